//! Files: short, and of this project alone.

use super::sources;

/// A longer file wants splitting.
const LONGEST: usize = 400;

#[test]
fn no_source_file_is_too_long() {
    let endings = [".rs", ".ts", ".svelte"];
    let all = ["crates", "xtask", "web"]
        .into_iter()
        .flat_map(|folder| endings.map(|ending| sources(folder, ending)));
    let long: Vec<String> = all
        .flatten()
        .filter(|(path, text)| {
            text.lines().count() > LONGEST && !path.to_string_lossy().contains("generated")
        })
        .map(|(path, text)| format!("{}: {} lines", path.display(), text.lines().count()))
        .collect();
    assert!(long.is_empty(), "longer than {LONGEST} lines:\n{}", long.join("\n"));
}

#[test]
fn nothing_is_left_unfinished() {
    // Put together here, so that this file does not find itself.
    let marks = ["TO", "FIX", "XX"].map(|mark| {
        mark.to_owned()
            + if mark == "XX" {
                "X"
            } else if mark == "TO" {
                "DO"
            } else {
                "ME"
            }
    });
    for (path, text) in ["crates", "xtask"].into_iter().flat_map(|folder| sources(folder, ".rs")) {
        for mark in &marks {
            assert!(!text.contains(mark.as_str()), "{} contains {mark}", path.display());
        }
    }
}
