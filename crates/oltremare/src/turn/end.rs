//! Turn end (OLT-4.80, OLT-4.81) and the end of the game (OLT-6.1, OLT-6.2).

use table::{EventSink, Seat};

use crate::config::End;
use crate::{Board, Event, Oltremare, Ruleset};

impl Oltremare {
    /// OLT-4.81: the final scoring if the game is over, or else the turn of the next seat clockwise.
    pub(crate) fn end_turn(&mut self, sink: &mut impl EventSink<Event>) {
        self.look_at_stock(sink);
        if self.board.last_to_play() == Some(self.board.turn.active) {
            return self.end_game(sink);
        }
        let next = self.board.turn.active.left(self.board.config.seats);
        self.begin_turn(next, sink);
    }

    /// OLT-4.80: where nothing was drawn, everybody knows that Venice does not lie on top.
    fn look_at_stock(&mut self, sink: &mut impl EventSink<Event>) {
        let looks = self.board.config.ruleset.differences().venice_on_top_at_turn_end;
        if !looks || !self.board.venice {
            return;
        }
        let venice = self.venice_on_top();
        if venice || self.board.turn.drawn {
            sink.emit(|| Event::LookedAtStock { venice });
        }
        if venice {
            self.board.intermediate_scoring(sink);
        }
    }
}

impl Board {
    /// OLT-6.1: the game ends with the turn in which the last card was drawn. OLT-6.2: with the round. `None`, as long as
    /// cards are left.
    pub fn last_to_play(&self) -> Option<Seat> {
        if !self.last_card_drawn {
            return None;
        }
        match self.ruleset().differences().end {
            End::ActiveTurn => Some(self.turn.active),
            End::Round => Seat::first(self.seats()).find(|seat| seat.left(self.seats()) == self.start),
        }
    }
}

impl Ruleset {
    /// OLT-6.2: is the round finished in which the last card is drawn?
    pub fn finishes_the_round(self) -> bool {
        self.differences().end == End::Round
    }
}
