//! What nobody sees (chapter 8): the order of the deck and of the bag.

use speicherstadt::{Config, Event, Speicherstadt, View};
use table::{Config as _, Dice, Game, Seat, Seed, Viewer};

fn table(number: u64) -> Speicherstadt {
    Speicherstadt::set_up(&Config::standard(4), Dice::new(Seed::from_number(number)), &mut ()).unwrap()
}

/// Plays by the defaults for silence until the next row lies open, and tells which cards it has.
fn next_row(mut game: Speicherstadt) -> Vec<String> {
    let round = game.view(Viewer::Bystander).round;
    let mut events = Vec::new();
    while game.view(Viewer::Bystander).round == round {
        let seat = game.awaiting().must.iter().next().unwrap();
        game.apply(seat, game.on_silence(seat).unwrap(), &mut events);
    }
    let revealed = |event: &Event| match event {
        Event::Revealed { card, .. } => Some(card.id().to_owned()),
        _ => None,
    };
    events.iter().filter_map(revealed).collect()
}

/// SPE-8.1.
#[test]
fn every_seat_and_every_bystander_gets_the_same_view() {
    let game = table(1);
    let views: Vec<View> = Viewer::all(4).map(|viewer| game.view(viewer)).collect();
    assert!(views.iter().all(|view| *view == views[0]));
    let text = serde_json::to_string(&views[0]).unwrap();
    assert_eq!(serde_json::from_str::<View>(&text).unwrap(), views[0]);
}

/// A winter deck of 12 cards: five lie open, each of the other seven comes first about as often.
#[test]
fn imagined_decks_come_in_every_order() {
    let view = table(1).view(Viewer::Seat(Seat::ALL[0]));
    let mut dice = Dice::new(Seed::from_number(99));
    let mut first = std::collections::BTreeMap::new();
    for _ in 0..7_000 {
        let imagined = Speicherstadt::imagine(&view, &mut dice);
        *first.entry(next_row(imagined)[0].clone()).or_insert(0_u32) += 1;
    }
    assert_eq!(first.len(), 7, "only winter cards come next, and each of them: {first:?}");
    assert!(first.values().all(|count| count.abs_diff(1_000) < 130), "{first:?}");
}

/// Two tables that differ only in what nobody sees look alike, and imagining one gives nothing away.
#[test]
fn imagining_does_not_depend_on_the_real_order() {
    let real = table(1);
    let view = real.view(Viewer::Bystander);
    let other = Speicherstadt::imagine(&view, &mut Dice::new(Seed::from_number(7)));
    assert_ne!(next_row(real.clone()), next_row(other.clone()), "the seeds were chosen so");
    let guess = |game: &Speicherstadt| {
        Speicherstadt::imagine(&game.view(Viewer::Bystander), &mut Dice::new(Seed::from_number(8)))
    };
    assert_eq!(guess(&real), guess(&other));
}

#[test]
fn secrets_are_not_printed() {
    let view = serde_json::to_string(&table(1).view(Viewer::Bystander)).unwrap();
    assert!(!view.contains("dice") && !view.contains("seed"), "{view}");
}
