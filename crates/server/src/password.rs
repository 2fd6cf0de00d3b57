//! Passwords. Hashing them takes time and memory on purpose, so a few threads of their own do it, for one after another.

use std::sync::Arc;

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Argon2, PasswordHash};
use axum::http::StatusCode;
use tokio::sync::Semaphore;

use crate::error::ApiError;
use crate::own_threads::OwnThreads;

/// Each needs 19 MB while it hashes. On the threads that serve everything else as well, each of those would keep as much.
const MOST_WORKERS: usize = 2;
/// How many may wait for their turn, which comes in the order in which they asked, within seconds.
const MOST_WAITING: usize = 256;

/// The hash of a password that nobody has.
const DUMMY_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$mPn1BwYp2KTtnU2GWTTjbUyMGYfeVDmZZXoYlCDLW1A";

/// Hashes and verifies passwords, a few at the same time.
#[derive(Debug)]
pub(crate) struct Passwords {
    threads: OwnThreads,
    /// Those who wait or are served.
    admitted: Arc<Semaphore>,
    most_admitted: usize,
}

impl Passwords {
    /// With a thread for each core, but for machines that have many.
    pub(crate) fn new(cores: usize) -> Passwords {
        let workers = cores.min(MOST_WORKERS);
        let most_admitted = workers + MOST_WAITING;
        let threads = OwnThreads::new(workers, "password", || ());
        Passwords { threads, admitted: Arc::new(Semaphore::new(most_admitted)), most_admitted }
    }

    /// How many passwords wait to be hashed or are being hashed.
    pub(crate) fn queue_depth(&self) -> usize {
        self.most_admitted - self.admitted.available_permits()
    }

    /// The hash of a new password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, ApiError> {
        let hash = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
        self.run(hash).await?.map_err(|_| ApiError::bad_request("password: it cannot be used"))
    }

    /// Whether a password has this hash. An account that does not exist takes as long as a password that is wrong.
    pub(crate) async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, ApiError> {
        let exists = hash.is_some();
        let right = self.run(move || {
            let hash = hash.as_deref().unwrap_or(DUMMY_HASH);
            let hash = PasswordHash::new(hash);
            hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        });
        Ok(right.await? && exists)
    }

    /// Runs slow work on one of the threads when it is its turn.
    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
        let busy = |_| ApiError::too_many("many are logging in; try again in a few seconds", 5);
        let failed = |_| ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "something went wrong");
        let admitted = Arc::clone(&self.admitted).try_acquire_owned().map_err(busy)?;
        // The permit moves along: a client that hangs up makes room only when the work is done.
        let job = move || {
            let done = work();
            drop(admitted);
            done
        };
        self.threads.run(job).await.map_err(failed)
    }
}

/// Whether a password is of a length that is accepted.
pub(crate) fn check_length(password: &str) -> Result<(), ApiError> {
    let letters = password.chars().count();
    if (8..=200).contains(&letters) {
        Ok(())
    } else {
        Err(ApiError::bad_request("password: 8 to 200 characters"))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn few_are_hashed_at_once_and_some_more_wait() {
        let passwords = Arc::new(Passwords::new(2));
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        // Nothing is done before all have asked.
        let asked = Arc::new(AtomicUsize::new(0));
        let all = 2 + MOST_WAITING + 20;
        let one = |_| {
            let (passwords, now, most) = (Arc::clone(&passwords), Arc::clone(&now), Arc::clone(&most));
            let asked = Arc::clone(&asked);
            tokio::spawn(async move {
                asked.fetch_add(1, SeqCst);
                let work = move || {
                    most.fetch_max(now.fetch_add(1, SeqCst) + 1, SeqCst);
                    while asked.load(SeqCst) < all {
                        std::thread::sleep(Duration::from_millis(1));
                    }
                    now.fetch_sub(1, SeqCst);
                };
                passwords.run(work).await.is_ok()
            })
        };
        let tasks: Vec<_> = (0..all).map(one).collect();
        let mut served = 0;
        for task in tasks {
            served += usize::from(task.await.unwrap_or(false));
        }
        // When the last one asks, the first may be done.
        assert!((2 + MOST_WAITING..=3 + MOST_WAITING).contains(&served), "{served}");
        assert!(most.load(SeqCst) <= 2 && passwords.queue_depth() == 0);
    }

    #[tokio::test]
    async fn work_that_panics_takes_nobody_along() {
        let passwords = Passwords::new(1);
        assert!(passwords.run(|| panic!("on purpose")).await.is_err());
        assert_eq!(passwords.run(|| 7).await.ok(), Some(7));
    }
}
