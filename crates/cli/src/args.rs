//! What can be typed.

mod database;
mod matches;
mod running;

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use serde::Serialize;
use table::Seat;

pub(crate) use database::{DatabaseArgs, Move};
pub(crate) use matches::{Arena, SeedArg, Simulate};
pub(crate) use running::{LogForm, Logs, NatsAddress};

/// Merchant board games: play, simulate, measure, check and replay them.
///
/// Without a command the house is opened, as by `fondaco serve`.
#[derive(Parser)]
#[command(
    name = "fondaco",
    version,
    after_help = "\
Examples:
  fondaco                  (opens the house, as fondaco serve does)
  fondaco simulate speicherstadt --bots greedy,random,random,random --games 2000
  fondaco arena speicherstadt --bots greedy,random --games 2000 --html report.html"
)]
pub(crate) struct Args {
    /// Without a command the house is opened, as by `fondaco serve`.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(Serve),
    Think(Think),
    Backup(Backup),
    Restore(Restore),
    Move(Move),
    Simulate(Simulate),
    Arena(Arena),
    Bench(Bench),
    Laws(Laws),
    Probe(Probe),
    Replay(Replay),
    Verify(Verify),
    Rules(Rules),
}

/// Open the house: tables for people, bots and programs, over HTTP and WebSockets.
///
/// Prints the address. The API is described at /api/openapi.json. Everything is stored in one file in the data folder, or in a
/// database of a PostgreSQL server; Ctrl-C closes the house, and every match goes on when it is opened again.
#[derive(Parser)]
#[command(after_help = "\
Examples:
  fondaco serve
  fondaco serve --listen 0.0.0.0:8080
  fondaco serve --data /var/lib/fondaco --secure --proxy 127.0.0.1 --metrics 127.0.0.1:9090
  fondaco serve --nats nats://10.0.0.5:4222
  fondaco serve --database-file /etc/fondaco/database
  fondaco serve --log info,access=off")]
pub(crate) struct Serve {
    /// Where to listen; port 0 takes any that is free.
    #[arg(long, value_name = "ADDR", env = "FONDACO_LISTEN", default_value = "127.0.0.1:8080")]
    pub(crate) listen: SocketAddr,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
    /// Milliseconds that bots seem to think; 0 for as fast as they can.
    #[arg(long, value_name = "MS", env = "FONDACO_BOT_PAUSE", default_value_t = 600)]
    pub(crate) bot_pause: u64,
    /// Milliseconds that people have to bid before a bot closes a deal, counted from the last word.
    #[arg(long, value_name = "MS", env = "FONDACO_BID_TIME", default_value_t = 4000)]
    pub(crate) bid_time: u64,
    /// Requests a second that one client may make, on average; 0 for no limit.
    #[arg(long, value_name = "N", env = "FONDACO_RATE", default_value_t = 50)]
    pub(crate) rate: u32,
    /// Unfinished tables that one person may have opened, if something happened there in the last week; 0 for no limit.
    #[arg(long, value_name = "N", env = "FONDACO_TABLES", default_value_t = 50)]
    pub(crate) tables: u32,
    /// Tables that may be awake at the same time, besides those that somebody plays at; 0 for no limit.
    #[arg(long, value_name = "N", env = "FONDACO_AWAKE", default_value_t = 4096)]
    pub(crate) awake: u32,
    /// Connections at the same time; 0 for no limit.
    #[arg(long, value_name = "N", env = "FONDACO_CONNECTIONS", default_value_t = 8192)]
    pub(crate) connections: u32,
    /// Connections of one address, and of one client of the proxy; this machine's are not limited; 0 for no limit.
    #[arg(long, value_name = "N", env = "FONDACO_PER_ADDRESS", default_value_t = 256)]
    pub(crate) per_address: u32,
    /// Days for which finished matches among bots are kept, at most 20,000 of them; 0 for ever.
    #[arg(long, value_name = "DAYS", env = "FONDACO_KEEP_BOT_MATCHES", default_value_t = 30)]
    pub(crate) keep_bot_matches: u32,
    /// Days for which tables are kept at which no match was begun; 0 for ever.
    #[arg(long, value_name = "DAYS", env = "FONDACO_KEEP_UNSTARTED", default_value_t = 30)]
    pub(crate) keep_unstarted: u32,
    /// Days for which guests are kept who have no session and no seat left; 0 for ever.
    #[arg(long, value_name = "DAYS", env = "FONDACO_KEEP_GUESTS", default_value_t = 90)]
    pub(crate) keep_guests: u32,
    /// The address of a proxy in front, whose X-Forwarded-For is believed.
    #[arg(long, value_name = "IP", env = "FONDACO_PROXY")]
    pub(crate) proxy: Option<IpAddr>,
    /// Cookies for HTTPS only, and browsers are told never to come without it: for use behind a TLS proxy.
    #[arg(long, env = "FONDACO_SECURE")]
    pub(crate) secure: bool,
    /// Days after which a session of an account ends that nobody uses; 0 for never. Guests' sessions last a year.
    #[arg(long, value_name = "DAYS", env = "FONDACO_SESSION_DAYS", default_value_t = 30)]
    pub(crate) session_days: u32,
    /// Where operators find /metrics, /healthz and /readyz, not for the public [default: nowhere].
    #[arg(long, value_name = "ADDR", env = "FONDACO_METRICS")]
    pub(crate) metrics: Option<SocketAddr>,
    #[command(flatten)]
    pub(crate) nats: NatsAddress,
    /// Other nodes have the same PostgreSQL database and speak with this one through NATS: not for use yet.
    #[arg(long, hide = true)]
    pub(crate) several_nodes: bool,
    #[command(flatten)]
    pub(crate) logs: Logs,
    /// Deal every match from this seed, so that everybody can know all cards: for tests.
    #[arg(long, value_name = "S", hide = true)]
    pub(crate) seed: Option<SeedArg>,
}

/// Think for the bots of a house that runs on other machines.
///
/// Takes questions to bots from NATS, as the house itself does, and answers them. It stores nothing and nobody can connect to it;
/// start and stop as many as you like. It must be of the same version as the house.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  fondaco think --nats nats://10.0.0.5:4222
  FONDACO_NATS_FILE=/etc/fondaco/nats fondaco think --threads 6")]
pub(crate) struct Think {
    #[command(flatten)]
    pub(crate) nats: NatsAddress,
    /// How many bots think at the same time [default: one for each core].
    #[arg(long, value_name = "N", env = "FONDACO_THREADS")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// Where operators find /metrics, /healthz and /readyz, not for the public [default: nowhere].
    #[arg(long, value_name = "ADDR", env = "FONDACO_METRICS")]
    pub(crate) metrics: Option<SocketAddr>,
    #[command(flatten)]
    pub(crate) logs: Logs,
}

/// Copy the database of a house to a file, also while the house is open.
///
/// The copy is as the database was at one moment, is checked, and gets its name when it is whole. Nobody who plays is held up.
/// For a SQLite file; a database of a PostgreSQL server is copied with `pg_dump`.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  fondaco backup /backup/fondaco.sqlite --data /var/lib/fondaco
  fondaco backup yesterday.sqlite --force")]
pub(crate) struct Backup {
    /// Where to put the copy.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
    /// Replace the file if it exists.
    #[arg(long)]
    pub(crate) force: bool,
}

/// Put a backup in the place of the database of a house that is closed.
///
/// The backup is checked first. What was there before is kept in a folder beside it. For a SQLite file; a database of a PostgreSQL
/// server is brought back with `pg_restore`.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  fondaco restore /backup/fondaco.sqlite --data /var/lib/fondaco")]
pub(crate) struct Restore {
    /// The backup.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
}

/// Measure play on one core: at random, or by the heuristics of `greedy`.
///
/// Whole matches, set-up and listing of all decisions included, as a search would play them out. Seconds are those of the core.
/// Machines are noisy: compare figures of one run with each other, and run it more than once.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  fondaco bench
  fondaco bench --bot greedy
  fondaco bench speicherstadt --players 5 --seconds 10 --json")]
pub(crate) struct Bench {
    /// Which games [default: all].
    pub(crate) games: Vec<String>,
    /// Who plays.
    #[arg(long, value_name = "NAME", default_value = "random")]
    pub(crate) bot: BenchBot,
    /// How many seats.
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub(crate) players: u8,
    /// For how long, each game.
    #[arg(long, value_name = "S", default_value_t = 3.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Print one JSON object for each game, a line each.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Whose play is measured.
#[derive(Copy, Clone, Serialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BenchBot {
    /// Any legal decision, and offers now and then.
    Random,
    /// The policy of the game, all seats.
    Greedy,
}

/// Check the laws that every game must obey, on random matches.
///
/// A match that breaks a law is shortened, and printed with its seed and decisions.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  fondaco laws speicherstadt --matches 100000
  fondaco laws speicherstadt --players 5 --config '{\"remove_cards\":false}'")]
pub(crate) struct Laws {
    /// Which game.
    pub(crate) game: String,
    /// How many seats [default: every number that can play, one after another].
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// Options of the game [default: as it comes out of the box].
    #[arg(long, value_name = "JSON")]
    pub(crate) config: Option<String>,
    /// How many matches for each number of seats.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) matches: u64,
    /// A number, or 64 hexadecimal digits.
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: SeedArg,
    /// How many matches at the same time [default: one for each core].
    #[arg(long, value_name = "J")]
    pub(crate) jobs: Option<NonZeroUsize>,
}

/// Run given/when/then vectors.
///
/// Prints each expectation that is not met with file, line and key, as expected and actual. CONTRIBUTING.md describes the
/// format; docs/shapes shows how decisions, events and views are written.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  fondaco probe crates/speicherstadt/tests/vectors/SPE-T09.toml
  fondaco probe --show crates/speicherstadt/tests/vectors/SPE-T09.toml
  fondaco probe crates/speicherstadt/tests/vectors")]
pub(crate) struct Probe {
    /// Print the table after `given` and after each step: what happened, whom it waits for, what everybody and each seat
    /// sees. What has changed is marked with a star.
    #[arg(long)]
    pub(crate) show: bool,
    /// Vectors, or folders of them.
    #[arg(required = true, value_name = "FILE.toml")]
    pub(crate) files: Vec<PathBuf>,
}

/// Print what happened in a match.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  fondaco replay match.jsonl
  fondaco replay match.jsonl --seat 2 --json")]
pub(crate) struct Replay {
    /// The record; - for standard input.
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    /// Only what this seat could know.
    #[arg(long, value_name = "S", value_parser = seat, conflicts_with = "public")]
    pub(crate) seat: Option<Seat>,
    /// Only what a bystander could know.
    #[arg(long)]
    pub(crate) public: bool,
    /// Print one JSON object for each decision, a line each.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Check a record: its seed, every decision, what everybody saw, and the result.
///
/// When a match starts the hash of its seed is published. Compare it with --commit: then nobody can have chosen the shuffle later.
/// Without --commit only the hash in the record itself is compared.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  fondaco verify match.jsonl
  fondaco verify match.jsonl --commit sha256:66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925")]
pub(crate) struct Verify {
    /// The record; - for standard input.
    #[arg(value_name = "RECORD")]
    pub(crate) record: PathBuf,
    /// What was published when the match started.
    #[arg(long, value_name = "SHA256")]
    pub(crate) commit: Option<String>,
}

/// Print the rules of a game, or one paragraph of them.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  fondaco rules speicherstadt SPE-4.20
  fondaco rules speicherstadt | less")]
pub(crate) struct Rules {
    /// Which game.
    pub(crate) game: String,
    /// Which paragraph [default: the whole specification].
    pub(crate) id: Option<String>,
}

fn seat(text: &str) -> Result<Seat, String> {
    let number = text.trim_start_matches(['P', 'p']).parse().ok();
    number.and_then(Seat::new).ok_or_else(|| "seats are numbered 0 to 4".to_owned())
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "a number of seconds".to_owned())?;
    if (0.001..=3600.0).contains(&seconds) {
        Ok(seconds)
    } else {
        Err("from 0.001 to 3600 seconds".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_arguments_are_sound() {
        Args::command().debug_assert();
    }

    #[test]
    fn every_command_shows_an_example() {
        for command in Args::command().get_subcommands() {
            let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(help.contains(&format!("fondaco {}", command.get_name())), "{}", command.get_name());
        }
    }
}
