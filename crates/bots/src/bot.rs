//! What a bot is.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::{Awaiting, Game, Seat};

use crate::field;
use crate::levels::{bot_of_level, level_thinks};
use crate::{BotRng, Question, Search};

/// A player.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the decisions of the question, or an open decision of its own making.
    ///
    /// It is told what its seat may know. Whoever needs a whole table asks [`Game::imagine`] for one.
    fn decide(&mut self, question: &Question<'_, G>, budget: Budget) -> G::Decision;

    /// Says something while it is free to speak and nobody waits for it: an offer, an answer. Most bots keep silent.
    ///
    /// It is asked again whenever something has been said; what it said itself is in the view.
    fn remark(&mut self, _: &Question<'_, G>, _: Budget) -> Option<G::Decision> {
        None
    }

    /// Decides if the table waits for its seat, otherwise says something or nothing.
    fn answer(&mut self, question: &Question<'_, G>, budget: Budget) -> Option<G::Decision> {
        if question.awaiting.must.contains(question.seat) {
            Some(self.decide(question, budget))
        } else {
            self.remark(question, budget)
        }
    }
}

/// The question that a policy answers.
#[derive(Debug)]
pub struct Prompt<'a, G: Game> {
    /// Who is asked.
    pub seat: Seat,
    /// Whom else the table waits for.
    pub awaiting: Awaiting,
    /// The closed decisions; never empty for a seat that must speak.
    pub decisions: &'a [G::Decision],
}

/// How long a bot may think.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Budget {
    /// So many iterations: the same on every machine, for tests and tournaments.
    Iterations(u32),
    /// So much time: for play with people.
    Time(Duration),
}

/// One of the bots of a game.
#[derive(Clone, Copy, Eq, PartialEq, Debug)]
pub struct BotKind {
    /// As one types it.
    pub name: &'static str,
    /// The person that it is at the table; `random` is nobody.
    pub person: Option<&'static str>,
    /// How it plays, in a sentence.
    pub about: &'static str,
}

/// A game that has bots.
pub trait Bots: Search {
    /// From the weakest to the strongest: `random`, then the four levels.
    const KINDS: &'static [BotKind];
    /// So many iterations take `master` a tenth of a second of one core on average, more or less.
    const ITERATIONS: u32;
    /// For so long `master` thinks about one decision at the most. Many decisions in a match, little time for each: nobody
    /// likes to wait.
    const LONGEST: Duration;

    /// A bot by its name: one of the list, `greedy` or `strongest`. Bots with equal names and random numbers play alike.
    fn bot(name: &str, rng: BotRng) -> Option<Box<dyn Bot<Self>>> {
        bot_of_level(name, rng)
    }

    /// The same, or an opponent of the mixed field, for matches among bots.
    fn opponent(name: &str, rng: BotRng) -> Option<Box<dyn Bot<Self>>> {
        Self::bot(name, rng.clone()).or_else(|| field::opponent(name, rng))
    }

    /// The names of the mixed field, as far as this game has it: noisy, miserly and so on.
    fn field() -> Vec<&'static str> {
        field::names::<Self>().collect()
    }

    /// How long a bot of this name wants for one decision at the most; nothing, if it answers at once.
    fn longest(name: &str) -> Option<Duration> {
        level_thinks(name).then_some(Self::LONGEST)
    }
}
