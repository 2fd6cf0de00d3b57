//! Values of hands that were worked out before: within one question, and from question to question while nothing has changed
//! that they depend on.

use std::cell::Cell;

use oltremare::CardSet;
use table::Seat;

use super::value::Circumstances;

/// So many values are kept; the hands of a few questions fit.
const KEPT: usize = 2048;

/// What is remembered does not change any decision: a value is used again only under equal circumstances.
#[derive(Clone, Debug)]
pub(super) struct HandMemo {
    /// For each seat the circumstances in which it was last asked, and their number.
    latest: [(Option<Circumstances>, u32); table::MAX_SEATS],
    numbers: u32,
    values: Vec<Cell<Known>>,
}

/// The value of a hand in the circumstances with this number; 0: of none.
#[derive(Copy, Clone, Default, Debug)]
struct Known {
    hand: CardSet,
    circumstances: u32,
    value: f64,
}

impl HandMemo {
    pub(super) fn new() -> HandMemo {
        HandMemo { latest: [(None, 0); table::MAX_SEATS], numbers: 0, values: Vec::new() }
    }

    /// The number of these circumstances: the former one, if nothing has changed.
    pub(super) fn number(&mut self, seat: Seat, circumstances: &Circumstances) -> u32 {
        if self.latest[seat.index()].0.as_ref() != Some(circumstances) {
            if self.values.is_empty() || self.numbers == u32::MAX {
                *self = HandMemo { values: vec![Cell::default(); KEPT], ..HandMemo::new() };
            }
            self.numbers += 1;
            self.latest[seat.index()] = (Some(*circumstances), self.numbers);
        }
        self.latest[seat.index()].1
    }

    /// The value of this hand, worked out if it is not known.
    #[inline]
    pub(super) fn value(&self, circumstances: u32, hand: CardSet, work_out: impl FnOnce() -> f64) -> f64 {
        let [low, high] = hand.bits();
        let mixed =
            (low ^ high.rotate_left(29) ^ u64::from(circumstances)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = usize::try_from(mixed >> 53).expect("eleven bits");
        let known = self.values[place].get();
        if known.hand == hand && known.circumstances == circumstances {
            return known.value;
        }
        let value = work_out();
        self.values[place].set(Known { hand, circumstances, value });
        value
    }
}

const _: () = assert!(KEPT == 1 << 11, "the place of a hand has eleven bits");
