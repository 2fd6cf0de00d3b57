//! What silence is taken to mean (GEN-5.18).

use std::cmp::Reverse;

use table::Seat;

use crate::{Decision, Gain, Genoa, Phase, Step};

/// GEN-5.18: pass, roll, sell to the best offer that obliges, carry on; A33: deliver every message.
pub(crate) fn on_silence(game: &Genoa, seat: Seat) -> Option<Decision> {
    if !game.must_speak().contains(seat) {
        return None;
    }
    match game.board.phase {
        Phase::Over => None,
        Phase::Start => Some(Decision::Roll),
        Phase::Current | Phase::Onward if game.board.turn.waiting.contains(seat) => Some(Decision::Pass),
        Phase::Current => Some(game.best_obliging().unwrap_or(Decision::Forgo)),
        Phase::Onward => Some(Decision::EndTurn),
        Phase::Action(Step::After) if !game.board.turn.acting.is_some_and(|acting| acting.exchanging) => {
            Some(Decision::EndAction)
        }
        Phase::Markers { .. } => Some(Decision::Pass),
        Phase::Close => {
            let next = game.deliverable(seat).next().map(|card| Decision::DeliverMessage { card });
            Some(next.unwrap_or(Decision::Done))
        }
        // Effects come before special cards, orders before the privilege, everything in the order of the data file.
        Phase::Action(_) | Phase::Pay { .. } => {
            let mut first = None;
            game.each_listed(seat, |decision| _ = first.get_or_insert(decision));
            first
        }
    }
}

impl Genoa {
    /// The one with most ducats, then most goods, then the earliest.
    fn best_obliging(&self) -> Option<Decision> {
        let obliging = self.book.offers.numbered().filter(|(_, offer)| offer.terms.terms.is_obliging());
        let best = obliging.max_by_key(|(number, offer)| {
            let terms = &offer.terms.terms;
            let goods = terms.give.goods() + terms.gain.map_or(0, Gain::goods);
            (terms.give.ducats, goods, Reverse(*number))
        });
        best.map(|(number, _)| Decision::Accept { offers: number.into() })
    }
}
