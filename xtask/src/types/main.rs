//! The client's types and component data, generated from Rust: `types` writes them anew, `types --check` says whether they
//! are fresh.

#![forbid(unsafe_code)]
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a chore talks to whoever runs it")]

#[macro_use]
mod declarations;
mod genoa;
mod json;
mod masters_of_venice;
mod oltremare;
mod persons;
mod speicherstadt;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use declarations::Declarations;

fn main() -> ExitCode {
    let outcome = if std::env::args().any(|arg| arg == "--check") { check() } else { write() };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("types: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Every generated file: its path below the client's sources, and its text.
fn files() -> Result<Vec<(&'static str, String)>, String> {
    let mut wire = Declarations::default();
    hall::ts::each_type(&mut wire);
    Ok(vec![
        ("wire.ts", format!("{}\n{}", wire.shared(), protocol())),
        ("games/persons.ts", persons::persons()?),
        ("games/speicherstadt/types.ts", speicherstadt::types()),
        ("games/speicherstadt/cards.ts", speicherstadt::cards()),
        ("games/oltremare/types.ts", oltremare::types()),
        ("games/oltremare/cards.ts", oltremare::cards()?),
        ("games/masters-of-venice/types.ts", masters_of_venice::types()),
        ("games/masters-of-venice/cards.ts", masters_of_venice::cards()?),
        ("games/genoa/types.ts", genoa::types()),
        ("games/genoa/cards.ts", genoa::cards()?),
    ])
}

/// Which messages the client was made for.
fn protocol() -> String {
    format!(
        "/** The messages that this page understands; the first one of a socket says which are sent. */\nexport const PROTOCOL = {};\n",
        hall::PROTOCOL
    )
}

fn write() -> Result<(), String> {
    for (name, text) in files()? {
        let path = folder().join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Fails if a file is not what `write` would write.
fn check() -> Result<(), String> {
    for (name, text) in files()? {
        let path = folder().join(name);
        let found = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        if found != text {
            return Err(format!("web/src/{name} is stale; run: cargo xtask codegen"));
        }
    }
    println!("the types of the client are fresh");
    Ok(())
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src")
}
