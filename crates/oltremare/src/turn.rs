//! The turn (chapter 4): hand limit, trade, play, resolve, sail, stow, and the next seat.
//!
//! One file for each phase: it judges, lists and carries out what is decided there. OLT-4.92 says which rule a refusal cites.

mod arrival;
mod draw;
mod end;
mod hand_limit;
mod play;
mod purchase;
mod sail;
mod stow;

use serde::{Deserialize, Serialize};
use table::{EventSink, Seat, SeatSet};

pub use play::{calm_sea, drawn, earned, lost};
pub(crate) use purchase::price;
pub(crate) use sail::each_trail;

use crate::{Decision, Event, Oltremare, Rule};

/// Chapter 4: the states in which somebody is asked. All others pass by themselves.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// OLT-4.10: so many cards are to be discarded.
    HandLimit {
        /// Above the lions.
        excess: u8,
    },
    /// OLT-4.20: purchases and deals.
    Trade,
    /// OLT-4.30: so many cards are to be played.
    Play {
        /// The load, or the whole hand.
        count: u8,
    },
    /// OLT-4.45: so many steps are to be made.
    Sail {
        /// One for each ship symbol.
        steps: u8,
    },
    /// OLT-4.51: a jump, or none.
    Compass,
    /// OLT-4.55: the played cards are to be stowed.
    Stow,
    /// OLT-6.20.
    Over,
}

/// What holds for one turn (OLT-4.1). All of it is public.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// Whose turn it is.
    pub active: Seat,
    /// The hand limit, 3 to 6.
    pub lions: u8,
    /// The cards to be played, 1 to 4.
    pub load: u8,
    /// Cards bought so far, at most 4.
    pub bought: u8,
    /// OLT-5.20: seats that got their prestige of this turn.
    pub dealt: SeatSet,
    /// OLT-4.80: has anything been taken from the stock? If not, Venice does not lie on top.
    pub drawn: bool,
}

impl Oltremare {
    /// Every closed decision that `judge` lets pass, once.
    #[inline]
    pub(crate) fn list(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        let active = seat == self.turn.active;
        match self.phase {
            Phase::Trade if seat.number() < self.config.seats => {
                if active {
                    self.each_purchase(&mut visit);
                }
                self.each_answer(seat, &mut visit);
            }
            _ if !active => {}
            Phase::HandLimit { .. } => self.each_discard(visit),
            Phase::Play { count } => self.each_play(count, visit),
            Phase::Sail { steps } => self.each_step(steps, visit),
            Phase::Compass => self.each_jump(visit),
            Phase::Stow => self.each_stow(visit),
            Phase::Trade | Phase::Over => {}
        }
    }

    /// OLT-4.92: whoever is asked hears the first rule that stands against it.
    pub(crate) fn judge(&self, seat: Seat, decision: Decision) -> Result<(), Rule> {
        match decision {
            Decision::Discard { card } => self.check_discard(card, seat),
            Decision::Buy { from } => self.check_buy(seat, from),
            Decision::EndTrade => self.check_end_trade(seat),
            Decision::Play { card } => self.check_play(card, seat),
            Decision::Sail { to } => self.check_sail(to, seat),
            Decision::CompassJump { to } => self.check_jump(Some(to), seat),
            Decision::CompassStay => self.check_jump(None, seat),
            Decision::Stow { card } => self.check_stow(card, seat),
            _ if self.phase != Phase::Trade => Err(Rule::WithActive),
            Decision::Announce { have, seek } => self.check_announce(seat, &have, &seek),
            Decision::Propose(proposal) => self.check_propose(seat, &proposal),
            Decision::Claim { offer, card, claim } => self.check_claim(seat, offer, card, claim),
            Decision::Withdraw { offer } => self.check_withdraw(seat, offer),
            Decision::Decline { offer } => self.check_decline(seat, offer),
            Decision::Accept { offer, cards } => self.check_accept(seat, offer, &cards),
        }
    }

    /// Carries out what `judge` let pass.
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, decision: Decision, sink: &mut impl EventSink<Event>) {
        match decision {
            Decision::Discard { card } => self.choose_discard(card, sink),
            Decision::Buy { from } => self.buy(from, sink),
            Decision::EndTrade => self.end_trade(sink),
            Decision::Announce { have, seek } => self.announce(seat, have, seek, sink),
            Decision::Propose(proposal) => self.propose(seat, proposal, sink),
            Decision::Claim { offer, card, claim } => self.claim(seat, offer, card, claim, sink),
            Decision::Withdraw { offer } => self.withdraw(seat, offer, sink),
            Decision::Decline { offer } => self.decline(seat, offer, sink),
            Decision::Accept { offer, cards } => self.accept(seat, offer, &cards, sink),
            Decision::Play { card } => self.choose_play(card, sink),
            Decision::Sail { to } => self.steer(to, sink),
            Decision::CompassJump { to } => self.jump(Some(to), sink),
            Decision::CompassStay => self.jump(None, sink),
            Decision::Stow { card } => self.choose_stow(card, sink),
        }
    }

    /// OLT-4.1: what the top card says holds for the whole turn. OLT-9.6: there is one.
    pub(crate) fn begin_turn(&mut self, active: Seat, sink: &mut impl EventSink<Event>) {
        self.latch(active);
        let Turn { lions, load, .. } = self.turn;
        sink.emit(|| Event::Turn { seat: active, lions, load });
        self.local_influence(sink);
        self.enforce_hand_limit();
    }

    /// OLT-4.1.
    pub(crate) fn latch(&mut self, active: Seat) {
        let top = self.cargo.top(active).expect("OLT-9.6: a seat whose turn begins has cargo");
        let (lions, load) = (top.lions(), top.load());
        self.turn = Turn { active, lions, load, bought: 0, dealt: SeatSet::EMPTY, drawn: false };
    }

    /// Is it this seat's turn?
    fn is_active(&self, seat: Seat) -> bool {
        seat == self.turn.active
    }
}
