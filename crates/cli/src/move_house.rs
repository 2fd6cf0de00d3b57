//! `fondaco move`: a house from one database to another.

use server::MoveStep;

use crate::args::Move;
use crate::failure::{Failure, Outcome};
use crate::{progress, say};

pub(crate) fn run(args: &Move) -> Outcome {
    let (from, to) = (args.from()?, args.to()?);
    let bar = progress::bar("", 0);
    let tell = |step: MoveStep, done: u64, total: u64| {
        bar.set_message(match step {
            MoveStep::Copy => "copied entries",
            MoveStep::Check => "checked matches",
        });
        bar.set_length(total);
        bar.set_position(done);
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(Failure::bad)?;
    let moved = runtime.block_on(server::move_house(&from, &to, tell));
    bar.finish_and_clear();
    let moved = moved.map_err(Failure::bad)?;
    say(&format!(
        "{to}: {} matches with {} entries, each compared with {from} and played back; {} people\n",
        moved.matches, moved.entries, moved.people
    ))
}
