//! Whole matches, written down: the record, and what everybody could follow. A change of either is a
//! change of the game and shows as a diff. `UPDATE_EXPECT=1 cargo test` writes them anew.

use std::fmt::Write as _;

use expect_test::expect_file;
use record::{Record, Recorder, SeedIn};
use serde_json::Map;
use speicherstadt::{Card, Config, Speicherstadt};
use table::{Config as _, Dice, Game, Seed};

/// A match played at random.
fn match_of(seats: u8) -> String {
    let seed = Seed::from_number(u64::from(seats));
    let mut choice = Dice::new(seed.of_series(1));
    let mut recorder = Recorder::<Speicherstadt>::begin(&Config::standard(seats), seed, &mut ()).unwrap();
    let mut lines = recorder.header(SeedIn::Header, &Map::new());
    while let Some(seat) = recorder.game().awaiting().must.iter().next() {
        let chosen = choice.any(&recorder.game().menu(seat)).unwrap();
        lines += &recorder.decide(seat, chosen, &mut ()).unwrap();
    }
    lines
}

fn transcript(record: &str) -> String {
    let record = Record::<Speicherstadt>::read(record.as_bytes()).unwrap();
    let mut events = Vec::new();
    let mut replay = record.replay(&mut events).unwrap();
    while replay.step(&mut events).unwrap().is_some() {}
    events.iter().fold(String::new(), |mut text, event| {
        writeln!(text, "{event}").unwrap();
        text
    })
}

fn check(seats: u8) {
    let record = match_of(seats);
    assert_eq!(record, match_of(seats), "the same seed gives the same bytes");
    let verdict = Record::<Speicherstadt>::read(record.as_bytes()).unwrap().verify().unwrap();
    assert!(verdict.finished);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    expect_file![format!("{folder}/random-{seats}.jsonl")].assert_eq(&record);
    expect_file![format!("{folder}/random-{seats}.txt")].assert_eq(&transcript(&record));
}

/// What is in the box. Old records depend on it as on the rules: a change here is a new ruling (`Rulings`).
#[test]
fn the_component_data_belong_to_the_rulings() {
    let data = Card::all().fold(String::new(), |mut text, card| {
        writeln!(text, "{} {card}", card.id()).unwrap();
        text
    });
    expect_file![concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/components.txt")].assert_eq(&data);
}

#[test]
fn two_seats() {
    check(2);
}

#[test]
fn three_seats() {
    check(3);
}

#[test]
fn four_seats() {
    check(4);
}

#[test]
fn five_seats() {
    check(5);
}
