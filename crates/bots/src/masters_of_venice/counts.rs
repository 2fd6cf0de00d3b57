//! How many of each good, or of each company, in one word: what is asked of all of them is asked at once.

/// A byte for each good, or for each company, in the order of their kinds. None reaches 128.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub(super) struct Counts(u64);

/// The upper bit of each byte, and the lowest.
const UPPER: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;

impl Counts {
    #[inline]
    pub(super) fn of<const N: usize>(counts: &[u8; N]) -> Counts {
        const { assert!(4 <= N && N <= 8, "a word has eight bytes") };
        // In two parts, each of which is read at once.
        let (low, high) = counts.split_first_chunk().expect("four or more");
        let high = high.iter().rev().fold(0, |all, count| all << 8 | u64::from(*count));
        Counts(high << 32 | u64::from(u32::from_le_bytes(*low)))
    }

    /// So many of one kind.
    #[inline]
    pub(super) fn one(kind: usize, count: u8) -> Counts {
        Counts(u64::from(count) << (8 * kind))
    }

    #[inline]
    pub(super) fn get(self, kind: usize) -> u8 {
        // There are no more than eight, which spares a check; and a shifted word need not be written to memory.
        (self.0 >> (8 * (kind % 8))).to_le_bytes()[0]
    }

    /// The same, but so many of this kind.
    #[inline]
    pub(super) fn with(self, kind: usize, count: u8) -> Counts {
        Counts(self.0 & !(0xFF << (8 * kind)) | u64::from(count) << (8 * kind))
    }

    #[inline]
    pub(super) fn plus(self, other: Counts) -> Counts {
        Counts(self.0 + other.0)
    }

    /// What is left of each, at least nothing.
    #[inline]
    pub(super) fn less(self, other: Counts) -> Counts {
        let differences = (self.0 | UPPER) - other.0; // no byte borrows from the next
        let enough = differences & UPPER;
        Counts(differences & (enough - (enough >> 7)))
    }

    /// Of each no more than this.
    #[inline]
    pub(super) fn at_most(self, most: Counts) -> Counts {
        Counts(self.0 - self.less(most).0)
    }

    /// Those of these kinds alone.
    #[inline]
    pub(super) fn only(self, kinds: Flags) -> Counts {
        Counts(self.0 & ((kinds.0 >> 7) * 0xFF))
    }

    #[inline]
    pub(super) fn word(self) -> u64 {
        self.0
    }

    /// All together, which are fewer than 256.
    #[inline]
    pub(super) fn total(self) -> u8 {
        self.0.wrapping_mul(ONES).to_le_bytes()[7]
    }

    /// The first so many kinds alone.
    #[inline]
    pub(super) fn first(self, kinds: usize) -> Counts {
        Counts(self.0 & ((1 << (8 * kinds)) - 1))
    }

    /// The kinds after this one alone.
    #[inline]
    pub(super) fn after(self, kind: usize) -> Counts {
        Counts(self.0 & (!0xFF << (8 * kind)))
    }

    /// The kinds of which there are any, in order.
    #[inline]
    pub(super) fn kinds(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let shift = rest.trailing_zeros() & 0x38; // where its byte begins
                rest &= !(0xFF << shift);
                usize::try_from(shift / 8).expect("a byte of a word")
            })
        })
    }

    /// The kinds of which there are any.
    #[inline]
    pub(super) fn which(self) -> Flags {
        Flags((((self.0 & !UPPER) + !UPPER) | self.0) & UPPER)
    }

    /// The kinds of which the counts are different.
    #[inline]
    pub(super) fn changes(self, other: Counts) -> Flags {
        Counts(self.0 ^ other.0).which()
    }
}

/// Some goods, or some companies: the upper bit of a byte for each.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub(super) struct Flags(u64);

impl Flags {
    #[inline]
    pub(super) fn one(kind: usize) -> Flags {
        Flags(0x80 << (8 * kind))
    }

    #[inline]
    pub(super) fn or(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }

    /// Is one of them among the others?
    #[inline]
    pub(super) fn meets(self, other: Flags) -> bool {
        self.0 & other.0 != 0
    }

    /// In order.
    #[inline]
    pub(super) fn kinds(self) -> impl Iterator<Item = usize> {
        Counts(self.0).kinds()
    }

    /// The same places, so many later.
    #[inline]
    pub(super) fn later(self, places: usize) -> Flags {
        Flags(self.0 << (8 * places))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: [u8; 6] = [0, 1, 127, 12, 0, 15];
    const OTHERS: [u8; 6] = [3, 1, 126, 15, 0, 9];

    #[test]
    fn every_byte_is_counted_for_itself() {
        let (some, others) = (Counts::of(&SOME), Counts::of(&OTHERS));
        for kind in 0..6 {
            assert_eq!(some.get(kind), SOME[kind]);
            assert_eq!(some.less(others).get(kind), SOME[kind].saturating_sub(OTHERS[kind]));
            assert_eq!(others.less(some).get(kind), OTHERS[kind].saturating_sub(SOME[kind]));
            assert_eq!(some.which().meets(Flags::one(kind)), SOME[kind] > 0);
            assert_eq!(some.changes(others).meets(Flags::one(kind)), SOME[kind] != OTHERS[kind]);
        }
        assert_eq!(some.total(), SOME.iter().sum());
        assert_eq!(some.at_most(others), Counts::of(&[0, 1, 126, 12, 0, 9]));
        assert_eq!(some.only(others.less(some).which()), Counts::of(&[0, 0, 0, 12]));
        assert_eq!(some.first(3), Counts::of(&[0, 1, 127, 0]));
        assert_eq!(some.after(2), Counts::of(&[0, 0, 0, 12, 0, 15]));
        assert_eq!(some.plus(Counts::one(4, 2)), Counts::of(&[0, 1, 127, 12, 2, 15]));
        assert_eq!(some.kinds().collect::<Vec<_>>(), [1, 2, 3, 5]);
        assert_eq!(some.which().later(2).kinds().collect::<Vec<_>>(), [3, 4, 5, 7]);
        assert_eq!(some.with(2, 5), Counts::of(&[0, 1, 5, 12, 0, 15]));
        assert!(some.which().meets(others.which()) && !some.which().meets(Flags::default()));
    }
}
