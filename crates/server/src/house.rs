//! The house: the state that everything in the server shares, with all tables that are awake and the way to wake the others.

mod bots;
mod tables;

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::Seed;
use tokio::sync::watch;

use crate::awake_tables::AwakeTables;
use crate::bot_threads::BotThreads;
use crate::cluster::{Cluster, Nats, SharedThinking};
use crate::fair_queue::FairQueue;
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
use crate::store::{Store, StoreError};
use crate::token;
use tables::Waking;

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// How long bots seem to think.
    pub bot_pause: Duration,
    /// How long after the last word a bot waits before it closes a deal for which people could still bid.
    pub bid_time: Duration,
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
    /// Through which other machines help to think.
    pub nats: Option<Nats>,
    /// Other nodes have the same store, and speak with this one through NATS.
    pub is_one_of_several: bool,
    /// From which every match is dealt, for tests that want the same match again. None: each from the operating system.
    pub seed: Option<Seed>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            bot_pause: Duration::from_millis(600),
            bid_time: Duration::from_secs(4),
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
            nats: None,
            is_one_of_several: false,
            seed: None,
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
    waking: Mutex<Waking>,
    lobby: Lobby,
    metrics: Metrics,
    rate_limits: RateLimits,
    open_requests: OpenRequests,
    bot_threads: Arc<BotThreads>,
    shared_thinking: Option<SharedThinking>,
    cluster: Option<Cluster>,
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
        let bot_threads = Arc::new(BotThreads::new(cores));
        let shared_thinking =
            options.nats.clone().map(|nats| SharedThinking::new(nats, Arc::clone(&bot_threads)));
        let cluster = options.nats.clone().filter(|_| options.is_one_of_several).map(Cluster::new);
        Ok(House(Arc::new(Inner {
            time: HouseTime::resume(&store, options.is_one_of_several).await?,
            metrics: Metrics::new(store.metrics(), options.nats.as_ref().map(Nats::metrics)),
            store,
            rate_limits: RateLimits::new(options.rate),
            open_requests: OpenRequests::new(options.per_address),
            awake_tables: AwakeTables::new(options.awake),
            waking: Mutex::default(),
            lobby: Lobby::new(),
            people_limits: PeopleLimits::new(options.rate > 0),
            session_ends: SessionEnds::default(),
            options,
            bot_threads,
            shared_thinking,
            cluster,
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

    pub(crate) fn bot_threads(&self) -> &Arc<BotThreads> {
        &self.0.bot_threads
    }

    /// Questions to bots that wait on this node.
    pub(crate) fn bot_queue(&self) -> usize {
        self.0.bot_threads.waiting() + self.0.shared_thinking.as_ref().map_or(0, SharedThinking::waiting)
    }

    /// The other nodes, where there are some.
    pub(crate) fn cluster(&self) -> Option<&Cluster> {
        self.0.cluster.as_ref()
    }

    /// Whether NATS is there; nothing, if there is to be none.
    pub(crate) fn nats_is_there(&self) -> Option<bool> {
        self.0.options.nats.as_ref().map(Nats::is_there)
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

    /// A seed for a match of people: from the operating system, but in tests.
    pub(crate) fn fresh_seed(&self) -> Seed {
        self.0.options.seed.unwrap_or_else(|| Seed::new(token::random()))
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
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A house of its own for a test, with limits as by default.
    pub(crate) async fn house(name: &str) -> House {
        house_with(name, Options::default()).await
    }

    pub(crate) async fn house_with(name: &str, options: Options) -> House {
        let store = crate::store::tests::fresh_store(&format!("house-{name}")).await;
        House::new(store, options).await.expect("a fresh store")
    }
}
