//! What every game must obey, whatever its rules say.
//!
//! [`hold`] plays one random match, offers included, and checks the laws L1 to L11 at every decision. A match that
//! breaks one is shrunk to a short one and comes back as a [`Violation`], with seed and decisions. [`vector`] runs the
//! given/when/then files of a specification. [`mutate`] exchanges a part of a decision. [`Cited`] collects the rules that
//! refuse something, and [`shapes_page`] writes how everything looks as JSON. [`allocate_nothing`] fails if search
//! allocates, with [`Counting`] as the allocator.

mod allocation;
mod cited;
mod counting;
mod examine;
mod mutate;
mod random;
mod sample;
mod shape;
mod shapes;
mod shrink;
pub mod vector;
mod violation;

use table::{Game, Seed};

pub use allocation::allocate_nothing;
pub use cited::Cited;
pub use counting::{Counting, allocations};
pub use mutate::mutate;
pub use random::random_choice;
pub use shapes::page as shapes_page;
pub use violation::{Law, Violation};

/// What was examined.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub struct Tally {
    /// Decisions carried out.
    pub decisions: u64,
    /// Decisions checked: listed ones, sampled ones, mutated ones.
    pub judged: u64,
    /// Tables imagined.
    pub imagined: u64,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.decisions += other.decisions;
        self.judged += other.judged;
        self.imagined += other.imagined;
    }
}

/// Plays one random match with this seed and checks every law on the way.
pub fn hold<G: Game>(config: &G::Config, seed: Seed) -> Result<Tally, Box<Violation<G>>> {
    examine::random_match(config, seed).map_err(|violation| Box::new(shrink::shorten(violation)))
}

/// The same with so many seeds, for the tests of a game: a violation fails them, and is printed with its seed and decisions.
///
/// # Panics
///
/// If a law is broken.
pub fn hold_briefly<G: Game>(config: &G::Config, matches: u64) {
    for number in 0..matches {
        if let Err(violation) = hold::<G>(config, Seed::from_number(number)) {
            panic!("{violation}");
        }
    }
}
