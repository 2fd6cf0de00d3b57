//! How the types of this crate are written for the client: as they are serialised, not as they are stored.

use ts_rs::{Config, TS, TypeVisitor};

use crate::bag::Kind;
use crate::{Bag, Bits, Numbering, Offer, Offers, PerKind, PerSeat, Pile, Set};

/// A list of some type.
macro_rules! list {
    ([$($generics:tt)*] $type:ty, $item:ty) => {
        impl<$($generics)*> TS for $type {
            type WithoutGenerics = Vec<ts_rs::Dummy>;
            type OptionInnerType = Self;
            fn name(config: &Config) -> String {
                <Vec<$item> as TS>::name(config)
            }
            fn inline(config: &Config) -> String {
                <Vec<$item> as TS>::inline(config)
            }
            fn visit_dependencies(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<$item> as TS>::visit_dependencies(visitor);
            }
        }
    };
}

list!([T: TS] PerSeat<T>, T);
list!([T: TS, const N: usize] Pile<T, N>, T);
list!([K: Kind + TS, B: Bits] Set<K, B>, K);

/// Counts by kind.
impl<K: Kind + TS, const N: usize> TS for Bag<K, N> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(config: &Config) -> String {
        format!("Record<{}, number>", K::name(config))
    }
    fn inline(config: &Config) -> String {
        Self::name(config)
    }
}

/// By kind.
impl<K: Kind + TS, T: TS, const N: usize> TS for PerKind<K, T, N> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(config: &Config) -> String {
        format!("Record<{}, {}>", K::name(config), T::name(config))
    }
    fn inline(config: &Config) -> String {
        Self::name(config)
    }
}

/// The book: what stands, how much each seat has said, the latest number, and the limits.
impl<T: TS, const N: usize, Number: Numbering> TS for Offers<T, N, Number> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(config: &Config) -> String {
        let offer = Offer::<T>::name(config);
        format!(
            "{{ standing: Array<{offer}>, posted: Array<number>, last: OfferNumber, limits: OfferLimits }}"
        )
    }
    fn inline(config: &Config) -> String {
        Self::name(config)
    }
}
