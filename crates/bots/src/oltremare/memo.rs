//! Values of hands that were worked out before: within one question, and from question to question while nothing has changed
//! that they depend on.

use std::cell::Cell;

use oltremare::CardSet;
use table::{MAX_SEATS, Seat};

use super::choices::KeptChoices;
use super::value::Circumstances;

/// So many values are kept; the hands of a few questions fit.
const KEPT: usize = 8192;

/// What is remembered does not change any decision: a value is used again only under equal circumstances.
#[derive(Clone, Debug)]
pub(super) struct HandMemo {
    /// For each seat the circumstances in which it was last asked, and their number.
    latest: [(Option<Circumstances>, u32); MAX_SEATS],
    numbers: u32,
    values: Vec<Cell<Known>>,
    /// Of each seat.
    choices: [KeptChoices; MAX_SEATS],
}

/// The value of a hand in the circumstances with this number; 0: of none.
#[derive(Copy, Clone, Default, Debug)]
struct Known {
    hand: CardSet,
    circumstances: u32,
    value: f64,
}

/// All memory is taken here.
impl Default for HandMemo {
    fn default() -> HandMemo {
        HandMemo {
            latest: [(None, 0); MAX_SEATS],
            numbers: 0,
            values: vec![Cell::default(); KEPT],
            choices: Default::default(),
        }
    }
}

impl HandMemo {
    /// The number of these circumstances: the former one, if nothing has changed.
    pub(super) fn number(&mut self, seat: Seat, circumstances: &Circumstances) -> u32 {
        if self.latest[seat.index()].0.as_ref() != Some(circumstances) {
            if self.numbers == u32::MAX {
                self.forget();
            }
            self.numbers += 1;
            self.latest[seat.index()] = (Some(*circumstances), self.numbers);
        }
        self.latest[seat.index()].1
    }

    /// Remembers nothing any more.
    pub(super) fn forget(&mut self) {
        if self.numbers > 0 {
            self.latest = [(None, 0); MAX_SEATS];
            self.numbers = 0;
            self.values.fill(Cell::default());
            self.choices = Default::default();
        }
    }

    /// What this seat might give and want.
    pub(super) fn choices_of(&self, seat: Seat) -> &KeptChoices {
        &self.choices[seat.index()]
    }

    /// The value of this hand, if it is remembered.
    #[inline]
    pub(super) fn known(&self, circumstances: u32, hand: CardSet) -> Option<f64> {
        let places = self.places(circumstances, hand);
        let known = places.iter().map(Cell::get);
        let mut same = known.filter(|known| known.hand == hand && known.circumstances == circumstances);
        same.next().map(|known| known.value)
    }

    /// Remembers it, and forgets what was worked out in the oldest circumstances.
    #[inline]
    pub(super) fn learn(&self, circumstances: u32, hand: CardSet, value: f64) {
        let places = self.places(circumstances, hand);
        let [one, other] = [places[0].get(), places[1].get()];
        let is_same = one.hand == hand && one.circumstances == circumstances;
        let place = usize::from(!is_same && one.circumstances >= other.circumstances);
        places[place].set(Known { hand, circumstances, value });
    }

    /// Where it is remembered, if it is.
    #[inline]
    fn places(&self, circumstances: u32, hand: CardSet) -> &[Cell<Known>] {
        let [low, high] = hand.bits();
        let mixed =
            (low ^ high.rotate_left(29) ^ u64::from(circumstances)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let first = 2 * usize::try_from(mixed >> 52).expect("twelve bits");
        &self.values[first..first + 2]
    }
}

const _: () = assert!(KEPT == 2 << 12, "there are two places for each number of twelve bits");
