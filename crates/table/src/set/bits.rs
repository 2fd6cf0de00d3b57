//! The words that sets keep their bits in: a machine word, or several.

use std::marker::PhantomData;

use super::Set;

/// Machine words that a [`Set`] keeps its bits in.
pub trait Bits: Copy + Eq + std::hash::Hash + std::fmt::Debug + Send + Sync + 'static {
    /// How many bits there are.
    const WIDTH: usize;
    /// No bit.
    const NONE: Self;
    /// The bit at `place`, which is below `WIDTH`.
    fn one(place: usize) -> Self;
    /// Is the bit at `place` set? Beyond `WIDTH` none is.
    fn contains(self, place: usize) -> bool;
    /// Bits set in both.
    fn and(self, other: Self) -> Self;
    /// Bits set in either.
    fn or(self, other: Self) -> Self;
    /// Bits set here and not in `other`.
    fn without(self, other: Self) -> Self;
    /// The bits above `place`, which is below `WIDTH`.
    fn above(self, place: usize) -> Self;
    /// How many bits are set.
    fn count(self) -> u32;
    /// The place of the lowest bit.
    fn lowest(self) -> Option<usize>;
    /// All but the lowest bit; of no bit, none.
    fn without_lowest(self) -> Self;
    /// The place of the highest bit.
    fn highest(self) -> Option<usize>;
}

/// A trait cannot have constant functions, so `Set::of` is written for each kind of word.
macro_rules! one_word {
    ($($word:ty),*) => {$(
        impl Bits for $word {
            const WIDTH: usize = 8 * size_of::<$word>();
            const NONE: $word = 0;
            #[inline]
            fn one(place: usize) -> $word {
                1 << place
            }
            #[inline]
            fn contains(self, place: usize) -> bool {
                place < Self::WIDTH && self >> place & 1 != 0
            }
            #[inline]
            fn and(self, other: $word) -> $word {
                self & other
            }
            #[inline]
            fn or(self, other: $word) -> $word {
                self | other
            }
            #[inline]
            fn without(self, other: $word) -> $word {
                self & !other
            }
            #[inline]
            fn above(self, place: usize) -> $word {
                let bit: $word = 1 << place;
                self & !(bit | (bit - 1))
            }
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn lowest(self) -> Option<usize> {
                (self != 0).then(|| place(self.trailing_zeros()))
            }
            #[inline]
            fn without_lowest(self) -> $word {
                self & self.wrapping_sub(1)
            }
            #[inline]
            fn highest(self) -> Option<usize> {
                self.checked_ilog2().map(place)
            }
        }

        impl<K> Set<K, $word> {
            /// Those with these places in `K::ALL`, for constant tables.
            pub const fn of(places: &[usize]) -> Self {
                let mut bits = 0;
                let mut n = 0;
                while n < places.len() {
                    bits |= 1 << places[n];
                    n += 1;
                }
                Set { bits, kind: PhantomData }
            }
        }
    )*};
}

one_word!(u8, u64);

/// Two words, for more than 64 things.
impl Bits for [u64; 2] {
    const WIDTH: usize = 128;
    const NONE: [u64; 2] = [0; 2];
    // Chosen, not indexed: an indexed word is written to memory, and then waited for.
    #[inline]
    fn one(place: usize) -> [u64; 2] {
        let bit = 1 << (place % 64);
        if place < 64 { [bit, 0] } else { [0, bit] }
    }
    #[inline]
    fn contains(self, place: usize) -> bool {
        let word = if place < 64 { self[0] } else { self[1] };
        place < Self::WIDTH && word >> (place % 64) & 1 != 0
    }
    #[inline]
    fn and(self, other: [u64; 2]) -> [u64; 2] {
        [self[0] & other[0], self[1] & other[1]]
    }
    #[inline]
    fn or(self, other: [u64; 2]) -> [u64; 2] {
        [self[0] | other[0], self[1] | other[1]]
    }
    #[inline]
    fn without(self, other: [u64; 2]) -> [u64; 2] {
        [self[0] & !other[0], self[1] & !other[1]]
    }
    #[inline]
    fn above(self, place: usize) -> [u64; 2] {
        match place / 64 {
            0 => [self[0].above(place), self[1]],
            _ => [0, self[1].above(place % 64)],
        }
    }
    #[inline]
    fn count(self) -> u32 {
        self[0].count_ones() + self[1].count_ones()
    }
    #[inline]
    fn lowest(self) -> Option<usize> {
        self[0].lowest().or_else(|| self[1].lowest().map(|place| 64 + place))
    }
    #[inline]
    fn without_lowest(self) -> [u64; 2] {
        if self[0] != 0 { [self[0].without_lowest(), self[1]] } else { [0, self[1].without_lowest()] }
    }
    #[inline]
    fn highest(self) -> Option<usize> {
        self[1].highest().map(|place| 64 + place).or_else(|| self[0].highest())
    }
}

impl<K> Set<K, [u64; 2]> {
    /// Those with these places in `K::ALL`, for constant tables.
    pub const fn of(places: &[usize]) -> Self {
        let mut bits = [0; 2];
        let mut n = 0;
        while n < places.len() {
            bits[places[n] / 64] |= 1 << (places[n] % 64);
            n += 1;
        }
        Set { bits, kind: PhantomData }
    }
}

#[inline]
fn place(bit: u32) -> usize {
    usize::try_from(bit).expect("32 bits fit")
}
