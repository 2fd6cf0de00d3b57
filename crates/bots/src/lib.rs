//! Players that see a view and nothing else, so they cannot cheat.
//!
//! A [`Bot`] is given a [`Question`]: what its seat may know and has heard, and the decisions it may choose from; and a
//! [`Budget`]. It answers with a decision. [`play`] seats several at a table. Which bots a game has, and by which names, says [`Bots`].

#![forbid(unsafe_code)]

mod bot;
mod bot_rng;
mod field;
mod genoa;
mod greatest;
mod levels;
mod masters_of_venice;
mod oltremare;
mod play;
mod policy;
mod question;
mod random;
mod remark_round;
mod search;
mod speicherstadt;
mod thinker;
mod value;

pub use bot::{Bot, BotKind, Bots, Budget, Prompt};
pub use bot_rng::BotRng;
pub use field::Habit;
pub use genoa::Habits;
pub use masters_of_venice::{Scratch as MastersOfVeniceScratch, Weights};
pub use oltremare::{Parameters as OltremareParameters, Talk as OltremareTalk};
pub use play::{IllegalDecision, play, play_asking, random_playout};
pub use policy::{Greedy, GreedyPlayout, Mind, Policy};
pub use question::Question;
pub use random::Random;
pub use remark_round::RemarkRound;
pub use search::Search;
pub use speicherstadt::Scratch as SpeicherstadtScratch;
pub use thinker::{Settings, Thinker};
pub use value::{Features, Model};
