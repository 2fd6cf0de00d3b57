//! Search allocates nothing: a whole match, listed and applied, on this thread.

use genoa::{Config, Decision, Genoa};
use laws::{Counting, allocations};
use table::{Config as _, Dice, Game, Seed};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn the_counter_counts() {
    assert!(allocations(|| drop(vec![1_u8])) > 0);
}

/// Offers are sampled, judged and carried out, too.
fn play(config: &Config, number: u64) -> u32 {
    let mut choice = Dice::new(Seed::from_number(number).of_series(1));
    let mut game = Genoa::set_up(config, Dice::new(Seed::from_number(number)), &mut ()).unwrap();
    let mut decisions = 0;
    while !game.awaiting().is_over() {
        let asked = game.awaiting().anybody();
        let seat = asked.iter().nth(usize::try_from(choice.below(asked.len())).unwrap()).unwrap();
        let mut chosen: Option<Decision> = None;
        let mut n = 0;
        game.each_decision(seat, |decision| {
            n += 1;
            if choice.below(n) == 0 {
                chosen = Some(decision);
            }
        });
        if choice.below(2) == 0 {
            chosen = game.sample_open(seat, &mut choice).or(chosen);
        }
        if let Some(decision) = chosen {
            game.decide(seat, decision, &mut ()).unwrap();
            decisions += 1;
        }
    }
    decisions
}

#[test]
fn listing_and_applying_do_not_allocate() {
    for seats in 2..=5 {
        for rounds in [false, true] {
            for number in 0..10 {
                let config = Config { rounds, ..Config::standard(seats) };
                let mut decisions = 0;
                let allocated = allocations(|| decisions = play(&config, number));
                assert!(decisions > 100, "a whole match was played");
                assert_eq!(allocated, 0, "{seats} seats, rounds: {rounds}, seed {number}");
            }
        }
    }
}
