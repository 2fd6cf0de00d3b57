//! What guild orders and merchandise are worth, kept within a question: different lines lead to the same goods and prices.

use std::cell::Cell;

use masters_of_venice::GuildOrder;
use table::{Kind, Seat};

use super::base::Parts;

/// What was valued last, in as many places as there are entries.
#[derive(Clone, Debug)]
pub(super) struct Memo {
    entries: Vec<Cell<Entry>>,
    question: Cell<u64>,
}

#[derive(Copy, Clone, Default, Debug)]
struct Entry {
    key: Key,
    worth: (f64, f64),
}

/// All on which guild orders and merchandise of a seat depend: seat, deliveries and hand, the question, and what is different
/// from line to line.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub(super) struct Key([u64; 8]);

const ENTRIES: usize = 512;

impl Default for Memo {
    fn default() -> Memo {
        Memo { entries: vec![Cell::default(); ENTRIES], question: Cell::new(0) }
    }
}

impl Memo {
    /// Forgets what belongs to other questions.
    pub(super) fn begin_question(&self) {
        self.question.set(self.question.get() + 1);
    }

    #[inline]
    pub(super) fn key(&self, seat: Seat, (hand, delivered): (&[GuildOrder], u8), parts: &Parts, cash: f64) -> Key {
        let market = &parts.market;
        let of_seat = bits(hand) << 16 | u64::from(delivered) << 8 | u64::from(seat.number());
        Key([
            of_seat,
            self.question.get(),
            parts.goods.word(),
            parts.harbor.word(),
            market.held.word(),
            market.orders.word(),
            market.price.word(),
            cash.to_bits(),
        ])
    }

    #[inline]
    pub(super) fn worth(&self, key: Key, value: impl FnOnce() -> (f64, f64)) -> (f64, f64) {
        let place = key.0.iter().fold(0, |hash: u64, word| (hash.rotate_left(5) ^ word).wrapping_mul(SPREAD));
        let place = usize::try_from(place >> 32).expect("32 bits") % ENTRIES;
        let kept = &self.entries[place];
        let entry = kept.get();
        if entry.key == key {
            return entry.worth;
        }
        let worth = value();
        kept.set(Entry { key, worth });
        worth
    }
}

/// An odd number without pattern.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// A bit for each guild order in hand.
#[inline]
fn bits(hand: &[GuildOrder]) -> u64 {
    hand.iter().fold(0, |bits, card| bits | 1 << card.index())
}
