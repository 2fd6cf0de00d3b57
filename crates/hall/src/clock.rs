//! Time: given from outside, never asked for.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, SeatSet};

/// Milliseconds since 1970, as the caller says.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Time(pub u64);

impl Time {
    /// So many milliseconds later.
    #[must_use]
    pub fn after(self, milliseconds: u64) -> Time {
        Time(self.0.saturating_add(milliseconds))
    }

    /// Milliseconds since an earlier time; a clock that was set back counts as none.
    pub fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// How long a seat may think.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pace {
    /// As long as it likes.
    #[default]
    NoClock,
    /// So many seconds for each decision.
    PerDecision {
        /// From 5 to 86,400.
        seconds: u32,
    },
    /// So many seconds for the whole match, and some more after each decision.
    Bank {
        /// From 30 to 86,400.
        seconds: u32,
        /// At most 600.
        increment: u32,
    },
    /// By correspondence: so many days for each decision.
    Days {
        /// From 1 to 30.
        days: u32,
    },
}

const SECOND: u64 = 1000;
const DAY: u64 = 86_400 * SECOND;
const PATIENCE: u64 = 180 * SECOND;
const LISTENING: u64 = 15 * SECOND;

impl Pace {
    /// Can people play like this?
    pub fn check(self) -> Result<(), String> {
        let sound = match self {
            Pace::NoClock => true,
            Pace::PerDecision { seconds } => (5..=86_400).contains(&seconds),
            Pace::Bank { seconds, increment } => (30..=86_400).contains(&seconds) && increment <= 600,
            Pace::Days { days } => (1..=30).contains(&days),
        };
        let what = "pace: 5 to 86400 seconds for each decision, a bank of 30 to 86400 seconds with an increment of \
                    at most 600, or 1 to 30 days";
        if sound { Ok(()) } else { Err(what.to_owned()) }
    }

    /// What a seat has when the match starts.
    fn at_start(self) -> u64 {
        match self {
            Pace::NoClock => u64::MAX,
            Pace::PerDecision { seconds } | Pace::Bank { seconds, .. } => u64::from(seconds) * SECOND,
            Pace::Days { days } => u64::from(days) * DAY,
        }
    }

    /// What a seat has for its next decision, having had `left` at the end of the last. Only a bank is carried over.
    fn next(self, left: u64) -> u64 {
        match self {
            Pace::Bank { .. } => left,
            _ => self.at_start(),
        }
    }

    /// What a seat gets for answering.
    fn increment(self) -> u64 {
        match self {
            Pace::Bank { increment, .. } => u64::from(increment) * SECOND,
            _ => 0,
        }
    }

    /// What a seat has for a question that holds others up, when the rules give it so many seconds. By correspondence nobody
    /// sits and waits.
    fn window(self, seconds: u16) -> Option<u64> {
        let window = u64::from(seconds) * SECOND;
        match self {
            Pace::NoClock | Pace::Bank { .. } => Some(window),
            Pace::PerDecision { .. } => Some(window.min(self.at_start())),
            Pace::Days { .. } => None,
        }
    }

    /// How long bots listen to somebody who may speak, before they end the talk.
    pub(crate) fn listening(self) -> u64 {
        match self {
            Pace::NoClock | Pace::Bank { .. } => LISTENING,
            Pace::PerDecision { .. } => self.at_start().min(LISTENING),
            Pace::Days { .. } => self.at_start() / 4,
        }
    }

    /// How long the others wait for a seat before they may let a bot speak for it. Whoever was promised more has more.
    pub(crate) fn patience(self) -> u64 {
        match self {
            Pace::NoClock | Pace::Bank { .. } => PATIENCE,
            Pace::PerDecision { .. } | Pace::Days { .. } => self.at_start().max(PATIENCE),
        }
    }
}

/// The clocks of a match. Whoever must speak has his running.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Clocks {
    pace: Pace,
    seats: PerSeat<SeatClock>,
}

#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
struct SeatClock {
    /// Milliseconds left when the clock last stood still.
    left: u64,
    /// Since when it runs.
    since: Option<Time>,
    /// It is the short clock that runs, and the seat's own time is not touched.
    window: Option<Window>,
}

/// The short clock of a question that holds others up.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
struct Window {
    /// The talk it belongs to: in the next one the clock begins anew.
    talk: Option<u8>,
    /// Milliseconds, all of them, and left when it last stood still.
    of: u64,
    left: u64,
}

/// Who must speak now, and how long that may take.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) must: SeatSet,
    /// Their clocks stand still.
    pub(crate) bots: SeatSet,
    pub(crate) talk: Option<u8>,
    /// Seconds, for those whose question holds other people up.
    pub(crate) windows: PerSeat<Option<u16>>,
}

impl SeatClock {
    fn stop(&mut self, now: Time) {
        let used = self.since.take().map_or(0, |since| now.since(since));
        let left = self.window.as_mut().map_or(&mut self.left, |window| &mut window.left);
        *left = left.saturating_sub(used);
    }

    /// What it shows where it stands still.
    fn shows(&self) -> u64 {
        self.window.map_or(self.left, |window| window.left)
    }

    /// The short clock belongs to this question, or there is none.
    fn open(&mut self, talk: Option<u8>, milliseconds: Option<u64>, now: Time) {
        if self.window.map(|window| window.talk) != milliseconds.map(|_| talk) {
            self.stop(now);
            self.window = milliseconds.map(|of| Window { talk, of, left: of });
        }
    }
}

impl Clocks {
    pub(crate) fn new(pace: Pace, seats: u8) -> Clocks {
        Clocks {
            pace,
            seats: PerSeat::new(seats, SeatClock { left: pace.at_start(), since: None, window: None }),
        }
    }

    /// This seat has answered: its clock gets what is due. For what a bot said in its name it gets nothing, nor for a word in
    /// a talk that goes on.
    pub(crate) fn answered(&mut self, seat: Seat, now: Time, talks_on: bool) {
        let clock = &mut self.seats[seat];
        let earned = clock.since.is_some() && !talks_on && clock.window.is_none();
        let increment = if earned { self.pace.increment() } else { 0 };
        clock.stop(now);
        clock.window = None;
        clock.left = self.pace.next(clock.left).saturating_add(increment);
    }

    /// From now on these must speak. The clocks of those for whom bots speak stand still.
    pub(crate) fn run(&mut self, who: &Asked, now: Time) {
        let pace = self.pace;
        for (seat, clock) in self.seats.iter_mut() {
            let asked = who.must.contains(seat);
            let window = who.windows[seat].filter(|_| asked).and_then(|seconds| pace.window(seconds));
            clock.open(who.talk, window, now);
            if !asked || who.bots.contains(seat) {
                clock.stop(now);
            } else if clock.since.is_none() {
                clock.since = Some(now);
            }
            if !asked {
                clock.left = self.pace.next(clock.left);
            }
        }
    }

    /// As they stand now.
    pub(crate) fn stopped(mut self, now: Time) -> Clocks {
        for (_, clock) in self.seats.iter_mut() {
            clock.stop(now);
        }
        self
    }

    /// As they were, but for those that run and whose question `still` stands.
    pub(crate) fn restore(&mut self, before: &Clocks, still: SeatSet) {
        for (seat, clock) in self.seats.iter_mut() {
            if clock.since.is_none() || !still.contains(seat) {
                *clock = before.seats[seat];
            }
        }
    }

    /// This seat pays for time in which its clock did not run.
    pub(crate) fn charge(&mut self, seat: Seat, milliseconds: u64) {
        let clock = &mut self.seats[seat];
        clock.left = clock.left.saturating_sub(milliseconds);
    }

    /// What a clock that stands still shows.
    pub(crate) fn left(&self, seat: Seat) -> u64 {
        self.seats[seat].left
    }

    /// When the first of them runs out.
    pub(crate) fn due(&self) -> Option<(Time, Seat)> {
        let running = self.seats.iter().filter(|(_, clock)| self.counts(clock));
        let due = running.filter_map(|(seat, clock)| Some((clock.since?.after(clock.shows()), seat)));
        due.min_by_key(|(time, _)| *time)
    }

    /// A short clock begins anew, for somebody who is at it.
    pub(crate) fn extend(&mut self, seat: Seat, now: Time) {
        let clock = &mut self.seats[seat];
        if let (Some(window), Some(since)) = (&mut clock.window, &mut clock.since) {
            (window.left, *since) = (window.of, now);
        }
    }

    /// Is it a short clock that this seat has let run out, or is letting?
    pub(crate) fn in_window(&self, seat: Seat) -> bool {
        self.seats[seat].window.is_some()
    }

    /// For people: until when each seat that must speak may think, and what the others have.
    pub(crate) fn shown(&self) -> Option<Vec<Shown>> {
        let shown = |clock: &SeatClock| Shown {
            left: self.counts(clock).then(|| clock.shows()),
            until: clock.since.filter(|_| self.counts(clock)).map(|since| since.after(clock.shows())),
            window: clock.window.is_some(),
        };
        let any = self.seats.iter().any(|(_, clock)| self.counts(clock));
        any.then(|| self.seats.as_slice().iter().map(shown).collect())
    }

    /// Without clocks there are still the short ones.
    fn counts(&self, clock: &SeatClock) -> bool {
        self.pace != Pace::NoClock || clock.window.is_some()
    }
}

/// A clock as a client draws it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Clock", optional_fields))]
pub(crate) struct Shown {
    /// Milliseconds when it last stood still; left out if the seat has all the time in the world.
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<u64>,
    /// When it runs out, if it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<Time>,
    /// It is the short clock of a question that holds others up.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    window: bool,
}

#[cfg(test)]
mod tests;
