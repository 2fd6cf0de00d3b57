//! How the writer gets its connection, also anew, and what keeps two houses apart that do not know of each other.

use std::time::{Duration, Instant};

use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tokio::time::sleep;

use super::StoreError;
use super::sql::{Connection, query};

/// For so long a writer that has lost its connection tries to get another, before it says that nothing can be stored: a server
/// that is restarted is away for a moment.
const PATIENCE: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(25);
/// The key of the lock, of which every database has its own: "FOND".
const LOCK: i64 = 0x464f_4e44;

/// How many houses may have one database open at the same time.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Nodes {
    /// This one alone: another is refused.
    One,
    /// Any number of those that say so too, which know of each other by other ways.
    Several,
}

/// How the writer's connection is made.
#[derive(Clone, Debug)]
pub(super) enum Connector {
    /// The folder has a lock of its own.
    Sqlite(SqliteConnectOptions),
    Postgres(PgConnectOptions, Nodes),
}

impl Connector {
    /// Another connection for a writer that has thrown away its own.
    pub(super) async fn reconnect(&self) -> Result<Connection, StoreError> {
        match self {
            Connector::Sqlite(options) => Ok(Connection::Sqlite(options.connect().await?)),
            Connector::Postgres(options, nodes) => {
                let mut connection = connect_patiently(options).await?;
                if lock_patiently(&mut connection, *nodes).await? {
                    return Ok(connection);
                }
                let _ = connection.close().await;
                Err(StoreError::NotStored("another fondaco has this database open now".to_owned()))
            }
        }
    }
}

async fn connect_patiently(options: &PgConnectOptions) -> Result<Connection, sqlx::Error> {
    let start = Instant::now();
    loop {
        match options.connect().await {
            Ok(connection) => return Ok(Connection::Postgres(connection)),
            Err(error) if !is_passing(&error) || start.elapsed() >= PATIENCE => return Err(error),
            Err(_) => sleep(PAUSE).await,
        }
    }
}

/// Whether it may be over in a moment: the server is being started or stopped, or has no connection left.
fn is_passing(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) => true,
        sqlx::Error::Database(error) => {
            error.code().is_some_and(|code| code.starts_with("57P0") || code == "53300")
        }
        _ => false,
    }
}

/// Takes the lock. The server ends it with the connection on which everything is written, however that ends: so whoever writes has
/// it. A connection that was just thrown away may have it for a moment longer.
pub(super) async fn lock_patiently(connection: &mut Connection, nodes: Nodes) -> Result<bool, sqlx::Error> {
    let start = Instant::now();
    while !try_lock(connection, nodes).await? {
        if start.elapsed() >= PATIENCE {
            return Ok(false);
        }
        sleep(PAUSE).await;
    }
    Ok(true)
}

async fn try_lock(connection: &mut Connection, nodes: Nodes) -> Result<bool, sqlx::Error> {
    let lock = match nodes {
        Nodes::One => query("SELECT pg_try_advisory_lock($1)"),
        Nodes::Several => query("SELECT pg_try_advisory_lock_shared($1)"),
    };
    lock.bind(LOCK).fetch_one(connection).await?.try_get(0)
}
