//! replay and verify.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::{Said, folder, fondaco};

/// The record that the first release wrote.
fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests/v1/four.jsonl")
}

fn changed(name: &str, change: impl Fn(String) -> String) -> String {
    let path = folder(name).join("match.jsonl");
    std::fs::write(&path, change(std::fs::read_to_string(example()).unwrap())).unwrap();
    path.display().to_string()
}

#[test]
fn replay_tells_the_match_in_sentences() {
    let out = fondaco(&format!("replay {}", example().display())).ok();
    assert!(out.contains("Round 1.") && out.contains("Round 10.") && out.contains("Fire 4!"), "{out}");
    assert!(out.trim_end().ends_with("P2 wins."), "{out}");
    // There are no secrets in this game: everybody hears the same.
    for viewer in ["--seat 0", "--seat P3", "--public"] {
        assert_eq!(fondaco(&format!("replay {} {viewer}", example().display())).ok(), out, "{viewer}");
    }
}

#[test]
fn replay_as_json_has_a_line_for_each_decision() {
    let out = fondaco(&format!("replay {} --json", example().display())).ok();
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 1 + 239 + 1);
    assert_eq!(lines[0]["set_up"], "speicherstadt");
    assert!(lines[1]["do"]["place_merchant"]["column"].is_number(), "{}", lines[1]);
    assert_eq!(lines[240]["end"]["ranks"], serde_json::json!([2, 4, 1, 3]));
    let seat = fondaco(&format!("replay {} --json --seat 2", example().display())).ok();
    let own = seat.lines().filter(|line| line.contains("\"do\"")).count();
    assert!(0 < own && own < 239, "a seat sees its own decisions; the events tell of the others: {own}");
}

#[test]
fn verify_accepts_the_example_from_standard_input_too() {
    let out = fondaco(&format!("verify {}", example().display())).ok();
    assert!(
        out.contains(
            "239 decisions legal, 4 digests agree, result agrees, seed matches the record's sha256:"
        ),
        "{out}"
    );
    let mut child = Command::new(env!("CARGO_BIN_EXE_fondaco"))
        .args(["verify", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(&std::fs::read(example()).unwrap()).unwrap();
    assert!(Said::by(child.wait_with_output().unwrap()).ok().contains("verified"));
}

#[test]
fn a_record_that_was_changed_is_found_out() {
    let path = changed("changed", |text| text.replacen("\"do\":\"buy\"", "\"do\":\"pass\"", 1));
    let said = fondaco(&format!("verify {path}"));
    assert_eq!(said.code, Some(1), "{said:?}");
    assert!(said.err.contains("match.jsonl: "), "{said:?}");
    let said = fondaco(&format!("verify {} --commit sha256:00", example().display()));
    assert_eq!(said.code, Some(1), "{said:?}");
    assert!(said.err.contains("the record promises sha256:"), "{said:?}");
}

/// What was published when the match started is what counts.
#[test]
fn verify_compares_with_what_was_published() {
    let header = std::fs::read_to_string(example()).unwrap().lines().next().unwrap().to_owned();
    let header: Value = serde_json::from_str(&header).unwrap();
    let out =
        fondaco(&format!("verify {} --commit {}", example().display(), header["commit"].as_str().unwrap()))
            .ok();
    assert!(out.contains("seed matches the published sha256:"), "{out}");
}

#[test]
fn a_record_whose_last_lines_are_missing_is_not_called_verified() {
    let path = changed("no-end", |text| {
        let lines: Vec<&str> = text.lines().collect();
        lines[..lines.len() - 1].iter().map(|line| format!("{line}\n")).collect()
    });
    assert!(fondaco(&format!("verify {path}")).bad().contains("the lines that say so are missing"));
}

#[test]
fn a_record_cannot_write_on_the_terminal() {
    let path = changed("escape", |text| text.replacen("speicherstadt", "\\u001b[2Jchess\\n", 1));
    assert!(!fondaco(&format!("replay {path}")).bad().contains('\u{1b}'));
    let seats = changed("no-seats", |text| text.replacen("\"seats\":4", "\"seats\":0", 1));
    assert!(fondaco(&format!("replay {seats} --seat 0")).bad().contains("SPE-3.1"));
    assert!(fondaco(&format!("verify {seats}")).bad().contains("SPE-3.1"));
}

#[test]
fn a_cut_record_replays_up_to_the_cut() {
    let path = changed("cut", |text| text[..text.len() / 2].to_owned());
    let said = fondaco(&format!("replay {path}"));
    assert!(said.out.contains("Round 1.") && said.out.lines().count() > 100, "{said:?}");
    assert!(said.bad().contains("the record is cut off in line"));
    assert!(fondaco(&format!("verify {path}")).bad().contains("decisions before the cut are good"));
    let unfinished =
        changed("unfinished", |text| text.lines().take(20).map(|line| format!("{line}\n")).collect());
    assert!(
        fondaco(&format!("replay {unfinished}"))
            .ok()
            .contains("The match is not over; the table waits for P")
    );
    assert!(fondaco(&format!("verify {unfinished}")).ok().contains("not finished yet"));
}

#[test]
fn what_is_no_record_is_said_in_one_line() {
    for command in ["replay", "verify"] {
        assert!(fondaco(&format!("{command} no/such/file")).bad().contains("no/such/file"));
        assert!(fondaco(&format!("{command} {}", env!("CARGO_TARGET_TMPDIR"))).bad().contains("directory"));
        let newer = changed("newer", |text| text.replacen("\"fondaco\":1", "\"fondaco\":2", 1));
        assert!(fondaco(&format!("{command} {newer}")).bad().contains("version 2"));
        let other = changed("other", |text| text.replacen("speicherstadt", "chess", 1));
        assert!(fondaco(&format!("{command} {other}")).bad().contains("chess"));
        let empty = changed("empty", |_| String::new());
        assert!(fondaco(&format!("{command} {empty}")).bad().contains("empty"));
        let garbage = changed("garbage", |_| "\u{0}\u{1}garbage\n".to_owned());
        assert!(fondaco(&format!("{command} {garbage}")).bad().contains("no record"));
    }
    let seat = format!("replay {} --seat 4", example().display());
    assert!(fondaco(&seat).bad().contains("seats are 0 to 3"));
}

/// `fondaco replay … | head -1` is no error.
#[test]
fn whoever_stops_reading_has_read_enough() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fondaco"))
        .arg("replay")
        .arg(example())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
