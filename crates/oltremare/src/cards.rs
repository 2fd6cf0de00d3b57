//! The goods cards (OLT-2.2, 2.4), sets of them, and stacks.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

use crate::components::{CARDS, Port, Symbols};

/// What is printed on a goods card, but for its good: that is for the ruleset to say.
pub(crate) struct CardFace {
    pub(crate) id: &'static str,
    pub(crate) class: u8,
    pub(crate) load: u8,
    pub(crate) symbols: Symbols,
    pub(crate) port: Option<Port>,
}

/// A goods card: its place in the data file. Written as its id, `c41`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(pub(crate) u8);

impl Card {
    /// All 98.
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

    /// How many cards are to be played next turn, 1 to 4.
    #[inline]
    pub fn load(self) -> u8 {
        self.face().load
    }

    /// OLT-2.2: the hand limit; with the load always 7.
    #[inline]
    pub fn lions(self) -> u8 {
        7 - self.face().load
    }

    /// Two different ones.
    #[inline]
    pub fn symbols(self) -> Symbols {
        self.face().symbols
    }

    /// Some cards name a port; it matters only at the start (OLT-3.6).
    pub fn port(self) -> Option<Port> {
        self.face().port
    }

    /// From the rarest good to the commonest, counted from 0.
    #[inline]
    pub(crate) fn class(self) -> usize {
        usize::from(self.face().class)
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn face(self) -> &'static CardFace {
        static FACES: [CardFace; CARDS.len()] = CARDS;
        &FACES[self.index()]
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Card {
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

/// Some of the cards, in no order.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct CardSet(u128);

impl CardSet {
    /// None.
    pub const EMPTY: CardSet = CardSet(0);

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
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).expect("98 cards")
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
    #[inline]
    #[must_use]
    pub fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Those that are not in `other`.
    #[inline]
    #[must_use]
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Those with a higher id.
    #[inline]
    #[must_use]
    pub(crate) fn above(self, card: Card) -> CardSet {
        CardSet(self.0 & (u128::MAX << card.0 << 1))
    }

    /// The one with the highest id.
    #[inline]
    pub(crate) fn highest(self) -> Option<Card> {
        let number = self.0.checked_ilog2()?;
        Some(Card(u8::try_from(number).expect("below 128")))
    }

    /// In the order of their ids.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let next = u8::try_from(rest.trailing_zeros()).expect("below 128");
            rest &= rest - 1;
            Some(Card(next))
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

/// One stack of cards for each seat. A card lies in one place only, so all stacks of a kind share one list of what lies
/// under what: a hundred bytes instead of five times as many.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) struct Stacks {
    /// Under each card, if it lies in a stack and not at the bottom.
    below: [Option<Under>; CARDS.len()],
    tops: [Option<Under>; table::MAX_SEATS],
    sizes: [u8; table::MAX_SEATS],
}

/// A card, in one byte also where there is none.
type Under = std::num::NonZeroU8;

fn note(card: Card) -> Option<Under> {
    Under::new(card.0 + 1)
}

fn read(under: Option<Under>) -> Option<Card> {
    under.map(|number| Card(number.get() - 1))
}

impl Stacks {
    pub(crate) const EMPTY: Stacks =
        Stacks { below: [None; CARDS.len()], tops: [None; table::MAX_SEATS], sizes: [0; table::MAX_SEATS] };

    /// How many cards this seat's stack has.
    #[inline]
    pub(crate) fn len(&self, seat: Seat) -> u8 {
        self.sizes[seat.index()]
    }

    /// The top card.
    #[inline]
    pub(crate) fn top(&self, seat: Seat) -> Option<Card> {
        read(self.tops[seat.index()])
    }

    /// Puts a card on top.
    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, card: Card) {
        self.below[card.index()] = self.tops[seat.index()];
        self.tops[seat.index()] = note(card);
        self.sizes[seat.index()] += 1;
    }

    /// Takes the top card.
    pub(crate) fn pop(&mut self, seat: Seat) -> Option<Card> {
        let card = self.top(seat)?;
        self.tops[seat.index()] = self.below[card.index()].take();
        self.sizes[seat.index()] -= 1;
        Some(card)
    }

    /// From the top down.
    pub(crate) fn iter(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let mut next = self.top(seat);
        std::iter::from_fn(move || {
            let card = next?;
            next = read(self.below[card.index()]);
            Some(card)
        })
    }
}
