//! The cards of the four decks (GEN-2.7, GEN-2.8, GEN-2.9, GEN-2.10).

use std::fmt;

use serde::Serialize;
use table::Kind;

use crate::board::FieldSet;
use crate::components::{CARDS, OF_KIND};
use crate::{Building, CardKind, Ware};

/// What is printed on a card.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Face {
    /// GEN-2.7.
    LargeOrder {
        /// Who wants them.
        villa: Building,
        /// One of each.
        wares: [Ware; 3],
    },
    /// GEN-2.8.
    SmallOrder {
        /// Where it is wanted.
        building: Building,
        /// Which.
        ware: Ware,
    },
    /// GEN-2.9.
    Message {
        /// Both must be visited in one turn.
        buildings: [Building; 2],
    },
    /// GEN-2.10.
    Privilege {
        /// On the rim.
        building: Building,
    },
}

/// A card: its place in the data file. Written as its id, `L-COL-1`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(pub(crate) u8);

/// Some of the cards, in no order.
pub type CardSet = table::Set<Card>;

impl Card {
    /// The card with this id.
    pub fn with_id(id: &str) -> Option<Card> {
        Card::ALL.iter().copied().find(|card| card.id() == id)
    }

    /// As in the data file.
    pub fn id(self) -> &'static str {
        CARDS[self.index()].0
    }

    /// What is printed on it.
    #[inline]
    pub fn face(self) -> Face {
        static FACES: [(&str, Face); CARDS.len()] = CARDS;
        FACES[self.index()].1
    }

    /// What its back shows.
    #[inline]
    pub fn kind(self) -> CardKind {
        match self.face() {
            Face::LargeOrder { .. } => CardKind::LargeOrder,
            Face::SmallOrder { .. } => CardKind::SmallOrder,
            Face::Message { .. } => CardKind::Message,
            Face::Privilege { .. } => CardKind::Privilege,
        }
    }

    /// GEN-4.45: the two buildings of a message; of other cards none.
    #[inline]
    pub(crate) fn route(self) -> Option<FieldSet> {
        match self.face() {
            Face::Message { buildings } => Some(buildings.into_iter().map(Into::into).collect()),
            _ => None,
        }
    }
}

impl CardKind {
    /// All cards with this back.
    #[inline]
    pub fn cards(self) -> CardSet {
        OF_KIND[self.place()]
    }
}

impl Kind for Card {
    const ALL: &'static [Card] = &{
        let mut all = [Card(0); CARDS.len()];
        let mut n = 1;
        while n < all.len() {
            all[n] = Card(all[n - 1].0 + 1);
            n += 1;
        }
        all
    };
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

table::written_as_id!(Card, "card");
