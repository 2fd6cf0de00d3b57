//! simulate and bench.

use serde_json::Value;

use crate::{folder, fondaco};

fn json(args: &str) -> Value {
    serde_json::from_str(&fondaco(args).ok()).unwrap()
}

#[test]
fn simulate_prints_one_json_object() {
    let report = json("simulate speicherstadt --bots greedy,random,random --games 30 --seed 3 --json");
    assert_eq!(
        (&report["game"], &report["players"], &report["matches"]),
        (&"speicherstadt".into(), &3.into(), &30.into())
    );
    let bots = report["by_bot"].as_array().unwrap();
    assert_eq!(bots.len(), 2);
    assert_eq!((&bots[0]["bot"], &bots[0]["seats"]), (&"greedy".into(), &30.into()));
    assert_eq!((&bots[1]["bot"], &bots[1]["seats"]), (&"random".into(), &60.into()));
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 30.0).abs() < 1e-9, "every victory is counted once: {wins}");
    for row in bots.iter().chain(report["by_seat"].as_array().unwrap()) {
        let (low, high) = (row["ci95"][0].as_f64().unwrap(), row["ci95"][1].as_f64().unwrap());
        let rate = row["win_rate"].as_f64().unwrap();
        assert!(low <= rate && rate <= high && row["mean_score"].is_f64(), "{row}");
    }
    assert_eq!(report["by_seat"].as_array().unwrap().len(), 3);
    assert!(report["decisions_per_second"].as_f64().unwrap() > 0.0);
    assert!(report["decisions"].as_u64().unwrap() > 30 * 100);
}

/// The same seed, the same matches: whatever the number of jobs.
#[test]
fn simulate_depends_on_the_seed_alone() {
    let run = |args: &str| {
        let report = json(&format!("simulate speicherstadt --bots greedy,random --games 12 --json {args}"));
        (report["by_bot"].clone(), report["by_seat"].clone(), report["decisions"].clone())
    };
    assert_eq!(run("--seed 5 --jobs 1"), run("--seed 5 --jobs 3"));
    assert_ne!(run("--seed 5"), run("--seed 6"));
}

#[test]
fn records_are_byte_identical_on_every_run() {
    let (one, two) = (folder("records-one"), folder("records-two"));
    for (folder, jobs) in [(&one, 1), (&two, 4)] {
        let folder = folder.display();
        fondaco(&format!("simulate speicherstadt --players 5 --games 6 --jobs {jobs} --records {folder}"))
            .ok();
    }
    for number in 0..6 {
        let name = format!("{number:06}.jsonl");
        let bytes = std::fs::read(one.join(&name)).unwrap();
        assert_eq!(bytes, std::fs::read(two.join(&name)).unwrap(), "{name}");
        let verified = fondaco(&format!("verify {}", one.join(&name).display())).ok();
        assert!(
            verified.contains("verified: speicherstadt") && verified.contains("result agrees"),
            "{verified}"
        );
    }
}

#[test]
fn options_of_the_game_are_config() {
    let args = ["simulate", "speicherstadt", "--games", "3", "--players", "5", "--json", "--config"];
    let run = |config: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_fondaco"));
        crate::Said::by(command.args(args).arg(config).output().unwrap())
    };
    let standard: Value = serde_json::from_str(&run("{}").ok()).unwrap();
    let all_cards: Value = serde_json::from_str(&run("{\"remove_cards\":false}").ok()).unwrap();
    assert!(all_cards["decisions"].as_u64() > standard["decisions"].as_u64(), "nine rounds, not eight");
    assert!(run("{\"start\":9}").bad().contains("seats are numbered 0 to 4"));
    assert!(run("{\"wind\":1}").bad().contains("unknown field `wind`"));
    assert!(run("nonsense").bad().contains("--config"));
}

#[test]
fn records_are_not_overwritten() {
    let folder = folder("records-kept");
    let args = format!("simulate speicherstadt --games 1 --records {}", folder.display());
    fondaco(&args).ok();
    assert!(fondaco(&args).bad().contains("000000.jsonl"));
    let record = std::fs::read_to_string(folder.join("000000.jsonl")).unwrap();
    assert!(
        record
            .lines()
            .next()
            .unwrap()
            .ends_with("\"meta\":{\"bots\":[\"random\",\"random\",\"random\",\"random\"]}}")
    );
}

#[test]
fn simulate_tells_people_a_table() {
    let out = fondaco("simulate speicherstadt --games 5").ok();
    assert!(out.starts_with("speicherstadt, 4 seats: 5 matches"), "{out}");
    assert!(out.contains("win rate") && out.contains("random") && out.contains("seat P3"), "{out}");
}

#[test]
fn bench_prints_one_json_line_per_game() {
    for bot in ["random", "greedy"] {
        let command = format!("bench speicherstadt --bot {bot} --seconds 0.05 --players 3 --json");
        let out = fondaco(&command).ok();
        let report: Value = serde_json::from_str(out.trim_end()).unwrap();
        assert_eq!((&report["game"], &report["players"]), (&"speicherstadt".into(), &3.into()));
        assert_eq!(report["bot"], bot);
        let (decisions, seconds) =
            (report["decisions"].as_f64().unwrap(), report["seconds"].as_f64().unwrap());
        assert!((report["decisions_per_second"].as_f64().unwrap() - decisions / seconds).abs() < 1.0);
        assert!((report["ns_per_decision"].as_f64().unwrap() - seconds * 1e9 / decisions).abs() < 0.01);
    }
}

#[test]
fn what_cannot_be_played_is_said_in_one_line() {
    assert!(fondaco("simulate chess").bad().contains("there is no game \"chess\"; there is: speicherstadt"));
    assert!(fondaco("bench chess").bad().contains("chess"));
    assert!(fondaco("simulate speicherstadt --players 6").bad().contains("2 to 5 players, not 6"));
    assert!(
        fondaco("simulate speicherstadt --bots alphazero")
            .bad()
            .contains("it has: random, gentle, steady, sharp, master")
    );
    assert!(
        fondaco("simulate speicherstadt --players 2 --bots random,random,random").bad().contains("3 bots")
    );
    assert!(fondaco("simulate speicherstadt --games 1 --records /dev/null/x").bad().contains("/dev/null/x"));
    for args in [
        "simulate speicherstadt --games none",
        "simulate speicherstadt --games 0",
        "bench --seconds -1",
        "dance",
    ] {
        assert_eq!(fondaco(args).code, Some(2), "{args}");
    }
}

#[test]
fn every_command_has_help_with_an_example() {
    assert!(fondaco("--help").ok().contains("fondaco simulate speicherstadt"));
    for command in ["serve", "simulate", "arena", "bench", "laws", "probe", "replay", "verify", "rules"] {
        let help = fondaco(&format!("{command} --help")).ok();
        assert!(help.contains("Example") && help.contains(&format!("  fondaco {command}")), "{help}");
    }
}

/// GEN-5.17: bots among themselves answer in rounds, unless somebody wants it otherwise.
#[test]
fn bots_of_genoa_answer_in_rounds() {
    for (options, rounds) in [("", true), ("--config {\"rounds\":false}", false)] {
        let folder = folder(&format!("rounds-{rounds}"));
        fondaco(&format!("simulate genoa --games 1 --records {} {options}", folder.display())).ok();
        let record = std::fs::read_to_string(folder.join("000000.jsonl")).unwrap();
        let head = record.lines().next().unwrap();
        assert!(head.contains(&format!("\"rounds\":{rounds}")), "{head}");
    }
}
