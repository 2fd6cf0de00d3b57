//! Opening a database: one that is ours and not newer than this program, or it is not touched at all.

use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::mpsc;

use super::migrations::{APPLICATION_ID, NEWEST, migrate, pragma};
use super::{Store, writer};
use crate::metrics::StoreMetrics;

/// SQLite's code for a file that is something else.
const NO_DATABASE: &str = "26";
/// Writes that may wait for the writer; whoever wants to write one more waits to be put there.
const WRITER_QUEUE: usize = 4096;

/// Why a database was not opened. It was not changed.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the variants are")]
pub enum CannotOpen {
    #[error("{0}: this is not a database of Fondaco; it was left as it is")]
    NotOurs(String),
    #[error("{0}: this database is of version {1}, written by a newer fondaco; this one knows version {known}", known = NEWEST)]
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
            _ => CannotOpen::Broken(name.clone(), message_of(&error)),
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
        let (writer, messages) = mpsc::channel(WRITER_QUEUE);
        let durable = durable.create_if_missing(false);
        let metrics = StoreMetrics::default();
        tokio::spawn(writer::run(durable, connection, messages, metrics.clone()));
        Ok(Store { writer, readers, metrics })
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

/// Checks that a file is a database of ours and not newer than this program, without touching it.
async fn inspect(path: &Path, name: &str) -> Result<(), CannotOpen> {
    let not_ours = || CannotOpen::NotOurs(name.to_owned());
    let explain = |error: sqlx::Error| match &error {
        sqlx::Error::Database(database) if database.code().as_deref() == Some(NO_DATABASE) => not_ours(),
        _ => CannotOpen::Broken(name.to_owned(), message_of(&error)),
    };
    let looking = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut connection = looking.connect().await.map_err(explain)?;
    let application = pragma(&mut connection, "application_id").await.map_err(explain)?;
    let version = pragma(&mut connection, "user_version").await.map_err(explain)?;
    let empty = std::fs::metadata(path).is_ok_and(|metadata| metadata.len() == 0);
    let _ = connection.close().await;
    match version {
        _ if empty => Ok(()),
        _ if application != APPLICATION_ID => Err(not_ours()),
        version if usize::try_from(version).is_ok_and(|version| version > NEWEST) => {
            Err(CannotOpen::Newer(name.to_owned(), version))
        }
        _ => Ok(()),
    }
}

/// The message of the database, without what sqlx puts in front.
fn message_of(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        other => other.to_string(),
    }
}
