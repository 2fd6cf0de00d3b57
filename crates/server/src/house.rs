//! The house: the state that everything in the server shares, with all tables that are awake and the way to wake the others.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use hall::{Setup, Table};
use table::Seed;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::actor::{self, Reply, TableRequest};
use crate::error::ApiError;
use crate::house_time::HouseTime;
use crate::metrics::Metrics;
use crate::password::Passwords;
use crate::people_limits::PeopleLimits;
use crate::rate_limits::RateLimits;
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
    /// Tables that may be awake at the same time. 0: no limit.
    pub awake: u32,
    /// Connections at the same time. 0: no limit.
    pub connections: u32,
    /// Connections of one address, but for the own machine's and the proxy's. 0: no limit.
    pub per_address: u32,
    /// A proxy that says for whom it asks (`X-Forwarded-For`).
    pub proxy: Option<IpAddr>,
    /// Cookies are for HTTPS only.
    pub secure: bool,
    /// Days after which a session of an account ends that nobody uses. 0: never.
    pub session_days: u32,
    /// How long a connection may be idle, or take to send the head of a request.
    pub head: Duration,
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
    /// The way to the task of each table that is awake, by the table's name.
    tables: Mutex<HashMap<String, mpsc::Sender<TableRequest>>>,
    metrics: Metrics,
    rate_limits: RateLimits,
    /// One permit for each bot that may think at the same time.
    bot_permits: Arc<Semaphore>,
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
            people_limits: PeopleLimits::new(options.rate > 0),
            session_ends: SessionEnds::default(),
            options,
            tables: Mutex::default(),
            bot_permits: Arc::new(Semaphore::new(cores)),
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

    pub(crate) fn bot_permits(&self) -> Arc<Semaphore> {
        Arc::clone(&self.0.bot_permits)
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

    /// How many tables are awake.
    pub(crate) fn awake_tables(&self) -> usize {
        self.lock_tables().len()
    }

    /// Opens a table and returns its name, which is also the link to it.
    pub(crate) async fn open_table(&self, setup: Setup) -> Result<String, ApiError> {
        self.check_awake_limit()?;
        let name = token::table_name();
        let (table, opened) = Table::open(setup, self.time().now())?;
        let (lobby_row, most_tables) = (LobbyRow::of(&table), self.options().tables);
        let new = NewTable { table: name.clone(), opened, lobby_row, most_tables };
        self.store().open_table(new).await?;
        self.start_table_task(&name, table);
        Ok(name)
    }

    /// The way to a table's task. A table that sleeps is restored from its log.
    async fn wake_table(&self, name: &str) -> Result<mpsc::Sender<TableRequest>, ApiError> {
        if !token::is_table_name(name) {
            return Err(ApiError::no_table());
        }
        if let Some(table) = self.lock_tables().get(name).filter(|table| !table.is_closed()) {
            return Ok(table.clone());
        }
        self.check_awake_limit()?;
        let log = self.store().log(name).await?;
        if log.is_empty() {
            return Err(ApiError::no_table());
        }
        // A long match takes a while, in which others want to be served.
        let restored = tokio::task::spawn_blocking(move || Table::restore(log)).await;
        let broken = |what: String| StoreError::BrokenLog { table: name.to_owned(), what };
        let table = match restored {
            Ok(table) => table.map_err(|error| broken(error.to_string()))?,
            Err(error) if error.is_panic() => return Err(broken("reading it panicked".to_owned()).into()),
            Err(_) => return Err(table_did_not_answer()),
        };
        Ok(self.start_table_task(name, table))
    }

    fn check_awake_limit(&self) -> Result<(), ApiError> {
        let most = self.options().awake as usize;
        if most > 0 && self.awake_tables() >= most { Err(ApiError::too_many_awake()) } else { Ok(()) }
    }

    /// Sends a request to a table and waits for the answer. A table that sleeps is woken.
    pub(crate) async fn ask_table<T>(
        &self,
        name: &str,
        request: impl Fn(Reply<T>) -> TableRequest,
    ) -> Result<T, ApiError> {
        for _ in 0..3 {
            let table = self.wake_table(name).await?;
            let (reply, answer) = oneshot::channel();
            if table.send(request(reply)).await.is_err() {
                continue;
            }
            // Once the table has received it, it is not sent again: it may have happened.
            return answer.await.unwrap_or_else(|_| Err(table_did_not_answer()));
        }
        Err(table_did_not_answer())
    }

    /// Tells a table that one of its sockets was closed. A table that sleeps has no sockets and is not woken.
    pub(crate) fn socket_closed(&self, name: &str) {
        if let Some(table) = self.lock_tables().get(name) {
            let _ = table.try_send(TableRequest::SocketClosed);
        }
    }

    /// Starts the task of a table. If two wake the same table at the same time, the first task is used by both.
    fn start_table_task(&self, name: &str, table: Table) -> mpsc::Sender<TableRequest> {
        let mut tables = self.lock_tables();
        if let Some(awake) = tables.get(name).filter(|table| !table.is_closed()) {
            return awake.clone();
        }
        let (sender, requests) = mpsc::channel(256);
        tables.insert(name.to_owned(), sender.clone());
        tokio::spawn(actor::run(self.clone(), name.to_owned(), table, requests, sender.clone()));
        sender
    }

    /// Removes a table whose task ends, unless another task of the same table has begun.
    pub(crate) fn remove_table(&self, name: &str, sender: &mpsc::Sender<TableRequest>) {
        let mut tables = self.lock_tables();
        if tables.get(name).is_some_and(|table| table.same_channel(sender)) {
            tables.remove(name);
        }
    }

    fn lock_tables(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<TableRequest>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn table_did_not_answer() -> ApiError {
    let message = "the table did not answer; please look again before you repeat anything";
    ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "table_lost", message)
}

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

    #[tokio::test]
    async fn the_number_of_tables_that_are_awake_is_limited() {
        let house = house_with("awake", Options { awake: 2, ..Options::default() }).await;
        let config = hall::catalog::complete("speicherstadt", 2, serde_json::Map::new()).expect("it exists");
        let setup = Setup {
            game: "speicherstadt".to_owned(),
            config,
            seats: vec![hall::SeatPlan::Open; 2],
            pace: hall::Pace::NoClock,
            privacy: hall::Privacy::Public,
            several_seats: false,
            host: Person(1),
        };
        for _ in 0..2 {
            assert!(house.open_table(setup.clone()).await.is_ok());
        }
        let third = house.open_table(setup).await.map_err(|error| error.code());
        assert_eq!(third, Err("full"));
    }
}
