//! `cargo xtask train`: learns from matches of bots what the figures of a seat promise, and writes the weights into the
//! `learned.rs` of each game, with how they came about.
//!
//! Matches of `greedy` at two to five seats are played, with a decision at random now and then, so that unusual tables are seen,
//! too. Wherever turns end, the figures of every seat are noted, and later its final score. The weights are those of least
//! squares; how far estimates are off is then chosen so that the chances of winning fit best. What is printed was measured on
//! other matches than those learned from. The same seed gives the same weights.

#![forbid(unsafe_code)]
#![expect(clippy::print_stdout, reason = "a chore talks to whoever runs it")]

mod fit;
mod positions;

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use bots::{Bots, Model};
use genoa::Genoa;
use masters_of_venice::MastersOfVenice;
use oltremare::Oltremare;
use speicherstadt::Speicherstadt;
use table::Game;

use fit::{Fitted, fit};
use positions::{Position, positions};

/// Matches to learn from, and to measure on.
const MATCHES: u64 = 1200;
const MEASURED: u64 = 400;
/// Where the numbers of matches to measure on begin: far from the others.
const FIRST_MEASURED: u64 = 1_000_000;

type Train = fn() -> Result<(), String>;

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let games: [(&str, Train); 4] = [
        (Speicherstadt::NAME, train::<Speicherstadt>),
        (Oltremare::NAME, train::<Oltremare>),
        (MastersOfVenice::NAME, train::<MastersOfVenice>),
        (Genoa::NAME, train::<Genoa>),
    ];
    if let Some(unknown) = wanted.iter().find(|name| games.iter().all(|(game, _)| game != name)) {
        println!("train: there is no game {unknown:?}");
        return ExitCode::FAILURE;
    }
    for (_, train) in
        games.iter().filter(|(game, _)| wanted.is_empty() || wanted.iter().any(|name| name == game))
    {
        if let Err(error) = train() {
            println!("train: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn train<G: Bots>() -> Result<(), String> {
    let fitted = fit(&positions::<G>(0..MATCHES));
    let measured = positions::<G>(FIRST_MEASURED..FIRST_MEASURED + MEASURED);
    let report = report(&fitted, &measured);
    println!("{}\n{report}", G::NAME);
    let folder = G::NAME.replace('-', "_");
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let path = root.join(format!("crates/bots/src/{folder}/learned.rs"));
    std::fs::write(&path, source(G::NAME, &fitted, &report))
        .map_err(|error| format!("{}: {error}", path.display()))
}

/// How far scores are off, and how often was won what was said to be won.
fn report(fitted: &Fitted, measured: &[Position]) -> String {
    let model = Model { weights: &[], spread: fitted.spread };
    let mut errors = [(0.0, 0.0); 4];
    let mut chances = [(0.0, 0.0, 0.0); 10];
    for position in measured {
        let scores = fitted.scores(position);
        let said = model.chances(&scores, position.time_left);
        for (seat, score) in scores.iter() {
            let error = &mut errors[part_of(position.time_left, 4)];
            error.0 += (score - position.results[seat].0).powi(2);
            error.1 += 1.0;
            let chance = &mut chances[part_of(said[seat], 10)];
            chance.0 += said[seat];
            chance.1 += position.results[seat].1;
            chance.2 += 1.0;
        }
    }
    let mut text = "points off, by the quarter of the match that is left:".to_owned();
    for (squares, count) in errors.iter().rev().filter(|(_, count)| *count > 0.0) {
        write!(text, " {:.1}", (squares / count).sqrt()).expect("writing to a string");
    }
    text += "\nsaid to win, won, seats:";
    for (said, won, count) in chances.iter().filter(|(_, _, count)| *count > 0.0) {
        write!(text, "\n  {:.2} {:.2} {count}", said / count, won / count).expect("writing to a string");
    }
    text
}

/// Which of so many equal parts of the range from 0 to 1.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 10")]
fn part_of(value: f64, parts: u8) -> usize {
    ((value * f64::from(parts)) as usize).min(usize::from(parts) - 1)
}

/// The file with the weights.
fn source(game: &str, fitted: &Fitted, report: &str) -> String {
    let mut text = format!(
        "//! Written by `cargo xtask train {game}` from {MATCHES} matches of `greedy`, and measured on {MEASURED} others:\n//!\n//! ```text\n"
    );
    for line in report.lines() {
        writeln!(text, "//! {line}").expect("writing to a string");
    }
    text += "//! ```\n\nuse crate::Model;\n\npub(super) const MODEL: Model = Model {\n    weights: &[\n";
    for [end, more] in &fitted.weights {
        writeln!(text, "        [{end:.5}, {more:.5}],").expect("writing to a string");
    }
    let [end, more] = fitted.spread;
    write!(text, "    ],\n    spread: [{end:.5}, {more:.5}],\n}};\n").expect("writing to a string");
    text
}
