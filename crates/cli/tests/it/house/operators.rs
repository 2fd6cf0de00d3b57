//! What operators see: metrics, logs, and what `--secure` makes of headers and cookies.

use std::net::TcpListener;

use serde_json::{Value, json};

use super::{Answer, Guest, House, JSON};
use crate::folder;

/// An address that was free a moment ago.
pub(crate) fn free_address() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

/// The names under which operators find the figures, and figures that were counted.
#[test]
fn metrics_count_what_happens_and_are_not_public() {
    let operators = free_address();
    let house = House::at(&folder("house-metrics"), &format!("--metrics {operators}"));
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", "open"]), false);
    assert_eq!(anna.command(&table, &json!({ "start": {} })).error(), "not_full");
    assert_eq!(anna.command(&table, &json!({ "say": { "text": "hello" } })).status, 200);
    let login = json!({ "account": "nobody", "password": "12345678" });
    assert_eq!(house.request("POST", "/api/login", JSON, &login.to_string()).status, 401);
    let ask = |path: &str| house.try_request_at(&operators, "GET", path, &[], "").unwrap();
    let metrics = ask("/metrics");
    let kind = "content-type: application/openmetrics-text";
    assert!(metrics.head.to_lowercase().contains(kind), "{metrics:?}");
    for line in [
        "fondaco_tables 1",
        "fondaco_entries_total 1",
        "fondaco_refusals_total 1",
        "fondaco_sockets 0",
        "fondaco_requests_total 5",
        "fondaco_limited_total 0",
        "fondaco_store_queue 0",
        "fondaco_password_queue 0",
        "fondaco_errors_total{code=\"not_full\"} 1",
        "fondaco_responses_total{status=\"4xx\"} 2",
        "fondaco_logins_total{outcome=\"unknown_account\"} 1",
        "fondaco_command_seconds_count 2",
        "fondaco_request_seconds_count{route=\"/api/tables/{table}/commands\"} 2",
        "fondaco_store_failed_commits_total 0",
    ] {
        assert!(metrics.body.lines().any(|found| found == line), "{line} is not in\n{}", metrics.body);
    }
    let figure = |name: &str| {
        let line = metrics.body.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        line.trim().parse::<f64>().unwrap()
    };
    // A person, a session, a table, an entry; and the house notes from time to time that it is there.
    assert!(figure("fondaco_store_write_seconds_count ") >= 4.0);
    assert!(figure("fondaco_database_bytes ") >= 1024.0 && figure("fondaco_resident_bytes ") > 0.0);
    // The disk of a server is not this house's to look at.
    let of_a_file = ["fondaco_wal_bytes ", "fondaco_disk_free_bytes "];
    let are_there = of_a_file.map(|name| metrics.body.lines().any(|line| line.starts_with(name)));
    assert_eq!(are_there, [!super::postgres::is_used(); 2]);
    assert!(super::postgres::is_used() || of_a_file.into_iter().all(|name| figure(name) > 0.0));
    assert_eq!((ask("/healthz").status, ask("/readyz").status), (200, 200));
    let public = house.request("GET", "/metrics", &[], "");
    assert_eq!((public.status, public.error().as_str()), (404, "no_route"));
}

fn set_cookies(answer: &Answer) -> Vec<&str> {
    answer.head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")).collect()
}

/// A browser that has the cookie of before `--secure` keeps its session, under the name that nobody else can plant.
#[test]
fn with_secure_browsers_come_over_https_alone() {
    let data = folder("house-secure");
    let house = House::at(&data, "");
    let plain = house.guest("Anna").cookie;
    let token = plain.strip_prefix("Cookie: fondaco=").unwrap().to_owned();
    assert!(!house.request("GET", "/healthz", &[], "").head.to_lowercase().contains("strict-transport"));
    drop(house);
    let house = House::at(&data, "--secure");
    let anna = Guest { house: &house, cookie: plain };
    let answer = anna.get("/api/me");
    assert_eq!(answer.json()["name"], "Anna");
    assert!(answer.head.contains("strict-transport-security: max-age=31536000"), "{answer:?}");
    let age = "Path=/; Max-Age=31536000";
    let renamed = format!("__Host-fondaco={token}; HttpOnly; SameSite=Lax; Secure; {age}");
    let expired = "fondaco=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0";
    assert_eq!(set_cookies(&answer), [renamed.as_str(), expired]);
    let anna = Guest { house: &house, cookie: format!("Cookie: __Host-fondaco={token}") };
    let answer = anna.get("/api/me");
    assert_eq!((&answer.json()["name"], set_cookies(&answer).len()), (&json!("Anna"), 0));
    assert!(house.guest("Bert").cookie.starts_with("Cookie: __Host-fondaco="));
    assert_eq!(set_cookies(&anna.post("/api/logout", &json!({}))).len(), 2, "both names are deleted");
    assert_eq!(anna.get("/api/me").status, 401);
}

/// Every request and every attempt to log in is a line, in which nothing stands by which somebody could act or watch.
#[test]
fn logs_tell_who_came_and_no_secrets() {
    let data = folder("house-access-log");
    let log = data.join("log");
    let house = House::logging(&data, "--log-form json", "trace", &log);
    let anna = house.guest("Anna");
    let account = json!({ "account": "anna-of-venice", "password": "correct horse" });
    assert_eq!(anna.post("/api/account", &account).status, 200);
    let login = |account: &str, password: &str| {
        let login = json!({ "account": account, "password": password }).to_string();
        house.request("POST", "/api/login", JSON, &login).status
    };
    let table = anna.table(&json!(["me", "open"]), false);
    assert_eq!(anna.get(&format!("/api/tables/{table}?since=0")).status, 200);
    assert_eq!(login("anna-of-venice", "correct horse"), 200);
    assert_eq!(login("anna-of-venice", "wrong horse"), 401);
    assert_eq!(login("my-secret-password", "anna-of-venice"), 401);
    let token = anna.cookie.strip_prefix("Cookie: fondaco=").unwrap().to_owned();
    assert_eq!(house.terminate(), Some(0));
    let log = std::fs::read_to_string(&log).unwrap();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let of = |target: &str| lines.iter().filter(|line| line["target"] == target).collect::<Vec<_>>();
    let outcomes: Vec<&str> = of("login").iter().map(|line| line["outcome"].as_str().unwrap()).collect();
    assert_eq!(outcomes, ["logged_in", "wrong_password", "unknown_account"]);
    assert!(of("login").iter().all(|line| line["network"] == "127.0.0.1"));
    let access = of("access");
    assert_eq!(access.len(), 7, "{access:?}");
    let looked = access.iter().find(|line| line["route"] == "/api/tables/{table}").unwrap();
    assert_eq!(
        (&looked["status"], &looked["person"], &looked["method"]),
        (&json!(200), &json!(1), &json!("GET"))
    );
    assert!(looked["ms"].as_f64().unwrap() > 0.0);
    assert_eq!(looked["request"].as_str().unwrap().len(), 12);
    for secret in [&token, &table, "correct horse", "wrong horse", "my-secret-password", "anna-of-venice"] {
        assert!(!log.contains(secret), "{secret}");
    }
}
