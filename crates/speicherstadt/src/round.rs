//! The round (chapter 4.0): supply, bidding, purchase, processing, income, and round again.
//!
//! One file for each phase. A phase judges and lists its decisions on the [`View`], because nobody needs
//! to see more, and changes the table in the same file.

mod bidding;
mod income;
mod processing;
mod purchase;
mod supply;

use table::{Awaiting, EventSink, Refusal, Seat};

use crate::{Decision, Event, Phase, Rule, Speicherstadt, View};

impl View {
    /// SPE-5.7: who is not asked hears whom the table waits for; who is, hears the rule.
    pub fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal<Rule>> {
        self.phase.asked().map_or(Awaiting::NOBODY, Awaiting::one).admit(seat)?;
        let judged = match self.phase {
            Phase::Bidding { .. } => self.check_bid(decision),
            Phase::Purchase { .. } => purchase::check(decision),
            Phase::Processing { seat, pool } => self.check_step(seat, &pool, decision),
            Phase::Over => Err(Rule::Ended),
        };
        judged.map_err(Refusal::Against)
    }

    /// Every decision that `check` lets pass, once.
    #[inline]
    pub fn each_decision(&self, seat: Seat, visit: impl FnMut(Decision)) {
        match self.phase {
            _ if self.phase.asked() != Some(seat) => {}
            Phase::Bidding { .. } => self.each_bid(visit),
            Phase::Purchase { .. } => purchase::each(visit),
            Phase::Processing { seat, pool } => self.each_step(seat, &pool, visit),
            Phase::Over => {}
        }
    }
}

impl Speicherstadt {
    /// Carries out what `check` let pass.
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, decision: Decision, sink: &mut impl EventSink<Event>) {
        match decision {
            Decision::PlaceMerchant { column } => self.place_merchant(seat, column, sink),
            Decision::Buy => self.buy(sink),
            Decision::Pass => self.pass(sink),
            Decision::Deliver { contract, good } => self.deliver(contract, good, sink),
            Decision::SellToTrader { good } => self.sell_to_trader(good, sink),
            Decision::SellPair { goods } => self.sell_pair(goods, sink),
            Decision::Exchange { give, take } => self.exchange(give, take, sink),
            Decision::Keep { place, good } => self.keep(place, good, sink),
            Decision::Finish => self.finish(sink),
        }
    }
}
