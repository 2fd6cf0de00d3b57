//! Scenes that contradict themselves are refused, and the fault names the key.

use genoa::{Decision, Event, Genoa, Scene};
use serde_json::{Value, json};
use table::{FromScene, Game, Seat};

fn lay_out(scene: Value) -> Result<Genoa, Vec<String>> {
    let scene: Scene = serde_json::from_value(scene).unwrap();
    let faults = Genoa::from_scene(&scene, &mut ());
    faults.map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

#[track_caller]
fn refused(scene: Value, id: &str, key: &str) {
    let faults = lay_out(scene).unwrap_err();
    assert!(faults.iter().any(|fault| fault.starts_with(&format!("{id}: {key}"))), "{faults:?}");
}

#[test]
fn what_contradicts_itself_is_refused() {
    let arrived = json!({ "seats": 2, "phase": "arrive", "trail": ["park"] });
    let with = |key: &str, value: Value| {
        let mut scene = arrived.clone();
        scene[key] = value;
        scene
    };
    assert!(lay_out(arrived.clone()).is_ok());
    refused(with("round", json!(0)), "GEN-9.8", "round");
    refused(with("base_used", json!([1, 1])), "GEN-4.11", "base_used");
    refused(json!({ "seats": 3, "base_used": [1] }), "GEN-4.11", "base_used");
    refused(with("bonus_used", json!(true)), "GEN-7.3", "bonus_used");
    let known = json!([{ "known": ["M-01"] }, { "known": ["M-02"], "hand": ["M-02"] }]);
    refused(with("players", known.clone()), "GEN-9.15", "players.0.known");
    refused(with("players", known), "GEN-9.15", "players.1.known");
    assert!(lay_out(with("players", json!([{ "known": ["M-01"] }, { "hand": ["M-01"] }]))).is_ok());
    refused(json!({ "seats": 3, "rolls": [[1, 1]], "seed": 1 }), "GEN-4.3", "rolls and seed");
    refused(json!({ "seats": 3, "rolls": [[1, 1], [1, 1], [1, 1]] }), "GEN-4.3", "rolls");
    refused(json!({ "seats": 3, "rolls": [[0, 9]] }), "GEN-4.3", "rolls");
}

/// Whatever is wrong with a scene by itself.
#[test]
fn every_fault_begins_with_the_key() {
    let player = |key: &str, value: Value| json!({ "seats": 2, "players": [{}, { key: value }] });
    let on = |trail: Value, phase: Value| json!({ "seats": 2, "trail": trail, "phase": phase });
    let privileges: Vec<String> = (2..=14).map(|n| format!("P-{n:02}")).collect();
    let card = json!({ "seats": 2, "players": [{ "hand": ["S-01"] }], "discard": ["S-01"] });
    for (scene, id, key) in [
        (json!({ "seats": 6 }), "GEN-1.5", "seats: "),
        (json!({ "seats": 2, "start": 2 }), "GEN-3.1", "start: "),
        (json!({ "seats": 2, "changes": 200 }), "GEN-5.4", "changes: "),
        (json!({ "seats": 2, "players": [{}, {}, {}] }), "GEN-1.5", "players: "),
        (json!({ "seats": 2, "active": 3 }), "GEN-1.5", "active = 3: "),
        (json!({ "seats": 2, "markers": { "park": 4 } }), "GEN-1.5", "markers.park = 4: "),
        (json!({ "seats": 2, "markers": { "villa_ricci": 0 } }), "GEN-9.5", "markers.villa_ricci: "),
        (json!({ "seats": 2, "round": 99 }), "GEN-9.8", "round = 99: "),
        (json!({ "seats": 2, "marker": 13 }), "GEN-9.8", "marker = 13: "),
        (json!({ "seats": 2, "decks": { "message": ["S-01"] } }), "GEN-9.3", "decks.message: "),
        (
            json!({ "seats": 2, "players": [{ "hand": privileges }], "discard": ["P-01"] }),
            "GEN-9.3",
            "discard: ",
        ),
        (card, "GEN-9.3", "players.0.hand, discard: "),
        (player("ducats", json!(42)), "GEN-9.6", "players.1.ducats = 42: "),
        (player("stock", json!(40)), "GEN-9.4", "players.1.stock = 40: "),
        (player("wares", json!({ "silk": 6 })), "GEN-9.1", "players.1.wares: "),
        (player("specials", json!({ "any_ware": 8 })), "GEN-9.2", "players.1.specials: "),
        (on(json!(["park", "harbour"]), json!("onward")), "GEN-9.7", "trail: "),
        (on(json!(["park", "street_2_5", "park"]), json!("onward")), "GEN-9.7", "trail: "),
        (on(json!([]), json!("onward")), "GEN-9.7", "phase: "),
        (on(json!(["park"]), json!({ "action": { "seat": 3 } })), "GEN-1.5", "phase.action.seat = 3: "),
    ] {
        let faults = lay_out(scene.clone()).unwrap_err();
        assert_eq!(faults.len(), 1, "{scene}: {faults:?}");
        assert!(faults[0].starts_with(&format!("{id}: {key}")), "{scene}: {faults:?}");
    }
}

/// GEN-4.3.
#[test]
fn rolls_can_be_written() {
    for wanted in [[1, 1], [3, 8], [8, 5]] {
        let mut game = lay_out(json!({ "seats": 3, "rolls": [wanted] })).unwrap();
        let mut events = Vec::new();
        game.decide(Seat::ALL[0], Decision::Roll, &mut events).unwrap();
        let Event::Rolled { blue, red, .. } = events[0] else { panic!("{events:?}") };
        assert_eq!([blue, red], wanted);
    }
}
