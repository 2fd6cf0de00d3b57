//! Church (MOV-4.39): one of the favors on display is bought, and the display filled up at once (MOV-10.25).

use table::{EventSink, Seat};

use super::{SubAction, Turn};
use crate::components::FAVORS_FACE_UP;
use crate::{Decision, Ducats, Event, Favor, MastersOfVenice, Rule};

impl MastersOfVenice {
    #[inline]
    pub(super) fn each_favor_on_display(&self, turn: &Turn, visit: &mut impl FnMut(Decision)) {
        for favor in Favor::ALL {
            if self.check_purchase_of_favor(turn, favor).is_ok() {
                visit(Decision::BuyFavor { favor });
            }
        }
    }

    pub(super) fn check_purchase_of_favor(&self, turn: &Turn, favor: Favor) -> Result<(), Rule> {
        if turn.has(SubAction::BuyFavor) || !self.board.display.has(favor) {
            return Err(Rule::BuyFavor);
        }
        if self.can_pay(turn.seat, Ducats(favor.price())) { Ok(()) } else { Err(Rule::Payment) }
    }

    pub(crate) fn buy_favor(&mut self, seat: Seat, favor: Favor, sink: &mut impl EventSink<Event>) {
        let paid = Ducats(favor.price());
        self.pay(seat, paid);
        self.board.display.take(favor);
        self.board.players[seat].favors.add(favor);
        self.mark_done(SubAction::BuyFavor);
        sink.emit(|| Event::FavorBought { seat, favor, paid });
        self.fill_display(sink);
    }

    /// MOV-4.39: whenever fewer than two are face up and the stack is not empty.
    pub(crate) fn fill_display(&mut self, sink: &mut impl EventSink<Event>) {
        while self.board.display.total() < FAVORS_FACE_UP {
            let Some(favor) = self.top_favor() else { return };
            self.board.display.add(favor);
            sink.emit(|| Event::FavorTurnedUp { favor });
        }
    }

    /// From the part that nobody has seen, then from the used ones under it.
    pub(crate) fn top_favor(&mut self) -> Option<Favor> {
        let fresh = self.hidden.favors.pop();
        if fresh.is_some() {
            self.board.fresh_favors -= 1;
        }
        fresh.or_else(|| self.board.used_favors.remove(0))
    }
}
