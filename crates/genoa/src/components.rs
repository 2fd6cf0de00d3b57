//! The things in the box (GEN-2.1 to 2.11). Every figure comes from `data/genoa.toml`.

mod generated;

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Card;

pub use generated::*;

/// Wares, counted by kind.
pub type Wares = table::Bag<Ware, { Ware::ALL.len() }>;
/// Special cards, counted by kind.
pub type Specials = table::Bag<Special, { Special::ALL.len() }>;
/// Cards, counted by their backs.
pub type CardCounts = table::Bag<CardKind, { CardKind::ALL.len() }>;
/// One thing for each deck.
pub type ByKind<T> = table::PerKind<CardKind, T, { CardKind::ALL.len() }>;
/// One thing for each building.
pub type ByBuilding<T> = table::PerKind<Building, T, BUILDINGS>;

/// GEN-2.6: what the action of a building brings.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Cards from the top of a deck.
    Draw {
        /// Which deck.
        kind: CardKind,
        /// How many.
        count: u8,
    },
    /// Own markers from the general supply into the stock.
    Markers {
        /// How many.
        count: u8,
    },
    /// One special card of this kind.
    Special(Special),
    /// One of each.
    Wares([Ware; 2]),
    /// A large order is fulfilled, or a privilege taken.
    Villa,
}

impl Building {
    /// GEN-2.6.
    #[inline]
    pub fn action(self) -> Action {
        static OF: [Action; BUILDINGS] = ACTIONS;
        OF[self.place()]
    }

    /// GEN-2.10: its place on the rim, clockwise; inner buildings have none.
    pub fn on_rim(self) -> Option<usize> {
        RING.iter().position(|building| *building == self)
    }
}

/// GEN-2.11: one good that a player holds, as an exchange gives it away.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Good {
    /// One ware.
    Ware(Ware),
    /// One special card.
    Special(Special),
    /// One marker of the stock.
    Marker,
    /// One card of the hand.
    Card(Card),
}

/// GEN-2.11: a kind of good in supply, as an exchange takes it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum GoodKind {
    /// One ware.
    Ware(Ware),
    /// One special card.
    Special(Special),
    /// One marker of the own colour.
    Marker,
    /// The top card of this deck.
    Card(CardKind),
}

/// Some kinds of ware, one of each. One byte, where `table::Set` takes eight: every offer of a table keeps such a set.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Ware>"))]
pub struct WareSet(u8);

impl WareSet {
    /// Is this one among them?
    #[inline]
    pub fn contains(self, ware: Ware) -> bool {
        self.0 & (1 << ware.place()) != 0
    }

    /// None?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of the data file.
    pub fn iter(self) -> impl Iterator<Item = Ware> {
        Ware::ALL.into_iter().filter(move |ware| self.contains(*ware))
    }
}

impl FromIterator<Ware> for WareSet {
    fn from_iter<I: IntoIterator<Item = Ware>>(wares: I) -> WareSet {
        wares.into_iter().fold(WareSet(0), |set, ware| WareSet(set.0 | 1 << ware.place()))
    }
}

impl fmt::Debug for WareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for WareSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for WareSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WareSet, D::Error> {
        Ok(Vec::<Ware>::deserialize(deserializer)?.into_iter().collect())
    }
}

// What the types of this crate take for granted; a change of the data must change the code.
const _: () = {
    assert!(Ware::ALL.len() == 8, "a set of wares is one byte");
    assert!(CARDS.len() <= 64 && FIELDS.len() <= 64, "sets of cards and fields are 64 bits");
    assert!(DISCS == 5 && MOST_TARGETS <= 6, "the trail has five fields, the book room for six targets");
};
