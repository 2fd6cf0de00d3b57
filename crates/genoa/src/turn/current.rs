//! The current building (GEN-4.16, GEN-4.17, GEN-4.18, GEN-4.19, GEN-4.20): its action is settled before anything else.

use table::{EventSink, Seat};

use super::Phase;
use crate::{Decision, Event, Genoa, Rule};

impl Genoa {
    /// T2: what the field under the tower asks for. GEN-4.20: nothing, if nobody can act.
    pub(crate) fn arrive(&mut self, sink: &mut impl EventSink<Event>) {
        let here = self.board.turn.here().expect("the tower is down");
        let Some(building) = here.building() else { return self.go_on(sink) };
        if Seat::first(self.config.seats).any(|seat| self.board.capacity(seat) > 0) {
            self.open_window(Phase::Current, sink);
        } else {
            sink.emit(|| Event::Skipped { building });
            self.go_on(sink);
        }
    }

    /// GEN-4.18: does an offer stand that wants nothing?
    pub(crate) fn is_obliged(&self) -> bool {
        self.book.offers.numbered().any(|(_, offer)| offer.terms.terms.is_obliging())
    }

    pub(super) fn each_settlement(&self, mut visit: impl FnMut(Decision)) {
        if self.board.capacity(self.board.turn.active) > 0 {
            visit(Decision::Own);
        }
        if self.board.turn.waiting.is_empty() && !self.is_obliged() {
            visit(Decision::Forgo);
        }
    }

    /// GEN-4.17.
    pub(super) fn check_own(&self, seat: Seat) -> Result<(), Rule> {
        self.board.at(Phase::Current)?;
        if seat != self.board.turn.active {
            return Err(Rule::FirstRight);
        }
        if self.board.capacity(seat) > 0 { Ok(()) } else { Err(Rule::Capacity) }
    }

    /// GEN-4.18, GEN-4.19.
    pub(super) fn check_forgo(&self, seat: Seat) -> Result<(), Rule> {
        self.board.at(Phase::Current)?;
        if self.is_obliged() {
            return Err(Rule::Obligation);
        }
        let may = seat == self.board.turn.active && self.board.turn.waiting.is_empty();
        if may { Ok(()) } else { Err(Rule::Forgo) }
    }

    pub(super) fn own(&mut self, sink: &mut impl EventSink<Event>) {
        self.begin_action(self.board.turn.active, None, sink);
    }

    pub(super) fn forgo(&mut self, sink: &mut impl EventSink<Event>) {
        let building = self.board.turn.here().and_then(crate::Field::building).expect("T3 is in a building");
        sink.emit(|| Event::Forgone { building });
        self.go_on(sink);
    }
}
