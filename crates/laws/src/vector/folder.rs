//! Every vector of a game, as its tests run them.

use std::fs;
use std::path::Path;

use table::FromScene;

use super::Vector;

/// Runs every file of a folder, `tests/vectors` of a game, and panics with every expectation that was not met.
///
/// A file is named after its id and belongs to this game. `expected` are the ids of the vectors that the specification
/// has: each must be there.
pub fn hold<G: FromScene>(folder: &str, expected: impl IntoIterator<Item = String>) {
    let mut failures = Vec::new();
    let mut ids = Vec::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    for entry in entries {
        let path = entry.unwrap_or_else(|error| panic!("{folder}: {error}")).path();
        let vector = read(&path);
        let named = path.file_stem().and_then(|stem| stem.to_str()) == Some(vector.id.as_str());
        assert!(named, "{}: a file is named after its id, {}", path.display(), vector.id);
        assert_eq!(vector.game, G::NAME, "{}", path.display());
        failures.extend(vector.run::<G>().iter().map(ToString::to_string));
        ids.push(vector.id);
    }
    assert!(failures.is_empty(), "{} expectations not met:\n{}", failures.len(), failures.join("\n"));
    for id in expected {
        assert!(ids.contains(&id), "{id} of the specification has no file");
    }
}

fn read(path: &Path) -> Vector {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Vector::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
