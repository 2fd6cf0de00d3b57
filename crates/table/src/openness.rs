//! Who hears an event.

use crate::{Seat, Viewer};

/// Who hears all of an event, and whether it shows somebody what they could not know before.
///
/// A game says this of each of its events in one exhaustive match, from which [`veil`](crate::Game::veil) and
/// [`reveals`](crate::Game::reveals) follow: a new event does not compile until somebody has said who hears it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Openness {
    /// Everybody hears all of it, and it shows nothing that was hidden.
    Public,
    /// Everybody hears all of it, and it shows something that was hidden, such as the next card.
    Revealing,
    /// Only this seat hears all of it.
    Private {
        /// Who hears all of it.
        seat: Seat,
        /// Does it show somebody something that was hidden?
        reveals: bool,
    },
}

impl Openness {
    /// Does this viewer hear all of it?
    pub fn is_whole_for(self, viewer: Viewer) -> bool {
        match self {
            Openness::Public | Openness::Revealing => true,
            Openness::Private { seat, .. } => viewer == Viewer::Seat(seat),
        }
    }

    /// Does it show somebody something that was hidden?
    pub fn reveals(self) -> bool {
        match self {
            Openness::Public => false,
            Openness::Revealing => true,
            Openness::Private { reveals, .. } => reveals,
        }
    }
}
