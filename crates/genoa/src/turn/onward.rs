//! Moving on (GEN-4.6, GEN-4.7, GEN-4.8, GEN-4.9, GEN-4.10, GEN-5.12): to a neighbouring field, or to the end of the turn.

use table::{EventSink, Seat};

use super::Phase;
use crate::{Decision, Event, Field, Genoa, Rule};

impl Genoa {
    /// T5. GEN-4.10: where the tower can go nowhere, the turn ends by itself.
    pub(crate) fn go_on(&mut self, sink: &mut impl EventSink<Event>) {
        if self.board.turn.moves().is_empty() {
            self.end_turn(sink);
        } else {
            self.open_window(Phase::Onward, sink);
        }
    }

    /// GEN-5.12: have the others had their time, as far as courtesy asks for it?
    fn may_leave(&self) -> bool {
        self.board.turn.waiting.is_empty() || !self.config.courtesy_round
    }

    pub(super) fn each_move(&self, mut visit: impl FnMut(Decision)) {
        if self.may_leave() {
            self.board.turn.moves().iter().for_each(|field| visit(Decision::Move { field }));
            visit(Decision::EndTurn);
        }
    }

    pub(super) fn check_move(&self, seat: Seat, field: Field) -> Result<(), Rule> {
        self.board.at(Phase::Onward)?;
        // GEN-4.7, GEN-4.10: with one disc left nobody is asked here, the turn has ended by itself.
        let here = self.board.turn.here().ok_or(Rule::Moving)?;
        if seat != self.board.turn.active || !here.neighbours().contains(field) {
            return Err(Rule::Moving);
        }
        if self.board.turn.visited().contains(field) {
            return Err(Rule::Revisited);
        }
        if self.may_leave() { Ok(()) } else { Err(Rule::Courtesy) }
    }

    pub(super) fn check_end_turn(&self, seat: Seat) -> Result<(), Rule> {
        self.board.at(Phase::Onward)?;
        if seat == self.board.turn.active && self.may_leave() { Ok(()) } else { Err(Rule::Courtesy) }
    }

    /// GEN-4.9: nobody need agree.
    pub(super) fn free_move(&mut self, field: Field, sink: &mut impl EventSink<Event>) {
        self.move_tower(field, sink);
        self.arrive(sink);
    }

    /// GEN-4.7: one disc stays behind.
    pub(crate) fn move_tower(&mut self, field: Field, sink: &mut impl EventSink<Event>) {
        self.board.turn.tower -= 1;
        self.board.turn.trail.push(field);
        let tower = self.board.turn.tower;
        sink.emit(|| Event::Moved { field, tower });
    }

    /// GEN-5.6: whatever was offered has lapsed.
    pub(crate) fn end_turn(&mut self, sink: &mut impl EventSink<Event>) {
        self.close_window();
        let seat = self.board.turn.active;
        sink.emit(|| Event::TurnEnded { seat });
        self.ask_for_markers(seat, sink);
    }
}
