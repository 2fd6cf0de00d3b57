//! A heuristic player of The Speicherstadt, after chapter 12 of its specification.
//!
//! It knows what every card is worth to every seat ([`value`]). The purchases, which hold neither chance nor
//! secrets, it solves by looking ahead to the last column ([`market`]); a merchant goes where that outcome is best.
//! Cubes it uses in the order deliver, exchange, sell, keep ([`processing`]).

mod features;
mod learned;
mod market;
mod processing;
mod row_worth;
mod value;

use std::time::Duration;

use speicherstadt::{Decision, Phase, Speicherstadt, View};
use table::Seat;

use crate::{BotKind, Bots, Features, Mind, Model, Policy, Prompt, Search, Settings};
pub use market::Scratch;

use market::Market;
use processing::Pool;

impl Bots for Speicherstadt {
    const KINDS: &'static [BotKind] = &[
        BotKind { name: "random", person: None, about: "Any legal decision." },
        BotKind {
            name: "gentle",
            person: Some("Fiete"),
            about: "Stands where the picture is pretty and forgets what a queue costs.",
        },
        BotKind {
            name: "steady",
            person: Some("Wiebke"),
            about: "Counts her coins, finishes her contracts and never looks at yours.",
        },
        BotKind {
            name: "sharp",
            person: Some("Hinnerk"),
            about: "Joins a queue to make you pay, and leaves before he has to.",
        },
        BotKind {
            name: "master",
            person: Some("Adelheid"),
            about: "Plays the quay out a few hundred times in her head, then moves.",
        },
    ];
    const ITERATIONS: u32 = 800;
    const LONGEST: Duration = Duration::from_millis(1400);
}

/// Takes what looks best now.
impl Policy for Speicherstadt {
    type Known<'a> = &'a View;
    type Habits = ();
    type Scratch = Scratch;

    fn known_at(table: &Speicherstadt, _: Seat) -> &View {
        table.open()
    }

    fn known_in(view: &View, _: Seat) -> &View {
        view
    }

    fn choose(view: &View, prompt: &Prompt<'_, Speicherstadt>, mind: Mind<'_, Speicherstadt>) -> Decision {
        let (seat, decisions) = (prompt.seat, prompt.decisions);
        if let [only] = decisions {
            return *only;
        }
        let best = match &view.phase {
            Phase::Bidding { .. } => {
                let mut market = Market::new(view, mind.scratch);
                last_greatest(decisions, |decision| match *decision {
                    Decision::PlaceMerchant { column } => market.bid(column, seat),
                    _ => 0.0,
                })
            }
            Phase::Purchase { column, .. } => {
                let mut market = Market::new(view, mind.scratch);
                last_greatest(decisions, |decision| match *decision {
                    Decision::Buy => market.buy(*column, seat),
                    _ => market.pass(*column, seat),
                })
            }
            Phase::Processing { pool, .. } => {
                let pool = Pool::new(view, seat, pool);
                last_greatest(decisions, |decision| pool.step(*decision))
            }
            Phase::Over => None,
        };
        best.expect("whoever is asked has a decision")
    }
}

/// The last of those with the greatest value.
fn last_greatest(decisions: &[Decision], mut value: impl FnMut(&Decision) -> f64) -> Option<Decision> {
    let mut best: Option<(f64, Decision)> = None;
    for decision in decisions {
        let value = value(decision);
        if best.is_none_or(|(most, _)| value.total_cmp(&most).is_ge()) {
            best = Some((value, *decision));
        }
    }
    best.map(|(_, decision)| decision)
}

impl Search for Speicherstadt {
    const CLEAR_MARGIN: f64 = 8.0;
    const MODEL: Model = learned::MODEL;
    const SETTINGS: Settings = Settings::cut_off_after(u16::MAX);

    fn turn(table: &Speicherstadt) -> u16 {
        u16::from(table.open().round)
    }

    fn seats(view: &View) -> u8 {
        view.seats()
    }

    fn features(view: &View, seat: Seat, (): &(), _: &mut Scratch) -> Features {
        features::features(view, seat)
    }
}
