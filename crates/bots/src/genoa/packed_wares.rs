//! Wares in one machine word, to be counted all at once.

use genoa::{Ware, Wares};
use table::Kind;

/// So many of each of the eight wares: a byte for each, at most 127.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct PackedWares(u64);

/// One of each.
const ONES: u64 = 0x0101_0101_0101_0101;

impl PackedWares {
    #[inline]
    pub(super) fn of(wares: &Wares) -> PackedWares {
        PackedWares(u64::from_le_bytes(*wares.counts()))
    }

    #[inline]
    pub(super) fn bits(self) -> u64 {
        self.0
    }

    /// With one ware more.
    #[inline]
    pub(super) fn and(self, ware: Ware) -> PackedWares {
        PackedWares(self.0 + (1 << (8 * (ware.index() % 8))))
    }

    /// Without one ware, if it is there.
    #[inline]
    pub(super) fn less(self, ware: Ware) -> PackedWares {
        PackedWares(self.0 - (self.one_of_each() & 1 << (8 * (ware.index() % 8))))
    }

    /// A bit for each ware of which there is one.
    #[inline]
    pub(super) fn owned(self) -> u8 {
        // The product brings the lowest bits of all bytes together in the highest byte.
        let [.., owned] = self.one_of_each().wrapping_mul(0x0102_0408_1020_4080).to_le_bytes();
        owned
    }

    /// Of each ware in `wanted` one is taken, if there is one.
    #[inline]
    pub(super) fn take_each(&mut self, wanted: PackedWares) {
        self.0 -= self.one_of_each() & wanted.0;
    }

    /// How many there are, of each ware no more than two.
    #[inline]
    pub(super) fn at_most_two_of_each(self) -> u8 {
        let two = self.0.wrapping_add(0x7e * ONES) >> 7 & ONES;
        let [.., sum] = (self.one_of_each() + two).wrapping_mul(ONES).to_le_bytes();
        sum
    }

    /// One of each ware that is there: adding 127 carries into the highest bit of its byte.
    #[inline]
    fn one_of_each(self) -> u64 {
        self.0.wrapping_add(0x7f * ONES) >> 7 & ONES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counted_all_at_once() {
        let mut wares = PackedWares::of(&Wares::of([0, 1, 2, 3, 0, 0, 120, 1]));
        assert_eq!((wares.owned(), wares.at_most_two_of_each()), (0b1100_1110, 8));
        wares.take_each(PackedWares::of(&Wares::of([1, 1, 1, 0, 0, 0, 0, 1])));
        assert_eq!(wares.bits(), PackedWares::of(&Wares::of([0, 0, 1, 3, 0, 0, 120, 0])).bits());
        assert_eq!((wares.owned(), wares.at_most_two_of_each()), (0b0100_1100, 5));
        let [first, .., last] = Ware::ALL;
        let others = PackedWares::of(&Wares::of([1, 0, 1, 3, 0, 0, 120, 0]));
        assert_eq!(wares.and(first).less(last).bits(), others.bits());
        assert_eq!(wares.and(last).and(last).less(last).owned(), 0b1100_1100);
    }
}
