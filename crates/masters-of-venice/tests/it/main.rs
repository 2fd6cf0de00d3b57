//! The tests of Masters of Venice: its box and setup, its vectors, the laws, odd tables, sight and secrecy, scoring, golden
//! matches, and no allocation.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod allocation;
mod forgone;
mod golden;
mod laws;
mod odd;
mod scoring;
mod secrecy;
mod setup;
mod sight;
mod vectors;
