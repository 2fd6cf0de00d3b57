//! The tables that are awake. Above the limit a table that nobody plays at is put to sleep, rather than anybody refused.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::mpsc;

use crate::actor::TableRequest;
use crate::cluster::Lease;

/// Whether somebody needs a table awake. Its task keeps it up to date.
#[derive(Debug, Default)]
pub(crate) struct TableUse(AtomicU8);

/// From whom nobody misses it to whom it must not be taken from.
#[derive(Copy, Clone, Eq, PartialEq, PartialOrd, Ord, Debug)]
pub(crate) enum Need {
    /// Nobody is there, and nothing happens.
    Nobody = 0,
    /// Nobody is there, but bots play.
    BotsPlay = 1,
    /// Somebody looks on, or has their seat where no match is being played.
    Watched = 2,
    /// Somebody who is there plays a match that is not over.
    Played = 3,
}

impl TableUse {
    pub(crate) fn set(&self, need: Need) {
        self.0.store(need as u8, Relaxed);
    }

    pub(crate) fn get(&self) -> Need {
        match self.0.load(Relaxed) {
            0 => Need::Nobody,
            1 => Need::BotsPlay,
            2 => Need::Watched,
            _ => Need::Played,
        }
    }
}

/// All tables that are awake, by their names.
#[derive(Debug)]
pub(crate) struct AwakeTables {
    /// Tables that nobody plays at are so many at most; those that somebody plays at are bounded by connections.
    most: usize,
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    awake: HashMap<String, AwakeTable>,
    /// Tables that are being deleted, and cannot be woken.
    closed: HashSet<String>,
}

#[derive(Debug)]
struct AwakeTable {
    sender: mpsc::Sender<TableRequest>,
    /// Who opened or woke it.
    network: Option<IpAddr>,
    last_asked: Instant,
    table_use: Arc<TableUse>,
    /// The right to have it awake here, where there are several nodes.
    lease: Option<Lease>,
    /// It has been told to go to sleep, and does so after what it was asked before.
    goes_to_sleep: bool,
}

impl AwakeTables {
    /// At most so many that nobody plays at; 0: no limit.
    pub(crate) fn new(most: u32) -> AwakeTables {
        let most = if most == 0 { usize::MAX } else { most as usize };
        AwakeTables { most, inner: Mutex::default() }
    }

    pub(crate) fn len(&self) -> usize {
        self.lock().awake.len()
    }

    /// The way to a table's task, if the table is awake.
    pub(crate) fn get(&self, name: &str) -> Option<mpsc::Sender<TableRequest>> {
        let mut inner = self.lock();
        let table = inner.awake.get_mut(name).filter(|table| !table.sender.is_closed())?;
        table.last_asked = Instant::now();
        Some(table.sender.clone())
    }

    /// Adds a table whose task is about to begin, and puts others to sleep if there are too many. `None`, if it is being deleted.
    pub(crate) fn insert(
        &self,
        name: &str,
        network: Option<IpAddr>,
        lease: Option<Lease>,
        sender: &mpsc::Sender<TableRequest>,
    ) -> Option<Arc<TableUse>> {
        let mut inner = self.lock();
        if inner.closed.contains(name) {
            return None;
        }
        let table_use = Arc::<TableUse>::default();
        let table = AwakeTable {
            sender: sender.clone(),
            network,
            last_asked: Instant::now(),
            table_use: Arc::clone(&table_use),
            lease,
            goes_to_sleep: false,
        };
        inner.put_to_sleep_above(self.most.saturating_sub(1));
        inner.awake.insert(name.to_owned(), table);
        Some(table_use)
    }

    /// Removes a table whose task ends, unless another task of the same table has begun. Returns its lease.
    pub(crate) fn remove(&self, name: &str, sender: &mpsc::Sender<TableRequest>) -> Option<Lease> {
        let mut inner = self.lock();
        let is_same = inner.awake.get(name).is_some_and(|table| table.sender.same_channel(sender));
        if is_same { inner.awake.remove(name)?.lease } else { None }
    }

    /// All tables with their leases.
    pub(crate) fn leases(&self) -> Vec<(String, Option<Lease>)> {
        self.lock().awake.iter().map(|(name, table)| (name.clone(), table.lease)).collect()
    }

    pub(crate) fn set_lease(&self, name: &str, lease: Lease) {
        if let Some(table) = self.lock().awake.get_mut(name) {
            table.lease = Some(lease);
        }
    }

    /// The ways to all tables, and whether a match is being played there.
    pub(crate) fn senders(&self) -> Vec<(String, mpsc::Sender<TableRequest>, bool)> {
        let is_played = |table: &AwakeTable| matches!(table.table_use.get(), Need::Played | Need::BotsPlay);
        let all = self.lock();
        all.awake.iter().map(|(name, table)| (name.clone(), table.sender.clone(), is_played(table))).collect()
    }

    /// Keeps a table that sleeps from being woken, until [`AwakeTables::reopen`]. False, if it is awake.
    pub(crate) fn close_sleeping(&self, name: &str) -> bool {
        let mut inner = self.lock();
        let sleeps = !inner.awake.contains_key(name);
        if sleeps {
            inner.closed.insert(name.to_owned());
        }
        sleeps
    }

    pub(crate) fn reopen(&self, name: &str) {
        self.lock().closed.remove(name);
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    /// Tells tables to go to sleep until at most so many are left that nobody plays at: first those that nobody needs, of
    /// these those of the network that has most, of these the one that was asked longest ago.
    fn put_to_sleep_above(&mut self, most: usize) {
        if self.awake.len() <= most {
            return;
        }
        let sleepable = |table: &AwakeTable| !table.goes_to_sleep && table.table_use.get() != Need::Played;
        let mut of_network: HashMap<Option<IpAddr>, usize> = HashMap::new();
        for table in self.awake.values().filter(|table| sleepable(table)) {
            *of_network.entry(table.network).or_default() += 1;
        }
        let mut left: usize = of_network.values().sum();
        while left > most {
            let tables = self.awake.values_mut().filter(|table| sleepable(table));
            let chosen = tables.min_by_key(|table| {
                let from_network = of_network.get(&table.network).copied().unwrap_or(0);
                (table.table_use.get(), std::cmp::Reverse(from_network), table.last_asked)
            });
            let Some(table) = chosen else { return };
            // A table whose queue is full is busy; it is passed over this time.
            table.goes_to_sleep = table.sender.try_send(TableRequest::Sleep).is_ok();
            if !table.goes_to_sleep {
                table.last_asked = Instant::now();
            }
            if let Some(from_network) = of_network.get_mut(&table.network) {
                *from_network = from_network.saturating_sub(1);
            }
            left -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Woken {
        requests: mpsc::Receiver<TableRequest>,
        table_use: Arc<TableUse>,
    }

    impl Woken {
        fn new(tables: &AwakeTables, name: &str, network: u8) -> Woken {
            let (sender, requests) = mpsc::channel(4);
            let network = Some(IpAddr::from([192, 0, 2, network]));
            let table_use = tables.insert(name, network, None, &sender).expect("it is not being deleted");
            Woken { requests, table_use }
        }

        fn is_told_to_sleep(&mut self) -> bool {
            matches!(self.requests.try_recv(), Ok(TableRequest::Sleep))
        }
    }

    #[test]
    fn the_network_with_most_tables_loses_the_one_asked_longest_ago() {
        let tables = AwakeTables::new(4);
        let mut only = Woken::new(&tables, "only", 1);
        let mut many: Vec<Woken> = (0..3).map(|n| Woken::new(&tables, &format!("many{n}"), 2)).collect();
        assert!(tables.get("many0").is_some(), "it was asked last");
        let _new = Woken::new(&tables, "new", 3);
        let told: Vec<bool> = many.iter_mut().map(Woken::is_told_to_sleep).collect();
        assert_eq!((only.is_told_to_sleep(), told), (false, vec![false, true, false]));
    }

    #[test]
    fn who_plays_is_never_put_to_sleep_and_takes_no_place() {
        let tables = AwakeTables::new(2);
        let mut played: Vec<Woken> = (0..5).map(|n| Woken::new(&tables, &format!("played{n}"), 1)).collect();
        for table in &mut played {
            table.table_use.set(Need::Played);
            while table.requests.try_recv().is_ok() {}
        }
        let mut watched = Woken::new(&tables, "watched", 2);
        watched.table_use.set(Need::Watched);
        let mut idle = Woken::new(&tables, "idle", 3);
        assert!(!idle.is_told_to_sleep() && !watched.is_told_to_sleep(), "two have room");
        let _one_more = Woken::new(&tables, "one more", 4);
        assert!(idle.is_told_to_sleep() && !watched.is_told_to_sleep());
        assert!(played.iter_mut().all(|table| !table.is_told_to_sleep()));
    }

    #[test]
    fn what_is_being_deleted_is_not_woken() {
        let tables = AwakeTables::new(2);
        let _awake = Woken::new(&tables, "awake", 1);
        assert!(!tables.close_sleeping("awake"));
        assert!(tables.close_sleeping("sleeps"));
        let (sender, _requests) = mpsc::channel(1);
        assert!(tables.insert("sleeps", None, None, &sender).is_none());
        tables.reopen("sleeps");
        assert!(tables.insert("sleeps", None, None, &sender).is_some());
    }
}
