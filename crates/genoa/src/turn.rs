//! The turn (chapter 4): start, the current building, actions, moving on, markers, messages.

use serde::{Deserialize, Serialize};
use table::{OfferNumber, Pile, Seat, SeatSet};

use crate::bargain::Gain;
use crate::components::DISCS;
use crate::{Building, Field, FieldSet};

/// GEN-4.0: the states in which somebody is asked. All others pass by themselves.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// T1: the active player rolls, or plays any_start.
    Start,
    /// T3: the action of the building under the tower is to be settled.
    Current,
    /// GEN-5.7: the active player names cards that this offer wants.
    Pay {
        /// The accepted offer that is being paid.
        offer: OfferNumber,
    },
    /// T4: somebody acts, as `Turn::acting` says.
    Action(Step),
    /// T5: deals for neighbouring fields, moving on, or the end of the turn.
    Onward,
    /// T6: this seat may mark a street.
    Markers {
        /// Clockwise from the active player.
        seat: Seat,
    },
    /// T7: last call for messages.
    Close,
    /// E1.
    Over,
}

/// GEN-4.21: where in an action we are.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Step {
    /// Before the effect.
    Begin,
    /// GEN-5.10: drawn cards that were promised are named.
    HandOver,
    /// After the effect.
    After,
}

/// The fields of one turn, in the order of visits.
pub type Trail = Pile<Field, { DISCS_IN_ALL }>;

/// GEN-4.7: one field for each disc.
const DISCS_IN_ALL: usize = 5;
const _: () = assert!(DISCS == 5);

/// What holds for one turn (GEN-4.0). All of it is public.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// Whose turn it is.
    pub active: Seat,
    /// Fields visited; the tower stands on the last one.
    pub trail: Trail,
    /// Discs in the tower.
    pub tower: u8,
    /// GEN-4.54: streets whose discs were removed.
    pub closed: FieldSet,
    /// GEN-4.11: who has used his base action.
    pub base_used: SeatSet,
    /// GEN-7.3: has the active player of a two-player game used his bonus?
    pub bonus_used: bool,
    /// GEN-5.4: who is waited for in this window.
    pub waiting: SeatSet,
    /// GEN-4.21: who acts on the field of the tower, if anybody does.
    pub acting: Option<Acting>,
    /// GEN-4.60: who has answered the last call.
    pub done: SeatSet,
}

/// An action being carried out (GEN-4.21).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Acting {
    /// Who.
    pub seat: Seat,
    /// Where: the building under the tower.
    pub building: Building,
    /// GEN-5.10: what is still owed to the active player.
    pub promise: Option<Gain>,
    /// GEN-4.64: an exchange has been given a good and is to take one.
    pub exchanging: bool,
    /// GEN-4.32: has a small order been fulfilled in this action?
    pub small_order: bool,
    /// GEN-5.10: how many cards are among those that the promise is picked from.
    pub drawn: u8,
}

impl Turn {
    /// The tower is not down yet.
    pub(crate) fn of(active: Seat) -> Turn {
        Turn {
            active,
            trail: Trail::new(),
            tower: DISCS,
            closed: FieldSet::EMPTY,
            base_used: SeatSet::EMPTY,
            bonus_used: false,
            waiting: SeatSet::EMPTY,
            acting: None,
            done: SeatSet::EMPTY,
        }
    }

    /// Where the tower stands, once it is down.
    #[inline]
    pub fn here(&self) -> Option<Field> {
        self.trail.top().copied()
    }

    /// GEN-4.8: the fields that carry, or carried, discs this turn.
    #[inline]
    pub fn visited(&self) -> FieldSet {
        self.trail.iter().copied().collect()
    }
}
