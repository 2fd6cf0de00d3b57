//! The Traders of Genoa (Die Händler von Genua), Rüdiger Dorn 2001: the rules and nothing else.
//!
//! The modules are the chapters of `docs/rules/genoa.md`, in that order.

#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic, clippy::as_conversions)]

// Chapter 2: components.
mod board;
mod cards;
mod components;
// Chapter 3: setup.
mod config;
// Chapter 4: the turn.
mod turn;
// What a seat can say, what it hears.
mod decision;
mod event;
mod rule;
// Chapter 5: negotiation.
mod bargain;
// Chapter 6: end and scoring.
mod scoring;
// Chapter 8: visibility.
mod view;
// What a screen shows beside it.
mod figures;

pub use bargain::{Bundle, Gain, Pick, Request, Shown, Terms};
pub use board::{ByField, Field, FieldSet};
pub use cards::{Card, CardSet, Face};
pub use components::{
    Action, Building, ByBuilding, ByKind, CardCounts, CardKind, Good, GoodKind, Special, Specials, Ware,
    WareSet, Wares,
};
pub use config::{Config, Rulings};
pub use decision::{Decision, Plan, Touch};
pub use event::Event;
pub use figures::{Chain, Errand, Figures, Outlook, Target, Walk};
pub use rule::Rule;
pub use scoring::Sheet;
pub use turn::{Acting, Phase, Step, Trail, Turn};
pub use view::{SeenPlayer, View};
