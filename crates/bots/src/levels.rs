//! The levels of a game: four, from one that a child beats to the strongest.
//!
//! | level | how it plays |
//! |---|---|
//! | `gentle` | by the policy of the game, but every fourth decision is any legal one |
//! | `steady` | by the policy |
//! | `sharp` | thinks, for a fraction of its time |
//! | `master` | thinks |
//!
//! Two more names are understood: `greedy`, the yardstick, which is `steady`; and `strongest`, which is `master`. `random` is
//! no level.

use crate::{Bot, BotRng, Budget, Greedy, Policy, Question, Random, Search, Settings, Thinker};

/// A bot by the name of its level.
pub(crate) fn bot_of_level<G: Search>(level: &str, rng: BotRng) -> Option<Box<dyn Bot<G>>> {
    let thinker =
        |rng, parts| Thinker::<G>::new(rng, G::thinking_habits(), Settings { parts, ..G::SETTINGS });
    match level {
        "random" => Some(Box::new(Random::new(rng))),
        "gentle" => Some(Box::new(Careless::<G>::new(rng, CARELESS))),
        "steady" | "greedy" => Some(Box::new(Greedy::<G>::new(rng, G::Habits::default()))),
        "sharp" => Some(Box::new(thinker(rng, SHARP_PARTS))),
        "master" | "strongest" => Some(Box::new(thinker(rng, 1))),
        _ => None,
    }
}

/// Whether bots of this level think for as long as they may; others answer at once.
pub(crate) fn level_thinks(level: &str) -> bool {
    matches!(level, "sharp" | "master" | "strongest")
}

/// `sharp` thinks for one part in so many of its time.
const SHARP_PARTS: u32 = 8;

/// Every so manieth decision of `gentle` is any legal one.
const CARELESS: usize = 4;

/// Plays by the policy, but now and then anything.
#[derive(Clone, Debug)]
pub(crate) struct Careless<G: Policy> {
    rng: BotRng,
    policy: Greedy<G>,
    every: usize,
}

impl<G: Policy> Careless<G> {
    /// Every so manieth decision is any legal one.
    pub(crate) fn new(mut rng: BotRng, every: usize) -> Careless<G> {
        let policy = Greedy::new(BotRng::new(rng.bits()), G::Habits::default());
        Careless { rng, policy, every }
    }
}

impl<G: Policy> Bot<G> for Careless<G> {
    fn decide(&mut self, question: &Question<'_, G>, budget: Budget) -> G::Decision {
        let chosen = self.policy.decide(question, budget);
        let is_careless = self.rng.below(self.every) == 0;
        let any = self.rng.below(question.decisions.len().max(1));
        question.decisions.get(any).copied().filter(|_| is_careless).unwrap_or(chosen)
    }

    fn remark(&mut self, question: &Question<'_, G>, budget: Budget) -> Option<G::Decision> {
        self.policy.remark(question, budget)
    }
}
