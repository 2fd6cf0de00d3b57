//! The draft (chapter 4.B): characters are picked in turn order, and whoever bid changes the orders of one shop.

use table::{EventSink, Seat};

use super::Phase;
use crate::components::{DUCATS_PER_ORDER_DOWN, DUCATS_PER_ORDER_UP, MOST_ORDERS};
use crate::{Board, Character, Decision, Event, MastersOfVenice, Rule, Shop, Way};

impl MastersOfVenice {
    /// MOV-4.9, MOV-7.1: who is to pick at this step; the last one has the Gondolier, and of two the first picks again.
    fn picker(&self, step: u8) -> Option<Seat> {
        let seats = self.config.seats;
        let picks = if seats == 2 { 3 } else { seats - 1 };
        (step < picks).then(|| self.board.order[usize::from(step % seats)])
    }

    /// MOV-4.10, MOV-7.1: who is to adjust at this step. Each does so once.
    fn adjuster(&self, step: u8) -> Option<Seat> {
        (step < self.config.seats).then(|| self.board.order[usize::from(step)])
    }

    /// MOV-7.1, MOV-10.33: a pick and the own adjustment, then the next; at the end the gondola moves.
    pub(crate) fn draft_from(&mut self, step: u8, sink: &mut impl EventSink<Event>) {
        match self.picker(step) {
            Some(seat) => self.board.phase = Phase::Draft { seat, step },
            None => self.adjust_at(step, sink),
        }
    }

    /// MOV-4.10, MOV-10.4: orders are changed, not prices; a step without any option is left out.
    fn adjust_at(&mut self, step: u8, sink: &mut impl EventSink<Event>) {
        let Some(seat) = self.adjuster(step) else {
            return self.finish_round(sink);
        };
        let mut any = false;
        self.each_adjustment(seat, |_| any = true);
        if any {
            self.board.phase = Phase::Adjust { seat, step };
        } else {
            self.next_step(step, sink);
        }
    }

    fn next_step(&mut self, step: u8, sink: &mut impl EventSink<Event>) {
        let next = step + 1;
        if self.picker(next).is_some() || self.adjuster(next).is_some() {
            self.draft_from(next, sink);
        } else {
            self.finish_round(sink);
        }
    }

    #[inline]
    pub(crate) fn each_pick(&self, mut visit: impl FnMut(Decision)) {
        for (character, holder) in self.board.characters.iter() {
            if holder.is_none() {
                visit(Decision::PickCharacter { character });
            }
        }
    }

    pub(crate) fn check_pick(&self, character: Character) -> Result<(), Rule> {
        let asked = matches!(self.board.phase, Phase::Draft { .. });
        let free = self.board.characters[character].is_none();
        if asked && free { Ok(()) } else { Err(Rule::PickCharacter) }
    }

    pub(crate) fn pick(&mut self, seat: Seat, character: Character, sink: &mut impl EventSink<Event>) {
        let Phase::Draft { step, .. } = self.board.phase else { return };
        self.take_character(seat, character, sink);
        self.adjust_at(step, sink);
    }

    pub(crate) fn take_character(
        &mut self,
        seat: Seat,
        character: Character,
        sink: &mut impl EventSink<Event>,
    ) {
        self.board.characters[character] = Some(seat);
        sink.emit(|| Event::CharacterTaken { seat, character });
    }

    /// The adjustments that a seat can make.
    #[inline]
    pub(crate) fn each_adjustment(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        for shop in Shop::ALL {
            for way in Way::BOTH {
                if self.board.after_adjustment(seat, shop, way).is_some() {
                    visit(Decision::AdjustOrders { shop, way });
                }
            }
        }
    }

    pub(crate) fn check_adjustment(&self, seat: Seat, shop: Shop, way: Way) -> Result<(), Rule> {
        let asked = matches!(self.board.phase, Phase::Adjust { .. });
        if asked && self.board.after_adjustment(seat, shop, way).is_some() {
            Ok(())
        } else {
            Err(Rule::AdjustOrders)
        }
    }

    pub(crate) fn adjust(&mut self, seat: Seat, shop: Shop, way: Way, sink: &mut impl EventSink<Event>) {
        let Phase::Adjust { step, .. } = self.board.phase else { return };
        let from = self.board.orders[shop];
        let orders = self.board.after_adjustment(seat, shop, way).expect("the peg moves");
        self.board.orders[shop] = orders;
        sink.emit(|| Event::OrdersAdjusted { seat, shop, from, orders });
        self.next_step(step, sink);
    }
}

impl Board {
    /// MOV-4.10, MOV-10.5: where the peg would stand, at most at the end of its track (MOV-10.3); nothing where it would not
    /// move, as after a bid of 0 (MOV-4.11).
    pub(crate) fn after_adjustment(&self, seat: Seat, shop: Shop, way: Way) -> Option<u8> {
        let bid = self.bids[seat]?.0;
        let steps = match way {
            Way::Up => bid / DUCATS_PER_ORDER_UP,
            Way::Down => bid / DUCATS_PER_ORDER_DOWN,
        };
        let steps = u8::try_from(steps).unwrap_or(u8::MAX);
        let orders = self.orders[shop];
        let moved = match way {
            Way::Up => orders.saturating_add(steps).min(MOST_ORDERS),
            Way::Down => orders.saturating_sub(steps),
        };
        (moved != orders).then_some(moved)
    }
}
