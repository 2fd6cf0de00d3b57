//! What a card would bring each seat, as the screen tells it.

use serde_json::json;
use speicherstadt::{Decision, Gain, Scene, Speicherstadt};
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

/// SPE-4.25, SPE-4.37: what can be taken together is what leaves nothing to choose.
#[test]
fn all_cubes_are_delivered_or_stored_at_once_where_nothing_is_left_to_choose() {
    let all_cubes = |quay: &[&str], cards: &[&str]| {
        let cards: Vec<&str> = cards.iter().copied().chain(["B-ship-1", "B-ship-2"]).collect();
        let scene = json!({
            "seats": 2,
            "phase": { "processing": { "seat": 0 } },
            "players": [{ "cards": cards, "quay": quay, "bought": 2 }, {}],
        });
        let scene: Scene = serde_json::from_value(scene).unwrap();
        let table = Speicherstadt::from_scene(&scene, &mut ()).unwrap();
        let plan = Speicherstadt::figures(&table.view(Viewer::Bystander)).all_cubes.unwrap();
        // Each of them can be carried out as it stands.
        for run in [&plan.deliver, &plan.store] {
            let mut table = table.clone();
            for decision in run {
                table.decide(Seat::ALL[0], *decision, &mut ()).unwrap();
            }
        }
        (plan.deliver, plan.store.len())
    };
    let delivered = |contract: &str, good: &str| -> Decision {
        serde_json::from_value(json!({ "deliver": { "contract": contract, "good": good } })).unwrap()
    };
    let (first, second) = ("A-contract-1", "A-contract-2");
    let (deliver, store) = all_cubes(&["tea", "cloth", "cloth"], &[first]);
    assert_eq!((deliver, store), (vec![delivered(first, "tea"), delivered(first, "cloth")], 0));
    // Two contracts want the one tea: where it goes is for the player to say.
    let (deliver, _) = all_cubes(&["tea", "cloth", "rubber"], &[first, second]);
    assert_eq!(deliver, []);
    // A single cube is delivered as any other step, and nothing that a contract wants is stored with the rest.
    assert_eq!(all_cubes(&["tea"], &[first]), (Vec::new(), 0));
    // Five cubes fit into warehouse and house, and the turn ends.
    assert_eq!(all_cubes(&["tea", "tea", "cloth", "cloth", "coffee"], &["A-warehouse-1"]).1, 6);
}
