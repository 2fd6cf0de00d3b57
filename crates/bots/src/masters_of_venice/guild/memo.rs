//! What guild orders in hand are worth is kept: most lines differ in goods that no card needs, and others come to the same cubes
//! in another way.

use masters_of_venice::GuildOrder;
use table::Kind;

use super::{CardsInOrder, HandWorth, needs};
use crate::masters_of_venice::Judge;
use crate::masters_of_venice::base::MOST_CARDS;
use crate::masters_of_venice::counts::Counts;
use crate::masters_of_venice::market::Stock;

/// What cards in hand are worth.
#[derive(Copy, Clone, Default, Debug)]
pub(in crate::masters_of_venice) struct KeptHand {
    /// With so much cash or more they are worth this; with less it must be worked out.
    enough: f64,
    worth: f64,
    done: usize,
    /// The goods that are kept for the cards that are served.
    kept: Counts,
}

/// The cards in hand as a key names them.
#[derive(Copy, Clone)]
pub(in crate::masters_of_venice) struct InHand {
    /// How many were delivered, and which cards, in their order; of many only the first.
    cards: u64,
    /// What all of them need together.
    needs: Counts,
}

impl InHand {
    pub(in crate::masters_of_venice) fn new(hand: &[GuildOrder], delivered: u8) -> InHand {
        let none = InHand { cards: delivered.into(), needs: Counts::default() };
        hand.iter().take(MOST_CARDS).fold(none, |all, card| {
            let number = u64::try_from(card.index()).expect("21 cards") + 1;
            InHand { cards: all.cards << 5 | number, needs: all.needs.plus(needs(*card)) }
        })
    }

    /// What all of them need together.
    #[inline]
    pub(in crate::masters_of_venice) fn needs(&self) -> Counts {
        self.needs
    }

    /// All on which the worth of the cards depends, but for the cash: of cubes, orders and prices as much as they can need.
    #[inline]
    fn key(&self, moment: u64, stock: &Stock) -> [u64; 6] {
        let missing = self.needs.less(stock.goods).which();
        [
            moment,
            self.cards,
            stock.goods.at_most(self.needs).word(),
            stock.harbor.at_most(self.needs).only(missing).word(),
            stock.orders.at_most(self.needs).word(),
            stock.price.only(missing).word(),
        ]
    }
}

impl Judge<'_> {
    /// What these cards are worth, after so many deliveries, with such a stock and so much cash.
    #[inline]
    pub(in crate::masters_of_venice) fn orders_in_hand(
        &self,
        (hand, delivered): (&[GuildOrder], u8),
        in_hand: &InHand,
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
        let KeptHand { enough, worth, done, kept } =
            self.kept.guild.get(in_hand.key(self.moment, stock), || {
                let HandWorth { worth, done, cost, left } = value(f64::INFINITY);
                let left = left.unwrap_or(stock.goods);
                KeptHand { enough: cost, worth, done, kept: stock.goods.less(left) }
            });
        if cash < enough {
            return value(cash);
        }
        HandWorth { worth, done, cost: enough, left: Some(stock.goods.less(kept)) }
    }
}
