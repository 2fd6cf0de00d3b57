//! `kill -9` at random moments loses nothing that was acknowledged. `cargo xtask kill` runs this for longer.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use super::{Guest, House, postgres};
use crate::folder;

/// How often the server is killed: as the variable says, or so often.
pub(super) fn kills(variable: &str, default: u32) -> u32 {
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

/// Killed while it makes its first database, which opens afterwards.
#[test]
fn killing_the_server_while_it_starts_for_the_first_time_loses_nothing() {
    let mut chance = table::Dice::new(table::Seed::from_number(3));
    for _ in 0..kills("FONDACO_FIRST_KILLS", 15) {
        let data = folder("house-crash-first").join("data");
        kill_while_starting(&data, &mut chance);
        let house = House::at(&data, "");
        house.guest("Anna");
    }
}

/// Starts a server and kills it before, while or shortly after it opens.
pub(super) fn kill_while_starting(data: &Path, chance: &mut table::Dice) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fondaco"));
    let command = command
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .envs(postgres::environment(data));
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    std::thread::sleep(Duration::from_micros(u64::from(chance.below(40_000))));
    child.kill().unwrap();
    child.wait().unwrap();
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
