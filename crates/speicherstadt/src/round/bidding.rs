//! Bidding (SPE-4.14 to 4.17).
//!
//! Three laps; in each, every seat places one merchant above a card of its choice, directly above
//! those already there. Nobody passes, and nobody takes a merchant back.

use table::{Herald, Seat};

use crate::components::MERCHANTS;
use crate::{Column, Decision, Event, Phase, Rule, Speicherstadt, View};

impl View {
    /// SPE-4.15: the columns with a card below and a free place.
    #[inline]
    pub(crate) fn free_columns(&self) -> impl Iterator<Item = Column> {
        self.columns()
            .filter(|(_, berth)| berth.card.is_some() && !berth.queue.is_full())
            .map(|(column, _)| column)
    }

    pub(super) fn check_bid(&self, decision: Decision) -> Result<(), Rule> {
        match decision {
            Decision::PlaceMerchant { column } => {
                let free =
                    self.berth(column).is_some_and(|berth| berth.card.is_some() && !berth.queue.is_full());
                if free { Ok(()) } else { Err(Rule::FreePlace) }
            }
            Decision::Pass => Err(Rule::NoPassing), // SPE-4.16
            _ => Err(Rule::ThreeLaps),
        }
    }
}

impl Speicherstadt {
    /// SPE-4.14: the start seat begins.
    pub(super) fn begin_bidding(&mut self) {
        self.open.phase = Phase::Bidding { lap: 1, seat: self.open.start };
    }

    /// SPE-4.15: the merchant takes the lowest free place.
    #[inline]
    pub(super) fn place_merchant(&mut self, seat: Seat, column: Column, herald: &mut impl Herald<Event>) {
        self.open.players[seat].merchants -= 1;
        let queue = &mut self.open.berth_mut(column).queue;
        queue.push(seat);
        let place = u8::try_from(queue.len()).expect("eight places");
        herald.tell(|| Event::Placed { seat, column, place });
        self.ask_next_bidder(herald);
    }

    /// SPE-4.14, 4.17: the next seat that can place, or the end of bidding.
    pub(crate) fn ask_next_bidder(&mut self, herald: &mut impl Herald<Event>) {
        let Phase::Bidding { mut lap, mut seat } = self.open.phase else { return };
        loop {
            seat = seat.left(self.open.seats());
            if seat == self.open.start {
                lap += 1;
            }
            if lap > MERCHANTS {
                return self.begin_purchase(herald);
            }
            self.open.phase = Phase::Bidding { lap, seat };
            if self.open.free_columns().next().is_some() {
                return;
            }
            herald.tell(|| Event::KeptMerchant { seat }); // SPE-4.17
        }
    }
}
