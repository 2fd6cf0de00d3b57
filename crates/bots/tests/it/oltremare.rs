//! Players of Oltremare: the greedy bot (the merchant) beats chance, deals with its like, and says only what is legal.

mod bargains;
mod figures;
mod talk;

use oltremare::{Config, Event, Oltremare, Ruleset};
use table::{Config as _, Game, Viewer};

use crate::play::{Match, the_list_is_true};

const RULESETS: [Ruleset; 2] = [Ruleset::Amigo2005, Ruleset::Mtm2004];

fn config(seats: u8, ruleset: Ruleset) -> Config {
    Config { ruleset, ..Config::standard(seats) }
}

fn play(names: &[&str], ruleset: Ruleset, number: u64) -> Match<Oltremare> {
    let config = config(u8::try_from(names.len()).unwrap(), ruleset);
    crate::play::play(&config, names, number)
}

fn wins(names: &[&str], ruleset: Ruleset, matches: u64) -> u64 {
    let config = config(u8::try_from(names.len()).unwrap(), ruleset);
    crate::play::wins::<Oltremare>(&config, names, matches)
}

/// The bar is 90 % (`fondaco simulate`).
#[test]
fn greedy_beats_three_random() {
    for ruleset in RULESETS {
        let wins = wins(&["greedy", "random", "random", "random"], ruleset, 60);
        assert!(wins >= 54, "greedy won {wins} of 60 by {ruleset:?}");
    }
}

#[test]
fn greedy_beats_random_at_every_table() {
    for ruleset in RULESETS {
        let config = |seats| config(seats, ruleset);
        crate::play::greedy_beats_random_at_every_table::<Oltremare>(config, 20, 18);
    }
}

/// Every decision is checked by the table; a refusal fails the match.
#[test]
fn greedy_says_what_is_legal_whatever_others_say() {
    for number in 0..150 {
        for ruleset in RULESETS {
            let names = match number % 4 {
                0 => &["greedy", "chatter"][..],
                1 => &["greedy", "chatter", "random"],
                2 => &["greedy", "chatter", "greedy", "random"],
                _ => &["greedy", "chatter", "chatter", "random", "chatter"],
            };
            let played = play(names, ruleset, number);
            assert!(played.game.standing().is_some());
        }
    }
}

/// OLT-7.2: where only the top cards are seen, too.
#[test]
fn greedy_plays_without_the_memory_aid() {
    let config = Config { memory_aid: false, ..Config::standard(3) };
    let game = crate::play::play::<Oltremare>(&config, &["greedy"; 3], 5).game;
    assert!(game.view(Viewer::Bystander).revealed.is_some());
}

#[test]
fn equal_whims_play_alike() {
    for ruleset in RULESETS {
        let once = play(&["greedy"; 3], ruleset, 11);
        assert_eq!(once.decisions, play(&["greedy"; 3], ruleset, 11).decisions);
        assert_ne!(once.decisions, play(&["greedy"; 3], ruleset, 12).decisions);
    }
}

#[test]
fn every_bot_of_the_list_exists_and_no_other() {
    the_list_is_true::<Oltremare>();
}

/// Both in ten matches among four of the same.
#[test]
fn steady_talks_less_than_greedy_and_deals_as_often() {
    let said = |name: &str| {
        let names = [name; 4];
        let matches = (0..10).map(|number| play(&names, Ruleset::Mtm2004, number).events);
        let (mut offers, mut deals) = (0_u32, 0_u32);
        for event in matches.flatten() {
            offers += u32::from(matches!(event, Event::Proposed { .. }));
            deals += u32::from(matches!(event, Event::Dealt { .. }));
        }
        (offers, deals)
    };
    let ((greedy_offers, greedy_deals), (offers, deals)) = (said("greedy"), said("steady"));
    assert!(2 * offers < greedy_offers, "{offers} offers against {greedy_offers}");
    assert!(10 * deals > 9 * greedy_deals, "{deals} deals against {greedy_deals}");
}
