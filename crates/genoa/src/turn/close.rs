//! Messages (GEN-4.45, GEN-4.46), and the end of the turn and of the round (GEN-4.60, GEN-4.61, GEN-4.62).

use table::{EventSink, Seat, SeatSet};

use super::Phase;
use crate::components::MESSAGE;
use crate::{Board, Card, CardKind, CardSet, Decision, Event, Genoa, Own, Player, Rule};

impl Board {
    /// Who holds a message card, which everybody can count.
    #[inline]
    pub fn message_holders(&self) -> SeatSet {
        let holds = |player: &Player| player.cards.has(CardKind::Message);
        self.players.iter().filter(|(_, player)| holds(player)).map(|(seat, _)| seat).collect()
    }
}

impl Own {
    /// GEN-4.46: messages in hand that are not named yet.
    #[inline]
    fn messages(&self) -> CardSet {
        self.hand.and(CardKind::Message.cards()).without(self.named)
    }
}

impl Genoa {
    /// GEN-4.46: messages in this hand that can be delivered now.
    #[inline]
    pub(crate) fn deliverable(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.secrets[seat].messages().iter().filter(|card| self.board.turn.fulfils(*card))
    }

    pub(super) fn each_message(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        self.deliverable(seat).for_each(|card| visit(Decision::DeliverMessage { card }));
    }

    /// GEN-4.1: from the first field to the last call.
    pub(super) fn check_deliver(&self, seat: Seat, card: Card) -> Result<(), Rule> {
        if self.board.phase == Phase::Start {
            return Err(Rule::OutOfState);
        }
        if !self.secrets[seat].messages().contains(card) {
            return Err(Rule::Deliver);
        }
        if self.board.turn.fulfils(card) { Ok(()) } else { Err(Rule::Fulfilled) }
    }

    pub(super) fn check_done(&self) -> Result<(), Rule> {
        if self.board.phase == Phase::Close { Ok(()) } else { Err(Rule::LastCall) }
    }

    pub(super) fn deliver_or_seal(&mut self, seat: Seat, card: Card, sink: &mut impl EventSink<Event>) {
        if self.answers_are_sealed() {
            self.secrets[seat].named.insert(card);
            // A61: a sealed offer of this card gives way, unseen as it was.
            while self
                .book
                .offers
                .lapse(|offer| {
                    offer.is_sealed() && offer.from == seat && offer.terms.terms.give.cards.contains(card)
                })
                .is_some()
            {}
            sink.emit(|| Event::MessageSealed { seat, card });
        } else {
            self.deliver(seat, card, sink);
            self.lapse(sink);
        }
    }

    /// GEN-4.46: shown, discarded, paid.
    fn deliver(&mut self, seat: Seat, card: Card, sink: &mut impl EventSink<Event>) {
        self.lay_off(seat, card);
        self.pay_out(seat, MESSAGE);
        sink.emit(|| Event::Delivered { seat, card, ducats: MESSAGE });
        self.refill(CardKind::Message, sink);
    }

    /// T7: whoever holds messages is asked, if any could be delivered by anybody (A33).
    pub(crate) fn last_call(&mut self, sink: &mut impl EventSink<Event>) {
        let buildings = self.board.turn.trail.iter().filter(|field| field.building().is_some()).count();
        let asked = self.board.message_holders();
        if buildings < 2 || asked.is_empty() {
            return self.finish_turn(sink);
        }
        self.board.phase = Phase::Close;
        sink.emit(|| Event::LastCall { asked });
    }

    /// GEN-4.60: when the last seat is done, all answers are carried out.
    pub(super) fn done(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        self.board.turn.done.insert(seat);
        sink.emit(|| Event::Done { seat });
        if !(self.board.message_holders() - self.board.turn.done).is_empty() {
            return;
        }
        self.deliver_sealed(sink);
        self.finish_turn(sink);
    }

    /// GEN-4.60, A61: clockwise from the active player, each seat's cards by ascending id.
    pub(crate) fn deliver_sealed(&mut self, sink: &mut impl EventSink<Event>) {
        let mut next = self.board.turn.active;
        for _ in 0..self.config.seats {
            let chosen = std::mem::take(&mut self.secrets[next].named);
            chosen.iter().for_each(|card| self.deliver(next, card, sink));
            next = next.left(self.config.seats);
        }
    }

    /// GEN-4.61, GEN-4.62: the round ends with the seat before the start player; on the final field the game ends with it.
    fn finish_turn(&mut self, sink: &mut impl EventSink<Event>) {
        let next = self.board.turn.active.left(self.config.seats);
        if next == self.board.start {
            if self.board.marker >= self.config.final_field() {
                return self.end_game(sink);
            }
            self.board.marker += 1;
            self.board.round += 1;
            let (round, marker) = (self.board.round, self.board.marker);
            sink.emit(|| Event::Round { round, marker });
        }
        self.begin_turn(next, sink);
    }
}
