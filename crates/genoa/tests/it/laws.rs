//! The laws, briefly; `fondaco laws genoa` takes as long as one likes. The invariants are checked after every decision (L10):
//! GEN-9.1, GEN-9.2, GEN-9.3, GEN-9.4, GEN-9.5, GEN-9.6, GEN-9.7, GEN-9.8, GEN-9.9, GEN-9.10, GEN-9.12, GEN-9.13, GEN-9.16;
//! GEN-9.15 is L6.

use genoa::{Config, Genoa};
use table::Config as _;

fn laws_hold(config: &Config) {
    laws::hold_briefly::<Genoa>(config, 10);
}

/// GEN-5.17: answers as they are given live, and in rounds.
fn live_and_in_rounds(seats: u8) {
    for rounds in [false, true] {
        laws_hold(&Config { rounds, ..Config::standard(seats) });
    }
}

#[test]
fn for_two() {
    live_and_in_rounds(2);
}

#[test]
fn for_three() {
    live_and_in_rounds(3);
}

#[test]
fn for_four() {
    live_and_in_rounds(4);
}

#[test]
fn for_five() {
    live_and_in_rounds(5);
}

/// GEN-5.12.
#[test]
fn without_courtesy() {
    laws_hold(&Config { courtesy_round: false, ..Config::standard(4) });
}
