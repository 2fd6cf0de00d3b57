//! The binary `fondaco`: simulate, measure, probe, replay and verify, on the same rules that people play.

#![forbid(unsafe_code)]

mod arena;
mod args;
mod backup;
mod bench;
mod bot_match;
mod catalog;
mod cpu_time;
mod failure;
mod laws;
mod move_house;
mod probe;
mod progress;
mod replay;
mod rules;
mod running;
mod serve;
mod simulate;
mod statistics;
mod think;
mod workers;

use std::io::Write as _;
use std::process::ExitCode;

use clap::Parser as _;

use args::{Args, Command, Serve};
use failure::{Failure, Outcome};

/// It gives memory back that the system's allocator keeps, so that a house is small again after a burst.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.exit(),
    }
}

fn run(args: Args) -> Outcome {
    // Its own parser, so that its environment variables and defaults hold here too.
    let serve = || Command::Serve(Serve::parse_from(["serve"]));
    let command = args.command.unwrap_or_else(serve);
    match command {
        Command::Serve(args) => serve::run(&args),
        Command::Think(args) => think::run(&args),
        Command::Backup(args) => backup::back_up(&args),
        Command::Restore(args) => backup::restore(&args),
        Command::Move(args) => move_house::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Laws(args) => laws::run(&args),
        Command::Probe(args) => probe::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => replay::verify(&args),
        Command::Rules(args) => rules::run(&args),
    }
}

/// Writes to standard output. Whoever stops reading (`fondaco replay … | head`) has read enough; how the
/// command ends does not depend on it.
pub(crate) fn say(text: &str) -> Outcome {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Failure::bad(format_args!("standard output: {error}")))
        }
        _ => Ok(()),
    }
}
