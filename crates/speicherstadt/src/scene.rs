//! A position as plain data, for test vectors and editors.
//!
//! Anything may be written down; what is left out has the default stated at its field. Everything that is wrong
//! with a scene is reported at once.

mod faults;
mod lay_out;

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{Coins, Pile, Seat};

use crate::components::{COLUMN_CAPACITY, START_COINS};
use crate::{Card, Column, Decision, Good, Goods};

/// A position. Cards that are named nowhere lie on the trade discard, removed ones (SPE-3.4) apart.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// 2 to 5.
    pub seats: u8,
    /// SPE-7.3. Default: true.
    #[serde(default = "yes")]
    pub remove_cards: bool,
    /// Who has the start coin. Default: P0.
    #[serde(default)]
    pub start: Seat,
    /// Default: 1.
    #[serde(default = "one")]
    pub round: u8,
    /// Where the game stands. Default: the start seat is about to place its first merchant.
    #[serde(default)]
    pub phase: ScenePhase,
    /// The berths from left to right. Default: none.
    #[serde(default)]
    pub row: Vec<SceneBerth>,
    /// From P0 on. Default for those not written: as after setup.
    #[serde(default)]
    pub players: Vec<ScenePlayer>,
    /// From the top down, the fourth fire last. Default: the fourth fire alone; before scoring, nothing.
    pub deck: Option<Vec<Card>>,
    /// Default: every cube that is named nowhere, if the goods discard is written; else see there.
    pub bag: Option<Goods>,
    /// Default: every cube that is named nowhere, if the bag is written; else none.
    pub goods_discard: Option<Goods>,
    /// What the next ships to come out of the deck will carry, three cubes each. Default: as the seed has it. Three ships can
    /// be written; more are too rare to be found.
    #[serde(default)]
    pub loads: Vec<Goods>,
    /// From which cubes are drawn. Default: 0, unless `loads` is written.
    pub seed: Option<u64>,
}

/// Where the game stands. What passes by itself (forced passes, empty pools, supply) then does so.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ScenePhase {
    /// Cards are about to be turned.
    Supply,
    /// `seat` is about to place; default: the start seat, lap 1.
    Bidding {
        /// 1 to 3.
        #[serde(default = "one")]
        lap: u8,
        /// Who is about to place.
        seat: Option<Seat>,
    },
    /// This column is about to be settled.
    Purchase {
        /// Counted from 1.
        column: Column,
    },
    /// This seat is about to process, or the next one that has cubes.
    Processing {
        /// Default: the start seat.
        seat: Option<Seat>,
    },
    /// Income is about to be given.
    Income,
    /// The fourth fire is about to break out.
    FinalFire,
    /// Points are about to be counted, the fourth fire being over.
    Scoring,
}

/// A berth.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SceneBerth {
    /// Default: sold.
    pub card: Option<Card>,
    /// Default: none.
    #[serde(default)]
    pub cubes: Goods,
    /// Merchants, bottom first. Default: none.
    #[serde(default)]
    pub queue: Pile<Seat, COLUMN_CAPACITY>,
}

/// What a seat has. Merchants that do not stand on the board are at home.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ScenePlayer {
    /// Default: 5.
    pub coins: Coins,
    /// Default: 0.
    pub score: i8,
    /// Trade cards bought this round. Default: 0.
    pub bought: u8,
    /// Default: none.
    pub cards: Vec<Card>,
    /// Cubes on own contracts, by the id of the contract. Default: none.
    pub covers: BTreeMap<Card, Goods>,
    /// Default: empty.
    pub house: Option<Good>,
    /// Default: empty.
    pub warehouse: Goods,
    /// Cubes on ships bought this round. Default: none.
    pub quay: Goods,
}

/// A decision as a vector writes it: `Finish{house, warehouse}` may name what is kept (SPE-4.37).
#[derive(Clone, Debug, Deserialize)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "no such decision; write e.g. \"buy\" or { place_merchant = { column = 2 } }"
)]
pub enum Shorthand {
    /// Any decision as records write it.
    Plain(Decision),
    /// Keeping, then finishing.
    Finish {
        /// What is kept.
        finish: Keeping,
    },
}

/// What is kept at the end of a turn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keeping {
    /// In the merchant house.
    #[serde(default)]
    pub house: Goods,
    /// In the warehouse.
    #[serde(default)]
    pub warehouse: Goods,
}

impl Default for ScenePhase {
    fn default() -> ScenePhase {
        ScenePhase::Bidding { lap: 1, seat: None }
    }
}

impl Default for ScenePlayer {
    fn default() -> ScenePlayer {
        ScenePlayer {
            coins: START_COINS,
            score: 0,
            bought: 0,
            cards: Vec::new(),
            covers: BTreeMap::new(),
            house: None,
            warehouse: Goods::EMPTY,
            quay: Goods::EMPTY,
        }
    }
}

fn yes() -> bool {
    true
}

fn one() -> u8 {
    1
}
