//! The tests of The Traders of Genoa: its laws, and no allocation.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod allocation;
mod bargain;
mod laws;
