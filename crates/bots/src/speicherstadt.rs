//! A heuristic player of The Speicherstadt, after chapter 12 of its specification.
//!
//! It knows what every card is worth to every seat ([`value`]). The purchases, which hold neither chance nor
//! secrets, it solves by looking ahead to the last column ([`market`]); a merchant goes where that outcome is best.
//! Cubes it uses in the order deliver, exchange, sell, keep ([`processing`]).

mod market;
mod processing;
mod value;

use speicherstadt::{Decision, Phase, Speicherstadt, View};
use table::Seat;

use crate::{Bot, BotKind, BotRng, Bots, Greedy, Mind, Policy, Prompt, Random};
use market::Market;
use processing::Pool;

impl Bots for Speicherstadt {
    const KINDS: &'static [BotKind] = &[
        BotKind { name: "random", about: "any legal decision" },
        BotKind { name: "greedy", about: "values cards and cubes, foresees the purchases of this round" },
    ];

    fn bot(name: &str, rng: BotRng) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(rng))),
            "greedy" => Some(Box::new(Greedy::new(rng, ()))),
            _ => None,
        }
    }
}

/// Takes what looks best now.
impl Policy for Speicherstadt {
    type Known<'a> = &'a View;
    type Habits = ();
    type Scratch = ();

    fn known_at(table: &Speicherstadt, _: Seat) -> &View {
        table.open()
    }

    fn known_in(view: &View, _: Seat) -> &View {
        view
    }

    fn choose(view: &View, prompt: &Prompt<'_, Speicherstadt>, _: Mind<'_, Speicherstadt>) -> Decision {
        let (seat, decisions) = (prompt.seat, prompt.decisions);
        if let [only] = decisions {
            return *only;
        }
        let best = match &view.phase {
            Phase::Bidding { .. } => {
                let market = Market::new(view);
                last_greatest(decisions, |decision| match *decision {
                    Decision::PlaceMerchant { column } => market.bid(column, seat),
                    _ => 0.0,
                })
            }
            Phase::Purchase { column, .. } => {
                let market = Market::new(view);
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
