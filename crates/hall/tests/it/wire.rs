//! The names under which things are stored and sent. Logs are kept for ever and clients are older than servers, so what stands
//! here never changes.

use hall::{Command, Logged};
use serde_json::{Value, json};

#[test]
fn entries_are_read_and_written_by_these_names() {
    let entries = [
        json!({ "seated": { "seat": 1, "plan": "open" } }),
        json!({ "seated": { "seat": 1, "plan": { "person": { "person": 7, "name": "Anna" } } } }),
        json!({ "seated": { "seat": 1, "plan": { "bot": { "level": "greedy" } } } }),
        json!({ "ready": { "person": 7, "ready": true } }),
        json!({ "started": { "seed": "00" } }),
        json!({ "decided": { "seat": 0, "run": ["pass"], "by": "person" } }),
        json!({ "decided": { "seat": 0, "run": ["pass"], "by": "bot" } }),
        json!({ "decided": { "seat": 0, "run": ["pass"], "by": "clock" } }),
        json!({ "content": { "seat": 0 } }),
        json!({ "pondered": { "seat": 0 } }),
        json!({ "took_back": { "to": 3, "seat": 0 } }),
        json!({ "asked_back": { "seat": 0, "to": 3 } }),
        json!({ "refused_back": { "seat": 0 } }),
        json!({ "agreed_back": { "seat": 0 } }),
        json!({ "stand_in": { "seat": 0, "level": "greedy" } }),
        json!({ "stand_in": { "seat": 0, "level": null } }),
        json!({ "said": { "person": 7, "name": "Anna", "text": "hm" } }),
        json!({ "rematch": { "table": "abcdefghijkmnpqr" } }),
    ];
    for entry in entries {
        let logged = json!({ "n": 1, "at": 1000, "entry": entry });
        let read: Logged = serde_json::from_value(logged.clone()).unwrap_or_else(|_| panic!("{logged}"));
        assert_eq!(serde_json::to_value(&read).unwrap(), logged);
    }
}

#[test]
fn commands_are_read_by_these_names() {
    let commands = [
        json!({ "sit": { "seat": 0, "name": "Anna" } }),
        json!({ "stand": { "seat": 0 } }),
        json!({ "plan": { "seat": 0, "bot": "greedy" } }),
        json!({ "ready": { "ready": true } }),
        json!({ "start": {} }),
        json!({ "decide": { "seat": 0, "ask": 1, "run": ["pass"] } }),
        json!({ "weigh": { "seat": 0, "ask": 1, "run": ["pass"] } }),
        json!({ "content": { "seat": 0, "ask": 1 } }),
        json!({ "ponder": { "seat": 0, "ask": 1 } }),
        json!({ "undo": { "seat": 0 } }),
        json!({ "ask_back": { "seat": 0 } }),
        json!({ "answer_back": { "seat": 0, "yes": true } }),
        json!({ "leave": {} }),
        json!({ "return": {} }),
        json!({ "relieve": { "seat": 0 } }),
        json!({ "say": { "text": "hm" } }),
    ];
    for command in commands {
        let read: Result<Command, _> = serde_json::from_value::<Command>(command.clone());
        assert!(read.is_ok(), "{command}: {read:?}");
    }
    assert!(serde_json::from_value::<Command>(Value::from("dance")).is_err());
}
