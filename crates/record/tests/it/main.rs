//! Records: written, cut, changed, read again.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use record::{Diverged, Outline, ReadError, Record, Recorder, SeedIn};
use serde_json::Map;
use speicherstadt::{Config, Speicherstadt};
use table::{Config as _, Game, Seed};

type Spe = Record<Speicherstadt>;

/// A match in which everybody stays silent.
fn silent_match(seed: Seed) -> String {
    let mut recorder = Recorder::<Speicherstadt>::begin(&Config::standard(3), seed, &mut ()).unwrap();
    let mut lines = recorder.header(SeedIn::Header, &Map::new());
    while let Some(seat) = recorder.game().awaiting().must.iter().next() {
        let decision = recorder.game().on_silence(seat).unwrap();
        lines += &recorder.decide(seat, decision, &mut ()).unwrap();
    }
    lines
}

/// Written by the first release. They must load and verify for ever.
#[test]
fn the_stored_examples_of_version_1_load_for_ever() {
    let check = |text: &str, decisions: u32, scores: &[i32], ranks: &[u8]| {
        let record = Spe::read(text.as_bytes()).unwrap();
        let verdict = record.verify().unwrap();
        assert!(verdict.finished && verdict.closed && verdict.cut.is_none(), "{verdict:?}");
        assert_eq!((verdict.decisions, verdict.digests), (decisions, Some(decisions / 64 + 1)));
        let end = record.end.unwrap();
        assert_eq!((end.scores.as_slice(), end.ranks.as_slice()), (scores, ranks));
    };
    check(include_str!("../v1/two.jsonl"), 183, &[47, -2], &[1, 2]);
    check(include_str!("../v1/three-all-cards.jsonl"), 246, &[19, 15, 41], &[2, 3, 1]);
    check(include_str!("../v1/four.jsonl"), 239, &[17, -5, 31, 7], &[2, 4, 1, 3]);
    check(include_str!("../v1/five-fixed-start.jsonl"), 255, &[8, 2, 25, 5, 14], &[3, 5, 1, 4, 2]);
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    assert_eq!(silent_match(Seed::from_number(7)), silent_match(Seed::from_number(7)));
    assert_ne!(silent_match(Seed::from_number(7)), silent_match(Seed::from_number(8)));
}

/// Wherever a crash cuts the file, everything before the cut line is good.
#[test]
fn a_record_cut_anywhere_replays_up_to_the_cut() {
    let whole = silent_match(Seed::from_number(1));
    let header = whole.find('\n').unwrap();
    for length in 0..=whole.len() {
        let part = &whole.as_bytes()[..length];
        if length < header {
            assert!(Spe::read(part).is_err(), "a header of {length} bytes");
            continue;
        }
        let record = Spe::read(part).unwrap();
        // A line is complete with its last brace, also without its line feed.
        let (mut decisions, mut in_a_line, mut start) = (0, false, 0);
        for line in whole.lines() {
            let end = start + line.len();
            decisions += usize::from(end <= length && line.contains("\"do\":"));
            in_a_line |= start < length && length < end;
            start = end + 1;
        }
        assert_eq!(record.decisions.len(), decisions, "cut after {length} bytes");
        assert_eq!(record.cut.is_some(), in_a_line, "cut after {length} bytes");
        if length % 97 == 0 {
            let verdict = record.verify().unwrap();
            assert_eq!(usize::try_from(verdict.decisions).unwrap(), decisions);
        }
    }
}

#[test]
fn what_is_no_record_is_said_in_one_line() {
    let peek = |text: &str| Outline::peek(text.as_bytes()).unwrap_err();
    assert_eq!(peek(""), ReadError::Empty);
    assert_eq!(peek("{\"fondaco\":2,\"game\":\"speicherstadt\"}\n"), ReadError::Version(2));
    assert!(matches!(peek("hello\n"), ReadError::NoHeader(_)));
    assert!(matches!(peek("{\"fondaco\":1}\n"), ReadError::NoHeader(_)));
    for text in
        ["", "hello\n", "{\"fondaco\":1}\n", "{\"fondaco\":99,\"game\":\"x\"}\n", "{\"fond", "[]\n", "null\n"]
    {
        assert!(!peek(text).to_string().contains('\n'), "{}", peek(text));
    }
}

/// Changes one line of a good record and says what reading or verifying then says.
fn tampered(change: impl Fn(&mut Vec<String>)) -> String {
    let mut lines: Vec<String> = silent_match(Seed::from_number(1)).lines().map(str::to_owned).collect();
    change(&mut lines);
    match Spe::read((lines.join("\n") + "\n").as_bytes()) {
        Err(flaw) => flaw.to_string(),
        Ok(record) => record.verify().map_or_else(|diverged| diverged.to_string(), |_| "verified".to_owned()),
    }
}

#[test]
fn tampering_is_found() {
    let change = |from: &'static str, to: &'static str, at: usize| {
        move |lines: &mut Vec<String>| {
            assert!(lines[at].contains(from), "{}", lines[at]);
            lines[at] = lines[at].replacen(from, to, 1);
        }
    };
    let lines = silent_match(Seed::from_number(1)).lines().count();
    assert_eq!(tampered(|_| ()), "verified");
    assert!(tampered(change("\"seed\":\"01", "\"seed\":\"02", 0)).contains("not the one that was promised"));
    assert!(tampered(change("\"seats\":3", "\"seats\":6", 0)).contains("SPE-3.1"));
    assert!(tampered(change("\"rulings\":1", "\"rulings\":9", 0)).contains("rulings 9 are not known"));
    assert!(tampered(change("chacha8-ctr/1", "d20", 0)).contains("\"d20\""));
    assert!(tampered(change("\"column\":1", "\"column\":9", 1)).contains("SPE-4.15"));
    assert!(tampered(change("\"seat\":", "\"seat\":1", 1)).contains("line 2"));
    assert!(tampered(change("\"n\":0", "\"n\":5", 1)).contains("decision 5 stands where decision 0 is due"));
    assert!(tampered(change("\"do\"", "\"did\"", 3)).contains("line 4: unknown field"));
    assert!(tampered(change(",\"rulings\":1", "", 0)).contains("line 1: not as version 1 writes it"));
    assert!(tampered(change("{\"column\":1}", "[1]", 1)).contains("line 2: "));
    assert!(tampered(change("\"end\":{", "\"end\":{\"won\":1,", lines - 1)).contains("unknown field"));
    assert!(tampered(|lines| _ = lines.remove(65)).contains("the digest after 64 decisions is missing"));
    assert_eq!(tampered(change(",\"seat\":", ", \"seat\" : ", 1)), "verified", "spaces are free");
    assert!(tampered(|lines| lines[2].truncate(9)).contains("line 3"));
    let other_digest = |lines: &mut Vec<String>| {
        let place = lines[65].find("\"digest\":\"").unwrap() + 10;
        let other = if lines[65].as_bytes()[place] == b'0' { "1" } else { "0" };
        lines[65].replace_range(place..=place, other);
    };
    assert!(tampered(other_digest).contains("after 64 decisions the table looks different"));
    assert!(tampered(change("\"digest\":\"", "\"digest\":\"zz", 65)).contains("32 hexadecimal digits"));
    let last = |lines: &mut Vec<String>| {
        let end = lines.last_mut().unwrap();
        *end = end.replacen("\"scores\":[", "\"scores\":[9", 1);
    };
    assert!(tampered(last).contains("the record ends with"));
    assert!(tampered(|lines| lines.push(lines[1].clone())).contains("nothing may follow the end"));
}

#[test]
fn without_its_seed_a_record_cannot_be_replayed_yet() {
    let seed = Seed::from_number(1);
    let recorder = Recorder::<Speicherstadt>::begin(&Config::standard(2), seed, &mut ()).unwrap();
    let header = recorder.header(SeedIn::Secret, &Map::new());
    assert!(!header.contains("seed") && header.contains("\"commit\":\"sha256:"), "{header}");
    let record = Spe::read(header.as_bytes()).unwrap();
    assert_eq!(record.verify(), Err(Diverged::SeedNotPublished));
}

#[test]
fn digests_of_another_form_of_view_are_not_compared() {
    let text = silent_match(Seed::from_number(1)).replacen("\"views\":1", "\"views\":7", 1);
    let verdict = Spe::read(text.as_bytes()).unwrap().verify().unwrap();
    assert_eq!((verdict.digests, verdict.finished, verdict.closed), (None, true, true));
}

#[test]
fn lines_may_end_as_in_windows() {
    let text = silent_match(Seed::from_number(1)).replace('\n', "\r\n");
    assert!(Spe::read(text.as_bytes()).unwrap().verify().unwrap().finished);
}
