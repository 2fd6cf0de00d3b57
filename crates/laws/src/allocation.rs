//! Search allocates nothing: whole matches, listed and applied, on one thread.

use table::{Dice, Game, Seed};

use crate::examine::LARGEST_MENU;
use crate::{allocations, random_choice};

/// Plays so many random matches, for the tests of a game. Offers are sampled, checked and carried out, too.
///
/// # Panics
///
/// If anything was allocated, or if [`Counting`](crate::Counting) is not the allocator.
pub fn allocate_nothing<G: Game>(config: &G::Config, matches: u64) {
    assert!(allocations(|| drop(vec![1_u8])) > 0, "allocations are not counted");
    let mut menu = Vec::with_capacity(LARGEST_MENU);
    for number in 0..matches {
        let mut decisions = 0;
        let allocated = allocations(|| decisions = play::<G>(config, Seed::from_number(number), &mut menu));
        assert!(decisions > 100, "{config:?}, seed {number}: a match of {decisions} decisions");
        assert_eq!(allocated, 0, "{config:?}, seed {number}: allocations");
    }
}

fn play<G: Game>(config: &G::Config, seed: Seed, menu: &mut Vec<G::Decision>) -> u32 {
    let mut dice = Dice::new(seed.of_series(1));
    let mut game = G::set_up(config, Dice::new(seed), &mut ()).expect("a config that can be played");
    let mut decisions = 0;
    while let Some((seat, decision)) = random_choice(&game, &mut dice, menu) {
        assert!(game.decide(seat, decision, &mut ()).is_ok(), "{seat} {decision:?}");
        decisions += 1;
    }
    decisions
}
