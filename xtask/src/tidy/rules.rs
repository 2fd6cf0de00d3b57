//! Rule ids: those in code exist in the specification, and every rule that says how something behaves is tested.

use std::collections::BTreeSet;

use rulebook::Rulebook;

use super::{GAMES, sources};

/// Rules that no test can name, each with the reason. Chapter 1 (identity) and 12 (notes for bot authors) are
/// not rules; the vectors of chapter 11 are tests themselves.
const NOT_TESTABLE: [(&str, &str); 18] = [
    ("SPE-4.30", "nothing can be given away: there is no such decision"),
    ("SPE-5.1", "talk is free: there is no such decision"),
    ("SPE-A1", "provenance of counts, which SPE-2.2 fixes"),
    ("SPE-A2", "provenance of the setup, which SPE-3.1 to 3.7 fix"),
    ("SPE-A4", "provenance of fire values, which SPE-2.9 fixes"),
    ("SPE-A5", "provenance of fireman values, which SPE-2.10 fixes"),
    ("SPE-A6", "provenance of contract goods, which SPE-2.11 fixes"),
    ("SPE-A27", "the start seat is random; that a host may fix it is tested with SPE-3.6"),
    ("OLT-2.8", "counters and wooden parts, which limit nothing"),
    ("OLT-4.47", "cannot happen on this map, as OLT-2.7 says"),
    ("OLT-5.2", "nothing else can be traded: there is no such decision"),
    ("OLT-5.33", "talk is free: there is no such decision"),
    ("OLT-10.34", "provenance: the rulebook wins over reviews"),
    ("OLT-10.35", "a slip of the pen in one rulebook"),
    ("MOV-4.26", "the clock of a window is the house's, and the engine knows answers alone"),
    ("GEN-2.1", "the sources of the board, which GEN-2.3 fixes"),
    ("GEN-5.14", "talk about distant buildings: there is no such decision"),
    ("GEN-5.15", "promises bind nobody: there is no such decision"),
];

fn book(game: &str) -> Rulebook {
    Rulebook::of(game).unwrap()
}

fn defined(book: &Rulebook) -> BTreeSet<String> {
    book.paragraphs().into_iter().map(|paragraph| paragraph.id).collect()
}

/// The number of the chapter, or the letter.
fn chapter(id: &str) -> &str {
    let (_, number) = id.split_once('-').unwrap();
    number.split_once('.').map_or(&number[..1], |(chapter, _)| chapter)
}

#[test]
fn every_rule_id_in_code_and_documents_exists() {
    let all = ["crates", "xtask", "docs"].into_iter().flat_map(|folder| {
        [".rs", ".toml", ".md", ".ftl", ".ts", ".svelte"]
            .into_iter()
            .flat_map(move |ending| sources(folder, ending))
    });
    let all: Vec<_> = all.collect();
    let mut unknown = Vec::new();
    for book in rulebook::ALL {
        let defined = defined(&book);
        for (path, text) in &all {
            // SPE-V ids are vectors of the house, GEN-W and GEN-X ids those of a chapter 11 that numbers them without the
            // prefix; SPE-X ids are made up by tests.
            let made_here = |id: &str| matches!(chapter(id), "V" | "W" | "X" | "99");
            let mentioned = book.mentioned(text).into_iter().filter(|id| !made_here(id));
            unknown.extend(
                mentioned.filter(|id| !defined.contains(*id)).map(|id| format!("{}: {id}", path.display())),
            );
        }
    }
    assert!(unknown.is_empty(), "no such rule:\n{}", unknown.join("\n"));
}

/// Named in the list `rules` of a vector.
fn tested_by_vectors(game: &str) -> BTreeSet<String> {
    let vectors = sources(&format!("crates/{game}/tests/vectors"), ".toml");
    assert!(!vectors.is_empty(), "{game} has no vectors");
    let rules = vectors.iter().flat_map(|(path, text)| {
        let vector: toml::Value =
            toml::from_str(text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let rules = vector["rules"].as_array().unwrap().clone();
        rules.into_iter().map(|rule| rule.as_str().unwrap().to_owned())
    });
    rules.collect()
}

#[test]
fn every_rule_that_a_vector_names_exists() {
    for game in GAMES {
        let book = book(game);
        let defined = defined(&book);
        let unknown: Vec<_> =
            tested_by_vectors(game).into_iter().filter(|id| !defined.contains(id)).collect();
        assert!(unknown.is_empty(), "{game}: vectors name {unknown:?}");
    }
}

#[test]
fn every_behavioural_rule_is_named_by_a_test() {
    for game in GAMES {
        let book = book(game);
        let vectors = tested_by_vectors(game);
        let tests: Vec<_> = sources(&format!("crates/{game}/tests"), ".rs");
        let code: BTreeSet<&str> = tests.iter().flat_map(|(_, text)| book.mentioned(text)).collect();
        let untested: Vec<String> = defined(&book)
            .into_iter()
            .filter(|id| !matches!(chapter(id), "1" | "12" | "T"))
            .filter(|id| !vectors.contains(id) && !code.contains(id.as_str()))
            .filter(|id| !NOT_TESTABLE.iter().any(|(known, _)| known == id))
            .collect();
        assert!(untested.is_empty(), "{game}: no test names {untested:?}");
    }
}

#[test]
fn what_is_said_to_be_untestable_is_untested() {
    for (id, reason) in NOT_TESTABLE {
        let tested = GAMES.iter().any(|game| tested_by_vectors(game).contains(id));
        assert!(!tested, "{id} is tested after all, but the list says: {reason}");
    }
}

/// Rules with nothing in a game's `src` that could carry their id, each with the reason, beside those that no test can name.
const NOT_IN_CODE: [(&str, &str); 0] = [];

/// Whoever searches for the id of a rule finds the function that embodies it. Chapter 2 is the component data, chapter 10 are
/// rulings on the others, 11 the vectors, 12 notes for bot authors.
#[test]
fn every_behavioural_rule_is_written_out_in_code() {
    for game in GAMES {
        let book = book(game);
        let code = sources(&format!("crates/{game}/src"), ".rs");
        let cited: BTreeSet<&str> = code.iter().flat_map(|(_, text)| book.mentioned(text)).collect();
        let excused = || NOT_TESTABLE.iter().chain(&NOT_IN_CODE);
        let missing: Vec<String> = defined(&book)
            .into_iter()
            .filter(|id| matches!(chapter(id), "3" | "4" | "5" | "6" | "7" | "8" | "9" | "I"))
            .filter(|id| !cited.contains(id.as_str()) && !excused().any(|(known, _)| known == id))
            .collect();
        assert!(missing.is_empty(), "{game}: not in src: {missing:?}");
    }
}

/// `GEN-4.60, 5.7` and `GEN-4.24 to 4.30` hide ids from whoever searches for them.
#[test]
fn no_comment_shortens_an_id() {
    for game in GAMES {
        let book = book(game);
        let mut found = Vec::new();
        for folder in ["src", "tests"] {
            for (path, text) in sources(&format!("crates/{game}/{folder}"), ".rs") {
                for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| is_shortened(&book, line)) {
                    found.push(format!("{}:{number}: {}", path.display(), line.trim()));
                }
            }
        }
        assert!(found.is_empty(), "write every id out:\n{}", found.join("\n"));
    }
}

/// Is an id followed by a number that stands for another one, or by an id that ends a range?
fn is_shortened(book: &Rulebook, line: &str) -> bool {
    book.mentioned(line).into_iter().any(|id| {
        let rest = after(line, id);
        let range = rest.strip_prefix(" to ").is_some_and(|rest| rest.starts_with(book.prefix));
        range || goes_on(book, rest)
    })
}

/// What follows a part of the text.
fn after<'a>(text: &'a str, part: &str) -> &'a str {
    &text[part.as_ptr().addr() - text.as_ptr().addr() + part.len()..]
}

/// `, 4.5` or ` to 4.5` or ` and 4.5` at the beginning of a text. Where a specification numbers its rulings without its prefix, `A5` is
/// no short form.
fn goes_on(book: &Rulebook, text: &str) -> bool {
    let joints = [" to ", ", and ", ", ", " and ", "/"];
    let Some(text) = joints.into_iter().find_map(|joint| text.strip_prefix(joint)) else { return false };
    let len = text.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'.').count();
    let number = text[..len].trim_end_matches('.');
    book.paragraph(&format!("{}-{number}", book.prefix)).is_some()
}

#[test]
fn shortened_ids_are_found() {
    let book = book("speicherstadt");
    for line in [
        "(SPE-4.1 to 4.3)",
        "SPE-3.4, 7.3",
        "SPE-I1 to I3",
        "SPE-4.1 to SPE-4.3",
        "SPE-4.1, A5",
        "SPE-3.4/7.3",
    ] {
        assert!(is_shortened(&book, line), "{line}");
    }
    for line in ["SPE-4.1, SPE-4.2", "SPE-3.4, 5 coins", "SPE-3.4 to all", "SPE-3.4, and then", "SPE-3.4."] {
        assert!(!is_shortened(&book, line), "{line}");
    }
}
