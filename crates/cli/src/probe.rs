//! `fondaco probe`: vectors from files.

use std::path::{Path, PathBuf};

use laws::vector::{Failure as Unmet, Vector};

use crate::args::Probe;
use crate::catalog::{self, Errand, Playable};
use crate::failure::{Failure, Outcome};
use crate::say;

pub(crate) fn run(args: &Probe) -> Outcome {
    let files = files(&args.files)?;
    let (mut passed, mut failed) = (0, 0);
    for path in files {
        let text = std::fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
        let vector = Vector::read(&text).map_err(|error| Failure::file(&path, error.to_string().trim()))?;
        let unmet = catalog::send(&vector.game, &vector).map_err(|error| match error {
            Failure::Bad(what) => Failure::file(&path, what),
            other => other,
        })?;
        if unmet.is_empty() {
            passed += 1;
            continue;
        }
        failed += 1;
        say(&format!("{} {} ({})\n", vector.id, vector.title, vector.rules.join(", ")))?;
        for failure in unmet {
            say(&format!("{failure}\n"))?;
        }
    }
    say(&format!("{passed} passed, {failed} failed\n"))?;
    match failed {
        0 => Ok(()),
        1 => Err(Failure::found("1 vector does not hold")),
        _ => Err(Failure::found(format_args!("{failed} vectors do not hold"))),
    }
}

impl Errand for &Vector {
    type Out = Vec<Unmet>;

    fn run<G: Playable>(self) -> Outcome<Vec<Unmet>> {
        Ok(Vector::run::<G>(self))
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
