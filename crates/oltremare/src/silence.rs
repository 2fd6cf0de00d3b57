//! What silence is taken to mean (OLT-4.90).

use table::Seat;

use crate::{Decision, Oltremare, Phase, Source};

impl Oltremare {
    /// OLT-4.90: lowest ids; decline every offer, then buy until trading may end, the stock first; the alphabetically first
    /// path; stay on a compass; stow in the order of play. OLT-10.45: nobody waits for a seat that is not active, so its
    /// silence means nothing.
    pub(crate) fn silence(&self, seat: Seat) -> Option<Decision> {
        if seat != self.turn.active {
            return None;
        }
        match self.phase {
            Phase::Over => None,
            Phase::Trade => Some(self.silence_in_trade(seat)),
            Phase::Compass => Some(Decision::CompassStay),
            Phase::Sail { .. } => {
                let mut first = None;
                self.list(seat, |step| {
                    let id = |step: Decision| match step {
                        Decision::Sail { to } => to.id(),
                        _ => "",
                    };
                    if first.is_none_or(|first| id(step) < id(first)) {
                        first = Some(step);
                    }
                });
                first
            }
            Phase::HandLimit { .. } | Phase::Play { .. } | Phase::Stow => {
                let mut first = None; // ids rise in a hand; played cards lie in play order
                self.list(seat, |choice| _ = first.get_or_insert(choice));
                first
            }
        }
    }
    fn silence_in_trade(&self, seat: Seat) -> Decision {
        let to_answer = self.book.offers.standing().iter().find(|offer| offer.to.contains(seat));
        if let Some(offer) = to_answer {
            return Decision::Decline { offer: offer.number };
        }
        if self.can_end_trade() {
            return Decision::EndTrade;
        }
        let from = if self.can_buy(Source::Stock) { Source::Stock } else { Source::Pirates };
        Decision::Buy { from }
    }
}
