//! Some offers, by their numbers.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::OfferNumber;

/// Some offers of a phase, by their numbers, which stay below 128.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<OfferNumber>"))]
pub struct OfferNumbers([u64; 2]);

impl OfferNumbers {
    /// None.
    pub const EMPTY: OfferNumbers = OfferNumbers([0; 2]);

    /// Adds one.
    pub fn insert(&mut self, number: OfferNumber) {
        if let Some(word) = self.0.get_mut(usize::from(number.0 / 64)) {
            *word |= 1 << (number.0 % 64);
        }
    }

    /// Takes one out.
    pub fn remove(&mut self, number: OfferNumber) {
        if let Some(word) = self.0.get_mut(usize::from(number.0 / 64)) {
            *word &= !(1 << (number.0 % 64));
        }
    }

    /// Is this one among them?
    #[inline]
    pub fn contains(self, number: OfferNumber) -> bool {
        self.0.get(usize::from(number.0 / 64)).is_some_and(|word| word & 1 << (number.0 % 64) != 0)
    }

    /// None?
    pub fn is_empty(self) -> bool {
        self == OfferNumbers::EMPTY
    }

    /// How many.
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// In order.
    pub fn iter(self) -> impl Iterator<Item = OfferNumber> {
        (0..128).map(OfferNumber).filter(move |number| self.contains(*number))
    }
}

impl From<OfferNumber> for OfferNumbers {
    fn from(number: OfferNumber) -> OfferNumbers {
        [number].into_iter().collect()
    }
}

impl FromIterator<OfferNumber> for OfferNumbers {
    fn from_iter<I: IntoIterator<Item = OfferNumber>>(numbers: I) -> OfferNumbers {
        let mut set = OfferNumbers::EMPTY;
        numbers.into_iter().for_each(|number| set.insert(number));
        set
    }
}

impl Serialize for OfferNumbers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for OfferNumbers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OfferNumbers, D::Error> {
        let numbers = Vec::<OfferNumber>::deserialize(deserializer)?;
        if numbers.iter().any(|number| number.0 >= 128) {
            return Err(D::Error::custom("numbers of offers stay below 128"));
        }
        Ok(numbers.into_iter().collect())
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
