//! What silence is taken to mean (OLT-4.90).

use table::{Game, Seat};

use crate::{Decision, Oltremare, Phase, Source};

/// OLT-4.90: lowest ids; decline every offer, then buy until trading may end, the stock first; the alphabetically first
/// path; stay on a compass; stow in the order of play. OLT-10.45: nobody waits for a seat that is not active, so its
/// silence means nothing.
pub(crate) fn on_silence(game: &Oltremare, seat: Seat) -> Option<Decision> {
    if !game.board.is_active(seat) {
        return None;
    }
    match game.board.phase {
        Phase::Over => None,
        Phase::Trade => Some(in_trade(game, seat)),
        Phase::Compass => Some(Decision::CompassStay),
        Phase::Sail { .. } => {
            let mut first = None;
            game.each_decision(seat, |step| {
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
            game.each_decision(seat, |choice| _ = first.get_or_insert(choice));
            first
        }
    }
}

fn in_trade(game: &Oltremare, seat: Seat) -> Decision {
    let to_answer = game.offers.standing().iter().find(|offer| offer.to.contains(seat));
    if let Some(offer) = to_answer {
        return Decision::Decline { offer: offer.number };
    }
    if game.board.can_end_trade() {
        return Decision::EndTrade;
    }
    let from = if game.board.can_buy(Source::Stock) { Source::Stock } else { Source::Pirates };
    Decision::Buy { from }
}
