//! What each kind of thing has.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Kind;

/// One value for each of `N` kinds: a price for each good, an owner for each card.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct PerKind<K, T, const N: usize> {
    items: [T; N],
    kind: PhantomData<K>,
}

impl<K: Kind, T, const N: usize> PerKind<K, T, N> {
    /// These, in the order of `K::ALL`.
    pub const fn of(items: [T; N]) -> Self {
        assert!(K::ALL.len() == N, "one for each kind");
        PerKind { items, kind: PhantomData }
    }

    /// For each kind what `f` makes of it.
    pub fn from_fn(mut f: impl FnMut(K) -> T) -> Self {
        Self::of(std::array::from_fn(|n| f(K::ALL[n])))
    }

    /// In the order of `K::ALL`.
    #[inline]
    pub const fn as_array(&self) -> &[T; N] {
        &self.items
    }

    /// Each kind with what is its own.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (K, &T)> {
        K::ALL.iter().copied().zip(&self.items)
    }
}

impl<K: Kind, T: Default, const N: usize> Default for PerKind<K, T, N> {
    fn default() -> Self {
        Self::from_fn(|_| T::default())
    }
}

impl<K: Kind, T, const N: usize> Index<K> for PerKind<K, T, N> {
    type Output = T;
    #[inline]
    fn index(&self, kind: K) -> &T {
        &self.items[kind.index()]
    }
}

impl<K: Kind, T, const N: usize> IndexMut<K> for PerKind<K, T, N> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut T {
        &mut self.items[kind.index()]
    }
}

impl<K: Kind, T: fmt::Debug, const N: usize> fmt::Debug for PerKind<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Kind + Serialize, T: Serialize, const N: usize> Serialize for PerKind<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// A kind that is left out has the default.
impl<'de, K, T, const N: usize> Deserialize<'de> for PerKind<K, T, N>
where
    K: Kind + Ord + Deserialize<'de>,
    T: Default + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut all = Self::default();
        for (kind, item) in BTreeMap::<K, T>::deserialize(deserializer)? {
            all[kind] = item;
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bag::tests::Ware;

    #[test]
    fn written_by_kind_and_read_with_defaults() {
        let mut prices: PerKind<Ware, u8, 2> = PerKind::of([5, 0]);
        prices[Ware::Silk] += 9;
        assert_eq!(serde_json::to_string(&prices).unwrap(), r#"{"salt":5,"silk":9}"#);
        let read: PerKind<Ware, u8, 2> = serde_json::from_str(r#"{"silk":9}"#).unwrap();
        assert_eq!((read[Ware::Salt], read[Ware::Silk]), (0, 9));
        assert!(serde_json::from_str::<PerKind<Ware, u8, 2>>(r#"{"tea":1}"#).is_err());
    }
}
