//! Bots: a stronger one beats a weaker one, and equal seeds give equal games.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod field;
mod genoa;
mod greedy_as_ever;
mod masters_of_venice;
mod oltremare;
mod play;
mod playout;
mod question;
mod thinker;

use speicherstadt::{Config, Speicherstadt};
use table::Config as _;

use play::{standard, the_list_is_true};

fn wins(names: &[&str], matches: u64) -> u64 {
    play::wins::<Speicherstadt>(&standard::<Speicherstadt>(names), names, matches)
}

/// The bar is 90 % of 2,000 (`fondaco simulate`); here 200, with room for three standard deviations.
#[test]
fn greedy_beats_three_random() {
    let wins = wins(&["greedy", "random", "random", "random"], 200);
    assert!(wins >= 180, "greedy won {wins} of 200");
}

#[test]
fn greedy_beats_random_at_every_table() {
    play::greedy_beats_random_at_every_table::<Speicherstadt>(Config::standard, 60, 48);
}

#[test]
fn equal_seeds_equal_games() {
    let decisions = |names: &[&str], number| {
        play::play::<Speicherstadt>(&standard::<Speicherstadt>(names), names, number).decisions
    };
    for names in [["random"; 3], ["greedy"; 3]] {
        assert_eq!(decisions(&names, 11), decisions(&names, 11));
    }
    assert_ne!(decisions(&["random"; 3], 11), decisions(&["random"; 3], 12));
}

#[test]
fn every_bot_of_the_list_exists_and_no_other() {
    the_list_is_true::<Speicherstadt>();
}
