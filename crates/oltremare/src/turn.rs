//! The turn (chapter 4): hand limit, trade, play, resolve, sail, stow, and the next seat.
//!
//! One file for each phase: it checks, lists and applies what is decided there. OLT-4.92 says which rule a refusal cites.

mod arrival;
mod draw;
mod end;
mod hand_limit;
mod play;
mod purchase;
mod sail;
mod stow;

use serde::{Deserialize, Serialize};
use table::{EventSink, Seat, SeatSet};

pub use hand_limit::influence;
pub use play::{calm_sea, drawn, earned, lost};
pub use sail::each_voyage;

use crate::{Event, Oltremare};

/// Chapter 4: the states in which somebody is asked. All others pass by themselves.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// OLT-4.10: so many cards are to be discarded.
    HandLimit {
        /// Above the lions.
        excess: u8,
    },
    /// OLT-4.20: purchases and deals.
    Trade,
    /// OLT-4.30: so many cards are to be played.
    Play {
        /// The load, or the whole hand.
        count: u8,
    },
    /// OLT-4.45: so many steps are to be made.
    Sail {
        /// One for each ship symbol.
        steps: u8,
    },
    /// OLT-4.51: a jump, or none.
    Compass,
    /// OLT-4.55: the played cards are to be stowed.
    Stow,
    /// OLT-6.20.
    Over,
}

/// What holds for one turn (OLT-4.1). All of it is public.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// Whose turn it is.
    pub active: Seat,
    /// The hand limit, 3 to 6.
    pub lions: u8,
    /// The cards to be played, 1 to 4.
    pub load: u8,
    /// Cards bought so far, at most 4.
    pub bought: u8,
    /// OLT-5.20: seats that got their prestige of this turn.
    pub dealt: SeatSet,
    /// OLT-4.80: has anything been taken from the stock? If not, Venice does not lie on top.
    pub drawn: bool,
}

impl Oltremare {
    /// OLT-4.1: what the top card says holds for the whole turn. OLT-9.6: there is one.
    pub(crate) fn begin_turn(&mut self, active: Seat, sink: &mut impl EventSink<Event>) {
        self.set_turn(active);
        let Turn { lions, load, .. } = self.board.turn;
        sink.emit(|| Event::Turn { seat: active, lions, load });
        self.local_influence(sink);
        self.enforce_hand_limit();
    }

    /// OLT-4.1: lions and load are read once, whatever lies on the cargo later in the turn.
    pub(crate) fn set_turn(&mut self, active: Seat) {
        let top = self.board.cargo.top(active).expect("OLT-9.6: a seat whose turn begins has cargo");
        let (lions, load) = (top.lions(), top.load());
        self.board.turn = Turn { active, lions, load, bought: 0, dealt: SeatSet::EMPTY, drawn: false };
    }
}
