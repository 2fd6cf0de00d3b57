//! A match of whichever game: JSON in, JSON out.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use bots::Budget;
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use table::{Awaiting, Seat, SeatSet, Seed, Standing, Viewer};

use crate::Refused;

/// JSON that is written already, shared by all who get the same.
pub(crate) type Json = Arc<RawValue>;

/// A bot with its question.
pub struct BotTask {
    /// For how long it thinks at the most; nothing, if it answers at once.
    pub longest: Option<Duration>,
    /// To be called where there is time, off the threads that serve people. It returns the bot's decision, or nothing if the
    /// bot only may speak and has nothing to say.
    pub answer: Box<dyn FnOnce(Budget) -> Option<Value> + Send>,
    /// Writes the same task as text, for another process ([`catalog::read_bot_task`](crate::catalog::read_bot_task)); nothing,
    /// if it is not worth the way.
    pub write: Option<Box<dyn Fn() -> String + Send>>,
}

/// What came of a run of decisions.
#[derive(Clone, Debug)]
pub struct DecisionOutcome {
    /// What happened, as each seat and last a bystander hears of it.
    pub(crate) events: Vec<HeardEvents>,
    /// One of the decisions was an offer or the like ([`table::Game::is_open`]).
    pub(crate) has_offer: bool,
    /// Nothing hidden was shown and no dice were drawn, so it can be undone.
    pub(crate) is_undoable: bool,
    /// The seats that are asked something else than before, or were not asked, or are not any more.
    pub(crate) asked_anew: SeatSet,
}

/// The events of one entry that one viewer may hear of.
#[derive(Clone, Debug)]
pub struct HeardEvents {
    /// As a list.
    pub(crate) list: Json,
    /// There are none.
    pub(crate) is_empty: bool,
}

impl HeardEvents {
    pub(crate) fn new<E: Serialize>(events: &[E]) -> HeardEvents {
        HeardEvents { list: to_json(&events), is_empty: events.is_empty() }
    }
}

/// What one viewer sees: the view, and the figures that follow from it.
#[derive(Clone, Debug)]
pub struct ViewAndFigures {
    pub(crate) view: Json,
    pub(crate) figures: Json,
}

/// The closed decisions of a seat as a list, and as another what each would bring.
#[derive(Clone, Debug)]
pub struct Menu {
    pub(crate) decisions: Json,
    pub(crate) outlooks: Json,
}

/// One step of a match as one viewer saw it: the opening, or a decision and what came of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct ReplayStep {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<Seat>,
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub(crate) events: Json,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub(crate) view: Option<Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub(crate) figures: Option<Json>,
}

/// One match of some game, from its set-up to its end. It is always at some point between two decisions.
pub trait AnyMatch: Send + std::fmt::Debug {
    /// Whom it waits for, and who may speak although nobody waits for them.
    fn awaiting(&self) -> Awaiting;
    /// The events of the set-up, as each seat and last a bystander hears of them.
    fn opening_events(&self) -> Vec<HeardEvents>;
    /// Judges and carries out a run of decisions of one seat, whole or not at all. A run that goes on after something new was
    /// shown is refused.
    fn decide(&mut self, seat: Seat, run: &[Value]) -> Result<DecisionOutcome, Refused>;
    /// Judges a run of decisions as [`decide`](Self::decide) would, and leaves everything as it is.
    fn check_run(&self, seat: Seat, run: &[Value]) -> Result<(), Refused>;
    /// Goes back `to` where only so many decisions had been made. Returns the seats that are then asked something else.
    fn take_back(&mut self, to: usize) -> SeatSet;
    /// Takes these decisions out, as if they had never been made; nothing changes if a later one is not legal without them.
    fn remove_decisions(&mut self, which: Range<usize>) -> Result<(), Refused>;
    /// The number of the negotiation that goes on, if one does ([`table::Game::talk`]).
    fn negotiation(&self) -> Option<u8>;
    /// After how many seconds the silence of this seat is an answer, because others wait for it ([`table::Game::window`]).
    fn short_clock_seconds(&self, seat: Seat) -> Option<u16>;
    /// The seats whose next decision is not told until others have decided ([`table::Game::sealed`]).
    fn sealed_seats(&self) -> SeatSet;
    /// How many of the decisions made are the first ones of this list.
    fn decisions_followed(&self, path: &[(Seat, Value)]) -> usize;
    /// How many decisions have been made.
    fn decisions_made(&self) -> usize;
    /// Gives back memory that was set aside for more decisions.
    fn shrink_to_fit(&mut self);
    /// What each seat and last a bystander sees.
    fn views(&self) -> Vec<ViewAndFigures>;
    /// What a seat is asked.
    fn menu(&self, seat: Seat) -> Menu;
    /// Those steps of the match whose numbers are in `range`, the opening being number 0, as `viewer` saw them; with views if
    /// `with_views`. Also how many steps there are. While a match runs, a step of which the viewer heard nothing is left out
    /// and has no number: that somebody decided may be a secret.
    fn replay_steps(&self, viewer: Viewer, range: Range<usize>, with_views: bool)
    -> (Vec<ReplayStep>, usize);
    /// What this seat is taken to decide if it says nothing.
    fn on_silence(&self, seat: Seat) -> Option<Value>;
    /// All that a bot is told that plays for this seat ([`bots::Question`]), as it can be sent to other processes.
    fn question(&mut self, seat: Seat) -> Json;
    /// The present question of this seat, for a bot of this level; nothing, if there is no such bot.
    fn bot_task(&mut self, seat: Seat, level: &str) -> Option<BotTask>;
    /// The seats that may speak now and could not after this decision; nobody, if it is not legal.
    fn seats_silenced_by(&self, seat: Seat, decision: &Value) -> SeatSet;
    /// With whom this decision closes a deal at once ([`table::Game::deal_partners`]).
    fn deal_partners(&self, seat: Seat, decision: &Value) -> SeatSet;
    /// The result, when it is over.
    fn standing(&self) -> Option<Standing>;
    /// May people chat while they play this match?
    fn allows_chat(&self) -> bool;
    /// From which everything random follows. A secret until the match is over.
    fn seed(&self) -> Seed;
    /// The whole record with its seed, for a finished match only.
    fn record(&self, meta: &Map<String, Value>) -> String;
    /// Reads such a record as a stranger would, and says what is wrong with it.
    fn verify_record(&self, record: &str) -> Result<(), String>;
}

/// Writes plain data as JSON.
pub(crate) fn to_json<T: Serialize>(value: &T) -> Json {
    Arc::from(serde_json::value::to_raw_value(value).expect("plain data"))
}
