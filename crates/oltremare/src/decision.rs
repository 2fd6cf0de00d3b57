//! What a seat can say (chapters 4 and 5).

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{OfferNumber, Pile, Seat};

use crate::components::{CARDS_PER_SIDE, ClaimedSymbols, MOST_DUCATS};
use crate::{Card, Good, Goods, MOST_PLAYED, Port};

/// One decision of one seat. OLT-4.91: discarding, playing, sailing and stowing are runs of single choices; the last one
/// closes the run, and only then does it take effect.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Decision {
    /// OLT-4.11: this card goes onto the own pirate stack next.
    Discard {
        /// A card in hand.
        card: Card,
    },
    /// OLT-4.21: one card for money.
    Buy {
        /// Where it is taken.
        from: Source,
    },
    /// OLT-4.25: no more deals and purchases.
    EndTrade,
    /// OLT-5.5: advertising. True when made; empty, it invites offers.
    Announce {
        /// What the speaker has, at least.
        have: Goods,
        /// What it would like.
        seek: Goods,
    },
    /// OLT-5.6: an offer.
    Propose(Proposal),
    /// OLT-5.5: says something else of an offered card. The offer gets a new number.
    Claim {
        /// An own offer.
        offer: OfferNumber,
        /// One of the cards it gives.
        card: Card,
        /// What is said of it now.
        #[serde(default)]
        claim: Claim,
    },
    /// OLT-5.5: takes an own offer back.
    Withdraw {
        /// Which.
        offer: OfferNumber,
    },
    /// OLT-5.5: says no.
    Decline {
        /// To which offer.
        offer: OfferNumber,
    },
    /// OLT-5.9: says yes, and the deal is done.
    Accept {
        /// As it was read.
        offer: OfferNumber,
        /// For each wanted slot one own card.
        #[serde(default, deserialize_with = "read_side")]
        cards: Side<Card>,
    },
    /// OLT-4.30: this card is played too. In the order of their ids, so that a set is reached by one path only.
    Play {
        /// A card in hand.
        card: Card,
    },
    /// OLT-4.45: the ship goes on to this port.
    Sail {
        /// One route away.
        to: Port,
    },
    /// OLT-4.51: the compass leads there.
    CompassJump {
        /// Any other port without a compass.
        to: Port,
    },
    /// OLT-4.51: the ship stays.
    CompassStay,
    /// OLT-4.55: this card is stowed next, on those before.
    Stow {
        /// A played card.
        card: Card,
    },
}

/// Cards or slots of one side of a bargain. It has room for one more than OLT-5.30 allows, so that a side with too many
/// can be read and refused.
pub type Side<T> = Pile<T, { CARDS_PER_SIDE + 1 }>;

/// OLT-5.30: a list of any length. What follows the first one too many is checked for its form and dropped: the whole is
/// refused anyway.
fn read_side<'de, D, T>(deserializer: D) -> Result<Side<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Copy + Default,
{
    let things = Vec::<T>::deserialize(deserializer)?;
    Ok(things.into_iter().take(CARDS_PER_SIDE + 1).collect())
}

/// OLT-5.30: any number of ducats. More than a byte holds is more than an offer may name, and read as 255.
fn read_ducats<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    const { assert!(MOST_DUCATS < u8::MAX, "255 stands for too many") };
    Ok(u8::try_from(u64::deserialize(deserializer)?).unwrap_or(u8::MAX))
}

/// Where a card is bought.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Source {
    /// The stock.
    Stock,
    /// The own pirate stack.
    Pirates,
}

/// OLT-5.6: what one gives and wants, and of whom.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proposal {
    /// Whom it is made to; the active player may leave it out and mean anybody.
    pub to: Option<Seat>,
    /// Own cards, each with what is said of it.
    #[serde(deserialize_with = "read_side")]
    pub give: Side<Given>,
    /// Ducats given.
    #[serde(deserialize_with = "read_ducats")]
    pub give_ducats: u8,
    /// Slots for cards of the other.
    #[serde(deserialize_with = "read_side")]
    pub want: Side<Slot>,
    /// Ducats wanted.
    #[serde(deserialize_with = "read_ducats")]
    pub want_ducats: u8,
    /// OLT-5.5: the offer that this one answers; information only.
    pub in_reply_to: Option<OfferNumber>,
}

/// An offered card, as its owner knows it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Given {
    /// In its owner's hand.
    pub card: Card,
    /// What the owner says of it.
    #[serde(default)]
    pub claim: Claim,
}

/// A wanted card.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Slot {
    /// Which good; left out, any.
    #[serde(default)]
    pub good: Option<Good>,
    /// What the giver would assert by accepting.
    #[serde(default)]
    pub claim: Claim,
}

/// OLT-5.3, OLT-5.6: what is said of a card beside its good. It may be a lie, and nobody checks it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Claim {
    /// Up to two different ones; none: nothing is said.
    pub symbols: ClaimedSymbols,
    /// The lions follow from it.
    pub load: Option<Load>,
}

impl Claim {
    /// Is nothing said?
    pub fn is_empty(self) -> bool {
        self == Claim::default()
    }

    /// OLT-5.6: can it be said of a card at all, true or not?
    pub(crate) fn is_sayable(self) -> bool {
        self.symbols.are_at_most_two_different()
    }
}

/// OLT-2.2: a load as printed on cards, 1 to 4.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[expect(missing_docs, reason = "the names say it")]
pub enum Load {
    One,
    Two,
    Three,
    Four,
}

const _: () = assert!(Load::ALL.len() == MOST_PLAYED, "a name for each load up to the largest");

impl Load {
    /// All four.
    pub const ALL: [Load; 4] = [Load::One, Load::Two, Load::Three, Load::Four];

    /// 1 to 4.
    pub fn number(self) -> u8 {
        match self {
            Load::One => 1,
            Load::Two => 2,
            Load::Three => 3,
            Load::Four => 4,
        }
    }
}

impl Serialize for Load {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Load {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Load, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let load = Load::ALL.into_iter().find(|load| load.number() == number);
        load.ok_or_else(|| D::Error::custom(format_args!("load {number}: loads are 1 to 4")))
    }
}
