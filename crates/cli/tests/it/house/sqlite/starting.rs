//! Starting: whose folder it is, what lies in it, first starts that are cut short, and how many files may be open.

use std::process::Command;

use serde_json::json;

use super::storage::refused;
use crate::folder;
use crate::house::{Guest, House};

#[test]
fn a_second_server_on_a_folder_is_refused_until_the_first_is_gone() {
    let data = folder("house-locked");
    let mut house = House::at(&data, "");
    let error = refused(&data);
    let process = format!("another fondaco (process {})", house.id());
    assert!(error.contains(&process) && error.contains("house-locked"), "{error}");
    assert_eq!(house.request("GET", "/readyz", &[], "").status, 200, "the first goes on");
    house.kill();
    assert_eq!(House::at(&data, "").terminate(), Some(0), "kill -9 leaves no lock behind");
}

/// Where a house was, a database that is empty or gone is not a new beginning.
#[test]
fn a_lost_database_is_missed() {
    let data = folder("house-lost");
    let house = House::at(&data, "");
    house.guest("Anna");
    assert_eq!(house.terminate(), Some(0));
    let file = data.join("fondaco.sqlite");
    std::fs::write(&file, "").unwrap();
    let error = refused(&data);
    assert!(error.contains("there was a house") && error.contains("fondaco restore"), "{error}");
    assert_eq!(std::fs::metadata(&file).unwrap().len(), 0, "untouched");
    std::fs::remove_file(&file).unwrap();
    assert!(refused(&data).contains("there was a house"));
    std::fs::remove_file(data.join("fondaco.house")).unwrap();
    assert_eq!(House::at(&data, "").terminate(), Some(0), "whoever wants a new one can have it");
}

#[cfg(target_os = "linux")]
#[test]
fn connections_that_cannot_be_served_are_not_promised() {
    let data = folder("house-files");
    let run = |limits: &str, connections: u32| {
        let serve =
            format!("exec \"$0\" serve --listen 127.0.0.1:0 --connections {connections} --data \"$1\"");
        let mut command = Command::new("bash");
        command.arg("-c").arg(format!("{limits}; {serve}")).arg(env!("CARGO_BIN_EXE_fondaco")).arg(&data);
        command
    };
    let error = crate::Said::by(run("ulimit -n 300", 8192).output().unwrap()).bad();
    assert!(error.contains("LimitNOFILE=8256") && error.contains("--connections 236"), "{error}");
    let house = House::run(run("ulimit -Sn 100; ulimit -Hn 600", 500), &data);
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", house.id())).unwrap();
    let limit = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    let figures: Vec<&str> = limit.split_whitespace().skip(3).take(2).collect();
    assert_eq!(figures, ["600", "600"], "the soft limit is raised to the hard one");
}

/// What is stored of one match cannot be read: that one is named in the log, and others live on.
#[test]
fn a_broken_log_of_one_match_concerns_nobody_else() {
    let data = folder("house-broken-log");
    let house = House::at(&data, "");
    let anna = house.guest("Anna");
    let (broken, sound) =
        (anna.table(&json!(["me", "open"]), false), anna.table(&json!(["me", "open"]), false));
    assert_eq!(anna.command(&broken, &json!({ "say": { "text": "Schwarzbrot" } })).status, 200);
    let cookie = anna.cookie.clone();
    assert_eq!(house.terminate(), Some(0));
    let file = data.join("fondaco.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    let text = bytes.windows(11).position(|bytes| bytes == b"Schwarzbrot").unwrap();
    // The quote before it: what follows is no JSON any more.
    bytes[text - 1] = b'x';
    std::fs::write(&file, &bytes).unwrap();
    let log = data.join("log");
    let house = House::logging(&data, "", "info", &log);
    let anna = Guest { house: &house, cookie };
    let answer = anna.get(&format!("/api/tables/{broken}"));
    assert_eq!((answer.status, answer.error().as_str()), (500, "broken_table"));
    assert_eq!(anna.command(&sound, &json!({ "say": { "text": "still here" } })).status, 200);
    assert_eq!(anna.get("/api/tables").status, 200, "the lobby lists the others");
    drop(house);
    let log = std::fs::read_to_string(&log).unwrap();
    assert!(log.lines().any(|line| line.contains("ERROR") && line.contains(&broken)), "{log}");
}

/// Whoever may write everywhere becomes nobody for it; where that is not allowed there is nothing to see.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_of_somebody_else_is_called_that() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    let data = folder("house-not-allowed");
    std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o555)).unwrap();
    let run = |arguments: &[&str]| {
        let is_root = std::fs::metadata("/proc/self").unwrap().uid() == 0;
        let nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
        let mut command = Command::new("env");
        command.args(nobody.iter().filter(|_| is_root)).args([
            "timeout",
            "20",
            env!("CARGO_BIN_EXE_fondaco"),
        ]);
        command.args(arguments).output()
    };
    if !run(&["--version"]).is_ok_and(|output| output.status.success()) {
        return;
    }
    for path in [data.clone(), data.join("below")] {
        let serve = ["serve", "--listen", "127.0.0.1:0", "--data", path.to_str().unwrap()];
        let error = crate::Said::by(run(&serve).unwrap()).bad();
        assert!(error.contains("this user may not write here"), "{error}");
    }
}
