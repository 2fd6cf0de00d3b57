//! What one viewer knows (chapter 8).

mod written;

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat};

use crate::bargain::Book;
use crate::{Board, CardSet, Config, Known, Own};
use written::Written;

pub(crate) use written::ASKS;
pub use written::{SeenPlayer, Written as WrittenView};

/// The table as one viewer may know it. Whatever is not here the viewer does not know, or has to remember.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct View {
    /// What was agreed.
    pub config: Config,
    /// Through whose eyes; nobody's: those of a bystander.
    pub viewer: Option<Seat>,
    /// What everybody sees.
    pub board: Board,
    /// What the viewer alone knows.
    pub own: Own,
    /// What was said in this window, as far as the viewer may know it.
    pub(crate) book: Book,
    /// At the end: what was hidden.
    pub revealed: Option<Revealed>,
}

/// What was hidden until the end of the game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Revealed {
    /// All purses.
    pub ducats: PerSeat<u16>,
    /// All hands.
    pub hands: PerSeat<CardSet>,
}

impl View {
    /// How many play.
    pub fn seats(&self) -> u8 {
        self.config.seats
    }

    /// The same as rules and policies read it.
    pub fn known(&self) -> Known<'_> {
        let View { config, viewer, board, own, book, .. } = self;
        Known { config, viewer: *viewer, board, own, book }
    }

    /// The purse of a seat, if the viewer knows it: its own, and at the end everybody's.
    pub fn ducats(&self, seat: Seat) -> Option<u16> {
        match &self.revealed {
            Some(revealed) => Some(revealed.ducats[seat]),
            None => (self.viewer == Some(seat)).then_some(self.own.ducats),
        }
    }

    /// Cards in the hand of a seat that the viewer knows to be there; at the end all.
    pub fn cards(&self, seat: Seat) -> CardSet {
        match &self.revealed {
            Some(revealed) => revealed.hands[seat],
            None if self.viewer == Some(seat) => self.own.hand,
            None => self.own.known[seat],
        }
    }
}
