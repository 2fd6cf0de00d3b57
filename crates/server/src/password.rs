//! Passwords. Hashing them takes time and memory on purpose, so only a few are hashed at once and few more may wait.

use std::sync::Arc;

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Argon2, PasswordHash};
use axum::http::StatusCode;
use tokio::sync::Semaphore;

use crate::error::ApiError;

/// How many may wait for their turn; it comes within seconds.
const MOST_WAITING: usize = 32;

/// The hash of a password that nobody has.
const DUMMY_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$mPn1BwYp2KTtnU2GWTTjbUyMGYfeVDmZZXoYlCDLW1A";

/// Hashes and verifies passwords, a few at the same time.
#[derive(Debug)]
pub(crate) struct Passwords {
    /// Those who wait or are served.
    admitted: Arc<Semaphore>,
    /// Those who are served.
    served: Arc<Semaphore>,
}

impl Passwords {
    pub(crate) fn new(at_once: usize) -> Passwords {
        Passwords {
            admitted: Arc::new(Semaphore::new(at_once + MOST_WAITING)),
            served: Arc::new(Semaphore::new(at_once)),
        }
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

    /// Runs slow work on a blocking thread when it is its turn.
    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
        let busy = |_| ApiError::too_many("many are logging in; try again in a few seconds", 5);
        let failed = |_| ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "something went wrong");
        let admitted = Arc::clone(&self.admitted).try_acquire_owned().map_err(busy)?;
        let served = Arc::clone(&self.served).acquire_owned().await;
        // The permits move along: a client that hangs up makes room only when the work is done.
        let work = move || {
            let _permits = (admitted, served);
            work()
        };
        tokio::task::spawn_blocking(work).await.map_err(failed)
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
    async fn few_are_hashed_at_once_and_few_more_wait() {
        let passwords = Arc::new(Passwords::new(2));
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let one = |_| {
            let (passwords, now, most) = (Arc::clone(&passwords), Arc::clone(&now), Arc::clone(&most));
            tokio::spawn(async move {
                let work = move || {
                    most.fetch_max(now.fetch_add(1, SeqCst) + 1, SeqCst);
                    std::thread::sleep(Duration::from_millis(5));
                    now.fetch_sub(1, SeqCst);
                };
                passwords.run(work).await.is_ok()
            })
        };
        let all: Vec<_> = (0..50).map(one).collect();
        let mut served = 0;
        for one in all {
            served += usize::from(one.await.unwrap_or(false));
        }
        assert_eq!((served, most.load(SeqCst)), (2 + MOST_WAITING, 2));
    }
}
