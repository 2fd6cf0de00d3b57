//! What guild orders in hand are worth, kept as long as one question is thought about: most lines differ in goods that no card
//! needs, and others come to the same cubes in another way.

use std::cell::Cell;

use masters_of_venice::GuildOrder;
use table::Kind;

use super::{CardsInOrder, HandWorth, needs};
use crate::masters_of_venice::Judge;
use crate::masters_of_venice::base::MOST_CARDS;
use crate::masters_of_venice::counts::Counts;
use crate::masters_of_venice::market::Stock;

/// What was valued last, in as many places as there are entries.
#[derive(Clone, Debug)]
pub(in crate::masters_of_venice) struct GuildMemo {
    entries: Box<[Cell<Entry>; ENTRIES]>,
    question: Cell<u64>,
}

#[derive(Copy, Clone, Default, Debug)]
struct Entry {
    key: Key,
    /// With so much cash or more they are worth this; with less it must be worked out.
    enough: f64,
    worth: f64,
    done: usize,
    /// The goods that are kept for the cards that are served.
    kept: Counts,
}

/// All on which the worth of cards depends, but for the cash: the question, deliveries and cards, and of cubes, orders and prices
/// as much as the cards can need.
type Key = [u64; 5];

/// A byte says which.
const ENTRIES: usize = 256;
/// A word of the key has room for deliveries and six cards, and for so many questions.
const CARD_BITS: u32 = 40;
const QUESTIONS: u64 = 1 << (u64::BITS - CARD_BITS);
/// An odd number without pattern.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

impl Default for GuildMemo {
    fn default() -> GuildMemo {
        GuildMemo { entries: Box::new([(); ENTRIES].map(|()| Cell::default())), question: Cell::new(0) }
    }
}

impl GuildMemo {
    /// Forgets what belongs to other questions.
    pub(in crate::masters_of_venice) fn begin_question(&self) {
        let question = (self.question.get() + 1) % QUESTIONS;
        if question == 0 {
            self.entries.iter().for_each(|kept| kept.set(Entry::default()));
        }
        self.question.set(question);
    }

    #[inline]
    fn key(&self, hand: &InHand, stock: &Stock) -> Key {
        let missing = hand.needs.less(stock.goods).which();
        [
            self.question.get() << CARD_BITS | hand.cards,
            stock.goods.at_most(hand.needs).word(),
            stock.harbor.at_most(hand.needs).word(),
            stock.orders.at_most(hand.needs).word(),
            stock.price.only(missing).word(),
        ]
    }

    #[inline]
    fn place(&self, key: &Key) -> &Cell<Entry> {
        let mixed = key.iter().fold(0, |hash: u64, word| (hash.rotate_left(5) ^ word).wrapping_mul(SPREAD));
        &self.entries[usize::from(mixed.to_le_bytes()[7])]
    }
}

/// The cards in hand as a key names them.
#[derive(Copy, Clone)]
pub(in crate::masters_of_venice) struct InHand {
    /// Which cards, in their order, and how many were delivered.
    cards: u64,
    /// What all of them need together.
    needs: Counts,
}

impl InHand {
    /// What all of them need together.
    #[inline]
    pub(in crate::masters_of_venice) fn needs(&self) -> Counts {
        self.needs
    }

    pub(in crate::masters_of_venice) fn new(hand: &[GuildOrder], delivered: u8) -> InHand {
        let mut key = InHand { cards: delivered.into(), needs: Counts::default() };
        for card in hand.iter().take(MOST_CARDS) {
            key.cards = key.cards << 5 | (u64::try_from(card.index()).expect("21 cards") + 1);
            key.needs = key.needs.plus(needs(*card));
        }
        key
    }
}

impl Judge<'_> {
    /// What these cards are worth, after so many deliveries, on a board that is made of this, with so much cash.
    #[inline]
    pub(in crate::masters_of_venice) fn orders_in_hand(
        &self,
        (hand, delivered): (&[GuildOrder], u8),
        key: &InHand,
        stock: &Stock,
        cash: f64,
    ) -> HandWorth {
        let value = |cash| {
            let cards = CardsInOrder::new(self, hand, stock);
            self.hand((hand.len(), delivered), cash, cards)
        };
        if hand.is_empty() || hand.len() > MOST_CARDS {
            return value(cash);
        }
        let memo = &self.kept.guild;
        let key = memo.key(key, stock);
        let kept = memo.place(&key);
        let mut entry = kept.get();
        if entry.key != key {
            let HandWorth { worth, done, cost, left } = value(f64::INFINITY);
            let left = left.unwrap_or(stock.goods);
            entry = Entry { key, enough: cost, worth, done, kept: stock.goods.less(left) };
            kept.set(entry);
        }
        if cash < entry.enough {
            return value(cash);
        }
        let left = Some(stock.goods.less(entry.kept));
        HandWorth { worth: entry.worth, done: entry.done, cost: entry.enough, left }
    }
}
