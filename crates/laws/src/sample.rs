//! A sample of decisions to be checked on tables other than those where they were legal.

use table::{Dice, Game};

use crate::mutate;

/// How many are kept.
const MOST: usize = 24;

/// Decisions that were legal on earlier tables, some of them with a part exchanged.
#[derive(Clone, Debug)]
pub(crate) struct Sample<G: Game>(Vec<G::Decision>);

impl<G: Game> Sample<G> {
    pub(crate) fn new() -> Sample<G> {
        Sample(Vec::new())
    }

    pub(crate) fn decisions(&self) -> &[G::Decision] {
        &self.0
    }

    /// Keeps a decision, or a mutated form of it. Once there are enough, it takes the place of another.
    pub(crate) fn add(&mut self, decision: G::Decision, dice: &mut Dice) {
        let donor = dice.any(&self.0).unwrap_or(decision);
        let kept = match mutate(&decision, &donor, dice) {
            Some(mutated) if dice.below(4) > 0 => mutated,
            _ => decision,
        };
        if self.0.len() < MOST {
            self.0.push(kept);
        } else {
            let place = dice.below(u32::try_from(MOST).expect("a short list"));
            self.0[usize::try_from(place).expect("below a length")] = kept;
        }
    }
}
