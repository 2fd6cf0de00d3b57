//! Every chore of the workspace: `cargo xtask test` is what CI runs.

#![forbid(unsafe_code)]
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a chore talks to whoever runs it")]

mod attack;
mod commands;
mod components;
mod dist;
mod fuzz;
mod instructions;
mod kill;
mod load;
mod stored;
#[cfg(test)]
mod tidy;
mod web;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

const HELP: &str = "\
Chores of the Fondaco workspace.

  cargo xtask test      every check, as CI runs it: format, lints, tests, laws, documents, generated files, browser
  cargo xtask web       the client alone: its types, and its tests in Chromium
  cargo xtask load      500 live tables with 2,000 sockets: durable decisions a second, latencies, and processor time, on a
                        SQLite file; --postgres: on a PostgreSQL cluster of its own, --database URL: on that one
  cargo xtask stored    10,000 stored matches, or as --matches N says: how long a house takes to open, and its lobby, on a SQLite
                        file and on PostgreSQL, to which the house is moved
  cargo xtask kill      kill -9 a server 1,000 times, or as --times N says, three of ten while it starts:
                        nothing acknowledged is lost, every folder opens
  cargo xtask attack    attack the release binary on loopback as the review of 2026-11-16 did, below ten minutes: each finding
                        with its figure and what is asked of it; F1 F5: only these, --brief: fewer matches of bots
  cargo xtask fuzz      fuzz records, decisions, scenes and commands, guided by coverage, a minute each;
                        with a name only that one, with --seconds N so long; needs a C++ compiler
  cargo xtask instructions
                        count the instructions of a fixed piece of work in each game, and fail if they have become more;
                        --write: store them; installs valgrind where there is none and apt-get can
  cargo xtask train     learn from matches of bots what a table promises, and write the weights; with names, only these games
  cargo xtask dist      make an archive of the stripped binary, its unit file, README and licences, try it, and say how large it
                        is and how long it takes to open
  cargo xtask codegen   write the generated files anew; with a name, only these:
      components          the components of the games, from crates/<game>/data/<game>.toml
      types               the types and cards of the client, from the Rust types
      shapes              docs/shapes, from random matches and the vectors
      commands            docs/commands.md, from the help of the binary
";

fn main() -> ExitCode {
    let task = std::env::args().nth(1);
    let outcome = match task.as_deref() {
        Some("test") => test(),
        Some("attack") => attack::run(&std::env::args().skip(2).collect::<Vec<_>>()),
        Some("codegen") => codegen(std::env::args().nth(2).as_deref()),
        Some("dist") => dist::run(),
        Some("fuzz") => fuzz::run(&std::env::args().skip(2).collect::<Vec<_>>()),
        Some("instructions") => instructions::run(&std::env::args().skip(2).collect::<Vec<_>>()),
        Some("kill") => kill::run(&std::env::args().skip(2).collect::<Vec<_>>()),
        Some("load") => load::run(&std::env::args().skip(2).collect::<Vec<_>>()),
        Some("stored") => stored::run(&std::env::args().skip(2).collect::<Vec<_>>()),
        Some("train") => train(&std::env::args().skip(2).collect::<Vec<_>>().join(" ")),
        Some("web") => web::test(),
        None | Some("help" | "--help" | "-h") => {
            print!("{HELP}");
            Ok(())
        }
        Some(other) => Err(format!("there is no chore {other:?}\n\n{HELP}")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Everything, in the order in which it fails soonest. The tests come last, so that their summary is the last word.
fn test() -> Result<(), String> {
    step("format", cargo("fmt --all --check"))?;
    step("lints", cargo("clippy --workspace --all-targets --locked -- -D warnings"))?;
    step("documents", cargo("doc --workspace --no-deps --locked --quiet"))?;
    println!("\n=== generated files");
    components::check()?;
    commands::check()?;
    step("types of the client", types("--check"))?;
    step("docs/shapes", shapes("--check"))?;
    licences()?;
    // About 60,000 decisions of each game: matches differ in length, and so does what judging one costs.
    let games = [
        "speicherstadt --matches 75",
        "oltremare --matches 75",
        "masters-of-venice --matches 60",
        "genoa --matches 18",
    ];
    for game in games {
        let laws = format!("run --quiet --package cli --locked -- laws {game}");
        step("laws, briefly", cargo(&laws))?;
    }
    println!("\n=== instructions");
    instructions::check()?;
    step("examples in the documents", cargo("test --workspace --doc --locked --quiet"))?;
    web::test()?;
    nats_server()?;
    install_postgres();
    step("tests", cargo("test --workspace --all-targets --locked"))
}

/// Writes the generated files, or one kind of them. Components come first: everything else is built from them.
fn codegen(kind: Option<&str>) -> Result<(), String> {
    match kind {
        None => {
            codegen(Some("components"))?;
            codegen(Some("types"))?;
            codegen(Some("shapes"))?;
            codegen(Some("commands"))
        }
        Some("components") => components::write(),
        Some("types") => step("types of the client", types("--write")),
        Some("shapes") => step("docs/shapes", shapes("--write")),
        Some("commands") => commands::write(),
        Some(other) => Err(format!("nothing is generated that is called {other:?}\n\n{HELP}")),
    }
}

/// Some minutes for each game.
fn train(games: &str) -> Result<(), String> {
    step("train", cargo(&format!("run --release --quiet --package xtask --locked --bin train -- {games}")))
}

/// The generator of the client's types, built from the games as they are now.
fn types(argument: &str) -> Command {
    cargo(&format!("run --quiet --package xtask --locked --bin types -- {argument}"))
}

/// The generator of docs/shapes, built from the games as they are now.
fn shapes(argument: &str) -> Command {
    cargo(&format!("run --quiet --package xtask --locked --bin shapes -- {argument}"))
}

/// Licences and sources of dependencies, where the tool for it is installed.
fn licences() -> Result<(), String> {
    let installed =
        Command::new("cargo-deny").arg("--version").output().is_ok_and(|output| output.status.success());
    if installed {
        return step("licences and sources", cargo("deny --offline check licenses bans sources"));
    }
    println!(
        "\n=== licences and sources: not checked, cargo-deny is not installed (cargo install cargo-deny)"
    );
    Ok(())
}

/// Tests of several machines start it themselves; where there is none, the system's own is installed.
fn nats_server() -> Result<(), String> {
    // Debian puts it where only the administrator looks.
    let is_there =
        || find_program(&["nats-server"]).is_some() || Path::new("/usr/sbin/nats-server").is_file();
    if !is_there() {
        install("nats-server");
    }
    if is_there() { Ok(()) } else { Err("the tests need nats-server: install it".to_owned()) }
}

fn step(name: &str, mut command: Command) -> Result<(), String> {
    println!("\n=== {name}");
    let start = Instant::now();
    let status = command.status().map_err(|error| format!("{name}: {error}"))?;
    if !status.success() {
        return Err(format!("{name}: {status}"));
    }
    println!("--- {name}: {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

fn cargo(args: &str) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.args(args.split(' ')).current_dir(root()).env("RUSTDOCFLAGS", "-D warnings");
    command
}

/// Tests of the store and of the house run on PostgreSQL, too. Debian keeps its server apart for each version.
fn install_postgres() {
    let is_kept_apart = Path::new("/usr/lib/postgresql").is_dir();
    if find_program(&["postgres"]).is_none() && !is_kept_apart {
        install("postgresql");
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Where cargo builds.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The first of these programs that this machine has.
fn find_program(names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    let paths = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    paths.into_iter().find(|path| Path::is_file(path))
}

/// Installs a package of the system, where that is possible.
fn install(package: &str) {
    println!("\n=== no {package} here; installing it");
    for args in [&["update"][..], &["install", "--yes", package]] {
        let status = Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").status();
        if !status.is_ok_and(|status| status.success()) {
            return;
        }
    }
}
