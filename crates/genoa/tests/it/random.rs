//! Random play with bargaining.

use genoa::{Decision, Genoa};
use table::{Dice, Game, Seat};

/// As the laws do: those who must speak more often, and where one may offer, often an offer.
pub(crate) fn choose(game: &Genoa, choice: &mut Dice) -> (Seat, Decision) {
    loop {
        let awaiting = game.awaiting();
        let among = if choice.below(2) == 0 { awaiting.must } else { awaiting.anybody() };
        let among: Vec<Seat> = among.iter().collect();
        let seat = choice.any(&among).expect("the match is not over");
        let offer = if choice.below(2) == 0 { game.sample_open(seat, choice) } else { None };
        if let Some(decision) = offer.or_else(|| choice.any(&game.menu(seat))) {
            return (seat, decision);
        }
    }
}
