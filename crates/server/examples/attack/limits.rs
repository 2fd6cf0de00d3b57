//! What is asked: for each figure of each finding, the most that it may be. Everything that is judged stands here.
//!
//! Latencies leave room for a small machine that runs the attack as well: two cores, shared with the attackers.

/// The most that a figure of a finding may be.
pub(crate) struct Limit {
    pub(crate) finding: &'static str,
    pub(crate) figure: &'static str,
    pub(crate) at_most: f64,
    pub(crate) unit: &'static str,
}

const fn limit(finding: &'static str, figure: &'static str, at_most: f64, unit: &'static str) -> Limit {
    Limit { finding, figure, at_most, unit }
}

/// In the order of the review.
pub(crate) const LIMITS: &[Limit] = &[
    limit("F1", "others' requests that were not answered", 0.0, ""),
    limit("F1", "others' slowest answer", 1000.0, "ms"),
    limit("F2", "others' requests that were not answered", 0.0, ""),
    limit("F2", "/healthz that was not answered", 0.0, ""),
    limit("F4", "others' requests that were not answered", 0.0, ""),
    limit("F4", "others' p50 during the attack", 25.0, "ms"),
    limit("F4", "others' p99 during the attack", 250.0, "ms"),
    limit("F5", "above idle a minute after 60 logins", 64.0, "MB"),
    limit("F5", "above idle a minute after 2,000 sockets", 64.0, "MB"),
    limit("F5", "above idle a minute after the bots' matches", 64.0, "MB"),
    limit("F5", "bots' matches that were not played", 0.0, ""),
    limit("F5", "a table of speicherstadt, running", 300.0, "kB"),
    limit("F5", "a table of speicherstadt, finished", 300.0, "kB"),
    limit("F5", "a table of oltremare, running", 300.0, "kB"),
    limit("F5", "a table of oltremare, finished", 300.0, "kB"),
    limit("F5", "a table of masters-of-venice, running", 300.0, "kB"),
    limit("F5", "a table of masters-of-venice, finished", 300.0, "kB"),
    limit("F5", "a table of genoa, running", 300.0, "kB"),
    limit("F5", "a table of genoa, finished", 300.0, "kB"),
    limit("F8", "second seats of one person at a public table", 0.0, ""),
    limit("F9", "messages to a socket after its owner logged out", 0.0, ""),
    limit("F10", "logins of the owner that were refused, of 5", 0.0, ""),
    limit("F10", "guesses that 104,000 strangers gave back", 0.0, ""),
    limit("F10", "new guests that 104,000 strangers gave back", 0.0, ""),
    limit("F15", "others' tables hidden by one guest's 50", 0.0, ""),
    limit("F15", "lobby of 200 tables after a start", 100.0, "ms"),
    limit("F15", "looks at a sleeping table not answered, of 500", 0.0, ""),
    limit("F15", "slowest of 500 looks at a sleeping table", 1000.0, "ms"),
    limit("F15", "memory for 500 looks at a sleeping table", 64.0, "MB"),
    limit("F16", "misleading names taken", 0.0, ""),
    limit("F16", "control characters in the chat", 0.0, ""),
    limit("F17", "tables left behind by a start that was refused", 0.0, ""),
    limit("F18", "requests never read and held after 60 s, of 50", 0.0, ""),
    limit("F18", "sockets never read and held after 60 s, of 50", 0.0, ""),
    limit("F18", "core taken by pings of one socket", 15.0, "%"),
    limit("F18", "other strangers kept out of a table, of 5", 0.0, ""),
    limit("F21", "others' bots are slower by a factor of", 2.0, ""),
];
