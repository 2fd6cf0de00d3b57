//! Search allocates nothing: a whole match, listed and applied, on this thread.

use laws::{Counting, allocations};
use speicherstadt::{Config, Decision, Speicherstadt};
use table::{Config as _, Dice, Game, Seed};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn the_counter_counts() {
    assert!(allocations(|| drop(vec![1_u8])) > 0);
}

#[test]
fn listing_and_applying_do_not_allocate() {
    for seats in 2..=5 {
        for number in 0..20 {
            let mut choice = Dice::new(Seed::from_number(number).of_series(1));
            let dice = Dice::new(Seed::from_number(number));
            let mut decisions = 0;
            let allocated = allocations(|| {
                let mut game = Speicherstadt::set_up(&Config::standard(seats), dice, &mut ()).unwrap();
                while let Some(seat) = game.awaiting().must.iter().next() {
                    let mut chosen: Option<Decision> = None;
                    let mut n = 0;
                    game.each_decision(seat, |decision| {
                        n += 1;
                        if choice.below(n) == 0 {
                            chosen = Some(decision);
                        }
                    });
                    game.apply(seat, chosen.unwrap(), &mut ());
                    decisions += 1;
                }
            });
            assert!(decisions > 100, "a whole match was played");
            assert_eq!(allocated, 0, "{seats} seats, seed {number}");
        }
    }
}
