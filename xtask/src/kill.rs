//! `cargo xtask kill`: the tests that kill a server, for longer than every commit should wait.

use crate::{cargo, step};

/// How often, if nobody says it.
const TIMES: u32 = 1000;

/// Runs the tests with as many kills as `--times` says: three of ten while a server starts, the others while people play.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let times = match arguments {
        [] => TIMES,
        [flag, times] if flag == "--times" => {
            times.parse().map_err(|_| format!("--times {times}: no number"))?
        }
        other => return Err(format!("kill: {other:?}; it takes --times N")),
    };
    // Most starts are killed more than once, but each is counted once.
    let while_starting = times * 3 / 10;
    let first = while_starting / 3;
    let mut tests = cargo("test --package cli --locked --test it -- crash:: --nocapture --test-threads 1");
    tests.env("FONDACO_KILLS", (times - while_starting).to_string());
    tests.env("FONDACO_FIRST_KILLS", first.to_string());
    tests.env("FONDACO_START_KILLS", (while_starting - first).to_string());
    step(&format!("{times} kills, {while_starting} of them while it starts"), tests)
}
