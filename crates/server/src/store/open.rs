//! Opening a database: one that is ours and not newer than this program, or it is not touched at all.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _};
use tokio::sync::mpsc;

use super::folder::{COMPANIONS, DataFolder, private, remove_database, with_ending};
use super::migrations::{APPLICATION_ID, NEWEST, migrate, pragma};
use super::people::add_missing_skeletons;
use super::{Store, writer};
use crate::metrics::StoreMetrics;

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
    #[error(
        "{0}: this user may not write here, and the house must; give the folder to the user that runs fondaco"
    )]
    NotAllowed(String),
    #[error("{0}: the disk is full")]
    DiskFull(String),
    #[error("{0}: another fondaco{process} has this folder open; two on one folder would work against each other", process = .1.map_or_else(String::new, |id| format!(" (process {id})")))]
    Locked(String, Option<u32>),
    #[error(
        "{0}: this is empty or gone, but there was a house in this folder; bring a backup back with fondaco restore, or delete {1} to begin anew"
    )]
    Lost(String, String),
    #[error(
        "{0}: this database is damaged ({1}); it was left as it is; bring a backup back with fondaco restore"
    )]
    Damaged(String, String),
    #[error("{0}: {1}")]
    Broken(String, String),
}

impl CannotOpen {
    /// What SQLite answered about a file, as a sentence.
    pub(super) fn of_database(path: &Path, error: &sqlx::Error) -> CannotOpen {
        let name = path.display().to_string();
        let sqlx::Error::Database(error) = error else { return CannotOpen::Broken(name, error.to_string()) };
        // The lowest byte is the kind; the others say more than anybody wants to know.
        let kind = error.code().and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xff);
        match kind {
            Some(8) => CannotOpen::ReadOnly(name),
            Some(11) => CannotOpen::Damaged(name, error.message().to_owned()),
            Some(13) => CannotOpen::DiskFull(name),
            Some(26) => CannotOpen::NotOurs(name),
            Some(_) | None => CannotOpen::Broken(name, error.message().to_owned()),
        }
    }
}

impl Store {
    /// Opens the house in a folder, or makes a new one there if there was none.
    pub async fn open(folder: DataFolder) -> Result<Store, CannotOpen> {
        let path = folder.database();
        let broken = |error: sqlx::Error| CannotOpen::of_database(&path, &error);
        if is_empty_or_gone(&path) {
            make_database(&folder).await?;
        } else {
            inspect(&path).await?;
        }
        check_writable(&path)?;
        let options = options(&path);
        let durable = durable(options.clone());
        let mut connection = durable.connect().await.map_err(broken)?;
        migrate(&mut connection).await.map_err(broken)?;
        add_missing_skeletons(&mut connection).await.map_err(broken)?;
        folder.mark()?;
        let readers = SqlitePoolOptions::new().max_connections(4);
        // The system keeps what was read in memory; each of them need not.
        let options = options.read_only(true).pragma("cache_size", "500");
        let readers = readers.connect_with(options).await.map_err(broken)?;
        let (writer, messages) = mpsc::channel(WRITER_QUEUE);
        let metrics = StoreMetrics::default();
        tokio::spawn(writer::run(durable, connection, messages, metrics.clone()));
        let closed = Arc::new(AtomicBool::new(false));
        Ok(Store {
            writer,
            readers,
            metrics,
            folder: Arc::new(folder),
            closed,
            last_readiness: Arc::default(),
        })
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        // Entries are small and lie far apart: small pages make the write-ahead log a quarter as long.
        .page_size(1024)
        .busy_timeout(Duration::from_secs(5))
        .disable_statement_logging()
}

/// For the one connection that writes.
fn durable(options: SqliteConnectOptions) -> SqliteConnectOptions {
    let durable = options.synchronous(SqliteSynchronous::Full);
    // The writer stops to put the file in order seldom, and then briefly: every sixteen thousand small pages. A quarter of
    // them fit into its memory, so that it need not read back what it wrote.
    durable.pragma("wal_autocheckpoint", "16000").pragma("cache_size", "4000")
}

fn is_empty_or_gone(path: &Path) -> bool {
    std::fs::metadata(path).map_or_else(
        |error| error.kind() == std::io::ErrorKind::NotFound,
        |metadata| metadata.is_file() && metadata.len() == 0,
    )
}

/// Makes the database of a new house under another name and puts it in its place when it is whole, so that a first start that is
/// cut short leaves either nothing or a house.
async fn make_database(folder: &DataFolder) -> Result<(), CannotOpen> {
    let (path, marker) = (folder.database(), folder.marker());
    // What was written last lies in the write-ahead log: where one is, there was a database.
    let has_writes = std::fs::metadata(with_ending(&path, "-wal")).is_ok_and(|wal| wal.len() > 0);
    if marker.exists() || has_writes {
        let marker = if has_writes { with_ending(&path, "-wal") } else { marker };
        return Err(CannotOpen::Lost(path.display().to_string(), marker.display().to_string()));
    }
    let prepared = folder.prepared_database();
    remove_database(&path);
    remove_database(&prepared);
    let created = private().write(true).create_new(true).open(&prepared);
    created.map_err(|error| CannotOpen::of_file(&prepared, &error))?;
    let broken = |error: sqlx::Error| CannotOpen::of_database(&prepared, &error);
    let mut connection = durable(options(&prepared)).connect().await.map_err(broken)?;
    migrate(&mut connection).await.map_err(broken)?;
    // Closed, everything is in the one file, and durable.
    connection.close().await.map_err(broken)?;
    folder.put_in_place()
}

fn check_writable(path: &Path) -> Result<(), CannotOpen> {
    let opened = std::fs::OpenOptions::new().write(true).open(path);
    opened.map(drop).map_err(|error| CannotOpen::of_file(path, &error))
}

/// Checks that a file is a database of ours and not newer than this program, without touching it.
pub(super) async fn inspect(path: &Path) -> Result<(), CannotOpen> {
    let journal = with_ending(path, "-journal");
    if !std::fs::metadata(&journal).is_ok_and(|journal| journal.len() > 0) {
        return inspect_as(path, path, true).await;
    }
    // A transaction was cut short while the file was not yet in the mode it has later. To read it SQLite must undo that
    // transaction, which changes the file: so that is done with a copy.
    let copy = path.with_extension("sqlite.copy");
    let outcome = match copy_database(path, &copy) {
        Ok(()) => inspect_as(&copy, path, false).await,
        Err(error) => Err(CannotOpen::of_file(path, &error)),
    };
    remove_database(&copy);
    outcome
}

fn copy_database(from: &Path, to: &Path) -> std::io::Result<()> {
    let endings = COMPANIONS.into_iter().filter(|ending| with_ending(from, ending).exists());
    for ending in endings.chain([""]) {
        std::fs::copy(with_ending(from, ending), with_ending(to, ending))?;
    }
    Ok(())
}

/// Inspects `file`, which people know as `path`.
async fn inspect_as(file: &Path, path: &Path, read_only: bool) -> Result<(), CannotOpen> {
    let explain = |error: sqlx::Error| CannotOpen::of_database(path, &error);
    let options = SqliteConnectOptions::new().filename(file).read_only(read_only);
    let mut connection = options.connect().await.map_err(explain)?;
    let application = pragma(&mut connection, "application_id").await.map_err(explain)?;
    let version = pragma(&mut connection, "user_version").await.map_err(explain)?;
    let schema = connection.fetch_optional("SELECT 1 FROM sqlite_master LIMIT 1").await.map_err(explain)?;
    let _ = connection.close().await;
    // A first start of an older fondaco that was cut short before it had written whose file this is.
    let has_nothing = application == 0 && version == 0 && schema.is_none();
    match version {
        _ if application != APPLICATION_ID && !has_nothing => {
            Err(CannotOpen::NotOurs(path.display().to_string()))
        }
        version if usize::try_from(version).is_ok_and(|version| version > NEWEST) => {
            Err(CannotOpen::Newer(path.display().to_string(), version))
        }
        _ => Ok(()),
    }
}
