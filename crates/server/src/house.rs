//! The house: all tables that are awake, and the way to wake the others.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use hall::{Person, Setup, Table, Time};
use table::Seed;
use tokio::sync::{Semaphore, mpsc, watch};

use crate::actor::{self, Ask};
use crate::error::ApiError;
use crate::metrics::Metrics;
use crate::password::Passwords;
use crate::rate::Rates;
use crate::session::Known;
use crate::store::{Shelf, Store, Write};
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
    /// How long a connection may be idle, or take to say what it wants.
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
            head: Duration::from_secs(20),
        }
    }
}

/// Shared by everything that serves.
#[derive(Clone, Debug)]
pub struct House(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    options: Options,
    tables: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
    metrics: Metrics,
    rates: Rates,
    /// As many bots think at the same time.
    thinkers: Arc<Semaphore>,
    known: Mutex<Known>,
    passwords: Passwords,
    /// Whether the house is being closed.
    closing: watch::Sender<bool>,
}

impl House {
    /// An empty house on this store.
    pub fn new(store: Store, options: Options) -> House {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        House(Arc::new(Inner {
            store,
            rates: Rates::new(options.rate),
            options,
            tables: Mutex::default(),
            metrics: Metrics::default(),
            thinkers: Arc::new(Semaphore::new(cores)),
            known: Mutex::default(),
            passwords: Passwords::new(cores),
            closing: watch::Sender::new(false),
        }))
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

    pub(crate) fn rates(&self) -> &Rates {
        &self.0.rates
    }

    pub(crate) fn thinkers(&self) -> Arc<Semaphore> {
        Arc::clone(&self.0.thinkers)
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    /// Whoever waits for something is told that nothing more comes.
    pub(crate) fn close(&self) {
        self.0.closing.send_replace(true);
    }

    /// Until the house is being closed.
    pub(crate) async fn closing(&self) {
        let _ = self.0.closing.subscribe().wait_for(|closing| *closing).await;
    }

    pub(crate) fn known(&self) -> MutexGuard<'_, Known> {
        self.0.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are awake.
    pub(crate) fn awake(&self) -> usize {
        self.lock().len()
    }

    /// Opens a table and says its name, which is also the link to it.
    pub(crate) async fn open(&self, setup: Setup) -> Result<String, ApiError> {
        self.has_room()?;
        let name = token::table_name();
        let public = setup.privacy == hall::Privacy::Public;
        let (table, opened) = Table::open(setup, now())?;
        let (host, people) = (table.setup().host, concerned(&table));
        let shelf = Shelf { stage: table.stage(), public, people, host };
        let most = self.options().tables;
        self.store().write(Write::Open { table: name.clone(), opened, shelf, most }).await?;
        self.wake(&name, table);
        Ok(name)
    }

    /// The way to a table, which is brought back from its log if it sleeps.
    pub(crate) async fn table(&self, name: &str) -> Result<mpsc::Sender<Ask>, ApiError> {
        if !token::is_table_name(name) {
            return Err(ApiError::no_table());
        }
        if let Some(table) = self.lock().get(name).filter(|table| !table.is_closed()) {
            return Ok(table.clone());
        }
        self.has_room()?;
        let log = self.store().log(name).await?;
        if log.is_empty() {
            return Err(ApiError::no_table());
        }
        // A long match takes a while, in which others want to be served.
        let table = tokio::task::spawn_blocking(move || Table::restore(log)).await.map_err(|_| lost())??;
        Ok(self.wake(name, table))
    }

    fn has_room(&self) -> Result<(), ApiError> {
        let most = self.options().awake as usize;
        if most > 0 && self.awake() >= most { Err(ApiError::full()) } else { Ok(()) }
    }

    /// Asks a table, waking it if it fell asleep meanwhile.
    pub(crate) async fn ask<T>(
        &self,
        name: &str,
        ask: impl Fn(tokio::sync::oneshot::Sender<Result<T, ApiError>>) -> Ask,
    ) -> Result<T, ApiError> {
        for _ in 0..3 {
            let table = self.table(name).await?;
            let (answer, answered) = tokio::sync::oneshot::channel();
            if table.send(ask(answer)).await.is_err() {
                continue;
            }
            // Once it was heard it is not said again: it may have happened.
            return answered.await.unwrap_or_else(|_| Err(lost()));
        }
        Err(lost())
    }

    /// A socket of this table is gone; if the table is awake, those who are still there hear of it.
    pub(crate) fn left(&self, name: &str) {
        if let Some(table) = self.lock().get(name) {
            let _ = table.try_send(Ask::Left);
        }
    }

    /// Starts the task of a table. Of two who wake it at the same time, one wins.
    fn wake(&self, name: &str, table: Table) -> mpsc::Sender<Ask> {
        let mut tables = self.lock();
        if let Some(awake) = tables.get(name).filter(|table| !table.is_closed()) {
            return awake.clone();
        }
        let (sender, asks) = mpsc::channel(256);
        tables.insert(name.to_owned(), sender.clone());
        tokio::spawn(actor::run(self.clone(), name.to_owned(), table, asks, sender.clone()));
        sender
    }

    /// A table goes to sleep.
    pub(crate) fn forget(&self, name: &str, own: &mpsc::Sender<Ask>) {
        let mut tables = self.lock();
        if tables.get(name).is_some_and(|table| table.same_channel(own)) {
            tables.remove(name);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Ask>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A person with this name, who is new here.
    pub(crate) async fn welcome(&self, name: String) -> Result<Person, ApiError> {
        Ok(Person(self.store().write(Write::Person { name, at: now() }).await?))
    }
}

/// Whose table it is: those who sit there, and the host.
pub(crate) fn concerned(table: &Table) -> Vec<Person> {
    let mut people = table.people();
    people.insert(table.setup().host);
    people.into_iter().collect()
}

fn lost() -> ApiError {
    let message = "the table did not answer; please look again before you repeat anything";
    ApiError::new(axum::http::StatusCode::SERVICE_UNAVAILABLE, "table_lost", message)
}

/// The only place that asks what time it is.
pub(crate) fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// From the operating system, for a match of people.
pub(crate) fn fresh_seed() -> Seed {
    Seed::new(token::random())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A house of its own for a test, with limits as by default.
    pub(crate) async fn house(name: &str) -> House {
        house_with(name, Options::default()).await
    }

    pub(crate) async fn house_with(name: &str, options: Options) -> House {
        let here = std::env::current_exe().expect("a test runs");
        let file = here.with_file_name(format!("house-{name}.sqlite"));
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", file.display()));
        }
        House::new(Store::open(&file).await.expect("a fresh file"), options)
    }

    #[tokio::test]
    async fn there_is_an_end_to_tables_that_are_awake() {
        let house = house_with("awake", Options { awake: 2, ..Options::default() }).await;
        let config = hall::catalog::complete("speicherstadt", 2, serde_json::Map::new()).expect("it exists");
        let setup = Setup {
            game: "speicherstadt".to_owned(),
            config,
            seats: vec![hall::SeatPlan::Open; 2],
            pace: hall::Pace::NoClock,
            privacy: hall::Privacy::Public,
            host: Person(1),
        };
        for _ in 0..2 {
            assert!(house.open(setup.clone()).await.is_ok());
        }
        let third = house.open(setup).await.map_err(|error| error.body()["error"]["code"].clone());
        assert_eq!(third, Err("full".into()));
    }
}
