//! The tests of Oltremare: its box and setup, its vectors, the laws, visibility, figures, golden matches, and no allocation.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod allocation;
mod figures;
mod golden;
mod laws;
mod setup;
mod vectors;
mod visibility;
