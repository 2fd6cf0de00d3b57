//! `cargo xtask load`: a server on a fresh database, and many tables at it.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use test_servers::{Durability, Postgres};

use crate::{cargo, root, step};

/// On which database the house stands.
enum Database {
    /// A SQLite file in a fresh folder.
    Sqlite,
    /// A cluster of its own, which is gone afterwards.
    Private(Postgres),
    /// Somebody's, which keeps what is written.
    Address(String),
}

/// `arguments` are for the load, but for those that say which database.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let (database, rest) = match arguments {
        [postgres, rest @ ..] if postgres == "--postgres" => {
            (Database::Private(Postgres::start(Durability::Durable)?), rest)
        }
        [database, address, rest @ ..] if database == "--database" => {
            (Database::Address(address.clone()), rest)
        }
        rest => (Database::Sqlite, rest),
    };
    step("build", cargo("build --release --locked --package cli"))?;
    step("build the load", cargo("build --release --locked --package server --example load"))?;
    let data = root().join("target/load");
    let _ = std::fs::remove_dir_all(&data);
    let mut server = Command::new(root().join("target/release/fondaco"));
    server.args(["serve", "--listen", "127.0.0.1:0", "--rate", "0", "--tables", "0", "--per-address", "0"]);
    server.args(["--log", "warn", "--data"]).arg(&data).stdout(Stdio::piped());
    match &database {
        Database::Sqlite => {}
        Database::Private(postgres) => {
            _ = server.env("FONDACO_DATABASE", postgres.at().create_database("load")?)
        }
        Database::Address(address) => _ = server.env("FONDACO_DATABASE", address),
    }
    let mut server = server.spawn().map_err(|error| format!("fondaco serve: {error}"))?;
    let mut line = String::new();
    let out = server.stdout.take().ok_or("no output")?;
    BufReader::new(out).read_line(&mut line).map_err(|error| error.to_string())?;
    let address = line.split("http://").nth(1).and_then(|rest| rest.split(',').next()).unwrap_or_default();
    let mut load = Command::new(root().join("target/release/examples/load"));
    load.arg(address).args(["--process", &server.id().to_string()]).args(rest);
    if let Database::Private(postgres) = &database
        && let Some(id) = postgres.id()
    {
        load.args(["--database-process", &id.to_string()]);
    }
    let outcome = step("load", load);
    let _ = server.kill();
    let _ = server.wait();
    outcome
}
