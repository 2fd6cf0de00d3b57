//! How many requests and sockets may be open at the same time for one network and for one person. Connections are counted when
//! they are accepted; behind a proxy only this tells its clients apart.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hall::Person;

/// Requests and sockets of one person, whatever networks they come from.
const MOST_PER_PERSON: usize = 128;

#[derive(Debug)]
pub(crate) struct OpenRequests {
    most_per_network: usize,
    most_per_person: usize,
    counts: Arc<Mutex<Counts>>,
}

#[derive(Debug, Default)]
struct Counts {
    by_network: HashMap<IpAddr, usize>,
    by_person: HashMap<Person, usize>,
}

/// One request or socket that is counted as long as this lives.
#[derive(Debug)]
pub(crate) struct OpenRequest {
    counts: Arc<Mutex<Counts>>,
    network: Option<IpAddr>,
    person: Option<Person>,
}

impl OpenRequests {
    /// At most so many for each network; 0: no limit, for people neither.
    pub(crate) fn new(most_per_network: u32) -> OpenRequests {
        let (most_per_network, most_per_person) = match most_per_network {
            0 => (usize::MAX, usize::MAX),
            most => (most as usize, MOST_PER_PERSON),
        };
        OpenRequests { most_per_network, most_per_person, counts: Arc::default() }
    }

    /// Counts one more, if it is within the limits. The own machine has none.
    pub(crate) fn try_acquire(&self, network: Option<IpAddr>, person: Option<Person>) -> Option<OpenRequest> {
        let network = network.filter(|network| !network.is_loopback());
        let mut counts = lock(&self.counts);
        let is_full = network
            .is_some_and(|network| count(&counts.by_network, &network) >= self.most_per_network)
            || person.is_some_and(|person| count(&counts.by_person, &person) >= self.most_per_person);
        if is_full {
            return None;
        }
        if let Some(network) = network {
            *counts.by_network.entry(network).or_default() += 1;
        }
        if let Some(person) = person {
            *counts.by_person.entry(person).or_default() += 1;
        }
        Some(OpenRequest { counts: Arc::clone(&self.counts), network, person })
    }
}

impl Drop for OpenRequest {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts);
        if let Some(network) = self.network {
            decrease(&mut counts.by_network, &network);
        }
        if let Some(person) = self.person {
            decrease(&mut counts.by_person, &person);
        }
    }
}

fn count<K: Eq + Hash>(counts: &HashMap<K, usize>, key: &K) -> usize {
    counts.get(key).copied().unwrap_or(0)
}

fn decrease<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

fn lock(counts: &Mutex<Counts>) -> MutexGuard<'_, Counts> {
    counts.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_and_a_person_have_their_share_and_get_it_back() {
        let requests = OpenRequests::new(3);
        let network = |last: u8| Some(IpAddr::from([192, 0, 2, last]));
        let mut open: Vec<_> = (0..9).map_while(|_| requests.try_acquire(network(1), None)).collect();
        assert_eq!(open.len(), 3);
        assert!(requests.try_acquire(network(2), None).is_some(), "others are not concerned");
        open.pop();
        assert!(requests.try_acquire(network(1), None).is_some());
        let anna = Some(Person(1));
        let of_anna: Vec<_> = (0..=255).map_while(|last| requests.try_acquire(network(last), anna)).collect();
        assert_eq!(of_anna.len(), MOST_PER_PERSON, "from many networks, too");
        let local = Some(IpAddr::from([127, 0, 0, 1]));
        let local: Vec<_> = (0..9).map_while(|_| requests.try_acquire(local, None)).collect();
        assert_eq!(local.len(), 9, "the own machine is not limited");
        drop((open, of_anna, local));
        let counts = lock(&requests.counts);
        assert!(counts.by_network.is_empty() && counts.by_person.is_empty());
    }
}
