//! Whether the store can do its work now, found out by doing some.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use super::Store;
use super::sql::query;
use super::write::{Message, Write};

/// Who asks sooner gets the last answer again, so that asking costs strangers more than the house.
const ANSWER_AGE: Duration = Duration::from_secs(1);
/// A disk that is nearly full may take the little that is written here, and not what a table wants to store.
const FAILURE_AGE: Duration = Duration::from_secs(10);
/// A write or read that takes longer counts as failed.
const LONGEST_CHECK: Duration = Duration::from_secs(5);

/// What the store can do.
#[derive(Copy, Clone, Debug, serde::Serialize)]
pub(crate) struct Readiness {
    /// A write becomes durable, and none failed lately: the writer works, and the disk takes it.
    pub(crate) writes: bool,
    pub(crate) reads: bool,
    /// The folder is where it was, and locked by this process. On a server whoever writes has the lock.
    pub(crate) lock: bool,
}

impl Readiness {
    pub(crate) fn is_ready(self) -> bool {
        self.writes && self.reads && self.lock
    }
}

/// The last answer, and when it was found.
pub(super) type LastReadiness = Mutex<Option<(Instant, Readiness)>>;

impl Store {
    /// Writes, reads and looks for the lock.
    pub(crate) async fn readiness(&self) -> Readiness {
        // Locked while it is found out: whoever asks meanwhile waits for the same answer.
        let mut last = self.last_readiness.lock().await;
        if let Some((at, readiness)) = *last
            && at.elapsed() < ANSWER_AGE
        {
            return readiness;
        }
        let write = timeout(LONGEST_CHECK, self.write(|reply| Message::Write(Write::Nothing { reply })));
        let read =
            timeout(LONGEST_CHECK, query("SELECT 1 FROM person LIMIT 1").fetch_optional(&self.readers));
        let (write, read) = tokio::join!(write, read);
        let wrote = matches!(write, Ok(Ok(())));
        let readiness = Readiness {
            writes: wrote && !self.metrics.commit_failed_within(FAILURE_AGE),
            reads: matches!(read, Ok(Ok(_))),
            lock: self.folder.as_ref().map_or(wrote, |folder| folder.is_held()),
        };
        *last = Some((Instant::now(), readiness));
        readiness
    }

    /// Bytes on the disk of the database, and of what was written last and lies beside a SQLite file.
    pub(crate) async fn bytes_on_disk(&self) -> (u64, u64) {
        let Some(folder) = &self.folder else {
            let size = query("SELECT pg_database_size(current_database())").fetch_one(&self.readers).await;
            return (size.map_or(0, |row| row.get::<i64>(0).unsigned_abs()), 0);
        };
        let database = folder.database();
        let bytes = |ending| {
            std::fs::metadata(super::folder::with_ending(&database, ending)).map_or(0, |file| file.len())
        };
        (bytes(""), bytes("-wal"))
    }

    /// Bytes that may still be written to the disk, where that can be asked.
    pub(crate) fn bytes_free(&self) -> Option<u64> {
        self.folder.as_ref()?.bytes_free()
    }
}
