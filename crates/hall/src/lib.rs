//! The hall: where tables stand and people sit down, without any I/O and without a clock of its own.
//!
//! A [`Table`] is told which person wants what at which time ([`Table::command`]), and that time has passed
//! ([`Table::tick`]). Whatever changes it is an [`Entry`] of its log, and is written and brought back by the same function, so
//! a server that stores the entries can bring any table back ([`Table::restore`]). Each entry makes one numbered
//! [message](Table::messages) for each viewer; who may not know what happened gets the number alone.
//!
//! Nothing here knows a game but the [catalog].
//!
//! Words: a *question* is what a seat is asked, and has a number that an answer must name; a *run* is a list of decisions
//! that count whole or not at all; a *negotiation* is a time in which seats may speak that the table does not wait for; a
//! *short clock* is one of some seconds that the rules give to a question that holds others up; a *stand-in* is a bot that
//! plays for an absent person; to *take back* is to return to an earlier point of the match.

#![forbid(unsafe_code)]

mod any_match;
mod bot_question;
pub mod catalog;
mod changes;
mod clock;
mod command;
mod entry;
pub mod lessons;
mod messages;
mod names;
mod refused;
mod setup;
mod table;
#[cfg(feature = "ts")]
pub mod ts;
mod typed_match;

pub use any_match::{AnyMatch, BotTask, ReplayStep};
pub use clock::{Pace, Time};
pub use command::Command;
pub use entry::{By, Entry, Logged};
pub use messages::PROTOCOL;
pub use names::{clean_name, skeleton};
pub use refused::Refused;
pub use setup::{Person, Privacy, SeatPlan, Setup};
pub use table::{PublicSeat, ReplaySteps, Stage, Summary, Table, VerifiedRecord};
