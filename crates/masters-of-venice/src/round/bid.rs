//! The bid round up to the reveal (chapter 4.B): sealed bids, all paid, and the turn order that follows.

use std::cmp::Reverse;

use table::{EventSink, PerSeat, Pile, Seat, SeatSet};

use super::Phase;
use crate::components::{BID_IN_STEPS_FROM, BID_STEP};
use crate::{ByCharacter, Character, Company, Decision, Ducats, Event, MastersOfVenice, Office, Rule, Shop};

impl MastersOfVenice {
    /// MOV-4.4: characters go back to the row, the marker is unused, the turn order is void.
    pub(crate) fn begin_bidding(&mut self, sink: &mut impl EventSink<Event>) {
        self.board.phase = Phase::Bid;
        self.board.characters = ByCharacter::default();
        self.board.marker_spent = false;
        self.board.order = Pile::new();
        self.board.committed = SeatSet::EMPTY;
        self.board.bids = PerSeat::new(self.config.seats, None);
        let space = self.board.space;
        sink.emit(|| Event::BidRound { space });
    }

    /// MOV-4.57: the lowest and the highest amount that can be bid now, or nothing before the thousands are said.
    #[inline]
    fn bounds(&self, seat: Seat) -> Option<(u32, u32)> {
        let cash = self.secrets[seat].cash.0;
        match self.secrets[seat].thousands {
            Some(thousands) => {
                let low = u32::from(thousands) * BID_IN_STEPS_FROM;
                Some((low, cash.min(low + BID_IN_STEPS_FROM - BID_STEP)))
            }
            None if cash < BID_IN_STEPS_FROM => Some((0, cash)),
            None => None,
        }
    }

    /// MOV-4.57: one for each thousand that is there, zero included; with 254 of them and a bid of nothing the menu is full
    /// (MOV-4.56), and no game has so many.
    #[inline]
    fn most_thousands(&self, seat: Seat) -> u8 {
        let thousands = self.secrets[seat].cash.0 / BID_IN_STEPS_FROM;
        u8::try_from(thousands).unwrap_or(u8::MAX).min(254)
    }

    /// MOV-4.57: nothing can be bid at every step, and first, so that it is what silence means (MOV-4.55).
    #[inline]
    pub(crate) fn each_bid(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        visit(Decision::Bid { amount: Ducats(0) });
        match self.bounds(seat) {
            Some((low, high)) => {
                let mut amount = low.max(BID_STEP);
                while amount <= high {
                    visit(Decision::Bid { amount: Ducats(amount) });
                    amount += BID_STEP;
                }
            }
            None => (0..=self.most_thousands(seat))
                .for_each(|thousands| visit(Decision::BidThousands { thousands })),
        }
    }

    pub(crate) fn check_thousands(&self, seat: Seat, thousands: u8) -> Result<(), Rule> {
        if self.board.phase != Phase::Bid || self.bounds(seat).is_some() {
            return Err(Rule::Steps);
        }
        if thousands <= self.most_thousands(seat) { Ok(()) } else { Err(Rule::BidAmount) }
    }

    /// MOV-4.5, MOV-10.6, with MOV-4.57.
    pub(crate) fn check_bid(&self, seat: Seat, amount: Ducats) -> Result<(), Rule> {
        if self.board.phase != Phase::Bid {
            return Err(Rule::BidAmount);
        }
        if amount == Ducats(0) {
            return Ok(());
        }
        let (low, high) = self.bounds(seat).ok_or(Rule::Steps)?;
        let right = (low..=high).contains(&amount.0) && amount.0.is_multiple_of(BID_STEP);
        if right { Ok(()) } else { Err(Rule::BidAmount) }
    }

    pub(crate) fn begin_bid(&mut self, seat: Seat, thousands: u8, sink: &mut impl EventSink<Event>) {
        self.secrets[seat].thousands = Some(thousands);
        sink.emit(|| Event::BidBegun { seat, thousands });
    }

    /// MOV-5.3: only that somebody has committed is public.
    pub(crate) fn seal_bid(&mut self, seat: Seat, amount: Ducats, sink: &mut impl EventSink<Event>) {
        self.secrets[seat].thousands = None;
        self.secrets[seat].bid = Some(amount);
        self.board.committed.insert(seat);
        sink.emit(|| Event::BidSealed { seat, amount: Some(amount) });
        if self.asked().is_empty() {
            self.reveal_bids(sink);
        }
    }

    /// MOV-4.6, MOV-4.7, MOV-4.8.
    fn reveal_bids(&mut self, sink: &mut impl EventSink<Event>) {
        self.board.committed = SeatSet::EMPTY;
        for seat in Seat::first(self.config.seats) {
            let bid = self.secrets[seat].bid.take().expect("everybody has committed");
            self.board.bids[seat] = Some(bid);
            self.pay(seat, bid);
        }
        self.board.order = self.turn_order();
        let last = *self.board.order.top().expect("two play at least");
        let (bids, order) = (self.board.bids, self.board.order);
        sink.emit(|| Event::BidsRevealed { bids, order: order.as_slice().to_vec() });
        self.take_character(last, Character::Gondolier, sink);
        self.draft_from(0, sink);
    }

    /// MOV-4.7: the highest bid first; ties by shares of both offices together, then of each shop, then by youth (MOV-10.7).
    fn turn_order(&self) -> Pile<Seat, { table::MAX_SEATS }> {
        let mut order: Pile<Seat, { table::MAX_SEATS }> = Seat::first(self.config.seats).collect();
        order.as_mut_slice().sort_unstable_by_key(|&seat| {
            let shares = &self.board.players[seat].shares;
            let offices: u8 = Office::ALL.iter().map(|office| shares[office.company()]).sum();
            let shops = Shop::ALL.map(|shop: Shop| shares[Company::from(shop)]);
            (Reverse((self.board.bids[seat], offices, shops)), self.board.youth[seat])
        });
        order
    }
}

impl From<Shop> for Company {
    fn from(shop: Shop) -> Company {
        shop.company()
    }
}
