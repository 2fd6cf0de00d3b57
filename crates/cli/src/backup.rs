//! `fondaco backup` and `fondaco restore`: copies of the database, made and brought back.

use std::path::PathBuf;

use server::{BackupError, DataFolder, Database};

use crate::args::{Backup, DatabaseArgs, Restore};
use crate::failure::{Failure, Outcome};
use crate::{progress, say};

pub(crate) fn back_up(args: &Backup) -> Outcome {
    let data = data_folder(&args.database)?;
    let bar = progress::bar("backup", 0);
    let tell = |done: u64, total: u64| {
        bar.set_length(total);
        bar.set_position(done);
    };
    let outcome = run(server::back_up(&data, &args.file, args.force, tell))?;
    bar.finish_and_clear();
    outcome.map_err(Failure::bad)?;
    say(&format!("{}: backed up and checked\n", args.file.display()))
}

pub(crate) fn restore(args: &Restore) -> Outcome {
    let data = data_folder(&args.database)?;
    let folder = DataFolder::lock(&data).map_err(Failure::bad)?;
    let aside = run(server::restore(&args.file, &folder))?.map_err(Failure::bad)?;
    let place = data.display();
    say(&match aside {
        Some(aside) => format!("{place}: restored; what was there before is in {}\n", aside.display()),
        None => format!("{place}: restored\n"),
    })
}

/// Where the file lies, if it is one.
fn data_folder(args: &DatabaseArgs) -> Outcome<PathBuf> {
    match args.database()? {
        Database::Folder(folder) => Ok(folder),
        Database::Server(server) => Err(Failure::bad(format_args!(
            "{server}: a database of PostgreSQL is copied with pg_dump and brought back with pg_restore; docs/operating.md says how"
        ))),
    }
}

fn run<T>(work: impl Future<Output = Result<T, BackupError>>) -> Outcome<Result<T, BackupError>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(Failure::bad)?;
    Ok(runtime.block_on(work))
}
