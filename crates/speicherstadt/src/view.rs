//! What lies open on the table (chapter 8): everything but the order of the deck.
//!
//! Legality and whom the table asks follow from public state alone (SPE-8.1). Here that is not a
//! promise but a type: `check` and `each_decision` are functions of the [`View`].

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Coins, PerSeat, Pile, Seat};

use crate::components::{COLUMN_CAPACITY, COLUMNS, CONTRACT_CARDS, CONTRACTS};
use crate::{Card, CardKind, CardSet, Column, Config, Contract, Good, Goods};

/// The table as everybody sees it.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What was agreed.
    pub config: Config,
    /// The round, from 1.
    pub round: u8,
    /// Where in the round we are, and who is asked what.
    pub phase: Phase,
    /// Who has the start coin.
    pub start: Seat,
    /// The berths, from left to right, each with its column.
    pub row: Pile<Berth, COLUMNS>,
    /// What each seat has.
    pub players: PerSeat<Player>,
    /// The cubes on the contracts.
    pub covers: Covers,
    /// The cubes in the bag; nobody knows in which order they will come.
    pub bag: Goods,
    /// The cubes on the goods discard.
    pub goods_discard: Goods,
    /// The cards on the trade discard (SPE-3.7).
    pub trade_discard: CardSet,
    /// The cards left in the deck: season by season (SPE-3.5), but in which order nobody knows.
    pub deck: CardSet,
    /// The cards that stayed in the box (SPE-3.4).
    pub removed: CardSet,
}

/// Chapter 4.0: the states in which somebody is asked. All others pass by themselves.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// SPE-4.14: `seat` places a merchant.
    Bidding {
        /// 1 to 3.
        lap: u8,
        /// Who is asked.
        seat: Seat,
    },
    /// SPE-4.19: `seat` buys the card of this column or passes.
    Purchase {
        /// The column being settled.
        column: Column,
        /// The owner of the bottom merchant.
        seat: Seat,
        /// One coin for each merchant in the column.
        price: Coins,
    },
    /// SPE-4.24: `seat` processes its cubes.
    Processing {
        /// Who is asked.
        seat: Seat,
        /// Its cubes, as one heap.
        pool: Goods,
    },
    /// SPE-6.1.
    Over,
}

impl Phase {
    /// SPE-4.24: the cubes of the seat that processes.
    pub(crate) fn pool_mut(&mut self) -> Option<&mut Goods> {
        match self {
            Phase::Processing { pool, .. } => Some(pool),
            Phase::Bidding { .. } | Phase::Purchase { .. } | Phase::Over => None,
        }
    }

    /// SPE-5.3: exactly one seat is ever asked.
    #[inline]
    pub fn asked(self) -> Option<Seat> {
        match self {
            Phase::Bidding { seat, .. } | Phase::Purchase { seat, .. } | Phase::Processing { seat, .. } => {
                Some(seat)
            }
            Phase::Over => None,
        }
    }
}

/// A berth with what lies in it, and the column of merchants above it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Berth {
    /// The card, until it is sold or discarded.
    pub card: Option<Card>,
    /// The cubes on it, if it is a ship.
    pub cubes: Goods,
    /// The merchants, bottom first.
    pub queue: Pile<Seat, COLUMN_CAPACITY>,
}

/// What one seat has in front of it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// Open money (SPE-A28).
    pub coins: Coins,
    /// The score track: points from fires so far (SPE-4.11).
    pub score: i8,
    /// Merchants in hand.
    pub merchants: u8,
    /// Trade cards bought this round (SPE-4.31).
    pub bought: u8,
    /// Trade cards owned.
    pub cards: CardSet,
    /// The cube in the merchant house.
    pub house: Option<Good>,
    /// The cubes in the warehouse.
    pub warehouse: Goods,
    /// Cubes on ships bought this round, to be unloaded (SPE-4.24).
    pub quay: Goods,
}

impl View {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.config.seats
    }

    /// The berth below this column, if the column exists (SPE-4.8: empty berths have none).
    #[inline]
    pub fn berth(&self, column: Column) -> Option<&Berth> {
        self.row.as_slice().get(column.index()?)
    }

    pub(crate) fn berth_mut(&mut self, column: Column) -> &mut Berth {
        let index = column.index().expect("columns are counted from 1");
        &mut self.row.as_mut_slice()[index]
    }

    /// The columns, from left to right.
    #[inline]
    pub fn columns(&self) -> impl Iterator<Item = (Column, &Berth)> {
        (1..).map(Column).zip(self.row.iter())
    }

    /// The symbols of a contract that no cube covers yet.
    #[inline]
    pub fn uncovered(&self, contract: Contract) -> Goods {
        contract.needs().minus(&self.covers[contract]).expect("SPE-I3: covers are among the symbols")
    }
}

impl Player {
    /// The contracts in front of this seat.
    #[inline]
    pub fn contracts(&self) -> impl Iterator<Item = Contract> {
        self.cards.and(CONTRACT_CARDS).iter().filter_map(|card| match card.kind() {
            CardKind::Contract(contract) => Some(contract),
            _ => None,
        })
    }

    /// SPE-4.10: f(s), the sum of the values of the firemen.
    pub fn firemen(&self) -> u8 {
        let value = |card: Card| match card.kind() {
            CardKind::Fireman(value) => value,
            _ => 0,
        };
        self.cards.iter().map(value).sum()
    }

    /// Owns a card of this kind?
    #[inline]
    pub fn owns(&self, kind: CardKind) -> bool {
        self.count(kind) > 0
    }

    /// How many cards of this kind it owns.
    #[inline]
    pub fn count(&self, kind: CardKind) -> u32 {
        self.cards.and(kind.cards()).len().into()
    }
}

/// The cubes on each contract.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Record<Card, Record<Good, number>>"))]
pub struct Covers([Goods; CONTRACTS.len()]);

impl Covers {
    /// No cube on any contract.
    pub const EMPTY: Covers = Covers([Goods::EMPTY; CONTRACTS.len()]);

    pub(crate) fn add(&mut self, contract: Contract, good: Good) {
        self.0[contract.index()].add(good);
    }
}

impl std::ops::Index<Contract> for Covers {
    type Output = Goods;
    #[inline]
    fn index(&self, contract: Contract) -> &Goods {
        &self.0[contract.index()]
    }
}

/// By the id of the contract.
impl Serialize for Covers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(CONTRACTS.len()))?;
        for contract in Contract::all() {
            map.serialize_entry(&contract.card(), &self[contract])?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Covers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Covers, D::Error> {
        let mut covers = Covers::EMPTY;
        for (card, goods) in std::collections::BTreeMap::<Card, Goods>::deserialize(deserializer)? {
            let CardKind::Contract(contract) = card.kind() else {
                return Err(serde::de::Error::custom(format_args!("{} is no contract", card.id())));
            };
            covers.0[contract.index()] = goods;
        }
        Ok(covers)
    }
}
