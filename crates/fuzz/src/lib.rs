//! Fuzz targets: functions that take any bytes, and panic if what the house says about them is wrong.
//!
//! A short run is a test of this crate; `cargo xtask fuzz` runs a target for long, guided by the code that an input reaches.
//! Both begin with the [seeds](Target::seeds) of a target: real records, positions, scenes, commands and bodies of requests.

#![forbid(unsafe_code)]

mod bodies;
mod choices;
mod commands;
mod decisions;
mod records;
mod scenes;

/// A function to be fuzzed.
pub struct Target {
    /// As on the command line.
    pub name: &'static str,
    /// Takes any bytes.
    ///
    /// # Panics
    ///
    /// If a property does not hold.
    pub run: fn(&[u8]),
    /// Inputs that are well-formed.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// Every target.
pub const TARGETS: [Target; 5] = [
    Target { name: "records", run: records::run, seeds: records::seeds },
    Target { name: "decisions", run: decisions::run, seeds: decisions::seeds },
    Target { name: "scenes", run: scenes::run, seeds: scenes::seeds },
    Target { name: "commands", run: commands::run, seeds: commands::seeds },
    Target { name: "bodies", run: bodies::run, seeds: bodies::seeds },
];
