//! `kill -9` of a server that starts on what another kill or an older fondaco has left.

use std::path::Path;

use serde_json::{Value, json};

use crate::folder;
use crate::house::crash::{kill_while_starting, kills};
use crate::house::{Guest, House};

/// Killed while it brings an older database up to date, and while it reads what another kill has left: every folder opens afterwards,
/// with all that was acknowledged.
#[test]
fn killing_the_server_while_it_starts_loses_nothing() {
    let mut chance = table::Dice::new(table::Seed::from_number(2));
    let crashed = CrashedHouse::new();
    for kill in 0..kills("FONDACO_START_KILLS", 30) {
        let data = folder("house-crash-start").join("data");
        match kill % 2 {
            0 => kill_migration(&data, &mut chance),
            _ => crashed.kill_start(&data, &mut chance),
        }
    }
}

/// Of the house in `storage`, which an older fondaco has written.
fn kill_migration(data: &Path, chance: &mut table::Dice) {
    std::fs::create_dir_all(data).unwrap();
    std::fs::write(data.join("fondaco.sqlite"), include_bytes!("../data/house-e0df815.sqlite")).unwrap();
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
