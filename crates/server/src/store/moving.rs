//! A house is copied from one database to another.
//!
//! Logs are copied first, in small transactions: they only grow, so a copy that was cut short goes on where it was, also if the
//! original was played on since. What changes is copied at the end, whole. As long as the copy is not finished and checked it has a
//! table `unfinished_move`, and no house opens on it.

mod check;
mod rows;

use std::collections::BTreeMap;

use super::CannotOpen;
use super::connect::Nodes;
use super::database::Database;
use super::folder::{DataFolder, database_in};
use super::open::OpenDatabase;
use super::sql::{Connection, Kind, query, query_built};

/// Entries after which what was copied is made durable.
const ENTRIES_AT_ONCE: usize = 4000;
/// Entries of one statement.
const ROWS_AT_ONCE: usize = 64;

/// Why a house was not moved. The original is as it was.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the variants are")]
pub enum MoveError {
    #[error(transparent)]
    Database(#[from] CannotOpen),
    #[error("{0}: there is no house here to move")]
    NoHouse(String),
    #[error("{0}: a house cannot be moved to where it is")]
    SamePlace(String),
    #[error("{0}: there is a house here already; say another folder or an empty database")]
    Occupied(String),
    #[error(
        "{0}: a move from {1} to here was begun and not finished; finish that one, or begin with an empty database"
    )]
    OtherMove(String, String),
    #[error("the match {0} is not the same in the copy: {1}; the copy is not opened by any house")]
    Differs(String, String),
    #[error("{0}: {1}; what was copied is kept, say the same again to go on")]
    Failed(String, sqlx::Error),
}

/// What is being done.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum MoveStep {
    /// Entries are copied.
    Copy,
    /// Matches are read from both, compared, and played back.
    Check,
}

/// What was moved.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[expect(missing_docs, reason = "the names say what they are")]
pub struct Moved {
    pub matches: u64,
    pub entries: u64,
    pub people: u64,
}

/// One of the two databases, and what it is called.
struct Side {
    name: String,
    connection: Connection,
    /// Locked as long as it lives.
    _folder: Option<DataFolder>,
}

/// How many entries of a match there are, and the number of the last.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
struct Length {
    entries: u64,
    last: i64,
}

/// The matches of a house, by name.
type Matches = BTreeMap<String, Length>;

/// Copies a house to an empty database, or goes on with that, and checks the copy. `progress` is told how much of how much is done.
pub async fn move_house(
    from: &Database,
    to: &Database,
    progress: impl Fn(MoveStep, u64, u64),
) -> Result<Moved, MoveError> {
    let mut from = Side::original(from).await?;
    let mut to = Side::copy(to, &from.name).await?;
    let matches = from.matches().await?;
    copy_logs(&mut from, &mut to, &matches, &progress).await?;
    rows::copy_all(&mut from, &mut to).await?;
    check::check_all(&mut from, &mut to, &matches, &progress).await?;
    let people = to.count("person").await?;
    query("DROP TABLE unfinished_move")
        .execute(&mut to.connection)
        .await
        .map_err(|error| to.failed(error))?;
    let entries = matches.values().map(|length| length.entries).sum();
    for side in [from, to] {
        let _ = side.connection.close().await;
    }
    Ok(Moved { matches: matches.len() as u64, entries, people })
}

impl Side {
    /// The house that is moved.
    async fn original(database: &Database) -> Result<Side, MoveError> {
        let is_there = match database {
            Database::Folder(folder) => database_in(folder).is_file(),
            Database::Server(server) => server.has_house().await?,
        };
        if !is_there {
            return Err(MoveError::NoHouse(database.to_string()));
        }
        let mut side = Side::open(database).await?;
        if side.unfinished_move().await?.is_some() {
            return Err(CannotOpen::UnfinishedMove(side.name).into());
        }
        Ok(side)
    }

    /// An empty database for the copy, or one that has a part of it.
    async fn copy(database: &Database, from: &str) -> Result<Side, MoveError> {
        if Side::name_of(database) == from {
            return Err(MoveError::SamePlace(from.to_owned()));
        }
        let mut side = Side::open(database).await?;
        match side.unfinished_move().await? {
            Some(begun) if begun == from => return Ok(side),
            Some(other) => return Err(MoveError::OtherMove(side.name, other)),
            None => {}
        }
        if side.count("person").await? > 0 || side.count("log").await? > 0 {
            return Err(MoveError::Occupied(side.name));
        }
        side.run("BEGIN").await?;
        side.run("CREATE TABLE unfinished_move (source TEXT NOT NULL)").await?;
        let mark = query("INSERT INTO unfinished_move (source) VALUES ($1)").bind(from);
        mark.execute(&mut side.connection).await.map_err(|error| side.failed(error))?;
        side.run("COMMIT").await?;
        Ok(side)
    }

    async fn open(database: &Database) -> Result<Side, MoveError> {
        let open = match database {
            Database::Folder(folder) => OpenDatabase::in_folder(DataFolder::lock(folder)?).await?,
            Database::Server(server) => server.open(Nodes::One).await?,
        };
        Ok(Side { name: Side::name_of(database), connection: open.connection, _folder: open.folder })
    }

    /// The same for a folder from wherever it is named.
    fn name_of(database: &Database) -> String {
        match database {
            Database::Folder(folder) => {
                Database::Folder(folder.canonicalize().unwrap_or_else(|_| folder.clone())).to_string()
            }
            Database::Server(server) => server.to_string(),
        }
    }

    fn failed(&self, error: sqlx::Error) -> MoveError {
        MoveError::Failed(self.name.clone(), error)
    }

    async fn run(&mut self, text: &'static str) -> Result<(), MoveError> {
        self.connection.run(text).await.map_err(|error| self.failed(error))
    }

    /// Where a move to this database that is not finished comes from.
    async fn unfinished_move(&mut self) -> Result<Option<String>, MoveError> {
        let is_there = match self.connection.kind() {
            Kind::Sqlite => query("SELECT 1 FROM sqlite_master WHERE name = 'unfinished_move'"),
            Kind::Postgres => query("SELECT 1 WHERE to_regclass('unfinished_move') IS NOT NULL"),
        };
        let is_there = is_there.fetch_optional(&mut self.connection).await;
        if is_there.map_err(|error| self.failed(error))?.is_none() {
            return Ok(None);
        }
        let source = query("SELECT source FROM unfinished_move").fetch_one(&mut self.connection).await;
        Ok(Some(source.map_err(|error| self.failed(error))?.get(0)))
    }

    async fn count(&mut self, table: &str) -> Result<u64, MoveError> {
        let count =
            query_built(format!("SELECT count(*) FROM {table}")).fetch_one(&mut self.connection).await;
        Ok(count.map_err(|error| self.failed(error))?.get::<i64>(0).unsigned_abs())
    }

    async fn matches(&mut self) -> Result<Matches, MoveError> {
        let rows = query("SELECT match, count(*), max(n) FROM log GROUP BY match");
        let rows = rows.fetch_all(&mut self.connection).await.map_err(|error| self.failed(error))?;
        let length = |entries: i64, last| Length { entries: entries.unsigned_abs(), last };
        Ok(rows.iter().map(|row| (row.get(0), length(row.get(1), row.get(2)))).collect())
    }

    /// The entries of a match after one of them: numbers, times, and texts.
    async fn entries(&mut self, table: &str, after: i64) -> Result<Vec<(i64, i64, String)>, MoveError> {
        let rows = query("SELECT n, at, entry FROM log WHERE match = $1 AND n > $2 ORDER BY n");
        let rows = rows.bind(table).bind(after).fetch_all(&mut self.connection).await;
        let rows = rows.map_err(|error| self.failed(error))?;
        Ok(rows.iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect())
    }
}

async fn copy_logs(
    from: &mut Side,
    to: &mut Side,
    matches: &Matches,
    progress: &impl Fn(MoveStep, u64, u64),
) -> Result<(), MoveError> {
    let copied = to.matches().await?;
    for table in copied.keys().filter(|table| !matches.contains_key(*table)) {
        forget(to, table).await?;
    }
    let total = matches.values().map(|length| length.entries).sum();
    let (mut done, mut since) = (0, 0);
    to.run("BEGIN").await?;
    for (table, length) in matches {
        let begun = copied.get(table).copied().unwrap_or(Length { entries: 0, last: -1 });
        if begun != *length {
            let entries = from.entries(table, begun.last).await?;
            since += entries.len();
            for some in entries.chunks(ROWS_AT_ONCE) {
                insert(to, table, some).await?;
            }
        }
        done += length.entries;
        if since >= ENTRIES_AT_ONCE {
            to.run("COMMIT").await?;
            to.run("BEGIN").await?;
            since = 0;
        }
        progress(MoveStep::Copy, done, total);
    }
    to.run("COMMIT").await
}

async fn insert(to: &mut Side, table: &str, entries: &[(i64, i64, String)]) -> Result<(), MoveError> {
    let rows = rows::places(entries.len(), 4);
    let mut insert = query_built(format!("INSERT INTO log (match, n, at, entry) VALUES {rows}"));
    for (n, at, entry) in entries {
        insert = insert.bind(table).bind(*n).bind(*at).bind(entry);
    }
    insert.execute(&mut to.connection).await.map_err(|error| to.failed(error))?;
    Ok(())
}

/// A match that the original has deleted since it was copied.
async fn forget(to: &mut Side, table: &str) -> Result<(), MoveError> {
    for step in [
        "INSERT INTO deletion (match) VALUES ($1) ON CONFLICT (match) DO NOTHING",
        "DELETE FROM log WHERE match = $1",
    ] {
        query(step).bind(table).execute(&mut to.connection).await.map_err(|error| to.failed(error))?;
    }
    Ok(())
}
