//! Threads for one kind of slow work, apart from those that serve people.

use std::time::Duration;

use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinHandle;

/// A thread with nothing to do for so long ends. The allocator then gives back to the system what was freed a second ago or
/// earlier, which it does not while all threads rest.
const IDLE: Duration = Duration::from_secs(2);

/// At most so many threads, which come and go as they are needed; work is begun in the order in which it came.
#[derive(Debug)]
pub(crate) struct OwnThreads {
    /// It runs nothing but blocking work. There until this is dropped.
    runtime: Option<Runtime>,
}

impl OwnThreads {
    /// Each of them calls `start` first.
    pub(crate) fn new(most: usize, name: &str, start: fn()) -> OwnThreads {
        let mut builder = Builder::new_current_thread();
        builder
            .max_blocking_threads(most.max(1))
            .thread_keep_alive(IDLE)
            .thread_name(name)
            .on_thread_start(start);
        OwnThreads { runtime: Some(builder.build().expect("without sockets and clocks nothing can fail")) }
    }

    /// Runs work on one of the threads. Waiting for it fails if it panics, and if the server is being stopped.
    pub(crate) fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
        self.runtime.as_ref().expect("it is there until this is dropped").spawn_blocking(work)
    }
}

/// Work that is still being done is left to itself: whoever drops this may not wait.
impl Drop for OwnThreads {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
