//! Oltremare (Oltre Mare), Emanuele Ornella 2004 and 2005: the rules and nothing else.
//!
//! The modules are the chapters of `docs/rules/oltremare.md`, in that order. One engine plays both boxes (OLT-1.1); where
//! they differ, it asks [`Ruleset`].

#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic, clippy::as_conversions)]

// Chapter 2: components, and how they lie on the table.
mod board;
mod cards;
mod components;
// Chapters 1 and 3: what the boxes differ in, setup.
mod config;
mod setup;
// Chapter 4: the turn.
mod turn;
// The trait `Game`; what a seat can say, what it hears, what silence means.
mod decision;
mod event;
mod game;
mod rule;
mod silence;
mod words;
// Chapter 5: negotiation.
mod bargain;
// Chapter 6: end and scoring.
mod scoring;
// Chapter 8: visibility.
mod seat_view;
mod view;
mod visibility;
// What a screen shows beside the view.
mod figures;
// Chapter 9: invariants.
mod invariants;
// Chapter 11: test vectors.
mod scene;

use std::fmt;

use table::{Dice, Game as _, Offers, PerSeat, Viewer};

pub use bargain::{Announcement, SeenCard, SeenTerms};
pub use board::{Board, Choice, Deck, Player};
pub use cards::{Card, CardSet, MOST_PLAYED, count_symbol};
pub use components::{ClaimedSymbols, Good, Goods, Harbours, Port, Symbol, Symbols, Token, Tokens};
pub use config::{Config, Ruleset, Rulings};
pub use decision::{Claim, Decision, Given, Load, Proposal, Side, Slot, Source};
pub use event::Event;
pub use figures::{Figures, Landfall, Order, Outlook, Plan};
pub use rule::Rule;
pub use scene::{Scene, Shorthand};
pub use scoring::{Group, Part, Sheet, majority, majority_of, token_value, top_group};
pub use seat_view::SeatView;
pub use turn::{Phase, Turn, calm_sea, drawn, each_voyage, earned, influence, lost};
pub use view::{Revealed, SeenPlayer, SentView, View};

use bargain::MOST_OFFERS;
use board::{Hidden, Secrets};

/// One game of Oltremare.
#[derive(Clone, Eq, PartialEq, Hash)]
pub struct Oltremare {
    /// What everybody sees.
    board: Board,
    /// What each seat alone knows.
    secrets: PerSeat<Secrets>,
    /// What the active seat alone knows.
    choice: Choice,
    /// What nobody knows.
    hidden: Hidden,
    /// Chapter 5: everybody sees the offers, and only their makers the cards in them (OLT-5.31).
    offers: Offers<Proposal, MOST_OFFERS>,
    dice: Dice,
}

/// Keeps what is hidden out of logs.
impl fmt::Debug for Oltremare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Oltremare({:?}, {:?})", self.view(Viewer::Bystander), self.dice)
    }
}

const _: () = assert!(!std::mem::needs_drop::<Oltremare>() && size_of::<Oltremare>() <= 2048);
