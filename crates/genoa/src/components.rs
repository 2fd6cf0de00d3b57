//! The things in the box (GEN-2.1, GEN-2.2, GEN-2.3, GEN-2.4, GEN-2.5, GEN-2.6, GEN-2.7, GEN-2.8, GEN-2.9, GEN-2.10,
//! GEN-2.11). Every figure comes from `data/genoa.toml`.

mod generated;

use serde::{Deserialize, Serialize};

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

/// What the bank pays, in ducats, for whoever values goods (bots, screens).
pub mod payouts {
    use super::generated;

    /// GEN-5.5-V4: sums are multiples of this.
    pub const CASH_STEP: u16 = generated::CASH_STEP;
    /// GEN-5.5-V4: no sum is greater.
    pub const MOST_DUCATS: u16 = generated::MOST_DUCATS;

    /// GEN-4.29.
    pub const LARGE_ORDER: u16 = generated::LARGE_ORDER;
    /// GEN-4.32.
    pub const SMALL_ORDER: u16 = generated::SMALL_ORDER;
    /// GEN-4.46.
    pub const MESSAGE: u16 = generated::MESSAGE;
    /// GEN-4.23.
    pub const OWNER_FEE: u16 = generated::OWNER_FEE;
    /// GEN-6.1: for each own marker on a building, at the end.
    pub const MARKER_AT_END: u16 = generated::MARKER_AT_END;
}

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

impl GoodKind {
    /// Of everything one, in the order of the data file.
    pub(crate) fn all() -> impl Iterator<Item = GoodKind> {
        let wares = Ware::ALL.into_iter().map(GoodKind::Ware);
        let specials = Special::ALL.into_iter().map(GoodKind::Special);
        let cards = CardKind::ALL.into_iter().map(GoodKind::Card);
        wares.chain(specials).chain([GoodKind::Marker]).chain(cards)
    }
}

/// Some kinds of ware, one of each.
pub type WareSet = table::Set<Ware, u8>;

// What the types of this crate take for granted; a change of the data must change the code.
const _: () = {
    assert!(CARDS.len() <= 64 && FIELDS.len() <= 64, "sets of cards and fields are 64 bits");
    assert!(DISCS == 5 && MOST_TARGETS <= 6, "the trail has five fields, the book room for six targets");
};
