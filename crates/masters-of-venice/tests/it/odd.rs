//! Tables that chance hardly makes: prices and orders at the ends of their tracks, purses of thousands, short bags, stacks
//! that run out, all characters. From there on everything is played at random, and what holds on every table holds on these.

use masters_of_venice::{Decision, MastersOfVenice, Scene};
use serde_json::{Map, Value, json};
use table::{Dice, FromScene, Game, Seat, Seed, Show, Viewer};

const GOODS: [&str; 6] = ["iron", "gems", "grain", "spice", "silk", "wood"];
const SHOPS: [&str; 5] = ["blacksmith", "jeweler", "miller", "spice_shop", "tailor"];
const OFFICES: [&str; 2] = ["shipping_north", "shipping_south"];
const CHARACTERS: [&str; 5] = ["guild_master", "harbor_master", "tax_collector", "thief", "trader"];
const CASH: [u32; 9] = [0, 5, 60, 150, 995, 1000, 1240, 5000, 250_000];

/// For each name a number.
fn each<'a>(names: impl IntoIterator<Item = &'a str>, mut number: impl FnMut() -> u32) -> Value {
    names.into_iter().map(|name| (name.to_owned(), json!(number()))).collect::<Map<_, _>>().into()
}

/// At most two of each cube and each share, so that there are enough for five.
fn scene(chance: &mut Dice) -> Value {
    let seats = 2 + chance.below(4);
    let space = chance.any(&[1, 2, 4, 5, 8, 12, 13, 15, 16]).unwrap();
    let bid = masters_of_venice::is_bid_space(space);
    let mut cards: Vec<String> = (1..=21).map(|n| format!("G{n:02}")).collect();
    let mut characters = CHARACTERS.to_vec();
    let players: Vec<Value> = (0..seats)
        .map(|_| {
            let mut deal = |count: u32| -> Vec<String> { (0..count).filter_map(|_| cards.pop()).collect() };
            let (hand, fulfilled) = (deal(chance.below(4)), deal(chance.below(5)));
            let taken = if bid { 0 } else { 1 + usize::from(seats == 2) };
            let characters: Vec<&str> = characters.drain(..taken.min(characters.len())).collect();
            json!({
                "cash": chance.any(&CASH).unwrap(), "hand": hand, "fulfilled": fulfilled, "characters": characters,
                "goods": each(GOODS, || chance.below(3)),
                "shares": each(SHOPS.into_iter().chain(OFFICES), || chance.below(3)),
            })
        })
        .collect();
    let rest = chance.any(&[None, Some("dock_2")]).unwrap();
    let in_bag = u32::from(rest.is_some());
    json!({
        "seats": seats, "space": space, "phase": if bid { "bid" } else { "destination" }, "players": players,
        "marker_spent": chance.below(2) == 0 && !bid, "open_cash": chance.below(4) == 0, "separate_destinations": chance.below(3) > 0,
        "price": each(GOODS, || chance.any(&[5, 10, 15, 40, 90, 95, 100]).unwrap()),
        "share": each(SHOPS, || chance.any(&[5, 10, 55, 60, 95, 100]).unwrap()),
        "orders": each(SHOPS, || chance.any(&[0, 1, 2, 14, 15]).unwrap()),
        "bag": each(GOODS, || chance.below(2) * in_bag), "rest": rest, "seed": chance.below(1_000_000),
    })
}

/// What the laws ask of every table.
fn is_sound(game: &MastersOfVenice, seat: Seat, strangers: &[Decision], chance: &mut Dice) {
    let listed = game.menu(seat);
    assert!((1..=256).contains(&listed.len()), "{} decisions", listed.len());
    assert!((1..listed.len()).all(|n| !listed[..n].contains(&listed[n])), "each is listed once");
    for decision in listed.iter().chain(strangers) {
        assert_eq!(game.check(seat, *decision).is_ok(), listed.contains(decision), "{decision:?}");
    }
    assert_eq!(game.check(seat, game.on_silence(seat).unwrap()), Ok(()));
    let view = game.view(Viewer::Seat(seat));
    let imagined = MastersOfVenice::imagine(&view, chance);
    assert_eq!(imagined.view(Viewer::Seat(seat)), view);
    assert_eq!((imagined.awaiting(), imagined.menu(seat)), (game.awaiting(), listed.clone()));
    assert_eq!(imagined.faults(None), []);
    MastersOfVenice::figures(&view);
    for decision in &listed {
        MastersOfVenice::outlook(&view, seat, decision);
    }
}

/// MOV-4.56, MOV-4.59, MOV-9.8 and the other invariants of chapter 9.
#[test]
fn odd_tables_are_sound() {
    for number in 0..250 {
        let mut chance = Dice::new(Seed::from_number(number));
        let scene = scene(&mut chance);
        let laid: Scene = serde_json::from_value(scene.clone()).unwrap();
        let mut game =
            MastersOfVenice::from_scene(&laid, &mut ()).unwrap_or_else(|faults| panic!("{faults:?} {scene}"));
        let mut strangers = Vec::new();
        while !game.awaiting().is_over() {
            let asked: Vec<Seat> = game.awaiting().must.iter().collect();
            let seat = chance.any(&asked).unwrap();
            is_sound(&game, seat, &strangers, &mut chance);
            let decision = chance.any(&game.menu(seat)).unwrap();
            strangers.push(decision);
            if strangers.len() > 40 {
                strangers.remove(0);
            }
            let before = game.clone();
            game.apply(seat, decision, &mut ());
            assert_eq!(game.faults(Some(&before)), [], "{decision:?} in match {number} from {scene}");
        }
    }
}
