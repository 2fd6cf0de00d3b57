//! A position as plain data, for test vectors and editors.
//!
//! Anything may be written down; what is left out has the default stated at its field. What cannot be is a fault, never
//! silently corrected, and all faults are reported at once. The order of the stock is scripted with `stock`.

mod lay_out;

use serde::Deserialize;
use std::collections::BTreeMap;
use table::Seat;

use crate::{Card, Decision, Port, Ruleset, Token};

/// A position. Tokens that are named nowhere are out of the game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// 2 to 5.
    pub seats: u8,
    /// Default: `amigo2005`.
    #[serde(default)]
    pub ruleset: Ruleset,
    /// OLT-7.2. Default: true.
    #[serde(default = "yes")]
    pub memory_aid: bool,
    /// Default: P0.
    #[serde(default)]
    pub start: Seat,
    /// Whose turn it is. Default: the start player's.
    pub active: Option<Seat>,
    /// Where in the turn the game stands. Default: at its start.
    #[serde(default)]
    pub phase: ScenePhase,
    /// From P0 on. Default for those not written: as after setup, with an empty hand.
    #[serde(default)]
    pub players: Vec<ScenePlayer>,
    /// Purchases of this turn. Default: 0. At the start of a turn there are none (OLT-4.1).
    #[serde(default)]
    pub bought: u8,
    /// OLT-5.20: who has got prestige this turn: each once, never the active seat, and nobody at the start of a turn
    /// (OLT-4.1). Default: nobody.
    #[serde(default)]
    pub dealt: Vec<Seat>,
    /// Cards laid open; only at `sail` there are any (OLT-9.10). Default: none.
    #[serde(default)]
    pub played: Vec<Card>,
    /// From the top down; what is named nowhere lies below, in order of the ids, unless `rest` says otherwise.
    #[serde(default)]
    pub stock: Vec<Card>,
    /// Default: none.
    #[serde(default)]
    pub discard: Vec<Card>,
    /// Where the cards are that are named nowhere. Default: at the bottom of the stock.
    pub rest: Option<Rest>,
    /// How many cards lie on Venice, at most as many as the stock has. Default: it is out of the game.
    pub venice: Option<u8>,
    /// Default: whether the stock is empty, or somebody was liquidated. With an empty stock it cannot be false (OLT-4.60).
    pub last_card_drawn: Option<bool>,
    /// Tokens on the board. Default: none.
    #[serde(default)]
    pub ports: BTreeMap<Port, Token>,
    /// From which shuffles are drawn: those of a discard pile or of liquidated stacks that become the stock (OLT-4.60,
    /// OLT-6.3). Nothing else is drawn at random after setup. Default: 0.
    #[serde(default)]
    pub seed: u64,
}

/// Where the cards are that are named nowhere.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Rest {
    /// At the bottom of this seat's cargo, in order of the ids.
    Cargo(Seat),
    /// On the discard pile.
    Discard,
}

/// Where the game stands. What passes by itself from there then does so.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenePhase {
    /// OLT-4.1: the turn is about to begin.
    #[default]
    TurnStart,
    /// OLT-4.20: the hand limit is past.
    Trade,
    /// OLT-4.30: the trade is past.
    Play,
    /// OLT-4.44: the played cards are resolved but for their ships.
    Sail,
    /// OLT-4.80: the played cards are stowed.
    TurnEnd,
    /// OLT-6.20: points are about to be counted.
    FinalScoring,
}

/// What a seat has.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ScenePlayer {
    /// Default: 11.
    pub ducats: Option<i32>,
    /// Default: 0.
    pub prestige: u8,
    /// Default: none.
    pub hand: Vec<Card>,
    /// From the top down. Default: one card with load 1 that is named nowhere.
    pub cargo: Vec<Card>,
    /// From the top down. Default: none.
    pub pirates: Vec<Card>,
    /// Default: Venezia.
    pub ship: Option<Port>,
    /// Taken, face up or down, the active one among them. Default: the active one, if there is one.
    pub tokens: Vec<Token>,
    /// The active one. Default: none.
    pub token: Option<Token>,
    /// OLT-6.3: cargo cards cashed by liquidation. Default: it was not liquidated.
    pub cashed: Option<u8>,
}

/// A decision as a vector writes it: a run of single choices (OLT-4.91) may be written as a list.
#[derive(Clone, Debug, Deserialize)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "no such decision; write e.g. \"end_trade\", { buy = { from = \"stock\" } } or { play = [\"c01\"] }"
)]
pub enum Shorthand {
    /// Any decision as records write it.
    Plain(Decision),
    /// OLT-4.11.
    Discard {
        /// The last one ends on top.
        discard: Vec<Card>,
    },
    /// OLT-4.30.
    Play {
        /// In order of the ids.
        play: Vec<Card>,
    },
    /// OLT-4.45.
    Sail {
        /// Port after port.
        sail: Vec<Port>,
    },
    /// OLT-4.55.
    Stow {
        /// Bottom to top.
        stow: Vec<Card>,
    },
}

fn yes() -> bool {
    true
}
