//! Turn start and hand limit (OLT-4.2, OLT-4.3, OLT-4.10, OLT-4.11, OLT-4.12).
//!
//! Whoever has more cards than his top card has lions puts the excess face down on his pirate stack, in the order he
//! likes. There is no hand limit at any other time.

use table::{EventSink, Seat};

use crate::{Card, Decision, Event, Oltremare, Phase, Rule, Token};

/// OLT-4.3: lions that bring nothing.
const LIONS_WITHOUT_INFLUENCE: u8 = 3;

impl Oltremare {
    /// OLT-4.3: before the hand limit is checked. OLT-4.2: a token taken this turn is not yet there.
    pub(super) fn local_influence(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.turn.active;
        let ducats = i32::from(self.turn.lions - LIONS_WITHOUT_INFLUENCE);
        if self.players[seat].token == Some(Token::LocalInfluence) && ducats > 0 {
            self.players[seat].ducats += ducats;
            sink.emit(|| Event::Influence { seat, ducats });
        }
    }

    /// OLT-4.10, OLT-4.12: here and nowhere else.
    pub(super) fn enforce_hand_limit(&mut self) {
        let hand = self.hands[self.turn.active].len();
        match hand.checked_sub(self.turn.lions) {
            Some(excess) if excess > 0 => self.phase = Phase::HandLimit { excess },
            _ => self.open_trade(),
        }
    }

    pub(super) fn check_discard(&self, card: Card, seat: Seat) -> Result<(), Rule> {
        let asked = matches!(self.phase, Phase::HandLimit { .. }) && self.is_active(seat);
        if asked && self.hands[seat].contains(card) && !self.run.as_slice().contains(&card) {
            Ok(())
        } else {
            Err(Rule::DiscardExcess)
        }
    }

    pub(super) fn each_discard(&self, mut visit: impl FnMut(Decision)) {
        let chosen = self.run.iter().copied().collect();
        let hand = self.hands[self.turn.active];
        hand.without(chosen).iter().for_each(|card| visit(Decision::Discard { card }));
    }

    /// OLT-4.11: in the listed order, the last one ends on top. OLT-4.91: all at once.
    pub(super) fn choose_discard(&mut self, card: Card, sink: &mut impl EventSink<Event>) {
        let seat = self.turn.active;
        self.run.push(card);
        let Phase::HandLimit { excess } = self.phase else { unreachable!("check asked for the phase") };
        if self.run.len() < usize::from(excess) {
            sink.emit(|| Event::Chosen { seat, card });
            return;
        }
        self.forget_hand(seat); // OLT-5.31: nobody can tell which cards left
        for n in 0..self.run.len() {
            let card = self.run[n];
            self.hands[seat].remove(card);
            self.pirates.push(seat, card);
        }
        sink.emit(|| Event::Discarded { seat, count: excess, cards: Some(self.run.as_slice().to_vec()) });
        self.run.clear();
        self.open_trade();
    }
}
