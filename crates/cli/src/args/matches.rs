//! What can be typed of matches of bots among themselves.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use bots::{Bots, Budget};
use clap::Args as ClapArgs;
use table::Seed;

/// Let bots play many matches and compare them.
///
/// Seats rotate among the bots, so that none profits from where it sits. Prints decisions per second, mean scores, and win rates
/// with 95 % intervals; a shared victory counts as a fraction.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  fondaco simulate speicherstadt --bots greedy,random,random,random --games 2000
  fondaco simulate speicherstadt --players 3 --games 100 --seed 7 --records matches/
  fondaco simulate speicherstadt --config '{\"remove_cards\":false}'")]
pub(crate) struct Simulate {
    /// Which game.
    pub(crate) game: String,
    /// How many seats [default: as many as bots are named, or 4].
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// The bots, separated by commas; fewer than seats are repeated in turn. Levels, or opponents of the mixed field: noisy,
    /// miserly, generous, honest, lying.
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<String>,
    #[command(flatten)]
    pub(crate) budget: BudgetArgs,
    /// Options of the game [default: as it comes out of the box].
    #[arg(long, value_name = "JSON")]
    pub(crate) config: Option<String>,
    /// How many matches.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// A number, or 64 hexadecimal digits. The same seed gives the same matches, however many jobs there are.
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: SeedArg,
    /// How many matches at the same time [default: one for each core].
    #[arg(long, value_name = "J")]
    pub(crate) jobs: Option<NonZeroUsize>,
    /// Write the record of every match into this folder. Records that are there already are not overwritten.
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Prove the strength of bots: a round robin on equal deals, with ratings and intervals.
///
/// Every deal is played by every line-up of bots in every rotation of the seats, so that all get the same cards from every
/// chair. Prints ratings (Plackett and Luce) with 95 % intervals, who ends above whom, places, points and the time per decision.
/// docs/bots.md says how to read it.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  fondaco arena speicherstadt --bots greedy,random --games 2000
  fondaco arena speicherstadt --bots greedy,random --players 2,3,4,5 --games 4000 --html report.html
  fondaco arena genoa --bots master,greedy --alone master --games 200
  fondaco arena oltremare --bots greedy,random --hold random=1000 --resume oltremare.jsonl --json")]
pub(crate) struct Arena {
    /// Which game.
    pub(crate) game: String,
    /// The bots, separated by commas; at least two. Levels (gentle, steady, sharp, master or strongest), greedy, random, or
    /// opponents of the mixed field, as far as the game has them: noisy, miserly, generous, honest, lying.
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,
    /// This bot has one seat at every table, and the others have the rest [default: every line-up].
    #[arg(long, value_name = "BOT")]
    pub(crate) alone: Option<String>,
    /// How many seats; several numbers, separated by commas, share the matches.
    #[arg(long, value_name = "N,…", value_delimiter = ',', default_value = "4")]
    pub(crate) players: Vec<u8>,
    /// How many matches in all; rounded up to whole deals.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MOST_MATCHES))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) budget: BudgetArgs,
    /// The bot whose rating is given [default: greedy, or else the first, at 1400].
    #[arg(long, value_name = "BOT=RATING")]
    pub(crate) hold: Option<Hold>,
    /// Options of the game [default: as it comes out of the box].
    #[arg(long, value_name = "JSON")]
    pub(crate) config: Option<String>,
    /// A number, or 64 hexadecimal digits. The same seed gives the same matches, however many jobs there are.
    #[arg(long, value_name = "S", default_value = "1")]
    pub(crate) seed: SeedArg,
    /// How many matches at the same time [default: one for each core].
    #[arg(long, value_name = "J")]
    pub(crate) jobs: Option<NonZeroUsize>,
    /// Keep the result of every match in this file, and do not play again what is there already.
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Write the report as one page with plots that needs nothing else.
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

/// All results are held in memory.
const MOST_MATCHES: u64 = 1_000_000;

/// How long bots may think.
#[derive(ClapArgs, Copy, Clone)]
pub(crate) struct BudgetArgs {
    /// How many iterations a bot that thinks may spend on a decision [default: about a tenth of a second].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// How many milliseconds instead; what bots decide then depends on the machine.
    #[arg(long, value_name = "MS", conflicts_with = "iterations", value_parser = clap::value_parser!(u64).range(1..))]
    time: Option<u64>,
}

impl BudgetArgs {
    pub(crate) fn of<G: Bots>(self) -> Budget {
        let time = self.time.map(|ms| Budget::Time(Duration::from_millis(ms)));
        time.unwrap_or(Budget::Iterations(self.iterations.unwrap_or(G::ITERATIONS)))
    }
}

/// A bot and the rating that it is held at.
#[derive(Clone, Debug)]
pub(crate) struct Hold {
    pub(crate) bot: String,
    pub(crate) rating: f64,
}

impl FromStr for Hold {
    type Err = String;

    fn from_str(text: &str) -> Result<Hold, String> {
        let parts = text.rsplit_once('=').and_then(|(bot, rating)| Some((bot, rating.parse().ok()?)));
        let (bot, rating) = parts.ok_or("a bot and its rating, e.g. greedy=1400")?;
        if !(-10_000.0..=10_000.0).contains(&rating) {
            return Err("ratings are from -10000 to 10000".to_owned());
        }
        Ok(Hold { bot: bot.to_owned(), rating })
    }
}

/// A seed as people type it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeedArg(pub(crate) Seed);

impl FromStr for SeedArg {
    type Err = String;

    fn from_str(text: &str) -> Result<SeedArg, String> {
        if let Ok(number) = text.parse() {
            return Ok(SeedArg(Seed::from_number(number)));
        }
        let seed = Seed::from_hex(text);
        seed.map(SeedArg).ok_or_else(|| "a seed is a number or 64 hexadecimal digits".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_numbers_or_digits() {
        let SeedArg(seed) = "7".parse().unwrap();
        assert_eq!(seed, Seed::from_number(7));
        let SeedArg(seed) = "ff".repeat(32).parse().unwrap();
        assert_eq!(seed, Seed::new([255; 32]));
        assert!("seven".parse::<SeedArg>().is_err());
    }

    #[test]
    fn a_bot_is_held_at_a_number() {
        let hold: Hold = "sharp=1390".parse().unwrap();
        assert_eq!((hold.bot.as_str(), hold.rating), ("sharp", 1390.0));
        for bad in ["sharp", "sharp=", "sharp=NaN", "sharp=1e9"] {
            assert!(bad.parse::<Hold>().is_err(), "{bad}");
        }
    }
}
