//! The round (chapter 4.0): supply, bidding, purchase, processing, income, and round again.
//!
//! One file for each phase. A phase checks and lists its decisions as functions of the [`View`], because nobody
//! needs to see more, and changes the table in the same file.

mod bidding;
mod income;
mod processing;
mod purchase;
mod supply;

pub(crate) use supply::load_ship;

use table::{Awaiting, Refusal, Seat};

use crate::{Decision, Phase, Rule, View};

impl View {
    /// SPE-5.7: who is not asked hears whom the table waits for; who is, hears the rule.
    pub fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal<Rule>> {
        self.phase.asked().map_or(Awaiting::NOBODY, Awaiting::one).admit(seat)?;
        let checked = match self.phase {
            Phase::Bidding { .. } => self.check_bid(decision),
            Phase::Purchase { .. } => purchase::check(decision),
            Phase::Processing { seat, pool } => self.check_step(seat, &pool, decision),
            Phase::Over => Err(Rule::Ended),
        };
        checked.map_err(Refusal::Against)
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
