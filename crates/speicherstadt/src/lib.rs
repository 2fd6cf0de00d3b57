//! The Speicherstadt (Het Koopmanshuis), Stefan Feld 2010: the rules and nothing else.
//!
//! The modules are the chapters of `docs/rules/speicherstadt.md`, in that order. A game is what lies
//! open, the [`View`], and two secrets: the order of the deck and the dice.

#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic, clippy::as_conversions)]

// Chapter 2: components.
mod components;
// Chapter 3: setup.
mod config;
mod setup;
// Chapter 4: the round.
mod round;
// Chapter 5: what a seat can say, what it hears, what silence means.
mod decision;
mod event;
mod rule;
mod silence;
mod words;
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

use table::{Awaiting, Dice, EventSink, Fault, Game, Pile, Refusal, Seat, Standing, Viewer};

pub use components::{Card, CardKind, CardSet, Contract, Good, Goods, Season};
pub use config::{Config, Rulings};
pub use decision::{Column, Decision, Pair, Store, Trio};
pub use event::Event;
pub use figures::{AllCubes, Face, Figures, Gain, NextFire, Outlook, Price};
pub use rule::Rule;
pub use scene::{Scene, Shorthand};
pub use scoring::Sheet;
pub use view::{Berth, Covers, Phase, Player, View};

/// One game of The Speicherstadt.
#[derive(Clone, Eq, PartialEq, Hash)]
pub struct Speicherstadt {
    /// Everything that lies open, which is everything but the two secrets below.
    open: View,
    /// SPE-3.5: the stack, the next card on top, the fourth fire at the bottom.
    deck: Pile<Card, { components::CARDS.len() }>,
    /// From which cubes are drawn.
    dice: Dice,
}

/// Keeps the order of the deck out of logs.
impl fmt::Debug for Speicherstadt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Speicherstadt({:?}, {:?})", self.open, self.dice)
    }
}

impl Speicherstadt {
    /// SPE-8.1: all that anybody knows, borrowed.
    #[inline]
    pub fn open(&self) -> &View {
        &self.open
    }
}

const _: () = assert!(!std::mem::needs_drop::<Speicherstadt>() && size_of::<Speicherstadt>() <= 512);

impl Game for Speicherstadt {
    const NAME: &'static str = "speicherstadt";
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
        self.open.phase.asked().map_or(Awaiting::NOBODY, Awaiting::one)
    }

    fn each_decision(&self, seat: Seat, visit: impl FnMut(Decision)) {
        self.open.each_decision(seat, visit);
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal<Rule>> {
        self.open.check(seat, decision)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, decision: Decision, sink: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.check(seat, decision), Ok(()), "{seat} {decision:?}");
        match decision {
            Decision::PlaceMerchant { column } => self.place_merchant(seat, column, sink),
            Decision::Buy => self.buy(sink),
            Decision::Pass => self.pass(sink),
            Decision::Deliver { contract, good } => self.deliver(seat, contract, good, sink),
            Decision::SellToTrader { good } => self.sell_to_trader(seat, good, sink),
            Decision::SellPair { goods } => self.sell_pair(seat, goods, sink),
            Decision::Exchange { give, take } => self.exchange(seat, give, take, sink),
            Decision::Keep { place, good } => self.keep(seat, place, good, sink),
            Decision::Finish => self.finish(sink),
        }
    }

    fn on_silence(&self, seat: Seat) -> Option<Decision> {
        self.open.on_silence(seat)
    }

    fn standing(&self) -> Option<Standing> {
        (self.open.phase == Phase::Over).then(|| self.open.standing())
    }

    /// SPE-8.1: the same for everybody.
    fn view(&self, _anybody: Viewer) -> View {
        self.open.clone()
    }

    fn veil(event: &Event, viewer: Viewer) -> Option<Event> {
        visibility::openness(event).is_whole_for(viewer).then(|| event.clone())
    }

    fn reveals(event: &Event) -> bool {
        visibility::openness(event).reveals()
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
