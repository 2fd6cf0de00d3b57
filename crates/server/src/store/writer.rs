//! The writer: the one task that writes, in transactions that hold what many tables wanted at the same time.

mod people;

use std::time::Instant;

use hall::{Logged, Person, Time};
use sqlx::sqlite::{Sqlite, SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, QueryBuilder, Row as _};
use tokio::sync::mpsc;

use super::lobby_rows::replace_lobby_row;
use super::migrations::NEWEST;
use super::write::{Append, LobbyRow, Message, NewTable, Reply, Write};
use super::{StoreError, UNFINISHED_TABLES, week_before};
use crate::metrics::StoreMetrics;

/// Writes committed together at most; more would make the first wait too long.
const MOST_WRITES: usize = 512;
/// Rows of one INSERT at most; every number of rows is a statement of its own to prepare and remember.
const MOST_ROWS: usize = 64;

/// Takes all messages that wait, writes them in one transaction, and answers when that is durable; until it is told to close.
pub(super) async fn run(
    options: SqliteConnectOptions,
    connection: SqliteConnection,
    mut messages: mpsc::Receiver<Message>,
    metrics: StoreMetrics,
) {
    let mut writer = Writer { options, connection: Some(connection), metrics };
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
    /// Is it nothing but entries that one statement can insert?
    fn is_of_single_entries(&self) -> bool {
        let is_single = |append: &Append| append.entries.len() == 1 && append.lobby_row.is_none();
        self.writes.is_empty()
            && self.appends.len() <= MOST_ROWS
            && self.appends.iter().all(|(append, _)| is_single(append))
    }
}

struct Writer {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
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
            None => self.options.connect().await?,
        };
        let mut transaction = Transaction { connection: &mut connection, answers: Vec::new() };
        let outcome = transaction.write(batch).await;
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
    connection: &'c mut SqliteConnection,
    answers: Vec<Answer>,
}

impl Transaction<'_> {
    async fn write(&mut self, batch: Batch) -> Result<(), StoreError> {
        // One statement is a transaction by itself, durable when it is done, and asks SQLite's thread once, not three times.
        if batch.is_of_single_entries() && insert_together(self.connection, &batch.appends).await? {
            return batch.appends.into_iter().try_for_each(|(_, reply)| self.answer(reply, Ok(())));
        }
        self.connection.execute("BEGIN IMMEDIATE").await?;
        self.append_all(batch.appends).await?;
        for write in batch.writes {
            self.write_one(write).await?;
        }
        self.connection.execute("COMMIT").await?;
        Ok(())
    }

    /// Appends single entries many at a time, which is much cheaper than one by one, and several of one table by themselves.
    async fn append_all(&mut self, appends: Vec<(Append, Reply<()>)>) -> Result<(), StoreError> {
        let (single, others): (Vec<_>, Vec<_>) =
            appends.into_iter().partition(|(append, _)| append.entries.len() == 1);
        let mut single = single.into_iter().peekable();
        while single.peek().is_some() {
            let run: Vec<_> = single.by_ref().take(MOST_ROWS).collect();
            let stored = run.len() > 1 && insert_together(self.connection, &run).await?;
            for (entry, reply) in run {
                let outcome = match &entry.lobby_row {
                    Some(row) if stored => replace_lobby_row(self.connection, &entry.table, row, None).await,
                    None if stored => Ok(()),
                    Some(_) | None => append(self.connection, &entry).await,
                };
                self.answer(reply, outcome)?;
            }
        }
        for (entries, reply) in others {
            let outcome = append(self.connection, &entries).await;
            self.answer(reply, outcome)?;
        }
        Ok(())
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

/// Inserts many single entries by one statement. If any of them meets a number that is taken, none is inserted, and the
/// answer is no.
async fn insert_together(
    connection: &mut SqliteConnection,
    run: &[(Append, Reply<()>)],
) -> Result<bool, StoreError> {
    let mut rows = Vec::with_capacity(run.len());
    for (append, _) in run {
        for logged in &append.entries {
            rows.push((&append.table, logged.n, logged.at.0.cast_signed(), entry_json(logged)?));
        }
    }
    let mut insert = QueryBuilder::<Sqlite>::new("INSERT INTO log (match, n, at, entry) ");
    insert.push_values(rows, |mut row, (table, n, at, entry)| {
        row.push_bind(table).push_bind(n).push_bind(at).push_bind(entry);
    });
    match insert.build().execute(connection).await.map_err(StoreError::from) {
        Ok(_) => Ok(true),
        Err(StoreError::Conflict) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Appends all entries or none, also if a later one of several meets a number that is taken.
async fn append(connection: &mut SqliteConnection, append: &Append) -> Result<(), StoreError> {
    let Append { table, entries, lobby_row } = append;
    if entries.len() == 1 {
        return insert(connection, table, entries, lobby_row.as_ref()).await;
    }
    connection.execute("SAVEPOINT append").await?;
    let outcome = insert(connection, table, entries, lobby_row.as_ref()).await;
    if outcome.is_err() {
        connection.execute("ROLLBACK TO append").await?;
    }
    connection.execute("RELEASE append").await?;
    outcome
}

async fn insert(
    connection: &mut SqliteConnection,
    table: &str,
    entries: &[Logged],
    lobby_row: Option<&LobbyRow>,
) -> Result<(), StoreError> {
    for logged in entries {
        let insert = sqlx::query("INSERT INTO log (match, n, at, entry) VALUES ($1, $2, $3, $4)");
        let insert = insert.bind(table).bind(logged.n).bind(logged.at.0.cast_signed());
        insert.bind(entry_json(logged)?).execute(&mut *connection).await?;
    }
    match lobby_row {
        Some(row) => replace_lobby_row(connection, table, row, None).await,
        None => Ok(()),
    }
}

fn entry_json(logged: &Logged) -> Result<String, StoreError> {
    serde_json::to_string(&logged.entry).map_err(|error| StoreError::NotStored(error.to_string()))
}

async fn open_table(connection: &mut SqliteConnection, new: NewTable) -> Result<(), StoreError> {
    let NewTable { table, opened, lobby_row, most_tables, opened_from } = new;
    // Counted here, where nothing else is written meanwhile.
    if most_tables > 0 && count_hosted_tables(connection, lobby_row.host, opened.at).await? >= most_tables {
        return Err(StoreError::TooManyTables);
    }
    insert(connection, &table, &[opened], None).await?;
    replace_lobby_row(connection, &table, &lobby_row, opened_from).await
}

/// How many unfinished tables a person has opened at which something happened during the last week.
async fn count_hosted_tables(
    connection: &mut SqliteConnection,
    host: Person,
    now: Time,
) -> Result<u32, StoreError> {
    let count = format!("SELECT count(*) FROM ({UNFINISHED_TABLES} AND seated.host = 1)");
    let count = sqlx::query(sqlx::AssertSqlSafe(count)).bind(host.0.cast_signed()).bind(week_before(now));
    let count: i64 = count.fetch_one(connection).await?.try_get(0)?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

async fn note_time(
    connection: &mut SqliteConnection,
    at: Time,
    away: Option<(Time, Time)>,
) -> Result<(), StoreError> {
    let note = "INSERT INTO house_time (one, last_seen) VALUES (1, $1) \
                ON CONFLICT (one) DO UPDATE SET last_seen = max(last_seen, excluded.last_seen)";
    sqlx::query(note).bind(at.0.cast_signed()).execute(&mut *connection).await?;
    if let Some((from, to)) = away {
        let insert = sqlx::query("INSERT INTO house_away (since, until) VALUES ($1, $2)");
        insert.bind(from.0.cast_signed()).bind(to.0.cast_signed()).execute(connection).await?;
    }
    Ok(())
}

/// Writes the number that is in the header of the file there again.
async fn write_nothing(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let version = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {NEWEST}"));
    connection.execute(version).await?;
    Ok(())
}
