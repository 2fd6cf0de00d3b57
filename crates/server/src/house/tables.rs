//! The tables of the house: opened, woken, asked.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use hall::{Logged, Setup, Table};
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

use super::House;
use crate::actor::{self, Reply, TableRequest, TableTask};
use crate::cluster::{Answer, Claim, Forwarded, Holder, Lease, NobodyKnows};
use crate::error::ApiError;
use crate::fair_queue::Priority;
use crate::store::{LobbyChange, LobbyRow, NewTable, StoreError};
use crate::token;

/// Tables that are being woken, each with the lock of whoever wakes it.
pub(super) type Waking = HashMap<String, Arc<tokio::sync::Mutex<()>>>;

/// Where a table is awake.
enum Place {
    Here(mpsc::Sender<TableRequest>),
    There(Holder),
}

/// Between two tries to find out who has a table.
const MOMENT: Duration = Duration::from_millis(20);
/// How often a request is sent to a table that goes to sleep each time.
const ATTEMPTS: usize = 5;

impl House {
    /// Opens a table and returns its name, which is also the link to it.
    pub(crate) async fn open_table(&self, setup: Setup, network: Option<IpAddr>) -> Result<String, ApiError> {
        let name = token::table_name();
        let (table, opened) = Table::open(setup, self.time().now())?;
        let (lobby_row, most_tables) = (LobbyRow::of(&table), self.options().tables);
        let change = lobby_row.change();
        let opened_from = network.map(|network| token::keyed_hash(&self.0.network_key, &network.to_string()));
        let new = NewTable { table: name.clone(), opened, lobby_row, most_tables, opened_from };
        self.store().open_table(new).await?;
        self.lobby_changed(change).await;
        // Nobody else knows of it yet.
        if let Ok(lease) = self.claim(&name).await {
            self.start_table_task(&name, table, network, lease);
        }
        Ok(name)
    }

    /// Where a table is awake. One that sleeps is restored here from its log, once for all who want it at the same time.
    async fn place_of(&self, name: &str, network: Option<IpAddr>) -> Result<Place, ApiError> {
        if !token::is_table_name(name) {
            return Err(ApiError::no_table());
        }
        let Some(table) = self.awake_tables().get(name) else {
            return self.wake_table(name, network, None).await;
        };
        if self.cluster().is_some_and(|cluster| !cluster.is_sure()) {
            match self.claim(name).await {
                Ok(Some(lease)) => self.awake_tables().set_lease(name, lease),
                Ok(None) => {}
                Err(holder) => {
                    let _ = table.send(TableRequest::LeaseTaken).await;
                    return Ok(Place::There(holder));
                }
            }
        }
        Ok(Place::Here(table))
    }

    /// Restores a table here, unless another node has it, or had it and still has its lease.
    async fn wake_table(
        &self,
        name: &str,
        network: Option<IpAddr>,
        gone: Option<&Holder>,
    ) -> Result<Place, ApiError> {
        let waking = Arc::clone(self.lock_waking().entry(name.to_owned()).or_default());
        let woken = {
            let _first = waking.lock().await;
            match self.awake_tables().get(name) {
                Some(table) => Ok(Place::Here(table)),
                None => self.claim_and_restore(name, network, gone).await,
            }
        };
        // The map has one, and whoever waits has another.
        drop(waking);
        let mut all = self.lock_waking();
        if all.get(name).is_some_and(|waking| Arc::strong_count(waking) == 1) {
            all.remove(name);
        }
        woken
    }

    async fn claim_and_restore(
        &self,
        name: &str,
        network: Option<IpAddr>,
        gone: Option<&Holder>,
    ) -> Result<Place, ApiError> {
        if self.cluster().is_some() && *self.0.closing.borrow() {
            return Err(StoreError::Closed.into());
        }
        let taken = match (self.cluster(), gone) {
            (Some(cluster), Some(gone)) => cluster.take_over(name, gone).await.ok().flatten(),
            _ => None,
        };
        let lease = match taken {
            Some(lease) => Some(lease),
            None => match self.claim(name).await {
                Ok(lease) => lease,
                Err(holder) => return Ok(Place::There(holder)),
            },
        };
        let restored = self.restore_table(name, network, lease).await;
        if let (Some(cluster), Some(lease), Err(_)) = (self.cluster(), lease, &restored) {
            cluster.give_up(name, lease, 0).await;
        }
        restored.map(Place::Here)
    }

    /// The lease of a table, or who has it. Alone, and while nobody can know, a node needs none: the log says who was first.
    pub(crate) async fn claim(&self, name: &str) -> Result<Option<Lease>, Holder> {
        let Some(cluster) = self.cluster() else { return Ok(None) };
        match cluster.claim(name).await {
            Ok(Claim::Ours(lease)) => Ok(Some(lease)),
            Ok(Claim::Theirs(holder)) => Err(holder),
            Err(NobodyKnows) => Ok(None),
        }
    }

    /// Tells whoever looks at the lobby, here and on other nodes, that a row was stored.
    pub(crate) async fn lobby_changed(&self, change: LobbyChange) {
        if let Some(cluster) = self.cluster() {
            cluster.lobby_changed(&change).await;
        }
        self.lobby().changed(change);
    }

    /// Wakes a table here, if it is awake nowhere.
    pub(crate) async fn wake_here(&self, name: &str) -> Result<(), ApiError> {
        self.place_of(name, None).await.map(|_| ())
    }

    async fn restore_table(
        &self,
        name: &str,
        network: Option<IpAddr>,
        lease: Option<Lease>,
    ) -> Result<mpsc::Sender<TableRequest>, ApiError> {
        let permit = self.replay_permits().acquire(network, Priority::SomebodyWaits).await;
        let log = self.stored_log(name).await?;
        let table = name.to_owned();
        // A long match takes a while, in which others want to be served.
        let restored = tokio::task::spawn_blocking(move || {
            let restored = House::restore(&table, log);
            drop(permit);
            restored
        });
        let table = restored.await.unwrap_or_else(|_| Err(ApiError::no_answer()))?;
        self.start_table_task(name, table, network, lease).ok_or_else(ApiError::no_table)
    }

    /// The log of a table.
    pub(crate) async fn stored_log(&self, name: &str) -> Result<Vec<Logged>, ApiError> {
        if !token::is_table_name(name) {
            return Err(ApiError::no_table());
        }
        let log = self.store().log(name).await?;
        if log.is_empty() { Err(ApiError::no_table()) } else { Ok(log) }
    }

    /// Brings a table back from its log. One log that cannot be understood concerns no other table, even if reading it panics.
    pub(crate) fn restore(name: &str, log: Vec<Logged>) -> Result<Table, ApiError> {
        let broken = |what: String| StoreError::BrokenLog { table: name.to_owned(), what };
        let restored = std::panic::catch_unwind(|| Table::restore(log));
        let restored = restored.map_err(|_| broken("reading it panicked".to_owned()))?;
        Ok(restored.map_err(|error| broken(error.to_string()))?)
    }

    /// Sends a request to a table, wherever it is awake, and waits for the answer. A table that sleeps is woken.
    pub(crate) async fn ask_table<T: Answer>(
        &self,
        name: &str,
        network: Option<IpAddr>,
        request: impl Fn(Reply<T>) -> TableRequest,
    ) -> Result<T, ApiError> {
        for _ in 0..ATTEMPTS {
            let owner = match self.place_of(name, network).await? {
                Place::Here(table) => match ask_task(&table, &request).await {
                    Some(answer) => return answer,
                    None => continue,
                },
                Place::There(owner) => owner,
            };
            let Some(cluster) = self.cluster() else { break };
            let asked = request(oneshot::channel().0);
            match cluster.forward(&owner, name, network, &asked).await {
                Forwarded::Answer(Err(error)) if error.is_asleep() => {}
                Forwarded::Answer(answer) => return answer,
                // The lease is on its way to somebody else.
                Forwarded::NotThere => sleep(MOMENT).await,
                Forwarded::OwnerIsGone => _ = self.wake_table(name, network, Some(&owner)).await?,
                Forwarded::NobodyKnows => {
                    let woken = self.wake_table(name, network, Some(&owner)).await;
                    // It is not sent again: it may have happened.
                    if asked.changes_something() {
                        break;
                    }
                    woken?;
                }
            }
        }
        Err(ApiError::no_answer())
    }

    /// The same for another node, if the table is awake here or nowhere; nothing, if it is awake elsewhere.
    pub(crate) async fn ask_table_here<T>(
        &self,
        name: &str,
        network: Option<IpAddr>,
        request: impl Fn(Reply<T>) -> TableRequest,
    ) -> Option<Result<T, ApiError>> {
        for _ in 0..ATTEMPTS {
            match self.place_of(name, network).await {
                Ok(Place::Here(table)) => {
                    let answer = ask_task(&table, &request).await;
                    if answer.is_some() {
                        return answer;
                    }
                }
                Ok(Place::There(_)) => return None,
                Err(_) if *self.0.closing.borrow() => return None,
                Err(error) => return Some(Err(error)),
            }
        }
        Some(Err(ApiError::no_answer()))
    }

    /// Tells a table that one of its sockets was closed. A table that sleeps has no sockets and is not woken.
    pub(crate) fn socket_closed(&self, name: &str) {
        if let Some(table) = self.awake_tables().get(name) {
            let _ = table.try_send(TableRequest::SocketClosed);
        }
    }

    /// Starts the task of a table; `None`, if the table is being deleted.
    fn start_table_task(
        &self,
        name: &str,
        table: Table,
        network: Option<IpAddr>,
        lease: Option<Lease>,
    ) -> Option<mpsc::Sender<TableRequest>> {
        let (sender, requests) = mpsc::channel(256);
        let table_use = self.awake_tables().insert(name, network, lease, &sender)?;
        let (house, name, own_sender) = (self.clone(), name.to_owned(), sender.clone());
        let task = TableTask { house, name, table, network, table_use, sender: own_sender };
        tokio::spawn(actor::run(task, requests));
        Some(sender)
    }

    fn lock_waking(&self) -> MutexGuard<'_, Waking> {
        self.0.waking.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Sends a request to the task of a table. Nothing, if it has gone to sleep and nothing was done.
async fn ask_task<T>(
    table: &mpsc::Sender<TableRequest>,
    request: impl Fn(Reply<T>) -> TableRequest,
) -> Option<Result<T, ApiError>> {
    let (reply, answer) = oneshot::channel();
    table.send(request(reply)).await.ok()?;
    match answer.await {
        Ok(Err(error)) if error.is_asleep() => None,
        Ok(answer) => Some(answer),
        // It is not sent again: it may have happened.
        Err(_) => Some(Err(ApiError::no_answer())),
    }
}

#[cfg(test)]
mod tests {
    use hall::Person;

    use super::super::tests::house_with;
    use super::*;
    use crate::house::Options;

    /// A table of two open seats, opened from this network.
    async fn open_table(house: &House, network: u8) -> String {
        let config = hall::catalog::complete("speicherstadt", 2, serde_json::Map::new()).expect("it exists");
        let setup = Setup {
            game: "speicherstadt".to_owned(),
            config,
            seats: vec![hall::SeatPlan::Open; 2],
            pace: hall::Pace::NoClock,
            privacy: hall::Privacy::Public,
            several_seats: false,
            lesson: None,
            host: Person(u64::from(network)),
        };
        house.open_table(setup, Some(IpAddr::from([192, 0, 2, network]))).await.expect("there is room")
    }

    async fn look(house: &House, table: &str, network: u8) -> Result<Vec<axum::body::Bytes>, ApiError> {
        let network = Some(IpAddr::from([192, 0, 2, network]));
        let perspective = crate::actor::Perspective { person: None, network, seat: None };
        let request = |reply| TableRequest::Messages { perspective, since: None, reply };
        house.ask_table(table, network, request).await
    }

    #[tokio::test]
    async fn above_the_limit_idle_tables_sleep_and_nobody_is_refused() {
        let house = house_with("awake", Options { awake: 4, ..Options::default() }).await;
        let mine = open_table(&house, 1).await;
        let mut theirs = Vec::new();
        for _ in 0..20 {
            theirs.push(open_table(&house, 2).await);
        }
        assert!(house.awake_tables().get(&mine).is_some(), "the network with many tables pays for them");
        for table in theirs.iter().chain([&mine]) {
            assert_eq!(look(&house, table, 3).await.map(|messages| messages.len()).ok(), Some(1), "{table}");
        }
        // Those that were told to sleep need a moment for it.
        while house.awake_tables().len() > 4 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_table_that_many_want_is_woken_once() {
        let house = house_with("woken", Options::default()).await;
        let table = open_table(&house, 1).await;
        let sender = house.awake_tables().get(&table).expect("it was just opened");
        sender.send(TableRequest::Sleep).await.expect("it is awake");
        sender.closed().await;
        let looks: Vec<_> = (0..100)
            .map(|n| {
                let (house, table) = (house.clone(), table.clone());
                tokio::spawn(async move { look(&house, &table, n).await.is_ok() })
            })
            .collect();
        for seen in looks {
            assert!(seen.await.expect("it does not panic"));
        }
        assert!(house.lock_waking().is_empty());
    }
}
