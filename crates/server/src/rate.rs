//! Nobody may ask more than the house can bear: a bucket of requests for each client, filled again by time.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Mutex;
use std::time::Instant;

use hall::Person;

/// More clients than this at the same time are forgotten and begin anew.
const MOST_CLIENTS: usize = 100_000;
/// A bucket holds so many seconds' worth.
const BURST: f64 = 10.0;
/// Behind one address may be a family or a school.
const PEOPLE_AT_AN_ADDRESS: f64 = 4.0;

/// Who asks, and for what.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) enum Client {
    Person(Person),
    Address(IpAddr),
    /// What makes somebody new, or lets somebody in: dear, and seldom needed.
    Door(IpAddr),
    /// Wrong passwords for the account with this hash.
    Account([u8; 32]),
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

    /// May this person ask one more thing from this address? The address pays in any case.
    pub(crate) fn admit(&self, address: Option<IpAddr>, person: Option<Person>) -> bool {
        address.is_none_or(|address| self.allow(Client::Address(address)))
            && person.is_none_or(|person| self.allow(Client::Person(person)))
    }

    /// It was not what this client is counted for.
    pub(crate) fn give_back(&self, client: Client) {
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some((left, _)) = buckets.get_mut(&client) {
            *left += 1.0;
        }
    }

    /// How many a second, and how many at once.
    fn budget(&self, client: Client) -> (f64, f64) {
        match client {
            Client::Person(_) => (self.per_second, self.per_second * BURST),
            Client::Address(_) => {
                let per_second = self.per_second * PEOPLE_AT_AN_ADDRESS;
                (per_second, per_second * BURST)
            }
            Client::Door(_) => (1.0, 60.0),
            Client::Account(_) => (1.0 / 60.0, 10.0),
        }
    }

    fn allow_at(&self, client: Client, now: Instant) -> bool {
        if self.per_second == 0.0 {
            return true;
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if buckets.len() >= MOST_CLIENTS {
            buckets.clear();
        }
        let (per_second, full) = self.budget(client);
        let (left, since) = buckets.entry(client).or_insert((full, now));
        *left = (*left + now.duration_since(*since).as_secs_f64() * per_second).min(full);
        *since = now;
        let allowed = *left >= 1.0;
        if allowed {
            *left -= 1.0;
        }
        allowed
    }
}

/// Whose address this is: of IPv6 everybody has 2^64, so the first half counts.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address @ IpAddr::V4(_) => address,
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

    /// Or whoever makes himself a new name is always a new client.
    #[test]
    fn an_address_pays_for_all_its_people() {
        let rates = Rates::new(1);
        let address = Some(IpAddr::from([192, 0, 2, 1]));
        let admitted = (0..100).filter(|n| rates.admit(address, Some(Person(*n)))).count();
        assert_eq!(admitted, 40);
    }

    #[test]
    fn a_network_is_one_client() {
        let of = |text: &str| network(text.parse().unwrap_or(IpAddr::from([0; 4])));
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"));
        assert_ne!(of("192.0.2.7"), of("192.0.2.8"));
    }
}
