//! Decisions of anybody at a table in the middle of a match: listed ones, open ones, mutilated ones, and any JSON.

use hall::catalog::{GAMES, GameVisitor, Playable, visit_game};
use table::{Config as _, Dice, Game, Seat, Seed};

use crate::choices::Choices;

/// The bytes choose the game, the number of seats, the seed, and then who tries what.
pub(crate) fn run(data: &[u8]) {
    let mut choices = Choices(data);
    let game = choices.any(GAMES).expect("there are games");
    visit_game(game, Play(choices)).expect("the catalog knows its games");
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let lengths = [64, 400, 1200];
    let mut dice = Dice::new(Seed::from_number(0));
    let mut byte = || u8::try_from(dice.below(256)).expect("a byte");
    let mut seeds = Vec::new();
    for game in 0..GAMES.len() {
        for length in lengths {
            let head = u8::try_from(game).expect("few games");
            seeds.push(std::iter::once(head).chain((0..length).map(|_| byte())).collect());
        }
    }
    seeds
}

struct Play<'a>(Choices<'a>);

impl GameVisitor for Play<'_> {
    type Out = ();
    fn visit<G: Playable>(self) {
        let mut choices = self.0;
        let seats: Vec<u8> = G::SEATS.collect();
        let seats = choices.any(&seats).expect("a game has seats");
        let seed = Seed::from_number(u64::from(choices.byte()));
        let config = G::Config::standard(seats);
        let mut game = G::set_up(&config, Dice::new(seed), &mut ()).expect("the standard config");
        while !choices.is_empty() && !game.awaiting().is_over() {
            step(&mut game, seats, &mut choices);
        }
    }
}

/// Somebody tries something.
fn step<G: Game>(game: &mut G, seats: u8, choices: &mut Choices<'_>) {
    let awaiting = game.awaiting();
    let asked: Vec<Seat> = awaiting.must.or(awaiting.may).iter().collect();
    let seat = choices.any(&asked).expect("the match is not over");
    let menu = game.menu(seat);
    let mut dice = Dice::new(Seed::from_number(u64::from(choices.byte())));
    let open = game.sample_open(seat, &mut dice);
    match choices.byte() % 8 {
        // Half of the time the match goes on.
        0..4 => {
            if let Some(listed) = choices.any(&menu) {
                assert!(attempt(game, seat, listed), "{listed:?} is listed and refused");
            }
        }
        4 => {
            if let Some(open) = open {
                attempt(game, seat, open);
            }
        }
        5 | 6 => {
            let all: Vec<G::Decision> = menu.into_iter().chain(open).collect();
            if let (Some(one), Some(donor)) = (choices.any(&all), choices.any(&all))
                && let Some(mutilated) = laws::mutate(&one, &donor, &mut dice)
            {
                attempt(game, seat, mutilated);
            }
        }
        _ => {
            let all: Vec<Seat> = Seat::first(seats).collect();
            let anybody = choices.any(&all).expect("there are seats");
            let length = usize::from(choices.byte()).min(choices.0.len());
            let (text, rest) = choices.0.split_at(length);
            choices.0 = rest;
            if let Ok(decision) = serde_json::from_slice::<G::Decision>(text) {
                attempt(game, anybody, decision);
            } else if let Some(listed) = menu.first() {
                attempt(game, anybody, *listed);
            }
        }
    }
}

/// What is refused changes nothing; what is accepted leaves a sound table.
fn attempt<G: Game>(game: &mut G, seat: Seat, decision: G::Decision) -> bool {
    let before = game.clone();
    match game.decide(seat, decision, &mut ()) {
        Ok(()) => {
            let faults = game.faults(Some(&before));
            assert!(faults.is_empty(), "{decision:?} of {seat:?}: {faults:?}");
            true
        }
        Err(refusal) => {
            assert!(*game == before, "{decision:?} of {seat:?} is refused and changes the table");
            assert!(!refusal.to_string().is_empty(), "a refusal says why");
            false
        }
    }
}
