//! Stowing (OLT-4.55).
//!
//! The played cards go onto the cargo stack, in an order of the player's choice that is never changed afterwards.

use table::{EventSink, Seat};

use crate::{Card, Decision, Event, Oltremare, Phase, Rule};

impl Oltremare {
    /// Fewer than two cards have no order.
    pub(super) fn begin_stowing(&mut self, sink: &mut impl EventSink<Event>) {
        self.board.phase = Phase::Stow;
        if self.board.played.len() < 2 {
            self.choice.cards = self.board.played.iter().copied().collect();
            self.stow(sink);
        }
    }

    pub(crate) fn check_stow(&self, card: Card, seat: Seat) -> Result<(), Rule> {
        let asked = self.board.phase == Phase::Stow && self.board.is_active(seat);
        let waits =
            self.board.played.as_slice().contains(&card) && !self.choice.cards.as_slice().contains(&card);
        if asked && waits { Ok(()) } else { Err(Rule::StowPlayed) }
    }

    #[inline]
    pub(crate) fn each_stow(&self, mut visit: impl FnMut(Decision)) {
        for &card in &self.board.played {
            if !self.choice.cards.as_slice().contains(&card) {
                visit(Decision::Stow { card });
            }
        }
    }

    pub(crate) fn choose_stow(&mut self, card: Card, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        self.choice.cards.push(card);
        if self.choice.cards.len() < self.board.played.len() {
            sink.emit(|| Event::Chosen { seat, card });
            return;
        }
        self.stow(sink);
    }

    /// OLT-4.55: bottom to top; the last one becomes the top card.
    fn stow(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        for n in 0..self.choice.cards.len() {
            self.board.stow(seat, self.choice.cards[n]);
        }
        sink.emit(|| Event::Stowed { seat, cards: self.choice.cards.as_slice().to_vec() });
        self.choice.cards.clear();
        self.board.played.clear();
        self.end_turn(sink);
    }
}
