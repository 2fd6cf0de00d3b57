//! Storage: an append-only log with the primary key (match, n), and little else.
//!
//! One writer gathers what many tables want to write and commits it together, so that being durable stays fast. What it has
//! confirmed is on disk (`synchronous = FULL`). Readers have connections of their own.

mod open;
mod writer;

use hall::{Logged, Person, Stage, Time};
use sqlx::Row as _;
use sqlx::sqlite::SqlitePool;
use tokio::sync::{mpsc, oneshot};

pub use open::CannotOpen;

/// Why something could not be stored or read.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written this number, or this name is taken.
    #[error("already there")]
    Conflict,
    /// Somebody has as many tables as one may have.
    #[error("too many tables")]
    Full,
    /// The disk, or what lies on it.
    #[error("storage: {0}")]
    Broken(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::Database(error) if error.is_unique_violation() => StoreError::Conflict,
            other => StoreError::Broken(other.to_string()),
        }
    }
}

/// What is written.
#[derive(Debug)]
pub(crate) enum Write {
    /// A new table, if its host has fewer than so many; 0: any number.
    Open { table: String, opened: Logged, shelf: Shelf, most: u32 },
    /// Entries of a match, and where it stands on the shelf if that has changed.
    Append { table: String, entries: Vec<Logged>, shelf: Option<Shelf> },
    /// Somebody new; answers with his number.
    Person { name: String, at: Time },
    /// Another name.
    Rename { person: Person, name: String },
    /// A guest keeps his games; answers with 0 if he has an account already.
    Account { person: Person, account: String, password: String },
    /// A token that stands for a person.
    Session { hash: [u8; 32], person: Person, kind: &'static str, at: Time },
    /// A token that no longer does.
    Forget { hash: [u8; 32] },
    /// Nothing more is written: the file is put in order and closed.
    Close,
}

/// What the lobby must know of a match.
#[derive(Clone, Debug)]
pub(crate) struct Shelf {
    pub(crate) stage: Stage,
    pub(crate) public: bool,
    pub(crate) people: Vec<Person>,
    pub(crate) host: Person,
}

type Job = (Write, oneshot::Sender<Result<u64, StoreError>>);

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    writer: mpsc::Sender<Job>,
    readers: SqlitePool,
}

impl Store {
    /// Writes, and returns when it is durable.
    pub(crate) async fn write(&self, write: Write) -> Result<u64, StoreError> {
        let gone = || StoreError::Broken("the writer has stopped".to_owned());
        let (answer, answered) = oneshot::channel();
        self.writer.send((write, answer)).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Finishes what is being written and closes the file. Whatever comes later is refused.
    pub async fn close(&self) {
        self.readers.close().await;
        let _ = self.write(Write::Close).await;
    }

    /// Everything that a match ever wrote down.
    pub(crate) async fn log(&self, table: &str) -> Result<Vec<Logged>, StoreError> {
        let rows = sqlx::query("SELECT n, at, entry FROM log WHERE match = $1 ORDER BY n").bind(table);
        let rows = rows.fetch_all(&self.readers).await?;
        let broken = |what: String| StoreError::Broken(format!("the log of {table}: {what}"));
        rows.into_iter()
            .map(|row| {
                let entry: String = row.get(2);
                let entry = serde_json::from_str(&entry).map_err(|error| broken(error.to_string()))?;
                let n = u32::try_from(row.get::<i64, _>(0)).map_err(|error| broken(error.to_string()))?;
                Ok(Logged { n, at: Time(row.get::<i64, _>(1).unsigned_abs()), entry })
            })
            .collect()
    }

    /// Who has this token.
    pub(crate) async fn session(&self, hash: &[u8; 32]) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("SELECT person FROM session WHERE hash = $1").bind(&hash[..]);
        let row = row.fetch_optional(&self.readers).await?;
        Ok(row.map(|row| Person(row.get::<i64, _>(0).unsigned_abs())))
    }

    /// Name and account of a person.
    pub(crate) async fn person(
        &self,
        person: Person,
    ) -> Result<Option<(String, Option<String>)>, StoreError> {
        let row = sqlx::query("SELECT name, account FROM person WHERE id = $1").bind(person.0.cast_signed());
        let row = row.fetch_optional(&self.readers).await?;
        Ok(row.map(|row| (row.get(0), row.get(1))))
    }

    /// Who has this account, and the hash of his password.
    pub(crate) async fn account(&self, account: &str) -> Result<Option<(Person, String)>, StoreError> {
        let row = sqlx::query("SELECT id, password FROM person WHERE account = $1").bind(account);
        let row = row.fetch_optional(&self.readers).await?;
        Ok(row.map(|row| (Person(row.get::<i64, _>(0).unsigned_abs()), row.get(1))))
    }

    /// The newest public tables of a stage.
    pub(crate) async fn public(&self, stage: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let rows =
            sqlx::query("SELECT match FROM shelf WHERE public = 1 AND stage = $1 ORDER BY at DESC LIMIT $2");
        let rows = rows.bind(stage).bind(most).fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(|row| row.get(0)).collect())
    }

    /// Is this person at tables where something happened lately and that are not finished?
    pub(crate) async fn is_busy(&self, person: Person, now: Time) -> Result<bool, StoreError> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{UNFINISHED} LIMIT 1")));
        let row = row.bind(person.0.cast_signed()).bind(lately(now)).fetch_optional(&self.readers).await?;
        Ok(row.is_some())
    }

    /// The newest tables of a person.
    pub(crate) async fn tables_of(&self, person: Person, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT seated.match FROM seated JOIN shelf ON shelf.match = seated.match
             WHERE seated.person = $1 ORDER BY shelf.at DESC LIMIT $2",
        );
        let rows = rows.bind(person.0.cast_signed()).bind(most).fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(|row| row.get(0)).collect())
    }
}

/// The tables of a person ($1) that are not finished and at which something happened since a time ($2).
const UNFINISHED: &str = "SELECT seated.host FROM seated JOIN shelf ON shelf.match = seated.match
     WHERE seated.person = $1 AND shelf.stage <> 'finished'
     AND (SELECT log.at FROM log WHERE log.match = seated.match ORDER BY log.n DESC LIMIT 1) > $2";

/// Tables at which nothing has happened for a week are nobody's burden.
const A_WEEK: u64 = 7 * 86_400_000;

fn lately(now: Time) -> i64 {
    now.0.saturating_sub(A_WEEK).cast_signed()
}

/// As the shelf writes it.
pub(crate) fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Running => "running",
        Stage::Finished => "finished",
    }
}
