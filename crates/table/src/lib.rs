//! What every game of the house shares, and no name of a game in it.
//!
//! Read in this order: [`Game`] is the one trait; [`Seat`], [`Dice`], [`Pile`], [`Bag`], [`Set`],
//! [`PerKind`] and [`Coins`] are the things on a table; [`Offers`] is how seats bargain; [`Rule`] and [`Refusal`] are how a
//! table says no; a [`EventSink`] hears what happened; a [`Standing`] says who won; [`Show`] is what a
//! screen needs beside the view; and a [`FromScene`] lays a table out by hand, for tests and editors.

#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic, clippy::as_conversions)]

mod bag;
mod dice;
mod event_sink;
mod game;
mod hex;
mod money;
mod offers;
mod openness;
mod per_kind;
mod pile;
mod random_decision;
mod rule;
mod scene;
mod seat;
mod serde_macros;
mod set;
mod show;
mod standing;
mod text;
#[cfg(feature = "ts")]
mod ts;

pub use bag::{Bag, Kind};
pub use dice::{Dice, Draws, Seed};
pub use event_sink::EventSink;
pub use game::{Awaiting, Config, Game, Plain, Viewer, veiled};
pub use hex::{from_hex, to_hex};
pub use money::{Account, Coins};
pub use offers::{Numbering, Offer, OfferLimits, OfferNumber, OfferNumbers, OfferRefused, Offers};
pub use openness::Openness;
pub use per_kind::PerKind;
pub use pile::Pile;
pub use random_decision::{RandomNumbers, random_decision, random_listed};
pub use rule::{Refusal, Rule};
pub use scene::{Fault, FromScene, dice_such_that};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use set::{Bits, Set};
pub use show::Show;
pub use standing::Standing;
pub use text::list_in_words;
