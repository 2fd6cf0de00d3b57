//! Some offers, by their numbers.

use super::OfferNumber;
use crate::{Kind, Set};

/// Some offers of a phase, by their numbers, which stay below 128.
pub type OfferNumbers = Set<OfferNumber, [u64; 2]>;

impl Kind for OfferNumber {
    const ALL: &'static [OfferNumber] = &{
        let mut all = [OfferNumber(0); 128];
        let mut n = 1;
        while n < all.len() {
            all[n].0 = all[n - 1].0 + 1;
            n += 1;
        }
        all
    };
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_order_and_bounded() {
        let mut numbers: OfferNumbers = [OfferNumber(70), OfferNumber(3)].into_iter().collect();
        assert_eq!(serde_json::to_string(&numbers).unwrap(), "[3,70]");
        assert_eq!((numbers.len(), numbers.contains(OfferNumber(70))), (2, true));
        numbers.remove(OfferNumber(70));
        assert_eq!(numbers, OfferNumbers::from(OfferNumber(3)));
        assert!(!numbers.contains(OfferNumber(128)));
        assert!(serde_json::from_str::<OfferNumbers>("[128]").is_err());
    }
}
