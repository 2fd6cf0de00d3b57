//! The measure of all others.

use table::Game;

use crate::{Bot, Budget, Prompt, Whim};

/// Chooses any of its decisions, each with the same chance.
#[derive(Clone, Debug)]
pub struct Random(Whim);

impl Random {
    /// Equal whims, equal choices.
    pub fn new(whim: Whim) -> Random {
        Random(whim)
    }
}

impl<G: Game> Bot<G> for Random {
    fn decide(&mut self, _: &G::View, prompt: &Prompt<'_, G>, _: Budget) -> G::Decision {
        prompt.decisions[self.0.below(prompt.decisions.len())]
    }
}
