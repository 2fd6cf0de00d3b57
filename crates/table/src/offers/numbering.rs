//! Whether offers always have a number, or may be sealed.

use std::fmt;
use std::hash::Hash;

use super::OfferNumber;

/// The number of an offer: `OfferNumber` where each has one from the beginning, `Option<OfferNumber>` where offers may be
/// sealed, and have none until they are revealed.
pub trait Numbering: Copy + Eq + Hash + Default + fmt::Debug + From<OfferNumber> {
    /// The number, if there is one.
    fn get(self) -> Option<OfferNumber>;

    /// The number that is written like this.
    fn from_written(number: u16) -> Self;

    /// Is it this number?
    #[inline]
    fn is(self, number: OfferNumber) -> bool {
        self.get() == Some(number)
    }
}

impl Numbering for OfferNumber {
    #[inline]
    fn get(self) -> Option<OfferNumber> {
        Some(self)
    }

    fn from_written(number: u16) -> OfferNumber {
        OfferNumber(number)
    }
}

impl Numbering for Option<OfferNumber> {
    #[inline]
    fn get(self) -> Option<OfferNumber> {
        self
    }

    fn from_written(number: u16) -> Option<OfferNumber> {
        (number != written::SEALED).then_some(OfferNumber(number))
    }
}

/// In views and events a sealed offer is one with the number 0; numbers begin with 1.
pub(super) mod written {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Numbering;

    pub(super) const SEALED: u16 = 0;

    pub(crate) fn serialize<S: Serializer>(
        number: &impl Numbering,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        number.get().map_or(SEALED, |number| number.0).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>, Number: Numbering>(
        deserializer: D,
    ) -> Result<Number, D::Error> {
        u16::deserialize(deserializer).map(Number::from_written)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Offer, Seat, SeatSet};

    #[test]
    fn what_is_sealed_is_written_as_number_0() {
        for (number, text) in [(None, "0"), (Some(OfferNumber(3)), "3")] {
            let offer = Offer { number, from: Seat::ALL[1], to: SeatSet::EMPTY, terms: 7_u8 };
            let written = serde_json::to_string(&offer).unwrap();
            assert_eq!(written, format!(r#"{{"number":{text},"from":1,"to":[],"terms":7}}"#));
            assert_eq!(serde_json::from_str::<Offer<u8, Option<OfferNumber>>>(&written).unwrap(), offer);
        }
    }

    #[test]
    fn other_offers_are_written_with_their_numbers() {
        let offer = Offer { number: OfferNumber(3), from: Seat::ALL[1], to: SeatSet::EMPTY, terms: 7_u8 };
        let written = serde_json::to_string(&offer).unwrap();
        assert_eq!(written, r#"{"number":3,"from":1,"to":[],"terms":7}"#);
        assert_eq!(serde_json::from_str::<Offer<u8>>(&written).unwrap(), offer);
    }
}
