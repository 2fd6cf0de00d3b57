//! A few counters for operators, as Prometheus reads them.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Since the server started.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) decisions: AtomicU64,
    pub(crate) refusals: AtomicU64,
    pub(crate) sockets: AtomicU64,
    pub(crate) requests: AtomicU64,
    pub(crate) limited: AtomicU64,
}

impl Metrics {
    pub(crate) fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Relaxed);
    }

    pub(crate) fn text(&self, tables: usize) -> String {
        let counters = [
            ("fondaco_entries_total", "counter", "entries stored in the logs of tables", &self.decisions),
            ("fondaco_refusals_total", "counter", "commands refused", &self.refusals),
            ("fondaco_sockets", "gauge", "open WebSockets", &self.sockets),
            ("fondaco_requests_total", "counter", "HTTP requests", &self.requests),
            (
                "fondaco_limited_total",
                "counter",
                "requests refused because there were too many",
                &self.limited,
            ),
        ];
        let mut text = format!(
            "# HELP fondaco_tables tables awake\n# TYPE fondaco_tables gauge\nfondaco_tables {tables}\n"
        );
        for (name, kind, help, counter) in counters {
            let value = counter.load(Relaxed);
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
        }
        text
    }
}
