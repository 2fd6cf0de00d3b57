//! The one trait: a table that is told what its seats decide.

use std::fmt;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Dice, EventSink, Fault, Refusal, Rule, Seat, SeatSet, Standing};

/// The rules of one game, and one game in progress.
///
/// A value is the whole table: every card, coin and marker, the dice, and what the seats owe each
/// other. It is plain data: cloning it is a memory copy. It always says whom it waits for, lists the
/// *closed* decisions of a seat (those a rulebook lists), judges any decision, and carries it out.
/// *Open* decisions, offers above all, are the same type and judged by the same [`check`](Game::check),
/// but they are sampled, never listed.
///
/// What must hold between these functions is written down as the laws L1 to L11, in the crate `laws`.
pub trait Game: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// Stable name, used in records, addresses and on the command line.
    const NAME: &'static str;
    /// The form of `View` that records digest. Whoever changes what a view looks like raises it; old records
    /// then keep their decisions and results, and their digests are no longer compared.
    const VIEWS: u32;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// Seats, edition, variants, and every ruling that changes what a record means.
    type Config: Config;
    /// One thing one seat says or does; the only thing a record stores.
    type Decision: Plain + DeserializeOwned + Copy + Hash + fmt::Display;
    /// One thing that happened, for the log and the animation.
    type Event: Plain + fmt::Display;
    /// Everything one viewer knows, and nothing else.
    type View: Plain + DeserializeOwned;
    /// A paragraph of the specification.
    type Rule: Rule;

    // The course of play.

    /// Lays out the table, up to the first question.
    fn set_up(
        config: &Self::Config,
        dice: Dice,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<Self, Self::Rule>;
    /// Whom the table waits for. Nobody at all: the game is over.
    fn awaiting(&self) -> Awaiting;
    /// Visits every *closed* decision open to `seat`, once, in a stable order.
    fn each_decision(&self, seat: Seat, visit: impl FnMut(Self::Decision));
    /// The same in a list of its own; search keeps one list and fills it again.
    fn menu(&self, seat: Seat) -> Vec<Self::Decision> {
        let mut menu = Vec::new();
        self.each_decision(seat, |decision| menu.push(decision));
        menu
    }
    /// The judge: any decision, of any seat, at any time.
    fn check(&self, seat: Seat, decision: Self::Decision) -> Result<(), Refusal<Self::Rule>>;
    /// Carries out a decision that `check` let pass.
    fn apply(&mut self, seat: Seat, decision: Self::Decision, sink: &mut impl EventSink<Self::Event>);
    /// What a seat that says nothing is taken to decide; a clock needs it.
    fn on_silence(&self, seat: Seat) -> Option<Self::Decision>;
    /// Final scores and ranking, once the game is over.
    fn standing(&self) -> Option<Standing>;

    // Open-ended speech.

    /// Is this the kind of decision that is sampled and never listed?
    fn is_open(_decision: &Self::Decision) -> bool {
        false
    }
    /// Draws some *open* decision (an offer) at random, where the rules allow one.
    fn sample_open(&self, _seat: Seat, _dice: &mut Dice) -> Option<Self::Decision> {
        None
    }
    /// Which talk goes on, if seats bargain: as long as it is the same, what they say at the same time does not refuse
    /// each other. Two talks that follow each other at once have different numbers.
    fn talk(&self) -> Option<u8> {
        None
    }
    /// A question that must not hold others up: after so many seconds silence is an answer, whatever clocks are kept. The
    /// rules only name the figure; it is the house that has clocks.
    fn window(&self, _seat: Seat) -> Option<u16> {
        None
    }
    /// The seats whose next decision stays sealed until the last of them has spoken.
    fn sealed(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    // Who sees what.

    /// The table as `viewer` may know it.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// The event as `viewer` may hear of it.
    fn veil(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Does this event show what somebody could not know before, such as the next card? What was decided before it
    /// cannot be taken back without asking the others.
    fn reveals(event: &Self::Event) -> bool;
    /// Some complete table that would look exactly like `view`. Its dice come from `dice`.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;
    /// The dice, so that the house can tell whether any were drawn. They never leave the house.
    fn dice(&self) -> &Dice;

    // For tests.

    /// What is wrong with this table, or with having come here from `before`. Nothing, one hopes.
    fn faults(&self, before: Option<&Self>) -> Vec<Fault>;

    /// `check`, then `apply`: the only door for decisions that come from outside.
    fn decide(
        &mut self,
        seat: Seat,
        decision: Self::Decision,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Refusal<Self::Rule>> {
        self.check(seat, decision)?;
        self.apply(seat, decision, sink);
        Ok(())
    }
}

/// What is agreed before the first card is dealt.
pub trait Config: Plain + DeserializeOwned {
    /// The game as it comes out of the box, for so many seats. `set_up` judges whether it can be played.
    fn standard(seats: u8) -> Self;
    /// How many seats.
    fn seats(&self) -> u8;
    /// The same where programs play among themselves: nothing may depend on which of them is asked first.
    #[must_use]
    fn among_bots(self) -> Self {
        self
    }
    /// May people chat while they play, or was it agreed that they speak by their decisions alone?
    fn allows_chat(&self) -> bool {
        true
    }
    /// No game with this config has more decisions than this.
    fn most_decisions(&self) -> u32;
}

/// Whom the table waits for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Awaiting {
    /// Their clocks run, and [`Game::on_silence`] speaks for them when time is up.
    pub must: SeatSet,
    /// Free to speak, but nobody waits for them.
    pub may: SeatSet,
}

impl Awaiting {
    /// The game is over.
    pub const NOBODY: Awaiting = Awaiting { must: SeatSet::EMPTY, may: SeatSet::EMPTY };

    /// The table waits for this seat alone.
    pub fn one(seat: Seat) -> Awaiting {
        Awaiting { must: SeatSet::from(seat), may: SeatSet::EMPTY }
    }

    /// Nobody is waited for and nobody may speak.
    pub fn is_over(self) -> bool {
        self.must.is_empty() && self.may.is_empty()
    }

    /// Everybody who is free to speak.
    pub fn anybody(self) -> SeatSet {
        self.must | self.may
    }

    /// Refuses a seat that nobody has asked, in the words that every game uses.
    pub fn admit<R: Rule>(self, seat: Seat) -> Result<(), Refusal<R>> {
        if self.anybody().contains(seat) {
            Ok(())
        } else if self.is_over() {
            Err(Refusal::Over)
        } else {
            Err(Refusal::NotAwaited(self.must))
        }
    }
}

/// Through whose eyes.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Viewer {
    /// One who plays.
    Seat(Seat),
    /// One who watches.
    Bystander,
}

impl Viewer {
    /// The seats of a table and a bystander.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::first(seats).map(Viewer::Seat).chain([Viewer::Bystander])
    }
}

/// What may cross a boundary: comparable, printable, serialisable data.
pub trait Plain: Clone + Eq + fmt::Debug + Serialize + Send + Sync + 'static {}
impl<T: Clone + Eq + fmt::Debug + Serialize + Send + Sync + 'static> Plain for T {}
