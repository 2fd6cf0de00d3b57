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

use crate::{Bot, BotKind, BotRng, Bots, Budget, Prompt, Random};

impl Bots for Speicherstadt {
    const KINDS: &'static [BotKind] = &[
        BotKind { name: "random", about: "any legal decision" },
        BotKind { name: "greedy", about: "values cards and cubes, foresees the purchases of this round" },
    ];

    fn bot(name: &str, rng: BotRng) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(rng))),
            "greedy" => Some(Box::new(Greedy)),
            _ => None,
        }
    }
}

/// Takes what looks best now.
#[derive(Clone, Debug)]
pub struct Greedy;

impl Bot<Speicherstadt> for Greedy {
    fn decide(&mut self, view: &View, prompt: &Prompt<'_, Speicherstadt>, _: Budget) -> Decision {
        let worth = |decision: &Decision| value_of(view, prompt.seat, *decision);
        let best = prompt.decisions.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)));
        best.expect("whoever is asked has a decision")
    }
}

/// How good a decision is, in points; only comparable with the other decisions of the same prompt.
fn value_of(view: &View, seat: Seat, decision: Decision) -> f64 {
    match view.phase {
        Phase::Bidding { .. } => market::bid(view, seat, decision),
        Phase::Purchase { .. } => market::purchase(view, seat, decision),
        Phase::Processing { pool, .. } => processing::step(view, seat, &pool, decision),
        Phase::Over => 0.0,
    }
}
