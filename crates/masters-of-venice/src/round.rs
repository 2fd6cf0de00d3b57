//! Rounds (chapter 4): bid rounds, and trading rounds in which places are activated and seats take turns.
//!
//! One file for each part: it judges, lists and carries out what is decided there. What passes by itself does so at
//! once, up to the next question.

mod activation;
mod bid;
mod draft;
mod gondola;
mod movement;
mod window;

use serde::{Deserialize, Serialize};
use table::{EventSink, Seat, SeatSet, Set};

use crate::{Event, MastersOfVenice, Office, Place};

/// MOV-4.3: the states in which somebody is asked. All others pass by themselves.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Phase {
    /// MOV-4.5: all at once, secretly.
    Bid,
    /// MOV-4.9: the seat picks a character, at this step of the draft.
    Draft { seat: Seat, step: u8 },
    /// MOV-4.10: the seat changes the orders of a shop, at this step of the draft.
    Adjust { seat: Seat, step: u8 },
    /// MOV-4.14: all at once, secretly.
    Destination,
    /// MOV-4.23: the Gondolier is asked before the turn of this seat.
    Window { before: Seat },
    /// MOV-4.19: the turn in progress.
    Turn,
    /// MOV-4.36: the Guild Master returns a card.
    OrderReturn,
    /// MOV-4.40: cubes are put on the docks, then this office pays.
    DockAssign { office: Office },
    /// MOV-6.1.
    Over,
}

/// How far a trading round has come. All of it is public.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Round {
    /// The place being finished.
    pub active: Option<Place>,
    /// Places activated, that one included.
    pub activated: Set<Place>,
    /// Seats that have had their visitor turn.
    pub visited: SeatSet,
    /// Seats that have had their sharer turn at the active place.
    pub shared: SeatSet,
    /// MOV-4.18: who took the last visitor turn of this activation.
    pub last_visitor: Option<Seat>,
    /// MOV-4.25: no window during this activation.
    pub refused_here: bool,
    /// MOV-4.25: no window in this round.
    pub refused_round: bool,
}

impl MastersOfVenice {
    /// MOV-4.2: the round of the space on which the gondola stands.
    pub(crate) fn begin_round(&mut self, sink: &mut impl EventSink<Event>) {
        self.board.round = Round::default();
        for (_, player) in self.board.players.iter_mut() {
            player.majorities = Set::EMPTY;
        }
        if crate::is_bid_space(self.board.space) {
            self.begin_bidding(sink);
        } else {
            self.board.phase = Phase::Destination;
            self.board.committed = SeatSet::EMPTY;
        }
    }

    /// Whom the table waits for (MOV-4.3); it follows from public facts alone (MOV-4.59).
    #[inline]
    pub(crate) fn asked(&self) -> SeatSet {
        match self.board.phase {
            Phase::Bid | Phase::Destination => SeatSet::first(self.config.seats) - self.board.committed,
            Phase::Draft { seat, .. } | Phase::Adjust { seat, .. } => seat.into(),
            Phase::Window { .. } => self.board.gondolier().map_or(SeatSet::EMPTY, SeatSet::from),
            Phase::Turn | Phase::OrderReturn | Phase::DockAssign { .. } => {
                self.board.turn.map_or(SeatSet::EMPTY, |turn| turn.seat.into())
            }
            Phase::Over => SeatSet::EMPTY,
        }
    }
}
