//! Bots: a stronger one beats a weaker one, and equal seeds give equal games.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod masters_of_venice;
mod oltremare;

use bots::{Bot, Bots, Budget, Whim};
use speicherstadt::{Config, Decision, Speicherstadt};
use table::{Config as _, Dice, Game, Seat, Seed, Standing};

/// One match; the bot named first sits at seat `number` modulo the table, and so on round.
fn play(names: &[&str], number: u64) -> (Standing, Vec<Decision>) {
    let seats = u8::try_from(names.len()).unwrap();
    let seed = Seed::from_number(number);
    let moved = usize::try_from(number).unwrap() % names.len();
    let mut bots: Vec<Box<dyn Bot<Speicherstadt>>> = (0..names.len())
        .map(|seat| {
            let name = names[(seat + names.len() - moved) % names.len()];
            Speicherstadt::bot(name, Whim::of(&seed.of_series(u64::try_from(seat).unwrap()))).unwrap()
        })
        .collect();
    let mut game = Speicherstadt::set_up(&Config::standard(seats), Dice::new(seed), &mut ()).unwrap();
    let mut decisions = Vec::new();
    let tell = |game: &mut Speicherstadt, seat, decision| {
        // Bots only say what is legal.
        game.decide(seat, decision, &mut ()).unwrap();
        decisions.push(decision);
    };
    bots::play(&mut game, |game| game, &mut bots, Budget::Iterations(100), tell);
    (game.standing().unwrap(), decisions)
}

/// Victories of the first bot in so many matches, shared ones not counted.
fn wins(names: &[&str], matches: u64) -> u64 {
    let won = |number: &u64| {
        let seat = Seat::ALL[usize::try_from(*number).unwrap() % names.len()];
        play(names, *number).0.winners() == seat.into()
    };
    u64::try_from((0..matches).filter(won).count()).unwrap()
}

/// The bar is 90 % of 2,000 (`fondaco simulate`); here 200, with room for three standard deviations.
#[test]
fn greedy_beats_three_random() {
    let wins = wins(&["greedy", "random", "random", "random"], 200);
    assert!(wins >= 180, "greedy won {wins} of 200");
}

#[test]
fn greedy_beats_random_at_every_table() {
    for names in [
        &["greedy", "random"][..],
        &["greedy", "random", "random"],
        &["greedy", "random", "random", "random", "random"],
    ] {
        let wins = wins(names, 60);
        assert!(wins >= 48, "greedy won {wins} of 60 at a table of {}", names.len());
    }
}

#[test]
fn equal_seeds_equal_games() {
    for names in [["random"; 3], ["greedy"; 3]] {
        assert_eq!(play(&names, 11), play(&names, 11));
    }
    assert_ne!(play(&["random"; 3], 11).1, play(&["random"; 3], 12).1);
}

#[test]
fn every_bot_of_the_list_exists_and_no_other() {
    for kind in Speicherstadt::KINDS {
        assert!(Speicherstadt::bot(kind.name, Whim::new(0)).is_some(), "{}", kind.name);
    }
    assert!(Speicherstadt::bot("oracle", Whim::new(0)).is_none());
}
