//! Vectors: given this table, when these decisions are made, then this is so.
//!
//! The format is described in CONTRIBUTING.md. A file is read with [`Vector::read`] and run with
//! [`Vector::run`], which returns every expectation that was not met; [`hold`] does so with all
//! files of a game. [`Vector::show`] prints what happens in words. Whoever wants to see more is a [`Watcher`].

mod compare;
mod decision;
mod file;
mod folder;
mod given;
mod legality;
mod run;
mod show;
mod source;
mod then;

use std::fmt;

use table::{Game, Seat};

pub use file::{Unreadable, Vector};
pub use folder::{hold, read_folder};

/// An expectation that was not met.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The line of the key.
    pub line: usize,
    /// In which case of the file, and at which step.
    pub place: String,
    /// Which key of the step or case: `then.view.players.0.coins`.
    pub key: String,
    /// What the vector says.
    pub expected: String,
    /// What the table says.
    pub actual: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}:{}: {}: {}", self.file, self.line, self.place, self.key)?;
        writeln!(f, "  expected {}", self.expected)?;
        write!(f, "  actual   {}", self.actual)
    }
}

/// A table after `given` or after a step.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    /// Which case, and which step as it is written.
    pub what: &'a str,
    /// Is it the first table of its case?
    pub is_first: bool,
    /// The table.
    pub game: &'a G,
    /// How many seats it has.
    pub seats: u8,
    /// What happened since the table before.
    pub events: &'a [G::Event],
}

/// Somebody who looks on while a vector runs.
pub trait Watcher<G: Game> {
    /// A table as it is after `given` or after a step.
    fn table(&mut self, _moment: &Moment<'_, G>) {}
    /// A decision that is legal.
    fn decided(&mut self, _seat: Seat, _decision: &G::Decision) {}
    /// A decision or a set-up was refused by this rule.
    fn refused(&mut self, _rule: G::Rule) {}
}

/// Nobody.
impl<G: Game> Watcher<G> for () {}
