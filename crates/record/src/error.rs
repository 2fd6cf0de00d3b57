//! What can be wrong with a record, in one line each.

use table::{Game, Refusal, Rule, Seat};

/// Why a text could not be read as a record.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the variants are")]
pub enum ReadError {
    #[error("the record is empty")]
    Empty,
    #[error("this is no record: line 1 must begin with {{\"fondaco\":1, but {0}")]
    NoHeader(String),
    #[error("records of version {0} are not known here, only version 1; a newer fondaco may read it")]
    Version(u64),
    #[error("the record is of {found}, not of {wanted}")]
    OtherGame { found: String, wanted: &'static str },
    #[error("the record's dice are {0:?}, only \"chacha8-ctr/1\" are known")]
    Dice(String),
    #[error("line {line}: {why}")]
    Line { line: usize, why: String },
}

/// Where playing a record again went another way.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the variants are")]
pub enum Diverged<G: Game> {
    #[error("the seed is not published yet, so the match cannot be replayed")]
    SeedNotPublished,
    #[error("the seed is not the one that was promised: its hash differs from the commitment")]
    Seed,
    #[error("the match cannot be set up: {}: {}", .0.id(), .0.sentence())]
    SetUp(G::Rule),
    #[error("decision {n} of {seat} is refused: {refusal}")]
    Refused { n: u32, seat: Seat, refusal: Refusal<G::Rule> },
    #[error("after {n} decisions the table looks different: digest {actual}, the record says {recorded}")]
    Digest { n: u32, actual: String, recorded: String },
    #[error("the record ends with {recorded}, but the table says {actual}")]
    End { actual: String, recorded: String },
}
