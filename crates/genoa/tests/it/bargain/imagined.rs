//! What is imagined of a hand in the middle of a bargain.

use genoa::Genoa;
use serde_json::json;
use table::{Dice, Game, Seed, Viewer};

use super::{P, say, table};

/// Chapter 8, V7: an order that comes with the deal proves a promise; no other one is imagined in the hand of whoever
/// gives theirs.
#[test]
fn an_order_that_comes_with_the_deal_is_proof_enough() {
    let everything = ["silver", "copper", "salt", "pepper", "wheat", "rice", "linen", "silk"];
    let players = json!([{ "hand": ["L-MON-4"] }, { "hand": ["L-RIC-1"], "wares": everything }]);
    let scene = json!({ "seats": 3, "phase": "arrive", "trail": ["villa_monetti"], "players": players });
    let mut game = table(scene);
    let terms = json!({
        "target": "villa_monetti", "give": { "cards": ["L-MON-4"] }, "want": { "ducats": 15 },
        "shown": { "partner": ["L-MON-4"] },
    });
    say(&mut game, P[0], json!({ "ask": { "to": 1, "terms": terms } }));
    let offer = json!({
        "target": "villa_monetti", "give": { "cards": ["L-RIC-1"] }, "want": { "cards": ["L-MON-4"] },
        "gain": { "special": "any_start" },
    });
    say(&mut game, P[1], json!({ "offer": offer }));
    for viewer in Viewer::all(3) {
        let view = game.view(viewer);
        let imagine = |number| Genoa::imagine(&view, &mut Dice::new(Seed::from_number(number)));
        assert!((0..20).all(|number| imagine(number).view(viewer) == view), "{viewer:?}");
    }
}
