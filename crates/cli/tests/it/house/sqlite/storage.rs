//! The database: bad files, older and newer ones, full disks, and a clean end.

use std::process::{Command, Stdio};

use serde_json::json;

use crate::folder;
use crate::house::{Guest, House};

/// What the server says when it refuses to start on a folder.
pub(super) fn refused(data: &std::path::Path) -> String {
    // If it is not refused, it would serve for ever.
    let output = Command::new("timeout")
        .args(["20", env!("CARGO_BIN_EXE_fondaco"), "serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    crate::Said::by(output).bad()
}

#[test]
fn somebody_else_s_file_is_left_as_it_is() {
    let data = folder("house-foreign");
    let file = data.join("fondaco.sqlite");
    for (content, what) in [
        (&b"a shopping list\n"[..], "not a database of Fondaco"),
        (&[0xff; 5000][..], "not a database of Fondaco"),
    ] {
        std::fs::write(&file, content).unwrap();
        let error = refused(&data);
        assert!(error.contains(what), "{error}");
        assert_eq!(std::fs::read(&file).unwrap(), content, "untouched");
    }
    // A real SQLite file of another program: its header says so.
    std::fs::remove_file(&file).unwrap();
    let house = House::at(&data, "");
    assert_eq!(house.terminate(), Some(0));
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[68..72].copy_from_slice(&7_u32.to_be_bytes()); // the application id
    std::fs::write(&file, &bytes).unwrap();
    assert!(refused(&data).contains("not a database of Fondaco"));
    assert_eq!(std::fs::read(&file).unwrap(), bytes, "untouched");
}

#[test]
fn a_newer_database_is_left_as_it_is() {
    let data = folder("house-newer");
    let house = House::at(&data, "");
    assert_eq!(house.terminate(), Some(0), "asked to stop, it stops");
    assert!(!data.join("fondaco.sqlite-wal").exists(), "and leaves one file behind");
    let file = data.join("fondaco.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes()); // the user version
    std::fs::write(&file, &bytes).unwrap();
    let error = refused(&data);
    assert!(error.contains("version 99") && error.contains("newer fondaco"), "{error}");
    assert_eq!(std::fs::read(&file).unwrap(), bytes, "untouched");
}

/// A database of commit e0df815, written before sqlx's migrator: Anna's account, a finished match of hers, a running one of
/// each game, and a table of Bert's with an open seat.
#[test]
fn a_database_of_an_older_fondaco_opens_and_its_matches_go_on() {
    let data = folder("house-older");
    let stored = include_bytes!("../data/house-e0df815.sqlite");
    std::fs::write(data.join("fondaco.sqlite"), stored).unwrap();
    let token = "6b32c6e89e9111971d0aa4e32330a7ad1fd648926f56ae737da4f2df151d9624";
    let cookie = format!("Cookie: fondaco={token}");
    // Twice, since the first start brings the file up to date.
    for start in 1..=2 {
        let house = House::at(&data, "");
        let anna = Guest { house: &house, cookie: cookie.clone() };
        assert_eq!(anna.get("/api/me").json(), json!({ "name": "Anna", "account": "anna" }));
        let lobby = anna.get("/api/tables").json();
        assert_eq!(lobby["mine"].as_array().unwrap().len(), 5);
        assert_eq!(lobby["gathering"][0]["table"], "tjx5rqgwir6kztds");
        let record = anna.get("/api/tables/uc4zu3g9cdyjbgmk/record");
        assert_eq!(record.status, 200);
        let path = folder("house-older-record").join("match.jsonl");
        std::fs::write(&path, &record.body).unwrap();
        crate::fondaco(&format!("verify {}", path.display())).ok();
        for table in ["72ufgxv3av8j4djv", "t24y2uvn56bbg4eu", "anqxxnh9s6jkwx4a", "k7gf8tet4v2mj5hv"] {
            let before = anna.look(table)["n"].as_u64().unwrap();
            let said = anna.command(table, &json!({ "say": { "text": format!("start {start}") } }));
            assert_eq!(said.status, 200, "{said:?}");
            assert!(anna.look(table)["n"].as_u64().unwrap() > before);
        }
        if start == 2 {
            anna.play_to_the_end("72ufgxv3av8j4djv");
        }
        assert_eq!(house.terminate(), Some(0));
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_said_in_one_line() {
    let file = folder("house-nowhere").join("a-file");
    std::fs::write(&file, "x").unwrap();
    assert!(refused(&file.join("below")).contains("a-file"));
    assert!(refused(&file).contains("a-file"));
}

/// Files may not grow beyond a limit: whatever is then acknowledged is there after all, and the rest is an error.
#[test]
fn a_full_disk_is_an_error_and_loses_nothing() {
    let data = folder("house-full");
    let limited = |blocks: u32| {
        let mut command = Command::new("bash");
        let serve = "exec \"$0\" serve --data \"$1\"";
        command.arg("-c").arg(format!("trap '' XFSZ; ulimit -f {blocks}; {serve}"));
        command.arg(env!("CARGO_BIN_EXE_fondaco")).arg(&data);
        House::run(command, &data)
    };
    let house = limited(150); // KiB
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", "open"]), false);
    let (mut acknowledged, mut refused) = (0, 0);
    for n in 0..500 {
        let answer = anna.command(&table, &json!({ "say": { "text": format!("{n} {}", "x".repeat(280)) } }));
        match answer.status {
            200 => acknowledged = answer.json()["n"].as_u64().unwrap(),
            503 => {
                assert!(matches!(answer.error().as_str(), "storage" | "table_lost"), "{answer:?}");
                refused += 1;
            }
            status => panic!("{status}: {answer:?}"),
        }
        if refused == 5 {
            break;
        }
    }
    assert!(acknowledged > 10 && refused == 5, "{acknowledged} acknowledged, {refused} refused");
    assert_eq!(house.request("GET", "/healthz", &[], "").status, 200, "it runs");
    let ready = house.request("GET", "/readyz", &[], "");
    assert_eq!((ready.status, &ready.json()["writes"]), (503, &json!(false)), "and says what it cannot do");
    let cookie = anna.cookie.clone();
    drop(house);
    let house = House::at(&data, "");
    assert_eq!(house.request("GET", "/readyz", &[], "").status, 200);
    let anna = Guest { house: &house, cookie };
    assert_eq!(anna.look(&table)["n"], acknowledged, "what was acknowledged is there, and nothing else");
    let said = anna.command(&table, &json!({ "say": { "text": "there is room again" } }));
    assert_eq!(said.status, 200, "{said:?}");
}

#[cfg(unix)]
#[test]
fn what_is_stored_is_for_nobody_else_to_read() {
    use std::os::unix::fs::PermissionsExt as _;
    let data = folder("house-modes").join("data");
    let house = House::at(&data, "");
    house.guest("Anna");
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    for file in ["fondaco.sqlite", "fondaco.sqlite-wal"] {
        assert_eq!(mode(&data.join(file)), 0o600, "{file}");
    }
}

/// Needs a mount of its own; where that is not allowed there is nothing to see.
#[cfg(target_os = "linux")]
#[test]
fn a_read_only_disk_is_called_that() {
    let data = folder("house-read-only");
    assert_eq!(House::at(&data, "").terminate(), Some(0));
    let mount = "mount --bind \"$1\" \"$1\" && mount -o remount,ro,bind \"$1\"";
    let run = |then: &str| {
        let mut command = Command::new("unshare");
        command.args(["-rm", "sh", "-c", &format!("{mount} && {then}")]);
        command.arg(env!("CARGO_BIN_EXE_fondaco")).arg(&data).output()
    };
    if !run("true").is_ok_and(|output| output.status.success()) {
        return;
    }
    let serve = "exec timeout 20 \"$0\" serve --listen 127.0.0.1:0 --data \"$1\"";
    for fresh in [false, true] {
        if fresh {
            std::fs::remove_file(data.join("fondaco.sqlite")).unwrap();
        }
        let error = crate::Said::by(run(serve).unwrap()).bad();
        assert!(error.contains("read-only"), "{error}");
    }
}
