//! `cargo xtask instructions`: how many instructions a fixed piece of work takes in each game, beside what it took before. Unlike
//! seconds they are the same however busy the machine is, so that a check can tell when a game becomes slower.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{cargo, find_program, install, root, step, target};

const GAMES: [&str; 4] = ["speicherstadt", "oltremare", "masters-of-venice", "genoa"];
const WORKS: [&str; 3] = ["listing", "applying", "policy"];
/// Another compiler, or a change elsewhere that moves what is inlined, stays below this.
const TOLERANCE: f64 = 0.05;

/// Counts, and compares with what is stored, or stores it.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    match arguments {
        [] => check(),
        [write] if write == "--write" => {
            let lines: Vec<String> = count_all()?.iter().map(Count::line).collect();
            std::fs::write(stored_file(), lines.concat()).map_err(|error| error.to_string())
        }
        _ => Err("cargo xtask instructions [--write]".to_owned()),
    }
}

/// Fails if something takes more instructions than is stored.
pub(crate) fn check() -> Result<(), String> {
    let stored = std::fs::read_to_string(stored_file()).map_err(|error| error.to_string())?;
    let stored: Vec<Count> = stored.lines().filter_map(Count::read).collect();
    let mut slower = Vec::new();
    for now in count_all()? {
        let before = stored.iter().find(|count| count.game == now.game && count.work == now.work);
        let before = before.ok_or_else(|| format!("nothing is stored of {} {}", now.game, now.work))?;
        let ratio = now.thousands / before.thousands;
        println!(
            "{:18} {:9} {:9.0} thousand instructions, {ratio:.3} of what is stored",
            now.game, now.work, now.thousands
        );
        if ratio > 1.0 + TOLERANCE {
            slower.push(format!("{} {} takes {ratio:.2} times the instructions", now.game, now.work));
        }
    }
    if slower.is_empty() {
        return Ok(());
    }
    Err(format!("{}; if that is meant: cargo xtask instructions --write", slower.join(", ")))
}

fn count_all() -> Result<Vec<Count>, String> {
    let valgrind = valgrind()?;
    // Profile `counted`: as the release, but built in a minute.
    step("build the workload", cargo("build --profile counted --locked --package bots --example workload"))?;
    let workload = target().join("counted/examples/workload");
    let each = GAMES.into_iter().flat_map(|game| WORKS.map(|work| (game, work)));
    each.map(|(game, work)| count(&valgrind, &workload, game, work)).collect()
}

struct Count {
    game: String,
    work: String,
    thousands: f64,
}

impl Count {
    fn line(&self) -> String {
        format!("{} {} {:.0}\n", self.game, self.work, self.thousands)
    }

    fn read(line: &str) -> Option<Count> {
        let mut words = line.split(' ').map(str::to_owned);
        Some(Count { game: words.next()?, work: words.next()?, thousands: words.next()?.parse().ok()? })
    }
}

fn count(valgrind: &Path, workload: &Path, game: &str, work: &str) -> Result<Count, String> {
    let mut command = Command::new(valgrind);
    command.args([
        "--tool=callgrind",
        "--callgrind-out-file=/dev/null",
        "--toggle-collect=*workload*counted*",
    ]);
    let output =
        command.arg(workload).args([game, work]).output().map_err(|error| format!("valgrind: {error}"))?;
    let told = String::from_utf8_lossy(&output.stderr);
    let collected =
        told.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse::<f64>().ok());
    match collected {
        Some(instructions) if output.status.success() && instructions > 0.0 => {
            Ok(Count { game: game.to_owned(), work: work.to_owned(), thousands: instructions / 1e3 })
        }
        _ => Err(format!("{game} {work} could not be counted: {told}")),
    }
}

fn valgrind() -> Result<PathBuf, String> {
    let names = ["valgrind"];
    if find_program(&names).is_none() {
        install("valgrind");
    }
    find_program(&names).ok_or_else(|| "counting instructions needs valgrind: install it".to_owned())
}

fn stored_file() -> PathBuf {
    root().join("xtask/instructions.txt")
}
