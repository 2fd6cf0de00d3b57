//! Arrows point one way: table, then games, then everything else.

use super::{GAMES, sources};

fn dependencies(krate: &str, section: &str) -> Vec<String> {
    let manifests = sources(&format!("crates/{krate}"), "Cargo.toml");
    let manifest: toml::Value = toml::from_str(&manifests[0].1).unwrap();
    let Some(section) = manifest.get(section).and_then(|section| section.as_table()) else {
        return Vec::new();
    };
    // What is optional is for the chores alone.
    let always = section.iter().filter(|(_, of)| of.get("optional").is_none());
    always.map(|(name, _)| name.clone()).collect()
}

#[test]
fn rules_depend_on_the_table_and_on_serde_and_nothing_else() {
    assert_eq!(dependencies("table", "dependencies"), ["serde"]);
    for game in GAMES {
        assert_eq!(dependencies(game, "dependencies"), ["serde", "table"], "{game}");
    }
}

#[test]
fn the_table_knows_no_game() {
    for (path, text) in sources("crates/table/src", ".rs") {
        for book in rulebook::ALL {
            let named = text.to_lowercase().contains(book.game) || !book.mentioned(&text).is_empty();
            assert!(!named, "{} names {}", path.display(), book.game);
        }
    }
}

/// The catalog lists the games; beside it the hall neither names one nor looks for a key of its config.
#[test]
fn the_hall_knows_no_game() {
    let sources = sources("crates/hall/src", ".rs").into_iter();
    for (path, text) in sources.filter(|(path, _)| !path.ends_with("hall/src/catalog.rs")) {
        for book in rulebook::ALL {
            let named = text.to_lowercase().contains(book.game) || !book.mentioned(&text).is_empty();
            assert!(!named, "{} names {}", path.display(), book.game);
        }
        assert!(!text.contains("config["), "{} looks for a key of a config", path.display());
    }
}

/// Rules know no world: the fences stand in each rules crate.
#[test]
fn every_rules_crate_is_fenced() {
    for krate in GAMES.iter().chain([&"table"]) {
        let fence = sources(&format!("crates/{krate}"), "clippy.toml");
        assert!(fence[0].1.contains("std::collections::HashMap"), "{krate}");
        let lib = sources(&format!("crates/{krate}/src"), "lib.rs");
        let lib = &lib[0].1;
        assert!(lib.contains("#![forbid(unsafe_code)]"), "{krate}");
        assert!(lib.contains("#![deny(clippy::float_arithmetic, clippy::as_conversions)]"), "{krate}");
    }
}

/// Whoever adds a board touches its own folder and the catalog.
#[test]
fn the_frame_knows_no_game() {
    for folder in ["web/src/frame", "web/src/lib", "web/src/pages", "web/src/words", "web/src/art"] {
        for (path, text) in sources(folder, "") {
            for book in rulebook::ALL {
                let named = text.to_lowercase().contains(book.game) || !book.mentioned(&text).is_empty();
                assert!(!named, "{} names {}", path.display(), book.game);
            }
        }
    }
}
