//! What a card would bring each seat, as the screen tells it.

use serde_json::json;
use speicherstadt::{Gain, Scene, Speicherstadt};
use table::{FromScene, Game, Seat, Show, Viewer};

/// SPE-2.8, SPE-4.10, SPE-4.31: a second office brings three more, and a fireman turns a loss into a gain.
#[test]
fn cards_of_the_row_are_weighed_for_each_seat() {
    let scene = json!({
        "seats": 2,
        "phase": { "bidding": { "lap": 1, "seat": 0 } },
        "row": [{ "card": "B-office-1" }, { "card": "B-fireman-3" }],
        "players": [{ "cards": ["A-office-1"] }, { "cards": ["A-fireman-1"] }],
    });
    let scene: Scene = serde_json::from_value(scene).unwrap();
    let view = Speicherstadt::from_scene(&scene, &mut ()).unwrap().view(Viewer::Bystander);
    let figures = Speicherstadt::figures(&view);
    let fire = figures.fire.unwrap();
    let [first, second] = [Seat::ALL[0], Seat::ALL[1]];
    assert!(fire.lowest.contains(first) && fire.highest.contains(second));
    assert_eq!(figures.gains[0][first], Gain { points: 3, fire: -fire.points });
    assert_eq!(figures.gains[0][second], Gain { points: 2, fire: fire.points });
    assert_eq!(figures.gains[1][first], Gain { points: 0, fire: fire.points });
    assert_eq!(figures.income[first].0, 2);
}
