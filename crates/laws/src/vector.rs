//! Vectors: given this table, when these decisions are made, then this is so.
//!
//! The format is described in CONTRIBUTING.md. A file is read with [`Vector::read`] and run with
//! [`Vector::run`], which returns every expectation that was not met; [`hold`] does so with all
//! files of a game.

mod facts;
mod file;
mod folder;
mod run;

use std::fmt;

pub use file::{Unreadable, Vector};
pub use folder::hold;

/// An expectation that was not met.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Failure {
    /// In which case of the file, and at which step.
    pub place: String,
    /// Which fact.
    pub fact: String,
    /// What the vector says.
    pub expected: String,
    /// What the table says.
    pub actual: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {}", self.place, self.fact)?;
        writeln!(f, "  expected {}", self.expected)?;
        write!(f, "  actual   {}", self.actual)
    }
}
