//! The hall: where tables stand and people sit down, without any I/O and without a clock of its own.
//!
//! A [`Table`] is told who wants what at which time ([`Table::command`]), and that time has passed ([`Table::tick`]). What
//! it lets happen it writes into its log, one [`Entry`] at a time; the table *is* the fold of its log, so a server that
//! stores the entries can bring any table back ([`Table::restore`]). Each entry makes one numbered [message](Table::messages)
//! for each viewer; who may not see what happened gets the number alone.
//!
//! Nothing here knows a game but the [catalog].

#![forbid(unsafe_code)]

mod any_match;
pub mod catalog;
mod clock;
mod command;
mod entry;
mod refused;
mod setup;
mod stream;
mod table;
#[cfg(feature = "ts")]
pub mod ts;

pub use any_match::{AnyMatch, Frame, Thought};
pub use clock::{Pace, Time};
pub use command::Command;
pub use entry::{By, Entry, Logged};
pub use refused::Refused;
pub use setup::{Person, Privacy, SeatPlan, Setup, check_name};
pub use table::{Frames, SeatFace, Stage, Summary, Table, Verified};
