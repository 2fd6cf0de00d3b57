//! Turn start and hand limit (OLT-4.2, OLT-4.3, OLT-4.10, OLT-4.11, OLT-4.12).
//!
//! A seat with more cards than its top card has lions puts the excess face down on its pirate stack, in the order it
//! likes. There is no hand limit at any other time.

use table::{EventSink, Seat};

use crate::components::LIONS_WITHOUT_INFLUENCE;
use crate::{Card, Decision, Event, Oltremare, Phase, Rule, Token};

/// OLT-4.3: the ducats that so many lions bring with local influence.
pub fn influence(lions: u8) -> u8 {
    lions.saturating_sub(LIONS_WITHOUT_INFLUENCE)
}

impl Oltremare {
    /// OLT-4.3: before the hand limit is checked. OLT-4.2: a token taken this turn is not yet there.
    pub(super) fn local_influence(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        let ducats = i32::from(influence(self.board.turn.lions));
        if self.board.players[seat].token == Some(Token::LocalInfluence) && ducats > 0 {
            self.board.players[seat].ducats += ducats;
            sink.emit(|| Event::Influence { seat, ducats });
        }
    }

    /// OLT-4.10, OLT-4.12: here and nowhere else.
    pub(super) fn enforce_hand_limit(&mut self) {
        let hand = self.board.players[self.board.turn.active].hand;
        match hand.checked_sub(self.board.turn.lions) {
            Some(excess) if excess > 0 => self.board.phase = Phase::HandLimit { excess },
            _ => self.open_trade(),
        }
    }

    pub(crate) fn check_discard(&self, card: Card, seat: Seat) -> Result<(), Rule> {
        let asked = matches!(self.board.phase, Phase::HandLimit { .. }) && self.board.is_active(seat);
        if asked && self.secrets[seat].hand.contains(card) && !self.choice.cards.as_slice().contains(&card) {
            Ok(())
        } else {
            Err(Rule::DiscardExcess)
        }
    }

    pub(crate) fn each_discard(&self, mut visit: impl FnMut(Decision)) {
        let chosen = self.choice.cards.iter().copied().collect();
        let hand = self.secrets[self.board.turn.active].hand;
        hand.without(chosen).iter().for_each(|card| visit(Decision::Discard { card }));
    }

    /// OLT-4.11: in the listed order, the last one ends on top. OLT-4.91: all at once.
    pub(crate) fn choose_discard(&mut self, card: Card, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        self.choice.cards.push(card);
        let count = u8::try_from(self.choice.cards.len()).expect("98 cards");
        if matches!(self.board.phase, Phase::HandLimit { excess } if count < excess) {
            sink.emit(|| Event::Chosen { seat, card });
            return;
        }
        self.forget_hand(seat); // OLT-5.31: nobody can tell which cards left
        for n in 0..self.choice.cards.len() {
            let card = self.choice.cards[n];
            self.take_from_hand(seat, card);
            self.give_to_pirates(seat, card);
        }
        sink.emit(|| Event::Discarded { seat, count, cards: Some(self.choice.cards.as_slice().to_vec()) });
        self.choice.cards.clear();
        self.open_trade();
    }
}
