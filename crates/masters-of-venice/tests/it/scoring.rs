//! The end (chapter 6), as it is told and as it is shown.

use masters_of_venice::{Decision, Event, MastersOfVenice, Scene};
use serde_json::json;
use table::{FromScene, Game, Seat, Show, Viewer};

fn from_scene(scene: serde_json::Value, events: &mut Vec<Event>) -> MastersOfVenice {
    let scene: Scene = serde_json::from_value(scene).unwrap();
    MastersOfVenice::from_scene(&scene, events).unwrap()
}

/// MOV-6.1, MOV-6.2: also of a seat that could not pay its tax.
#[test]
fn the_screen_shows_at_the_end_what_was_told() {
    let mut events = Vec::new();
    let scene = json!({
        "seats": 3, "space": 16, "phase": "round_end", "price": { "iron": 80 },
        "players": [
            { "cash": 30, "vp": 7, "goods": { "iron": 9 }, "hand": ["G01"], "shares": { "tailor": 3 } },
            { "cash": 440, "vp": 4, "goods": { "iron": 2 } },
        ],
    });
    let end = from_scene(scene, &mut events).view(Viewer::Bystander);
    let figures = MastersOfVenice::figures(&end);
    let told = events.iter().filter_map(|event| match event {
        Event::Scored { sheet, .. } => Some(*sheet),
        _ => None,
    });
    let told = told.collect::<Vec<_>>();
    assert_eq!(figures.sheets.as_slice(), told);
    assert_eq!((told[0].vp, told[0].debt_vp), (7, 4));
}

/// MOV-4.50, MOV-9.8: a share price of 55 and ten cubes are 105, which splits to 55. The points have a reason all the same.
#[test]
fn a_split_that_ends_where_it_began_is_no_fault() {
    let scene = json!({
        "seats": 2, "phase": "activate", "share": { "miller": 55 }, "orders": { "miller": 10 },
        "players": [{ "pawn": "shops", "goods": { "grain": 10 }, "shares": { "miller": 4 } }],
    });
    let before = from_scene(scene, &mut Vec::new());
    let mut after = before.clone();
    let sale = Decision::SellToShop { shop: masters_of_venice::Shop::Miller, n: 10 };
    after.decide(Seat::ALL[0], sale, &mut ()).unwrap();
    let board = after.view(Viewer::Bystander).board;
    assert_eq!((board.share[masters_of_venice::Shop::Miller], board.players[Seat::ALL[0]].vp), (55, 4));
    assert_eq!(after.faults(Some(&before)), []);
}
