//! What one viewer knows (chapter 8).

use serde::{Deserialize, Serialize};
use table::{Offers, PerSeat, Seat, SeatSet};

use crate::bargain::{MOST_OFFERS, Request, Terms};
use crate::board::ByField;
use crate::components::MOST_ASKS;
use crate::{ByBuilding, CardCounts, CardSet, Config, Phase, Specials, Turn, Wares};

/// The table as one viewer may know it. Whatever is not here the viewer does not know, or has to remember.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What was agreed.
    pub config: Config,
    /// Through whose eyes; nobody's: those of a bystander.
    pub viewer: Option<Seat>,
    /// GEN-3.1.
    pub start: Seat,
    /// Which round is played, from 1.
    pub round: u8,
    /// Where the round marker stands.
    pub marker: u8,
    /// GEN-3.6: where it ends.
    pub final_field: u8,
    /// Where in the turn we are, and what is asked.
    pub phase: Phase,
    /// Whose turn it is, the trail, the tower, and what holds for the turn.
    pub turn: Turn,
    /// GEN-4.7, GEN-4.54: the discs on each field, those of the tower included.
    pub discs: ByField<u8>,
    /// What each seat has.
    pub players: PerSeat<SeenPlayer>,
    /// The viewer's own cards.
    pub hand: CardSet,
    /// Wares in supply.
    pub wares: Wares,
    /// Special cards in supply.
    pub specials: Specials,
    /// How many cards each draw pile has.
    pub decks: CardCounts,
    /// Face up, of all four decks.
    pub discard: CardSet,
    /// GEN-4.40: the cards of which the draw piles were last shuffled together. Those not drawn since are among them.
    pub shuffled: CardSet,
    /// Whose marker a building carries.
    pub markers: ByBuilding<Option<Seat>>,
    /// GEN-5.3: offers, with the cards that the viewer may know; number 0: sealed (GEN-5.17), and the viewer's own. While cards are
    /// named (GEN-5.7), those that were accepted and are not executed yet.
    pub offers: Offers<Terms, MOST_OFFERS>,
    /// GEN-5.13: asks, with the cards that the viewer may know.
    pub asks: Offers<Request, { ASKS }>,
    /// GEN-5.13: who has met each ask of this window, from #1 on; of sealed answers the viewer's own.
    pub met: [SeatSet; ASKS],
    /// GEN-5.3: cards that the active player has shown the viewer in an ask of this window; an offer may want them.
    pub bared: CardSet,
    /// GEN-4.60, GEN-5.7: own cards that the viewer has named so far, as payment or for the last call.
    pub named: CardSet,
    /// GEN-5.10: the drawn cards of which some are promised, for those who may see them.
    pub drawn: CardSet,
}

/// Asks of one window.
pub(crate) const ASKS: usize = 3;
const _: () = assert!(MOST_ASKS == 3);

/// What a viewer knows of a seat.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenPlayer {
    /// The viewer's own, and at the end everybody's.
    pub ducats: Option<u16>,
    /// By kind.
    pub wares: Wares,
    /// By kind.
    pub specials: Specials,
    /// Markers in stock.
    pub stock: u8,
    /// Markers of this colour in the general supply.
    pub supply: u8,
    /// Cards in hand, by their backs.
    pub cards: CardCounts,
    /// Those among them that the viewer knows to be there; at the end all.
    pub known: CardSet,
    /// GEN-4.14: how many actions it could begin now.
    pub capacity: u8,
}

impl View {
    /// How many play.
    pub fn seats(&self) -> u8 {
        self.config.seats
    }
}
