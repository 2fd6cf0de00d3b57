//! Nobody is bounded by what others do: the lobby, replays, sockets behind a proxy.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::live::Socket;
use super::operators::free_address;
use super::{House, JSON};
use crate::folder;

fn tables(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap()).collect()
}

#[test]
fn a_page_that_looks_at_the_lobby_is_told_what_changes() {
    let house = House::open("house-lobby");
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let mut socket = Socket::open(&house, "/api/lobby/live", Some(&anna.cookie)).unwrap();
    let first = socket.read();
    assert_eq!(first, anna.get("/api/tables").json());
    assert_eq!((tables(&first["mine"]), tables(&first["gathering"])), (vec![], vec![]));
    let table = bert.table(&json!(["me", "open"]), false);
    let news = socket.read();
    assert_eq!(tables(&news["gathering"]), [&*table]);
    assert_eq!(bert.table(&json!(["me", { "bot": "random" }]), true).len(), table.len(), "and another");
    anna.command(&table, &json!({ "sit": { "seat": 1, "name": "Anna" } }));
    // Several changes may come together.
    let news = loop {
        let news = socket.read();
        if !tables(&news["mine"]).is_empty() {
            break news;
        }
    };
    assert_eq!((tables(&news["mine"]), &news["mine"][0]["yours"]), (vec![&*table], &json!([1])));
    socket.send(&json!({ "id": 1, "command": { "start": {} } }));
    let answer = loop {
        let answer = socket.read();
        if answer.get("error").is_some() {
            break answer;
        }
    };
    assert_eq!(answer["error"]["code"], "bad_request", "no table is meant");
}

#[test]
fn neither_the_lobby_nor_a_replay_wakes_a_table() {
    let operators = free_address();
    let house = House::at(&folder("house-replays"), &format!("--metrics {operators}"));
    let anna = house.guest("Anna");
    let table = anna.table(&json!([{ "bot": "random" }, { "bot": "random" }]), true);
    let awake = || {
        let metrics = house.try_request_at(&operators, "GET", "/metrics", &[], "").unwrap().body;
        metrics.lines().find_map(|line| line.strip_prefix("fondaco_tables ")?.parse::<u32>().ok()).unwrap()
    };
    let start = Instant::now();
    while awake() > 0 {
        assert!(start.elapsed() < Duration::from_mins(1), "a finished match goes to sleep soon");
        std::thread::sleep(Duration::from_millis(100));
    }
    let listed = &anna.get("/api/tables").json()["finished"][0];
    assert_eq!((&listed["table"], &listed["stage"]), (&json!(table), &json!("finished")));
    for (path, key) in [("verify", "seed"), ("frames?seat=1&whole=true", "steps"), ("frames", "steps")] {
        let path = format!("/api/tables/{table}/{path}");
        let [plain, again] = [(); 2].map(|()| anna.get(&path).json());
        assert!(plain.get(key).is_some() && plain == again, "{plain}");
        let compressed = house.request("GET", &path, &["Accept-Encoding: gzip"], "");
        assert!(compressed.head.contains("content-encoding: gzip"), "{}", compressed.head);
    }
    assert!(anna.get(&format!("/api/tables/{table}/record")).body.starts_with('{'));
    assert_eq!(anna.get(&format!("/api/tables/{table}/frames?seat=4")).error(), "no_seat");
    assert_eq!(awake(), 0);
}

/// A proxy in front has one address; what its clients have open is counted for each of them.
#[test]
fn one_client_of_a_proxy_does_not_take_all_sockets() {
    let house = House::at(&folder("house-proxied"), "--proxy 127.0.0.1 --per-address 5 --rate 1000");
    let table = house.guest("Anna").table(&json!(["me", "open"]), false);
    let path = format!("/api/tables/{table}/live");
    let from = |client: &str| Socket::open_from(&house, &path, client);
    let open: Vec<_> = (0..20).map_while(|_| from("198.51.100.7").ok()).collect();
    assert_eq!(open.len(), 5);
    let refused = house.request("GET", "/api/games", &["X-Forwarded-For: 198.51.100.7"], "");
    assert_eq!((refused.status, refused.error().as_str()), (429, "too_many"));
    assert!(from("198.51.100.8").is_ok(), "others are not concerned");
    let name = json!({ "name": "Bert" }).to_string();
    let bert = house.request("POST", "/api/me", &[JSON[0], "X-Forwarded-For: 198.51.100.8"], &name);
    assert_eq!(bert.status, 201);
    drop(open);
    std::thread::sleep(Duration::from_millis(200));
    assert!(from("198.51.100.7").is_ok(), "what is closed is given back");
}

#[test]
fn pings_count_like_everything_else() {
    let house = House::at(&folder("house-pings"), "--rate 2");
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", "open"]), false);
    let mut socket = Socket::at(&anna, &table, "");
    for _ in 0..2 {
        assert!(socket.ping(), "a few are welcome");
    }
    let pings = (0..10_000).take_while(|_| socket.ping()).count();
    assert!(pings < 10_000 && socket.ends(), "{pings} pings");
}

/// Places for those who only look on go round between networks.
#[test]
fn strangers_do_not_take_all_places_at_a_table() {
    let house = House::at(&folder("house-bystanders"), "--proxy 127.0.0.1 --per-address 300 --rate 1000");
    let table = house.guest("Anna").table(&json!(["me", "open"]), false);
    let path = format!("/api/tables/{table}/live");
    let mut many: Vec<_> =
        (0..200).map(|_| Socket::open_from(&house, &path, "198.51.100.7").unwrap()).collect();
    assert!(Socket::open_from(&house, &path, "198.51.100.7").is_err(), "they have all places");
    let mut other = Socket::open_from(&house, &path, "198.51.100.8").unwrap();
    assert_eq!(other.read()["stage"], "gathering");
    assert!(many[0].ends(), "the oldest of the many makes room");
}
