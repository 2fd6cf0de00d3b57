//! The tests of The Speicherstadt: its vectors, the laws, sight, golden matches, and no allocation.

mod allocation;
mod golden;
mod laws;
mod sight;
mod vectors;
