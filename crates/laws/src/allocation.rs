//! Search allocates nothing: whole matches, listed and applied, on one thread.

use table::{Dice, Game, Seed};

use crate::allocations;

/// Plays so many random matches, for the tests of a game. Offers are sampled, judged and carried out, too.
///
/// # Panics
///
/// If anything was allocated, or if [`Counting`](crate::Counting) is not the allocator.
pub fn allocate_nothing<G: Game>(config: &G::Config, matches: u64) {
    assert!(allocations(|| drop(vec![1_u8])) > 0, "nobody counts");
    for number in 0..matches {
        let mut decisions = 0;
        let allocated = allocations(|| decisions = play::<G>(config, Seed::from_number(number)));
        assert!(decisions > 100, "{config:?}, seed {number}: a match of {decisions} decisions");
        assert_eq!(allocated, 0, "{config:?}, seed {number}: allocations");
    }
}

fn play<G: Game>(config: &G::Config, seed: Seed) -> u32 {
    let mut choice = Dice::new(seed.of_series(1));
    let mut game = G::set_up(config, Dice::new(seed), &mut ()).expect("a config that can be played");
    let mut decisions = 0;
    while !game.awaiting().is_over() {
        let asked = game.awaiting().anybody();
        let place = choice.below(u32::from(asked.len()));
        let seat = asked.iter().zip(0..).find(|(_, n)| *n == place).expect("below their number").0;
        let mut chosen: Option<G::Decision> = None;
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
            assert!(game.decide(seat, decision, &mut ()).is_ok(), "{seat} {decision:?}");
            decisions += 1;
        }
    }
    decisions
}
