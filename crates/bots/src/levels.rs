//! The levels of a game: four, from one that a child beats to the strongest.
//!
//! | level | how it plays |
//! |---|---|
//! | `gentle` | as `steady`, but every fourth decision is any legal one |
//! | `steady` | by the policy of the game, and it makes something of what it has heard |
//! | `sharp` | thinks, for a fraction of its time |
//! | `master` | thinks |
//!
//! Three more names are understood, which are no levels: `greedy`, the yardstick, which plays by the policy and remembers nothing;
//! `strongest`, which is `master`; and `random`.

use crate::{Bot, BotRng, Budget, Greedy, Mind, Question, Random, Search, Settings, Thinker};

/// A bot by the name of its level.
pub(crate) fn bot_of_level<G: Search>(level: &str, rng: BotRng) -> Option<Box<dyn Bot<G>>> {
    let thinker =
        |rng, parts| Thinker::<G>::new(rng, G::thinking_habits(), Settings { parts, ..G::SETTINGS });
    match level {
        "random" => Some(Box::new(Random::new(rng))),
        "greedy" => Some(Box::new(Greedy::<G>::new(rng, G::Habits::default()))),
        "gentle" => Some(Box::new(Careless::new(rng, CARELESS, Steady::<G>::new))),
        "steady" => Some(Box::new(Steady::<G>::new(rng))),
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

/// Plays by the policy as those do that think, with the first answer that comes to mind.
#[derive(Clone, Debug)]
struct Steady<G: Search> {
    rng: BotRng,
    /// Before anything is heard.
    habits: G::Habits,
    scratch: G::Scratch,
}

impl<G: Search> Steady<G> {
    fn new(rng: BotRng) -> Steady<G> {
        Steady { rng, habits: G::terse_habits(), scratch: G::Scratch::default() }
    }

    fn answer(&mut self, question: &Question<'_, G>) -> Option<G::Decision> {
        let known = G::known_in(&question.view, question.seat);
        let habits = G::habits_after(&self.habits, known, &question.heard, &mut self.rng);
        let mind = Mind { habits: &habits, rng: &mut self.rng, scratch: &mut self.scratch };
        G::answer(known, &question.prompt(), mind)
    }
}

impl<G: Search> Bot<G> for Steady<G> {
    fn decide(&mut self, question: &Question<'_, G>, _: Budget) -> G::Decision {
        self.answer(question).expect("whoever must speak has a decision")
    }

    fn remark(&mut self, question: &Question<'_, G>, _: Budget) -> Option<G::Decision> {
        self.answer(question)
    }
}

/// Plays as another bot, but now and then anything.
#[derive(Clone, Debug)]
pub(crate) struct Careless<B> {
    rng: BotRng,
    bot: B,
    every: usize,
}

impl<B> Careless<B> {
    /// Every so manieth decision is any legal one.
    pub(crate) fn new(mut rng: BotRng, every: usize, bot: impl FnOnce(BotRng) -> B) -> Careless<B> {
        let bot = bot(BotRng::new(rng.bits()));
        Careless { rng, bot, every }
    }
}

impl<G: Search, B: Bot<G>> Bot<G> for Careless<B> {
    fn decide(&mut self, question: &Question<'_, G>, budget: Budget) -> G::Decision {
        let chosen = self.bot.decide(question, budget);
        let is_careless = self.rng.below(self.every) == 0;
        let any = self.rng.below(question.decisions.len().max(1));
        question.decisions.get(any).copied().filter(|_| is_careless).unwrap_or(chosen)
    }

    fn remark(&mut self, question: &Question<'_, G>, budget: Budget) -> Option<G::Decision> {
        self.bot.remark(question, budget)
    }
}
