//! One bit set for everything: some seats, some cards, some offers. No heap.

mod bits;

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Kind;

pub use bits::Bits;

/// Some of the things of a kind, in no order: one bit for each. `B` has room for all of them.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct Set<K, B = u64> {
    bits: B,
    kind: PhantomData<K>,
}

impl<K: Kind, B: Bits> Set<K, B> {
    /// Does not compile for a kind of which `B` cannot hold all.
    const FITS: () = assert!(K::ALL.len() <= B::WIDTH && K::ALL.len() < 256, "a bit for each thing");

    /// None.
    pub const EMPTY: Self = {
        let () = Self::FITS;
        Set { bits: B::NONE, kind: PhantomData }
    };

    /// Everything there is.
    pub fn all() -> Self {
        K::ALL.iter().copied().collect()
    }

    /// The words that hold the bits, for whoever keeps something for each set.
    #[inline]
    pub fn bits(self) -> B {
        self.bits
    }

    /// Is this one among them?
    #[inline]
    pub fn contains(self, thing: K) -> bool {
        self.bits.contains(thing.index())
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, thing: K) {
        self.bits = self.bits.or(B::one(thing.index()));
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, thing: K) {
        self.bits = self.bits.without(B::one(thing.index()));
    }

    /// How many.
    #[inline]
    pub fn len(self) -> u8 {
        u8::try_from(self.bits.count()).expect("fewer than 256 things")
    }

    /// None?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == B::NONE
    }

    /// Those that are in `other` too.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Set { bits: self.bits.and(other.bits), ..self }
    }

    /// Those that are in either.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Set { bits: self.bits.or(other.bits), ..self }
    }

    /// Those that are not in `other`.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Set { bits: self.bits.without(other.bits), ..self }
    }

    /// Those that come after `thing` in `K::ALL`.
    #[inline]
    #[must_use]
    pub fn above(self, thing: K) -> Self {
        Set { bits: self.bits.above(thing.index()), ..self }
    }

    /// The one that comes last in `K::ALL`.
    #[inline]
    pub fn highest(self) -> Option<K> {
        Some(K::ALL[self.bits.highest()?])
    }

    /// In the order of `K::ALL`.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> + Clone {
        Things { rest: self.bits, kind: PhantomData }
    }
}

/// The things of a set, one after the other.
#[derive(Clone)]
struct Things<K, B> {
    rest: B,
    kind: PhantomData<K>,
}

impl<K: Kind, B: Bits> Iterator for Things<K, B> {
    type Item = K;

    #[inline]
    fn next(&mut self) -> Option<K> {
        let place = self.rest.lowest()?;
        self.rest = self.rest.without_lowest();
        Some(K::ALL[place])
    }

    /// Things that are passed over need not be named.
    #[inline]
    fn nth(&mut self, n: usize) -> Option<K> {
        (0..n).for_each(|_| self.rest = self.rest.without_lowest());
        self.next()
    }
}

impl<K: Kind, B: Bits> Default for Set<K, B> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K: Kind, B: Bits> From<K> for Set<K, B> {
    #[inline]
    fn from(thing: K) -> Self {
        Set { bits: B::one(thing.index()), kind: PhantomData }
    }
}

impl<K: Kind, B: Bits> FromIterator<K> for Set<K, B> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = K>>(things: I) -> Self {
        let mut set = Self::EMPTY;
        things.into_iter().for_each(|thing| set.insert(thing));
        set
    }
}

impl<K: Kind, B: Bits> BitOr for Set<K, B> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl<K: Kind, B: Bits> BitOrAssign for Set<K, B> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = self.or(other);
    }
}

impl<K: Kind, B: Bits> BitAnd for Set<K, B> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl<K: Kind, B: Bits> Sub for Set<K, B> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.without(other)
    }
}

impl<K: Kind + fmt::Debug, B: Bits> fmt::Debug for Set<K, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Kind + Serialize, B: Bits> Serialize for Set<K, B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, K: Kind + Deserialize<'de>, B: Bits> Deserialize<'de> for Set<K, B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::<K>::deserialize(deserializer)?;
        let (beyond, count) = (things.iter().find(|thing| thing.index() >= K::ALL.len()), K::ALL.len());
        match beyond {
            Some(thing) => Err(D::Error::custom(format_args!("number {} of {count}", thing.index()))),
            None => Ok(things.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
    struct Chip(u8);

    impl Kind for Chip {
        const ALL: &'static [Chip] = &{
            let mut all = [Chip(0); 100];
            let mut n = 0;
            while n < 100 {
                all[n].0 = if n == 0 { 0 } else { all[n - 1].0 + 1 };
                n += 1;
            }
            all
        };
        fn index(self) -> usize {
            usize::from(self.0)
        }
    }

    type Chips = Set<Chip, [u64; 2]>;

    fn chips(numbers: &[u8]) -> Chips {
        numbers.iter().map(|&number| Chip(number)).collect()
    }

    #[test]
    fn sets_are_in_order_and_reach_over_words() {
        let mut set = chips(&[99, 3, 64, 63]);
        assert_eq!(set.iter().map(|chip| chip.0).collect::<Vec<_>>(), [3, 63, 64, 99]);
        assert_eq!((set.len(), set.highest()), (4, Some(Chip(99))));
        set.remove(Chip(99));
        assert!(set.contains(Chip(64)) && !set.contains(Chip(99)));
        assert_eq!(set.above(Chip(63)), chips(&[64]));
        assert_eq!(set.above(Chip(3)), chips(&[63, 64]));
        assert_eq!(Chips::of(&[3, 63, 64]), set);
        assert_eq!(Chips::EMPTY.highest(), None);
        assert_eq!(Chips::all().len(), 100);
    }

    #[test]
    fn what_two_sets_have() {
        let (one, two) = (chips(&[1, 70]), chips(&[1, 2]));
        assert_eq!((one.and(two), one.or(two)), (chips(&[1]), chips(&[1, 2, 70])));
        assert_eq!(one.without(two), chips(&[70]));
        assert_eq!((one & two, one | two, one - two), (one.and(two), one.or(two), one.without(two)));
        assert_eq!(serde_json::to_string(&one).unwrap(), "[1,70]");
        assert_eq!(serde_json::from_str::<Chips>("[70,1]").unwrap(), one);
    }

    #[test]
    fn what_is_no_thing_of_the_kind_is_not_read() {
        assert!(!Chips::all().contains(Chip(100)) && !Chips::all().contains(Chip(200)));
        let error = serde_json::from_str::<Chips>("[100]").unwrap_err();
        assert!(error.to_string().starts_with("number 100 of 100"), "{error}");
    }
}
