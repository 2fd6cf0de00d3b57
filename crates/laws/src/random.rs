//! Who speaks next at random, and what: for the laws, the allocation test, the pages of shapes and the tests of games.

use table::{Dice, Game, Seat, SeatSet, random_decision, random_listed};

/// A random seat that may speak, and one of its decisions; where it may offer, often an offer. Nothing if the game is over.
///
/// `menu` is only there to be used again: with room for 256 decisions nothing is allocated.
pub fn random_choice<G: Game>(
    game: &G,
    dice: &mut Dice,
    menu: &mut Vec<G::Decision>,
) -> Option<(Seat, G::Decision)> {
    let awaiting = game.awaiting();
    if awaiting.is_over() {
        return None;
    }
    // Those who must speak come more often, so that the match goes on.
    let among = if dice.below(2) == 0 { awaiting.must } else { awaiting.anybody() };
    let seat = random_seat(among, dice);
    if let Some(decision) = random_decision(game, seat, 2, dice, menu) {
        return Some((seat, decision));
    }
    // A seat that merely may speak need not have anything to say; one that must has.
    let seat = random_seat(awaiting.must, dice);
    random_listed(game, seat, dice, menu).map(|decision| (seat, decision))
}

/// One of these seats, each with the same chance; P0 if there is none.
pub(crate) fn random_seat(seats: SeatSet, dice: &mut Dice) -> Seat {
    let chosen = dice.below(u32::from(seats.len().max(1)));
    seats.iter().zip(0..).find(|(_, n)| *n == chosen).map_or(Seat::ALL[0], |(seat, _)| seat)
}
