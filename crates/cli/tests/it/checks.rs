//! laws, probe and rules.

use std::path::Path;

use crate::{folder, fondaco};

#[test]
fn laws_are_clean_for_every_number_of_seats() {
    let out = fondaco("laws speicherstadt --matches 20").ok();
    for seats in 2..=5 {
        assert!(out.contains(&format!("speicherstadt, {seats} seats: 20 matches")), "{out}");
    }
    assert_eq!(out.matches(": clean").count(), 4, "{out}");
    assert!(fondaco("laws chess").bad().contains("chess"));
    assert!(fondaco("laws speicherstadt --players 1").bad().contains("2 to 5"));
}

#[test]
fn probe_runs_every_vector_of_the_specification() {
    let vectors = Path::new(env!("CARGO_MANIFEST_DIR")).join("../speicherstadt/tests/vectors");
    let out = fondaco(&format!("probe {}", vectors.display())).ok();
    let passed: u32 = out.trim_end().strip_suffix(" passed, 0 failed").unwrap().parse().unwrap();
    assert!(passed >= 48, "{out}");
}

/// A game without a board is there for the command line.
#[test]
fn oltremare_can_be_tried_in_both_boxes() {
    for ruleset in ["mtm2004", "amigo2005"] {
        let out = fondaco(&format!("laws oltremare --matches 5 --config {{\"ruleset\":\"{ruleset}\"}}")).ok();
        assert_eq!(out.matches(": clean").count(), 4, "{out}");
    }
    let vectors = Path::new(env!("CARGO_MANIFEST_DIR")).join("../oltremare/tests/vectors");
    let out = fondaco(&format!("probe {}", vectors.display())).ok();
    let passed: u32 = out.trim_end().strip_suffix(" passed, 0 failed").unwrap().parse().unwrap();
    assert!(passed >= 72, "{out}");
}

#[test]
fn masters_of_venice_can_be_tried() {
    let out = fondaco("laws masters-of-venice --matches 5").ok();
    assert_eq!(out.matches(": clean").count(), 4, "{out}");
    let vectors = Path::new(env!("CARGO_MANIFEST_DIR")).join("../masters-of-venice/tests/vectors");
    let out = fondaco(&format!("probe {}", vectors.display())).ok();
    let passed: u32 = out.trim_end().strip_suffix(" passed, 0 failed").unwrap().parse().unwrap();
    assert!(passed >= 77, "{out}");
}

#[test]
fn probe_prints_expected_and_actual() {
    let path = folder("probe").join("wrong.toml");
    let text = "game = \"speicherstadt\"\nid = \"SPE-X1\"\ntitle = \"Six coins\"\nrules = [\"SPE-3.3\"]\n\
                given = { set_up = { seats = 3 } }\nthen = { view.players.0.coins = 6 }\n";
    std::fs::write(&path, text).unwrap();
    let said = fondaco(&format!("probe {}", path.display()));
    assert_eq!(said.code, Some(1), "{said:?}");
    assert!(said.out.contains("SPE-X1 Six coins (SPE-3.3)"), "{said:?}");
    let at = format!("{}:6: SPE-X1: then.view.players.0.coins\n  expected 6\n  actual   5\n", path.display());
    assert!(said.out.contains(&at), "file, line and key: {said:?}");
    assert!(said.out.ends_with("0 passed, 1 failed\n"), "{said:?}");
}

#[test]
fn probe_shows_the_table_in_words() {
    let vector = Path::new(env!("CARGO_MANIFEST_DIR")).join("../speicherstadt/tests/vectors/SPE-T09.toml");
    let out = fondaco(&format!("probe --show {}", vector.display())).ok();
    for part in
        ["SPE-T09: given\n", "    waits for P", "view.players.0 = { ", "SPE-T09: step 1, P", "  * view."]
    {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(out.ends_with("1 passed, 0 failed\n"), "{out}");
}

/// What cannot be read, cannot happen or is not there never passes (MOV-T21 once relied on it).
#[test]
fn probe_does_not_pass_over_what_cannot_be() {
    let path = folder("cannot-be").join("wrong.toml");
    let text = "game = \"speicherstadt\"\nid = \"SPE-X2\"\ntitle = \"Slips\"\nrules = [\"SPE-3.3\"]\n\
                given = { set_up = { seats = 3 } }\n[then]\nillegal = [{ place_merchant = { colum = 9 } }]\n\
                no_events = [{ brought = {} }, { bought = { prize = 3 } }]\nviews.4 = {}\n";
    std::fs::write(&path, text).unwrap();
    let said = fondaco(&format!("probe {}", path.display()));
    assert_eq!(said.code, Some(1), "{said:?}");
    let keys = [
        ":7: SPE-X2: then.illegal.0.place_merchant.colum\n",
        ":8: SPE-X2: then.no_events.0.brought\n",
        ":8: SPE-X2: then.no_events.1.bought.prize\n",
        ":9: SPE-X2: then.views.4\n",
    ];
    for key in keys {
        assert!(said.out.contains(key), "{key}: {said:?}");
    }
}

#[test]
fn probe_refuses_what_is_no_vector() {
    let folder = folder("no-vector");
    let vector = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        fondaco(&format!("probe {}", path.display()))
    };
    assert!(vector("a.toml", "game = ").bad().contains("line 1: "));
    let head = "id = \"X\"\ntitle = \"x\"\nrules = [\"SPE-3.3\"]\nthen = { asked = 0 }\n";
    assert!(vector("b.toml", &format!("game = \"chess\"\n{head}")).bad().contains("chess"));
    assert!(fondaco("probe no/such/file.toml").bad().contains("no/such/file.toml"));
    let unknown =
        "game = \"speicherstadt\"\nid = \"X\"\ntitle = \"x\"\nrules = [\"SPE-99.3\"]\nthen = { asked = 0 }\n";
    assert!(vector("c.toml", unknown).bad().contains("there is no rule SPE-99.3"));
    let empty = folder.join("empty");
    std::fs::create_dir(&empty).unwrap();
    assert!(fondaco(&format!("probe {}", empty.display())).bad().contains("no vector"));
}

#[test]
fn rules_prints_a_paragraph() {
    let out = fondaco("rules speicherstadt SPE-4.20").ok();
    assert!(out.contains("4.3 Purchase") && out.contains("passes automatically"), "{out}");
    assert!(fondaco("rules genoa").ok().contains("GEN-5.1"), "all four specifications are there");
    assert!(fondaco("rules speicherstadt SPE-99.9").bad().contains("no rule \"SPE-99.9\""));
    assert!(fondaco("rules chess").bad().contains("masters-of-venice"));
}
