//! The tests of The Speicherstadt: its vectors, the laws, sight, golden matches, and no allocation.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod allocation;
mod figures;
mod golden;
mod laws;
mod sight;
mod vectors;
