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
/// How long the others wait for a seat before they may let a bot play for it.
const REPLACE_AFTER: u64 = 180 * SECOND;
/// How long bots wait for people who may still speak.
const BOTS_WAIT: u64 = 15 * SECOND;

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

    /// Milliseconds that a seat has when the match starts.
    fn initial_time(self) -> u64 {
        match self {
            Pace::NoClock => u64::MAX,
            Pace::PerDecision { seconds } | Pace::Bank { seconds, .. } => u64::from(seconds) * SECOND,
            Pace::Days { days } => u64::from(days) * DAY,
        }
    }

    /// Milliseconds that a seat has for its next decision, having had `left` at the end of the last. Only a bank is carried
    /// over.
    fn time_for_next_decision(self, left: u64) -> u64 {
        match self {
            Pace::Bank { .. } => left,
            Pace::NoClock | Pace::PerDecision { .. } | Pace::Days { .. } => self.initial_time(),
        }
    }

    /// Milliseconds that a seat gets for answering.
    fn increment(self) -> u64 {
        match self {
            Pace::Bank { increment, .. } => u64::from(increment) * SECOND,
            Pace::NoClock | Pace::PerDecision { .. } | Pace::Days { .. } => 0,
        }
    }

    /// Milliseconds on the short clock of a question, when the rules give it so many seconds. By correspondence nobody sits
    /// and waits, so there is no short clock.
    fn short_clock(self, seconds: u16) -> Option<u64> {
        let milliseconds = u64::from(seconds) * SECOND;
        match self {
            Pace::NoClock | Pace::Bank { .. } => Some(milliseconds),
            Pace::PerDecision { .. } => Some(milliseconds.min(self.initial_time())),
            Pace::Days { .. } => None,
        }
    }

    /// Milliseconds that bots wait for a person who may speak, before they end the negotiation.
    pub(crate) fn bots_wait(self) -> u64 {
        match self {
            Pace::NoClock | Pace::Bank { .. } => BOTS_WAIT,
            Pace::PerDecision { .. } => self.initial_time().min(BOTS_WAIT),
            Pace::Days { .. } => self.initial_time() / 4,
        }
    }

    /// Milliseconds that the others wait for a seat before they may let a bot play for it. Whoever was promised more has
    /// more.
    pub(crate) fn replace_after(self) -> u64 {
        match self {
            Pace::NoClock | Pace::Bank { .. } => REPLACE_AFTER,
            Pace::PerDecision { .. } | Pace::Days { .. } => self.initial_time().max(REPLACE_AFTER),
        }
    }
}

/// The clocks of a match. Those of the seats that must speak run.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Clocks {
    pace: Pace,
    seats: PerSeat<SeatClock>,
}

#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
struct SeatClock {
    /// Milliseconds of the seat's own time, when the clock last stood still.
    left: u64,
    /// Since when it runs, if it does.
    since: Option<Time>,
    /// If there is one, it runs instead of the seat's own time.
    short: Option<ShortClock>,
}

/// The clock of a question that holds others up: seconds that the rules give, whatever the pace.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
struct ShortClock {
    /// The negotiation it belongs to: in the next one the clock begins anew.
    negotiation: Option<u8>,
    /// Milliseconds it begins with.
    whole: u64,
    /// Milliseconds left when it last stood still.
    left: u64,
}

/// Whose clocks run, and which of them are short.
#[derive(Copy, Clone, Debug)]
pub(crate) struct RunningClocks {
    pub(crate) must: SeatSet,
    /// Their clocks stand still.
    pub(crate) bots: SeatSet,
    pub(crate) negotiation: Option<u8>,
    /// Seconds, for the seats whose question holds other people up.
    pub(crate) short: PerSeat<Option<u16>>,
}

impl SeatClock {
    fn stop(&mut self, now: Time) {
        let used = self.since.take().map_or(0, |since| now.since(since));
        let left = self.short.as_mut().map_or(&mut self.left, |short| &mut short.left);
        *left = left.saturating_sub(used);
    }

    /// Milliseconds left when it last stood still, on the short clock if there is one.
    fn time_left(&self) -> u64 {
        self.short.map_or(self.left, |short| short.left)
    }

    /// Gives the question of this negotiation a short clock, or none. One that runs already runs on.
    fn set_short_clock(&mut self, negotiation: Option<u8>, milliseconds: Option<u64>, now: Time) {
        if self.short.map(|short| short.negotiation) != milliseconds.map(|_| negotiation) {
            self.stop(now);
            self.short = milliseconds.map(|whole| ShortClock { negotiation, whole, left: whole });
        }
    }
}

impl Clocks {
    pub(crate) fn new(pace: Pace, seats: u8) -> Clocks {
        let clock = SeatClock { left: pace.initial_time(), since: None, short: None };
        Clocks { pace, seats: PerSeat::new(seats, clock) }
    }

    /// This seat has answered: its clock stops and gets its increment. There is none for what a bot said in its name, nor for
    /// what is said in a negotiation that goes on.
    pub(crate) fn answered(&mut self, seat: Seat, now: Time, negotiation_goes_on: bool) {
        let clock = &mut self.seats[seat];
        let earned = clock.since.is_some() && !negotiation_goes_on && clock.short.is_none();
        let increment = if earned { self.pace.increment() } else { 0 };
        clock.stop(now);
        clock.short = None;
        clock.left = self.pace.time_for_next_decision(clock.left).saturating_add(increment);
    }

    /// Starts the clocks of those who must speak from now on, and stops all others.
    pub(crate) fn run(&mut self, which: &RunningClocks, now: Time) {
        let pace = self.pace;
        for (seat, clock) in self.seats.iter_mut() {
            let asked = which.must.contains(seat);
            let short = which.short[seat].filter(|_| asked).and_then(|seconds| pace.short_clock(seconds));
            clock.set_short_clock(which.negotiation, short, now);
            if !asked || which.bots.contains(seat) {
                clock.stop(now);
            } else if clock.since.is_none() {
                clock.since = Some(now);
            }
            if !asked {
                clock.left = pace.time_for_next_decision(clock.left);
            }
        }
    }

    /// Lets so many milliseconds not count for clocks that run.
    pub(crate) fn forget_time(&mut self, milliseconds: u64) {
        for (_, clock) in self.seats.iter_mut() {
            clock.since = clock.since.map(|since| since.after(milliseconds));
        }
    }

    /// These clocks with all of them stopped.
    pub(crate) fn stopped(mut self, now: Time) -> Clocks {
        for (_, clock) in self.seats.iter_mut() {
            clock.stop(now);
        }
        self
    }

    /// Puts all clocks back to `before`, but for those that run and belong to `unchanged`, the seats whose question stands.
    pub(crate) fn put_back(&mut self, before: &Clocks, unchanged: SeatSet) {
        for (seat, clock) in self.seats.iter_mut() {
            if clock.since.is_none() || !unchanged.contains(seat) {
                *clock = before.seats[seat];
            }
        }
    }

    /// Takes milliseconds from a seat, for time in which its clock did not run.
    pub(crate) fn subtract(&mut self, seat: Seat, milliseconds: u64) {
        let clock = &mut self.seats[seat];
        clock.left = clock.left.saturating_sub(milliseconds);
    }

    /// Milliseconds of a seat's own time, when its clock last stood still.
    pub(crate) fn own_time_left(&self, seat: Seat) -> u64 {
        self.seats[seat].left
    }

    /// When the first of the clocks runs out, and whose it is.
    pub(crate) fn next_timeout(&self) -> Option<(Time, Seat)> {
        let running = self.seats.iter().filter(|(_, clock)| self.is_limited(clock));
        let due = running.filter_map(|(seat, clock)| Some((clock.since?.after(clock.time_left()), seat)));
        due.min_by_key(|(time, _)| *time)
    }

    /// Lets the short clock of a seat begin anew, if one runs.
    pub(crate) fn restart_short_clock(&mut self, seat: Seat, now: Time) {
        let clock = &mut self.seats[seat];
        if let (Some(short), Some(since)) = (&mut clock.short, &mut clock.since) {
            (short.left, *since) = (short.whole, now);
        }
    }

    /// Has the present question of this seat a short clock?
    pub(crate) fn has_short_clock(&self, seat: Seat) -> bool {
        self.seats[seat].short.is_some()
    }

    /// The clocks as they are sent to everybody; nothing, where no seat is limited.
    pub(crate) fn public(&self) -> Option<Vec<PublicClock>> {
        let public = |clock: &SeatClock| PublicClock {
            left: self.is_limited(clock).then(|| clock.time_left()),
            until: clock.since.filter(|_| self.is_limited(clock)).map(|since| since.after(clock.time_left())),
            short: clock.short.is_some(),
        };
        let any = self.seats.iter().any(|(_, clock)| self.is_limited(clock));
        any.then(|| self.seats.as_slice().iter().map(public).collect())
    }

    /// Can this clock run out? Where the pace has no clocks, there are still the short ones.
    fn is_limited(&self, clock: &SeatClock) -> bool {
        self.pace != Pace::NoClock || clock.short.is_some()
    }
}

/// A clock as a client draws it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct PublicClock {
    /// Milliseconds when it last stood still; left out if the seat has all the time in the world.
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<u64>,
    /// When it runs out, if it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<Time>,
    /// It is the short clock of a question that holds others up.
    #[serde(rename = "window", skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    short: bool,
}

#[cfg(test)]
mod tests;
