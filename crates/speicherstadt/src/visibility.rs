//! Visibility (SPE-8.1): there is no private information at all.
//!
//! Every seat and every bystander gets the same view, which is all that lies open. Two things nobody sees,
//! the order of the deck within each season and what will come out of the bag; both are drawn anew
//! when a table is imagined.

use table::{Dice, Openness};

use crate::{Event, Speicherstadt, View, setup};

/// SPE-8.1: everything that happens, happens in the open. SPE-3.5, SPE-4.5: what comes from the deck or the bag was hidden.
pub(crate) fn openness(event: &Event) -> Openness {
    match event {
        Event::Revealed { .. } | Event::Fire { .. } => Openness::Revealing,
        Event::StartCoin { .. }
        | Event::Round { .. }
        | Event::Placed { .. }
        | Event::KeptMerchant { .. }
        | Event::Bought { .. }
        | Event::Passed { .. }
        | Event::ForcedPass { .. }
        | Event::Unsold { .. }
        | Event::Unloaded { .. }
        | Event::Delivered { .. }
        | Event::SoldToTrader { .. }
        | Event::SoldPair { .. }
        | Event::Exchanged { .. }
        | Event::Kept { .. }
        | Event::Finished { .. }
        | Event::Income { .. }
        | Event::Scored { .. }
        | Event::Ended { .. } => Openness::Public,
    }
}

/// A table that looks like this: the cards left, each season shuffled anew, and other dice.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Speicherstadt {
    let mut dice = dice.fork();
    let deck = setup::stack(view.deck, &mut dice.draws());
    Speicherstadt { open: view.clone(), deck, dice }
}
