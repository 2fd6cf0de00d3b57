//! `fondaco bench`: play at random or by the policy of the game, on one core.

use std::time::Duration;

use bots::{BotRng, GreedyPlayout};
use serde::Serialize;
use table::{Dice, Seat, Seed};

use crate::args::{Bench, BenchBot};
use crate::catalog::{self, GameVisitor, Playable};
use crate::cpu_time::CpuClock;
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
    bot: BenchBot,
    players: u8,
    /// Of the core, not of the clock on the wall.
    seconds: f64,
    decisions: u64,
    decisions_per_second: f64,
    ns_per_decision: f64,
}

impl GameVisitor for &Bench {
    type Out = Outcome<Report>;

    fn visit<G: Playable>(self) -> Outcome<Report> {
        match self.bot {
            BenchBot::Random => {
                let mut rng = BotRng::new(1);
                let mut offers = Dice::new(Seed::from_number(1));
                let mut menu = Vec::with_capacity(256);
                self.measure::<G>(|game, _| bots::random_playout(game, &mut rng, &mut offers, &mut menu))
            }
            BenchBot::Greedy => {
                let mut playout = GreedyPlayout::<G>::new(G::Habits::default());
                self.measure::<G>(|game, seed| {
                    let mut rngs = Seat::ALL.map(|seat| BotRng::of(&seed.of_series(seat.number().into())));
                    playout.run(game, &mut rngs[..usize::from(self.players)])
                })
            }
        }
    }
}

impl Bench {
    /// Plays matches until the time is up; `play_out` says how many decisions one had.
    fn measure<G: Playable>(&self, mut play_out: impl FnMut(&mut G, Seed) -> u64) -> Outcome<Report> {
        let config = catalog::config::<G>(self.players, None)?;
        let limit = Duration::from_secs_f64(self.seconds);
        let mut decisions = 0;
        let mut matches = 0;
        let clock = CpuClock::start();
        let mut asked_at = 0;
        while clock.elapsed() < limit {
            // The clock is asked after every few thousand decisions only.
            while decisions < asked_at + 4_096 {
                let seed = Seed::from_number(matches);
                let mut game = G::set_up(&config, Dice::new(seed), &mut ())
                    .map_err(|rule| Failure::bad(table::Refusal::Against(rule)))?;
                decisions += play_out(&mut game, seed);
                matches += 1;
            }
            asked_at = decisions;
        }
        let seconds = clock.elapsed().as_secs_f64();
        Ok(Report {
            game: G::NAME,
            bot: self.bot,
            players: self.players,
            seconds,
            decisions,
            decisions_per_second: float(decisions) / seconds,
            ns_per_decision: seconds * 1e9 / float(decisions),
        })
    }
}
