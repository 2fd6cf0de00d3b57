//! What there is with a SQLite file alone: the file, its folder, and copies of it.

mod backups;
mod crash;
mod starting;
mod storage;

use std::process::Command;

use super::House;
use crate::folder;

/// As the README has newcomers begin.
#[test]
fn the_house_opens_without_a_command() {
    let data = folder("house-no-command");
    let mut command = Command::new(env!("CARGO_BIN_EXE_fondaco"));
    command.env("FONDACO_DATA", &data);
    let house = House::run(command, &data);
    house.guest("Anna");
    assert!(data.join("fondaco.sqlite").exists());
}
