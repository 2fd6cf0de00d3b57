//! `fondaco bench`: random play on one core.

use std::time::{Duration, Instant};

use bots::BotRng;
use serde::Serialize;
use table::{Dice, Seed};

use crate::args::Bench;
use crate::catalog::{self, GameVisitor, Playable};
use crate::failure::{Failure, Outcome};
use crate::say;
use crate::statistics::{float, short};

pub(crate) fn run(args: &Bench) -> Outcome {
    let all: Vec<String> = hall::catalog::GAMES.iter().map(ToString::to_string).collect();
    let games = if args.games.is_empty() { &all } else { &args.games };
    for game in games {
        let report = catalog::visit_game(game, args)?;
        if args.json {
            let json = serde_json::to_string(&report).map_err(Failure::bad)?;
            say(&format!("{json}\n"))?;
        } else {
            say(&format!(
                "{}, {} seats: {} decisions/s, {:.0} ns/decision ({} decisions in {:.1} s)\n",
                report.game,
                report.players,
                short(report.decisions_per_second),
                report.ns_per_decision,
                report.decisions,
                report.seconds,
            ))?;
        }
    }
    Ok(())
}

#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    players: u8,
    seconds: f64,
    decisions: u64,
    decisions_per_second: f64,
    ns_per_decision: f64,
}

impl GameVisitor for &Bench {
    type Out = Outcome<Report>;

    fn visit<G: Playable>(self) -> Outcome<Report> {
        let config = catalog::config::<G>(self.players, None)?;
        let limit = Duration::from_secs_f64(self.seconds);
        let mut rng = BotRng::new(1);
        let mut offers = Dice::new(Seed::from_number(1));
        let mut menu = Vec::with_capacity(256);
        let mut decisions = 0;
        let mut matches = 0;
        let start = Instant::now();
        while start.elapsed() < limit {
            // The clock is asked after every few matches only.
            for _ in 0..16 {
                let dice = Dice::new(Seed::from_number(matches));
                let mut game = G::set_up(&config, dice, &mut ())
                    .map_err(|rule| Failure::bad(table::Refusal::Against(rule)))?;
                decisions += bots::random_playout(&mut game, &mut rng, &mut offers, &mut menu);
                matches += 1;
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        Ok(Report {
            game: G::NAME,
            players: self.players,
            seconds,
            decisions,
            decisions_per_second: float(decisions) / seconds,
            ns_per_decision: seconds * 1e9 / float(decisions),
        })
    }
}
