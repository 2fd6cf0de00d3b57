//! What one viewer knows (chapter 8).

mod sent;

use serde::{Deserialize, Serialize};
use table::{OfferNumbers, Offers, PerSeat, Seat};

use crate::bargain::MOST_OFFERS;
use crate::{Board, CardSet, Choice, Deck, SeenTerms};

pub use sent::{SeenPlayer, SentView};

/// The table as one viewer may know it. Whatever is not here the viewer does not know, or has to remember. It is sent in the
/// form of [`SentView`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "SentView", from = "SentView")]
pub struct View {
    /// Through whose eyes; nobody's: those of a bystander.
    pub viewer: Option<Seat>,
    /// What everybody sees.
    pub board: Board,
    /// The viewer's own cards.
    pub hand: CardSet,
    /// OLT-5.31: cards in the hand of each seat that the viewer gave away and knows to be there.
    pub known: PerSeat<CardSet>,
    /// OLT-4.91: the viewer's own choice in the making.
    pub choice: Choice,
    /// OLT-5.31: offers, with cards where they are the viewer's own.
    pub offers: Offers<SeenTerms, MOST_OFFERS>,
    /// OLT-5.5: the offers of this turn that were made to the viewer.
    pub addressed: OfferNumbers,
    /// OLT-8.1: at the end.
    pub revealed: Option<Revealed>,
}

/// OLT-8.1: what was hidden.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Revealed {
    /// Hands.
    pub hands: PerSeat<CardSet>,
    /// Cargo stacks, bottom to top.
    pub cargo: PerSeat<Deck>,
    /// Pirate stacks, bottom to top.
    pub pirates: PerSeat<Deck>,
    /// The stock, bottom to top.
    pub stock: Deck,
}

impl View {
    /// How many play.
    pub fn seats(&self) -> u8 {
        self.board.seats()
    }
}
