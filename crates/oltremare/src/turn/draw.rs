//! Drawing from the stock (OLT-4.60, OLT-4.61, OLT-4.62), and liquidation (OLT-6.3).

use table::{EventSink, Seat};

use crate::{Card, Event, Oltremare};

impl Oltremare {
    /// OLT-4.60: one card, for purchases, pirates and hands. OLT-4.62: Venice is replaced by the next card.
    pub(super) fn draw(&mut self, sink: &mut impl EventSink<Event>) -> Option<Card> {
        let seat = self.turn.active;
        loop {
            if self.venice_on_top() {
                self.turn.drawn = true;
                sink.emit(|| Event::VeniceDrawn { seat });
                self.intermediate_scoring(sink); // OLT-4.61
                continue;
            }
            if let Some(card) = self.stock.pop() {
                self.turn.drawn = true;
                if self.stock.is_empty() && self.venice.is_none() && !self.last_card_drawn {
                    self.last_card_drawn = true;
                    sink.emit(|| Event::LastCard { seat });
                }
                return Some(card);
            }
            if !self.config.ruleset.differences().restock || !self.restock(sink) {
                return None;
            }
        }
    }

    /// Does Venice lie on top?
    #[inline]
    pub(crate) fn venice_on_top(&self) -> bool {
        self.venice.is_some_and(|under| usize::from(under) >= self.stock.len())
    }

    /// Will something happen before the next card comes?
    pub(super) fn is_interrupted(&self) -> bool {
        self.stock.is_empty() || self.venice_on_top()
    }

    /// OLT-4.60: the discard pile, then liquidated stacks, become the stock. Says whether there are cards now.
    fn restock(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        if self.discard.is_empty() {
            return self.liquidate(sink);
        }
        let cards = self.discard.len();
        self.discard.iter().for_each(|card| self.stock.push(card));
        self.discard = crate::CardSet::EMPTY;
        self.dice.shuffle(self.stock.as_mut_slice()); // R6
        sink.emit(|| Event::Restocked { cards });
        true
    }

    /// OLT-6.3: the start player, and the seats that have already played in this round, as far as not yet liquidated.
    pub(crate) fn to_liquidate(&self) -> impl Iterator<Item = Seat> {
        let seats = if self.config.ruleset.differences().restock { self.config.seats } else { 0 };
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

    /// OLT-6.3: one seat after another, until there are cards.
    fn liquidate(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        loop {
            let Some(seat) = self.to_liquidate().next() else { return false };
            let ducats = self.cargo_worth(seat) - i32::from(self.pirates.len(seat));
            self.players[seat].cashed = Some(self.cargo.len(seat));
            self.players[seat].ducats += ducats;
            while let Some(card) = self.cargo.pop(seat).or_else(|| self.pirates.pop(seat)) {
                self.stock.push(card);
            }
            if self.stock.is_empty() {
                continue;
            }
            self.dice.shuffle(self.stock.as_mut_slice()); // R7
            let cards = u8::try_from(self.stock.len()).expect("98 cards");
            sink.emit(|| Event::Liquidated { seat, cards, ducats });
            return true;
        }
    }
}
