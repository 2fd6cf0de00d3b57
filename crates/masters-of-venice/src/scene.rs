//! A position as plain data, for test vectors and editors.
//!
//! Anything may be written down; what is left out has the default stated at its field. Everything that is wrong
//! with a scene is reported at once.

mod faults;
mod lay_out;

use std::collections::BTreeMap;

use serde::Deserialize;
use table::Seat;

use crate::{Character, Decision, Dock, Favor, Good, Goods, GuildOrder, Office, Place, Shares, Shop};

/// A position.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// 2 to 5.
    pub seats: u8,
    /// MOV-8.4. Default: false.
    #[serde(default)]
    pub open_cash: bool,
    /// MOV-10.1. Default: true.
    #[serde(default = "yes")]
    pub separate_destinations: bool,
    /// Where the gondola stands. Default: 1 before a bid, else 2.
    pub space: Option<u8>,
    /// Where the game stands. Default: before the destinations are chosen.
    #[serde(default)]
    pub phase: ScenePhase,
    /// From the youngest. Default: from P0 on.
    pub youth: Option<Vec<Seat>>,
    /// The turn order; its last seat is the Gondolier. Default: from P0 on; before a bid it is void.
    pub order: Option<Vec<Seat>>,
    /// MOV-4.22. Default: true, so that no window opens; before a bid it is unused (MOV-4.4).
    pub marker_spent: Option<bool>,
    /// Prices that are not 40.
    #[serde(default)]
    pub price: BTreeMap<Good, u8>,
    /// Share prices that are not 40.
    #[serde(default)]
    pub share: BTreeMap<Shop, u8>,
    /// Orders that are not 2.
    #[serde(default)]
    pub orders: BTreeMap<Shop, u8>,
    /// Cubes on docks. Default: none.
    #[serde(default)]
    pub docks: BTreeMap<Dock, Goods>,
    /// Cubes at offices. Default: none.
    #[serde(default)]
    pub offices: BTreeMap<Office, Good>,
    /// Cubes that are in the bag wherever the others are. Default: none.
    #[serde(default)]
    pub bag: Goods,
    /// The dock on which the cubes lie that are named nowhere. Default: they are in the bag.
    pub rest: Option<Dock>,
    /// Favors on display. Default: the two cheapest that are named nowhere.
    pub display: Option<Vec<Favor>>,
    /// The favor stack from the top; those named nowhere lie below, from the cheapest on.
    #[serde(default)]
    pub favors: Vec<Favor>,
    /// The stack of guild orders from the top; those named nowhere lie below, in order.
    #[serde(default)]
    pub guild: Vec<GuildOrder>,
    /// The rumors ahead of the gondola, the next one first; those named nowhere follow in order, then some were played,
    /// and the last three are out of the game.
    #[serde(default)]
    pub canal: Vec<Shop>,
    /// From P0 on. Default for those not written: 150 ducats and nothing else.
    #[serde(default)]
    pub players: Vec<ScenePlayer>,
    /// The cubes that leave the bag next, in this order. Default: as the seed has it. Six can be written; more are too rare to
    /// be found.
    #[serde(default)]
    pub draws: Vec<Good>,
    /// From which cubes are drawn. Default: 0, unless `draws` is written.
    pub seed: Option<u64>,
}

/// Where the game stands. What passes by itself from there then does so.
#[derive(Clone, Eq, PartialEq, Default, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenePhase {
    /// MOV-3.9: these cubes are about to be drawn, in this order; all that a setup draws.
    Setup(Vec<Good>),
    /// MOV-4.4: bids are asked for.
    Bid,
    /// MOV-4.14: destinations are asked for.
    #[default]
    Destination,
    /// MOV-4.16: the pawns have moved. A seat without a pawn has no visitor turn.
    Activate,
    /// MOV-4.21: the round is over.
    RoundEnd,
}

/// What a seat has.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ScenePlayer {
    /// Default: 150.
    pub cash: Option<u32>,
    /// Default: 0.
    pub vp: i16,
    /// Default: none.
    pub goods: Goods,
    /// Default: none.
    pub shares: Shares,
    /// Unfulfilled guild orders, the one drawn last at the end. Default: none.
    pub hand: Vec<GuildOrder>,
    /// Default: none.
    pub fulfilled: Vec<GuildOrder>,
    /// Default: none.
    pub favors: Vec<Favor>,
    /// Default: none.
    pub rumors: Vec<Shop>,
    /// Beside the Gondolier, who is the last in turn order. Default: none.
    pub characters: Vec<Character>,
    /// Default: off the board.
    pub pawn: Option<Place>,
}

/// A decision as a vector writes it: steps that belong together (MOV-4.57) may be written as a list.
#[derive(Clone, Debug, Deserialize)]
#[serde(
    untagged,
    expecting = "no such decision; write e.g. \"end_turn\", { bid = { amount = 15 } } or a list of them"
)]
pub enum Shorthand {
    /// Any decision as records write it.
    Plain(Decision),
    /// One after the other.
    Run(Vec<Decision>),
}

fn yes() -> bool {
    true
}
