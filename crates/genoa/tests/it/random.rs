//! Random play with bargaining.

use genoa::{Decision, Genoa};
use table::{Dice, Seat};

/// As the laws choose.
pub(crate) fn choose(game: &Genoa, dice: &mut Dice) -> (Seat, Decision) {
    laws::random_choice(game, dice, &mut Vec::new()).expect("the match is not over")
}
