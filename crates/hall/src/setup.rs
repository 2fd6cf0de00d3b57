//! What is agreed when a table is opened.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::names::{clean_name, is_name_free};
use crate::{Pace, Refused, catalog};

/// Somebody, as the server knows them; 0 is nobody.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub u64);

impl Person {
    /// Who sits where somebody left the house for good.
    pub const NOBODY: Person = Person(0);
}

/// Who may see the table.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Privacy {
    /// Listed; anybody may watch, and sit down on an open seat.
    #[default]
    Public,
    /// Only for those who have the link.
    Private,
}

/// Who is to sit somewhere.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever comes.
    Open,
    /// This person.
    Person {
        /// Who.
        person: Person,
        /// As others see it.
        name: String,
    },
    /// A bot of this level.
    Bot {
        /// As in the catalog.
        level: String,
    },
}

impl SeatPlan {
    /// The seat of somebody who left the house for good. Nobody comes back to it.
    pub(crate) fn left() -> SeatPlan {
        SeatPlan::Person { person: Person::NOBODY, name: String::new() }
    }

    /// The person who is to sit here, if it is one who can.
    pub fn person(&self) -> Option<Person> {
        match self {
            SeatPlan::Person { person, .. } => Some(*person).filter(|person| *person != Person::NOBODY),
            SeatPlan::Open | SeatPlan::Bot { .. } => None,
        }
    }
}

/// A table as it was opened.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// As in the catalog.
    pub game: String,
    /// The config of the game, complete.
    pub config: Value,
    /// One for each seat.
    pub seats: Vec<SeatPlan>,
    /// How long a seat may think.
    pub pace: Pace,
    /// Who may see it.
    pub privacy: Privacy,
    /// Whether one person may sit down on several seats of a public table. Everybody sees who does.
    #[serde(default = "several_seats_in_old_setups")]
    pub several_seats: bool,
    /// The name of the lesson, if it is one: its deal, its bots and its words, for one learner. It never counts as a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// Who opened it, and may change seats and start.
    pub host: Person,
}

/// Tables that were stored before `several_seats` existed let one person take several seats.
fn several_seats_in_old_setups() -> bool {
    true
}

impl Setup {
    /// Refuses what cannot be played: an unknown game or bot, a wrong number of seats, a bad name or pace.
    pub fn check(&self) -> Result<(), Refused> {
        self.pace.check().map_err(Refused::Setup)?;
        let seats = catalog::check(&self.game, &self.config)?;
        if self.seats.len() != usize::from(seats) {
            let what = format!("seats: {} are planned for a game of {seats}", self.seats.len());
            return Err(Refused::Setup(what));
        }
        for plan in &self.seats {
            match plan {
                SeatPlan::Open => {}
                SeatPlan::Person { person, name } => {
                    clean_name(name)?;
                    if !is_name_free(&self.seats, *person, name) {
                        return Err(Refused::NameTaken);
                    }
                }
                SeatPlan::Bot { level } => catalog::check_bot(&self.game, level)?,
            }
        }
        Ok(())
    }
}
