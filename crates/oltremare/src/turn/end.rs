//! Turn end (OLT-4.80, OLT-4.81) and the end of the game (OLT-6.1, OLT-6.2).

use table::EventSink;

use crate::config::End;
use crate::{Event, Oltremare};

impl Oltremare {
    pub(crate) fn end_turn(&mut self, sink: &mut impl EventSink<Event>) {
        self.look_at_stock(sink);
        if self.is_last_turn() {
            return self.end_game(sink);
        }
        let next = self.turn.active.left(self.config.seats); // OLT-4.81
        self.begin_turn(next, sink);
    }

    /// OLT-4.80: where nothing was drawn, everybody knows that Venice does not lie on top.
    fn look_at_stock(&mut self, sink: &mut impl EventSink<Event>) {
        let looks = self.config.ruleset.differences().venice_on_top_at_turn_end;
        if !looks || self.venice.is_none() {
            return;
        }
        let venice = self.venice_on_top();
        if venice || self.turn.drawn {
            sink.emit(|| Event::LookedAtStock { venice });
        }
        if venice {
            self.intermediate_scoring(sink);
        }
    }

    /// OLT-6.1: with the turn in which the last card was drawn. OLT-6.2: with the round.
    fn is_last_turn(&self) -> bool {
        self.last_card_drawn
            && match self.config.ruleset.differences().end {
                End::ActiveTurn => true,
                End::Round => self.turn.active.left(self.config.seats) == self.start,
            }
    }
}
