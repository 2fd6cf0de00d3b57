//! The client's types and component data, generated from Rust: `types` writes them anew, `types --check` says whether they are fresh.

#![forbid(unsafe_code)]
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a chore talks to whoever runs it")]

use std::fs;
use std::path::Path;
use std::process::ExitCode;

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

fn write() -> Result<(), String> {
    for (name, text) in hall::ts::files() {
        let path = folder().join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Fails if a file is not what `write` would write.
fn check() -> Result<(), String> {
    for (name, text) in hall::ts::files() {
        let path = folder().join(name);
        let found = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        if found != text {
            return Err(format!("web/src/{name} is stale; run: cargo xtask codegen"));
        }
    }
    println!("the types of the client are fresh");
    Ok(())
}

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src")
}
