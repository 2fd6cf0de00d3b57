//! Opening a database: one that is ours and not newer than this program, or it is not touched at all. Here for SQLite; for
//! PostgreSQL in `postgres`.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _};
use tokio::sync::mpsc;

use super::connect::{Connector, Nodes};
use super::database::{Database, PostgresServer};
use super::folder::{COMPANIONS, DataFolder, private, remove_database, with_ending};
use super::migrations::{APPLICATION_ID, migrate, newest, pragma};
use super::people::add_missing_skeletons;
use super::sql::{Connection, Kind, Pool, query};
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
    #[error("{0}: this database is of version {1}, written by a newer fondaco; this one knows version {2}")]
    Newer(String, i64, i64),
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
    #[error(
        "this is no address of a database; say postgres://USER:PASSWORD@HOST:5432/DATABASE, or sqlite:FOLDER"
    )]
    NotAnAddress,
    #[error(
        "fondaco speaks to PostgreSQL without TLS, so sslmode may not require it; use a Unix socket, a private network or a tunnel"
    )]
    NoTls,
    #[error("{0}: there is no PostgreSQL server that answers ({1})")]
    NoServer(String, String),
    #[error("{0}: the server does not let this user in ({1}); nothing was changed")]
    NotLetIn(String, String),
    #[error("{0}: the server has no database of this name; make one with createdb")]
    NoDatabase(String),
    #[error("{0}: this user may not make tables here, and the house must; let it own the database")]
    MayNotCreate(String),
    #[error(
        "{0}: this database writes text as {1}, and names need UTF8; make one with createdb --encoding UTF8"
    )]
    Encoding(String, String),
    #[error(
        "{0}: another fondaco has this database open; several on one database need NATS, by which they know of each other"
    )]
    LockedServer(String),
    #[error("{0}: a move to this database was begun and not finished; say the same fondaco move again")]
    UnfinishedMove(String),
}

/// A database that is open for writing, of the newest version, and this house's as long as it is open.
pub(super) struct OpenDatabase {
    pub(super) connection: Connection,
    pub(super) connector: Connector,
    /// Where a SQLite file lies.
    pub(super) folder: Option<DataFolder>,
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
        let mut open = OpenDatabase::in_folder(folder).await?;
        open.refuse_unfinished_move(&path.display()).await?;
        let readers = SqlitePoolOptions::new().max_connections(4);
        // The system keeps what was read in memory; each of them need not.
        let options = options(&path).read_only(true).pragma("cache_size", "500");
        let readers = readers.connect_with(options).await;
        let readers = readers.map_err(|error| CannotOpen::of_database(&path, &error))?;
        Ok(Store::on(open, Pool::Sqlite(readers)))
    }

    /// Opens the house in a database of a PostgreSQL server, or makes a new one there if it is empty.
    pub async fn open_on_server(server: &PostgresServer, nodes: Nodes) -> Result<Store, CannotOpen> {
        let mut open = server.open(nodes).await?;
        open.refuse_unfinished_move(server).await?;
        Ok(Store::on(open, server.readers().await?))
    }

    /// Opens the house in a database of either kind, which a house without others has for itself.
    pub async fn open_database(database: &Database, nodes: Nodes) -> Result<Store, CannotOpen> {
        match database {
            Database::Folder(folder) => Store::open(DataFolder::lock(folder)?).await,
            Database::Server(server) => Store::open_on_server(server, nodes).await,
        }
    }

    fn on(open: OpenDatabase, readers: Pool) -> Store {
        let (writer, messages) = mpsc::channel(WRITER_QUEUE);
        let metrics = StoreMetrics::of_a_store(open.folder.is_some());
        tokio::spawn(writer::run(open.connector, open.connection, messages, metrics.clone()));
        let closed = Arc::new(AtomicBool::new(false));
        let folder = open.folder.map(Arc::new);
        Store { writer, readers, metrics, folder, closed, last_readiness: Arc::default() }
    }
}

impl OpenDatabase {
    /// The database of the house in a folder, or a new one there if there was none.
    pub(super) async fn in_folder(folder: DataFolder) -> Result<OpenDatabase, CannotOpen> {
        let path = folder.database();
        let broken = |error: sqlx::Error| CannotOpen::of_database(&path, &error);
        if is_empty_or_gone(&path) {
            make_database(&folder).await?;
        } else {
            inspect(&path).await?;
        }
        check_writable(&path)?;
        let durable = durable(options(&path));
        let mut connection = Connection::Sqlite(durable.connect().await.map_err(broken)?);
        migrate(&mut connection).await.map_err(broken)?;
        add_missing_skeletons(&mut connection).await.map_err(broken)?;
        folder.mark()?;
        Ok(OpenDatabase { connection, connector: Connector::Sqlite(durable), folder: Some(folder) })
    }

    async fn refuse_unfinished_move(&mut self, name: &impl ToString) -> Result<(), CannotOpen> {
        let is_unfinished = match self.connection.kind() {
            Kind::Sqlite => query("SELECT 1 FROM sqlite_master WHERE name = 'unfinished_move'"),
            Kind::Postgres => query("SELECT 1 WHERE to_regclass('unfinished_move') IS NOT NULL"),
        };
        match is_unfinished.fetch_optional(&mut self.connection).await {
            Ok(None) => Ok(()),
            Ok(Some(_)) => Err(CannotOpen::UnfinishedMove(name.to_string())),
            Err(error) => Err(CannotOpen::Broken(name.to_string(), error.to_string())),
        }
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
    let mut connection = Connection::Sqlite(durable(options(&prepared)).connect().await.map_err(broken)?);
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
        version if version > newest(Kind::Sqlite) => {
            Err(CannotOpen::Newer(path.display().to_string(), version, newest(Kind::Sqlite)))
        }
        _ => Ok(()),
    }
}
