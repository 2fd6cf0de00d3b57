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

use table::{OfferLimits, Offers, PerSeat, SeatSet};

use crate::CardSet;
use crate::components::{MAX_SEATS, MOST_ASKS, MOST_TARGETS};
use crate::view::ASKS;

pub(crate) use legality::Supply;
pub(crate) use sample::sample_open;
pub use terms::{Bundle, Gain, Pick, Request, Shown, Terms};
pub(crate) use terms::{Kept, backs, seen_offer};

/// GEN-5.5-V9: one offer for each target of each other seat. (24: six for each of four.)
pub(crate) const MOST_OFFERS: usize = 24;
const _: () = assert!(MOST_TARGETS <= 6 && MAX_SEATS == 5);

/// What was said in this window.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) struct Book {
    pub(crate) offers: Offers<Kept, MOST_OFFERS>,
    pub(crate) asks: Offers<Kept, ASKS>,
    /// GEN-5.13: who has met each ask, from #1 on.
    pub(crate) met: [SeatSet; ASKS],
    /// GEN-5.3: cards of the active player that each seat was shown in an ask, and may therefore want.
    pub(crate) bared: PerSeat<CardSet>,
}

impl Book {
    /// Nothing is said.
    pub(crate) fn new(seats: u8) -> Book {
        Book {
            offers: Offers::new(OfferLimits { standing: 0, posted: 0 }),
            asks: Offers::new(ASK_LIMITS),
            met: [SeatSet::EMPTY; ASKS],
            bared: PerSeat::new(seats, CardSet::EMPTY),
        }
    }

    /// GEN-5.4: a window with so many targets.
    fn open(&mut self, targets: u8, changes: u8) {
        self.offers.reopen(OfferLimits { standing: targets, posted: targets + changes });
        self.asks.reopen(ASK_LIMITS);
        self.met = [SeatSet::EMPTY; ASKS];
        self.bared = PerSeat::new(self.bared.seats(), CardSet::EMPTY);
    }
}

/// GEN-5.13: withdrawn ones included.
const ASK_LIMITS: OfferLimits = OfferLimits { standing: MOST_ASKS, posted: MOST_ASKS };
