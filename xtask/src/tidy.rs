//! Everything checkable is a test: rule ids, files, boundaries.

mod boundaries;
mod files;
mod rules;

use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// The games that have a crate.
const GAMES: &[&str] = &["speicherstadt", "oltremare", "masters-of-venice", "genoa"];

/// Every file below a folder of the workspace whose name ends so, with its text.
fn sources(folder: &str, ending: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    collect(&root().join(folder), ending, &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, ending: &str, found: &mut Vec<(PathBuf, String)>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.map(|entry| entry.unwrap()) {
        let path = entry.path();
        let name = entry.file_name().into_string().unwrap();
        if path.is_dir() {
            if !matches!(name.as_str(), "target" | "node_modules" | ".git") {
                collect(&path, ending, found);
            }
        } else if name.ends_with(ending) {
            found.push((path.clone(), fs::read_to_string(&path).unwrap()));
        }
    }
}
