//! The attacks of the review of 2026-11-16 on the real binary, from outside, over HTTP and WebSockets: each finding with its
//! figure and what was asked of it. All of it stays on loopback, and ends within ten minutes.
//!
//! `cargo xtask attack` builds the binary and runs this. Findings that take no load are tests, and named here.

#![allow(clippy::print_stdout, reason = "a tool for whoever works on the server")]

mod client;
mod connections;
mod crowd;
mod findings;
mod guesses;
mod house;
mod limits;
mod lobby;
mod memory;
mod others;
mod people;
mod replays;
mod report;
mod sockets;
mod tables;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use tokio::time::timeout;

use findings::{FINDINGS, Finding};
use house::Setup;
use report::Report;

/// What went wrong with an attack itself.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// What has not ended by then did not hold.
const MOST_TIME: Duration = Duration::from_secs(590);
/// Connections that one attack has open at the same time, and some more.
const CONNECTIONS: u32 = 9000;

#[derive(Parser)]
struct Args {
    /// The binary.
    #[arg(long)]
    fondaco: PathBuf,
    /// Where data folders go.
    #[arg(long)]
    folder: PathBuf,
    /// Fewer matches of bots.
    #[arg(long)]
    brief: bool,
    /// Findings, as F1 [default: all].
    findings: Vec<String>,
}

#[tokio::main]
async fn main() -> Result<ExitCode, Failure> {
    let args = Args::parse();
    server::make_room_for_connections(CONNECTIONS)?;
    if let Some(unknown) = args.findings.iter().find(|id| FINDINGS.iter().all(|finding| finding.id != **id)) {
        return Err(format!("there is no finding {unknown:?}").into());
    }
    let setup = Setup { fondaco: args.fondaco, folder: args.folder, brief: args.brief };
    let wanted =
        |finding: &&Finding| args.findings.is_empty() || args.findings.iter().any(|id| id == finding.id);
    let start = Instant::now();
    let mut broken = Vec::new();
    for finding in FINDINGS.iter().filter(wanted) {
        if !examine(finding, &setup, MOST_TIME.saturating_sub(start.elapsed())).await {
            broken.push(finding.id);
        }
    }
    let seconds = start.elapsed().as_secs();
    if broken.is_empty() {
        println!("\nAll held, in {seconds} s.");
        return Ok(ExitCode::SUCCESS);
    }
    println!("\nDid not hold: {}; in {seconds} s.", broken.join(", "));
    Ok(ExitCode::FAILURE)
}

/// Attacks as one finding says and prints what came of it. Returns whether it held.
async fn examine(finding: &Finding, setup: &Setup, most_time: Duration) -> bool {
    println!("\n{:<4} {}", finding.id, finding.what);
    for test in finding.tests {
        println!("     tested: {test}");
    }
    if !finding.is_attacked {
        if finding.tests.is_empty() {
            println!("     no test: DID NOT HOLD");
        }
        return !finding.tests.is_empty();
    }
    let mut report = Report::new(finding.id);
    let start = Instant::now();
    let outcome = timeout(most_time, findings::attack(finding, setup, &mut report)).await;
    let outcome = outcome.unwrap_or_else(|_| Err("the time is up".into()));
    let held = report.print();
    if let Err(failure) = &outcome {
        println!("     the attack failed: {failure}");
    }
    println!("     {:.0} s", start.elapsed().as_secs_f64());
    held && outcome.is_ok()
}
