//! Pairs with the same dice: the others' purses differ, and their cards change places with those at the bottom of the piles.

use genoa::{Genoa, Scene};
use serde_json::{Value, json};
use table::{Dice, FromScene, Seat, Seed, Viewer};

use super::pair::Pair;

/// P0 looks. Says how many decisions the pair lived.
pub(super) fn pair(seats: u8, rounds: bool, seed: u64) -> u32 {
    let mut choice = Dice::new(Seed::from_number(seed).of_series(2));
    let cards: Vec<Vec<String>> = [("S", 16), ("M", 14), ("P", 14)]
        .map(|(deck, count)| shuffled((1..=count).map(|n| format!("{deck}-{n:02}")).collect(), &mut choice))
        .into_iter()
        .chain([shuffled(large_orders(), &mut choice)])
        .collect();
    let tables = [0, 1].map(|table| {
        let scene = scene(seats, rounds, seed, table, &cards, &mut choice);
        let scene: Scene = serde_json::from_value(scene).unwrap();
        Genoa::from_scene(&scene, &mut ()).unwrap()
    });
    Pair::new(tables, Viewer::Seat(Seat::ALL[0])).live(400, &mut choice)
}

fn large_orders() -> Vec<String> {
    let villas = ["COL", "MON", "RIC", "ZAS"];
    villas.iter().flat_map(|villa| (1..=4).map(move |n| format!("L-{villa}-{n}"))).collect()
}

fn shuffled(mut cards: Vec<String>, choice: &mut Dice) -> Vec<String> {
    choice.shuffle(&mut cards);
    cards
}

/// Of each deck P0 has the first card, each other seat one of the next eight, and the others of these lie below.
fn scene(
    seats: u8,
    rounds: bool,
    seed: u64,
    table: usize,
    cards: &[Vec<String>],
    choice: &mut Dice,
) -> Value {
    let kinds = ["small_order", "message", "privilege", "large_order"];
    let players: Vec<Value> = (0..usize::from(seats))
        .map(|seat| {
            let place = if seat == 0 { 0 } else { 1 + 4 * table + seat - 1 };
            let hand: Vec<&String> = cards.iter().map(|deck| &deck[place]).collect();
            let ducats = if seat == 0 { 130 } else { 5 * choice.below(40) };
            json!({
                "hand": hand, "ducats": ducats, "stock": seat % 3,
                "wares": { "silver": 1, "wheat": 1 }, "specials": { "extra_action": 1, "any_ware": 1 },
            })
        })
        .collect();
    let decks: serde_json::Map<String, Value> =
        kinds.iter().zip(cards).map(|(kind, deck)| ((*kind).to_owned(), json!(deck[9..]))).collect();
    json!({
        "seats": seats, "rounds": rounds, "seed": seed, "courtesy_round": seed.is_multiple_of(2), "players": players, "decks": decks,
    })
}
