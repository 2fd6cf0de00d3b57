//! Houses that are closed and opened again.

use std::time::Duration;

use serde_json::json;

use super::{Guest, House};
use crate::folder;

/// Matches go on where they were when the house was closed.
#[test]
fn unfinished_matches_come_back() {
    let data = folder("house-restart");
    let house = House::at(&data, "");
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", { "bot": "greedy" }]), true);
    for _ in 0..4 {
        let state = anna.look(&table);
        anna.play_on(&table, &state);
    }
    let cookie = anna.cookie.clone();
    assert_eq!(house.terminate(), Some(0));
    let house = House::at(&data, "");
    let anna = Guest { house: &house, cookie };
    assert_eq!(anna.look(&table)["stage"], "running");
    anna.play_to_the_end(&table);
}

/// The time in which the house was closed is nobody's; an answer that comes when its time is up in an open house is too late.
#[test]
fn an_answer_after_its_time_does_not_count() {
    let data = folder("house-late");
    let house = House::at(&data, "");
    let anna = house.guest("Anna");
    let pace = json!({ "per_decision": { "seconds": 5 } });
    let seats = json!(["me", { "here": "Bert" }]);
    let open = json!({ "game": "speicherstadt", "seats": seats, "pace": pace, "start": true });
    let table = anna.post("/api/tables", &open).json()["table"].as_str().unwrap().to_owned();
    let question = |anna: &Guest<'_>| {
        let seat = anna.look(&table)["must"][0].clone();
        let prompt = anna.get(&format!("/api/tables/{table}?seat={seat}")).json()["prompt"].clone();
        let run = [&prompt["decisions"][0]];
        (seat.clone(), json!({ "decide": { "seat": seat, "ask": prompt["ask"], "run": run } }))
    };
    let (_, answer) = question(&anna);
    let (cookie, five_seconds) = (anna.cookie.clone(), Duration::from_secs(5));
    assert_eq!(house.terminate(), Some(0));
    std::thread::sleep(five_seconds);
    let house = House::at(&data, "");
    let anna = Guest { house: &house, cookie };
    let in_time = anna.command(&table, &answer);
    assert_eq!(in_time.status, 200, "{in_time:?}");
    let (seat, answer) = question(&anna);
    std::thread::sleep(five_seconds);
    let late = anna.command(&table, &answer);
    assert_eq!(late.status, 409, "{late:?}");
    let state = anna.look(&table);
    assert_ne!(state["must"][0], seat, "silence was taken for an answer: {state}");
}

/// A stop signal while bots play and people ask: nothing is wrong, so nothing is said.
#[test]
fn a_stop_under_load_logs_no_errors() {
    let data = folder("house-busy-stop");
    let log = folder("house-busy-stop-log").join("log");
    for _ in 0..3 {
        let house = House::logging(&data, "", "warn", &log);
        let anna = house.guest("Anna");
        for _ in 0..12 {
            anna.table(&json!([{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }]), true);
        }
        std::thread::sleep(Duration::from_millis(30));
        assert_eq!(house.terminate(), Some(0));
        assert_eq!(std::fs::read_to_string(&log).unwrap(), "");
    }
}
