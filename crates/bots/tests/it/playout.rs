//! Search plays matches out by the policy of a game: as its bots play, from tables as from views, and without allocation.

use bots::{BotRng, Bots, GreedyPlayout, Policy};
use genoa::Genoa;
use laws::{Counting, allocations};
use masters_of_venice::MastersOfVenice;
use oltremare::Oltremare;
use speicherstadt::Speicherstadt;
use table::{Config as _, Dice, Game, Seed};

use crate::play::play;

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn playouts_are_the_matches_of_bots() {
    are_the_matches_of_bots::<Speicherstadt>(10);
    are_the_matches_of_bots::<Oltremare>(1);
    are_the_matches_of_bots::<MastersOfVenice>(2);
    are_the_matches_of_bots::<Genoa>(1);
}

#[test]
fn playouts_allocate_nothing() {
    allocate_nothing::<Speicherstadt>(10);
    allocate_nothing::<Oltremare>(1);
    allocate_nothing::<MastersOfVenice>(2);
    allocate_nothing::<Genoa>(1);
}

/// A bot that remembers nothing and sees a view, and a policy that sees the table and uses its memory again.
fn are_the_matches_of_bots<G: Bots + Policy>(matches: u64) {
    for seats in G::SEATS {
        let config = G::Config::standard(seats);
        let mut playout = GreedyPlayout::<G>::new(G::Habits::default());
        for number in 0..matches {
            let (mut game, mut rngs) = begin::<G>(&config, number);
            let decisions = playout.run(&mut game, &mut rngs);
            let played = play::<G>(&config, &vec!["greedy"; usize::from(seats)], number);
            assert_eq!(decisions, u64::try_from(played.decisions.len()).unwrap(), "{seats} seats, {number}");
            assert_eq!(game, played.game, "{seats} seats, {number}");
        }
    }
}

fn allocate_nothing<G: Policy>(matches: u64) {
    assert!(allocations(|| drop(vec![1_u8])) > 0, "allocations are not counted");
    for seats in G::SEATS {
        let config = G::Config::standard(seats);
        let mut playout = GreedyPlayout::<G>::new(G::Habits::default());
        for number in 0..matches {
            let (mut game, mut rngs) = begin::<G>(&config, number);
            let mut decisions = 0;
            let allocated = allocations(|| decisions = playout.run(&mut game, &mut rngs));
            assert!(decisions > 100, "{seats} seats, {number}: a match of {decisions} decisions");
            assert_eq!(allocated, 0, "{seats} seats, {number}: allocations");
        }
    }
}

/// As [`play`] begins a match.
fn begin<G: Game>(config: &G::Config, number: u64) -> (G, Vec<BotRng>) {
    let seed = Seed::from_number(number);
    let rngs = (0..config.seats()).map(|seat| BotRng::of(&seed.of_series(seat.into()))).collect();
    (G::set_up(config, Dice::new(seed), &mut ()).unwrap(), rngs)
}
