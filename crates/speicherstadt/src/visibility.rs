//! Visibility (SPE-8.1): there is no private information at all.
//!
//! Every seat and every bystander gets the same view, which is all that lies open. Two things nobody sees,
//! the order of the deck within each season and what will come out of the bag; both are drawn anew
//! when a table is imagined.

use table::Dice;

use crate::{Speicherstadt, View, setup};

/// A table that looks like this: the cards left, each season shuffled anew, and other dice.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Speicherstadt {
    let mut dice = dice.fork();
    let deck = setup::stack(view.deck, &mut dice.draws());
    Speicherstadt { open: view.clone(), deck, dice }
}
