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

/// A stranger finds any rule in the code: each behavioural id stands at a function, or in a range beside it.
#[test]
fn every_rule_of_the_round_is_cited_in_code() {
    for game in GAMES {
        let book = book(game);
        let code = sources(&format!("crates/{game}/src"), ".rs");
        let cited: BTreeSet<String> = code.iter().flat_map(|(_, text)| cited(&book, text)).collect();
        let missing: Vec<String> = defined(&book)
            .into_iter()
            .filter(|id| matches!(chapter(id), "3" | "4" | "6" | "8" | "I"))
            .filter(|id| !cited.contains(id) && !NOT_TESTABLE.iter().any(|(known, _)| known == id))
            .collect();
        assert!(missing.is_empty(), "{game}: not cited in src: {missing:?}");
    }
}

/// The ids in a text, with ranges (`SPE-4.1 to 4.9`, `SPE-3.4, 7.3`) written out.
fn cited(book: &Rulebook, text: &str) -> Vec<String> {
    let mut cited = Vec::new();
    for id in book.mentioned(text) {
        // The slice points into the text, so what follows it can be read on.
        let end = id.as_ptr().addr() - text.as_ptr().addr() + id.len();
        cited.push(id.to_owned());
        let mut last = id.to_owned();
        let mut rest = &text[end..];
        while let Some((range, next, after)) = continued(book, rest) {
            if range {
                cited.extend(between(&last, &next));
            }
            cited.push(next.clone());
            last = next;
            rest = after;
        }
    }
    cited
}

/// `, 4.5` or ` to 4.5` or ` and 4.5` at the beginning of a text.
fn continued<'a>(book: &Rulebook, text: &'a str) -> Option<(bool, String, &'a str)> {
    let joints = [(" to ", true), (", ", false), (" and ", false)];
    let (joint, range) = joints.into_iter().find(|(joint, _)| text.starts_with(joint))?;
    let text = &text[joint.len()..];
    let text = text.strip_prefix(book.prefix).and_then(|text| text.strip_prefix('-')).unwrap_or(text);
    let len = text.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'.').count();
    let number = text[..len].trim_end_matches('.');
    let valid = number.contains(|c: char| c.is_ascii_digit())
        && number.starts_with(|c: char| c.is_ascii_digit() || "AI".contains(c));
    valid.then(|| (range, format!("{}-{number}", book.prefix), &text[number.len()..]))
}

fn between(first: &str, last: &str) -> Vec<String> {
    let split = |id: &str| {
        let digits = id.bytes().rev().take_while(u8::is_ascii_digit).count();
        let (stem, number) = id.split_at(id.len() - digits);
        Some((stem.to_owned(), number.parse::<u32>().ok()?))
    };
    match (split(first), split(last)) {
        (Some((stem, from)), Some((other, to))) if stem == other => {
            (from + 1..to).map(|number| format!("{stem}{number}")).collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn ranges_are_written_out() {
    let book = book("speicherstadt");
    assert_eq!(
        cited(&book, "Supply (SPE-4.1 to 4.3), SPE-3.4, 7.3. SPE-I1 to I3"),
        ["SPE-4.1", "SPE-4.2", "SPE-4.3", "SPE-3.4", "SPE-7.3", "SPE-I1", "SPE-I2", "SPE-I3"]
    );
}
