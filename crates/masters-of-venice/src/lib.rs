//! Masters of Venice (R&R Games, 2009): the rules and nothing else.
//!
//! The modules are the chapters of `docs/rules/masters-of-venice.md`, in that order.

#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic, clippy::as_conversions)]

// Chapter 2: components, and how they lie on the table.
mod board;
mod components;
// Chapter 3: setup.
mod config;
mod setup;
// Chapters 4, 5 and 7: rounds, turns, tracks.
mod round;
mod tracks;
mod turn;
// The trait `Game`; what a seat can say, what it hears, what silence means.
mod decision;
mod event;
mod game;
mod rule;
mod silence;
mod words;
// Chapter 6: end and scoring.
mod scoring;
// Chapter 8: visibility.
mod known;
mod view;
mod visibility;
// What a screen shows beside the view.
mod figures;
// Chapter 9: invariants.
mod invariants;
// Chapter 11: test vectors.
mod scene;

use std::fmt;

use table::{Dice, PerSeat};

pub use board::{Board, Hand, Player};
pub use components::{
    ByCharacter, ByDock, ByGood, ByOffice, ByShop, Character, Company, Dock, Ducats, Favor, Favors, Good,
    Goods, GuildOrder, GuildOrders, Office, Place, Rumors, Shares, Shop, is_bid_space,
};
pub use config::{Config, Rulings};
pub use decision::{Answer, Decision, Effect, Lot, Peg, Way};
pub use event::{Event, Spot};
pub use figures::{Figures, Forgone, Outlook, Sale, Waiting};
pub use known::Known;
pub use round::{Phase, Round};
pub use rule::Rule;
pub use scene::{Scene, Shorthand};
pub use scoring::Sheet;
pub use turn::{Role, Run, SubAction, Turn, reward};
pub use view::{Revealed, View};

use board::{Hidden, Secrets};

/// One game of Masters of Venice.
#[derive(Clone, Eq, PartialEq, Hash)]
pub struct MastersOfVenice {
    config: Config,
    /// What everybody sees.
    board: Board,
    /// What each seat alone knows.
    secrets: PerSeat<Secrets>,
    /// What nobody knows.
    hidden: Hidden,
    dice: Dice,
}

/// Keeps what is hidden out of logs.
impl fmt::Debug for MastersOfVenice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MastersOfVenice({:?}, {:?})", self.board, self.dice)
    }
}

const _: () = assert!(!std::mem::needs_drop::<MastersOfVenice>() && size_of::<MastersOfVenice>() <= 2048);
