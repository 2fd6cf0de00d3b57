//! Drawing from the stock (OLT-4.60, OLT-4.61, OLT-4.62), and liquidation (OLT-6.3).

use table::{EventSink, Seat};

use crate::{Board, Card, Event, Oltremare};

impl Board {
    /// OLT-6.3: the start player, and the seats that have already played in this round, as far as not yet liquidated.
    pub(crate) fn to_liquidate(&self) -> impl Iterator<Item = Seat> {
        let seats = if self.ruleset().differences().restock { self.seats() } else { 0 };
        let mut seat = self.start;
        let mut past_active = false;
        (0..seats).filter_map(move |n| {
            let here = seat;
            seat = seat.left(seats);
            let counts = n == 0 || !past_active && here != self.turn.active;
            past_active |= here == self.turn.active;
            (counts && self.players[here].cashed.is_none()).then_some(here)
        })
    }
}

impl Oltremare {
    /// OLT-4.60: one card, for purchases, pirates and hands. OLT-4.62: Venice is replaced by the next card.
    pub(super) fn draw(&mut self, sink: &mut impl EventSink<Event>) -> Option<Card> {
        let seat = self.board.turn.active;
        loop {
            if self.venice_on_top() {
                self.board.turn.drawn = true;
                sink.emit(|| Event::VeniceDrawn { seat });
                self.board.intermediate_scoring(sink); // OLT-4.61
                continue;
            }
            if let Some(card) = self.take_from_stock() {
                self.board.turn.drawn = true;
                if self.board.stock == 0 && !self.board.venice && !self.board.last_card_drawn {
                    self.board.last_card_drawn = true;
                    sink.emit(|| Event::LastCard { seat });
                }
                return Some(card);
            }
            if !self.board.config.ruleset.differences().restock || !self.restock(sink) {
                return None;
            }
        }
    }

    /// Does Venice lie on top?
    #[inline]
    pub(crate) fn venice_on_top(&self) -> bool {
        self.board.venice && self.hidden.under_venice >= self.board.stock
    }

    /// Will something happen before the next card comes?
    pub(super) fn is_interrupted(&self) -> bool {
        self.board.stock == 0 || self.venice_on_top()
    }

    /// OLT-4.60: the discard pile, then liquidated stacks, become the stock. Says whether there are cards now.
    fn restock(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        if self.board.discard.is_empty() {
            return self.liquidate(sink);
        }
        let cards = self.board.discard.len();
        self.board.discard.iter().for_each(|card| self.put_on_stock(card));
        self.board.discard = crate::CardSet::EMPTY;
        self.dice.shuffle(self.hidden.stock.as_mut_slice()); // R6
        sink.emit(|| Event::Restocked { cards });
        true
    }

    /// OLT-6.3: one seat after another, until there are cards.
    fn liquidate(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        loop {
            let Some(seat) = self.board.to_liquidate().next() else { return false };
            let player = self.board.players[seat];
            let ducats = self.board.cargo_worth(seat) - i32::from(player.pirates);
            self.board.players[seat].cashed = Some(player.cargo_cards);
            self.board.players[seat].ducats += ducats;
            while let Some(card) = self.board.take_from_cargo(seat).or_else(|| self.take_from_pirates(seat)) {
                self.put_on_stock(card);
            }
            if self.board.stock == 0 {
                continue;
            }
            self.dice.shuffle(self.hidden.stock.as_mut_slice()); // R7
            let cards = self.board.stock;
            sink.emit(|| Event::Liquidated { seat, cards, ducats });
            return true;
        }
    }
}
