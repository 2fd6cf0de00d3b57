//! The one writer.

use hall::{Logged, Person, Time};
use sqlx::sqlite::{Sqlite, SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, QueryBuilder, Row as _};
use tokio::sync::mpsc;

use super::{Job, Shelf, StoreError, UNFINISHED, Write, lately, stage_name};

/// So many at most are committed together; more would make the first wait too long.
const MOST_TOGETHER: usize = 512;
/// Rows of one statement; every number of them is a statement to prepare and remember.
const MOST_ROWS: usize = 64;

/// Takes what is there, writes it in one transaction, and answers when that is durable.
pub(super) async fn run(
    options: SqliteConnectOptions,
    connection: SqliteConnection,
    mut jobs: mpsc::Receiver<Job>,
) {
    let mut writer = Writer { options, connection: Some(connection) };
    let mut together = Vec::with_capacity(MOST_TOGETHER);
    while jobs.recv_many(&mut together, MOST_TOGETHER).await > 0 {
        let mut writes = Vec::with_capacity(together.len());
        let mut answers = Vec::with_capacity(together.len());
        let mut closing = None;
        for (write, answer) in together.drain(..) {
            match write {
                Write::Close => closing = Some(answer),
                // Refused by being dropped: after the end nothing is acknowledged.
                _ if closing.is_some() => drop(answer),
                write => {
                    writes.push(write);
                    answers.push(answer);
                }
            }
        }
        match writer.commit(writes).await {
            Ok(outcomes) => {
                for (answer, outcome) in answers.into_iter().zip(outcomes) {
                    let _ = answer.send(outcome);
                }
            }
            Err(error) => {
                tracing::error!(%error, "nothing of {} writes could be stored", answers.len());
                for answer in answers {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
        if let Some(answer) = closing {
            writer.close().await;
            let _ = answer.send(Ok(0));
            return;
        }
    }
    writer.close().await;
}

struct Writer {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
}

impl Writer {
    /// All of them become durable, or none; a conflict of one does not stop the others.
    ///
    /// After a failure nobody knows how far the connection got, so it is thrown away. Going on with it could
    /// leave later writes inside a transaction that never ends: acknowledged, and lost.
    async fn commit(&mut self, writes: Vec<Write>) -> Result<Vec<Result<u64, StoreError>>, StoreError> {
        if writes.is_empty() {
            return Ok(Vec::new());
        }
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let outcomes = whole(&mut connection, writes).await;
        match &outcomes {
            Ok(_) => self.connection = Some(connection),
            Err(_) => _ = connection.close_hard().await,
        }
        outcomes
    }

    async fn close(&mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
    }
}

async fn whole(
    connection: &mut SqliteConnection,
    writes: Vec<Write>,
) -> Result<Vec<Result<u64, StoreError>>, StoreError> {
    connection.execute("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(writes.len());
    let mut writes = writes.into_iter().peekable();
    while let Some(write) = writes.next() {
        let mut run = vec![write];
        while run.len() < MOST_ROWS && run[0].is_plain() {
            match writes.next_if(Write::is_plain) {
                Some(write) => run.push(write),
                None => break,
            }
        }
        if run.len() > 1 && together(connection, &run).await? {
            outcomes.extend(run.iter().map(|_| Ok(0)));
            continue;
        }
        for write in run {
            match one(connection, write).await {
                Err(StoreError::Broken(what)) => return Err(StoreError::Broken(what)),
                outcome => outcomes.push(outcome),
            }
        }
    }
    connection.execute("COMMIT").await?;
    Ok(outcomes)
}

impl Write {
    /// A single entry that changes nothing in the lobby: nearly all there is to write.
    fn is_plain(&self) -> bool {
        matches!(self, Write::Append { entries, shelf: None, .. } if entries.len() == 1)
    }
}

/// Inserts many entries by one statement, which is much cheaper than one by one. If any of them meets a number that is
/// taken, none is inserted, and the answer is no.
async fn together(connection: &mut SqliteConnection, run: &[Write]) -> Result<bool, StoreError> {
    let mut rows = Vec::with_capacity(run.len());
    for write in run {
        let Write::Append { table, entries, .. } = write else { return Ok(false) };
        for logged in entries {
            rows.push((table, logged.n, logged.at.0.cast_signed(), written(logged)?));
        }
    }
    let mut insert = QueryBuilder::<Sqlite>::new("INSERT INTO log (match, n, at, entry) ");
    insert.push_values(rows, |mut row, (table, n, at, entry)| {
        row.push_bind(table).push_bind(n).push_bind(at).push_bind(entry);
    });
    match insert.build().execute(connection).await.map_err(StoreError::from) {
        Ok(_) => Ok(true),
        Err(StoreError::Conflict) => Ok(false),
        Err(broken) => Err(broken),
    }
}

fn written(logged: &Logged) -> Result<String, StoreError> {
    serde_json::to_string(&logged.entry).map_err(|error| StoreError::Broken(error.to_string()))
}

async fn one(connection: &mut SqliteConnection, write: Write) -> Result<u64, StoreError> {
    let done = match write {
        Write::Append { table, entries, shelf } => {
            // Whole or not at all, also if a later one of several meets a number that is taken.
            if entries.len() == 1 {
                return append(connection, &table, &entries, shelf.as_ref()).await.map(|()| 0);
            }
            connection.execute("SAVEPOINT append").await?;
            let outcome = append(connection, &table, &entries, shelf.as_ref()).await;
            if outcome.is_err() {
                connection.execute("ROLLBACK TO append").await?;
            }
            connection.execute("RELEASE append").await?;
            return outcome.map(|()| 0);
        }
        Write::Open { table, opened, shelf, most } => {
            if most > 0 && hosted(connection, shelf.host, opened.at).await? >= most {
                return Err(StoreError::Full);
            }
            return append(connection, &table, &[opened], Some(&shelf)).await.map(|()| 0);
        }
        Write::Person { name, at } => {
            let insert = sqlx::query("INSERT INTO person (name, at) VALUES ($1, $2)");
            insert.bind(name).bind(at.0.cast_signed()).execute(&mut *connection).await?
        }
        Write::Rename { person, name } => {
            let update = sqlx::query("UPDATE person SET name = $1 WHERE id = $2");
            update.bind(name).bind(person.0.cast_signed()).execute(&mut *connection).await?
        }
        Write::Account { person, account, password } => {
            let update = sqlx::query(
                "UPDATE person SET account = $1, password = $2 WHERE id = $3 AND account IS NULL",
            );
            let update = update.bind(account).bind(password).bind(person.0.cast_signed());
            return Ok(update.execute(&mut *connection).await?.rows_affected());
        }
        Write::Session { hash, person, kind, at } => {
            let insert = sqlx::query("INSERT INTO session (hash, person, kind, at) VALUES ($1, $2, $3, $4)");
            let insert =
                insert.bind(&hash[..]).bind(person.0.cast_signed()).bind(kind).bind(at.0.cast_signed());
            insert.execute(&mut *connection).await?
        }
        Write::Close => return Ok(0),
        Write::Forget { hash } => {
            sqlx::query("DELETE FROM session WHERE hash = $1")
                .bind(&hash[..])
                .execute(&mut *connection)
                .await?
        }
    };
    Ok(done.last_insert_rowid().unsigned_abs())
}

async fn append(
    connection: &mut SqliteConnection,
    table: &str,
    entries: &[Logged],
    shelf: Option<&Shelf>,
) -> Result<(), StoreError> {
    for logged in entries {
        let entry =
            serde_json::to_string(&logged.entry).map_err(|error| StoreError::Broken(error.to_string()))?;
        let insert = sqlx::query("INSERT INTO log (match, n, at, entry) VALUES ($1, $2, $3, $4)");
        let insert = insert.bind(table).bind(logged.n).bind(logged.at.0.cast_signed()).bind(entry);
        insert.execute(&mut *connection).await?;
    }
    let (Some(shelf), Some(last)) = (shelf, entries.last()) else { return Ok(()) };
    let place =
        sqlx::query("INSERT OR REPLACE INTO shelf (match, stage, public, at) VALUES ($1, $2, $3, $4)");
    let place =
        place.bind(table).bind(stage_name(shelf.stage)).bind(shelf.public).bind(last.at.0.cast_signed());
    place.execute(&mut *connection).await?;
    // Who has stood up is not concerned any more.
    sqlx::query("DELETE FROM seated WHERE match = $1").bind(table).execute(&mut *connection).await?;
    for person in &shelf.people {
        let seat = sqlx::query("INSERT INTO seated (person, match, host) VALUES ($1, $2, $3)");
        let seat = seat.bind(person.0.cast_signed()).bind(table).bind(*person == shelf.host);
        seat.execute(&mut *connection).await?;
    }
    Ok(())
}

/// How many tables somebody has opened that are not finished. Asked here, where nothing else is written meanwhile.
async fn hosted(connection: &mut SqliteConnection, host: Person, now: Time) -> Result<u32, StoreError> {
    let count = format!("SELECT count(*) FROM ({UNFINISHED} AND seated.host = 1)");
    let count = sqlx::query(sqlx::AssertSqlSafe(count)).bind(host.0.cast_signed()).bind(lately(now));
    let count: i64 = count.fetch_one(connection).await?.try_get(0)?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use hall::{Entry, SeatPlan, Stage};
    use table::Seat;

    use super::*;

    const DAY: u64 = 86_400_000;

    /// A table of person 1, limited to two.
    fn open(table: &str, day: u64) -> Write {
        let entry = Entry::Seated { seat: Seat::ALL[0], plan: SeatPlan::Open };
        let opened = Logged { n: 0, at: Time(day * DAY), entry };
        let (host, people) = (Person(1), vec![Person(1)]);
        let shelf = Shelf { stage: Stage::Gathering, public: true, people, host };
        Write::Open { table: table.to_owned(), opened, shelf, most: 2 }
    }

    #[tokio::test]
    async fn only_tables_where_something_happens_count() {
        let house = crate::house::tests::house("limit").await;
        let store = house.store();
        // Together, so that they meet in one transaction.
        let (a, b, c) = tokio::join!(
            store.write(open("a", 100)),
            store.write(open("b", 100)),
            store.write(open("c", 100))
        );
        assert!(a.is_ok() && b.is_ok() && matches!(c, Err(StoreError::Full)));
        assert!(matches!(store.write(open("d", 106)).await, Err(StoreError::Full)));
        assert!(store.write(open("e", 108)).await.is_ok(), "after a week they are nobody's burden");
    }

    #[tokio::test]
    async fn an_account_is_given_once() {
        let house = crate::house::tests::house("account").await;
        let store = house.store();
        let person =
            Person(store.write(Write::Person { name: "A".to_owned(), at: Time(0) }).await.unwrap_or(0));
        let account =
            |name: &str| Write::Account { person, account: name.to_owned(), password: String::new() };
        assert_eq!(store.write(account("anna")).await.ok(), Some(1));
        assert_eq!(store.write(account("bert")).await.ok(), Some(0));
        assert!(matches!(store.account("bert").await, Ok(None)));
    }
}
