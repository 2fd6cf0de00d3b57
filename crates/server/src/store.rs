//! Storage in one SQLite file or on a PostgreSQL server: an append-only log with the primary key (match, n), people, sessions, and
//! rows for the lobby.
//!
//! One writer task gathers what many tables want to write and commits it together, so that being durable stays fast. What it
//! has confirmed is on disk (`synchronous = FULL`, `synchronous_commit`). Readers have connections of their own. Statements are
//! written once for both databases (`sql`); what differs are the schemas (`migrations`), opening (`open`, `postgres`), and the few
//! places that ask for the kind.

mod backup;
mod connect;
mod database;
mod folder;
mod lobby_rows;
mod migrations;
mod moving;
mod open;
mod people;
mod postgres;
mod readiness;
mod retention;
mod sql;
#[cfg(test)]
pub(crate) mod tests;
mod write;
mod writer;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::time::Instant;

use hall::{Logged, Person, Time};
use tokio::sync::{mpsc, oneshot};

use crate::metrics::StoreMetrics;
pub use backup::{BackupError, back_up, restore};
pub use connect::Nodes;
pub use database::{Database, PostgresServer};
pub use folder::DataFolder;
pub use moving::{MoveError, MoveStep, Moved, move_house};
pub use open::CannotOpen;
pub(crate) use people::{NewSession, SessionOwner, StoredSession};
pub(crate) use readiness::Readiness;
pub(crate) use retention::Deletion;
use sql::{Pool, query, query_built};
pub(crate) use write::{
    AccountOutcome, Append, LobbyChange, LobbyRow, NewTable, SessionOutcome, SessionsToEnd, TokenKind,
};
use write::{Message, Reply, Write};

/// Why something could not be stored or read.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written this entry number, or this table name is taken.
    #[error("already there")]
    Conflict,
    /// A person has as many unfinished tables as one may have.
    #[error("too many tables")]
    TooManyTables,
    /// The disk did not take a write, which did not happen.
    #[error("not stored: {0}")]
    NotStored(String),
    /// The disk did not give back what lies on it.
    #[error("not read: {0}")]
    NotRead(String),
    /// The log of one table cannot be understood; others can.
    #[error("the log of the table {table} is broken: {what}")]
    BrokenLog {
        /// The name of the table.
        table: String,
        /// What is wrong with it.
        what: String,
    },
    /// The store is closed, as the server is being stopped. Nothing was written, and nothing is wrong.
    #[error("closed")]
    Closed,
}

impl StoreError {
    /// What a reader met.
    fn not_read(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            other => StoreError::NotRead(other.to_string()),
        }
    }
}

/// Whoever expects a conflict looks for it: after any other the transaction cannot go on.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::NotStored(error.to_string())
    }
}

/// The hash of a session token, which alone is stored of it.
pub(crate) type TokenHash = [u8; 32];

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    writer: mpsc::Sender<Message>,
    readers: Pool,
    metrics: StoreMetrics,
    /// Where a SQLite file lies.
    folder: Option<Arc<DataFolder>>,
    /// Whether the store is being closed: what fails from then on fails for that reason.
    closed: Arc<AtomicBool>,
    last_readiness: Arc<readiness::LastReadiness>,
}

/// What is written. Each function returns when it is durable.
impl Store {
    /// Stores a new table, if its host has fewer unfinished ones than allowed.
    pub(crate) async fn open_table(&self, new: NewTable) -> Result<(), StoreError> {
        self.write(|reply| Message::Write(Write::OpenTable { new, reply })).await
    }

    /// Appends entries to the log of a table: all of them or none.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(|reply| Message::Append(append, reply)).await
    }

    /// Stores the lobby's row of a table.
    pub(crate) async fn replace_lobby_row(&self, table: String, row: LobbyRow) -> Result<(), StoreError> {
        self.write(|reply| Message::Write(Write::ReplaceLobbyRow { table, row, reply })).await
    }

    /// Notes that the house is there at this time, and that it was not at another.
    pub(crate) async fn note_time(&self, at: Time, away: Option<(Time, Time)>) -> Result<(), StoreError> {
        self.write(|reply| Message::Write(Write::NoteTime { at, away, reply })).await
    }

    /// Finishes what is being written and closes the database. Whatever comes later is refused.
    pub async fn close(&self) {
        self.closed.store(true, SeqCst);
        self.readers.close().await;
        let (reply, closed) = oneshot::channel();
        if self.writer.send(Message::Close(reply)).await.is_ok() {
            let _ = closed.await;
        }
        if let Some(folder) = &self.folder {
            folder.unlock();
        }
    }

    /// Hands a write to the writer and waits for its answer.
    async fn write<T>(&self, message: impl FnOnce(Reply<T>) -> Message) -> Result<T, StoreError> {
        let start = Instant::now();
        let (reply, answer) = oneshot::channel();
        // A writer that drops the reply has stored nothing; if that is its own failure, it has logged it.
        let not_stored = || {
            let failed = StoreError::NotStored("the transaction failed".to_owned());
            if self.closed.load(SeqCst) { StoreError::Closed } else { failed }
        };
        let outcome = match self.writer.send(message(reply)).await {
            Ok(()) => answer.await.unwrap_or_else(|_| Err(not_stored())),
            Err(_) => Err(not_stored()),
        };
        match &outcome {
            Ok(_) => self.metrics.write_seconds.observe(start.elapsed().as_secs_f64()),
            Err(error) => self.metrics.count_error(error),
        }
        outcome
    }

    pub(crate) fn metrics(&self) -> &StoreMetrics {
        &self.metrics
    }

    /// How many writes wait for the writer.
    pub(crate) fn queue_depth(&self) -> usize {
        self.writer.max_capacity() - self.writer.capacity()
    }
}

/// What is read.
impl Store {
    /// The whole log of a table.
    pub(crate) async fn log(&self, table: &str) -> Result<Vec<Logged>, StoreError> {
        let rows = query("SELECT n, at, entry FROM log WHERE match = $1 ORDER BY n").bind(table);
        let rows = rows.fetch_all(&self.readers).await.map_err(StoreError::not_read)?;
        let broken = |what: String| StoreError::BrokenLog { table: table.to_owned(), what };
        rows.into_iter()
            .map(|row| {
                let entry: String = row.get(2);
                let entry = serde_json::from_str(&entry).map_err(|error| broken(error.to_string()))?;
                let n = u32::try_from(row.get::<i64>(0)).map_err(|error| broken(error.to_string()))?;
                Ok(Logged { n, at: row.time(1), entry })
            })
            .collect()
    }

    /// When the house was last there, and the times at which it was not, from and to.
    pub(crate) async fn house_times(&self) -> Result<(Option<Time>, Vec<(Time, Time)>), StoreError> {
        let last = query("SELECT last_seen FROM house_time").fetch_optional(&self.readers).await;
        let away = query("SELECT since, until FROM house_away ORDER BY id").fetch_all(&self.readers).await;
        let (last, away) = (last.map_err(StoreError::not_read)?, away.map_err(StoreError::not_read)?);
        Ok((last.map(|row| row.time(0)), away.iter().map(|row| (row.time(0), row.time(1))).collect()))
    }

    /// Whether a person sits at unfinished tables where something happened during the last week.
    pub(crate) async fn has_unfinished_tables(&self, person: Person, now: Time) -> Result<bool, StoreError> {
        let row = query_built(format!("{UNFINISHED_TABLES} LIMIT 1"));
        let row = row.bind(person).bind(week_before(now));
        Ok(row.fetch_optional(&self.readers).await.map_err(StoreError::not_read)?.is_some())
    }
}

/// The tables of a person ($1) that are not finished and at which something happened since a time ($2).
const UNFINISHED_TABLES: &str = "SELECT seated.host FROM seated JOIN shelf ON shelf.match = seated.match
     WHERE seated.person = $1 AND shelf.stage <> 'finished'
     AND (SELECT log.at FROM log WHERE log.match = seated.match ORDER BY log.n DESC LIMIT 1) > $2";

/// Milliseconds. Tables at which nothing has happened for so long do not count against anybody.
const WEEK: u64 = 7 * 86_400_000;

fn week_before(now: Time) -> i64 {
    now.0.saturating_sub(WEEK).cast_signed()
}
