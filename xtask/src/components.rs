//! The components of each game: `crates/<game>/data/<game>.toml` becomes `crates/<game>/src/components/generated.rs`.
//!
//! This part of the chores depends on no game, so that it can write the file even while a game does not compile.

mod data;
mod genoa;
mod masters_of_venice;
mod oltremare;
mod rust;
mod speicherstadt;

use std::fs;
use std::path::PathBuf;

use data::Data;

use crate::root;

/// A game, and the function that turns its data file into Rust.
type Generator = (&'static str, fn(&Data) -> Result<String, String>);

const GENERATORS: [Generator; 4] = [
    ("speicherstadt", speicherstadt::generate),
    ("oltremare", oltremare::generate),
    ("masters-of-venice", masters_of_venice::generate),
    ("genoa", genoa::generate),
];

/// Writes the generated file of every game. A file that is fresh is left alone, so that nothing is built anew.
pub(crate) fn write() -> Result<(), String> {
    for (game, generate) in GENERATORS {
        let text = text(game, generate)?;
        let path = path(game);
        if fs::read_to_string(&path).is_ok_and(|found| found == text) {
            continue;
        }
        fs::create_dir_all(path.with_file_name(""))
            .map_err(|error| format!("{}: {error}", path.display()))?;
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Fails if a generated file is not what `write` would write.
pub(crate) fn check() -> Result<(), String> {
    for (game, generate) in GENERATORS {
        let found = fs::read_to_string(path(game)).unwrap_or_default();
        if found != text(game, generate)? {
            return Err(format!(
                "crates/{game}/src/components/generated.rs is stale; run: cargo xtask codegen"
            ));
        }
    }
    println!("the components of the games are fresh");
    Ok(())
}

fn text(game: &str, generate: fn(&Data) -> Result<String, String>) -> Result<String, String> {
    let data = Data::read(game)?;
    generate(&data).and_then(|text| rust::format(&text)).map_err(|error| format!("{}: {error}", data.name()))
}

fn path(game: &str) -> PathBuf {
    root().join(format!("crates/{game}/src/components/generated.rs"))
}
