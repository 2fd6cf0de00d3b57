//! The goods cards (OLT-2.2, OLT-2.4), sets of them, and stacks.

use std::fmt;

use table::{Kind, Seat};

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
    fn face(self) -> &'static CardFace {
        static FACES: [CardFace; CARDS.len()] = CARDS;
        &FACES[self.index()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

table::written_as_id!(Card, "card");

/// Some of the cards, in no order.
pub type CardSet = table::Set<Card, [u64; 2]>;

impl Kind for Card {
    const ALL: &'static [Card] = &{
        let mut all = [Card(0); CARDS.len()];
        let mut n = 1;
        while n < all.len() {
            all[n] = Card(all[n - 1].0 + 1);
            n += 1;
        }
        all
    };
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
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
