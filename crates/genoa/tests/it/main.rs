//! The tests of The Traders of Genoa: its vectors, its laws, and no allocation.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod accounts;
mod allocation;
mod bargain;
mod figures;
mod forgone;
mod golden;
mod laws;
mod random;
mod scenes;
mod secrecy;
mod vectors;
