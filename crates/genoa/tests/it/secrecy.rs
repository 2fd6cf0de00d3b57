//! Pairs of tables that differ only in what one seat, or a bystander, cannot see (chapter 8, GEN-4.65, GEN-9.15): purses,
//! hands,
//! draw piles, sealed answers. The same is said at both, or what looks the same from outside; until a rule brings the
//! difference to light, the viewer sees, hears, is asked, can say and is refused the same at both.

mod pair;
mod scenes;

use genoa::{Config, Genoa};
use table::{Config as _, Dice, Game, Seed, Viewer};

use crate::random;
use pair::Pair;

/// How many decisions a pair lives at most.
const LIFE: u32 = 60;

/// Matches for each config.
const MATCHES: u64 = 3;

/// Plays matches at random; from tables on the way, what a viewer may imagine is played along with the real one.
fn play_in_pairs(config: &Config) {
    let mut lived = 0;
    for number in 0..MATCHES {
        let seed = Seed::from_number(number);
        let mut choice = Dice::new(seed.of_series(1));
        let mut game = Genoa::set_up(config, Dice::new(seed), &mut ()).unwrap();
        while !game.awaiting().is_over() {
            if choice.below(8) == 0 && can_be_imagined(&game) {
                let viewers: Vec<Viewer> = Viewer::all(config.seats).collect();
                let viewer = choice.any(&viewers).unwrap();
                let imagined = Genoa::imagine(&game.view(viewer), &mut choice);
                let pair = Pair::new([game.clone(), imagined], viewer);
                lived += pair.live(LIFE, &mut choice);
            }
            let (seat, decision) = random::choose(&game, &mut choice);
            game.decide(seat, decision, &mut ()).unwrap();
        }
    }
    assert!(u64::from(lived) > 300 * MATCHES, "the pairs part after {lived} decisions in all");
}

/// What is sealed already, what is named already, and whether a card is wanted by its name or its kind, may be anything.
fn can_be_imagined(game: &Genoa) -> bool {
    let view = game.view(Viewer::Bystander);
    let by_kind = view.known().offers().any(|offer| !offer.terms.want.kinds.is_empty());
    game.sealed().is_empty() && !by_kind
}

/// GEN-5.17: live and in rounds; GEN-5.12: with and without the round of courtesy.
#[test]
fn imagined_tables_look_alike() {
    for seats in 2..=5 {
        for rounds in [false, true] {
            let courtesy_round = seats % 2 == 0;
            play_in_pairs(&Config { rounds, courtesy_round, ..Config::standard(seats) });
        }
    }
}

#[test]
fn what_is_hidden_makes_no_difference() {
    for seats in 2..=5 {
        for rounds in [false, true] {
            let lived: u32 = (0..MATCHES).map(|seed| scenes::pair(seats, rounds, seed)).sum();
            assert!(u64::from(lived) > 20 * MATCHES, "{seats} seats: the pairs part after {lived} decisions");
        }
    }
}
