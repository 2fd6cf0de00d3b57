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

/// What may be chosen comes from the prompt and from figures of the server (`table::Show`), and so does who has sealed
/// something. A file that gets no view and no data of the box cannot compute either.
#[test]
fn the_page_computes_no_rule() {
    let mut seen = 0;
    for (path, text) in sources("web/src/games", "targets.ts") {
        for word in ["View", "./cards"] {
            assert!(!text.contains(word), "{} reads {word}", path.display());
        }
        seen += 1;
    }
    // What a plugin says about who is asked comes from figures and the prompt.
    for (path, text) in sources("web/src/games", "plugin.ts") {
        let starts = ["sealed: (", "addressed: (", "ahead: (", "function standing("];
        for line in text.lines() {
            let given = starts.into_iter().find_map(|start| line.trim_start().strip_prefix(start));
            let Some(given) = given else { continue };
            assert!(
                given.starts_with("{ figures }") && !given.contains("view"),
                "{}: {line}",
                path.display()
            );
            seen += 1;
        }
    }
    assert_eq!(
        seen, 9,
        "two games have targets of their own, two sealed choices, two offers, one a leader, two standing answers"
    );
    // Nobody works out from a view what could be paid, bid, bought or is lacking.
    for ending in [".ts", ".svelte"] {
        for (path, text) in sources("web/src/games", ending) {
            for line in text.lines().filter(|line| line.contains("Math.")) {
                for word in ["view.", "cash", "load", "hand.length", "ducats /"] {
                    assert!(!line.contains(word), "{} computes with {word}: {}", path.display(), line.trim());
                }
            }
        }
    }
}
