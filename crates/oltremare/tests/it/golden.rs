//! Whole matches with bargaining, written down: the record, what happened, and what one seat and a bystander heard of it. A change of
//! any is a change of the game and shows as a diff. `UPDATE_EXPECT=1 cargo test` writes them anew.

use std::fmt::Write as _;

use expect_test::expect_file;
use oltremare::{Card, Config, Decision, Event, Oltremare, Port, Ruleset};
use record::{Record, Recorder, SeedIn};
use serde_json::Map;
use table::{Config as _, Dice, Game, Seat, Seed, Viewer};

/// A match played at random, with offers.
fn match_of(config: &Config, number: u64) -> String {
    let seed = Seed::from_number(number);
    let mut choice = Dice::new(seed.of_series(1));
    let mut recorder = Recorder::<Oltremare>::begin(config, seed, &mut ()).unwrap();
    let mut lines = recorder.header(SeedIn::Header, &Map::new());
    while !recorder.game().awaiting().is_over() {
        let (seat, decision) = choose(recorder.game(), &mut choice);
        if let Some(decision) = decision {
            lines += &recorder.decide(seat, decision, &mut ()).unwrap();
        }
    }
    lines
}

fn choose(game: &Oltremare, choice: &mut Dice) -> (Seat, Option<Decision>) {
    let asked = game.awaiting().anybody();
    let seat = asked.iter().nth(usize::try_from(choice.below(u32::from(asked.len()))).unwrap()).unwrap();
    if let Some(offer) = game.sample_open(seat, choice) {
        return (seat, Some(offer));
    }
    (seat, choice.any(&game.menu(seat)))
}

fn events(record: &str) -> Vec<Event> {
    let record = Record::<Oltremare>::read(record.as_bytes()).unwrap();
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

fn check(ruleset: Ruleset, seats: u8, name: &str) {
    let config = Config { ruleset, ..Config::standard(seats) };
    let record = match_of(&config, u64::from(seats));
    assert_eq!(record, match_of(&config, u64::from(seats)), "the same seed gives the same bytes");
    let verdict = Record::<Oltremare>::read(record.as_bytes()).unwrap().verify().unwrap();
    assert!(verdict.finished);
    let events = events(&record);
    let deals = events.iter().filter(|event| matches!(event, Event::Dealt { .. })).count();
    assert!(deals >= 5, "a match without bargaining proves little: {deals} deals");
    let heard = |viewer: Viewer| lines(events.iter().filter_map(|event| Oltremare::veil(event, viewer)));
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
    for card in Card::all() {
        let symbols: Vec<&str> = card.symbols().iter().map(oltremare::Symbol::name).collect();
        let port = card.port().map_or("", Port::id);
        let goods = [Ruleset::Mtm2004, Ruleset::Amigo2005].map(|ruleset| ruleset.good(card).name());
        writeln!(text, "{card} {} load {} {} {port}", goods.join("/"), card.load(), symbols.join("+"))
            .unwrap();
    }
    for ruleset in [Ruleset::Mtm2004, Ruleset::Amigo2005] {
        for good in ruleset.goods() {
            writeln!(text, "{} {good} {:?}", ruleset.title(), ruleset.payout(good)).unwrap();
        }
    }
    expect_file![concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/components.txt")].assert_eq(&text);
}

#[test]
fn the_first_box() {
    check(Ruleset::Mtm2004, 3, "mtm2004");
}

#[test]
fn the_second_box() {
    check(Ruleset::Amigo2005, 4, "amigo2005");
}
