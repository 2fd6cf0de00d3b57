//! `fondaco arena`: how strong bots are, proved on equal deals.

mod bootstrap;
mod contest;
mod figures;
mod finding;
mod html;
mod plan;
mod rating;
mod report;
mod results;
mod text;
mod times;

use std::collections::BTreeMap;
use std::time::Instant;

use bots::{BotRng, Budget};
use table::Seed;

use self::contest::Contest;
use self::figures::Figures;
use self::plan::Tables;
use self::report::{Report, Run};
use self::results::Common;
use crate::args::Arena;
use crate::catalog::{self, GameVisitor, Playable};
use crate::failure::{Failure, Outcome};
use crate::{bot_match, say, workers};

/// Where the bot that is held stands, if nobody says otherwise.
const HELD_AT: f64 = 1400.0;

pub(crate) fn run(args: &Arena) -> Outcome {
    let report = catalog::visit_game(&args.game, args)?;
    if let Some(path) = &args.html {
        std::fs::write(path, html::page(&report)?).map_err(|error| Failure::file(path, error))?;
    }
    if args.json {
        let json = serde_json::to_string(&report).map_err(Failure::bad)?;
        say(&format!("{json}\n"))
    } else {
        say(&text::report(&report))
    }
}

impl GameVisitor for &Arena {
    type Out = Outcome<Report>;

    fn visit<G: Playable>(self) -> Outcome<Report> {
        plan::check_list(&self.bots)?;
        bot_match::check_names::<G>(&self.bots)?;
        let held = self.held()?;
        let alone = self.alone()?;
        let configs = self.configs::<G>()?;
        let each = self.games.div_ceil(u64::try_from(configs.len()).expect("64 bits fit"));
        let tables: Vec<Tables> =
            configs.keys().map(|seats| Tables::new(self.bots.len(), *seats, each, alone)).collect();
        let (seed, budget) = (self.seed.0, self.budget.of::<G>());
        let options = catalog::options(self.config.as_deref())?;
        let common = Common::new(G::NAME, &self.bots, written_seed(&seed), written_budget(budget), options);
        let contest = Contest::<G> { configs, bots: self.bots.clone(), seed, budget };
        let jobs = workers::all_cores(self.jobs);
        let start = Instant::now();
        let keep = self.resume.as_deref().map(|path| (path, &common));
        let (results, played) = contest.results(&tables, jobs, keep)?;
        let run = Run::new(jobs, played, start.elapsed(), budget, &self.bots, &results.times);
        let rng = BotRng::of(&seed.of_series(u64::MAX));
        let figures = Figures::new(&self.bots, &tables, &results, held, &rng);
        let about = |name: &String| {
            let kind = G::KINDS.iter().find(|kind| kind.name == name);
            kind.map_or("", |kind| kind.about)
        };
        let about: Vec<&str> = self.bots.iter().map(about).collect();
        Ok(Report::new(&common, self.command(&common), self.games, &about, figures, run))
    }
}

impl Arena {
    /// The place in the list of the bot that is held, and at which rating.
    fn held(&self) -> Outcome<(usize, f64)> {
        let place = |wanted: &str| self.bots.iter().position(|name| name == wanted);
        let Some(hold) = &self.hold else { return Ok((place("greedy").unwrap_or(0), HELD_AT)) };
        let unknown = || Failure::bad(format_args!("--hold: the bot {:?} does not play here", hold.bot));
        Ok((place(&hold.bot).ok_or_else(unknown)?, hold.rating))
    }

    /// The place in the list of the bot that has one seat at each table, if there is such a one.
    fn alone(&self) -> Outcome<Option<u8>> {
        let Some(alone) = &self.alone else { return Ok(None) };
        let place = self.bots.iter().position(|name| name == alone);
        let unknown = || Failure::bad(format_args!("--alone: the bot {alone:?} does not play here"));
        let place = place.ok_or_else(unknown)?;
        Ok(Some(u8::try_from(place).expect("few bots")))
    }

    /// The config for each number of seats.
    fn configs<G: Playable>(&self) -> Outcome<BTreeMap<u8, G::Config>> {
        let mut configs = BTreeMap::new();
        for players in &self.players {
            let config = catalog::config_of_bots::<G>(*players, self.config.as_deref())?;
            if configs.insert(*players, config).is_some() {
                return Err(Failure::bad(format_args!("--players: {players} is named twice")));
            }
        }
        Ok(configs)
    }

    /// What to type to get the same figures.
    fn command(&self, common: &Common) -> String {
        let players: Vec<String> = self.players.iter().map(ToString::to_string).collect();
        let alone = self.alone.as_ref().map(|alone| format!(" --alone {alone}"));
        let hold = self.hold.as_ref().map(|hold| format!(" --hold {}={}", hold.bot, hold.rating));
        let config = self.config.as_ref().map(|config| format!(" --config '{config}'"));
        format!(
            "fondaco arena {} --bots {} --players {} --games {} --seed {} --{}{}{}{}",
            common.game,
            common.bots.join(","),
            players.join(","),
            self.games,
            common.seed,
            common.budget,
            alone.unwrap_or_default(),
            hold.unwrap_or_default(),
            config.unwrap_or_default(),
        )
    }
}

/// As one types it: a number, if it is one.
fn written_seed(seed: &Seed) -> String {
    let (number, rest) = seed.bytes().split_at(8);
    let number = u64::from_le_bytes(number.try_into().expect("eight bytes"));
    if rest.iter().all(|byte| *byte == 0) { number.to_string() } else { seed.hex() }
}

/// As one types it, without the dashes.
fn written_budget(budget: Budget) -> String {
    match budget {
        Budget::Iterations(count) => format!("iterations {count}"),
        Budget::Time(time) => format!("time {}", time.as_millis()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_written_as_they_are_typed() {
        assert_eq!(written_seed(&Seed::from_number(7)), "7");
        assert_eq!(written_seed(&Seed::new([255; 32])), "ff".repeat(32));
    }
}
