//! Guests, accounts, tokens, and a whole match over the API.

use serde_json::json;

use super::{House, JSON};
use crate::{folder, fondaco};

#[test]
fn a_guest_plays_a_whole_match_and_verifies_the_record() {
    let house = House::open("house-match");
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", { "bot": "greedy" }, { "bot": "random" }]), true);
    let started = anna.look(&table);
    assert!(started["commit"].as_str().unwrap().starts_with("sha256:") && started.get("seed").is_none());
    assert_eq!(anna.get(&format!("/api/tables/{table}/record")).error(), "not_over");
    let end = anna.play_to_the_end(&table);
    let record = anna.get(&format!("/api/tables/{table}/record"));
    assert_eq!(record.status, 200);
    let path = folder("house-record").join("match.jsonl");
    std::fs::write(&path, &record.body).unwrap();
    let commit = started["commit"].as_str().unwrap();
    let verified = fondaco(&format!("verify {} --commit {commit}", path.display())).ok();
    assert!(verified.contains("seed matches the published"), "{verified}");
    assert!(record.body.contains(end["seed"].as_str().unwrap()), "the seed is published at the end");
    let lobby = anna.get("/api/tables").json();
    assert_eq!(lobby["mine"][0]["table"], table);
    assert_eq!(lobby["finished"][0]["stage"], "finished");
    let again = anna.post(&format!("/api/tables/{table}/rematch"), &json!({}));
    assert_eq!(again.status, 201, "{again:?}");
    let rematch = anna.look(again.json()["table"].as_str().unwrap());
    assert_eq!(rematch["seats"], anna.look(&table)["seats"], "against bots all keep their seats");
    assert_eq!(rematch["stage"], "running", "and nobody has to get ready");
}

/// Whoever plays with bots alone may delete the match; where others play, it can only be given up.
#[test]
fn a_match_that_nobody_else_plays_can_be_deleted() {
    let house = House::open("house-delete");
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let alone = anna.table(&json!(["me", { "bot": "greedy" }]), true);
    let address = format!("/api/tables/{alone}");
    assert_eq!(bert.delete(&address).error(), "not_alone");
    assert_eq!(anna.delete(&address).status, 204);
    assert_eq!(anna.get(&address).error(), "no_table");
    assert_eq!(anna.get("/api/tables").json()["mine"], json!([]));

    let shared = anna.table(&json!(["me", "open"]), false);
    bert.command(&shared, &json!({ "sit": { "seat": 1, "name": "Bert" } }));
    anna.command(&shared, &json!({ "start": {} }));
    assert_eq!(anna.delete(&format!("/api/tables/{shared}")).error(), "not_alone");
    assert_eq!(bert.command(&shared, &json!({ "give_up": {} })).status, 200);
    assert_eq!(bert.command(&shared, &json!({ "return": {} })).error(), "gave_up");
    assert_eq!(anna.look(&shared)["seats"][1]["gave_up"], true);
    assert_eq!(anna.delete(&format!("/api/tables/{shared}")).status, 204, "only she is left");
}

/// A table of bots plays by itself and can be watched by anybody.
#[test]
fn bots_play_among_themselves() {
    let house = House::open("house-bots");
    let anna = house.guest("Anna");
    let table = anna.table(&json!([{ "bot": "greedy" }, { "bot": "random" }]), true);
    for _ in 0..200 {
        let state = house.request("GET", &format!("/api/tables/{table}"), &[], "").json();
        if state.get("end").is_some() {
            return;
        }
        let wait = format!("/api/tables/{table}/messages?wait=5&since={}", state["n"]);
        house.request("GET", &wait, &[], "");
    }
    panic!("the match did not end");
}

#[test]
fn an_account_keeps_the_games_of_a_guest() {
    let house = House::open("house-account");
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", "open"]), false);
    let login = json!({ "account": "anna", "password": "correct horse" });
    assert_eq!(anna.post("/api/account", &login).status, 200);
    assert_eq!(anna.post("/api/account", &login).error(), "has_account");
    let other = house.guest("Other");
    assert_eq!(other.post("/api/account", &login).error(), "name_taken");
    let short = json!({ "account": "other", "password": "short" });
    assert_eq!(other.post("/api/account", &short).error(), "bad_request");
    let wrong = json!({ "account": "anna", "password": "wrong horse" }).to_string();
    assert_eq!(house.request("POST", "/api/login", JSON, &wrong).error(), "wrong_password");
    let nobody = json!({ "account": "nobody", "password": "wrong horse" }).to_string();
    assert_eq!(house.request("POST", "/api/login", JSON, &nobody).error(), "wrong_password");
    let back = house.request("POST", "/api/login", JSON, &login.to_string());
    assert_eq!(back.status, 200, "{back:?}");
    let cookie = house.who_got(&back).cookie;
    let lobby = house.request("GET", "/api/tables", &[&cookie], "").json();
    assert_eq!(lobby["mine"][0]["table"], table);
    assert_eq!(house.request("POST", "/api/logout", &[&cookie], "").status, 204);
    assert_eq!(house.request("GET", "/api/me", &[&cookie], "").error(), "stranger");
    assert_eq!(anna.get("/api/me").json()["account"], "anna", "only that session is gone");
}

#[test]
fn a_bot_with_a_token_has_the_rights_of_its_owner() {
    let house = House::open("house-token");
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", { "bot": "random" }]), false);
    let token = anna.post("/api/tokens", &json!({})).json()["token"].as_str().unwrap().to_owned();
    let bearer = format!("Authorization: Bearer {token}");
    let start = |header: &str| {
        let path = format!("/api/tables/{table}/commands");
        house.request("POST", &path, &[JSON[0], header], &json!({ "start": {} }).to_string())
    };
    assert_eq!(start("Authorization: Bearer nonsense").error(), "stranger");
    assert_eq!(start(&bearer).status, 200);
    let stored = house.stored();
    assert!(!stored.windows(token.len()).any(|bytes| bytes == token.as_bytes()), "only the hash is stored");
}

#[test]
fn a_private_table_is_for_those_who_have_the_link() {
    let house = House::open("house-private");
    let anna = house.guest("Anna");
    let open = json!({ "game": "speicherstadt", "seats": ["me", "open"], "privacy": "private" });
    let table = anna.post("/api/tables", &open).json()["table"].as_str().unwrap().to_owned();
    let bert = house.guest("Bert");
    assert_eq!(bert.get("/api/tables").json()["gathering"], json!([]), "it is not listed");
    let sit = bert.command(&table, &json!({ "sit": { "seat": 1, "name": "Bert" } }));
    assert_eq!(sit.status, 200, "{sit:?}");
    anna.command(&table, &json!({ "ready": { "ready": true } }));
    bert.command(&table, &json!({ "ready": { "ready": true } }));
    assert_eq!(bert.look(&table)["stage"], "running");
}

/// Whoever logs in leaves the guest that they were, with their seats: not while they play.
#[test]
fn logging_in_does_not_lose_the_seats_of_a_guest() {
    let house = House::open("house-busy");
    let login = json!({ "account": "anna", "password": "correct horse" });
    assert_eq!(house.guest("Anna").post("/api/account", &login).status, 200);
    let guest = house.guest("Guest");
    let table = guest.table(&json!(["me", "open"]), false);
    let refused = guest.post("/api/login", &login);
    assert_eq!((refused.status, refused.error().as_str()), (409, "guest_busy"));
    let idle = house.guest("Idle");
    idle.command(&table, &json!({ "sit": { "seat": 1, "name": "Idle" } }));
    assert_eq!(idle.post("/api/login", &login).error(), "guest_busy");
    idle.command(&table, &json!({ "stand": { "seat": 1 } }));
    assert_eq!(idle.post("/api/login", &login).status, 200, "nothing is left behind");
}
