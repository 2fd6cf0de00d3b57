//! What the API reads in the body of a request, and how it refuses what it cannot read. Nothing here knows a house, so that
//! bodies can be tried by themselves.

use hall::{Command, Pace, Person, Privacy, Refused, SeatPlan, Setup, Table, Time, catalog, lessons};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::error::ApiError;
use crate::password;

/// A new name of a person.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewName {
    pub(super) name: String,
}

impl NewName {
    fn check(&self) -> Result<(), ApiError> {
        Ok(hall::clean_name(&self.name).map(drop)?)
    }
}

/// Name and password of an account.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Login {
    pub(super) account: String,
    pub(super) password: String,
}

impl Login {
    /// With the name in the form in which it is stored, if there can be an account of this name with this password.
    pub(super) fn checked_new_account(self) -> Result<Login, ApiError> {
        let account = hall::clean_name(&self.account)?;
        password::check_length(&self.password)?;
        Ok(Login { account, ..self })
    }
}

/// A table to be opened.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    game: String,
    /// Nobody else is wanted at a lesson.
    #[serde(default)]
    seats: Vec<WantedSeat>,
    /// The name of a lesson, which says everything else.
    #[serde(default)]
    lesson: Option<String>,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    pace: Pace,
    #[serde(default)]
    privacy: Privacy,
    /// One person may sit down on several seats, though the table is public.
    #[serde(default)]
    several_seats: bool,
    /// Start at once, if every seat is filled.
    #[serde(default)]
    pub(super) start: bool,
}

/// Who is to sit at a seat.
#[derive(Eq, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum WantedSeat {
    Me,
    /// Somebody else at the same screen, by this name.
    Here(String),
    Open,
    Bot(String),
}

impl NewTable {
    /// The names of people at the same screen.
    pub(super) fn names_mut(&mut self) -> impl Iterator<Item = &mut String> {
        self.seats.iter_mut().filter_map(|seat| match seat {
            WantedSeat::Here(name) => Some(name),
            WantedSeat::Me | WantedSeat::Open | WantedSeat::Bot(_) => None,
        })
    }

    /// What is agreed at the table of this host.
    pub(super) fn setup(self, host: Person, name_of_host: &str) -> Result<Setup, ApiError> {
        if let Some(name) = &self.lesson {
            let lesson = lessons::lesson(name).filter(|lesson| lesson.game == self.game);
            let unknown = || ApiError::bad_request("lesson: this game has none of this name");
            return Ok(lesson.ok_or_else(unknown)?.setup(host, name_of_host)?);
        }
        let players = u8::try_from(self.seats.len()).map_err(|_| ApiError::bad_request("seats: too many"))?;
        self.check_seats()?;
        let config = catalog::complete(&self.game, players, self.options)?;
        let plan = |wanted| match wanted {
            WantedSeat::Me => SeatPlan::Person { person: host, name: name_of_host.to_owned() },
            WantedSeat::Here(name) => SeatPlan::Person { person: host, name },
            WantedSeat::Open => SeatPlan::Open,
            WantedSeat::Bot(level) => SeatPlan::Bot { level },
        };
        let seats = self.seats.into_iter().map(plan).collect();
        let NewTable { game, pace, privacy, several_seats, .. } = self;
        Ok(Setup { game, config, seats, pace, privacy, several_seats, lesson: None, host })
    }

    /// Refuses, before anything is made, what could not be started, and one person on two seats among strangers.
    fn check_seats(&self) -> Result<(), Refused> {
        if self.start && self.seats.contains(&WantedSeat::Open) {
            return Err(Refused::NotFull);
        }
        let mine = self.seats.iter().filter(|seat| **seat == WantedSeat::Me).count();
        if mine > 1 && self.privacy == Privacy::Public && !self.several_seats {
            return Err(Refused::OneSeatEach);
        }
        Ok(())
    }
}

/// Reads a body as a route does, up to where it needs a house. If the body is refused: the status, and the JSON that is answered.
pub type BodyReader = fn(&[u8]) -> Result<(), (u16, Value)>;

/// For fuzzing: the paths whose POST requests have a body, and how it is read.
pub const BODY_READERS: [(&str, BodyReader); 5] = [
    ("/api/me", |body| answered(read::<NewName>(body).and_then(|new| new.check()))),
    ("/api/account", |body| answered(read::<Login>(body).and_then(Login::checked_new_account).map(drop))),
    ("/api/login", |body| answered(read::<Login>(body).map(drop))),
    ("/api/tables", |body| answered(read::<NewTable>(body).and_then(open_without_house))),
    ("/api/tables/{table}/commands", |body| answered(read::<Command>(body).map(drop))),
];

fn open_without_house(new: NewTable) -> Result<(), ApiError> {
    let setup = new.setup(Person(0), "Host")?;
    Ok(Table::open(setup, Time(0)).map(drop)?)
}

fn answered(outcome: Result<(), ApiError>) -> Result<(), (u16, Value)> {
    outcome.map_err(|error| (error.status().as_u16(), error.body()))
}

/// As the extractor [`Json`](super::Json) does.
fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    Ok(axum::Json::from_bytes(body)?.0)
}
