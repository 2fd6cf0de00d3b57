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
