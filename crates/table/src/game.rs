//! The one trait that every game implements: a whole table, which is told what its seats decide.

use std::fmt;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Dice, EventSink, Fault, Refusal, Rule, Seat, SeatSet, Standing};

/// The rules of one game, and one game in progress.
///
/// A value is the whole table: every card, coin and marker, the dice, and the standing offers. It is plain
/// data: cloning it is a memory copy. It always says whom it waits for, lists the *closed* decisions of a
/// seat (few enough to be listed), checks any decision, and applies it. *Open* decisions, offers above all,
/// have too many forms to be listed: they have the same type and pass the same [`check`](Game::check), but
/// are sampled.
///
/// What must hold between these functions is written down as the laws L1 to L11, in the crate `laws`.
pub trait Game: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// Stable name, used in records, addresses and on the command line.
    const NAME: &'static str;
    /// The version of the form of `View`, whose digests stand in records. Raise it with every change of that form: old
    /// records then keep their decisions and results, and their digests are no longer compared.
    const VIEWS: u32;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// Seats, edition, variants, and every ruling that changes what a record means.
    type Config: Config;
    /// One thing one seat says or does; the only thing a record stores.
    type Decision: Plain + DeserializeOwned + Copy + Hash + fmt::Display;
    /// One thing that happened, for the log and the animation.
    type Event: Plain + DeserializeOwned + fmt::Display;
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
    /// The closed decisions in a new list. Search reuses one list instead, and fills it with `each_decision`.
    fn menu(&self, seat: Seat) -> Vec<Self::Decision> {
        let mut menu = Vec::new();
        self.each_decision(seat, |decision| menu.push(decision));
        menu
    }
    /// Is this decision legal? Takes any decision of any seat at any time; a refusal cites a rule.
    fn check(&self, seat: Seat, decision: Self::Decision) -> Result<(), Refusal<Self::Rule>>;
    /// Applies a decision that `check` has allowed.
    fn apply(&mut self, seat: Seat, decision: Self::Decision, sink: &mut impl EventSink<Self::Event>);
    /// What a seat is taken to decide when its time is up.
    fn on_silence(&self, seat: Seat) -> Option<Self::Decision>;
    /// Final scores and ranking, once the game is over.
    fn standing(&self) -> Option<Standing>;

    // Bargaining.

    /// Is this an open decision, which is sampled and never listed?
    fn is_open(_decision: &Self::Decision) -> bool {
        false
    }
    /// A random legal open decision (an offer), if one was found.
    fn sample_open(&self, _seat: Seat, _dice: &mut Dice) -> Option<Self::Decision> {
        None
    }
    /// With whom this decision closes a deal at once, so that nobody can bid any more; nobody, if it closes none.
    fn deal_partners(&self, _seat: Seat, _decision: &Self::Decision) -> SeatSet {
        SeatSet::EMPTY
    }
    /// Id of the current negotiation. While it is unchanged, decisions that several seats send at the same time do not
    /// invalidate each other. Two negotiations in a row have different ids.
    fn talk(&self) -> Option<u8> {
        None
    }
    /// Seconds after which silence counts as an answer, for questions that must not hold up the others, whatever clocks
    /// are played with. The rules only name the figure; clocks are the business of the hall.
    fn window(&self, _seat: Seat) -> Option<u16> {
        None
    }
    /// The seats whose next decision stays secret until the last of them has decided.
    fn sealed(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    // Who sees what.

    /// The table as `viewer` may know it.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// The event as `viewer` may know it; `None` if nothing of it may be known.
    fn veil(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Does this event show somebody what they could not know before, such as the next card? What was decided before such
    /// an event is undone only with the consent of the others.
    fn reveals(event: &Self::Event) -> bool;
    /// A random complete table that looks exactly like `view` to its viewer, for search. Its dice come from `dice`.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;
    /// The dice, so that the hall can tell whether any were drawn. They are never sent to anybody.
    fn dice(&self) -> &Dice;

    // For tests.

    /// Invariants of the specification that do not hold on this table, or between `before` and this table.
    fn faults(&self, before: Option<&Self>) -> Vec<Fault>;

    /// `check`, then `apply`: what every decision from outside goes through.
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
    /// The same for matches among bots alone: the result must not depend on which bot is asked first.
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
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
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

    /// Refuses a seat that the table does not wait for, the same way in every game.
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

/// Who looks at a table.
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

/// Those of the events that `viewer` may hear of, as the viewer may hear of them.
pub fn veiled<G: Game>(events: &[G::Event], viewer: Viewer) -> impl Iterator<Item = G::Event> {
    events.iter().filter_map(move |event| G::veil(event, viewer))
}

/// What may cross a boundary: comparable, printable, serialisable data.
pub trait Plain: Clone + Eq + fmt::Debug + Serialize + Send + Sync + 'static {}
impl<T: Clone + Eq + fmt::Debug + Serialize + Send + Sync + 'static> Plain for T {}
