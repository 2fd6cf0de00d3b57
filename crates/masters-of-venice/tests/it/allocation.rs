//! Search allocates nothing: a whole match, listed and applied, on this thread.

use laws::{Counting, allocations};
use masters_of_venice::{Config, Decision, MastersOfVenice};
use table::{Config as _, Dice, Game, Seed};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn the_counter_counts() {
    assert!(allocations(|| drop(vec![1_u8])) > 0);
}

fn play(config: &Config, number: u64) -> u32 {
    let mut choice = Dice::new(Seed::from_number(number).of_series(1));
    let mut game = MastersOfVenice::set_up(config, Dice::new(Seed::from_number(number)), &mut ()).unwrap();
    let mut decisions = 0;
    while let Some(seat) = game.awaiting().must.iter().next() {
        let mut chosen: Option<Decision> = None;
        let mut n = 0;
        game.each_decision(seat, |decision| {
            n += 1;
            if choice.below(n) == 0 {
                chosen = Some(decision);
            }
        });
        game.decide(seat, chosen.unwrap(), &mut ()).unwrap();
        decisions += 1;
    }
    decisions
}

#[test]
fn listing_and_applying_do_not_allocate() {
    for seats in 2..=5 {
        for separate_destinations in [true, false] {
            for number in 0..10 {
                let config = Config { separate_destinations, ..Config::standard(seats) };
                let mut decisions = 0;
                let allocated = allocations(|| decisions = play(&config, number));
                assert!(decisions > 100, "a whole match was played");
                assert_eq!(allocated, 0, "{seats} seats, seed {number}");
            }
        }
    }
}
