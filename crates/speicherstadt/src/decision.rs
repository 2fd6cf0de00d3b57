//! What a seat can say (chapter 4.0).

use serde::{Deserialize, Serialize};

use crate::{Card, Good};

/// One decision of one seat. SPE-4.30, SPE-5.1: none gives anything to another seat, so there is nothing to negotiate.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Decision {
    /// SPE-4.14: a merchant goes on the lowest free place of this column.
    PlaceMerchant {
        /// Counted from 1, from the left.
        column: Column,
    },
    /// SPE-4.19: takes the card for the price asked.
    Buy,
    /// SPE-4.19: takes the merchant home.
    Pass,
    /// SPE-4.25: a cube goes on a contract, for good.
    Deliver {
        /// An own contract with an uncovered symbol of this good.
        contract: Card,
        /// The good delivered.
        good: Good,
    },
    /// SPE-4.25: a cube is sold to the own trader of this good.
    SellToTrader {
        /// The good sold.
        good: Good,
    },
    /// SPE-4.25: two cubes are sold in the merchant house.
    SellPair {
        /// The two, in any order.
        goods: Pair,
    },
    /// SPE-4.25: three cubes go to the goods discard, one comes back.
    Exchange {
        /// The three, in any order.
        give: Trio,
        /// The one.
        take: Good,
    },
    /// SPE-4.37: a cube is stored for the next rounds.
    Keep {
        /// Where.
        place: Store,
        /// The good stored.
        good: Good,
    },
    /// SPE-4.25: the turn ends, and every cube left in the pool goes to the goods discard.
    Finish,
}

/// A column of the board, counted from 1, from the left, as players count. Whether it exists is for
/// SPE-4.15 to say.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Column(pub u8);

impl Column {
    /// The place in the row, counted from 0.
    #[inline]
    pub(crate) fn index(self) -> Option<usize> {
        self.0.checked_sub(1).map(usize::from)
    }

    #[inline]
    pub(crate) fn next(self) -> Column {
        Column(self.0 + 1)
    }
}

/// Where a cube waits for the next rounds.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Store {
    /// SPE-2.17, the merchant house: one cube.
    House,
    /// The warehouse: four cubes.
    Warehouse,
}

/// Two goods in canonical order (SPE-4.35): two spellings are one decision.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "[Good; 2]", into = "[Good; 2]")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "[Good; 2]"))]
pub struct Pair([Good; 2]);

impl Pair {
    /// In the order of the data file, however written.
    #[inline]
    pub fn new(a: Good, b: Good) -> Pair {
        Pair(if a <= b { [a, b] } else { [b, a] })
    }

    /// The two.
    #[inline]
    pub fn goods(self) -> [Good; 2] {
        self.0
    }
}

impl From<[Good; 2]> for Pair {
    fn from([a, b]: [Good; 2]) -> Pair {
        Pair::new(a, b)
    }
}

impl From<Pair> for [Good; 2] {
    fn from(pair: Pair) -> [Good; 2] {
        pair.0
    }
}

/// Three goods in canonical order (SPE-4.35).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "[Good; 3]", into = "[Good; 3]")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "[Good; 3]"))]
pub struct Trio([Good; 3]);

impl Trio {
    /// For goods that are in order already.
    #[inline]
    pub(crate) fn in_order(goods: [Good; 3]) -> Trio {
        debug_assert!(goods.is_sorted(), "{goods:?}");
        Trio(goods)
    }

    /// The three.
    #[inline]
    pub fn goods(self) -> [Good; 3] {
        self.0
    }
}

impl From<[Good; 3]> for Trio {
    fn from(mut goods: [Good; 3]) -> Trio {
        goods.sort_unstable();
        Trio(goods)
    }
}

impl From<Trio> for [Good; 3] {
    fn from(trio: Trio) -> [Good; 3] {
        trio.0
    }
}
