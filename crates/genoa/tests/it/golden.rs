//! Whole matches, written down: the record, what happened, and what one seat and a bystander heard of it. A change of
//! any is a change of the game and shows as a diff. `UPDATE_EXPECT=1 cargo test` writes them anew.

use std::fmt::Write as _;

use expect_test::expect_file;
use genoa::{Building, Card, Config, Decision, Event, Field, Genoa};
use record::{Record, Recorder, SeedIn};
use serde_json::{Map, Value};
use table::{Config as _, Game, Kind as _, Seat, Seed, Viewer};

/// The decisions of the stored match, made again: the record is written anew, with its digests.
fn match_of(config: &Config, number: u64, stored: &str) -> String {
    let seed = Seed::from_number(number);
    let mut recorder = Recorder::<Genoa>::begin(config, seed, &mut ()).unwrap();
    let mut lines = recorder.header(SeedIn::Header, &Map::new());
    for line in stored.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        if let (Some(seat), Some(said)) = (line.get("seat"), line.get("do")) {
            let seat: Seat = serde_json::from_value(seat.clone()).unwrap();
            let decision: Decision = serde_json::from_value(said.clone()).unwrap();
            lines += &recorder.decide(seat, decision, &mut ()).unwrap();
        }
    }
    assert!(recorder.game().awaiting().is_over(), "the stored match is whole");
    lines
}

fn events(record: &str) -> Vec<Event> {
    let record = Record::<Genoa>::read(record.as_bytes()).unwrap();
    let mut events = Vec::new();
    let mut replay = record.replay(&mut events).unwrap();
    while replay.step(&mut events).unwrap().is_some() {}
    events
}

fn lines(events: impl Iterator<Item = Event>) -> String {
    events.fold(String::new(), |mut text, event| {
        writeln!(text, "{event}").unwrap();
        text
    })
}

fn check(config: &Config, name: &str, stored: &str) {
    let number = u64::from(config.seats);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    let record = match_of(config, number, stored);
    assert!(Record::<Genoa>::read(record.as_bytes()).unwrap().verify().unwrap().finished);
    let events = events(&record);
    let heard = |viewer: Viewer| lines(events.iter().filter_map(|event| Genoa::veil(event, viewer)));
    expect_file![format!("{folder}/{name}.jsonl")].assert_eq(&record);
    expect_file![format!("{folder}/{name}.txt")].assert_eq(&lines(events.iter().cloned()));
    expect_file![format!("{folder}/{name}-P1.txt")].assert_eq(&heard(Viewer::Seat(Seat::ALL[1])));
    expect_file![format!("{folder}/{name}-bystander.txt")].assert_eq(&heard(Viewer::Bystander));
}

/// What is in the box. Old records depend on it as on the rules: a change here is a new ruling (`Rulings`).
#[test]
fn the_component_data_belong_to_the_rulings() {
    let mut text = String::new();
    for building in Building::ALL {
        writeln!(text, "{building} {:?}", building.action()).unwrap();
    }
    for blue in 1..=8 {
        let row: Vec<&str> = (1..=8).filter_map(|red| Field::rolled(blue, red)).map(Field::id).collect();
        writeln!(text, "row {blue}: {}", row.join(" ")).unwrap();
    }
    for card in Card::ALL {
        writeln!(text, "{card} {:?}", card.face()).unwrap();
    }
    expect_file![concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/components.txt")].assert_eq(&text);
}

/// Everybody speaks when they like.
#[test]
fn three_players() {
    check(&Config::standard(3), "three", include_str!("../golden/three.jsonl"));
}

/// GEN-5.17: answers are sealed.
#[test]
fn two_players_in_rounds() {
    let config = Config { rounds: true, ..Config::standard(2) };
    check(&config, "two-rounds", include_str!("../golden/two-rounds.jsonl"));
}
