//! Every vector of a game, as its tests run them.

use std::fs;

use table::FromScene;

use super::Vector;

/// Runs every file of a folder, `tests/vectors` of a game, and panics with every expectation that was not met.
///
/// A file is named after its id and belongs to this game. `expected` are the ids of the vectors that the specification
/// has: each must be there.
pub fn hold<G: FromScene>(folder: &str, expected: impl IntoIterator<Item = String>) {
    let vectors = read_folder(folder).unwrap_or_else(|error| panic!("{error}"));
    let mut failures = Vec::new();
    for vector in &vectors {
        let named = vector.file.ends_with(&format!("/{}.toml", vector.id));
        assert!(named, "{}: a file is named after its id, {}", vector.file, vector.id);
        assert_eq!(vector.game, G::NAME, "{}", vector.file);
        failures.extend(vector.run::<G>().iter().map(ToString::to_string));
    }
    assert!(failures.is_empty(), "{} expectations not met:\n{}", failures.len(), failures.join("\n"));
    for id in expected {
        assert!(vectors.iter().any(|vector| vector.id == id), "{id} of the specification has no file");
    }
}

/// Every file of a folder, in the order of their names.
pub fn read_folder(folder: &str) -> Result<Vec<Vector>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{folder}: {error}"))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| format!("{folder}: {error}"))?.path();
        files.push(path.to_string_lossy().into_owned());
    }
    files.sort();
    let read = |file: &String| {
        let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        Vector::read(file, &text).map_err(|error| format!("{file}: {error}"))
    };
    files.iter().map(read).collect()
}
