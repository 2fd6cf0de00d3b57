//! Accounts and their sessions: the ways back, the ways out, and what guessers can do.

use serde_json::{Value, json};

use super::live::Socket;
use super::{Answer, Guest, House, JSON};

fn sessions(guest: &Guest<'_>) -> Vec<Value> {
    serde_json::from_value(guest.get("/api/sessions").json()).unwrap()
}

fn bearer(house: &House, token: &str) -> Answer {
    house.request("GET", "/api/me", &[&format!("Authorization: Bearer {token}")], "")
}

fn token(guest: &Guest<'_>, label: &str) -> String {
    guest.post("/api/tokens", &json!({ "label": label })).json()["token"].as_str().unwrap().to_owned()
}

#[test]
fn a_logged_out_socket_is_closed_at_once_and_others_stay_open() {
    let house = House::open("account-sockets");
    let (anna, _) = house.owner("anna");
    let phone = house.who_got(&house.log_in("anna", "correct horse", "192.0.2.1"));
    let table = anna.table(&json!(["me", { "bot": "random" }]), true);
    let mut on_phone = Socket::at(&phone, &table, "?seat=0");
    let mut at_home = Socket::at(&anna, &table, "?seat=0");
    let waiting = format!("/api/tables/{table}/messages?wait=30&since={}", phone.look(&table)["n"]);
    let (house, waiting, cookie) = (&house, &waiting, &phone.cookie);
    std::thread::scope(|scope| {
        let long_poll = scope.spawn(move || house.request("GET", waiting, &[cookie], ""));
        std::thread::sleep(std::time::Duration::from_millis(300));
        assert_eq!(phone.post("/api/logout", &json!({})).status, 204);
        assert!(on_phone.ends());
        let answer = long_poll.join().unwrap();
        assert!(answer.status == 401 || answer.body.starts_with('['), "{answer:?}");
    });
    assert_eq!(phone.get("/api/me").error(), "stranger");
    anna.command(&table, &json!({ "say": { "text": "still here" } }));
    while at_home.read_any().pointer("/what/said/text") != Some(&json!("still here")) {}
    assert_eq!(house.request("DELETE", "/api/sessions", &[&anna.cookie], "").status, 204);
    assert!(at_home.ends(), "log-out everywhere closes it");
    assert_eq!(anna.get("/api/me").error(), "stranger");
}

/// With an old cookie one watches as a stranger does, and is not cut off again and again.
#[test]
fn whoever_comes_with_an_old_cookie_watches_as_a_stranger() {
    let house = House::open("account-stranger");
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", "open"]), false);
    let bert = house.guest("Bert");
    bert.post("/api/logout", &json!({}));
    let mut socket = Socket::at(&bert, &table, "");
    anna.command(&table, &json!({ "say": { "text": "hello" } }));
    while socket.read_any().pointer("/what/said/text") != Some(&json!("hello")) {}
}

#[test]
fn sessions_and_tokens_are_listed_and_revoked() {
    let house = House::open("account-sessions");
    let (anna, _) = house.owner("anna");
    let phone = house.who_got(&house.log_in("anna", "correct horse", "192.0.2.1"));
    let (bot, other_bot) = (token(&anna, "my bot"), token(&phone, "phone's bot"));
    assert_eq!(bearer(&house, &bot).status, 200);
    let listed = sessions(&anna);
    assert_eq!(listed.len(), 4);
    assert_eq!(listed.iter().filter(|session| session["this"] == true).count(), 1);
    for session in &listed {
        assert!(session["made"].as_u64().unwrap() > 0 && session["last_used"].as_u64().unwrap() > 0);
    }
    let id = |sessions: &[Value], label: &str| {
        let found = sessions.iter().find(|session| session["label"] == label).expect("it is listed");
        found["id"].as_str().unwrap().to_owned()
    };
    let others = house.guest("Bert");
    let my_bot = format!("/api/sessions/{}", id(&listed, "my bot"));
    assert_eq!(others.delete(&my_bot).error(), "no_session", "nobody revokes what is not theirs");
    assert_eq!(anna.delete(&my_bot).status, 204);
    assert_eq!(bearer(&house, &bot).error(), "stranger");
    assert_eq!(anna.delete(&my_bot).error(), "no_session");
    assert_eq!(bearer(&house, &other_bot).status, 200);
    // A token ends with the session that it was made with.
    assert_eq!(phone.post("/api/logout", &json!({})).status, 204);
    assert_eq!(bearer(&house, &other_bot).error(), "stranger");
    assert_eq!(sessions(&anna).len(), 1);
}

#[test]
fn tokens_are_bounded_and_old_sessions_make_room() {
    let house = House::open("account-many");
    let (anna, _) = house.owner("anna");
    for _ in 0..50 {
        token(&anna, "");
    }
    assert_eq!(anna.post("/api/tokens", &json!({})).error(), "too_many_tokens");
    assert_eq!(anna.post("/api/tokens", &json!({ "label": "x".repeat(61) })).error(), "bad_request");
}

#[test]
fn a_changed_password_ends_all_other_sessions() {
    let house = House::open("account-password");
    let (anna, _) = house.owner("anna");
    let phone = house.who_got(&house.log_in("anna", "correct horse", "192.0.2.1"));
    let bot = token(&anna, "my bot");
    let change = |old: &str, new: &str| {
        anna.post("/api/account/password", &json!({ "password": old, "new_password": new }))
    };
    let wrong = change("wrong horse", "battery staple");
    assert_eq!((wrong.status, wrong.error().as_str()), (403, "wrong_password"));
    assert_eq!(change("correct horse", "short").error(), "bad_request");
    assert_eq!(change("correct horse", "battery staple").status, 204);
    assert_eq!(anna.get("/api/me").status, 200, "this session goes on");
    assert_eq!(phone.get("/api/me").error(), "stranger");
    assert_eq!(bearer(&house, &bot).error(), "stranger");
    assert_eq!(house.log_in("anna", "correct horse", "192.0.2.1").error(), "wrong_password");
    assert_eq!(house.log_in("anna", "battery staple", "192.0.2.1").status, 200);
    let guest = house.guest("Guest");
    let none =
        guest.post("/api/account/password", &json!({ "password": "x", "new_password": "battery staple" }));
    assert_eq!(none.error(), "no_account");
}

#[test]
fn a_recovery_code_opens_an_account_once() {
    let house = House::open("account-recovery");
    let (anna, codes) = house.owner("anna");
    assert_eq!(codes.len(), 10);
    let recover = |account: &str, code: &str, password: &str| {
        let recovery = json!({ "account": account, "code": code, "new_password": password });
        house.request("POST", "/api/recover", JSON, &recovery.to_string())
    };
    let (_, others) = house.owner("bert");
    assert_eq!(recover("anna", &others[0], "battery staple").error(), "wrong_code");
    assert_eq!(recover("nobody", &codes[0], "battery staple").error(), "wrong_code");
    assert_eq!(recover("anna", &codes[0], "short").error(), "bad_request");
    let typed = codes[0].to_uppercase().replace('-', " ");
    let back = recover("anna", &typed, "battery staple");
    assert_eq!(back.status, 200, "{back:?}");
    assert_eq!(recover("anna", &codes[0], "another one").error(), "wrong_code", "it is used up");
    assert_eq!(anna.get("/api/me").error(), "stranger", "whoever had the account has it no more");
    let anna = house.who_got(&back);
    assert_eq!(anna.get("/api/account").json(), json!({ "account": "anna", "recovery_codes": 9 }));
    assert_eq!(house.log_in("anna", "battery staple", "192.0.2.1").status, 200);
    let renew = |password: &str| anna.post("/api/account/recovery-codes", &json!({ "password": password }));
    assert_eq!(renew("correct horse").error(), "wrong_password");
    let renewed = renew("battery staple").json()["recovery_codes"].clone();
    assert_eq!(renewed.as_array().unwrap().len(), 10);
    assert_eq!(recover("anna", &codes[1], "another one").error(), "wrong_code", "older codes are void");
    let stored = house.stored();
    let code = renewed[0].as_str().unwrap().as_bytes();
    assert!(!stored.windows(code.len()).any(|bytes| bytes == code), "only hashes are stored");
}

/// Ten wrong guesses, and as many more as one likes, slow down the guesser alone.
#[test]
fn guesses_do_not_keep_the_owner_out() {
    let data = crate::folder("account-guesses");
    let house = House::at(&data, "--rate 50 --proxy 127.0.0.1");
    let (anna, codes) = house.owner("anna");
    for _ in 0..10 {
        assert_eq!(house.log_in("anna", "wrong horse", "203.0.113.9").error(), "wrong_password");
    }
    let guesser = house.log_in("anna", "correct horse", "203.0.113.9");
    assert_eq!((guesser.status, guesser.error().as_str()), (429, "too_many"), "even if he had it right");
    assert!(guesser.head.contains("retry-after"));
    assert_eq!(
        house.log_in("anna", "correct horse", "192.0.2.1").status,
        200,
        "the owner comes from elsewhere"
    );
    assert_eq!(anna.get("/api/sessions").status, 200, "and goes on where she is");
    let change = json!({ "password": "correct horse", "new_password": "battery staple" });
    assert_eq!(anna.post("/api/account/password", &change).status, 204);
    let recovery =
        json!({ "account": "anna", "code": codes[0], "new_password": "correct horse" }).to_string();
    let same_network = [JSON[0], "X-Forwarded-For: 203.0.113.9"];
    assert_eq!(house.request("POST", "/api/recover", &same_network, &recovery).status, 200);
}

/// The records of others stay whole; the name is gone from seats, chat and lobby, and a bot plays on.
#[test]
fn whoever_leaves_for_good_leaves_the_tables_of_others_whole() {
    let data = crate::folder("account-deletion");
    let house = House::at(&data, "");
    let (zacharias, _) = house.owner("Zacharias");
    let bert = house.guest("Bert");
    let running = zacharias.table(&json!(["me", "open"]), false);
    bert.command(&running, &json!({ "sit": { "seat": 1, "name": "Bert" } }));
    bert.command(&running, &json!({ "ready": { "ready": true } }));
    assert_eq!(zacharias.command(&running, &json!({ "start": {} })).status, 200);
    zacharias.command(&running, &json!({ "say": { "text": "Good luck!" } }));
    let open = bert.table(&json!(["me", "open"]), false);
    zacharias.command(&open, &json!({ "sit": { "seat": 1, "name": "Zacharias" } }));
    let finished = zacharias.table(&json!(["me", { "bot": "random" }]), true);
    zacharias.play_to_the_end(&finished);
    let mut socket = Socket::at(&zacharias, &running, "");
    let bot = token(&zacharias, "my bot");

    let delete = |password: &str| zacharias.post("/api/account/delete", &json!({ "password": password }));
    assert_eq!(delete("wrong horse").error(), "wrong_password");
    assert_eq!(delete("correct horse").status, 204);
    assert!(socket.ends());
    assert_eq!(
        (zacharias.get("/api/me").error(), bearer(&house, &bot).error()),
        ("stranger".into(), "stranger".into())
    );
    assert_eq!(house.log_in("Zacharias", "correct horse", "192.0.2.1").error(), "wrong_password");

    wait_until_forgotten(&bert, &[&running, &open, &finished], "Zacharias");
    let state = bert.look(&running);
    assert_eq!((&state["seats"][0]["left"], &state["said"][0]["text"]), (&json!(true), &json!("Good luck!")));
    assert!(state["seats"][0]["stand_in"].is_string());
    assert_eq!(bert.look(&open)["seats"][1]["kind"], "open");
    let record = bert.get(&format!("/api/tables/{finished}/record"));
    assert!(record.body.contains("somebody who left") && !record.body.contains("Zacharias"));
    assert_eq!(bert.get(&format!("/api/tables/{finished}/verify")).json().get("wrong"), None);
    let name = json!({ "account": "Zacharias", "password": "correct horse" });
    assert_eq!(house.guest("Another").post("/api/account", &name).status, 200, "the name is free again");
    // After a restart it is still so, and the match goes on.
    let cookie = bert.cookie.clone();
    assert_eq!(house.terminate(), Some(0));
    let house = House::at(&data, "");
    let bert = Guest { house: &house, cookie };
    assert!(!bert.look(&running).to_string().contains("Zacharias"));
    assert_eq!(bert.look(&running)["stage"], "running");
}

fn wait_until_forgotten(guest: &Guest<'_>, tables: &[&String], name: &str) {
    for _ in 0..100 {
        let lobby = guest.get("/api/tables").body;
        if !lobby.contains(name) && tables.iter().all(|table| !guest.look(table).to_string().contains(name)) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    panic!("{name} is still named");
}

/// A guest has no password, and may go all the same.
#[test]
fn a_guest_may_leave_for_good() {
    let house = House::open("account-guest");
    let guest = house.guest("Anna");
    assert_eq!(guest.post("/api/account/delete", &json!({})).status, 204);
    assert_eq!(guest.get("/api/me").error(), "stranger");
}
