//! arena.

use std::path::Path;

use serde_json::Value;

use crate::{folder, fondaco};

/// The report without what is different each time.
fn figures(args: &str) -> String {
    let mut report: Value = serde_json::from_str(&fondaco(&format!("arena {args} --json")).ok()).unwrap();
    assert!(report.as_object_mut().unwrap().remove("run").unwrap()["times"].is_array());
    report.to_string()
}

/// The same figures, to the last byte: with one job and with two, interrupted and resumed, asked for at once or in two parts.
#[test]
fn figures_depend_on_the_command_alone() {
    let file = folder("arena-same").join("results.jsonl");
    let args = "speicherstadt --bots greedy,random --players 2,4 --games 24 --seed 5";
    let at_once = figures(&format!("{args} --jobs 1"));
    assert_eq!(at_once, figures(&format!("{args} --jobs 2")));
    assert_ne!(at_once, figures("speicherstadt --bots greedy,random --players 2,4 --games 24 --seed 6"));

    let kept = format!("{args} --jobs 2 --resume {}", file.display());
    assert_eq!(at_once, figures(&kept));
    let whole = std::fs::read_to_string(&file).unwrap();
    let matches = whole.lines().count() - 1;
    let half = whole.len() / 2;
    std::fs::write(&file, &whole[..half]).unwrap();
    assert_eq!(at_once, figures(&kept), "what was cut off is played again, and nothing else");
    assert_eq!(std::fs::read_to_string(&file).unwrap().lines().count() - 1, matches);
    let again = fondaco(&format!("arena {kept} --json")).ok();
    assert!(again.contains("\"played\":0,"), "all is there: {again}");

    let fewer = args.replace("--players 2,4 --games 24", "--players 2 --games 6");
    assert_eq!(figures(&fewer), figures(&format!("{fewer} --resume {}", file.display())));
}

#[test]
fn the_report_says_what_was_played_and_how_sure_it_is() {
    let report: Value =
        serde_json::from_str(&fondaco("arena speicherstadt --bots random,greedy --games 101 --json").ok())
            .unwrap();
    assert_eq!(report["bots"][0]["bot"], "greedy");
    assert_eq!(
        (&report["bots"][0]["rating"], &report["bots"][0]["interval"]),
        (&1400.0.into(), &Value::Null)
    );
    let weak = &report["bots"][1];
    let [low, high] = [0, 1].map(|end| weak["interval"][end].as_f64().unwrap());
    let rating = weak["rating"].as_f64().unwrap();
    assert!(low < rating && rating < high && high < 1200.0, "{weak}");
    let above = report["above"][0][1]["share"].as_f64().unwrap();
    let below = report["above"][1][0]["share"].as_f64().unwrap();
    assert!(above > 0.9 && (above + below - 1.0).abs() < 1e-4 && report["above"][0][0].is_null());
    let first: f64 = [0, 1].map(|bot| report["bots"][bot]["first"]["share"].as_f64().unwrap()).iter().sum();
    assert!(
        (first - 0.5).abs() < 1e-4,
        "on four seats there is one first place, and both have two of them: {first}"
    );
    let (asked, played) = (report["matches_asked"].as_u64().unwrap(), report["matches"].as_u64().unwrap());
    assert!(asked == 101 && (102..=112).contains(&played), "whole deals: {played}");
    assert_eq!(report["bots"][0]["seats"], played * 2);
    let held = fondaco("arena speicherstadt --bots random,greedy --games 20 --hold random=1000").ok();
    assert!(held.contains("random           1000   held"), "{held}");
    assert!(held.contains("rounded up to whole deals") && held.contains("none was refused"), "{held}");
    assert!(held.contains("greedy beats random.") && held.contains("intervals are rough"), "{held}");
}

#[test]
fn results_of_another_arena_are_refused() {
    let file = folder("arena-other").join("results.jsonl");
    let run =
        |args: &str| fondaco(&format!("arena speicherstadt --games 4 {args} --resume {}", file.display()));
    run("--bots random,greedy").ok();
    let kept = std::fs::read_to_string(&file).unwrap();
    for (args, there, here) in [
        ("--bots random,greedy --seed 2", "--seed 1", "--seed 2"),
        ("--bots greedy,random", "--bots random,greedy", "--bots greedy,random"),
        ("--bots random,greedy --iterations 7", "--iterations 800", "--iterations 7"),
        ("--bots random,greedy --config {\"remove_cards\":false}", "--config '{}'", "\"remove_cards\":false"),
    ] {
        let said = run(args).bad();
        assert!(
            said.contains(&format!("were played with {there}, not with")) && said.contains(here),
            "{said}"
        );
    }
    // Somebody has changed the bots since, which no parameter tells.
    let other = kept.replace("\"decisions\":", "\"decisions\":1");
    std::fs::write(&file, other).unwrap();
    assert!(run("--bots random,greedy").bad().contains("bots or rules have changed"));
}

#[test]
fn the_page_needs_nothing_else() {
    let path = folder("arena-page").join("report.html");
    let args = "arena speicherstadt --bots greedy,random --players 2,3 --games 24 --seed 3 --html";
    fondaco(&format!("{args} {}", path.display())).ok();
    let page = std::fs::read_to_string(&path).unwrap();
    for part in [
        "<h1>The Speicherstadt, two bots, two and three seats</h1>",
        "At two and three seats",
        "JSON in this page",
    ] {
        assert!(page.contains(part), "{part}");
    }
    for outside in ["http://", "https://", "<script", "<link", "<img", "@import", "NaN"] {
        assert!(!page.contains(outside), "{outside}");
    }
    for address in page.split("url(").skip(1) {
        assert!(address.starts_with("data:"), "{}", &address[..40]);
    }
    assert!(Path::new(&path).metadata().unwrap().len() < 400_000, "a page that can be sent by mail");
}

#[test]
fn what_cannot_be_compared_is_said_in_one_line() {
    assert!(fondaco("arena speicherstadt --bots greedy").bad().contains("two bots or more"));
    assert!(fondaco("arena speicherstadt --bots greedy,greedy").bad().contains("\"greedy\" is named twice"));
    assert!(
        fondaco("arena speicherstadt --bots greedy,alphazero")
            .bad()
            .contains("it has: random, gentle, steady, sharp, master")
    );
    assert!(
        fondaco("arena speicherstadt --bots greedy,random --players 2,2").bad().contains("2 is named twice")
    );
    assert!(fondaco("arena speicherstadt --bots greedy,random --players 6").bad().contains("2 to 5 players"));
    assert!(fondaco("arena speicherstadt --bots greedy,random --hold nobody=1").bad().contains("\"nobody\""));
    for args in ["arena speicherstadt", "arena speicherstadt --bots greedy,random --iterations 5 --time 5"] {
        assert_eq!(fondaco(args).code, Some(2), "{args}");
    }
}
