//! The turn (chapter 4): start, the current building, actions, moving on, markers, messages.
//!
//! One file for each state: it judges, lists and carries out what is decided there.

mod action;
mod capacity;
mod close;
mod current;
mod markers;
mod onward;
mod special;
mod start;
mod supply;

pub(crate) use action::orders_for;
pub use capacity::Spent;
pub(crate) use start::roll;

use serde::{Deserialize, Serialize};
use table::{Awaiting, EventSink, OfferNumber, Pile, Seat, SeatSet};

use crate::bargain::Gain;
use crate::components::DISCS;
use crate::{Board, Building, Card, Decision, Event, Field, FieldSet, Genoa, Rule};

/// GEN-2.6: no building yields more cards.
const MOST_DRAWN: usize = 2;

/// Chapter 4: the states in which somebody is asked. All others pass by themselves.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// T1: the active player rolls, or plays `any_start`.
    Start,
    /// T3: the action of the building under the tower is to be settled.
    Current,
    /// GEN-5.7: the active player names cards that this offer wants.
    Pay {
        /// The accepted offer that is being paid.
        offer: OfferNumber,
    },
    /// T4: somebody acts, as `Turn::acting` says.
    Action(Step),
    /// T5: deals for neighbouring fields, moving on, or the end of the turn.
    Onward,
    /// T6: this seat may mark a street.
    Markers {
        /// Clockwise from the active player.
        seat: Seat,
    },
    /// T7: last call for messages.
    Close,
    /// E1.
    Over,
}

/// GEN-4.21: where in an action we are.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Step {
    /// Before the effect.
    Begin,
    /// GEN-5.10: drawn cards that were promised are named.
    HandOver,
    /// After the effect.
    After,
}

/// The fields of one turn, in the order of visits.
pub type Trail = Pile<Field, { DISCS_IN_ALL }>;

/// GEN-4.7: one field for each disc.
const DISCS_IN_ALL: usize = 5;
const _: () = assert!(DISCS == 5);

/// What holds for one turn (chapter 4). All of it is public.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// Whose turn it is.
    pub active: Seat,
    /// Fields visited; the tower stands on the last one.
    pub trail: Trail,
    /// Discs in the tower.
    pub tower: u8,
    /// GEN-4.54: streets whose discs were removed.
    pub closed: FieldSet,
    /// GEN-4.11: who has used its base action.
    pub base_used: SeatSet,
    /// GEN-7.3: has the active player of a two-player game used its bonus?
    pub bonus_used: bool,
    /// GEN-5.4: who is waited for in this window.
    pub waiting: SeatSet,
    /// GEN-4.21: who acts on the field of the tower, if anybody does.
    pub acting: Option<Acting>,
    /// GEN-4.60: who has answered the last call.
    pub done: SeatSet,
}

/// An action being carried out (GEN-4.21).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Acting {
    /// Who.
    pub seat: Seat,
    /// Where: the building under the tower.
    pub building: Building,
    /// GEN-5.10: what is still owed to the active player.
    pub promise: Option<Gain>,
    /// GEN-4.64: an exchange has been given a good and is to take one.
    pub exchanging: bool,
    /// GEN-4.32: has a small order been fulfilled in this action?
    pub small_order: bool,
    /// GEN-5.10: how many cards are among those that the promise is picked from.
    pub drawn: u8,
}

impl Turn {
    /// The tower is not down yet.
    pub(crate) fn of(active: Seat) -> Turn {
        Turn {
            active,
            trail: Trail::new(),
            tower: DISCS,
            closed: FieldSet::EMPTY,
            base_used: SeatSet::EMPTY,
            bonus_used: false,
            waiting: SeatSet::EMPTY,
            acting: None,
            done: SeatSet::EMPTY,
        }
    }

    /// Where the tower stands, once it is down.
    #[inline]
    pub fn here(&self) -> Option<Field> {
        self.trail.top().copied()
    }

    /// GEN-4.8: the fields that carry, or carried, discs this turn.
    #[inline]
    pub fn visited(&self) -> FieldSet {
        self.trail.iter().copied().collect()
    }

    /// GEN-4.6, GEN-4.7, GEN-4.8: where the tower can go.
    #[inline]
    pub fn moves(&self) -> FieldSet {
        self.here().map_or(FieldSet::EMPTY, |here| Turn::moves_from(here, self.visited(), self.tower))
    }

    /// GEN-4.6, GEN-4.7, GEN-4.8: where a tower of so many discs could go from here, with these fields visited.
    #[inline]
    pub fn moves_from(here: Field, visited: FieldSet, tower: u8) -> FieldSet {
        if tower > 1 { here.neighbours().without(visited) } else { FieldSet::EMPTY }
    }

    /// GEN-5.2: what can be dealt for now: the current building, or the neighbouring buildings and streets.
    #[inline]
    pub fn targets(&self, phase: Phase) -> FieldSet {
        match (phase, self.here()) {
            (Phase::Current, Some(here)) => [here].into_iter().collect(),
            (Phase::Onward, Some(_)) => {
                let mut targets = self.moves();
                targets.remove(Field::MARKET);
                targets
            }
            _ => FieldSet::EMPTY,
        }
    }

    /// GEN-4.45: are both buildings of a message in this turn's trail, in either order?
    #[inline]
    pub fn fulfils(&self, card: Card) -> bool {
        card.is_delivered_by(self.visited())
    }
}

impl Board {
    /// GEN-4.64: is a decision begun and not finished?
    fn is_between_steps(&self) -> bool {
        match self.phase {
            Phase::Pay { .. } | Phase::Action(Step::HandOver) => true,
            Phase::Action(_) => self.turn.acting.is_some_and(|acting| acting.exchanging),
            _ => false,
        }
    }

    /// GEN-4.1: nothing is done out of state.
    pub(super) fn at(&self, phase: Phase) -> Result<(), Rule> {
        if self.phase == phase { Ok(()) } else { Err(Rule::OutOfState) }
    }
}

impl Genoa {
    /// GEN-4.1, GEN-4.65, GEN-5.4: who must speak and who may, by public facts alone.
    #[inline]
    pub(crate) fn asked(&self) -> Awaiting {
        let must = self.must_speak();
        Awaiting { must, may: self.may_speak() - must }
    }

    /// Is this seat one of those who must or may speak?
    #[inline]
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        self.must_speak().contains(seat) || self.may_speak().contains(seat)
    }

    /// GEN-4.1, GEN-5.4: who is waited for.
    #[inline]
    pub(crate) fn must_speak(&self) -> SeatSet {
        let Board { turn, phase, .. } = &self.board;
        match phase {
            Phase::Over => SeatSet::EMPTY,
            Phase::Start | Phase::Pay { .. } => turn.active.into(),
            // GEN-5.4: the others, then the active player.
            Phase::Current | Phase::Onward if turn.waiting.is_empty() => turn.active.into(),
            Phase::Current | Phase::Onward => turn.waiting,
            Phase::Action(Step::HandOver) => self.board.picker().map_or(SeatSet::EMPTY, SeatSet::from),
            Phase::Action(_) => self.board.acting_seat().map_or(SeatSet::EMPTY, SeatSet::from),
            Phase::Markers { seat } => (*seat).into(),
            Phase::Close => self.board.message_holders() - turn.done,
        }
    }

    /// GEN-4.46, GEN-5.4: who may speak beside those who must; some of these may be among them.
    #[inline]
    fn may_speak(&self) -> SeatSet {
        match self.board.phase {
            Phase::Over | Phase::Start | Phase::Pay { .. } | Phase::Close => SeatSet::EMPTY,
            Phase::Current | Phase::Onward => self.may_speak_in_window(),
            Phase::Action(_) if self.board.is_between_steps() => SeatSet::EMPTY,
            Phase::Action(_) | Phase::Markers { .. } => self.board.message_holders(),
        }
    }

    /// Every closed decision that `check_rules` lets pass, once.
    #[inline]
    pub(crate) fn each_listed(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        if !self.is_asked(seat) {
            return;
        }
        match self.board.phase {
            Phase::Over => return,
            Phase::Start => return self.each_start(seat, visit),
            Phase::Pay { .. } => return self.each_payment(visit),
            Phase::Current | Phase::Onward => {
                if seat == self.board.turn.active {
                    self.each_acceptance(&mut visit);
                    if self.board.phase == Phase::Current {
                        self.each_settlement(&mut visit);
                    } else {
                        self.each_move(&mut visit);
                    }
                }
                self.each_answer(seat, &mut visit);
            }
            Phase::Action(step) if self.must_speak().contains(seat) => {
                self.each_action(seat, step, &mut visit);
            }
            Phase::Markers { seat: marking } if marking == seat => self.each_mark(seat, &mut visit),
            Phase::Action(_) | Phase::Markers { .. } => {}
            Phase::Close => visit(Decision::Done),
        }
        if !self.board.is_between_steps() {
            self.each_message(seat, visit);
        }
    }

    /// The first rule that stands against what a seat that is asked has said.
    pub(crate) fn check_rules(&self, seat: Seat, decision: Decision) -> Result<(), Rule> {
        let step =
            matches!(decision, Decision::Pay { .. } | Decision::HandOver { .. } | Decision::Take { .. });
        if self.board.is_between_steps() && !step {
            return Err(Rule::Steps);
        }
        match decision {
            Decision::Roll => self.check_roll(),
            Decision::AnyStart { .. } => self.check_any_start(seat),
            Decision::Own => self.check_own(seat),
            Decision::Forgo => self.check_forgo(seat),
            Decision::Offer(terms) => self.known_by(seat).check_offer(seat, &terms),
            Decision::Withdraw { offer } => self.check_withdraw(seat, offer),
            Decision::Pass => self.check_pass(seat),
            Decision::Accept { offers } => self.check_accept(seat, offers),
            Decision::Pay { card } => self.check_pay(seat, card),
            Decision::Ask(request) => self.known_by(seat).check_ask(seat, &request),
            Decision::WithdrawAsk { ask } => self.check_withdraw_ask(seat, ask),
            Decision::Meet { ask, cards } => self.known_by(seat).check_meet(seat, ask, cards),
            Decision::AnyWare { ware } => self.check_any_ware(seat, ware),
            Decision::Exchange { give } => self.check_exchange(seat, give),
            Decision::Take { good } => self.check_take(seat, good),
            Decision::BuildingAction { building } => self.check_building_action(seat, building),
            Decision::Effect => self.check_effect(seat),
            Decision::LargeOrder { card, special } => self.check_large_order(seat, card, special),
            Decision::Privilege => self.check_privilege(seat),
            Decision::HandOver { card } => self.check_hand_over(seat, card),
            Decision::SmallOrder { card } => self.check_small_order(seat, card),
            Decision::EndAction => self.check_end_action(seat),
            Decision::Move { field } => self.check_move(seat, field),
            Decision::EndTurn => self.check_end_turn(seat),
            Decision::Mark { street, plan } => self.check_mark(seat, street, &plan),
            Decision::DeliverMessage { card } => self.check_deliver(seat, card),
            Decision::Done => self.check_done(),
        }
    }

    /// Carries out what `check_rules` let pass.
    #[inline]
    pub(crate) fn apply_checked(&mut self, seat: Seat, decision: Decision, sink: &mut impl EventSink<Event>) {
        match decision {
            Decision::Roll => self.roll(seat, sink),
            Decision::AnyStart { field } => self.start_anywhere(seat, field, sink),
            Decision::Own => self.own(sink),
            Decision::Forgo => self.forgo(sink),
            Decision::Offer(terms) => self.offer(seat, &terms, sink),
            Decision::Withdraw { offer } => self.withdraw(seat, offer, sink),
            Decision::Pass => match self.board.phase {
                Phase::Markers { .. } => self.pass_mark(seat, sink),
                _ => self.pass(seat, sink),
            },
            Decision::Accept { offers } => self.accept(offers, sink),
            Decision::Pay { card } => self.pay(card, sink),
            Decision::Ask(request) => self.ask(&request, sink),
            Decision::WithdrawAsk { ask } => self.withdraw_ask(seat, ask, sink),
            Decision::Meet { ask, cards } => self.meet(seat, ask, cards, sink),
            Decision::AnyWare { ware } => self.any_ware(seat, ware, sink),
            Decision::Exchange { give } => self.exchange(seat, give, sink),
            Decision::Take { good } => self.take(seat, good, sink),
            Decision::BuildingAction { building } => self.building_action(seat, building, sink),
            Decision::Effect => self.effect(sink),
            Decision::LargeOrder { card, special } => self.large_order(card, special, sink),
            Decision::Privilege => self.privilege(sink),
            Decision::HandOver { card } => self.hand_over(card, sink),
            Decision::SmallOrder { card } => self.small_order(seat, card, sink),
            Decision::EndAction => self.end_action(seat, sink),
            Decision::Move { field } => self.free_move(field, sink),
            Decision::EndTurn => self.end_turn(sink),
            Decision::Mark { street, plan } => self.mark(seat, street, &plan, sink),
            Decision::DeliverMessage { card } => self.deliver_or_seal(seat, card, sink),
            Decision::Done => self.done(seat, sink),
        }
    }
}
