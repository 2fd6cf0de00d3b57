//! Some of the things of a box, without a heap.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Kind;

/// Some of up to 64 things for each of `WORDS`, in no order: cards, shops, places.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct Set<K, const WORDS: usize = 1> {
    words: [u64; WORDS],
    kind: PhantomData<K>,
}

impl<K: Kind, const WORDS: usize> Set<K, WORDS> {
    const FITS: () = assert!(K::ALL.len() <= 64 * WORDS && K::ALL.len() < 256, "a bit for each thing");

    /// None.
    pub const EMPTY: Self = {
        let () = Self::FITS;
        Set { words: [0; WORDS], kind: PhantomData }
    };

    /// Those with these places in `K::ALL`, for constant tables.
    pub const fn of(places: &[usize]) -> Self {
        let mut words = [0; WORDS];
        let mut n = 0;
        while n < places.len() {
            words[places[n] / 64] |= 1 << (places[n] % 64);
            n += 1;
        }
        Set { words, kind: PhantomData }
    }

    /// Everything there is.
    pub fn all() -> Self {
        K::ALL.iter().copied().collect()
    }

    /// Is this one among them?
    #[inline]
    pub fn contains(self, thing: K) -> bool {
        let (word, bit) = spot(thing);
        self.words[word] & bit != 0
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, thing: K) {
        let (word, bit) = spot(thing);
        self.words[word] |= bit;
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, thing: K) {
        let (word, bit) = spot(thing);
        self.words[word] &= !bit;
    }

    /// How many.
    #[inline]
    pub fn len(self) -> u8 {
        let ones: u32 = self.words.iter().map(|word| word.count_ones()).sum();
        u8::try_from(ones).expect("fewer than 256 things")
    }

    /// None?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.words == [0; WORDS]
    }

    /// Those that are in `other` too.
    #[inline]
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.words.iter_mut().zip(other.words).for_each(|(mine, theirs)| *mine &= theirs);
        self
    }

    /// Those that are in either.
    #[inline]
    #[must_use]
    pub fn or(mut self, other: Self) -> Self {
        self.words.iter_mut().zip(other.words).for_each(|(mine, theirs)| *mine |= theirs);
        self
    }

    /// Those that are not in `other`.
    #[inline]
    #[must_use]
    pub fn without(mut self, other: Self) -> Self {
        self.words.iter_mut().zip(other.words).for_each(|(mine, theirs)| *mine &= !theirs);
        self
    }

    /// Those that come after `thing` in the data file.
    #[inline]
    #[must_use]
    pub fn above(mut self, thing: K) -> Self {
        let (here, bit) = spot(thing);
        self.words[..here].fill(0);
        self.words[here] &= !(bit | (bit - 1));
        self
    }

    /// The one that comes last in the data file.
    #[inline]
    pub fn highest(self) -> Option<K> {
        (0..WORDS).rev().find_map(|n| Some(thing(n, self.words[n].checked_ilog2()?)))
    }

    /// In the order of the data file.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> {
        let mut rest = self.words;
        let mut n = 0;
        std::iter::from_fn(move || {
            while n < WORDS && rest[n] == 0 {
                n += 1;
            }
            let word = rest.get_mut(n)?;
            let bit = word.trailing_zeros();
            *word &= *word - 1;
            Some(thing(n, bit))
        })
    }
}

#[inline]
fn spot<K: Kind>(thing: K) -> (usize, u64) {
    let place = thing.index();
    (place / 64, 1 << (place % 64))
}

#[inline]
fn thing<K: Kind>(word: usize, bit: u32) -> K {
    K::ALL[64 * word + usize::try_from(bit).expect("below 64")]
}

impl<K: Kind, const WORDS: usize> Default for Set<K, WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K: Kind, const WORDS: usize> FromIterator<K> for Set<K, WORDS> {
    fn from_iter<I: IntoIterator<Item = K>>(things: I) -> Self {
        let mut set = Self::EMPTY;
        things.into_iter().for_each(|thing| set.insert(thing));
        set
    }
}

impl<K: Kind, const WORDS: usize> fmt::Debug for Set<K, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Kind + Serialize, const WORDS: usize> Serialize for Set<K, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, K: Kind + Deserialize<'de>, const WORDS: usize> Deserialize<'de> for Set<K, WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<K>::deserialize(deserializer)?.into_iter().collect())
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

    type Chips = Set<Chip, 2>;

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
        assert_eq!(serde_json::to_string(&one).unwrap(), "[1,70]");
        assert_eq!(serde_json::from_str::<Chips>("[70,1]").unwrap(), one);
    }
}
