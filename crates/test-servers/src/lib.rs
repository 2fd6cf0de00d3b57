//! Servers of others that tests and measurements start for themselves, each in a temporary folder and gone afterwards.

#![forbid(unsafe_code)]

mod nats;
mod postgres;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

pub use nats::Nats;
pub use postgres::{Durability, Postgres, PostgresAt};

/// A new folder that a server may be started in.
fn temporary_folder(name: &str) -> Result<PathBuf, String> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("fondaco-{name}-{}-{}", std::process::id(), COUNT.fetch_add(1, Relaxed));
    // Not below the target folder: a Unix socket has a short path, and others than its owner may not come there.
    let folder = std::env::temp_dir().join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// What a program says, or that it failed.
fn run(command: &mut Command) -> Result<String, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("{program}: {error}"))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
    if output.status.success() {
        return Ok(text(&output.stdout));
    }
    Err(format!("{program}: {}: {}", output.status, text(&output.stderr)))
}

/// The first of these folders that has a program, after those of the path.
fn find_program(name: &str, elsewhere: &[PathBuf]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(elsewhere.iter().cloned());
    folders.map(|folder| folder.join(name)).find(|program| Path::is_file(program))
}
