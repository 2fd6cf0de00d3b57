//! The Traders of Genoa (Die Händler von Genua), Rüdiger Dorn 2001: the rules and nothing else.
//!
//! The modules are the chapters of `docs/rules/genoa.md`, in that order.

#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic, clippy::as_conversions)]

// Chapter 2: components, and how they lie on the table.
mod board;
mod cards;
mod city;
mod components;
mod holdings;
// Chapter 3: setup.
mod config;
mod setup;
// Chapters 4 and 7: the turn.
mod turn;
// What a seat can say, what it hears, what silence means.
mod decision;
mod event;
mod rule;
mod silence;
mod words;
// Chapter 5: negotiation.
mod bargain;
// Chapter 6: end and scoring.
mod scoring;
// Chapter 8: visibility.
mod view;
mod visibility;
// What a screen shows beside the view.
mod figures;
// Chapter 9: invariants.
mod invariants;
// Chapter 11: test vectors.
mod scene;

use std::fmt;
use std::ops::RangeInclusive;

use table::{Awaiting, Dice, EventSink, Fault, Game, PerSeat, Refusal, Seat, SeatSet, Standing, Viewer};

pub use bargain::{Bundle, Gain, Pick, Request, Shown, StandingOffer, Terms};
pub use board::{Board, Known, Own, Player, Yield};
pub use cards::{Card, CardSet, Face};
pub use city::{ByField, Field, FieldSet};
pub use components::{
    Action, Building, ByBuilding, ByKind, CardCounts, CardKind, Good, GoodKind, Special, Specials, Ware,
    WareSet, Wares, payouts,
};
pub use config::{Config, Rulings};
pub use decision::{Decision, Plan, Touch};
pub use event::Event;
pub use figures::{Brings, Chain, Figures, Forgone, OpenCard, Outlook, Target, Walk};
pub use holdings::Holdings;
pub use rule::Rule;
pub use scene::{Scene, ScenePhase, ScenePlayer, Shorthand};
pub use scoring::{Sheet, privileges};
pub use turn::{Acting, Phase, Spent, Step, Trail, Turn};
pub use view::{Revealed, SeenPlayer, View, WrittenView};

use bargain::Book;
use board::Hidden;

/// One game of The Traders of Genoa.
#[derive(Clone, Eq, PartialEq, Hash)]
pub struct Genoa {
    config: Config,
    /// What everybody sees.
    board: Board,
    /// What each seat alone knows.
    secrets: PerSeat<Own>,
    /// Chapter 8: what a bystander knows beside the board: cards in hands that were shown to everybody.
    bystander: Own,
    /// Chapter 5: what was said in this window. Each viewer may know some of it.
    book: Book,
    /// What nobody knows.
    hidden: Hidden,
    dice: Dice,
}

/// Keeps what is hidden out of logs.
impl fmt::Debug for Genoa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Genoa({:?}, {:?})", self.view(Viewer::Bystander), self.dice)
    }
}

// Twice what other games may have: the book holds the whole terms of up to 24 offers.
const _: () = assert!(!std::mem::needs_drop::<Genoa>() && size_of::<Genoa>() <= 4096);

impl Game for Genoa {
    const NAME: &'static str = "genoa";
    const VIEWS: u32 = 1;
    const SEATS: RangeInclusive<u8> = components::MIN_SEATS..=components::MAX_SEATS;

    type Config = Config;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Rule = Rule;

    fn set_up(config: &Config, dice: Dice, sink: &mut impl EventSink<Event>) -> Result<Self, Rule> {
        setup::set_up(config, dice, sink)
    }

    fn awaiting(&self) -> Awaiting {
        self.asked()
    }

    fn each_decision(&self, seat: Seat, visit: impl FnMut(Decision)) {
        self.each_listed(seat, visit);
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal<Rule>> {
        match self.awaiting().admit(seat) {
            Ok(()) => self.check_rules(seat, decision).map_err(Refusal::Against),
            // GEN-4.65: in a window a seat that may not speak is told which rule keeps it silent.
            Err(Refusal::NotAwaited(waiting)) if self.is_answer(seat, decision) => self
                .check_rules(seat, decision)
                .map_err(Refusal::Against)
                .and(Err(Refusal::NotAwaited(waiting))),
            Err(refusal) => Err(refusal),
        }
    }

    fn apply(&mut self, seat: Seat, decision: Decision, sink: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.check(seat, decision), Ok(()), "{seat} {decision:?}");
        self.apply_checked(seat, decision, sink);
    }

    fn on_silence(&self, seat: Seat) -> Option<Decision> {
        silence::on_silence(self, seat)
    }

    fn standing(&self) -> Option<Standing> {
        (self.board.phase == Phase::Over).then(|| self.final_standing())
    }

    /// GEN-5.7; and GEN-5.13: the first that meets a firm ask is accepted at once.
    fn deal_partners(&self, _seat: Seat, decision: &Decision) -> SeatSet {
        match decision {
            Decision::Accept { offers } => {
                offers.iter().filter_map(|number| Some(self.book.offers.get(number)?.from)).collect()
            }
            Decision::Meet { ask, .. } => {
                let firm = self.book.asks.get(*ask).filter(|ask| ask.terms.firm);
                firm.map_or(SeatSet::EMPTY, |ask| ask.from.into())
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// GEN-4.64: offers and asks have too many forms to be listed; so has meeting an ask that wants cards.
    fn is_open(decision: &Decision) -> bool {
        match decision {
            Decision::Offer(_) | Decision::Ask(_) => true,
            Decision::Meet { cards, .. } => !cards.is_empty(),
            Decision::Roll
            | Decision::AnyStart { .. }
            | Decision::Own
            | Decision::Forgo
            | Decision::Withdraw { .. }
            | Decision::Pass
            | Decision::Accept { .. }
            | Decision::Pay { .. }
            | Decision::WithdrawAsk { .. }
            | Decision::AnyWare { .. }
            | Decision::Exchange { .. }
            | Decision::Take { .. }
            | Decision::BuildingAction { .. }
            | Decision::Effect
            | Decision::LargeOrder { .. }
            | Decision::Privilege
            | Decision::HandOver { .. }
            | Decision::SmallOrder { .. }
            | Decision::EndAction
            | Decision::Move { .. }
            | Decision::EndTurn
            | Decision::Mark { .. }
            | Decision::DeliverMessage { .. }
            | Decision::Done => false,
        }
    }

    fn sample_open(&self, seat: Seat, dice: &mut Dice) -> Option<Decision> {
        bargain::sample_open(self, seat, dice)
    }

    /// GEN-5.4: one talk for each window. Windows that follow each other differ in the tower's field or in what is
    /// settled there.
    fn talk(&self) -> Option<u8> {
        let fields = u8::try_from(self.board.turn.trail.len()).expect("five discs");
        self.board.is_window().then_some(2 * fields + u8::from(self.board.phase == Phase::Onward))
    }

    /// GEN-5.4, GEN-5.12: how long the others are waited for.
    fn window(&self, seat: Seat) -> Option<u16> {
        let asked = self.board.turn.waiting.contains(seat);
        match self.board.phase {
            Phase::Current if asked => Some(components::WINDOW_SECONDS),
            Phase::Onward if asked => Some(components::COURTESY_SECONDS),
            _ => None,
        }
    }

    /// GEN-4.60, GEN-5.17: messages at the end of a turn, and answers given in rounds.
    fn sealed(&self) -> SeatSet {
        if self.answers_are_sealed() { self.must_speak() } else { SeatSet::EMPTY }
    }

    fn view(&self, viewer: Viewer) -> View {
        visibility::view(self, viewer)
    }

    fn veil(event: &Event, viewer: Viewer) -> Option<Event> {
        visibility::veil(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        visibility::reveals(event)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Self {
        visibility::imagine(view, dice)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn faults(&self, before: Option<&Self>) -> Vec<Fault> {
        let mut faults = invariants::standing(self);
        if let Some(before) = before {
            faults.extend(invariants::since(before, self));
        }
        faults
    }
}
