//! `fondaco probe`: vectors from files.

use std::path::{Path, PathBuf};

use laws::vector::{Failure as Unmet, Vector};
use rulebook::Rulebook;

use crate::args::Probe;
use crate::catalog::{self, GameVisitor, Playable};
use crate::failure::{Failure, Outcome};
use crate::say;

pub(crate) fn run(args: &Probe) -> Outcome {
    let (mut passed, mut failed, mut unreadable) = (0, 0, None);
    for path in files(&args.files)? {
        match probe(&path, args.show) {
            Ok(true) => passed += 1,
            Ok(false) => failed += 1,
            // The others are still worth looking at.
            Err(failure) => {
                if let Some(earlier) = unreadable.replace(failure) {
                    earlier.exit();
                }
            }
        }
    }
    say(&format!("{passed} passed, {failed} failed\n"))?;
    match (unreadable, failed) {
        (Some(failure), _) => Err(failure),
        (None, 0) => Ok(()),
        (None, 1) => Err(Failure::found("1 vector does not hold")),
        (None, _) => Err(Failure::found(format_args!("{failed} vectors do not hold"))),
    }
}

/// Runs one file, prints what is not as it says (and with `show` everything that happens), and tells whether it holds.
fn probe(path: &Path, show: bool) -> Outcome<bool> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
    let vector = Vector::read(&path.to_string_lossy(), &text).map_err(|error| Failure::file(path, error))?;
    if let Some(book) = Rulebook::of(&vector.game)
        && let Some(unknown) = vector.rules.iter().find(|id| book.paragraph(id).is_none())
    {
        return Err(Failure::file(path, format_args!("there is no rule {unknown} in {}", book.game)));
    }
    let probing = Probing { vector: &vector, show };
    let (shown, unmet) = catalog::visit_game(&vector.game, probing).map_err(|error| match error {
        Failure::Bad(what) => Failure::file(path, what),
        Failure::Found(what) => Failure::Found(what),
    })?;
    if show || !unmet.is_empty() {
        say(&format!("{} {} ({})\n", vector.id, vector.title, vector.rules.join(", ")))?;
    }
    say(&shown)?;
    for failure in &unmet {
        say(&format!("{failure}\n"))?;
    }
    Ok(unmet.is_empty())
}

/// One vector, whatever its game.
struct Probing<'a> {
    vector: &'a Vector,
    show: bool,
}

impl GameVisitor for Probing<'_> {
    /// What is shown, and what is not as the vector says.
    type Out = Outcome<(String, Vec<Unmet>)>;

    fn visit<G: Playable>(self) -> Self::Out {
        Ok(if self.show { self.vector.show::<G>() } else { (String::new(), self.vector.run::<G>()) })
    }
}

/// The files named, and those in folders named, in order.
fn files(named: &[PathBuf]) -> Outcome<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in named {
        if path.is_dir() {
            files.extend(vectors_in(path)?);
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

fn vectors_in(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).map_err(|error| Failure::file(folder, error))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| Failure::file(folder, error))?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
    if files.is_empty() {
        return Err(Failure::file(folder, "no vector (*.toml) in this folder"));
    }
    files.sort();
    Ok(files)
}
