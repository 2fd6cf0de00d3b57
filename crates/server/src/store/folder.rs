//! The data folder: which files lie in it, whose it is now, and whether a house was there before.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};

use super::CannotOpen;

/// The endings of the files that SQLite keeps beside a database. Without them the database may lack what was written last.
pub(super) const COMPANIONS: [&str; 3] = ["-wal", "-journal", "-shm"];

/// A data folder that this process alone may open as a house, as long as this value lives. The kernel ends the lock with the
/// process, however that dies.
#[derive(Debug)]
pub struct DataFolder {
    path: PathBuf,
    lock: File,
}

impl DataFolder {
    /// Makes the folder if it is not there, for nobody else to read, and locks it.
    pub fn lock(path: &Path) -> Result<DataFolder, CannotOpen> {
        make_folder(path).map_err(|error| CannotOpen::of_file(path, &error))?;
        let lock_path = path.join("fondaco.lock");
        let lock = private().read(true).write(true).create(true).truncate(false).open(&lock_path);
        let mut lock = lock.map_err(|error| CannotOpen::of_file(path, &error))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let holder = read_process_number(&mut lock);
                return Err(CannotOpen::Locked(path.display().to_string(), holder));
            }
            Err(TryLockError::Error(error)) => return Err(CannotOpen::of_file(&lock_path, &error)),
        }
        give_to_folder_owner(path, &lock_path);
        // Only a word for whoever finds the folder locked; what counts is the lock.
        let _ = lock.set_len(0).and_then(|()| lock.rewind());
        let _ = writeln!(lock, "{}", std::process::id());
        Ok(DataFolder { path: path.to_owned(), lock })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// The database of the house.
    pub(super) fn database(&self) -> PathBuf {
        database_in(&self.path)
    }

    /// Where a database is prepared that takes its place when it is whole.
    pub(super) fn prepared_database(&self) -> PathBuf {
        self.path.join("fondaco.sqlite.new")
    }

    /// Its presence says that a house was once opened here, so that a database that is empty or gone is a loss and not a beginning.
    pub(super) fn marker(&self) -> PathBuf {
        self.path.join("fondaco.house")
    }

    /// Notes that there is a house here from now on. Called when its database is durable.
    pub(super) fn mark(&self) -> Result<(), CannotOpen> {
        let marker = self.marker();
        if marker.exists() {
            return Ok(());
        }
        let text =
            "A house of Fondaco is in this folder. Without this file an empty folder becomes a new house.\n";
        let written = private().write(true).create(true).truncate(false).open(&marker);
        let written =
            written.and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()));
        written.map_err(|error| CannotOpen::of_file(&marker, &error))?;
        give_to_folder_owner(&self.path, &marker);
        self.sync();
        Ok(())
    }

    /// Puts the prepared database in its place, durably.
    pub(super) fn put_in_place(&self) -> Result<(), CannotOpen> {
        let (prepared, database) = (self.prepared_database(), self.database());
        give_to_folder_owner(&self.path, &prepared);
        std::fs::rename(&prepared, &database).map_err(|error| CannotOpen::of_file(&database, &error))?;
        self.sync();
        Ok(())
    }

    /// Deletes what a preparation that was cut short has left.
    pub(super) fn remove_prepared_database(&self) {
        remove_database(&self.prepared_database());
    }

    /// Makes a folder in this one, which has the same owner.
    pub(super) fn make_subfolder(&self, path: &Path) -> std::io::Result<()> {
        make_folder(path)?;
        give_to_folder_owner(&self.path, path);
        Ok(())
    }

    /// Makes renames durable, where folders can be synced.
    pub(super) fn sync(&self) {
        if let Ok(folder) = File::open(&self.path) {
            let _ = folder.sync_all();
        }
    }

    /// Whether the folder is still where it was and still has this lock file: whoever moved or deleted it could start a second
    /// house there.
    pub(super) fn is_held(&self) -> bool {
        same_file(&self.lock, &self.path.join("fondaco.lock"))
    }

    /// Bytes that may still be written here, where that can be asked.
    #[cfg(unix)]
    pub(super) fn bytes_free(&self) -> Option<u64> {
        let disk = rustix::fs::statvfs(&self.path).ok()?;
        disk.f_bavail.checked_mul(disk.f_frsize)
    }

    #[cfg(not(unix))]
    pub(super) fn bytes_free(&self) -> Option<u64> {
        None
    }

    /// Lets others have the folder while this process goes on.
    pub(super) fn unlock(&self) {
        let _ = self.lock.unlock();
    }
}

/// The database in a data folder.
pub(super) fn database_in(folder: &Path) -> PathBuf {
    folder.join("fondaco.sqlite")
}

/// A database or one of its companions.
pub(super) fn with_ending(database: &Path, ending: &str) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(ending);
    PathBuf::from(path)
}

/// Deletes a database and what lies beside it.
pub(super) fn remove_database(database: &Path) {
    for ending in std::iter::once("").chain(COMPANIONS) {
        let _ = std::fs::remove_file(with_ending(database, ending));
    }
}

/// For files that nobody else may read: they hold what people said, and hashes of their passwords.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// What an administrator makes in the folder of a service must be the service's own. Whoever may not give files away owns the
/// folder already, or could not have made them.
#[cfg(unix)]
pub(super) fn give_to_folder_owner(folder: &Path, file: &Path) {
    use std::os::unix::fs::MetadataExt as _;
    if let Ok(owner) = std::fs::metadata(folder) {
        let _ = std::os::unix::fs::chown(file, Some(owner.uid()), Some(owner.gid()));
    }
}

#[cfg(not(unix))]
pub(super) fn give_to_folder_owner(_: &Path, _: &Path) {}

fn read_process_number(lock: &mut File) -> Option<u32> {
    let mut text = String::new();
    lock.take(20).read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}

#[cfg(unix)]
fn same_file(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let (Ok(held), Ok(found)) = (file.metadata(), std::fs::metadata(path)) else { return false };
    (held.dev(), held.ino()) == (found.dev(), found.ino())
}

#[cfg(not(unix))]
fn same_file(_: &File, path: &Path) -> bool {
    path.exists()
}

impl CannotOpen {
    /// What a file or folder answered, as a sentence.
    pub(super) fn of_file(path: &Path, error: &std::io::Error) -> CannotOpen {
        let name = path.display().to_string();
        match error.kind() {
            ErrorKind::ReadOnlyFilesystem => CannotOpen::ReadOnly(name),
            ErrorKind::PermissionDenied => CannotOpen::NotAllowed(name),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => CannotOpen::DiskFull(name),
            _ => CannotOpen::Broken(name, error.to_string()),
        }
    }
}
