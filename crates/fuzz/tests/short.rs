//! Every target for some seconds, the same inputs each time: its seeds, and mutilations of them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use fuzz::TARGETS;
use serde_json::Value;
use table::{Dice, Seed};

/// So many mutilated inputs for each target.
const INPUTS: u64 = 600;

fn short_run(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).unwrap();
    let seeds = (target.seeds)();
    assert!(seeds.len() >= 4, "{name}: there are seeds for every game");
    for seed in &seeds {
        (target.run)(seed);
    }
    for number in 0..INPUTS {
        let mut dice = Dice::new(Seed::from_number(number));
        let [one, donor] = [0; 2].map(|_| &seeds[below(&mut dice, seeds.len())]);
        let input = if number % 2 == 0 {
            bytes_exchanged(one, &mut dice)
        } else {
            leaf_exchanged(one, donor, &mut dice)
        };
        let outcome = std::panic::catch_unwind(|| (target.run)(&input));
        assert!(outcome.is_ok(), "{name}, input {number}: {}", String::from_utf8_lossy(&input));
    }
}

fn below(dice: &mut Dice, bound: usize) -> usize {
    usize::try_from(dice.below(u32::try_from(bound).unwrap())).unwrap()
}

/// Some bytes are others, twice there or missing.
fn bytes_exchanged(input: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut input = input.to_vec();
    for _ in 0..=dice.below(4) {
        let place = below(dice, input.len());
        match dice.below(4) {
            0 => input[place] = u8::try_from(dice.below(256)).unwrap(),
            1 => input[place] = b"0129-\"{}[],:"[below(dice, 12)],
            2 if input.len() > 1 => drop(input.remove(place)),
            _ => input.insert(place, input[place]),
        }
    }
    input
}

/// In one line that is JSON, from its first brace on, a value is another one.
fn leaf_exchanged(input: &[u8], donor: &[u8], dice: &mut Dice) -> Vec<u8> {
    let json = |line: &[u8]| {
        let start = line.iter().position(|byte| *byte == b'{')?;
        Some((start, serde_json::from_slice::<Value>(&line[start..]).ok()?))
    };
    let mut lines: Vec<Vec<u8>> = input.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    let others: Vec<Value> =
        donor.split(|byte| *byte == b'\n').filter_map(json).map(|(_, value)| value).collect();
    let place = below(dice, lines.len());
    if let Some((start, value)) = json(&lines[place])
        && !others.is_empty()
        && let Some(mutilated) = laws::mutate(&value, &others[below(dice, others.len())], dice)
    {
        lines[place].truncate(start);
        lines[place].extend(serde_json::to_vec(&mutilated).unwrap());
        return lines.join(&b'\n');
    }
    bytes_exchanged(input, dice)
}

#[test]
fn records() {
    short_run("records");
}

#[test]
fn decisions() {
    short_run("decisions");
}

#[test]
fn scenes() {
    short_run("scenes");
}

#[test]
fn commands() {
    short_run("commands");
}

#[test]
fn bodies() {
    short_run("bodies");
}
