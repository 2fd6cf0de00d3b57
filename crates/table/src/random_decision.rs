//! One way to choose a random decision: for random play-outs, the laws and the tests of games.

use crate::{Dice, Game, Seat};

/// By which random numbers decisions are chosen: those of [`Dice`], or faster ones where any will do.
pub trait RandomNumbers {
    /// A number from 0 to `bound` - 1.
    fn below(&mut self, bound: u32) -> u32;

    /// With these, open decisions are sampled.
    fn dice(&mut self) -> &mut Dice;
}

impl RandomNumbers for Dice {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        Dice::below(self, bound)
    }

    #[inline]
    fn dice(&mut self) -> &mut Dice {
        self
    }
}

/// A random decision of a seat: once in `open_once_in` times an open one, if one was found; otherwise a listed one. Nothing, if
/// none is listed.
///
/// `menu` is only there to be used again: with room for 256 decisions (L3) it never grows.
#[inline]
pub fn random_decision<G: Game>(
    game: &G,
    seat: Seat,
    open_once_in: u32,
    numbers: &mut impl RandomNumbers,
    menu: &mut Vec<G::Decision>,
) -> Option<G::Decision> {
    let is_open = numbers.below(open_once_in) == 0;
    let open = if is_open { game.sample_open(seat, numbers.dice()) } else { None };
    open.or_else(|| random_listed(game, seat, numbers, menu))
}

/// One of the listed decisions of a seat, each with the same chance; `menu` as in [`random_decision`].
#[inline]
pub fn random_listed<G: Game>(
    game: &G,
    seat: Seat,
    numbers: &mut impl RandomNumbers,
    menu: &mut Vec<G::Decision>,
) -> Option<G::Decision> {
    menu.clear();
    game.each_decision(seat, |decision| menu.push(decision));
    let count = u32::try_from(menu.len()).expect("menus are short (L3)");
    let chosen = if count == 0 { 0 } else { numbers.below(count) };
    menu.get(usize::try_from(chosen).expect("32 bits fit")).copied()
}
