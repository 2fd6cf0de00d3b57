//! The house: the state that everything in the server shares, with all tables that are awake and the way to wake the others.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hall::{Logged, Setup, Table};
use table::Seed;
use tokio::sync::{mpsc, oneshot, watch};

use crate::actor::{self, Reply, TableRequest, TableTask};
use crate::awake_tables::AwakeTables;
use crate::error::ApiError;
use crate::fair_queue::{FairQueue, Priority};
use crate::house_time::HouseTime;
use crate::housekeeping::Retention;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::open_requests::OpenRequests;
use crate::password::Passwords;
use crate::people_limits::PeopleLimits;
use crate::rate_limits::RateLimits;
use crate::replays::ReplayCache;
use crate::session::SessionCache;
use crate::session_ends::SessionEnds;
use crate::store::{LobbyRow, NewTable, Store, StoreError};
use crate::token;

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// How long bots seem to think.
    pub bot_pause: Duration,
    /// Requests that one client may make in a second, on average. 0: no limit.
    pub rate: u32,
    /// Tables that one person may have open, unfinished. 0: no limit.
    pub tables: u32,
    /// Tables that may be awake at the same time, besides those that somebody plays at. 0: no limit.
    pub awake: u32,
    /// Connections at the same time. 0: no limit.
    pub connections: u32,
    /// Connections of one address, and requests and sockets that are open for it at the same time; but for the own machine's and
    /// the proxy's. 0: no limit.
    pub per_address: u32,
    /// A proxy that says for whom it asks (`X-Forwarded-For`).
    pub proxy: Option<IpAddr>,
    /// Cookies are for HTTPS only.
    pub secure: bool,
    /// Days after which a session of an account ends that nobody uses. 0: never.
    pub session_days: u32,
    /// How long a connection may be idle, or take to send the head of a request.
    pub head: Duration,
    /// What is kept for how long.
    pub retention: Retention,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            bot_pause: Duration::from_millis(600),
            rate: 50,
            tables: 50,
            awake: 4096,
            connections: 8192,
            per_address: 256,
            proxy: None,
            secure: false,
            session_days: 30,
            head: Duration::from_secs(20),
            retention: Retention::default(),
        }
    }
}

/// The shared state of the server. Clones are the same house.
#[derive(Clone, Debug)]
pub struct House(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    time: HouseTime,
    options: Options,
    awake_tables: AwakeTables,
    /// Tables that are being woken: whoever wants the same one waits for it.
    waking: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
    lobby: Lobby,
    metrics: Metrics,
    rate_limits: RateLimits,
    open_requests: OpenRequests,
    /// One permit for each bot that may think at the same time, in turns by the network that opened or woke the table.
    bot_permits: FairQueue<Option<IpAddr>>,
    /// One permit for each match that may be read from its log at the same time, in turns by the network that asks.
    replay_permits: FairQueue<Option<IpAddr>>,
    replay_cache: ReplayCache,
    /// Networks are stored as hashes with this key, which nobody knows and which ends with the server.
    network_key: [u8; 32],
    session_cache: Mutex<SessionCache>,
    session_ends: SessionEnds,
    people_limits: PeopleLimits,
    passwords: Passwords,
    /// Whether the server is being stopped.
    closing: watch::Sender<bool>,
}

impl House {
    /// A house on this store, with no table awake.
    pub async fn new(store: Store, options: Options) -> Result<House, StoreError> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Ok(House(Arc::new(Inner {
            time: HouseTime::resume(&store).await?,
            metrics: Metrics::new(store.metrics()),
            store,
            rate_limits: RateLimits::new(options.rate),
            open_requests: OpenRequests::new(options.per_address),
            awake_tables: AwakeTables::new(options.awake),
            waking: Mutex::default(),
            lobby: Lobby::new(),
            people_limits: PeopleLimits::new(options.rate > 0),
            session_ends: SessionEnds::default(),
            options,
            bot_permits: FairQueue::new(cores),
            // Most of the cores are for those who play.
            replay_permits: FairQueue::new(cores / 2),
            replay_cache: ReplayCache::default(),
            network_key: token::random(),
            session_cache: Mutex::default(),
            passwords: Passwords::new(cores),
            closing: watch::Sender::new(false),
        })))
    }

    pub(crate) fn time(&self) -> &HouseTime {
        &self.0.time
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn options(&self) -> &Options {
        &self.0.options
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn rate_limits(&self) -> &RateLimits {
        &self.0.rate_limits
    }

    pub(crate) fn awake_tables(&self) -> &AwakeTables {
        &self.0.awake_tables
    }

    pub(crate) fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    pub(crate) fn open_requests(&self) -> &OpenRequests {
        &self.0.open_requests
    }

    pub(crate) fn bot_permits(&self) -> FairQueue<Option<IpAddr>> {
        self.0.bot_permits.clone()
    }

    pub(crate) fn replay_permits(&self) -> &FairQueue<Option<IpAddr>> {
        &self.0.replay_permits
    }

    pub(crate) fn replay_cache(&self) -> &ReplayCache {
        &self.0.replay_cache
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    /// Tells whatever waits for something that nothing more comes.
    pub(crate) fn close(&self) {
        self.0.closing.send_replace(true);
    }

    /// Returns when the server is being stopped.
    pub(crate) async fn closing(&self) {
        let _ = self.0.closing.subscribe().wait_for(|closing| *closing).await;
    }

    pub(crate) fn session_cache(&self) -> MutexGuard<'_, SessionCache> {
        self.0.session_cache.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn session_ends(&self) -> &SessionEnds {
        &self.0.session_ends
    }

    pub(crate) fn people_limits(&self) -> &PeopleLimits {
        &self.0.people_limits
    }

    /// Opens a table and returns its name, which is also the link to it.
    pub(crate) async fn open_table(&self, setup: Setup, network: Option<IpAddr>) -> Result<String, ApiError> {
        let name = token::table_name();
        let (table, opened) = Table::open(setup, self.time().now())?;
        let (lobby_row, most_tables) = (LobbyRow::of(&table), self.options().tables);
        let change = lobby_row.change();
        let opened_from = network.map(|network| token::keyed_hash(&self.0.network_key, &network.to_string()));
        let new = NewTable { table: name.clone(), opened, lobby_row, most_tables, opened_from };
        self.store().open_table(new).await?;
        self.lobby().changed(change);
        self.start_table_task(&name, table, network);
        Ok(name)
    }

    /// The way to a table's task. A table that sleeps is restored from its log, once for all who want it at the same time.
    async fn wake_table(
        &self,
        name: &str,
        network: Option<IpAddr>,
    ) -> Result<mpsc::Sender<TableRequest>, ApiError> {
        if !token::is_table_name(name) {
            return Err(ApiError::no_table());
        }
        if let Some(table) = self.awake_tables().get(name) {
            return Ok(table);
        }
        let waking = Arc::clone(self.lock_waking().entry(name.to_owned()).or_default());
        let woken = {
            let _first = waking.lock().await;
            match self.awake_tables().get(name) {
                Some(table) => Ok(table),
                None => self.restore_table(name, network).await,
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

    async fn restore_table(
        &self,
        name: &str,
        network: Option<IpAddr>,
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
        self.start_table_task(name, table, network).ok_or_else(ApiError::no_table)
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

    /// Sends a request to a table and waits for the answer. A table that sleeps is woken.
    pub(crate) async fn ask_table<T>(
        &self,
        name: &str,
        network: Option<IpAddr>,
        request: impl Fn(Reply<T>) -> TableRequest,
    ) -> Result<T, ApiError> {
        for _ in 0..ATTEMPTS {
            let table = self.wake_table(name, network).await?;
            let (reply, answer) = oneshot::channel();
            if table.send(request(reply)).await.is_err() {
                continue;
            }
            match answer.await {
                Ok(Err(error)) if error.is_asleep() => {}
                Ok(answer) => return answer,
                // It is not sent again: it may have happened.
                Err(_) => break,
            }
        }
        Err(ApiError::no_answer())
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
    ) -> Option<mpsc::Sender<TableRequest>> {
        let (sender, requests) = mpsc::channel(256);
        let table_use = self.awake_tables().insert(name, network, &sender)?;
        let (house, name, own_sender) = (self.clone(), name.to_owned(), sender.clone());
        let task = TableTask { house, name, table, network, table_use, sender: own_sender };
        tokio::spawn(actor::run(task, requests));
        Some(sender)
    }

    fn lock_waking(&self) -> MutexGuard<'_, HashMap<String, Arc<tokio::sync::Mutex<()>>>> {
        self.0.waking.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How often a request is sent to a table that goes to sleep each time.
const ATTEMPTS: usize = 5;

/// A seed from the operating system, for a match of people.
pub(crate) fn fresh_seed() -> Seed {
    Seed::new(token::random())
}

#[cfg(test)]
pub(crate) mod tests {
    use hall::Person;

    use super::*;

    /// A house of its own for a test, with limits as by default.
    pub(crate) async fn house(name: &str) -> House {
        house_with(name, Options::default()).await
    }

    pub(crate) async fn house_with(name: &str, options: Options) -> House {
        let here = std::env::current_exe().expect("a test runs");
        let folder = here.with_file_name(format!("house-{name}"));
        let _ = std::fs::remove_dir_all(&folder);
        let folder = crate::DataFolder::lock(&folder).expect("a fresh folder");
        House::new(Store::open(folder).await.expect("a fresh folder"), options).await.expect("a fresh store")
    }

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
