//! The bot that every other is compared with.

use table::Game;

use crate::{Bot, BotRng, Budget, Question};

/// Chooses any of its decisions, each with the same chance.
#[derive(Clone, Debug)]
pub struct Random(BotRng);

impl Random {
    /// Equal random numbers, equal choices.
    pub fn new(rng: BotRng) -> Random {
        Random(rng)
    }
}

impl<G: Game> Bot<G> for Random {
    fn decide(&mut self, question: &Question<'_, G>, _: Budget) -> G::Decision {
        question.decisions[self.0.below(question.decisions.len())]
    }
}
