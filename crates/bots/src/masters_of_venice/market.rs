//! What all seats share in the valuation of a board, and how the worth of a board follows from that of one that differs little.

use std::cell::Cell;

use masters_of_venice::{Board, Company, Good, Phase, Shop};
use table::{Kind, MAX_SEATS, Pile};

use super::Judge;
use super::guild::{CardsInOrder, NextCard};
use super::worth::Position;

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

/// Some goods, or some companies: one bit for each.
type Flags = u8;

impl Judge<'_> {
    pub(super) fn market(&self, board: &Board) -> Market {
        let mut held = Counts::default();
        for (_, player) in board.players.iter() {
            held.iter_mut().zip(player.goods.counts()).for_each(|(held, count)| *held += count);
        }
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

/// Orders for each good.
pub(super) fn orders(board: &Board) -> Counts {
    let mut orders = Counts::default();
    for shop in Shop::ALL {
        orders[shop.good().index()] = board.orders[shop];
    }
    orders
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
        let needed = position.hand.iter().map(|card| which(card.needs().counts()));
        let cards = CardsInOrder::new(&position, goods, judge.weights.near).take(MOST_CARDS).collect();
        Base {
            position,
            market,
            merchandise,
            cards,
            own_merchandise: [(); MOST_CARDS + 1].map(|()| Cell::new(f64::NAN)),
            wanted: needed.fold(which(&goods), |all, some| all | some),
        }
    }

    /// What a board is worth: the same as by [`Judge::worth`], and quicker the less is different from the first one.
    pub(super) fn worth(&self, judge: &Judge<'_>, position: &Position<'_>) -> f64 {
        if position.board.phase == Phase::Over {
            return judge.worth(position);
        }
        let (market, changes) = self.market_of(judge, position.board);
        let rivalry = judge.rivalry_of(position, |other| {
            let (before, now) = (&self.position.board.players[other].goods, &position.board.players[other].goods);
            let merchandise = if before == now && which(now.counts()) & changes == 0 {
                self.merchandise[other.index()]
            } else {
                judge.merchandise(position.board, &market, other, now.counts())
            };
            judge.other_with_goods(position, &market, other, merchandise)
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
        let mut held = Counts::default();
        for (_, player) in board.players.iter() {
            held.iter_mut().zip(player.goods.counts()).for_each(|(held, count)| *held += count);
        }
        let mut market = Market { held, orders: orders(board), ..self.market };
        let mut changes = 0;
        for good in 0..Good::ALL.len() {
            let price = board.price.as_array()[good];
            let same = held[good] == self.market.held[good]
                && market.orders[good] == self.market.orders[good]
                && price == before.price.as_array()[good];
            changes |= Flags::from(!same) << good;
            market.price[good] = f64::from(price);
        }
        for shop in Shop::ALL {
            let is_different = changes >> shop.good().index() & 1 != 0;
            if is_different || board.share[shop] != before.share[shop] {
                market.shares[shop.company().index()] =
                    judge.share_of(board, shop, &market.held, &market.orders);
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

/// Those of which there is at least one.
fn which<const N: usize>(counts: &[u8; N]) -> Flags {
    counts.iter().rev().fold(0, |some, count| some << 1 | Flags::from(*count > 0))
}
