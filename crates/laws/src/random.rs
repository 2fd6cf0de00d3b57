//! One way to choose a random decision, for the laws, the allocation test, the pages of shapes and the tests of games.

use table::{Dice, Game, Seat, SeatSet};

/// A random seat that may speak, and one of its decisions; where it may offer, often an offer. Nothing if the game is over.
///
/// It allocates nothing.
pub fn random_choice<G: Game>(game: &G, dice: &mut Dice) -> Option<(Seat, G::Decision)> {
    let awaiting = game.awaiting();
    if awaiting.is_over() {
        return None;
    }
    // Those who must speak come more often, so that the match goes on.
    let among = if dice.below(2) == 0 { awaiting.must } else { awaiting.anybody() };
    let seat = random_seat(among, dice);
    if dice.below(2) == 0
        && let Some(offer) = game.sample_open(seat, dice)
    {
        return Some((seat, offer));
    }
    if let Some(decision) = random_listed(game, seat, dice) {
        return Some((seat, decision));
    }
    // A seat that merely may speak need not have anything to say; one that must has.
    let seat = random_seat(awaiting.must, dice);
    random_listed(game, seat, dice).map(|decision| (seat, decision))
}

/// One of the listed decisions of a seat, each with the same chance.
pub(crate) fn random_listed<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Decision> {
    let mut count = 0;
    game.each_decision(seat, |_| count += 1);
    if count == 0 {
        return None;
    }
    let chosen = dice.below(count);
    let mut number = 0;
    let mut found = None;
    game.each_decision(seat, |decision| {
        if number == chosen {
            found = Some(decision);
        }
        number += 1;
    });
    found
}

/// One of these seats, each with the same chance; P0 if there is none.
pub(crate) fn random_seat(seats: SeatSet, dice: &mut Dice) -> Seat {
    let chosen = dice.below(u32::from(seats.len().max(1)));
    seats.iter().zip(0..).find(|(_, n)| *n == chosen).map_or(Seat::ALL[0], |(seat, _)| seat)
}
