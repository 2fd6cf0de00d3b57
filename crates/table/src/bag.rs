//! Things of a few kinds, counted.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{AddAssign, Index, SubAssign};

use serde::de::{Error as _, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Draws;

/// The kinds of thing that a bag may hold, usually an enum.
pub trait Kind: Copy + Eq + fmt::Debug + 'static {
    /// All of them, in the order of the component data.
    const ALL: &'static [Self];
    /// The place of this one in `ALL`.
    fn index(self) -> usize;
}

/// How many of each of `N` kinds: a bag of cubes, a ship's cargo, a purse of wares.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct Bag<K, const N: usize> {
    counts: [u8; N],
    kind: PhantomData<K>,
}

impl<K: Kind, const N: usize> Bag<K, N> {
    /// Nothing.
    pub const EMPTY: Self = {
        assert!(K::ALL.len() == N, "one count for each kind");
        Bag { counts: [0; N], kind: PhantomData }
    };

    /// So many of each kind, in the order of `K::ALL`.
    pub const fn of(counts: [u8; N]) -> Self {
        Bag { counts, kind: PhantomData }
    }

    /// So many of each kind, in the order of `K::ALL`.
    #[inline]
    pub fn counts(&self) -> [u8; N] {
        self.counts
    }

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u32 {
        self.counts.iter().map(|&count| u32::from(count)).sum()
    }

    /// Nothing there?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts == [0; N]
    }

    /// At least one of this kind?
    #[inline]
    pub fn has(&self, kind: K) -> bool {
        self.counts[kind.index()] > 0
    }

    /// Everything that is in `other` too?
    pub fn contains(&self, other: &Self) -> bool {
        self.counts.iter().zip(&other.counts).all(|(mine, theirs)| mine >= theirs)
    }

    /// Puts one in.
    #[inline]
    pub fn add(&mut self, kind: K) {
        self.counts[kind.index()] += 1;
    }

    /// Takes one out, if there is one.
    #[inline]
    pub fn take(&mut self, kind: K) -> bool {
        let count = &mut self.counts[kind.index()];
        match count.checked_sub(1) {
            Some(rest) => {
                *count = rest;
                true
            }
            None => false,
        }
    }

    /// Takes everything out.
    #[inline]
    pub fn take_all(&mut self) -> Self {
        std::mem::replace(self, Self::EMPTY)
    }

    /// What is left when all of `other` is taken out, or nothing where that cannot be.
    pub fn minus(&self, other: &Self) -> Option<Self> {
        let mut counts = self.counts;
        for (mine, theirs) in counts.iter_mut().zip(&other.counts) {
            *mine = mine.checked_sub(*theirs)?;
        }
        Some(Bag::of(counts))
    }

    /// Takes one out blindly.
    pub fn draw(&mut self, draws: &mut Draws<'_>) -> Option<K> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let mut chosen = draws.below(total);
        let mut kinds = K::ALL.iter();
        let kind = kinds.find(|kind| {
            let count = u32::from(self[**kind]);
            let found = chosen < count;
            chosen = chosen.saturating_sub(count);
            found
        });
        let kind = *kind.expect("the draw is below the total");
        self.take(kind);
        Some(kind)
    }

    /// Each kind of which there is at least one, with its count, in order.
    pub fn kinds(&self) -> impl Iterator<Item = (K, u8)> + use<K, N> {
        let counts = self.counts;
        K::ALL.iter().zip(counts).filter(|(_, count)| *count > 0).map(|(kind, count)| (*kind, count))
    }

    /// Each single thing, in order of kinds.
    pub fn iter(&self) -> impl Iterator<Item = K> + use<K, N> {
        self.kinds().flat_map(|(kind, count)| (0..count).map(move |_| kind))
    }
}

impl<K: Kind, const N: usize> Default for Bag<K, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K: Kind, const N: usize> Index<K> for Bag<K, N> {
    type Output = u8;
    #[inline]
    fn index(&self, kind: K) -> &u8 {
        &self.counts[kind.index()]
    }
}

impl<K: Kind, const N: usize> AddAssign for Bag<K, N> {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        for (mine, theirs) in self.counts.iter_mut().zip(other.counts) {
            *mine += theirs;
        }
    }
}

/// All of `other` must be there.
impl<K: Kind, const N: usize> SubAssign for Bag<K, N> {
    fn sub_assign(&mut self, other: Self) {
        *self = self.minus(&other).expect("what is taken out is there");
    }
}

impl<K: Kind, const N: usize> FromIterator<K> for Bag<K, N> {
    fn from_iter<I: IntoIterator<Item = K>>(things: I) -> Self {
        let mut bag = Self::EMPTY;
        things.into_iter().for_each(|kind| bag.add(kind));
        bag
    }
}

impl<K: Kind, const N: usize> fmt::Debug for Bag<K, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds()).finish()
    }
}

/// Every kind with its count, also those that are missing: a reader need not know which kinds exist.
impl<K: Kind + Serialize, const N: usize> Serialize for Bag<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(K::ALL.iter().map(|kind| (*kind, self[*kind])))
    }
}

/// Either counts by kind, where a missing kind is none, or a plain list of things.
impl<'de, K: Kind + Deserialize<'de>, const N: usize> Deserialize<'de> for Bag<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Counts<K, const N: usize>(PhantomData<K>);

        impl<'de, K: Kind + Deserialize<'de>, const N: usize> Visitor<'de> for Counts<K, N> {
            type Value = Bag<K, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("counts by kind, or a list of kinds")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Bag<K, N>, A::Error> {
                let mut bag = Bag::EMPTY;
                while let Some((kind, count)) = map.next_entry::<K, u8>()? {
                    bag.counts[kind.index()] = count;
                }
                Ok(bag)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Bag<K, N>, A::Error> {
                let mut bag = Bag::EMPTY;
                while let Some(kind) = list.next_element::<K>()? {
                    let count = &mut bag.counts[kind.index()];
                    *count =
                        count.checked_add(1).ok_or_else(|| A::Error::custom("more than 255 of one kind"))?;
                }
                Ok(bag)
            }
        }

        deserializer.deserialize_any(Counts(PhantomData))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::{Dice, Seed};

    #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub(crate) enum Ware {
        Salt,
        Silk,
    }

    impl Kind for Ware {
        const ALL: &'static [Ware] = &[Ware::Salt, Ware::Silk];
        fn index(self) -> usize {
            usize::from(self == Ware::Silk)
        }
    }

    type Wares = Bag<Ware, 2>;

    #[test]
    fn counts_go_up_and_down_but_never_below_nothing() {
        let mut wares: Wares = [Ware::Silk, Ware::Salt, Ware::Silk].into_iter().collect();
        assert_eq!((wares.total(), wares[Ware::Silk]), (3, 2));
        assert!(wares.take(Ware::Salt));
        assert!(!wares.take(Ware::Salt));
        assert_eq!(wares.minus(&Wares::of([1, 0])), None);
        wares -= Wares::of([0, 2]);
        assert!(wares.is_empty());
    }

    #[test]
    fn drawing_blindly_empties_the_bag_and_is_fair() {
        let mut dice = Dice::new(Seed::from_number(5));
        let mut draws = dice.draws();
        let mut silk_first = 0;
        for _ in 0..9_000 {
            let mut wares = Wares::of([1, 2]);
            let drawn: Vec<Ware> = std::iter::from_fn(|| wares.draw(&mut draws)).collect();
            assert_eq!(drawn.iter().copied().collect::<Wares>(), Wares::of([1, 2]));
            silk_first += u32::from(drawn[0] == Ware::Silk);
        }
        assert!(silk_first.abs_diff(6_000) < 180, "two of three are silk: {silk_first}");
    }

    #[test]
    fn read_as_counts_or_as_a_list_written_in_full() {
        let wares: Wares = serde_json::from_str(r#"["silk","silk"]"#).unwrap();
        assert_eq!(wares, serde_json::from_str(r#"{"silk":2}"#).unwrap());
        assert_eq!(serde_json::to_string(&wares).unwrap(), r#"{"salt":0,"silk":2}"#);
        assert!(serde_json::from_str::<Wares>(r#"["amber"]"#).is_err());
    }
}
