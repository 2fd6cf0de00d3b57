//! What all seats share in the valuation of a board.

use masters_of_venice::{Board, Company, Shop};
use table::Seat;

use super::Judge;
use super::counts::{Counts, Flags};

/// What all seats share in the valuation of one board.
#[derive(Copy, Clone)]
pub(super) struct Market {
    /// Cubes of each good in all hands.
    pub(super) held: Counts,
    /// Orders for each good: the shops are in the order of their goods.
    pub(super) orders: Counts,
    /// The price of each good.
    pub(super) price: Counts,
    /// What a share of each company is worth.
    pub(super) shares: [f64; Company::ALL.len()],
}

/// What the own cubes and guild orders of a seat depend on, but for its cash.
#[derive(Copy, Clone)]
pub(super) struct Stock {
    /// The seat's own cubes.
    pub(super) goods: Counts,
    /// Cubes of each good on docks and at offices.
    pub(super) harbor: Counts,
    pub(super) orders: Counts,
    pub(super) price: Counts,
    /// Cubes of each good in the hands of others.
    pub(super) rivals: Counts,
}

/// In the order of companies the offices are before the shops.
const OFFICES: usize = Company::ALL.len() - Shop::ALL.len();

impl Market {
    pub(super) fn of(judge: &Judge<'_>, board: &Board) -> Market {
        let mut market = Market {
            held: held(board),
            orders: Counts::of(board.orders.as_array()),
            price: Counts::of(board.price.as_array()),
            shares: [judge.office_share; Company::ALL.len()],
        };
        for shop in 0..Shop::ALL.len() {
            market.shares[OFFICES + shop] = market.share_of(judge, shop, board.share.as_array()[shop]);
        }
        market
    }

    /// The same for a seat that has these cubes.
    #[inline]
    pub(super) fn stock(&self, goods: Counts, harbor: Counts) -> Stock {
        Stock { goods, harbor, orders: self.orders, price: self.price, rivals: self.held.less(goods) }
    }

    /// What a share of a shop is worth that stands at this price.
    #[inline]
    pub(super) fn share_of(&self, judge: &Judge<'_>, shop: usize, price: u8) -> f64 {
        judge.share_worth(price, self.orders.get(shop).min(self.held.get(shop)))
    }

    /// What a share of a shop is worth.
    #[inline]
    pub(super) fn share(&self, shop: usize) -> f64 {
        self.shares[company_of(shop)]
    }

    /// Notes what a share of a shop is worth now, and says whether that is something else than before.
    #[inline]
    pub(super) fn revalue(&mut self, judge: &Judge<'_>, shop: usize, price: u8) -> bool {
        let worth = self.share_of(judge, shop, price);
        let kept = &mut self.shares[OFFICES + shop];
        worth.to_bits() != std::mem::replace(kept, worth).to_bits()
    }

    /// What the shares of a seat will be worth.
    #[inline]
    pub(super) fn shares_of(&self, shares: &[u8; Company::ALL.len()]) -> f64 {
        shares.iter().zip(self.shares).map(|(count, each)| f64::from(*count) * each).sum()
    }
}

/// The place of a shop among the companies.
#[inline]
pub(super) fn company_of(shop: usize) -> usize {
    OFFICES + shop
}

/// The companies of some shops.
#[inline]
pub(super) fn companies(shops: Flags) -> Flags {
    shops.later(OFFICES)
}

/// Cubes of each good in all hands.
#[inline]
pub(super) fn held(board: &Board) -> Counts {
    board
        .players
        .as_slice()
        .iter()
        .fold(Counts::default(), |all, player| all.plus(Counts::of(player.goods.counts())))
}

/// The cubes of a seat.
#[inline]
pub(super) fn goods(board: &Board, seat: Seat) -> Counts {
    Counts::of(board.players[seat].goods.counts())
}

#[cfg(test)]
mod tests {
    use super::*;
    use masters_of_venice::Good;

    #[test]
    fn shops_are_in_the_order_of_their_goods_and_of_their_companies() {
        let goods = Shop::ALL.map(Shop::good);
        assert_eq!(goods, Good::ALL[..goods.len()]);
        let companies = Shop::ALL.map(Shop::company);
        assert_eq!(companies, Company::ALL[OFFICES..]);
    }
}
