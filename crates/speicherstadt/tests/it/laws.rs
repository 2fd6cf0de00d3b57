//! The laws, briefly; `fondaco laws speicherstadt` takes as long as one likes.

use speicherstadt::{Config, Speicherstadt};
use table::Config as _;

fn laws_hold(config: &Config) {
    laws::hold_briefly::<Speicherstadt>(config, 150);
}

#[test]
fn for_two() {
    laws_hold(&Config::standard(2));
}

#[test]
fn for_three() {
    laws_hold(&Config::standard(3));
}

#[test]
fn for_four() {
    laws_hold(&Config::standard(4));
}

#[test]
fn for_five() {
    laws_hold(&Config::standard(5));
}

/// SPE-7.3.
#[test]
fn with_all_cards() {
    for seats in 2..=5 {
        laws_hold(&Config { remove_cards: false, ..Config::standard(seats) });
    }
}
