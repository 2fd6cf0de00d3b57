//! The tests of the house once more, on PostgreSQL; and what there is with a server alone.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use serde_json::json;
use test_servers::{Durability, Postgres, PostgresAt};

use super::{Guest, House};
use crate::{Said, folder};

/// Where the server is, in the process that runs the tests on it.
const VARIABLE: &str = "FONDACO_TEST_POSTGRES";
const FONDACO: &str = env!("CARGO_BIN_EXE_fondaco");

fn server() -> Option<PostgresAt> {
    std::env::var_os(VARIABLE).map(PostgresAt::of_folder)
}

/// Whether tests are being run on a server.
pub(super) fn is_used() -> bool {
    server().is_some()
}

/// What a house is told by its environment when tests are being run on a server: its folder has a database there. Its address stands
/// in a file in the folder; where there is none, a fresh one is made, unless a SQLite file is there.
pub(super) fn environment(data: &Path) -> Option<(&'static str, PathBuf)> {
    let server = server().filter(|_| !data.join("fondaco.sqlite").exists())?;
    let file = data.join("database");
    if !file.exists() {
        std::fs::create_dir_all(data).unwrap();
        std::fs::write(&file, fresh_database(&server)).unwrap();
    }
    Some(("FONDACO_DATABASE_FILE", file))
}

fn fresh_database(server: &PostgresAt) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("house{}x{}", COUNT.fetch_add(1, Relaxed), std::process::id());
    server.create_database(&name).unwrap()
}

/// The name of the database at an address.
fn name_of(address: &str) -> &str {
    address.split(['@', '?']).nth(1).unwrap().trim_start_matches('/')
}

/// What is stored of people in the database of a folder.
pub(super) fn stored(data: &Path) -> Option<Vec<u8>> {
    let server = server()?;
    let address = std::fs::read_to_string(data.join("database")).unwrap();
    let tables = ["person", "session", "recovery_code"];
    let rows =
        tables.map(|table| server.query(name_of(&address), &format!("SELECT t FROM {table} t")).unwrap());
    Some(rows.concat().into_bytes())
}

/// Everything that is tested of a house holds on PostgreSQL, too. The server lives as long as this test.
#[test]
fn all_house_tests_pass_on_postgres() {
    if is_used() {
        return;
    }
    let postgres = Postgres::start(Durability::UntilPowerFails).unwrap();
    let mut again = Command::new(std::env::current_exe().unwrap());
    again
        .args([
            "house::",
            "--skip",
            "house::sqlite::",
            "--skip",
            "house::thinking::",
            "--skip",
            "house::nodes::",
        ])
        .env(VARIABLE, postgres.at().folder());
    // The same code is killed as often as it must be on SQLite.
    let output = again.env("FONDACO_KILLS", "20").env("FONDACO_FIRST_KILLS", "8").output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "on PostgreSQL:\n{said}\n{}", String::from_utf8_lossy(&output.stderr));
}

/// What a house says that does not open.
fn refused(arguments: &[&str], environment: &[(&str, &str)]) -> String {
    let mut command = Command::new("timeout");
    command.args(["20", FONDACO, "serve", "--listen", "127.0.0.1:0"]).args(arguments);
    let error = Said::by(command.envs(environment.iter().copied()).output().unwrap()).bad();
    assert!(!error.contains("hunter2"), "{error}");
    error
}

#[test]
fn what_is_no_database_is_said_in_one_sentence() {
    let wrong = "postgres://anna:hunter2@127.0.0.1:1/house";
    for garbage in
        ["", "hunter2", "mysql://hunter2", "postgres:hunter2", "\u{1f40c}", "postgres://a:hunter2@b:x/"]
    {
        let error = refused(&["--database", garbage], &[]);
        assert!(error.contains("--database: this is no address of a database"), "{error}");
    }
    assert!(refused(&["--database", wrong], &[]).contains("no PostgreSQL server that answers"));
    assert!(refused(&[], &[("FONDACO_DATABASE", wrong)]).contains("no PostgreSQL server that answers"));
    let tls = format!("{wrong}?sslmode=verify-full");
    assert!(refused(&["--database", &tls], &[]).contains("without TLS"));
    let folder = folder("house-database-file");
    let file = folder.join("database");
    let path = file.to_str().unwrap();
    assert!(refused(&["--database-file", path], &[]).contains(path), "it is not there");
    std::fs::write(&file, "hunter2\n").unwrap();
    assert!(refused(&["--database-file", path], &[]).contains("this is no address"));
    std::fs::write(&file, [0xff, 0xfe]).unwrap();
    assert!(refused(&["--database-file", path], &[]).contains(path));
    std::fs::write(&file, format!("{wrong}\n")).unwrap();
    assert!(refused(&["--database-file", path], &[]).contains("no PostgreSQL server that answers"));
    assert!(refused(&["--database-file", path, "--database", wrong], &[]).contains("both given"));
}

#[test]
fn backups_of_a_server_are_its_own() {
    let copy = folder("house-server-backup").join("copy");
    for command in ["backup", "restore"] {
        let mut fondaco = Command::new(FONDACO);
        fondaco.arg(command).arg(&copy).env("FONDACO_DATABASE", "postgres://anna:hunter2@/house");
        let error = Said::by(fondaco.output().unwrap()).bad();
        assert!(
            error.contains("pg_dump") && error.contains("pg_restore") && !error.contains("hunter2"),
            "{error}"
        );
        assert!(!copy.exists());
    }
}

/// A second house on the same database is refused, until the first is gone, however that ends.
#[test]
fn two_houses_on_one_database_need_to_know_of_each_other() {
    if !is_used() {
        return;
    }
    let data = folder("house-two");
    let mut house = House::at(&data, "");
    let address = std::fs::read_to_string(data.join("database")).unwrap();
    let error = refused(&["--database", &address], &[]);
    assert!(error.contains("another fondaco has this database open") && error.contains("NATS"), "{error}");
    assert_eq!(house.request("GET", "/readyz", &[], "").status, 200, "the first goes on");
    house.kill();
    assert_eq!(House::at(&data, "").terminate(), Some(0), "kill -9 leaves no lock behind");
}

/// What is stored of one match cannot be read: others live on.
#[test]
fn a_broken_log_of_one_match_concerns_nobody_else_on_a_server() {
    let Some(server) = server() else { return };
    let data = folder("house-broken-row");
    let house = House::at(&data, "");
    let anna = house.guest("Anna");
    let [broken, sound] = [(); 2].map(|()| anna.table(&json!(["me", "open"]), false));
    let cookie = anna.cookie.clone();
    assert_eq!(house.terminate(), Some(0));
    let address = std::fs::read_to_string(data.join("database")).unwrap();
    let spoil =
        format!("ALTER TABLE log DISABLE TRIGGER ALL; UPDATE log SET entry = 'x' WHERE match = '{broken}'");
    server.query(name_of(&address), &spoil).unwrap();
    let house = House::at(&data, "");
    let anna = Guest { house: &house, cookie };
    let answer = anna.get(&format!("/api/tables/{broken}"));
    assert_eq!((answer.status, answer.error().as_str()), (500, "broken_table"));
    assert_eq!(anna.command(&sound, &json!({ "say": { "text": "still here" } })).status, 200);
    assert_eq!(anna.get("/api/tables").status, 200, "the lobby lists the others");
}

/// Killed on the way, it goes on; then matches, people and sessions are there, and back again.
#[test]
fn a_house_is_moved_to_a_server_and_back() {
    let Some(server) = server() else { return };
    let data = folder("house-move");
    std::fs::write(data.join("fondaco.sqlite"), include_bytes!("data/house-e0df815.sqlite")).unwrap();
    let token = "6b32c6e89e9111971d0aa4e32330a7ad1fd648926f56ae737da4f2df151d9624";
    let cookie = format!("Cookie: fondaco={token}");
    let (there, back) = (folder("house-move-there"), folder("house-move-back").join("data"));
    let file = there.join("database");
    std::fs::write(&file, fresh_database(&server)).unwrap();
    let move_house = |arguments: &[&str]| {
        let mut command = Command::new(FONDACO);
        command.arg("move").args(arguments);
        command
    };
    let (from, to_file) = (format!("sqlite:{}", data.display()), file.to_str().unwrap());
    for delay in [5, 10, 20, 30] {
        let mut cut = move_house(&["--from", &from, "--to-file", to_file]).spawn().unwrap();
        std::thread::sleep(std::time::Duration::from_millis(delay));
        cut.kill().unwrap();
        cut.wait().unwrap();
    }
    let moved = Said::by(move_house(&["--from", &from, "--to-file", to_file]).output().unwrap());
    let said = if moved.code == Some(0) { moved.ok() } else { moved.bad() };
    assert!(said.contains("6 matches") || said.contains("a house here already"), "{said}");
    let record = {
        let house = House::at(&there, "");
        let anna = Guest { house: &house, cookie: cookie.clone() };
        assert_eq!(anna.get("/api/me").json(), json!({ "name": "Anna", "account": "anna" }));
        assert_eq!(anna.get("/api/tables").json()["mine"].as_array().unwrap().len(), 5);
        anna.play_to_the_end("72ufgxv3av8j4djv");
        let record = anna.get("/api/tables/72ufgxv3av8j4djv/record").body;
        assert_eq!(house.terminate(), Some(0));
        record
    };
    let to = format!("sqlite:{}", back.display());
    let said = Said::by(move_house(&["--from-file", to_file, "--to", &to]).output().unwrap()).ok();
    assert!(said.contains("6 matches"), "{said}");
    let house = House::at(&back, "");
    let anna = Guest { house: &house, cookie };
    assert_eq!(anna.get("/api/tables/72ufgxv3av8j4djv/record").body, record);
    assert_eq!(anna.get("/api/tables").json()["mine"].as_array().unwrap().len(), 5);
}
