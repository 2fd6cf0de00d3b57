//! One table: who sits there, and the match they play.

mod apply_entry;
mod bots;
mod hidden_from;
mod lesson;
mod moves;
mod started_match;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use record::Commitment;
use serde::Serialize;
use serde_json::{Map, Value};
use table::{Seat, SeatSet, Standing, Viewer};

use crate::any_match::{ReplayStep, ViewAndFigures};
use crate::lessons::LessonProgress;
use crate::messages::RecentMessages;
use crate::{Entry, Logged, Pace, Person, Privacy, Refused, SeatPlan, Setup, Time};

pub(crate) use apply_entry::{EntryEvents, Stamp};
pub(crate) use bots::PublicAnnouncement;
pub(crate) use hidden_from::HiddenFrom;
pub(crate) use moves::TakeBackRequest;
pub(crate) use started_match::StartedMatch;

/// A table, from its opening to the last line of chat after the match.
#[derive(Debug)]
pub struct Table {
    pub(crate) setup: Setup,
    /// As they are now; `setup` keeps how they were planned.
    pub(crate) seats: Vec<SeatPlan>,
    pub(crate) ready: BTreeSet<Person>,
    pub(crate) started: Option<StartedMatch>,
    /// The last lines.
    pub(crate) chat: VecDeque<ChatLine>,
    /// Seats that the host gave to other people when the table was opened, and that nothing has changed since.
    pub(crate) seated_by_others: SeatSet,
    action_counts: BTreeMap<Person, ActionCounts>,
    /// The name of the table where the same people play again.
    pub(crate) rematch: Option<String>,
    /// The number of the next entry. Not sent to anybody: entries that a viewer may not hear of could be counted by it.
    pub(crate) next: u32,
    /// When the last entry was written.
    pub(crate) at: Time,
    /// For each seat and last for bystanders: the number and time of the last entry that they heard of.
    pub(crate) last_heard: Vec<Stamp>,
    /// How many lines of chat there were.
    pub(crate) chat_lines: u32,
    /// What each seat and last a bystander sees now, as it was last written: messages tell what has changed since.
    pub(crate) views: Vec<ViewAndFigures>,
    pub(crate) recent_messages: RecentMessages,
}

/// How often one person has done what could be done without end.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub(crate) struct ActionCounts {
    /// Sitting down, not being ready any more, putting a bot on a seat.
    pub(crate) seat_changes: u32,
    pub(crate) chat_lines: u32,
    /// Taking back, asking for it, coming back after being away.
    pub(crate) returns: u32,
}

/// A line of chat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct ChatLine {
    /// Lines are counted by themselves.
    pub(crate) n: u32,
    pub(crate) at: Time,
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) person: Person,
    pub(crate) name: String,
    pub(crate) text: String,
    /// Whoever said it has left the house for good.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, type = "boolean"))]
    pub(crate) left: bool,
}

/// How far a table is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stage {
    /// People sit down.
    Gathering,
    /// The match is played.
    Running,
    /// The match is over.
    Finished,
}

/// What a lobby shows of a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Summary {
    /// Which game.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// Who may see it.
    pub privacy: Privacy,
    /// How long a seat may think.
    pub pace: Pace,
    /// Who sits where.
    pub seats: Vec<PublicSeat>,
    /// Whom the table waits for.
    pub asked: SeatSet,
    /// When something last happened.
    pub at: Time,
    /// How far the learner is, where it is a lesson.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<LessonProgress>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<Standing>,
}

/// A part of a match, step by step, as one viewer saw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplaySteps {
    /// The number of the first step told here; 0 is the opening.
    from: usize,
    /// How many steps there are in all.
    of: usize,
    /// The number of the viewer's last message that is told here; messages with later numbers are news.
    n: u32,
    steps: Vec<ReplayStep>,
}

/// That a finished match was played as it says.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct VerifiedRecord {
    /// Said before the first move: the hash of the seed.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    commit: Commitment,
    /// From which every card and cube followed.
    seed: String,
    /// Decisions replayed, each of them legal.
    decisions: usize,
    /// What is wrong, if anything is.
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong: Option<String>,
}

/// So many steps are told at once, with views and without.
const MOST_STEPS_WITH_VIEWS: usize = 250;
const MOST_STEPS_WITHOUT_VIEWS: usize = 5_000;
/// In place of the name of somebody who left the house for good; the page says it in the reader's language.
const NAME_OF_WHO_LEFT: &str = "somebody who left";

/// A seat as everybody sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PublicSeat {
    /// Whoever comes.
    Open,
    /// A person.
    Person {
        /// As others see it.
        name: String,
        /// Have they said so?
        ready: bool,
        /// The level of the bot that plays while they are away.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        stand_in: Option<String>,
        /// The first seat of the same person, if this is a further one: who sits there sees what is seen here.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        at_screen_of: Option<Seat>,
        /// They have left the house for good.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, type = "boolean"))]
        left: bool,
        /// They have given up this match for good.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, type = "boolean"))]
        gave_up: bool,
    },
    /// A bot.
    Bot {
        /// How strong.
        level: String,
    },
}

impl Table {
    /// Opens a table. The entry is to be stored.
    pub fn open(setup: Setup, now: Time) -> Result<(Table, Logged), Refused> {
        setup.check()?;
        let logged = Logged { n: 0, at: now, entry: Entry::Opened(setup.clone()) };
        Ok((Table::opened(setup, now), logged))
    }

    /// Brings a table back from everything it ever wrote down.
    pub fn restore(log: impl IntoIterator<Item = Logged>) -> Result<Table, Refused> {
        let broken = |what: &str| Refused::Setup(format!("the log of this table is broken: {what}"));
        let mut log = log.into_iter();
        let first = log.next().ok_or_else(|| broken("it is empty"))?;
        let Entry::Opened(setup) = first.entry else {
            return Err(broken("it does not begin with an opening"));
        };
        let mut table = Table::opened(setup, first.at);
        for logged in log {
            if logged.n != table.next {
                return Err(broken(&format!("entry {} stands where {} is due", logged.n, table.next)));
            }
            table.apply_entry(logged.at, &logged.entry)?;
        }
        if let Some(started) = &mut table.started {
            started.shrink_to_fit();
        }
        Ok(table)
    }

    fn opened(setup: Setup, now: Time) -> Table {
        let seated_by_others = seats_where(
            &setup.seats,
            |plan| matches!(plan, SeatPlan::Person { person, .. } if *person != setup.host),
        );
        Table {
            last_heard: vec![Stamp { n: 0, at: now }; setup.seats.len() + 1],
            chat_lines: 0,
            views: Vec::new(),
            recent_messages: RecentMessages::new(setup.seats.len() + 1),
            seats: setup.seats.clone(),
            setup,
            seated_by_others,
            action_counts: BTreeMap::new(),
            ready: BTreeSet::new(),
            started: None,
            chat: VecDeque::new(),
            rematch: None,
            next: 1,
            at: now,
        }
    }

    /// How it was opened.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who sits where now.
    pub fn seat_plans(&self) -> &[SeatPlan] {
        &self.seats
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        match &self.started {
            None => Stage::Gathering,
            Some(started) if started.game.standing().is_some() => Stage::Finished,
            Some(_) => Stage::Running,
        }
    }

    /// What a lobby shows.
    pub fn summary(&self) -> Summary {
        Summary {
            game: self.setup.game.clone(),
            stage: self.stage(),
            privacy: self.setup.privacy,
            pace: self.setup.pace,
            seats: self.public_seats(),
            asked: self.started.as_ref().map_or(SeatSet::EMPTY, |started| started.game.awaiting().must),
            at: self.last_heard(Viewer::Bystander).at,
            lesson: self.lesson_progress(),
            end: self.started.as_ref().and_then(|started| started.game.standing()),
        }
    }

    /// The match as `viewer` saw it, from step `from` on, as many steps as are told at once.
    pub fn replay_steps(
        &self,
        viewer: Viewer,
        from: usize,
        with_views: bool,
    ) -> Result<ReplaySteps, Refused> {
        let started = self.started.as_ref().ok_or(Refused::NotRunning)?;
        let most = if with_views { MOST_STEPS_WITH_VIEWS } else { MOST_STEPS_WITHOUT_VIEWS };
        let (steps, of) = started.game.replay_steps(viewer, from..from.saturating_add(most), with_views);
        Ok(ReplaySteps { from, of, n: self.last_heard(viewer).n, steps })
    }

    /// Checks the record of a finished match, as anybody can who downloads it.
    pub fn verify_record(&self) -> Result<VerifiedRecord, Refused> {
        let record = self.record()?;
        let game = &self.started.as_ref().ok_or(Refused::NotOver)?.game;
        Ok(VerifiedRecord {
            commit: Commitment::of(&game.seed()),
            seed: game.seed().hex(),
            decisions: game.decisions_made(),
            wrong: game.verify_record(&record).err(),
        })
    }

    /// The seats as everybody sees them.
    pub(crate) fn public_seats(&self) -> Vec<PublicSeat> {
        let stand_in =
            |n: usize| self.started.as_ref().and_then(|started| started.stand_ins.get(n)?.as_ref());
        let gave_up = self.started.as_ref().map_or(SeatSet::EMPTY, |started| started.gave_up);
        let public = |(n, plan): (usize, &SeatPlan)| match plan {
            SeatPlan::Open => PublicSeat::Open,
            SeatPlan::Person { person, name } => PublicSeat::Person {
                name: if plan.person().is_some() { name.clone() } else { NAME_OF_WHO_LEFT.to_owned() },
                ready: self.ready.contains(person),
                stand_in: stand_in(n).map(|stand_in| stand_in.level.clone()),
                at_screen_of: self.seats_of(*person).iter().next().filter(|first| first.index() < n),
                left: plan.person().is_none(),
                gave_up: gave_up.contains(Seat::ALL[n]),
            },
            SeatPlan::Bot { level } => PublicSeat::Bot { level: level.clone() },
        };
        self.seats.iter().enumerate().map(public).collect()
    }

    /// The seats of this person.
    pub fn seats_of(&self, person: Person) -> SeatSet {
        self.seats_where(|plan| plan.person() == Some(person))
    }

    /// The person to whom a seat belongs, if it is one's.
    pub(crate) fn owner(&self, seat: Seat) -> Option<Person> {
        self.seats.get(seat.index()).and_then(SeatPlan::person)
    }

    /// The seats whose plan is like this.
    pub(crate) fn seats_where(&self, is: impl Fn(&SeatPlan) -> bool) -> SeatSet {
        seats_where(&self.seats, is)
    }

    /// How often this person has done what could be done without end.
    pub(crate) fn action_counts(&self, person: Person) -> ActionCounts {
        self.action_counts.get(&person).copied().unwrap_or_default()
    }

    /// Everybody who sits here.
    pub fn people(&self) -> BTreeSet<Person> {
        self.seats.iter().filter_map(SeatPlan::person).collect()
    }

    /// The number of the last entry of the log, for whoever stores it.
    pub fn last_number(&self) -> u32 {
        self.next - 1
    }

    /// The number of the last message for this viewer: how many entries after the first it has heard of.
    pub fn last_message(&self, viewer: Viewer) -> u32 {
        self.last_heard(viewer).n
    }

    /// The number and time of the last entry that this viewer heard of.
    pub(crate) fn last_heard(&self, viewer: Viewer) -> Stamp {
        self.last_heard[self.viewer_index(viewer)]
    }

    /// When the next clock runs out, and [`Table::tick`] has something to do.
    pub fn next_timeout(&self) -> Option<Time> {
        self.started.as_ref().and_then(|started| started.clocks.next_timeout()).map(|(time, _)| time)
    }

    /// The record of a finished match, seed included.
    pub fn record(&self) -> Result<String, Refused> {
        let finished = self.started.as_ref().filter(|_| self.stage() == Stage::Finished);
        finished.map(|started| started.game.record(&self.record_meta())).ok_or(Refused::NotOver)
    }

    /// Who played, for people who read the record later.
    fn record_meta(&self) -> Map<String, Value> {
        let name = |plan: &SeatPlan| match plan {
            SeatPlan::Open => Value::Null,
            SeatPlan::Person { .. } if plan.person().is_none() => Value::from(NAME_OF_WHO_LEFT),
            SeatPlan::Person { name, .. } => Value::from(name.clone()),
            SeatPlan::Bot { level } => Value::from(format!("{level} (bot)")),
        };
        let lesson = self.setup.lesson.clone().map(|lesson| ("lesson".to_owned(), Value::from(lesson)));
        let players = ("players".to_owned(), self.seats.iter().map(name).collect());
        [players].into_iter().chain(lesson).collect()
    }
}

fn seats_where(seats: &[SeatPlan], is: impl Fn(&SeatPlan) -> bool) -> SeatSet {
    Seat::ALL.into_iter().zip(seats).filter(|(_, plan)| is(plan)).map(|(seat, _)| seat).collect()
}
