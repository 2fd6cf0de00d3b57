//! One table: who sits there, and the match they play.

mod bots;
mod fold;
mod play;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use record::{Commitment, SeedIn};
use serde::Serialize;
use serde_json::{Map, Value};
use table::{Seat, SeatSet, Standing, Viewer};

use crate::any_match::Frame;
use crate::stream::History;
use crate::{Entry, Logged, Pace, Person, Privacy, Refused, SeatPlan, Setup, Time};

pub(crate) use play::{Back, Play};

/// A table, from its opening to the last word after the match.
#[derive(Debug)]
pub struct Table {
    pub(crate) setup: Setup,
    /// As they are now; `setup` keeps how they were planned.
    pub(crate) seats: Vec<SeatPlan>,
    pub(crate) ready: BTreeSet<Person>,
    pub(crate) play: Option<Play>,
    pub(crate) said: VecDeque<Said>,
    /// Seats that others gave to people when the table was opened, who have not said a word yet.
    pub(crate) arranged: SeatSet,
    tallies: BTreeMap<Person, Tally>,
    pub(crate) rematch: Option<String>,
    /// The number of the next entry.
    pub(crate) next: u32,
    /// When the last entry was written.
    pub(crate) at: Time,
    pub(crate) history: History,
}

/// What one person has done that has no end by itself.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub(crate) struct Tally {
    /// Sitting down and changing one's mind.
    pub(crate) comings: u32,
    pub(crate) said: u32,
    /// Taking back, asking for it, coming back.
    pub(crate) turns: u32,
}

/// A line of chat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Said {
    pub(crate) n: u32,
    pub(crate) at: Time,
    pub(crate) name: String,
    pub(crate) text: String,
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
    pub seats: Vec<SeatFace>,
    /// Whom the table waits for.
    pub asked: SeatSet,
    /// When something last happened.
    pub at: Time,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<Standing>,
}

/// A part of a match, step by step, as one viewer saw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frames {
    /// The number of the first step told here; 0 is the opening.
    from: usize,
    /// How many steps there are in all.
    of: usize,
    /// The number of the last entry that is told here; messages with later numbers are news.
    n: u32,
    steps: Vec<Frame>,
}

/// That a finished match was played as it says.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Verified {
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
const WHOLE_FRAMES: usize = 250;
const LIGHT_FRAMES: usize = 5_000;

/// A seat as everybody sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeatFace {
    /// Whoever comes.
    Open,
    /// A person.
    Person {
        /// As he calls himself.
        name: String,
        /// Has he said so?
        ready: bool,
        /// The bot that plays while he is away.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        stand_in: Option<String>,
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
            table.take_in(logged.at, &logged.entry)?;
        }
        Ok(table)
    }

    fn opened(setup: Setup, now: Time) -> Table {
        let arranged = seats_where(
            &setup.seats,
            |plan| matches!(plan, SeatPlan::Person { person, .. } if *person != setup.host),
        );
        Table {
            seats: setup.seats.clone(),
            setup,
            arranged,
            tallies: BTreeMap::new(),
            ready: BTreeSet::new(),
            play: None,
            said: VecDeque::new(),
            rematch: None,
            next: 1,
            at: now,
            history: History::default(),
        }
    }

    /// How it was opened.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who sits where now.
    pub fn seats_now(&self) -> &[SeatPlan] {
        &self.seats
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        match &self.play {
            None => Stage::Gathering,
            Some(play) if play.game.standing().is_some() => Stage::Finished,
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
            seats: self.faces(),
            asked: self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.game.awaiting().must),
            at: self.at,
            end: self.play.as_ref().and_then(|play| play.game.standing()),
        }
    }

    /// The match as `viewer` saw it, from step `from` on.
    pub fn frames(&self, viewer: Viewer, from: usize, whole: bool) -> Result<Frames, Refused> {
        let play = self.play.as_ref().ok_or(Refused::NotRunning)?;
        let most = if whole { WHOLE_FRAMES } else { LIGHT_FRAMES };
        let (steps, of) = play.game.frames(viewer, from..from.saturating_add(most), whole);
        Ok(Frames { from, of, n: self.last(), steps })
    }

    /// Checks the record of a finished match, as anybody can who downloads it.
    pub fn verified(&self) -> Result<Verified, Refused> {
        let record = self.record()?;
        let play = self.play.as_ref().ok_or(Refused::NotOver)?;
        Ok(Verified {
            commit: play.game.commitment(),
            seed: play.seed.hex(),
            decisions: play.game.decisions(),
            wrong: play.game.verify(&record).err(),
        })
    }

    /// The seats as everybody sees them.
    pub(crate) fn faces(&self) -> Vec<SeatFace> {
        let stand_in = |n: usize| self.play.as_ref().and_then(|play| play.stand_ins.get(n)?.as_ref());
        let face = |(n, plan): (usize, &SeatPlan)| match plan {
            SeatPlan::Open => SeatFace::Open,
            SeatPlan::Person { person, name } => SeatFace::Person {
                name: name.clone(),
                ready: self.ready.contains(person),
                stand_in: stand_in(n).map(|stand_in| stand_in.level.clone()),
            },
            SeatPlan::Bot { level } => SeatFace::Bot { level: level.clone() },
        };
        self.seats.iter().enumerate().map(face).collect()
    }

    /// The seats of this person.
    pub fn seats_of(&self, person: Person) -> SeatSet {
        self.seats_where(|plan| matches!(plan, SeatPlan::Person { person: owner, .. } if *owner == person))
    }

    pub(crate) fn seats_where(&self, is: impl Fn(&SeatPlan) -> bool) -> SeatSet {
        seats_where(&self.seats, is)
    }

    pub(crate) fn tally(&self, person: Person) -> Tally {
        self.tallies.get(&person).copied().unwrap_or_default()
    }

    /// Everybody who sits here.
    pub fn people(&self) -> BTreeSet<Person> {
        let person = |plan: &SeatPlan| match plan {
            SeatPlan::Person { person, .. } => Some(*person),
            _ => None,
        };
        self.seats.iter().filter_map(person).collect()
    }

    /// The number of the last entry.
    pub fn last(&self) -> u32 {
        self.next - 1
    }

    /// When [`Table::tick`] has something to do.
    pub fn due(&self) -> Option<Time> {
        self.play.as_ref().and_then(|play| play.clocks.due()).map(|(time, _)| time)
    }

    /// The record of a finished match, seed included.
    pub fn record(&self) -> Result<String, Refused> {
        match &self.play {
            Some(play) if self.stage() == Stage::Finished => {
                Ok(play.game.record(SeedIn::Header, &self.meta()))
            }
            _ => Err(Refused::NotOver),
        }
    }

    /// Who played, for people who read the record later.
    fn meta(&self) -> Map<String, Value> {
        let name = |plan: &SeatPlan| match plan {
            SeatPlan::Open => Value::Null,
            SeatPlan::Person { name, .. } => Value::from(name.clone()),
            SeatPlan::Bot { level } => Value::from(format!("{level} (bot)")),
        };
        Map::from_iter([("players".to_owned(), self.seats.iter().map(name).collect())])
    }
}

fn seats_where(seats: &[SeatPlan], is: impl Fn(&SeatPlan) -> bool) -> SeatSet {
    Seat::ALL.into_iter().zip(seats).filter(|(_, plan)| is(plan)).map(|(seat, _)| seat).collect()
}
