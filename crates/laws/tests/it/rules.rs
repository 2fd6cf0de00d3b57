//! Every rule that a game can cite is really cited: by a vector or in a random match.

use laws::Cited;
use laws::vector::read_folder;
use table::{Config as _, FromScene, Rule as _, Seed};

/// Matches for each number of seats.
const MATCHES: u64 = 3;

/// `excused` are the rules that nothing cites, each by the name of its variant and with the reason.
fn every_rule_is_cited<G: FromScene>(excused: &[(&str, &str)]) {
    let mut cited = Cited::<G::Rule>::default();
    let folder = format!("{}/../{}/tests/vectors", env!("CARGO_MANIFEST_DIR"), G::NAME);
    for vector in read_folder(&folder).unwrap() {
        cited.by_vector::<G>(&vector);
    }
    for seats in G::SEATS {
        for number in 0..MATCHES {
            let config = G::Config::standard(seats);
            cited.by_match::<G>(&config, Seed::from_number(number));
            cited.by_match::<G>(&config.among_bots(), Seed::from_number(number));
        }
    }
    let missing: Vec<String> =
        cited.missing().iter().map(|rule| format!("{rule:?} ({})", rule.id())).collect();
    let names: Vec<&str> = missing.iter().filter_map(|rule| rule.split(' ').next()).collect();
    let unexcused: Vec<&String> = missing
        .iter()
        .filter(|rule| !excused.iter().any(|(name, _)| rule.starts_with(&format!("{name} "))))
        .collect();
    assert!(unexcused.is_empty(), "{}: nothing is ever refused by {unexcused:?}", G::NAME);
    for (name, reason) in excused {
        assert!(names.contains(name), "{}: {name} is cited after all, but the list says: {reason}", G::NAME);
    }
}

#[test]
fn speicherstadt() {
    every_rule_is_cited::<speicherstadt::Speicherstadt>(&[]);
}

#[test]
fn oltremare() {
    every_rule_is_cited::<oltremare::Oltremare>(&[]);
}

#[test]
fn masters_of_venice() {
    every_rule_is_cited::<masters_of_venice::MastersOfVenice>(&[]);
}

#[test]
fn genoa() {
    every_rule_is_cited::<genoa::Genoa>(&[]);
}
