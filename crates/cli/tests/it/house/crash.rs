//! `kill -9` at random moments loses nothing that was acknowledged. `cargo xtask kill` runs this for longer.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use super::{Guest, House};
use crate::folder;

/// How often the server is killed: as the variable says, or so often.
fn kills(variable: &str, default: u32) -> u32 {
    std::env::var(variable).ok().map_or(default, |number| number.parse().unwrap())
}

#[test]
fn killing_the_server_loses_no_acknowledged_decision() {
    let (data, most) = (folder("house-crash"), self::kills("FONDACO_KILLS", 50));
    let mut house = House::at(&data, "");
    let cookie = house.guest("Anna").cookie;
    let seats = json!(["me", { "bot": "random" }, { "bot": "random" }]);
    let mut table = Guest { house: &house, cookie: cookie.clone() }.table(&seats, true);
    let mut chance = table::Dice::new(table::Seed::from_number(1));
    let (mut acknowledged, mut decisions, mut kills) = (0, 0, 0);
    let mut told: Option<Value> = None;
    while kills < most {
        // Killed while requests are under way: another thread does it.
        let victim = house.id();
        let delay = Duration::from_micros(u64::from(chance.below(30_000)));
        let killer = std::thread::spawn(move || {
            std::thread::sleep(delay);
            std::process::Command::new("kill").args(["-9", &victim.to_string()]).status().unwrap();
        });
        let anna = Guest { house: &house, cookie: cookie.clone() };
        while let Ok(state) = anna.try_look(&table) {
            if state.get("end").is_some() {
                match anna.try_table(&seats) {
                    Some(next) => (table, acknowledged, told) = (next, 0, None),
                    None => break,
                }
                continue;
            }
            let n = state["n"].as_u64().unwrap();
            assert!(n >= acknowledged, "acknowledged {acknowledged}, but the table is at {n}");
            acknowledged = n;
            told = Some(state.clone());
            if let Some(done) = anna.try_play_on(&table, &state) {
                acknowledged = acknowledged.max(done);
                decisions += 1;
            }
        }
        killer.join().unwrap();
        kills += 1;
        house.kill();
        house = House::at(&data, "");
        let anna = Guest { house: &house, cookie: cookie.clone() };
        let state = anna.look(&table);
        let n = state["n"].as_u64().unwrap();
        assert!(n >= acknowledged, "after kill {kills}: acknowledged {acknowledged}, but only {n} came back");
        if let Some(told) = told.as_ref().filter(|told| told["n"] == state["n"]) {
            assert_eq!(told["view"], state["view"], "what people were told is what came back");
        }
    }
    assert!(decisions > most / 2, "{decisions} decisions were acknowledged between the kills");
    let anna = Guest { house: &house, cookie };
    anna.play_to_the_end(&table);
    assert_eq!(anna.get(&format!("/api/tables/{table}/record")).status, 200);
}

/// Killed while it makes its first database, while it brings an older one up to date, and while it reads what another kill has
/// left: every folder opens afterwards, with all that was acknowledged.
#[test]
fn killing_the_server_while_it_starts_loses_nothing() {
    let mut chance = table::Dice::new(table::Seed::from_number(2));
    let crashed = CrashedHouse::new();
    for kill in 0..kills("FONDACO_START_KILLS", 45) {
        let data = folder("house-crash-start").join("data");
        match kill % 3 {
            0 => kill_first_start(&data, &mut chance),
            1 => kill_migration(&data, &mut chance),
            _ => crashed.kill_start(&data, &mut chance),
        }
    }
}

/// Starts a server and kills it before, while or shortly after it opens.
fn kill_while_starting(data: &Path, chance: &mut table::Dice) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fondaco"));
    let command = command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    std::thread::sleep(Duration::from_micros(u64::from(chance.below(40_000))));
    child.kill().unwrap();
    child.wait().unwrap();
}

fn kill_first_start(data: &Path, chance: &mut table::Dice) {
    kill_while_starting(data, chance);
    let house = House::at(data, "");
    house.guest("Anna");
}

/// Of the house in `storage`, which an older fondaco has written.
fn kill_migration(data: &Path, chance: &mut table::Dice) {
    std::fs::create_dir_all(data).unwrap();
    std::fs::write(data.join("fondaco.sqlite"), include_bytes!("data/house-e0df815.sqlite")).unwrap();
    for _ in 0..2 {
        kill_while_starting(data, chance);
    }
    let house = House::at(data, "");
    let token = "6b32c6e89e9111971d0aa4e32330a7ad1fd648926f56ae737da4f2df151d9624";
    let anna = Guest { house: &house, cookie: format!("Cookie: fondaco={token}") };
    let tables = anna.get("/api/tables").json()["mine"].as_array().map(Vec::len);
    assert_eq!(tables, Some(5));
}

/// A folder as `kill -9` left it, with writes that are acknowledged and not yet in the database itself.
struct CrashedHouse {
    files: Vec<(String, Vec<u8>)>,
    cookie: String,
    table: String,
    acknowledged: Value,
}

impl CrashedHouse {
    fn new() -> CrashedHouse {
        let data = folder("house-crash-left");
        let mut house = House::at(&data, "");
        let anna = house.guest("Anna");
        let table = anna.table(&json!(["me", "open"]), false);
        for n in 0..200 {
            assert_eq!(anna.command(&table, &json!({ "say": { "text": format!("{n}") } })).status, 200);
        }
        let (acknowledged, cookie) = (anna.look(&table)["n"].clone(), anna.cookie);
        house.kill();
        let files =
            ["fondaco.sqlite", "fondaco.sqlite-wal", "fondaco.sqlite-shm", "fondaco.house", "fondaco.lock"];
        let files = files.map(|name| (name.to_owned(), std::fs::read(data.join(name)).unwrap())).into();
        CrashedHouse { files, cookie, table, acknowledged }
    }

    fn kill_start(&self, data: &Path, chance: &mut table::Dice) {
        std::fs::create_dir_all(data).unwrap();
        for (name, bytes) in &self.files {
            std::fs::write(data.join(name), bytes).unwrap();
        }
        for _ in 0..2 {
            kill_while_starting(data, chance);
        }
        let house = House::at(data, "");
        let found = Guest { house: &house, cookie: self.cookie.clone() }.look(&self.table)["n"].clone();
        assert_eq!(found, self.acknowledged);
    }
}

impl Guest<'_> {
    fn try_look(&self, table: &str) -> std::io::Result<Value> {
        let answer = self.house.try_request("GET", &format!("/api/tables/{table}"), &[&self.cookie], "")?;
        serde_json::from_str(&answer.body).map_err(std::io::Error::other)
    }

    fn try_table(&self, seats: &Value) -> Option<String> {
        let body = json!({ "game": "speicherstadt", "seats": seats, "start": true }).to_string();
        let answer =
            self.house.try_request("POST", "/api/tables", &[super::JSON[0], &self.cookie], &body).ok()?;
        let answer: Value = serde_json::from_str(&answer.body).ok()?;
        Some(answer["table"].as_str()?.to_owned())
    }

    /// The number that was acknowledged, if one was.
    fn try_play_on(&self, table: &str, state: &Value) -> Option<u64> {
        let prompt = state.get("prompt")?;
        let decisions = prompt["decisions"].as_array()?;
        let run = [&decisions[decisions.len() / 2]];
        let body = json!({ "decide": { "seat": 0, "ask": prompt["ask"], "run": run } }).to_string();
        let path = format!("/api/tables/{table}/commands");
        let answer = self.house.try_request("POST", &path, &[super::JSON[0], &self.cookie], &body).ok()?;
        let answer: Value = serde_json::from_str(&answer.body).ok()?;
        answer["n"].as_u64()
    }
}
