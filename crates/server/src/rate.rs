//! Nobody may ask more than the house can bear: a bucket of requests for each client, filled again by time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

use hall::Person;

/// More clients than this at the same time are forgotten and begin anew.
const MOST_CLIENTS: usize = 100_000;
/// A bucket holds so many seconds' worth.
const BURST: f64 = 10.0;

/// Who asks.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) enum Client {
    Person(Person),
    Address(IpAddr),
}

#[derive(Debug)]
pub(crate) struct Rates {
    per_second: f64,
    buckets: Mutex<HashMap<Client, (f64, Instant)>>,
}

impl Rates {
    pub(crate) fn new(per_second: u32) -> Rates {
        Rates { per_second: f64::from(per_second), buckets: Mutex::default() }
    }

    /// May this client ask one more thing now?
    pub(crate) fn allow(&self, client: Client) -> bool {
        self.allow_at(client, Instant::now())
    }

    fn allow_at(&self, client: Client, now: Instant) -> bool {
        if self.per_second == 0.0 {
            return true;
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if buckets.len() >= MOST_CLIENTS {
            buckets.clear();
        }
        let full = self.per_second * BURST;
        let (left, since) = buckets.entry(client).or_insert((full, now));
        *left = (*left + now.duration_since(*since).as_secs_f64() * self.per_second).min(full);
        *since = now;
        let allowed = *left >= 1.0;
        if allowed {
            *left -= 1.0;
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let rates = Rates::new(2);
        let (anna, bert) = (Client::Person(Person(1)), Client::Person(Person(2)));
        let start = Instant::now();
        let allowed = (0..100).filter(|_| rates.allow_at(anna, start)).count();
        assert_eq!(allowed, 20);
        assert!(rates.allow_at(bert, start), "others are not concerned");
        assert!(!rates.allow_at(anna, start + Duration::from_millis(400)));
        assert!(rates.allow_at(anna, start + Duration::from_secs(1)));
        assert!((0..1000).all(|_| Rates::new(0).allow_at(anna, start)));
    }
}
