//! Whatever a stranger sends gets a clear error and changes nothing.

use serde_json::{Value, json};

use super::{Guest, House, JSON};

#[test]
fn garbage_gets_a_clear_error_and_changes_nothing() {
    let house = House::open("house-garbage");
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = anna.table(&json!(["me", { "bot": "random" }, "open"]), false);
    bert.command(&table, &json!({ "sit": { "seat": 2, "name": "Bert" } }));
    anna.command(&table, &json!({ "start": {} }));
    let state = wait_for_prompt(&anna, &bert, &table);
    let before = public(&house, &table);
    let commands = format!("/api/tables/{table}/commands");
    let post = |headers: &[&str], body: &str| house.request("POST", &commands, headers, body);
    let as_anna = &[JSON[0], &anna.cookie][..];
    let ask = &state["prompt"]["ask"];

    // Not JSON, not a command, not a decision.
    assert_eq!(post(as_anna, "garbage").status, 400);
    assert_eq!(post(as_anna, "{\"dance\":{}}").status, 400);
    assert_eq!(post(as_anna, "\u{0}\u{1}").status, 400);
    assert_eq!(post(as_anna, &"[".repeat(50_000)).status, 400);
    assert_eq!(post(&[&anna.cookie], "{\"start\":{}}").status, 415);
    let decide =
        |seat: u8, ask: &Value, run: Value| json!({ "decide": { "seat": seat, "ask": ask, "run": run } });
    assert_eq!(anna.command(&table, &decide(0, ask, json!(["dance"]))).error(), "no_decision");
    assert_eq!(anna.command(&table, &decide(0, ask, json!([]))).error(), "too_much");
    let refused = anna.command(&table, &decide(0, ask, json!([{ "place_merchant": { "column": 200 } }])));
    assert_eq!((refused.status, refused.error().as_str()), (409, "against_the_rules"));
    assert_eq!(refused.json()["error"]["rule"], "SPE-4.15");
    // Too large.
    assert_eq!(post(as_anna, &"x".repeat(70_000)).status, 413);
    // Stale, out of turn, other people's seats.
    assert_eq!(anna.command(&table, &decide(0, &json!(999), json!(["pass"]))).error(), "stale");
    assert_eq!(bert.command(&table, &decide(2, ask, json!(["pass"]))).json()["error"]["rule"], "SPE-5.7");
    assert_eq!(bert.command(&table, &decide(0, ask, json!(["pass"]))).error(), "not_your_seat");
    assert_eq!(bert.get(&format!("/api/tables/{table}?seat=0")).error(), "not_your_seat");
    // Nobody, forged, from elsewhere.
    let buy = decide(0, ask, json!(["pass"])).to_string();
    assert_eq!(post(JSON, &buy).error(), "stranger");
    assert_eq!(post(&[JSON[0], "Cookie: fondaco=0000"], &buy).error(), "stranger");
    assert_eq!(post(&[JSON[0], &anna.cookie, "Origin: https://evil.example"], &buy).error(), "wrong_origin");
    assert_eq!(post(&[JSON[0], &anna.cookie, "Origin: null"], &buy).error(), "wrong_origin");
    // No such thing.
    assert_eq!(anna.get("/api/tables/aaaaaaaaaaaaaaaa").error(), "no_table");
    assert_eq!(anna.get("/api/tables/..%2f..%2fetc").error(), "no_table");
    assert_eq!(anna.get("/api/nothing").error(), "no_route");
    assert_eq!(house.request("DELETE", "/api/tables", &[], "").error(), "no_method");
    assert_eq!(anna.get(&format!("/api/tables/{table}?seat=9")).status, 400);
    assert_eq!(anna.get(&format!("/api/tables/{table}/live")).status, 400);

    assert_eq!(public(&house, &table), before, "nothing has changed");
    // A decision that is sent twice counts once.
    let right = decide(0, ask, json!([state["prompt"]["decisions"][0]]));
    assert_eq!(anna.command(&table, &right).status, 200);
    assert!(anna.command(&table, &right).status == 409);
}

/// Until Anna is asked; the start seat is drawn at random, and Bert places merchants as they come.
fn wait_for_prompt(anna: &Guest<'_>, bert: &Guest<'_>, table: &str) -> Value {
    loop {
        let state = anna.look(table);
        if state.get("prompt").is_some() {
            return state;
        }
        if let Some(prompt) = bert.look(table).get("prompt") {
            let run = json!([prompt["decisions"][0]]);
            bert.command(table, &json!({ "decide": { "seat": 2, "ask": prompt["ask"], "run": run } }));
        }
        anna.get(&format!("/api/tables/{table}/messages?wait=1&since={}", state["n"]));
    }
}

fn public(house: &House, table: &str) -> String {
    house.request("GET", &format!("/api/tables/{table}"), &[], "").body
}

#[test]
fn tables_that_cannot_be_opened_say_why() {
    let house = House::open("house-openings");
    let anna = house.guest("Anna");
    let error = |body: Value| {
        let answer = anna.post("/api/tables", &body);
        assert_eq!(answer.status, 400, "{answer:?}");
        answer.json()["error"]["message"].as_str().unwrap().to_owned()
    };
    assert!(error(json!({ "game": "chess", "seats": ["me", "open"] })).contains("there is no \"chess\""));
    assert!(error(json!({ "game": "speicherstadt", "seats": ["me"] })).contains("2 to 5 players"));
    assert!(
        error(json!({ "game": "speicherstadt", "seats": ["me", { "bot": "oracle" }] }))
            .contains("random, gentle, steady, sharp, master")
    );
    let options = json!({ "game": "speicherstadt", "seats": ["me", "open"], "options": { "wind": 3 } });
    assert!(error(options).contains("unknown field `wind`"));
    let pace = json!({ "game": "speicherstadt", "seats": ["me", "open"], "pace": { "per_decision": { "seconds": 1 } } });
    assert!(error(pace).contains("pace"));
    assert!(
        house.request("POST", "/api/me", JSON, "{\"name\":\"\"}").json()["error"]["message"]
            .as_str()
            .unwrap()
            .contains("name")
    );
}

#[test]
fn nobody_fills_the_house_with_tables() {
    let house = House::at(&crate::folder("house-many"), "--tables 3");
    let anna = house.guest("Anna");
    for _ in 0..3 {
        anna.table(&json!([{ "bot": "random" }, "open"]), false);
    }
    let fourth = anna.post("/api/tables", &json!({ "game": "speicherstadt", "seats": ["me", "open"] }));
    assert_eq!((fourth.status, fourth.error().as_str()), (422, "too_much"));
    let bert = house.guest("Bert");
    bert.table(&json!(["me", "open"]), false);
    // To sit with others is no burden to them.
    let theirs = anna.get("/api/tables").json()["mine"][0]["table"].as_str().unwrap().to_owned();
    bert.command(&theirs, &json!({ "sit": { "seat": 1, "name": "Bert" } }));
    for _ in 0..2 {
        bert.table(&json!(["me", "open"]), false);
    }
    assert_eq!(
        anna.get("/api/tables").json()["mine"].as_array().unwrap().len(),
        3,
        "a host finds their tables again"
    );
}

#[test]
fn too_many_requests_are_turned_away() {
    let house = House::at(&crate::folder("house-rate"), "--rate 2");
    let statuses: Vec<u16> = (0..150).map(|_| house.request("GET", "/healthz", &[], "").status).collect();
    assert!(statuses[..10].iter().all(|status| *status == 200), "{statuses:?}");
    assert!(statuses.contains(&429), "{statuses:?}");
    let limited = (0..5)
        .map(|_| house.request("GET", "/healthz", &[], ""))
        .find(|answer| answer.status == 429)
        .unwrap();
    assert_eq!(limited.error(), "too_many");
    assert!(limited.head.to_lowercase().contains("retry-after"), "{limited:?}");
}

/// Or whoever is refused comes back under a new name again and again.
#[test]
fn nobody_makes_people_without_end() {
    let house = House::at(&crate::folder("house-guests"), "--rate 100 --proxy 127.0.0.1");
    let come = |from: &str| {
        let from = format!("X-Forwarded-For: 203.0.113.1, {from}");
        house.request("POST", "/api/me", &[JSON[0], &from], &json!({ "name": "Anna" }).to_string())
    };
    let answers: Vec<_> = (0..80).map(|_| come("192.0.2.1")).collect();
    let turned_away = answers.iter().find(|answer| answer.status == 429).expect("there is an end");
    assert!(turned_away.head.to_lowercase().contains("retry-after"), "{turned_away:?}");
    assert_eq!(come("192.0.2.2").status, 201, "others are not concerned");
    assert_eq!(house.request("GET", "/healthz", &["X-Forwarded-For: 192.0.2.1"], "").status, 200);
}

/// Only the proxy is believed when it says for whom it asks.
#[test]
fn nobody_hides_behind_a_forged_address() {
    let house = House::at(&crate::folder("house-forged"), "--rate 1");
    let ask = |n: u8| house.request("GET", "/healthz", &[&format!("X-Forwarded-For: 192.0.2.{n}")], "");
    assert!((0..100).any(|n| ask(n).status == 429));
}

#[test]
fn passwords_cannot_be_tried_without_end() {
    let house = House::at(&crate::folder("house-guess"), "--rate 100");
    let login = |account: &str| {
        let login = json!({ "account": account, "password": "wrong horse" }).to_string();
        house.request("POST", "/api/login", JSON, &login)
    };
    let answers: Vec<u16> = (0..12).map(|_| login("anna").status).collect();
    assert!(answers[..10].iter().all(|status| *status == 401) && answers[11] == 429, "{answers:?}");
    assert_eq!(login("bert").status, 401, "others are not concerned");
}

#[test]
fn there_is_an_end_to_connections() {
    let house = House::at(&crate::folder("house-connections"), "--connections 3");
    let inside: Vec<_> = (0..3).map(|_| std::net::TcpStream::connect(&house.address).unwrap()).collect();
    std::thread::sleep(std::time::Duration::from_millis(200));
    assert_eq!(house.request("GET", "/healthz", &[], "").status, 200, "whoever watches over it is answered");
    assert_eq!(house.request("GET", "/api/games", &[], "").json()["error"]["code"], "full");
    let more: Vec<_> = (0..99).map(|_| std::net::TcpStream::connect(&house.address)).collect();
    std::thread::sleep(std::time::Duration::from_millis(200));
    assert!(house.try_request("GET", "/healthz", &[], "").is_err(), "and there is an end to that too");
    drop((inside, more));
    std::thread::sleep(std::time::Duration::from_millis(200));
    assert_eq!(house.request("GET", "/api/games", &[], "").status, 200, "whoever goes makes room");
}

#[test]
fn every_answer_carries_strict_headers() {
    let house = House::open("house-headers");
    for path in ["/healthz", "/api/games", "/api/nothing", "/metrics"] {
        let head = house.request("GET", path, &[], "").head.to_lowercase();
        for header in [
            "content-security-policy: default-src 'self'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
        ] {
            assert!(head.contains(header), "{path}: {head}");
        }
    }
}

#[test]
fn every_address_of_the_description_exists() {
    let house = House::open("house-openapi");
    let document = house.request("GET", "/api/openapi.json", &[], "").json();
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() > 12);
    for (path, methods) in paths {
        for method in ["get", "post", "delete"].into_iter().filter(|method| methods.get(method).is_some()) {
            let path = path.replace("{table}", "aaaaaaaaaaaaaaaa").replace("{session}", "0000000000000000");
            let answer = house.request(&method.to_uppercase(), &path, JSON, "{}");
            let code = if answer.status >= 400 { answer.error() } else { String::new() };
            assert!(
                !matches!(code.as_str(), "no_route" | "no_method") && answer.status < 500,
                "{method} {path}: {answer:?}"
            );
        }
    }
}
