//! Things in order, without a heap.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Index;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Up to `N` things in order, from the bottom to the top. Two piles are equal if what lies on them is.
#[derive(Copy, Clone)]
pub struct Pile<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    const FITS: () = assert!(N < 256, "a pile counts in one byte");

    /// Nothing.
    pub fn new() -> Pile<T, N> {
        let () = Self::FITS;
        Pile { items: [T::default(); N], len: 0 }
    }

    /// Puts a thing on top. The rules bound every pile; one thing too many is a bug.
    #[inline]
    pub fn push(&mut self, item: T) {
        assert!(self.len() < N, "a pile of at most {N} is full");
        self.items[self.len()] = item;
        self.len += 1;
    }

    /// Takes the top thing.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len()])
    }

    /// Takes the thing at this place, counted from the bottom; what is above it sinks.
    #[inline]
    pub fn remove(&mut self, place: usize) -> Option<T> {
        let len = self.len();
        let item = *self.as_slice().get(place)?;
        self.items.copy_within(place + 1..len, place);
        self.len -= 1;
        Some(item)
    }

    /// Keeps only what `keep` says yes to.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = Pile::new();
        for item in self.as_slice() {
            if keep(item) {
                kept.push(*item);
            }
        }
        *self = kept;
    }
}

impl<T, const N: usize> Pile<T, N> {
    /// How many.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Nothing there?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// No room for another?
    pub fn is_full(&self) -> bool {
        self.len() == N
    }

    /// Takes everything away.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// From the bottom to the top.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }

    /// From the bottom to the top.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        &mut self.items[..len]
    }

    /// From the bottom to the top.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// What lies at the bottom.
    #[inline]
    pub fn bottom(&self) -> Option<&T> {
        self.as_slice().first()
    }

    /// What lies on top.
    #[inline]
    pub fn top(&self) -> Option<&T> {
        self.as_slice().last()
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Pile::new();
        items.into_iter().for_each(|item| pile.push(item));
        pile
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Pile<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T, const N: usize> Index<usize> for Pile<T, N> {
    type Output = T;
    fn index(&self, place: usize) -> &T {
        &self.as_slice()[place]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Hash, const N: usize> Hash for Pile<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format_args!("{} things on a pile of at most {N}", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_away_does_not_count() {
        let mut pile: Pile<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(pile.pop(), Some(3));
        assert_eq!(pile, [1, 2].into_iter().collect());
        assert_eq!(pile.remove(0), Some(1));
        assert_eq!((pile.bottom(), pile.top(), pile.len()), (Some(&2), Some(&2), 1));
        assert_eq!(pile.remove(1), None);
        assert_eq!((pile.pop(), pile.pop()), (Some(2), None));
    }

    #[test]
    fn retaining_keeps_the_order() {
        let mut pile: Pile<u8, 6> = (0..6).collect();
        pile.retain(|n| n % 2 == 1);
        assert_eq!(pile.as_slice(), [1, 3, 5]);
    }

    #[test]
    fn a_list_from_outside_that_does_not_fit_is_refused() {
        assert!(serde_json::from_str::<Pile<u8, 2>>("[1,2,3]").is_err());
        let pile: Pile<u8, 3> = serde_json::from_str("[1,2,3]").unwrap();
        assert_eq!(serde_json::to_string(&pile).unwrap(), "[1,2,3]");
    }

    #[test]
    #[should_panic(expected = "a pile of at most 1 is full")]
    fn one_too_many_is_a_bug() {
        let mut pile: Pile<u8, 1> = Pile::new();
        pile.push(1);
        pile.push(2);
    }
}
