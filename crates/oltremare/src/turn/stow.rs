//! Stowing (OLT-4.55).
//!
//! The played cards go onto the cargo stack, in an order of the player's choice that is never changed afterwards.

use table::{EventSink, Seat};

use crate::{Card, Decision, Event, Oltremare, Phase, Rule};

impl Oltremare {
    /// Fewer than two cards have no order.
    pub(super) fn begin_stowing(&mut self, sink: &mut impl EventSink<Event>) {
        self.phase = Phase::Stow;
        if self.played.len() < 2 {
            self.run = self.played.iter().copied().collect();
            self.stow(sink);
        }
    }

    pub(super) fn check_stow(&self, card: Card, seat: Seat) -> Result<(), Rule> {
        let asked = self.phase == Phase::Stow && self.is_active(seat);
        let waits = self.played.as_slice().contains(&card) && !self.run.as_slice().contains(&card);
        if asked && waits { Ok(()) } else { Err(Rule::StowPlayed) }
    }

    #[inline]
    pub(super) fn each_stow(&self, mut visit: impl FnMut(Decision)) {
        for &card in &self.played {
            if !self.run.as_slice().contains(&card) {
                visit(Decision::Stow { card });
            }
        }
    }

    pub(super) fn choose_stow(&mut self, card: Card, sink: &mut impl EventSink<Event>) {
        let seat = self.turn.active;
        self.run.push(card);
        if self.run.len() < self.played.len() {
            sink.emit(|| Event::Chosen { seat, card });
            return;
        }
        self.stow(sink);
    }

    /// OLT-4.55: bottom to top; the last one becomes the top card.
    fn stow(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.turn.active;
        for n in 0..self.run.len() {
            self.cargo.push(seat, self.run[n]);
        }
        sink.emit(|| Event::Stowed { seat, cards: self.run.as_slice().to_vec() });
        self.run.clear();
        self.played.clear();
        self.end_turn(sink);
    }
}
