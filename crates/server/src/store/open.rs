//! Opening a database: ours and not newer than we are, or not touched at all.

use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, Row as _};
use tokio::sync::mpsc;

use super::{Store, writer};

/// In the header of the file, so that nobody's other database is taken for ours: "FOND".
const APPLICATION: i64 = 0x464f_4e44;
/// SQLite's code for a file that is something else.
const NO_DATABASE: &str = "26";
/// Each brings the database from one version to the next.
const MIGRATIONS: [&str; 2] =
    [include_str!("../../migrations/0001.sql"), include_str!("../../migrations/0002.sql")];

/// Why a database was not opened. It was not changed.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the variants are")]
pub enum CannotOpen {
    #[error("{0}: this is not a database of Fondaco; it was left as it is")]
    NotOurs(String),
    #[error("{0}: this database is of version {1}, written by a newer fondaco; this one knows version {known}", known = MIGRATIONS.len())]
    Newer(String, i64),
    #[error("{0}: this is read-only here, and the house must write")]
    ReadOnly(String),
    #[error("{0}: {1}")]
    Broken(String, String),
}

impl Store {
    /// Opens the file, or makes it.
    pub async fn open(path: &Path) -> Result<Store, CannotOpen> {
        let name = path.display().to_string();
        let broken = |error: sqlx::Error| match &error {
            sqlx::Error::Database(database) if is_read_only(database.as_ref()) => {
                CannotOpen::ReadOnly(name.clone())
            }
            _ => CannotOpen::Broken(name.clone(), plain(&error)),
        };
        if path.exists() {
            inspect(path, &name).await?;
        }
        make_writable(path, &name)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            // Entries are small and lie far apart: small pages make the write-ahead log a quarter as long.
            .page_size(1024)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        let durable = options.clone().create_if_missing(true).synchronous(SqliteSynchronous::Full);
        // Four thousand small pages: the writer stops to put the file in order seldom, and then briefly.
        let durable = durable.pragma("wal_autocheckpoint", "4000");
        let mut connection = durable.connect().await.map_err(broken)?;
        migrate(&mut connection).await.map_err(broken)?;
        let readers = SqlitePoolOptions::new().max_connections(4);
        let readers = readers.connect_with(options.read_only(true)).await.map_err(broken)?;
        let (writer, jobs) = mpsc::channel(4096);
        let durable = durable.create_if_missing(false);
        tokio::spawn(writer::run(durable, connection, jobs));
        Ok(Store { writer, readers })
    }
}

/// Makes the file if it is not there, for nobody else to read: it holds what people said, and hashes of their passwords.
fn make_writable(path: &Path, name: &str) -> Result<(), CannotOpen> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => Ok(()),
        Err(error) if matches!(error.kind(), ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied) => {
            Err(CannotOpen::ReadOnly(name.to_owned()))
        }
        Err(error) => Err(CannotOpen::Broken(name.to_owned(), error.to_string())),
    }
}

/// SQLite's code 8, of which there are several kinds.
fn is_read_only(error: &dyn sqlx::error::DatabaseError) -> bool {
    error.code().and_then(|code| code.parse::<u32>().ok()).is_some_and(|code| code & 0xff == 8)
}

/// Looks without touching.
async fn inspect(path: &Path, name: &str) -> Result<(), CannotOpen> {
    let not_ours = || CannotOpen::NotOurs(name.to_owned());
    let judge = |error: sqlx::Error| match &error {
        sqlx::Error::Database(database) if database.code().as_deref() == Some(NO_DATABASE) => not_ours(),
        _ => CannotOpen::Broken(name.to_owned(), plain(&error)),
    };
    let looking = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut connection = looking.connect().await.map_err(judge)?;
    let application = pragma(&mut connection, "application_id").await.map_err(judge)?;
    let version = pragma(&mut connection, "user_version").await.map_err(judge)?;
    let empty = std::fs::metadata(path).is_ok_and(|metadata| metadata.len() == 0);
    let _ = connection.close().await;
    match version {
        _ if empty => Ok(()),
        _ if application != APPLICATION => Err(not_ours()),
        version if usize::try_from(version).is_ok_and(|version| version > MIGRATIONS.len()) => {
            Err(CannotOpen::Newer(name.to_owned(), version))
        }
        _ => Ok(()),
    }
}

async fn migrate(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let version = usize::try_from(pragma(connection, "user_version").await?).unwrap_or(0);
    for (done, script) in MIGRATIONS.iter().enumerate().skip(version) {
        let mut whole = connection.begin().await?;
        whole.execute(*script).await?;
        let mark = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {};", done + 1);
        whole.execute(sqlx::AssertSqlSafe(mark)).await?;
        whole.commit().await?;
    }
    Ok(())
}

async fn pragma(connection: &mut SqliteConnection, name: &'static str) -> Result<i64, sqlx::Error> {
    let row = connection.fetch_one(sqlx::AssertSqlSafe(format!("PRAGMA {name}"))).await?;
    row.try_get(0)
}

/// The message of the database, without what sqlx puts in front.
fn plain(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        other => other.to_string(),
    }
}
