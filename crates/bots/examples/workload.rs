//! A fixed piece of work of each game, so that its instructions can be counted: `cargo xtask instructions` does.
//!
//! `workload <game> <listing|applying|policy>`; only what [`counted`] runs is to be counted.

#![allow(clippy::unwrap_used, reason = "a tool for whoever works on the rules")]

use std::hint::black_box;

use bots::{BotRng, Bots, GreedyPlayout};
use table::{Config as _, Dice, Seat, Seed, random_decision};

const SEATS: u8 = 4;
/// Random matches whose tables are listed and whose decisions are applied.
const MATCHES: u64 = 40;
/// Every so manieth table of a match is listed.
const LISTED: usize = 3;

fn main() {
    let mut args = std::env::args().skip(1);
    let (game, work) = (args.next().unwrap_or_default(), args.next().unwrap_or_default());
    match game.as_str() {
        "speicherstadt" => run::<speicherstadt::Speicherstadt>(&work, 12),
        "oltremare" => run::<oltremare::Oltremare>(&work, 2),
        "masters-of-venice" => run::<masters_of_venice::MastersOfVenice>(&work, 2),
        "genoa" => run::<genoa::Genoa>(&work, 2),
        _ => panic!("workload <game> <listing|applying|policy>"),
    }
}

/// Does one kind of work; the policy plays so many matches.
fn run<G: Bots>(work: &str, greedy_matches: u64) {
    match work {
        "listing" => list(&random_matches::<G>()),
        "applying" => apply(&random_matches::<G>()),
        "policy" => play_by_policy::<G>(greedy_matches),
        _ => panic!("workload <game> <listing|applying|policy>"),
    }
}

/// What is counted: its name is known to `xtask/src/instructions.rs`.
#[inline(never)]
fn counted(work: &mut dyn FnMut()) {
    work();
}

/// A match from its beginning to its end, and some of the tables between.
struct RandomMatch<G: Bots> {
    beginning: G,
    decisions: Vec<(Seat, G::Decision)>,
    tables: Vec<G>,
}

fn random_matches<G: Bots>() -> Vec<RandomMatch<G>> {
    (0..MATCHES).map(random_match).collect()
}

fn random_match<G: Bots>(number: u64) -> RandomMatch<G> {
    let beginning = set_up::<G>(number);
    let mut game = beginning.clone();
    let mut numbers = Dice::new(Seed::from_number(number).of_series(1));
    let (mut decisions, mut tables, mut menu) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(seat) = game.awaiting().must.iter().next() {
        if decisions.len().is_multiple_of(LISTED) {
            tables.push(game.clone());
        }
        let decision = random_decision(&game, seat, 4, &mut numbers, &mut menu).unwrap();
        game.apply(seat, decision, &mut ());
        decisions.push((seat, decision));
    }
    RandomMatch { beginning, decisions, tables }
}

fn set_up<G: Bots>(number: u64) -> G {
    let config = G::Config::standard(SEATS).among_bots();
    let game = G::set_up(&config, Dice::new(Seed::from_number(number)), &mut ());
    game.unwrap_or_else(|_| panic!("the standard set-up is allowed"))
}

fn list<G: Bots>(matches: &[RandomMatch<G>]) {
    let mut menu = Vec::with_capacity(256);
    counted(&mut || {
        for table in matches.iter().flat_map(|random_match| &random_match.tables) {
            for seat in table.awaiting().anybody().iter() {
                menu.clear();
                table.each_decision(seat, |decision| menu.push(decision));
                black_box(&menu);
            }
        }
    });
}

fn apply<G: Bots>(matches: &[RandomMatch<G>]) {
    counted(&mut || {
        for random_match in matches {
            let mut game = random_match.beginning.clone();
            for (seat, decision) in &random_match.decisions {
                game.apply(*seat, *decision, &mut ());
            }
            black_box(&game);
        }
    });
}

fn play_by_policy<G: Bots>(matches: u64) {
    let mut playout = GreedyPlayout::<G>::new(G::Habits::default());
    counted(&mut || {
        for number in 0..matches {
            let seed = Seed::from_number(number);
            let mut rngs = Seat::ALL.map(|seat| BotRng::of(&seed.of_series(seat.number().into())));
            let mut game = set_up::<G>(number);
            black_box(playout.run(&mut game, &mut rngs[..usize::from(SEATS)]));
        }
    });
}
