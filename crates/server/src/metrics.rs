//! Counters, gauges and histograms for operators, served at `/metrics` in the `OpenMetrics` text format.

use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use crate::store::StoreError;

/// The content type of [`Metrics::text`].
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

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
    awake_tables: Gauge,
    store_queue: Gauge,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct RouteLabel {
    route: String,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct CodeLabel {
    code: &'static str,
}

impl Metrics {
    /// Fresh metrics of a server, with those of its store.
    pub(crate) fn new(store: &StoreMetrics) -> Metrics {
        let metrics = Metrics {
            registry: Registry::with_prefix("fondaco"),
            entries: Counter::default(),
            refusals: Counter::default(),
            sockets: Gauge::default(),
            requests: Counter::default(),
            limited: Counter::default(),
            request_seconds: Family::new_with_constructor(seconds),
            errors: Family::default(),
            awake_tables: Gauge::default(),
            store_queue: Gauge::default(),
        };
        metrics.registered(store)
    }

    /// The library adds `_total` to the names of counters, and a full stop to every description.
    fn registered(mut self, store: &StoreMetrics) -> Metrics {
        let registry = &mut self.registry;
        registry.register("tables", "tables awake", self.awake_tables.clone());
        registry.register("entries", "entries stored in the logs of tables", self.entries.clone());
        registry.register("refusals", "commands refused", self.refusals.clone());
        registry.register("sockets", "open WebSockets", self.sockets.clone());
        registry.register("requests", "HTTP requests", self.requests.clone());
        let limited = "requests refused because there were too many";
        registry.register("limited", limited, self.limited.clone());
        let request_seconds = "seconds from a request to the head of its answer, by route";
        registry.register("request_seconds", request_seconds, self.request_seconds.clone());
        registry.register("errors", "errors answered over HTTP and WebSockets, by code", self.errors.clone());
        registry.register("store_queue", "writes that wait for the writer", self.store_queue.clone());
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

    /// Everything as text, with what is not counted but looked up.
    pub(crate) fn text(&self, awake_tables: usize, store_queue: usize) -> String {
        self.awake_tables.set(i64::try_from(awake_tables).unwrap_or(i64::MAX));
        self.store_queue.set(i64::try_from(store_queue).unwrap_or(i64::MAX));
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// What the store measures, for all writes together.
#[derive(Clone, Debug)]
pub(crate) struct StoreMetrics {
    /// From asking for a write until it was durable, waiting for others included.
    pub(crate) write_seconds: Histogram,
    /// One transaction, which holds the writes of many.
    pub(crate) commit_seconds: Histogram,
    pub(crate) failed_commits: Counter,
    errors: Family<KindLabel, Counter>,
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
            errors: Family::default(),
        }
    }
}

impl StoreMetrics {
    /// Counts a write that was not stored.
    pub(crate) fn count_error(&self, error: &StoreError) {
        let kind = match error {
            StoreError::Conflict => "conflict",
            StoreError::TooManyTables => "too_many_tables",
            StoreError::Broken(_) => "broken",
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
        let metrics = Metrics::new(&store);
        metrics.entries.inc_by(3);
        metrics.observe_request("/api/tables/{table}", Duration::from_millis(3));
        metrics.count_error("no_table");
        store.write_seconds.observe(0.1);
        store.count_error(&StoreError::Conflict);
        let text = metrics.text(5, 2);
        for line in [
            "# TYPE fondaco_tables gauge",
            "fondaco_tables 5",
            "fondaco_entries_total 3",
            "fondaco_refusals_total 0",
            "fondaco_sockets 0",
            "fondaco_requests_total 0",
            "fondaco_limited_total 0",
            "fondaco_store_queue 2",
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
