//! The goods cards (OLT-2.2, OLT-2.4), sets of them, and stacks.

use std::fmt;

use table::{Kind, Pile, Seat};

use crate::components::{CARDS, Port, Symbol, Symbols};

/// What is printed on a goods card, but for its good: that is for the ruleset to say.
pub(crate) struct CardFace {
    pub(crate) id: &'static str,
    pub(crate) class: u8,
    pub(crate) load: u8,
    pub(crate) lions: u8,
    pub(crate) symbols: Symbols,
    pub(crate) port: Option<Port>,
}

/// A goods card: its place in the data file. Written as its id, `c41`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(pub(crate) u8);

impl Card {
    /// As in the data file.
    pub fn id(self) -> &'static str {
        self.face().id
    }

    /// How many cards are to be played next turn.
    #[inline]
    pub fn load(self) -> u8 {
        self.face().load
    }

    /// OLT-2.2: the hand limit; with the load always 7.
    #[inline]
    pub fn lions(self) -> u8 {
        self.face().lions
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
    pub fn class(self) -> usize {
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

table::component!(Card, "card", CARDS.len());

/// Some of the cards, in no order.
pub type CardSet = table::Set<Card, [u64; 2]>;

/// OLT-2.2: the largest load, and hence the most cards that are played in a turn. Each has one ship symbol at most, so a
/// voyage has no more steps.
pub const MOST_PLAYED: usize = {
    let (mut most, mut n) = (0, 0);
    while n < CARDS.len() {
        if CARDS[n].load > most {
            most = CARDS[n].load;
        }
        n += 1;
    }
    #[expect(clippy::as_conversions, reason = "a constant; From is not constant")]
    {
        most as usize
    }
};

/// OLT-4.40: how many of these cards show a symbol.
pub fn count_symbol<'a>(cards: impl IntoIterator<Item = &'a Card>, symbol: Symbol) -> u8 {
    let shown = cards.into_iter().filter(|card| card.symbols().contains(symbol)).count();
    u8::try_from(shown).expect("98 cards")
}

/// One stack of cards for each seat. A card lies in one place only, so all stacks of a kind share one list of what lies
/// under what: a hundred bytes instead of five times as many.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) struct Stacks {
    /// Under each card, if it lies in a stack and not at the bottom.
    below: [Option<Under>; CARDS.len()],
    tops: [Option<Under>; table::MAX_SEATS],
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
    pub(crate) const EMPTY: Stacks = Stacks { below: [None; CARDS.len()], tops: [None; table::MAX_SEATS] };

    /// The top cards alone.
    pub(crate) fn only_tops(&self) -> Stacks {
        Stacks { tops: self.tops, ..Stacks::EMPTY }
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
    }

    /// Takes the top card.
    pub(crate) fn pop(&mut self, seat: Seat) -> Option<Card> {
        let card = self.top(seat)?;
        self.tops[seat.index()] = self.below[card.index()].take();
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

    pub(crate) fn bottom_up(&self, seat: Seat) -> Pile<Card, { CARDS.len() }> {
        let mut cards: Pile<Card, { CARDS.len() }> = self.iter(seat).collect();
        cards.as_mut_slice().reverse();
        cards
    }
}
