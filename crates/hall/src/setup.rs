//! What is agreed when a table is opened.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Pace, Refused, catalog};

/// Somebody, as the server knows them; 0 is nobody.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub u64);

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
    /// The person who is to sit here, if it is one.
    pub fn person(&self) -> Option<Person> {
        match self {
            SeatPlan::Person { person, .. } => Some(*person),
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
    /// Who opened it, and may change seats and start.
    pub host: Person,
}

/// Refuses names that people cannot read: empty, too long, or with invisible characters.
pub fn check_name(name: &str) -> Result<(), Refused> {
    let letters = name.chars().count();
    let sound = (1..=24).contains(&letters)
        && name.trim() == name
        && !name.chars().any(|letter| letter.is_control() || is_invisible(letter));
    if sound {
        return Ok(());
    }
    let what = "name: 1 to 24 visible characters, without spaces at either end";
    Err(Refused::Setup(what.to_owned()))
}

/// Is nobody else at the table called that? Two seats of one person may have one name.
pub(crate) fn is_name_free(seats: &[SeatPlan], person: Person, name: &str) -> bool {
    let name = name.to_lowercase();
    !seats.iter().any(|plan| match plan {
        SeatPlan::Person { person: other, name: taken } => *other != person && taken.to_lowercase() == name,
        SeatPlan::Open | SeatPlan::Bot { .. } => false,
    })
}

/// Characters that show nothing, or turn the direction of others.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
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
                    check_name(name)?;
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
