//! What was worked out before and is asked again, in the same question or in a later one.

use std::cell::Cell;

use masters_of_venice::Place;

use super::{Horizon, Weights};

/// Values by the words on which they depend. Each has one place, where it is kept until another one comes there.
#[derive(Clone, Debug)]
pub(super) struct Memo<const WORDS: usize, T: Copy>(Box<[Kept<WORDS, T>; 1 << PLACE_BITS]>);

/// A key and its value.
type Kept<const WORDS: usize, T> = Cell<([u64; WORDS], T)>;

/// So many bits of a mixed key say which place.
const PLACE_BITS: u32 = 9;

/// Odd numbers without pattern.
const SPREAD: [u64; 6] = [
    0x9e37_79b9_7f4a_7c15,
    0xbf58_476d_1ce4_e5b9,
    0x94d0_49bb_1331_11eb,
    0xd6e8_feb8_6659_fd93,
    0xff51_afd7_ed55_8ccd,
    0xc4ce_b9fe_1a85_ec53,
];

impl<const WORDS: usize, T: Copy + Default> Default for Memo<WORDS, T> {
    fn default() -> Memo<WORDS, T> {
        Memo(Box::new(std::array::from_fn(|_| Cell::new(([0; WORDS], T::default())))))
    }
}

impl<const WORDS: usize, T: Copy> Memo<WORDS, T> {
    /// The value that belongs to this key, which begins with a moment; `value` works it out if it is not there.
    #[inline]
    pub(super) fn get(&self, key: [u64; WORDS], value: impl FnOnce() -> T) -> T {
        let words = key.iter().zip(SPREAD);
        let mixed = words.fold(0, |all: u64, (word, spread)| all.wrapping_add(word.wrapping_mul(spread)));
        let place = usize::try_from(mixed >> (u64::BITS - PLACE_BITS)).expect("a few bits");
        let kept = &self.0[place];
        let (asked, known) = kept.get();
        // Comparing word by word takes no call.
        if asked.iter().zip(key).fold(0, |all, (asked, word)| all | (asked ^ word)) == 0 {
            return known;
        }
        let value = value();
        kept.set((key, value));
        value
    }
}

/// Numbers the moments at which things are valued: while weights and time are the same, so is what things are worth.
#[derive(Clone, Default, Debug)]
pub(super) struct Moments {
    weights: Cell<Option<Weights>>,
    /// How many different weights there were, one after another.
    count: Cell<u64>,
}

impl Moments {
    /// Never zero, with which empty places begin.
    pub(super) fn number(&self, horizon: &Horizon, weights: &Weights) -> u64 {
        if self.weights.replace(Some(*weights)) != Some(*weights) {
            self.count.set(self.count.get() + 1);
        }
        let expects = |place| u64::from(horizon.expects(place));
        // Rounds are few and whole, so that only upper bits of them are set.
        horizon.rounds.to_bits()
            | self.count.get() << 2
            | expects(Place::Shops) << 1
            | expects(Place::GuildHall)
    }
}
