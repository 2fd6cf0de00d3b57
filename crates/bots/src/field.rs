//! The mixed field: opponents with habits of their own, by which it is tried whether a level is strong only against others
//! that play as it expects. They are no levels, and no table of the house offers them; `fondaco arena` and `fondaco simulate`
//! seat them beside the levels.
//!
//! | opponent | how it plays |
//! |---|---|
//! | `noisy` | by the policy of the game, but every tenth decision is any legal one |
//! | `miserly` | by the policy, but it offers little, asks much, and hardly ever meets an ask |
//! | `generous` | by the policy, but it offers much, asks little, and agrees to nearly everything |
//! | `honest` | by the policy, but it never claims what is not true |
//! | `lying` | by the policy, but it claims what is not true wherever that may pay |
//!
//! A game has those that mean something in it.

use crate::levels::Careless;
use crate::{Bot, BotRng, Greedy, Search};

/// A way to bargain that is not the policy's own.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Habit {
    /// Offers little, asks much.
    Miserly,
    /// Offers much, asks little.
    Generous,
    /// Never claims what is not true.
    Honest,
    /// Claims what is not true wherever that may pay.
    Lying,
}

impl Habit {
    const ALL: [Habit; 4] = [Habit::Miserly, Habit::Generous, Habit::Honest, Habit::Lying];

    fn name(self) -> &'static str {
        match self {
            Habit::Miserly => "miserly",
            Habit::Generous => "generous",
            Habit::Honest => "honest",
            Habit::Lying => "lying",
        }
    }
}

const NOISY: &str = "noisy";

/// Every so manieth decision of `noisy` is any legal one.
const NOISE: usize = 10;

/// The names of the opponents that a game has.
pub(crate) fn names<G: Search>() -> impl Iterator<Item = &'static str> {
    let habits = Habit::ALL.into_iter().filter(|habit| G::habits_of(*habit).is_some());
    [NOISY].into_iter().chain(habits.map(Habit::name))
}

/// An opponent by its name.
pub(crate) fn opponent<G: Search>(name: &str, rng: BotRng) -> Option<Box<dyn Bot<G>>> {
    if name == NOISY {
        return Some(Box::new(Careless::new(rng, NOISE, |rng| Greedy::<G>::new(rng, G::Habits::default()))));
    }
    let habit = Habit::ALL.into_iter().find(|habit| habit.name() == name)?;
    Some(Box::new(Greedy::<G>::new(rng, G::habits_of(habit)?)))
}
