//! `docs/commands.md`: the help of every command, so that it can be read without building anything.

use std::fs;

use crate::{cargo, root};

const PATH: &str = "docs/commands.md";
const COMMANDS: [&str; 13] = [
    "serve", "think", "backup", "restore", "move", "simulate", "arena", "bench", "laws", "probe", "replay",
    "verify", "rules",
];

/// Writes it anew.
pub(crate) fn write() -> Result<(), String> {
    fs::write(root().join(PATH), text()?).map_err(|error| format!("{PATH}: {error}"))
}

/// Is it as it would be written now?
pub(crate) fn check() -> Result<(), String> {
    let found = fs::read_to_string(root().join(PATH)).unwrap_or_default();
    if found == text()? {
        println!("{PATH} is fresh");
        return Ok(());
    }
    Err(format!("{PATH} is not what the commands say; `cargo xtask codegen` writes it anew"))
}

fn text() -> Result<String, String> {
    let head = "# Commands\n\nWritten by `cargo xtask codegen` from the help of the binary.\n";
    let mut parts = vec![head.to_owned(), format!("\n```text\n{}```\n", help("")?)];
    for command in COMMANDS {
        parts.push(format!("\n## fondaco {command}\n\n```text\n{}```\n", help(command)?));
    }
    Ok(parts.concat())
}

fn help(command: &str) -> Result<String, String> {
    let mut run = cargo("run --quiet --package cli --locked --");
    run.args((!command.is_empty()).then_some(command)).arg("--help").env("COLUMNS", "100");
    let output = run.output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(format!("fondaco {command} --help: {}", String::from_utf8_lossy(&output.stderr)));
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}
