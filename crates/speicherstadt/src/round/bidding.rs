//! Bidding (chapter 4.2).
//!
//! Three laps; in each, every seat places one merchant above a card of its choice, directly above
//! those already there. Nobody passes, and nobody takes a merchant back.

use table::{EventSink, Seat};

use crate::components::MERCHANTS;
use crate::{Berth, Column, Decision, Event, Phase, Rule, Speicherstadt, View};

impl Berth {
    /// SPE-4.15: a card below and a free place. SPE-7.2: the six merchants of two players fill no column.
    #[inline]
    fn is_free(&self) -> bool {
        self.card.is_some() && !self.queue.is_full()
    }
}

impl View {
    /// SPE-4.15.
    #[inline]
    pub(crate) fn free_columns(&self) -> impl Iterator<Item = Column> {
        self.columns().filter(|(_, berth)| berth.is_free()).map(|(column, _)| column)
    }

    pub(super) fn check_bid(&self, decision: Decision) -> Result<(), Rule> {
        match decision {
            Decision::PlaceMerchant { column } if self.berth(column).is_some_and(Berth::is_free) => Ok(()),
            Decision::PlaceMerchant { .. } => Err(Rule::FreePlace),
            Decision::Pass => Err(Rule::NoPassing), // SPE-4.16, SPE-A13
            _ => Err(Rule::ThreeLaps),
        }
    }

    #[inline]
    pub(super) fn each_bid(&self, mut visit: impl FnMut(Decision)) {
        self.free_columns().for_each(|column| visit(Decision::PlaceMerchant { column }));
    }
}

impl Speicherstadt {
    /// SPE-4.14, SPE-5.2: the start seat begins, and everybody sees each placement before the next seat is asked.
    pub(super) fn begin_bidding(&mut self) {
        self.open.phase = Phase::Bidding { lap: 1, seat: self.open.start };
    }

    /// SPE-4.15: the merchant takes the lowest free place.
    #[inline]
    pub(crate) fn place_merchant(&mut self, seat: Seat, column: Column, sink: &mut impl EventSink<Event>) {
        self.open.players[seat].merchants -= 1;
        let berth = self.open.berth_mut(column);
        berth.queue.push(seat);
        let berth = *berth;
        sink.emit(|| Event::Placed {
            seat,
            column,
            card: berth.card.expect("SPE-4.15: above a card"),
            place: u8::try_from(berth.queue.len()).expect("eight places"),
        });
        self.ask_next_bidder(sink);
    }

    /// SPE-4.14: clockwise, lap after lap.
    fn ask_next_bidder(&mut self, sink: &mut impl EventSink<Event>) {
        let Phase::Bidding { lap, seat } = self.open.phase else { return };
        let next = seat.left(self.open.seats());
        self.ask_bidder(if next == self.open.start { lap + 1 } else { lap }, next, sink);
    }

    /// SPE-4.17, SPE-A14: asks this seat; where no place is free, every seat keeps its merchant. After three laps the
    /// purchase begins.
    pub(crate) fn ask_bidder(&mut self, mut lap: u8, mut seat: Seat, sink: &mut impl EventSink<Event>) {
        let any_free = self.open.free_columns().next().is_some();
        while lap <= MERCHANTS {
            if any_free {
                self.open.phase = Phase::Bidding { lap, seat };
                return;
            }
            sink.emit(|| Event::KeptMerchant { seat });
            seat = seat.left(self.open.seats());
            lap += u8::from(seat == self.open.start);
        }
        self.begin_purchase(sink);
    }
}
