//! The things in the box (chapter 2). Every figure comes from `data/speicherstadt.toml`; those that no source told are
//! rulings: counts (SPE-A1), fires (SPE-A4), firemen (SPE-A5), goods on contracts (SPE-A6), the two churches (SPE-A30).

mod generated;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Coins;

pub use generated::*;

/// Cubes, counted by good.
pub type Goods = table::Bag<Good, { Good::ALL.len() }>;

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

/// What a trade card is, by its kind.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum CardKind {
    /// SPE-2.3: worth so many points, up and down.
    Fire(i8),
    /// SPE-2.4: adds so much to its owner's total.
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

table::component!(Card, "card", CARDS.len());

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
pub type CardSet = table::Set<Card>;

/// Figures of the box that bots need, too.
impl crate::Speicherstadt {
    /// SPE-2.6: how many cubes a ship brings.
    pub const CUBES_PER_SHIP: u8 = CUBES_PER_SHIP;
    /// SPE-2.7: what a trader pays for a cube.
    pub const TRADER_COINS: Coins = TRADER_COINS;
    /// SPE-2.17: how many cubes are sold together without a trader.
    pub const PAIR_GIVE: usize = PAIR_GIVE;
    /// SPE-2.17: what they bring.
    pub const PAIR_COINS: Coins = PAIR_COINS;
    /// SPE-2.12: points for a cube in a warehouse.
    pub const WAREHOUSE_POINTS: i32 = WAREHOUSE_POINTS;
    /// SPE-2.7: points for a trader.
    pub const TRADER_POINTS: i32 = TRADER_POINTS;
    /// SPE-2.8: points for so many counting offices.
    pub const OFFICE_POINTS: [i32; OFFICE_POINTS.len()] = OFFICE_POINTS;
    /// SPE-2.14: points for each ship of the owner of the harbour.
    pub const HARBOUR_POINTS: i32 = HARBOUR_POINTS;
    /// SPE-2.16: points for the church.
    pub const CHURCH_POINTS: i32 = CHURCH_POINTS;
    /// SPE-2.16: points for the prayer boat.
    pub const PRAYER_BOAT_POINTS: i32 = PRAYER_BOAT_POINTS;
}

// What the types of this crate take for granted; a change of the data must change the code.
const _: () = {
    assert!(EXCHANGE_GIVE == 3 && EXCHANGE_TAKE == 1, "Exchange names three goods and one");
    assert!(PAIR_GIVE == 2, "SellPair names two goods");
    assert!(HOUSE_CAPACITY == 1, "the merchant house holds one cube");
    assert!(SEASONS == 5, "seasons A to E");
};
