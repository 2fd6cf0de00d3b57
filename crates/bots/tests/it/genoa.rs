//! Players of The Traders of Genoa: the merchant beats chance, sells to his like, and says only what is legal.

mod figures;
mod tricks;

use genoa::{Config, Event, Genoa};
use table::Config as _;

use crate::play::{Match, the_list_is_true};

fn play(config: &Config, names: &[&str], number: u64) -> Match<Genoa> {
    crate::play::play(config, names, number)
}

fn standard(names: &[&str]) -> Config {
    crate::play::standard::<Genoa>(names)
}

fn wins(names: &[&str], matches: u64) -> u64 {
    crate::play::wins::<Genoa>(&standard(names), names, matches)
}

/// The bar is 90 % of 500 (`BOT_MATCHES`); here a few.
#[test]
fn greedy_beats_three_random() {
    let wins = wins(&["greedy", "random", "random", "random"], 30);
    assert!(wins >= 27, "greedy won {wins} of 30");
}

#[test]
fn greedy_beats_random_at_every_table() {
    crate::play::greedy_beats_random_at_every_table::<Genoa>(Config::standard, 10, 8);
}

/// So many matches as the environment wants (`BOT_MATCHES`), or a few.
fn matches(few: u64) -> u64 {
    std::env::var("BOT_MATCHES").ok().map_or(few, |text| text.parse().unwrap())
}

/// Every decision is checked by the table; a refusal fails the match.
#[test]
fn greedy_says_what_is_legal_whatever_others_say() {
    for number in 0..matches(24) {
        let names = match number % 4 {
            0 => &["greedy", "chatter"][..],
            1 => &["greedy", "chatter", "random"],
            2 => &["greedy", "chatter", "greedy", "random"],
            _ => &["greedy", "chatter", "chatter", "random", "greedy"],
        };
        let config = Config { courtesy_round: number % 3 != 0, rounds: number % 5 == 0, ..standard(names) };
        let ended = play(&config, names, number).events;
        assert!(ended.iter().any(|event| matches!(event, Event::Ended { .. })));
    }
}

#[test]
fn equal_whims_play_alike() {
    let names = ["greedy"; 3];
    let once = play(&standard(&names), &names, 11).decisions;
    assert_eq!(once, play(&standard(&names), &names, 11).decisions);
    assert_ne!(once, play(&standard(&names), &names, 12).decisions);
}

#[test]
fn every_bot_of_the_list_exists_and_no_other() {
    the_list_is_true::<Genoa>();
}

/// Both in ten matches among four of the same, speaking as at a table with people.
#[test]
fn steady_asks_less_than_greedy_and_deals_about_as_often() {
    let said = |name: &str| {
        let names = [name; 4];
        let matches = (0..10).map(|number| play(&standard(&names), &names, number).events);
        let (mut asks, mut deals) = (0_u32, 0_u32);
        for event in matches.flatten() {
            asks += u32::from(matches!(event, Event::Asked { .. }));
            deals += u32::from(matches!(event, Event::Dealt { .. }));
        }
        (asks, deals)
    };
    let ((greedy_asks, greedy_deals), (asks, deals)) = (said("greedy"), said("steady"));
    assert!(3 * asks < greedy_asks, "{asks} asks against {greedy_asks}");
    assert!(10 * deals > 9 * greedy_deals, "{deals} deals against {greedy_deals}");
}
