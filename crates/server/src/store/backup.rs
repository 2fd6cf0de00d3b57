//! Copies of the database: one made while the house is busy, and one brought back.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, Row as _};
use tokio::time::sleep;

use super::CannotOpen;
use super::folder::{COMPANIONS, DataFolder, database_in, private, with_ending};
use super::migrations::pragma;
use super::open::inspect;

/// How often progress is told.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(100);

/// Why a database was not backed up or brought back. What was there is as it was.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the variants are")]
pub enum BackupError {
    #[error(transparent)]
    Database(#[from] CannotOpen),
    #[error("{0}: there is no database here")]
    Missing(String),
    #[error("{0}: this exists already; say --force to replace it")]
    Exists(String),
}

/// Copies the database of a folder to a file, also while a server writes to it: the copy is as the database was at one moment.
/// It is checked before it gets its name. `progress` is told how many bytes of how many are written, by estimate.
pub async fn back_up(
    folder: &Path,
    file: &Path,
    replace: bool,
    progress: impl Fn(u64, u64),
) -> Result<(), BackupError> {
    let database = database_in(folder);
    if !database.is_file() {
        return Err(BackupError::Missing(database.display().to_string()));
    }
    refuse_existing(file, replace)?;
    inspect(&database).await?;
    let unfinished = with_ending(file, ".unfinished");
    let outcome = write_copy(&database, &unfinished, progress).await;
    let outcome = match outcome {
        Ok(()) => refuse_existing(file, replace),
        Err(error) => Err(error.into()),
    };
    let outcome = outcome.and_then(|()| {
        std::fs::rename(&unfinished, file).map_err(|error| CannotOpen::of_file(file, &error).into())
    });
    if outcome.is_err() {
        let _ = std::fs::remove_file(&unfinished);
    }
    // The rename is durable when the folder is; not everywhere can folders be synced.
    let parent = file.parent().filter(|parent| !parent.as_os_str().is_empty());
    if let Ok(folder) = File::open(parent.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
    outcome
}

fn refuse_existing(file: &Path, replace: bool) -> Result<(), BackupError> {
    if file.exists() && !replace { Err(BackupError::Exists(file.display().to_string())) } else { Ok(()) }
}

/// SQLite's `VACUUM INTO` reads within one transaction, which holds up no writer, and never begins anew as `.backup` does with
/// every write of somebody else.
async fn write_copy(database: &Path, copy: &Path, progress: impl Fn(u64, u64)) -> Result<(), CannotOpen> {
    let explain = |error: sqlx::Error| CannotOpen::of_database(copy, &error);
    let empty = private().write(true).create(true).truncate(true).open(copy);
    empty.map_err(|error| CannotOpen::of_file(copy, &error))?;
    let options = SqliteConnectOptions::new().filename(database).read_only(true);
    let options = options.busy_timeout(Duration::from_secs(30)).disable_statement_logging();
    let mut connection = options.connect().await.map_err(explain)?;
    let total = database_bytes(&mut connection).await.map_err(explain)?;
    {
        let vacuum = sqlx::query("VACUUM INTO $1").bind(copy.to_string_lossy().into_owned());
        let mut vacuum = std::pin::pin!(vacuum.execute(&mut connection));
        loop {
            tokio::select! {
                done = &mut vacuum => {
                    done.map_err(explain)?;
                    break;
                }
                () = sleep(PROGRESS_INTERVAL) => {
                    progress(std::fs::metadata(copy).map_or(0, |copy| copy.len()).min(total), total);
                }
            }
        }
    }
    let _ = connection.close().await;
    check_integrity(copy).await?;
    let synced = File::open(copy).and_then(|copy| copy.sync_all());
    synced.map_err(|error| CannotOpen::of_file(copy, &error))?;
    progress(total, total);
    Ok(())
}

async fn database_bytes(connection: &mut SqliteConnection) -> Result<u64, sqlx::Error> {
    let pages = pragma(connection, "page_count").await?;
    Ok((pages * pragma(connection, "page_size").await?).unsigned_abs())
}

/// Reads a whole database, and folds what lies beside it into the one file.
async fn check_integrity(file: &Path) -> Result<(), CannotOpen> {
    let explain = |error: sqlx::Error| CannotOpen::of_database(file, &error);
    let options = SqliteConnectOptions::new().filename(file).disable_statement_logging();
    let mut connection = options.connect().await.map_err(explain)?;
    let rows = connection.fetch_all("PRAGMA integrity_check(1)").await.map_err(explain)?;
    let answer: String = rows.first().map_or_else(String::new, |row| row.get(0));
    connection.close().await.map_err(explain)?;
    if answer == "ok" { Ok(()) } else { Err(CannotOpen::Damaged(file.display().to_string(), answer)) }
}

/// Puts a backup in the place of the database of a folder, after it was checked. Returns where the files are that were there
/// before, if there were any.
pub async fn restore(file: &Path, folder: &DataFolder) -> Result<Option<PathBuf>, BackupError> {
    if !file.is_file() {
        return Err(BackupError::Missing(file.display().to_string()));
    }
    inspect(file).await?;
    let prepared = folder.prepared_database();
    let copied = prepare(file, folder).map_err(|error| CannotOpen::of_file(&prepared, &error));
    let checked = match copied {
        Ok(()) => check_integrity(&prepared).await,
        Err(error) => Err(error),
    };
    let synced = checked.and_then(|()| {
        let synced = File::open(&prepared).and_then(|file| file.sync_all());
        synced.map_err(|error| CannotOpen::of_file(&prepared, &error))
    });
    if let Err(error) = synced {
        folder.remove_prepared_database();
        return Err(error.into());
    }
    let aside = set_aside(folder).map_err(|error| CannotOpen::of_file(folder.path(), &error))?;
    folder.put_in_place()?;
    folder.mark()?;
    Ok(aside)
}

/// Copies a backup into the folder under another name, with what SQLite may have left beside it.
fn prepare(file: &Path, folder: &DataFolder) -> std::io::Result<()> {
    let prepared = folder.prepared_database();
    folder.remove_prepared_database();
    for ending in ["", "-wal", "-journal"] {
        let from = with_ending(file, ending);
        if from.exists() {
            let mut to = private().write(true).create_new(true).open(with_ending(&prepared, ending))?;
            std::io::copy(&mut File::open(&from)?, &mut to)?;
        }
    }
    Ok(())
}

/// Moves the database out of the way, itself first: a database without what lies beside it would open and lack what was written
/// last, while one that is gone is missed.
fn set_aside(folder: &DataFolder) -> std::io::Result<Option<PathBuf>> {
    let database = folder.database();
    let files: Vec<PathBuf> = std::iter::once("")
        .chain(COMPANIONS)
        .map(|ending| with_ending(&database, ending))
        .filter(|file| file.exists())
        .collect();
    if files.is_empty() {
        return Ok(None);
    }
    let mut aside = folder.path().join("before-restore-1");
    for n in 2.. {
        if !aside.exists() {
            break;
        }
        aside.set_file_name(format!("before-restore-{n}"));
    }
    folder.make_subfolder(&aside)?;
    for file in files {
        std::fs::rename(&file, aside.join(file.file_name().unwrap_or_default()))?;
    }
    folder.sync();
    Ok(Some(aside))
}
