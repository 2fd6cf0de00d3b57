//! The writer: the one task of a house that writes, in transactions that hold what many tables wanted at the same time.
//!
//! On PostgreSQL other houses may write too. What must hold between them holds by keys, by locks on the rows of people, and because
//! all of them write in the same order; never because nobody else is there.

mod people;

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use hall::{Logged, Person, Time};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::connect::Connector;
use super::lobby_rows::replace_lobby_row;
use super::migrations::newest;
use super::sql::{Connection, Kind, query, query_built};
use super::write::{Append, Message, NewTable, Reply, Write};
use super::{StoreError, UNFINISHED_TABLES, week_before};
use crate::metrics::StoreMetrics;

/// Writes committed together at most; more would make the first wait too long.
const MOST_WRITES: usize = 512;
/// Rows of one INSERT at most; every number of rows is a statement of its own to prepare and remember.
const MOST_ROWS: usize = 64;
/// A server that does not answer for so long is taken to be gone.
const LONGEST_TRANSACTION: Duration = Duration::from_secs(30);

/// Takes all messages that wait, writes them in one transaction, and answers when that is durable; until it is told to close.
pub(super) async fn run(
    connector: Connector,
    connection: Connection,
    mut messages: mpsc::Receiver<Message>,
    metrics: StoreMetrics,
) {
    let mut writer = Writer { connector, connection: Some(connection), metrics };
    let mut received = Vec::with_capacity(MOST_WRITES);
    while messages.recv_many(&mut received, MOST_WRITES).await > 0 {
        let mut batch = Batch::default();
        let mut close = None;
        for message in received.drain(..) {
            match message {
                // After the end nothing is acknowledged: the reply is dropped.
                _ if close.is_some() => drop(message),
                Message::Append(append, reply) => batch.appends.push((append, reply)),
                Message::Write(write) => batch.writes.push(write),
                Message::Close(reply) => close = Some(reply),
            }
        }
        batch.sort();
        writer.store(batch).await;
        if let Some(reply) = close {
            writer.close().await;
            let _ = reply.send(());
            return;
        }
    }
    writer.close().await;
}

/// What one transaction writes. Whoever asks for a write waits for its answer before the next, so the order does not matter.
#[derive(Default)]
struct Batch {
    appends: Vec<(Append, Reply<()>)>,
    writes: Vec<Write>,
}

impl Batch {
    /// Houses that write at the same time write in the same order, so that none of two waits for the other.
    fn sort(&mut self) {
        self.appends.sort_by(|(a, _), (b, _)| a.table.cmp(&b.table));
        self.writes.sort_by(|a, b| a.order().cmp(&b.order()));
    }

    /// Is it nothing but entries that one statement can insert?
    fn is_of_single_entries(&self) -> bool {
        let is_single = |append: &Append| append.entries.len() == 1 && append.lobby_row.is_none();
        self.writes.is_empty()
            && self.appends.len() <= MOST_ROWS
            && self.appends.iter().all(|(append, _)| is_single(append))
    }
}

struct Writer {
    connector: Connector,
    connection: Option<Connection>,
    metrics: StoreMetrics,
}

impl Writer {
    /// Stores a batch and answers each of its writes; if that fails, nothing of it is stored and every reply is dropped.
    async fn store(&mut self, batch: Batch) {
        let writes = batch.appends.len() + batch.writes.len();
        if writes == 0 {
            return;
        }
        let start = Instant::now();
        match self.commit(batch).await {
            Ok(answers) => {
                self.metrics.commit_seconds.observe(start.elapsed().as_secs_f64());
                for send in answers {
                    send();
                }
            }
            Err(error) => {
                self.metrics.count_failed_commit();
                tracing::error!(%error, "nothing of {writes} writes could be stored");
            }
        }
    }

    /// All writes become durable, or none; a conflict of one does not stop the others.
    ///
    /// After a failure nobody knows how far the connection got, so it is thrown away. Going on with it could
    /// leave later writes inside a transaction that never ends: acknowledged, and lost.
    async fn commit(&mut self, batch: Batch) -> Result<Vec<Answer>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connector.reconnect().await?,
        };
        let mut transaction = Transaction { connection: &mut connection, answers: Vec::new() };
        let outcome = transaction.write_in_time(batch).await;
        let answers = transaction.answers;
        match outcome {
            Ok(()) => {
                self.connection = Some(connection);
                Ok(answers)
            }
            Err(error) => {
                let _ = connection.close_hard().await;
                Err(error)
            }
        }
    }

    async fn close(&mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
    }
}

/// Sends an answer. Called when the transaction is committed, and dropped if it is not.
type Answer = Box<dyn FnOnce() + Send>;

/// The transaction of one batch, and the answers that wait for its end.
struct Transaction<'c> {
    connection: &'c mut Connection,
    answers: Vec<Answer>,
}

impl Transaction<'_> {
    async fn write_in_time(&mut self, batch: Batch) -> Result<(), StoreError> {
        if self.connection.kind() == Kind::Sqlite {
            return self.write(batch).await;
        }
        let late = |_| StoreError::NotStored("the database did not answer in time".to_owned());
        timeout(LONGEST_TRANSACTION, self.write(batch)).await.map_err(late)?
    }

    async fn write(&mut self, batch: Batch) -> Result<(), StoreError> {
        // One statement is a transaction by itself, durable when it is done, and asks the database once, not three times.
        if batch.is_of_single_entries() && insert_together(self.connection, &batch.appends).await? {
            return batch.appends.into_iter().try_for_each(|(_, reply)| self.answer(reply, Ok(())));
        }
        self.begin().await?;
        self.lock_people(&batch.writes).await?;
        self.append_all(batch.appends).await?;
        for write in batch.writes {
            self.write_one(write).await?;
        }
        self.connection.run("COMMIT").await?;
        Ok(())
    }

    async fn begin(&mut self) -> Result<(), StoreError> {
        Ok(match self.connection.kind() {
            Kind::Sqlite => self.connection.run("BEGIN IMMEDIATE").await,
            // With a place to come back to: see `append_together`.
            Kind::Postgres => self.connection.run("BEGIN; SAVEPOINT together").await,
        }?)
    }

    /// What is bounded for a person is counted while nobody else can add to it. In SQLite the whole database is this writer's.
    async fn lock_people(&mut self, writes: &[Write]) -> Result<(), StoreError> {
        let mut people: Vec<Person> = writes.iter().filter_map(Write::counts_for).collect();
        if self.connection.kind() == Kind::Sqlite || people.is_empty() {
            return Ok(());
        }
        people.sort_unstable();
        people.dedup();
        for person in people {
            let lock = query("SELECT 1 FROM person WHERE id = $1 FOR NO KEY UPDATE").bind(person);
            lock.execute(&mut *self.connection).await?;
        }
        Ok(self.connection.run("SAVEPOINT together").await?)
    }

    /// Appends single entries many at a time, which is much cheaper than one by one, and several of one table by themselves.
    async fn append_all(&mut self, appends: Vec<(Append, Reply<()>)>) -> Result<(), StoreError> {
        let (single, others): (Vec<_>, Vec<_>) =
            appends.into_iter().partition(|(append, _)| append.entries.len() == 1);
        let mut single = single.into_iter().peekable();
        while single.peek().is_some() {
            let run: Vec<_> = single.by_ref().take(MOST_ROWS).collect();
            let stored = run.len() > 1 && self.append_together(&run).await?;
            for (entry, reply) in run {
                let outcome = match &entry.lobby_row {
                    Some(row) if stored => replace_lobby_row(self.connection, &entry.table, row, None).await,
                    None if stored => Ok(()),
                    Some(_) | None => append(self.connection, &entry).await,
                };
                self.answer(reply, outcome)?;
            }
            if single.peek().is_some() && self.connection.kind() == Kind::Postgres {
                self.connection.run("SAVEPOINT together").await?;
            }
        }
        for (entries, reply) in others {
            let outcome = append(self.connection, &entries).await;
            self.answer(reply, outcome)?;
        }
        Ok(())
    }

    /// After a statement that failed PostgreSQL does nothing more in a transaction, unless it goes back to before it; SQLite
    /// undoes that statement by itself.
    async fn append_together(&mut self, run: &[(Append, Reply<()>)]) -> Result<bool, StoreError> {
        let stored = insert_together(self.connection, run).await?;
        if !stored && self.connection.kind() == Kind::Postgres {
            self.connection.run("ROLLBACK TO together").await?;
        }
        Ok(stored)
    }

    async fn write_one(&mut self, write: Write) -> Result<(), StoreError> {
        let connection = &mut *self.connection;
        match write {
            Write::OpenTable { new, reply } => {
                let outcome = open_table(connection, new).await;
                self.answer(reply, outcome)
            }
            Write::People(write) => self.write_people(write).await,
            Write::ReplaceLobbyRow { table, row, reply } => {
                let outcome = replace_lobby_row(connection, &table, &row, None).await;
                self.answer(reply, outcome)
            }
            Write::Delete { what, reply } => {
                let outcome = what.carry_out(connection).await;
                self.answer(reply, outcome)
            }
            Write::NoteTime { at, away, reply } => {
                let outcome = note_time(connection, at, away).await;
                self.answer(reply, outcome)
            }
            Write::Nothing { reply } => {
                let outcome = write_nothing(connection).await;
                self.answer(reply, outcome)
            }
        }
    }

    /// Keeps an answer until the transaction is committed. A write that is refused is answered too; only a broken store ends
    /// the transaction.
    fn answer<T: Send + 'static>(
        &mut self,
        reply: Reply<T>,
        outcome: Result<T, StoreError>,
    ) -> Result<(), StoreError> {
        if let Err(StoreError::NotStored(what)) = outcome {
            return Err(StoreError::NotStored(what));
        }
        self.answers.push(Box::new(move || {
            let _ = reply.send(outcome);
        }));
        Ok(())
    }
}

/// Whether a number, a name or a key was taken already.
fn is_conflict(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Database(error) if error.is_unique_violation())
}

/// Inserts many single entries by one statement. If any of them meets a number that is taken, none is inserted, and the
/// answer is no.
async fn insert_together(
    connection: &mut Connection,
    run: &[(Append, Reply<()>)],
) -> Result<bool, StoreError> {
    let entries =
        run.iter().flat_map(|(append, _)| append.entries.iter().map(|entry| (&*append.table, entry)));
    insert(connection, entries.collect()).await
}

/// Inserts all these entries or none; none, and the answer is no, if any of them meets a number that is taken.
async fn insert(connection: &mut Connection, entries: Vec<(&str, &Logged)>) -> Result<bool, StoreError> {
    let mut text = "INSERT INTO log (match, n, at, entry) VALUES ".to_owned();
    for row in 0..entries.len() {
        let (comma, first) = (if row > 0 { ", " } else { "" }, 4 * row + 1);
        let _ = write!(text, "{comma}(${first}, ${}, ${}, ${})", first + 1, first + 2, first + 3);
    }
    let mut insert = query_built(text);
    for (table, logged) in entries {
        insert = insert.bind(table).bind(logged.n).bind(logged.at).bind(entry_json(logged)?);
    }
    match insert.execute(connection).await {
        Ok(_) => Ok(true),
        Err(error) if is_conflict(&error) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Appends all entries or none, also if a later one of several meets a number that is taken.
async fn append(connection: &mut Connection, append: &Append) -> Result<(), StoreError> {
    let Append { table, entries, lobby_row } = append;
    if let [entry] = &entries[..] {
        insert_one(connection, table, entry).await?;
    } else {
        connection.run("SAVEPOINT append").await?;
        for some in entries.chunks(MOST_ROWS) {
            if !insert(connection, some.iter().map(|entry| (&**table, entry)).collect()).await? {
                connection.run("ROLLBACK TO append; RELEASE append").await?;
                return Err(StoreError::Conflict);
            }
        }
        connection.run("RELEASE append").await?;
    }
    match lobby_row {
        Some(row) => replace_lobby_row(connection, table, row, None).await,
        None => Ok(()),
    }
}

async fn insert_one(connection: &mut Connection, table: &str, logged: &Logged) -> Result<(), StoreError> {
    let insert = query(
        "INSERT INTO log (match, n, at, entry) VALUES ($1, $2, $3, $4) ON CONFLICT (match, n) DO NOTHING",
    );
    let insert = insert.bind(table).bind(logged.n).bind(logged.at).bind(entry_json(logged)?);
    if insert.execute(connection).await? == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

fn entry_json(logged: &Logged) -> Result<String, StoreError> {
    serde_json::to_string(&logged.entry).map_err(|error| StoreError::NotStored(error.to_string()))
}

async fn open_table(connection: &mut Connection, new: NewTable) -> Result<(), StoreError> {
    let NewTable { table, opened, lobby_row, most_tables, opened_from } = new;
    // Counted here, where nothing else is written meanwhile.
    if most_tables > 0 && count_hosted_tables(connection, lobby_row.host, opened.at).await? >= most_tables {
        return Err(StoreError::TooManyTables);
    }
    insert_one(connection, &table, &opened).await?;
    replace_lobby_row(connection, &table, &lobby_row, opened_from).await
}

/// How many unfinished tables a person has opened at which something happened during the last week.
async fn count_hosted_tables(
    connection: &mut Connection,
    host: Person,
    now: Time,
) -> Result<u32, StoreError> {
    let count = format!("SELECT count(*) FROM ({UNFINISHED_TABLES} AND seated.host = TRUE) AS hosted");
    let count = query_built(count).bind(host).bind(week_before(now));
    let count: i64 = count.fetch_one(connection).await?.try_get(0)?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

async fn note_time(
    connection: &mut Connection,
    at: Time,
    away: Option<(Time, Time)>,
) -> Result<(), StoreError> {
    let note = query(
        "INSERT INTO house_time (one, last_seen) VALUES (1, $1) ON CONFLICT (one)
         DO UPDATE SET last_seen = excluded.last_seen WHERE house_time.last_seen < excluded.last_seen",
    );
    note.bind(at).execute(&mut *connection).await?;
    if let Some((from, to)) = away {
        let insert = query("INSERT INTO house_away (since, until) VALUES ($1, $2)");
        insert.bind(from).bind(to).execute(connection).await?;
    }
    Ok(())
}

/// Writes the version of the schema again where it stands: in the header of the file, or in a table of its own.
async fn write_nothing(connection: &mut Connection) -> Result<(), StoreError> {
    match connection.kind() {
        Kind::Sqlite => {
            query_built(format!("PRAGMA user_version = {}", newest(Kind::Sqlite))).execute(connection).await?
        }
        Kind::Postgres => query("UPDATE fondaco_schema SET version = version").execute(connection).await?,
    };
    Ok(())
}
