//! A position as plain data, for test vectors and editors.
//!
//! Anything may be written down; what is left out has the default stated at its field. Staging reports
//! everything that is wrong at once. Supplies are never written: they are what is not in players' hands.

mod faults;
mod lay_out;

use std::collections::BTreeMap;

use serde::Deserialize;
use table::Seat;

use crate::{Building, ByKind, Card, Decision, Field, Gain, Good, GoodKind, Specials, Touch, Wares};

/// A position.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// 2 to 5.
    pub seats: u8,
    /// GEN-3.1. Default: P0.
    #[serde(default)]
    pub start: Seat,
    /// Whose turn it is. Default: the start player's.
    pub active: Option<Seat>,
    /// Which round. Default: 1.
    #[serde(default = "one")]
    pub round: u8,
    /// Where the round marker stands. Default: on the field of the round.
    pub marker: Option<u8>,
    /// GEN-5.12. Default: as in the box, true.
    pub courtesy_round: Option<bool>,
    /// GEN-5.17. Default: false.
    #[serde(default)]
    pub rounds: bool,
    /// GEN-5.4: offers beyond one for each target. Default: as in the box, 5.
    pub changes: Option<u8>,
    /// Where in the turn the game stands. Default: at its start.
    #[serde(default)]
    pub phase: ScenePhase,
    /// Fields visited this turn, the tower on the last one; one disc lies on each of the others. Default: none.
    #[serde(default)]
    pub trail: Vec<Field>,
    /// GEN-4.11: who has used its base action. Default: nobody.
    #[serde(default)]
    pub base_used: Vec<Seat>,
    /// GEN-7.3. Default: false.
    #[serde(default)]
    pub bonus_used: bool,
    /// From P0 on. Default for those not written: as after setup, with an empty hand.
    #[serde(default)]
    pub players: Vec<ScenePlayer>,
    /// On buildings. Default: none.
    #[serde(default)]
    pub markers: BTreeMap<Building, Seat>,
    /// The draw piles by kind (`large_order`, `small_order`, `message`, `privilege`), from the top down. Cards that are
    /// named nowhere lie below, in the order of the data file.
    #[serde(default)]
    pub decks: ByKind<Vec<Card>>,
    /// Face up, of all decks. Default: none.
    #[serde(default)]
    pub discard: Vec<Card>,
    /// GEN-4.3: the next rolls, blue first, at most two, as long as nothing is shuffled before them; instead of a seed.
    /// Default: whatever the seed gives.
    #[serde(default)]
    pub rolls: Vec<[u8; 2]>,
    /// From which rolls and shuffles are drawn. Default: 0.
    pub seed: Option<u64>,
}

/// Where the game stands. What passes by itself from there then does so.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ScenePhase {
    /// T1: the active player is about to roll.
    #[default]
    Start,
    /// T1: the active player has just rolled this, blue first; the tower comes down.
    Rolled([u8; 2]),
    /// T2: the tower has come to the last field of the trail without a deal; in a building T3 opens, elsewhere T5.
    Arrive,
    /// T5 is about to open; the current building is settled.
    Onward,
    /// T4: this seat is about to begin its action in the building under the tower; its capacity is spent now.
    Action {
        /// Who.
        seat: Seat,
        /// GEN-5.10: what it has promised the active player. Default: nothing.
        #[serde(default)]
        promise: Option<Gain>,
    },
    /// T6: the turn has just been ended.
    Markers,
    /// T7: all have marked.
    Close,
    /// E1: points are about to be counted.
    FinalScoring,
}

/// What a seat has.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ScenePlayer {
    /// Default: 130.
    pub ducats: Option<u16>,
    /// Counts by kind, or a list. Default: none.
    pub wares: Wares,
    /// Counts by kind, or a list. Default: none.
    pub specials: Specials,
    /// Markers in stock; those neither there nor on buildings are in the general supply. Default: 0.
    pub stock: u8,
    /// Cards of all kinds. Default: none.
    pub hand: Vec<Card>,
    /// Faces in other hands that this seat knows. Default: none.
    pub known: Vec<Card>,
}

/// A decision as a vector writes it; some stand for a run.
#[derive(Clone, Debug, Deserialize)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "no such decision; write e.g. \"roll\", { move = { field = \"park\" } } or { mark = \"street_2_4\", plan = { park = \"place\" } }"
)]
pub enum Shorthand {
    /// Any decision as records write it.
    Plain(Decision),
    /// GEN-4.26: both steps of an exchange.
    Exchange {
        /// The good given.
        exchange: Good,
        /// The kind taken.
        take: GoodKind,
    },
    /// GEN-4.51: with the buildings by name; those left out are left alone.
    Mark {
        /// Which street.
        mark: Field,
        /// What is done with buildings that it borders.
        plan: BTreeMap<Building, Touch>,
    },
}

fn one() -> u8 {
    1
}
