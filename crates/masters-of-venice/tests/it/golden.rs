//! Whole matches, written down: the record, what happened, and what one seat and a bystander heard of it. A change of
//! any is a change of the game and shows as a diff. `UPDATE_EXPECT=1 cargo test` writes them anew.

use std::fmt::Write as _;

use expect_test::expect_file;
use masters_of_venice::{Config, Event, Favor, GuildOrder, MastersOfVenice, Place};
use record::{Record, Recorder, SeedIn};
use serde_json::Map;
use table::{Config as _, Dice, Game, Seat, Seed, Viewer};

/// A match played at random.
fn match_of(config: &Config, number: u64) -> String {
    let seed = Seed::from_number(number);
    let mut choice = Dice::new(seed.of_series(1));
    let mut recorder = Recorder::<MastersOfVenice>::begin(config, seed, &mut ()).unwrap();
    let mut lines = recorder.header(SeedIn::Header, &Map::new());
    while !recorder.game().awaiting().is_over() {
        let asked = recorder.game().awaiting().must;
        let seat = asked.iter().nth(usize::try_from(choice.below(u32::from(asked.len()))).unwrap()).unwrap();
        let chosen = choice.any(&recorder.game().menu(seat)).unwrap();
        lines += &recorder.decide(seat, chosen, &mut ()).unwrap();
    }
    lines
}

fn events(record: &str) -> Vec<Event> {
    let record = Record::<MastersOfVenice>::read(record.as_bytes()).unwrap();
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

fn check(config: &Config, name: &str) {
    let number = u64::from(config.seats);
    let record = match_of(config, number);
    assert_eq!(record, match_of(config, number), "the same seed gives the same bytes");
    assert!(Record::<MastersOfVenice>::read(record.as_bytes()).unwrap().verify().unwrap().finished);
    let events = events(&record);
    let heard =
        |viewer: Viewer| lines(events.iter().filter_map(|event| MastersOfVenice::veil(event, viewer)));
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    expect_file![format!("{folder}/{name}.jsonl")].assert_eq(&record);
    expect_file![format!("{folder}/{name}.txt")].assert_eq(&lines(events.iter().cloned()));
    expect_file![format!("{folder}/{name}-P1.txt")].assert_eq(&heard(Viewer::Seat(Seat::ALL[1])));
    expect_file![format!("{folder}/{name}-bystander.txt")].assert_eq(&heard(Viewer::Bystander));
}

/// What is in the box. Old records depend on it as on the rules: a change here is a new ruling (`Rulings`).
#[test]
fn the_component_data_belong_to_the_rulings() {
    let mut text = String::new();
    for order in GuildOrder::ALL {
        let needs: Vec<&str> = order.needs().iter().map(masters_of_venice::Good::name).collect();
        writeln!(text, "{order} {}", needs.join(" ")).unwrap();
    }
    for favor in Favor::ALL {
        writeln!(text, "{favor} {} {}", favor.price(), favor.most()).unwrap();
    }
    for place in Place::ALL {
        writeln!(text, "{place}{}", if place.is_shared() { ", shared" } else { "" }).unwrap();
    }
    let bids: Vec<u8> = (1..=16).filter(|space| masters_of_venice::is_bid_space(*space)).collect();
    writeln!(text, "bid spaces {bids:?}").unwrap();
    expect_file![concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/components.txt")].assert_eq(&text);
}

#[test]
fn two_players() {
    check(&Config { open_cash: true, ..Config::standard(2) }, "two");
}

#[test]
fn four_players() {
    check(&Config::standard(4), "four");
}
