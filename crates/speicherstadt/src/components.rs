//! The things in the box (SPE-2.1 to 2.17). Every figure comes from `data/speicherstadt.toml`.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Coins, Kind};

include!(concat!(env!("OUT_DIR"), "/components.rs"));

impl Kind for Good {
    const ALL: &'static [Good] = &ALL_GOODS;
    #[inline]
    fn index(self) -> usize {
        self.place()
    }
}

impl Good {
    /// All goods, in the order of the data file.
    pub const ALL: &'static [Good] = &ALL_GOODS;
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A season, that is, one of the five parts of the deck: A, B, C, D, and E with the fourth fire alone.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "\"A\" | \"B\" | \"C\" | \"D\" | \"E\""))]
pub struct Season(pub(crate) u8);

impl Season {
    /// That of the fourth fire.
    pub const LAST: Season = Season(SEASONS - 1);

    /// As on the back of its cards.
    fn letter(self) -> char {
        char::from(b'A' + self.0)
    }
}

impl Serialize for Season {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Season {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Season, D::Error> {
        let letter = char::deserialize(deserializer)?;
        let season = (0..SEASONS).map(Season).find(|season| season.letter() == letter);
        season.ok_or_else(|| D::Error::custom(format_args!("there is no season {letter}")))
    }
}

/// What a trade card is (SPE-2.3 to 2.16).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum CardKind {
    /// SPE-2.3: worth so many points, up and down.
    Fire(i8),
    /// SPE-2.4: adds so much to his owner's total.
    Fireman(u8),
    /// SPE-2.5: goods for points.
    Contract(Contract),
    /// SPE-2.6: three cubes.
    Ship,
    /// SPE-2.7: buys this good.
    Trader(Good),
    /// SPE-2.8: worth more, the more one has.
    Office,
    /// SPE-2.12: stores cubes.
    Warehouse,
    /// SPE-2.13: a coin more each round.
    Bank,
    /// SPE-2.14: points for ships.
    Harbour,
    /// SPE-2.15: points for coins.
    TradingChamber,
    /// SPE-2.16: points.
    Church,
    /// SPE-2.16: points.
    PrayerBoat,
}

/// What is printed on a trade card.
pub(crate) struct CardFace {
    id: &'static str,
    season: Season,
    kind: CardKind,
    name: &'static str,
}

/// What is printed on a contract (SPE-2.11).
pub(crate) struct ContractFace {
    card: Card,
    needs: Goods,
    points: i32,
}

/// A trade card: its place in the data file. Written as its id, `B-ship-3`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// All 54.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..).zip(&CARDS).map(|(n, _)| Card(n))
    }

    /// The card with this id.
    pub fn with_id(id: &str) -> Option<Card> {
        Card::all().find(|card| card.id() == id)
    }

    /// As in the data file.
    pub fn id(self) -> &'static str {
        self.face().id
    }

    /// The season on its back.
    pub fn season(self) -> Season {
        self.face().season
    }

    /// What it is.
    #[inline]
    pub fn kind(self) -> CardKind {
        self.face().kind
    }

    /// Its name in English, without figures.
    pub fn name(self) -> &'static str {
        self.face().name
    }

    #[inline]
    fn face(self) -> &'static CardFace {
        static FACES: [CardFace; CARDS.len()] = CARDS;
        &FACES[usize::from(self.0)]
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let id = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        Card::with_id(&id).ok_or_else(|| D::Error::custom(format_args!("there is no card {id}")))
    }
}

/// A contract among the contracts.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Contract(u8);

impl Contract {
    /// All ten.
    pub fn all() -> impl Iterator<Item = Contract> {
        (0..).zip(&CONTRACTS).map(|(n, _)| Contract(n))
    }

    /// The card it is.
    #[inline]
    pub fn card(self) -> Card {
        self.face().card
    }

    /// SPE-2.5: the goods symbols on it.
    #[inline]
    pub fn needs(self) -> Goods {
        self.face().needs
    }

    /// SPE-2.5: what it is worth when every symbol is covered.
    pub fn points(self) -> i32 {
        self.face().points
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn face(self) -> &'static ContractFace {
        static FACES: [ContractFace; CONTRACTS.len()] = CONTRACTS;
        &FACES[usize::from(self.0)]
    }
}

/// Some of the cards, in no order.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct CardSet(u64);

impl CardSet {
    /// None.
    pub const EMPTY: CardSet = CardSet(0);

    /// Every contract.
    pub const CONTRACTS: CardSet = {
        let mut set = CardSet(0);
        let mut n = 0;
        while n < CONTRACTS.len() {
            set.0 |= 1 << CONTRACTS[n].card.0;
            n += 1;
        }
        set
    };

    pub(crate) const fn of(cards: &[Card]) -> CardSet {
        let mut set = CardSet(0);
        let mut n = 0;
        while n < cards.len() {
            set.0 |= 1 << cards[n].0;
            n += 1;
        }
        set
    }

    /// Is this card among them?
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// How many.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// None?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are in `other` too.
    #[inline]
    #[must_use]
    pub fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Those that are in either.
    #[must_use]
    pub fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Those that are not in `other`.
    #[must_use]
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// In the order of the data file, which is the order of the seasons.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = u8::try_from(rest.trailing_zeros()).expect("at most 64");
            let card = (next < 64).then_some(Card(next));
            rest &= rest.wrapping_sub(1);
            card
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

// What the types of this crate take for granted; a change of the data must change the code.
const _: () = {
    assert!(CARDS.len() <= 64, "a card set is 64 bits");
    assert!(EXCHANGE_GIVE == 3 && EXCHANGE_TAKE == 1, "Exchange names three goods and one");
    assert!(PAIR_GIVE == 2, "SellPair names two goods");
    assert!(HOUSE_CAPACITY == 1, "the merchant house holds one cube");
    assert!(SEASONS == 5, "seasons A to E");
};
