//! The laws, briefly; `fondaco laws oltremare` takes as long as one likes. The invariants are checked after every
//! decision (L10): OLT-9.1, OLT-9.2, OLT-9.3, OLT-9.4, OLT-9.5, OLT-9.6, OLT-9.7, OLT-9.8, OLT-9.9, OLT-9.10, OLT-9.11, OLT-9.12,
//! OLT-9.15; OLT-9.13 is L7 and L8, OLT-9.14 is L4.

use oltremare::{Config, Oltremare, Ruleset};
use table::Config as _;

fn laws_hold(config: &Config) {
    laws::hold_briefly::<Oltremare>(config, 25);
}

fn in_both_boxes(seats: u8) {
    for ruleset in [Ruleset::Mtm2004, Ruleset::Amigo2005] {
        laws_hold(&Config { ruleset, ..Config::standard(seats) });
    }
}

#[test]
fn for_two() {
    in_both_boxes(2);
}

#[test]
fn for_three() {
    in_both_boxes(3);
}

#[test]
fn for_four() {
    in_both_boxes(4);
}

#[test]
fn for_five() {
    in_both_boxes(5);
}

/// OLT-7.2.
#[test]
fn without_memory_aid() {
    for ruleset in [Ruleset::Mtm2004, Ruleset::Amigo2005] {
        laws_hold(&Config { ruleset, memory_aid: false, ..Config::standard(3) });
    }
}
