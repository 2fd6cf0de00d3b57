//! What all seats share in the valuation of a board, and how the worth of a board follows from that of one that differs little.

use std::cell::Cell;

use masters_of_venice::{Board, Company, Good, Phase, Shop};
use table::{Kind, MAX_SEATS, Pile};

use super::Judge;
use super::guild::{CardsInOrder, NextCard};
use super::worth::{Position, other_with_goods};

/// So many of each good.
pub(super) type Counts = [u8; Good::ALL.len()];

/// What all seats share in the valuation of one board.
#[derive(Copy, Clone)]
pub(super) struct Market {
    /// Cubes of each good in all hands.
    pub(super) held: Counts,
    /// Orders for each good.
    pub(super) orders: Counts,
    /// The price of each good.
    pub(super) price: [f64; Good::ALL.len()],
    /// What a share of each company is worth.
    pub(super) shares: [f64; Company::ALL.len()],
}

/// Some goods: a byte for each, of which the upper bit is set.
type Flags = u64;

impl Judge<'_> {
    pub(super) fn market(&self, board: &Board) -> Market {
        let held = unpacked(held(board));
        let orders = orders(board);
        let price = board.price.as_array().map(f64::from);
        let mut shares = [self.office_share; Company::ALL.len()];
        for shop in Shop::ALL {
            shares[shop.company().index()] = self.share_of(board, shop, &held, &orders);
        }
        Market { held, orders, price, shares }
    }

    fn share_of(&self, board: &Board, shop: Shop, held: &Counts, orders: &Counts) -> f64 {
        let good = shop.good().index();
        self.share(board.share[shop], orders[good].min(held[good])) + self.dividends
    }
}

/// Orders for each good: the shops are in the order of their goods.
pub(super) fn orders(board: &Board) -> Counts {
    let mut orders = Counts::default();
    orders[..Shop::ALL.len()].copy_from_slice(board.orders.as_array());
    orders
}

/// Cubes of each good in all hands: a byte for each good, none of which can overflow.
fn held(board: &Board) -> u64 {
    board.players.iter().map(|(_, player)| packed(player.goods.counts())).sum()
}

/// All counts in one word.
fn packed(counts: &Counts) -> u64 {
    let mut bytes = [0; 8];
    bytes[..counts.len()].copy_from_slice(counts);
    u64::from_le_bytes(bytes)
}

fn unpacked(word: u64) -> Counts {
    let bytes = word.to_le_bytes();
    std::array::from_fn(|good| bytes[good])
}

/// Those of which there is at least one.
fn which(counts: u64) -> Flags {
    const LOWER: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    (((counts & LOWER) + LOWER) | counts) & !LOWER
}

/// The worth of one board, with everything it was made of. Most things that a seat does change little of it.
pub(super) struct Base<'a> {
    position: Position<'a>,
    market: Market,
    /// What the merchandise of each other seat is worth.
    merchandise: [f64; MAX_SEATS],
    /// The own cards, in the order in which they are served, and what the own merchandise is worth after so many of them, as far
    /// as it was asked.
    cards: Pile<NextCard, MOST_CARDS>,
    own_merchandise: [Cell<f64>; MOST_CARDS + 1],
    /// The goods that the guild orders in hand need, and those that the seat has.
    wanted: Flags,
}

/// More guild orders in hand than this are valued anew for each board.
const MOST_CARDS: usize = 6;

impl<'a> Base<'a> {
    /// The game is not over.
    pub(super) fn new(judge: &Judge<'_>, position: Position<'a>) -> Base<'a> {
        let board = position.board;
        let market = judge.market(board);
        let mut merchandise = [0.0; MAX_SEATS];
        for other in judge.seat.others(board.players.seats()) {
            let goods = board.players[other].goods.counts();
            merchandise[other.index()] = judge.merchandise(board, &market, other, goods);
        }
        let goods = *board.players[judge.seat].goods.counts();
        let needed = position.hand.iter().map(|card| which(packed(card.needs().counts())));
        let cards = CardsInOrder::new(&position, goods, judge.weights.near).take(MOST_CARDS).collect();
        Base {
            position,
            market,
            merchandise,
            cards,
            own_merchandise: [(); MOST_CARDS + 1].map(|()| Cell::new(f64::NAN)),
            wanted: needed.fold(which(packed(&goods)), |all, some| all | some),
        }
    }

    /// What a board is worth: the same as by [`Judge::worth`], and quicker the less is different from the first one.
    pub(super) fn worth(&self, judge: &Judge<'_>, position: &Position<'_>) -> f64 {
        if position.board.phase == Phase::Over {
            return judge.worth(position);
        }
        let (market, changes) = self.market_of(judge, position.board);
        let rivalry = judge.rivalry_of(position, |other| {
            let (before, now) =
                (&self.position.board.players[other].goods, &position.board.players[other].goods);
            let merchandise = if before == now && which(packed(now.counts())) & changes == 0 {
                self.merchandise[other.index()]
            } else {
                judge.merchandise(position.board, &market, other, now.counts())
            };
            other_with_goods(position, &market, other, merchandise)
        });
        if !self.own_goods_are_as_before(judge, position, changes) {
            return judge.own(position, &market) - rivalry;
        }
        let hand = judge.hand(position, self.cards.iter().copied());
        let merchandise = &self.own_merchandise[hand.done];
        if merchandise.get().is_nan() {
            let left = hand.left.as_ref().unwrap_or(position.board.players[judge.seat].goods.counts());
            merchandise.set(judge.merchandise(position.board, &market, judge.seat, left));
        }
        judge.with_goods(position, &market, hand.worth, merchandise.get()) - rivalry
    }

    /// What all seats share in the valuation of a board, and the goods of which price, orders or cubes are different.
    fn market_of(&self, judge: &Judge<'_>, board: &Board) -> (Market, Flags) {
        let before = self.position.board;
        let (held, orders) = (held(board), orders(board));
        let mut market = Market { held: unpacked(held), orders, ..self.market };
        let prices = packed(board.price.as_array()) ^ packed(before.price.as_array());
        let changes = which(held ^ packed(&self.market.held))
            | which(packed(&orders) ^ packed(&self.market.orders))
            | which(prices);
        if prices != 0 {
            market.price = board.price.as_array().map(f64::from);
        }
        if changes != 0 || board.share != before.share {
            for (nth, shop) in Shop::ALL.into_iter().enumerate() {
                if changes >> (8 * nth) & 0xFF != 0 || board.share[shop] != before.share[shop] {
                    market.shares[shop.company().index()] =
                        judge.share_of(board, shop, &market.held, &market.orders);
                }
            }
        }
        (market, changes)
    }

    /// Do goods and guild orders of the seat depend on nothing that is different, but for its cash?
    fn own_goods_are_as_before(&self, judge: &Judge<'_>, position: &Position<'_>, changes: Flags) -> bool {
        let (before, now) = (self.position.board, position.board);
        let cards = position.hand.len();
        self.wanted & changes == 0
            && cards <= MOST_CARDS
            && self.position.hand == position.hand
            && before.players[judge.seat].goods == now.players[judge.seat].goods
            && (cards == 0
                || before.docks == now.docks
                    && before.offices == now.offices
                    && before.players[judge.seat].fulfilled == now.players[judge.seat].fulfilled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shops_are_in_the_order_of_their_goods() {
        let goods = Shop::ALL.map(Shop::good);
        assert_eq!(goods, Good::ALL[..goods.len()]);
    }

    #[test]
    fn whatever_is_there_is_flagged() {
        let counts = [0, 1, 127, 128, 0, 255];
        assert_eq!(unpacked(packed(&counts)), counts);
        assert_eq!(unpacked(which(packed(&counts))), [0, 128, 128, 128, 0, 128]);
    }
}
