//! Negotiation (chapter 5): every deal is between the active player and one other seat, for a building or a street.
//!
//! The book of offers is `table`'s; here it is said what may be offered, who is waited for, and what then changes hands.
//! GEN-5.14, GEN-5.15: announcements, promises and threats are talk, and no part of the rules. GEN-5.16: a deal is judged
//! by its
//! form alone.

mod accept;
mod ask;
mod legality;
mod offer;
mod sample;
mod terms;
mod window;

use table::{OfferLimits, OfferNumber, Offers, Seat, SeatSet};

use crate::components::{MAX_SEATS, MOST_ASKS, MOST_TARGETS};
use crate::view::ASKS;

pub(crate) use sample::sample_open;
pub use terms::{Bundle, Gain, Pick, Request, Shown, StandingOffer, Terms};
pub(crate) use terms::{Posted, PostedOffer, backs, seen_offer};

/// GEN-5.5-V9: one offer for each target of each other seat. (24: six for each of four.)
pub(crate) const MOST_OFFERS: usize = 24;
const _: () = assert!(MOST_TARGETS <= 6 && MAX_SEATS == 5);

/// What was said in this window.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) struct Book {
    /// GEN-5.17: those that are sealed have no number.
    pub(crate) offers: Offers<Posted, MOST_OFFERS, Option<OfferNumber>>,
    pub(crate) asks: Offers<Request, ASKS>,
    /// GEN-5.13: who has met each ask, from #1 on.
    pub(crate) met: [SeatSet; ASKS],
}

impl Book {
    /// Nothing is said.
    pub(crate) fn new() -> Book {
        Book {
            offers: Offers::new(OfferLimits { standing: 0, posted: 0 }),
            asks: Offers::new(ASK_LIMITS),
            met: [SeatSet::EMPTY; ASKS],
        }
    }

    /// GEN-5.4: a window with so many targets.
    fn open(&mut self, targets: u8, changes: u8) {
        self.offers.reopen(OfferLimits { standing: targets, posted: targets + changes });
        self.asks.reopen(ASK_LIMITS);
        self.met = [SeatSet::EMPTY; ASKS];
    }

    /// GEN-5.13: has this seat met this ask?
    pub(crate) fn has_met(&self, seat: Seat, ask: OfferNumber) -> bool {
        let met = usize::from(ask.0).checked_sub(1).and_then(|n| self.met.get(n));
        met.is_some_and(|met| met.contains(seat))
    }
}

/// GEN-5.13: withdrawn ones included.
const ASK_LIMITS: OfferLimits = OfferLimits { standing: MOST_ASKS, posted: MOST_ASKS };
