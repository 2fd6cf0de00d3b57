//! The cards of the four decks (GEN-2.7, GEN-2.8, GEN-2.9, GEN-2.10).

use std::fmt;

use serde::Serialize;
use table::Kind as _;

use crate::city::FieldSet;
use crate::components::{CARDS, OF_KIND};
use crate::{Building, CardKind, Ware, Wares};

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

static FACES: [(&str, Face); CARDS.len()] = CARDS;

/// Some of the cards, in no order.
pub type CardSet = table::Set<Card>;

impl Card {
    /// As in the data file.
    pub fn id(self) -> &'static str {
        CARDS[self.index()].0
    }

    /// What is printed on it.
    #[inline]
    pub fn face(self) -> Face {
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

    /// GEN-4.29, GEN-4.32: where an order is fulfilled; other cards nowhere.
    #[inline]
    pub fn ordered_by(self) -> Option<Building> {
        match self.face() {
            Face::LargeOrder { villa, .. } => Some(villa),
            Face::SmallOrder { building, .. } => Some(building),
            Face::Message { .. } | Face::Privilege { .. } => None,
        }
    }

    /// GEN-4.29, GEN-4.30, GEN-4.32: the wares that an order wants, one of each; other cards want none.
    #[inline]
    pub fn wanted(self) -> &'static [Ware] {
        match &FACES[self.index()].1 {
            Face::LargeOrder { wares, .. } => wares,
            Face::SmallOrder { ware, .. } => std::slice::from_ref(ware),
            Face::Message { .. } | Face::Privilege { .. } => &[],
        }
    }

    /// The wares of an order that are not among these.
    #[inline]
    pub fn lacking(self, owned: &Wares) -> impl Iterator<Item = Ware> + use<> {
        let owned = *owned;
        self.wanted().iter().copied().filter(move |ware| !owned.has(*ware))
    }

    /// GEN-4.29, GEN-4.32: is this an order of this building that these wares fulfil?
    #[inline]
    pub fn can_be_fulfilled(self, building: Building, wares: &Wares) -> bool {
        self.ordered_by() == Some(building) && self.lacking(wares).next().is_none()
    }

    /// GEN-4.45: is this a message, and are both its buildings among the visited fields, in either order?
    #[inline]
    pub fn is_delivered_by(self, visited: FieldSet) -> bool {
        self.route().is_some_and(|route| route.without(visited).is_empty())
    }

    /// GEN-4.45: the two buildings of a message; of other cards none.
    #[inline]
    pub fn route(self) -> Option<FieldSet> {
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

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

table::component!(Card, "card", CARDS.len());
