//! Negotiation (chapter 5): every deal is between the active player and one other seat, for a building or a street.

mod terms;

use crate::components::{MAX_SEATS, MOST_TARGETS};

pub use terms::{Bundle, Gain, Pick, Request, Shown, Terms};

/// GEN-5.5, V9: one offer for each target of each other seat. (24: six for each of four.)
pub(crate) const MOST_OFFERS: usize = 24;
const _: () = assert!(MOST_TARGETS <= 6 && MAX_SEATS == 5);
