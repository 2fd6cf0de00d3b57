//! `cargo xtask load`: a server on a fresh database, and many tables at it.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use crate::{cargo, root, step};

pub(crate) fn run() -> Result<(), String> {
    step("build", cargo("build --release --locked --package cli"))?;
    step("build the load", cargo("build --release --locked --package server --example load"))?;
    let data = root().join("target/load");
    let _ = std::fs::remove_dir_all(&data);
    let mut server = Command::new(root().join("target/release/fondaco"))
        .args(["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--tables", "0", "--per-address", "0"])
        .args(["--log", "warn", "--data"])
        .arg(&data)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("fondaco serve: {error}"))?;
    let mut line = String::new();
    let out = server.stdout.take().ok_or("no output")?;
    BufReader::new(out).read_line(&mut line).map_err(|error| error.to_string())?;
    let address = line.split("http://").nth(1).and_then(|rest| rest.split(',').next()).unwrap_or_default();
    let mut load = Command::new(root().join("target/release/examples/load"));
    load.arg(address).args(["--process", &server.id().to_string()]).args(std::env::args().skip(2));
    let outcome = step("load", load);
    let _ = server.kill();
    let _ = server.wait();
    outcome
}
