//! One way to ask either database: a statement, its values, and rows. Statements are the same text for both where they can be,
//! with `$1` for the first value; each function that needs two texts asks [`Connection::kind`].

use std::borrow::Cow;
use std::time::Duration;

use hall::{Person, Time};
use sqlx::encode::Encode;
use sqlx::postgres::{PgArguments, PgConnection, PgPool, PgRow};
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{
    Arguments, AssertSqlSafe, Connection as _, Decode, Executor as _, Postgres, Row as _, SqlSafeStr as _,
    SqlStr, Sqlite, Type,
};

use super::TokenHash;

/// A server that does not answer a reader for so long is taken to be gone.
const LONGEST_READ: Duration = Duration::from_secs(20);

/// Which database it is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Kind {
    Sqlite,
    Postgres,
}

/// A connection of its own.
#[derive(Debug)]
pub(super) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// Connections for readers.
#[derive(Clone, Debug)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// What carries out a statement.
pub(super) enum Target<'c> {
    Connection(&'c mut Connection),
    Pool(&'c Pool),
}

/// A statement with its values.
pub(super) struct Query<'q> {
    text: SqlStr,
    values: Vec<Value<'q>>,
}

/// A value of a statement.
pub(super) enum Value<'q> {
    Integer(Option<i64>),
    Flag(bool),
    Text(Option<Cow<'q, str>>),
    Bytes(Option<Vec<u8>>),
}

/// What came back.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// A statement whose text stands in this program.
pub(super) fn query<'q>(text: &'static str) -> Query<'q> {
    Query { text: SqlStr::from_static(text), values: Vec::new() }
}

/// A statement whose text was put together from texts of this program: never from what anybody has said.
pub(super) fn query_built<'q>(text: String) -> Query<'q> {
    Query { text: AssertSqlSafe(text).into_sql_str(), values: Vec::new() }
}

impl<'q> Query<'q> {
    pub(super) fn bind(mut self, value: impl Into<Value<'q>>) -> Query<'q> {
        self.values.push(value.into());
        self
    }

    /// Carries it out. Returns how many rows it wrote or deleted.
    pub(super) async fn execute<'c>(self, target: impl Into<Target<'c>>) -> Result<u64, sqlx::Error> {
        match target.into() {
            Target::Connection(Connection::Sqlite(connection)) => {
                Ok(self.for_sqlite()?.execute(connection).await?.rows_affected())
            }
            Target::Connection(Connection::Postgres(connection)) => {
                Ok(self.for_postgres()?.execute(connection).await?.rows_affected())
            }
            Target::Pool(Pool::Sqlite(pool)) => Ok(self.for_sqlite()?.execute(pool).await?.rows_affected()),
            Target::Pool(Pool::Postgres(pool)) => {
                in_time(async { Ok(self.for_postgres()?.execute(pool).await?.rows_affected()) }).await
            }
        }
    }

    pub(super) async fn fetch_all<'c>(self, target: impl Into<Target<'c>>) -> Result<Vec<Row>, sqlx::Error> {
        let sqlite = |rows: Vec<SqliteRow>| rows.into_iter().map(Row::Sqlite).collect();
        let postgres = |rows: Vec<PgRow>| rows.into_iter().map(Row::Postgres).collect();
        match target.into() {
            Target::Connection(Connection::Sqlite(connection)) => {
                self.for_sqlite()?.fetch_all(connection).await.map(sqlite)
            }
            Target::Connection(Connection::Postgres(connection)) => {
                self.for_postgres()?.fetch_all(connection).await.map(postgres)
            }
            Target::Pool(Pool::Sqlite(pool)) => self.for_sqlite()?.fetch_all(pool).await.map(sqlite),
            Target::Pool(Pool::Postgres(pool)) => {
                in_time(async { self.for_postgres()?.fetch_all(pool).await.map(postgres) }).await
            }
        }
    }

    /// The first row, if there is one.
    pub(super) async fn fetch_optional<'c>(
        self,
        target: impl Into<Target<'c>>,
    ) -> Result<Option<Row>, sqlx::Error> {
        Ok(self.fetch_all(target).await?.into_iter().next())
    }

    pub(super) async fn fetch_one<'c>(self, target: impl Into<Target<'c>>) -> Result<Row, sqlx::Error> {
        self.fetch_optional(target).await?.ok_or(sqlx::Error::RowNotFound)
    }

    fn for_sqlite(self) -> Result<sqlx::query::Query<'static, Sqlite, SqliteArguments>, sqlx::Error> {
        let arguments = arguments(self.values)?;
        Ok(sqlx::query_with(self.text, arguments))
    }

    fn for_postgres(self) -> Result<sqlx::query::Query<'static, Postgres, PgArguments>, sqlx::Error> {
        let arguments = arguments(self.values)?;
        Ok(sqlx::query_with(self.text, arguments))
    }
}

fn arguments<'q, A>(values: Vec<Value<'q>>) -> Result<A, sqlx::Error>
where
    A: Arguments,
    Option<i64>: Encode<'q, A::Database> + Type<A::Database>,
    bool: Encode<'q, A::Database> + Type<A::Database>,
    Option<Cow<'q, str>>: Encode<'q, A::Database> + Type<A::Database>,
    Option<Vec<u8>>: Encode<'q, A::Database> + Type<A::Database>,
{
    let mut arguments = A::default();
    for value in values {
        let added = match value {
            Value::Integer(value) => arguments.add(value),
            Value::Flag(value) => arguments.add(value),
            Value::Text(value) => arguments.add(value),
            Value::Bytes(value) => arguments.add(value),
        };
        added.map_err(sqlx::Error::Encode)?;
    }
    Ok(arguments)
}

async fn in_time<T>(answer: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let too_late = |_| sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
    tokio::time::timeout(LONGEST_READ, answer).await.map_err(too_late)?
}

impl Connection {
    pub(super) fn kind(&self) -> Kind {
        match self {
            Connection::Sqlite(_) => Kind::Sqlite,
            Connection::Postgres(_) => Kind::Postgres,
        }
    }

    /// Carries out a text without values, which may hold several statements, at once.
    pub(super) async fn run(&mut self, text: &'static str) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(connection) => connection.execute(text).await.map(|_| ()),
            Connection::Postgres(connection) => connection.execute(text).await.map(|_| ()),
        }
    }

    pub(super) async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(connection) => connection.close().await,
            Connection::Postgres(connection) => connection.close().await,
        }
    }

    /// Without a word to the server, which may be gone.
    pub(super) async fn close_hard(self) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(connection) => connection.close_hard().await,
            Connection::Postgres(connection) => connection.close_hard().await,
        }
    }
}

impl Pool {
    pub(super) async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}

impl Row {
    pub(super) fn try_get<'r, T>(&'r self, column: usize) -> Result<T, sqlx::Error>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
    {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }

    /// A column of which the schema says what it holds.
    pub(super) fn get<'r, T>(&'r self, column: usize) -> T
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
    {
        match self {
            Row::Sqlite(row) => row.get(column),
            Row::Postgres(row) => row.get(column),
        }
    }

    pub(super) fn time(&self, column: usize) -> Time {
        Time(self.get::<i64>(column).unsigned_abs())
    }

    pub(super) fn person(&self, column: usize) -> Person {
        Person(self.get::<i64>(column).unsigned_abs())
    }
}

impl<'c> From<&'c mut Connection> for Target<'c> {
    fn from(connection: &'c mut Connection) -> Target<'c> {
        Target::Connection(connection)
    }
}

impl<'c> From<&'c Pool> for Target<'c> {
    fn from(pool: &'c Pool) -> Target<'c> {
        Target::Pool(pool)
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Integer(Some(number))
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Integer(Some(number.into()))
    }
}

impl From<Time> for Value<'_> {
    fn from(time: Time) -> Self {
        Value::Integer(Some(time.0.cast_signed()))
    }
}

impl From<Person> for Value<'_> {
    fn from(person: Person) -> Self {
        Value::Integer(Some(person.0.cast_signed()))
    }
}

impl From<Option<Person>> for Value<'_> {
    fn from(person: Option<Person>) -> Self {
        Value::Integer(person.map(|person| person.0.cast_signed()))
    }
}

impl From<bool> for Value<'_> {
    fn from(flag: bool) -> Self {
        Value::Flag(flag)
    }
}

impl<'q> From<&'q str> for Value<'q> {
    fn from(text: &'q str) -> Self {
        Value::Text(Some(text.into()))
    }
}

impl<'q> From<&'q String> for Value<'q> {
    fn from(text: &'q String) -> Self {
        Value::Text(Some(text.into()))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Some(text.into()))
    }
}

impl From<&TokenHash> for Value<'_> {
    fn from(hash: &TokenHash) -> Self {
        Value::Bytes(Some(hash.to_vec()))
    }
}

impl From<Option<TokenHash>> for Value<'_> {
    fn from(hash: Option<TokenHash>) -> Self {
        Value::Bytes(hash.map(Vec::from))
    }
}
