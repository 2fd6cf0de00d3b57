//! Counters, gauges and histograms for operators, served at `/metrics` of an address of their own in the `OpenMetrics` text format.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use crate::cluster::ClusterMetrics;
use crate::store::StoreError;

/// The content type of [`Metrics::text`].
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// With which all names begin.
pub(crate) const PREFIX: &str = "fondaco";

/// What the server measures, since it started.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// Entries stored in the logs of tables.
    pub(crate) entries: Counter,
    /// Commands refused by a table.
    pub(crate) refusals: Counter,
    /// Open WebSockets.
    pub(crate) sockets: Gauge,
    pub(crate) requests: Counter,
    /// Requests refused because there were too many.
    pub(crate) limited: Counter,
    request_seconds: Family<RouteLabel, Histogram>,
    errors: Family<CodeLabel, Counter>,
    logins: Family<OutcomeLabel, Counter>,
    responses: Family<StatusLabel, Counter>,
    /// From sending a command to a table until its answer, which for what is done is after it was stored.
    pub(crate) command_seconds: Histogram,
    gauges: Gauges,
}

/// What is looked up when somebody asks for the metrics.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Figures {
    pub(crate) awake_tables: usize,
    pub(crate) store_queue: usize,
    pub(crate) password_queue: usize,
    pub(crate) bot_queue: usize,
    pub(crate) replay_queue: usize,
    pub(crate) database_bytes: u64,
    pub(crate) wal_bytes: u64,
    /// None where it cannot be asked.
    pub(crate) disk_free_bytes: Option<u64>,
}

#[derive(Debug, Default)]
struct Gauges {
    awake_tables: Gauge,
    store_queue: Gauge,
    password_queue: Gauge,
    bot_queue: Gauge,
    replay_queue: Gauge,
    database_bytes: Gauge,
    wal_bytes: Gauge,
    disk_free_bytes: Gauge,
    resident_bytes: Gauge,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct RouteLabel {
    route: String,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct OutcomeLabel {
    outcome: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct StatusLabel {
    status: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct CodeLabel {
    code: &'static str,
}

impl Metrics {
    /// Fresh metrics of a server, with those of its store and of what it says to other machines.
    pub(crate) fn new(store: &StoreMetrics, cluster: Option<&ClusterMetrics>) -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix(PREFIX),
            entries: Counter::default(),
            refusals: Counter::default(),
            sockets: Gauge::default(),
            requests: Counter::default(),
            limited: Counter::default(),
            request_seconds: Family::new_with_constructor(seconds),
            errors: Family::default(),
            logins: Family::default(),
            responses: Family::default(),
            command_seconds: seconds(),
            gauges: Gauges::default(),
        };
        if let Some(cluster) = cluster {
            cluster.register(&mut metrics.registry);
        }
        metrics.registered(store)
    }

    /// The library adds `_total` to the names of counters, and a full stop to every description.
    fn registered(mut self, store: &StoreMetrics) -> Metrics {
        self.gauges.register(&mut self.registry, store.in_a_file);
        let registry = &mut self.registry;
        registry.register("entries", "entries stored in the logs of tables", self.entries.clone());
        registry.register("refusals", "commands refused", self.refusals.clone());
        registry.register("sockets", "open WebSockets", self.sockets.clone());
        registry.register("requests", "HTTP requests", self.requests.clone());
        let limited = "requests refused because there were too many";
        registry.register("limited", limited, self.limited.clone());
        let request_seconds = "seconds from a request to the head of its answer, by route";
        registry.register("request_seconds", request_seconds, self.request_seconds.clone());
        registry.register("errors", "errors answered over HTTP and WebSockets, by code", self.errors.clone());
        registry.register("responses", "HTTP responses, by class of status", self.responses.clone());
        registry.register("logins", "attempts to log in, by outcome", self.logins.clone());
        let command_seconds = "seconds from a command to its answer, over HTTP and WebSockets";
        registry.register("command_seconds", command_seconds, self.command_seconds.clone());
        let write_seconds = "seconds from asking for a write until it was durable";
        registry.register("store_write_seconds", write_seconds, store.write_seconds.clone());
        let commit_seconds = "seconds of one transaction of the writer";
        registry.register("store_commit_seconds", commit_seconds, store.commit_seconds.clone());
        let failed_commits = "transactions of the writer that failed";
        registry.register("store_failed_commits", failed_commits, store.failed_commits.clone());
        registry.register("store_errors", "writes that were not stored, by kind", store.errors.clone());
        self
    }

    /// Notes how long a request took; `route` is its pattern, not its path, so that there are few.
    pub(crate) fn observe_request(&self, route: &str, duration: Duration) {
        let label = RouteLabel { route: route.to_owned() };
        self.request_seconds.get_or_create(&label).observe(duration.as_secs_f64());
    }

    /// Counts an error by the code that clients see.
    pub(crate) fn count_error(&self, code: &'static str) {
        self.errors.get_or_create(&CodeLabel { code }).inc();
    }

    /// Counts an attempt to log in.
    pub(crate) fn count_login(&self, outcome: &'static str) {
        self.logins.get_or_create(&OutcomeLabel { outcome }).inc();
    }

    /// Counts a response by the first digit of its status.
    pub(crate) fn count_response(&self, status: StatusCode) {
        let status = match status.as_u16() / 100 {
            1 => "1xx",
            2 => "2xx",
            3 => "3xx",
            4 => "4xx",
            _ => "5xx",
        };
        self.responses.get_or_create(&StatusLabel { status }).inc();
    }

    /// Everything as text, with what is not counted but looked up.
    pub(crate) fn text(&self, figures: Figures) -> String {
        self.gauges.set(figures);
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

impl Gauges {
    fn register(&self, registry: &mut Registry, in_a_file: bool) {
        let of_a_file = [
            ("wal_bytes", "bytes of the write-ahead log beside the database", &self.wal_bytes),
            ("disk_free_bytes", "bytes that the disk of the database still takes", &self.disk_free_bytes),
        ];
        for (name, help, gauge) in of_a_file.into_iter().filter(|_| in_a_file) {
            registry.register(name, help, gauge.clone());
        }
        for (name, help, gauge) in [
            ("tables", "tables awake", &self.awake_tables),
            ("store_queue", "writes that wait for the writer", &self.store_queue),
            ("password_queue", "passwords that wait to be hashed", &self.password_queue),
            ("bot_queue", "questions that wait for a bot to think", &self.bot_queue),
            ("replay_queue", "matches that wait to be read from their logs", &self.replay_queue),
            ("database_bytes", "bytes of the database", &self.database_bytes),
            ("resident_bytes", "bytes of memory that the process occupies", &self.resident_bytes),
        ] {
            registry.register(name, help, gauge.clone());
        }
    }

    fn set(&self, figures: Figures) {
        let set = |gauge: &Gauge, bytes: u64| {
            gauge.set(i64::try_from(bytes).unwrap_or(i64::MAX));
        };
        set(&self.awake_tables, figures.awake_tables as u64);
        set(&self.store_queue, figures.store_queue as u64);
        set(&self.password_queue, figures.password_queue as u64);
        set(&self.bot_queue, figures.bot_queue as u64);
        set(&self.replay_queue, figures.replay_queue as u64);
        set(&self.database_bytes, figures.database_bytes);
        set(&self.wal_bytes, figures.wal_bytes);
        set(&self.disk_free_bytes, figures.disk_free_bytes.unwrap_or(0));
        set(&self.resident_bytes, resident_bytes().unwrap_or(0));
    }
}

/// The memory of this process, where the system tells it in a file.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes * 1024)
}

/// What the store measures, for all writes together.
#[derive(Clone, Debug)]
pub(crate) struct StoreMetrics {
    /// From asking for a write until it was durable, waiting for others included.
    pub(crate) write_seconds: Histogram,
    /// One transaction, which holds the writes of many.
    pub(crate) commit_seconds: Histogram,
    failed_commits: Counter,
    last_failed_commit: Arc<Mutex<Option<Instant>>>,
    errors: Family<KindLabel, Counter>,
    /// The database is a file beside others, on a disk that can be looked at.
    in_a_file: bool,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct KindLabel {
    kind: &'static str,
}

impl Default for StoreMetrics {
    fn default() -> StoreMetrics {
        StoreMetrics {
            write_seconds: seconds(),
            commit_seconds: seconds(),
            failed_commits: Counter::default(),
            last_failed_commit: Arc::default(),
            errors: Family::default(),
            in_a_file: true,
        }
    }
}

impl StoreMetrics {
    /// Fresh metrics of a store, which is a file or on a server.
    pub(crate) fn of_a_store(in_a_file: bool) -> StoreMetrics {
        StoreMetrics { in_a_file, ..StoreMetrics::default() }
    }

    /// Counts a transaction of the writer that failed.
    pub(crate) fn count_failed_commit(&self) {
        self.failed_commits.inc();
        *self.last_failed_commit.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether a transaction of the writer failed during the last while.
    pub(crate) fn commit_failed_within(&self, while_ago: Duration) -> bool {
        let last = *self.last_failed_commit.lock().unwrap_or_else(PoisonError::into_inner);
        last.is_some_and(|at| at.elapsed() < while_ago)
    }

    /// Counts a write that was not stored.
    pub(crate) fn count_error(&self, error: &StoreError) {
        let kind = match error {
            StoreError::Conflict => "conflict",
            StoreError::TooManyTables => "too_many_tables",
            StoreError::NotStored(_) => "not_stored",
            StoreError::NotRead(_) => "not_read",
            StoreError::BrokenLog { .. } => "broken_log",
            StoreError::Closed => "closed",
        };
        self.errors.get_or_create(&KindLabel { kind }).inc();
    }
}

/// From half a millisecond to 16 seconds, each bucket twice as long as the one before.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 16))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metrics_are_named_as_operators_know_them() {
        let store = StoreMetrics::default();
        let metrics = Metrics::new(&store, None);
        metrics.entries.inc_by(3);
        metrics.observe_request("/api/tables/{table}", Duration::from_millis(3));
        metrics.count_error("no_table");
        store.write_seconds.observe(0.1);
        store.count_error(&StoreError::Conflict);
        metrics.count_login("wrong_password");
        metrics.count_response(StatusCode::SERVICE_UNAVAILABLE);
        metrics.command_seconds.observe(0.1);
        let text = metrics.text(Figures {
            awake_tables: 5,
            store_queue: 2,
            password_queue: 1,
            bot_queue: 7,
            replay_queue: 8,
            database_bytes: 4096,
            wal_bytes: 512,
            disk_free_bytes: Some(1 << 40),
        });
        for line in [
            "# TYPE fondaco_tables gauge",
            "fondaco_tables 5",
            "fondaco_entries_total 3",
            "fondaco_refusals_total 0",
            "fondaco_sockets 0",
            "fondaco_requests_total 0",
            "fondaco_limited_total 0",
            "fondaco_store_queue 2",
            "fondaco_password_queue 1",
            "fondaco_bot_queue 7",
            "fondaco_replay_queue 8",
            "fondaco_database_bytes 4096",
            "fondaco_wal_bytes 512",
            "fondaco_disk_free_bytes 1099511627776",
            "fondaco_responses_total{status=\"5xx\"} 1",
            "fondaco_logins_total{outcome=\"wrong_password\"} 1",
            "fondaco_command_seconds_count 1",
            "fondaco_request_seconds_bucket{le=\"0.004\",route=\"/api/tables/{table}\"} 1",
            "fondaco_request_seconds_count{route=\"/api/tables/{table}\"} 1",
            "fondaco_store_write_seconds_count 1",
            "fondaco_errors_total{code=\"no_table\"} 1",
            "fondaco_store_errors_total{kind=\"conflict\"} 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
        assert!(text.ends_with("# EOF\n"), "{text}");
    }
}
