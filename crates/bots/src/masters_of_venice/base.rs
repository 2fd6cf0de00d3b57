//! How the worth of a board follows from that of one that differs little.

use std::cell::Cell;

use masters_of_venice::{Company, Good, GuildOrder, Phase, Shares, Shop};
use table::{Kind, MAX_SEATS, Pile, Seat};

use super::Judge;
use super::counts::{Counts, Flags};
use super::guild::{CardsInOrder, NextCard, at_harbor, wanted};
use super::market::{Market, companies, goods, held};
use super::worth::{Position, in_ducats};

/// The worth of one board, with everything it was made of. Most things that a seat does change little of it.
pub(super) struct Base<'a> {
    position: Position<'a>,
    parts: Parts,
    /// Rumors and favors.
    tiles: f64,
    /// Of each seat: the goods and the companies of which it has any.
    goods: [Flags; MAX_SEATS],
    companies: [Flags; MAX_SEATS],
    /// The own cards that can be served, in their order, and what the own merchandise is worth after so many of them, as far as
    /// it was asked.
    cards: Pile<NextCard, MOST_CARDS>,
    own_merchandise: [Cell<f64>; MOST_CARDS + 1],
    /// The goods that the guild orders in hand need, and those that the seat has.
    wanted: Flags,
}

/// What the worth of a board is made of. What is not here is the same in a run.
#[derive(Copy, Clone)]
pub(super) struct Parts {
    market: Market,
    /// Cubes of each good on docks and at offices.
    harbor: Counts,
    /// The seat's own.
    goods: Counts,
    cash: f64,
    /// What the shares of each seat are worth, and the merchandise of each other seat.
    shares: [f64; MAX_SEATS],
    merchandise: [f64; MAX_SEATS],
}

/// More guild orders in hand than this are valued anew for each board.
const MOST_CARDS: usize = 6;

impl<'a> Base<'a> {
    /// The game is not over.
    pub(super) fn new(judge: &Judge<'_>, position: Position<'a>) -> Base<'a> {
        let board = position.board;
        let market = Market::of(judge, board);
        let mut base = Base {
            position,
            parts: Parts {
                market,
                harbor: at_harbor(board),
                goods: goods(board, judge.seat),
                cash: position.cash[judge.seat.index()],
                shares: [0.0; MAX_SEATS],
                merchandise: [0.0; MAX_SEATS],
            },
            tiles: judge.tiles(board),
            goods: Default::default(),
            companies: Default::default(),
            cards: Pile::new(),
            own_merchandise: [(); MOST_CARDS + 1].map(|()| Cell::new(f64::NAN)),
            wanted: wanted(position.hand),
        };
        for (seat, player) in board.players.iter() {
            let own = Counts::of(player.goods.counts());
            let place = seat.index();
            base.goods[place] = own.which();
            base.companies[place] = Counts::of(player.shares.counts()).which();
            base.parts.shares[place] = market.shares_of(player.shares.counts());
            if seat != judge.seat {
                base.parts.merchandise[place] = judge.merchandise(&market, own, own);
            }
        }
        base.wanted = base.wanted.or(base.goods[judge.seat.index()]);
        let cards = base.cards_in_order(judge, position.hand, &base.parts);
        base.cards = judge.servable(cards).take(MOST_CARDS).collect();
        base
    }

    pub(super) fn position(&self) -> &Position<'a> {
        &self.position
    }

    pub(super) fn parts(&self) -> &Parts {
        &self.parts
    }

    /// What the board is worth.
    pub(super) fn worth_now(&self, judge: &Judge<'_>) -> f64 {
        self.with_goods_as_before(judge, &self.position, &self.parts)
    }

    /// What another board is worth: the same as by a base of its own, and quicker the less is different.
    pub(super) fn worth(&self, judge: &Judge<'_>, position: &Position<'_>) -> f64 {
        if position.board.phase == Phase::Over {
            return judge.final_worth(position);
        }
        let (parts, changes) = self.parts_of(judge, position);
        if self.own_goods_are_as_before(judge, position, changes) {
            self.with_goods_as_before(judge, position, &parts)
        } else {
            let parts = Parts { harbor: at_harbor(position.board), ..parts };
            self.with_other_goods(judge, position, &parts)
        }
    }

    /// What everything is worth on another board, and the goods of which price, orders or cubes are different.
    fn parts_of(&self, judge: &Judge<'_>, position: &Position<'_>) -> (Parts, Flags) {
        let (before, board) = (self.position.board, position.board);
        let mut parts = self.parts;
        let market = &mut parts.market;
        (market.held, market.orders) = (held(board), Counts::of(board.orders.as_array()));
        market.price = Counts::of(board.price.as_array());
        let old = &self.parts.market;
        let changes = market.held.changes(old.held).or(market.orders.changes(old.orders));
        let (share, old_share) = (board.share.as_array(), before.share.as_array());
        let mut revalued = Flags::default();
        for shop in changes.or(Counts::of(share).changes(Counts::of(old_share))).kinds() {
            if shop < Shop::ALL.len() && market.revalue(judge, shop, share[shop]) {
                revalued = revalued.or(Counts::one(shop, 1).which());
            }
        }
        let revalued = companies(revalued);
        let changes = changes.or(market.price.changes(old.price));
        for (seat, player) in board.players.iter() {
            let place = seat.index();
            if self.companies[place].meets(revalued) || player.shares != before.players[seat].shares {
                parts.shares[place] = parts.market.shares_of(player.shares.counts());
            }
            if seat != judge.seat
                && (self.goods[place].meets(changes) || player.goods != before.players[seat].goods)
            {
                let goods = Counts::of(player.goods.counts());
                parts.merchandise[place] = judge.merchandise(&parts.market, goods, goods);
            }
        }
        parts.goods = goods(board, judge.seat);
        parts.cash = position.cash[judge.seat.index()];
        (parts, changes)
    }

    /// Do goods and guild orders of the seat depend on nothing that is different, but for its cash?
    fn own_goods_are_as_before(&self, judge: &Judge<'_>, position: &Position<'_>, changes: Flags) -> bool {
        let (before, now) = (self.position.board, position.board);
        let cards = position.hand.len();
        !self.wanted.meets(changes)
            && cards <= MOST_CARDS
            && self.position.hand == position.hand
            && before.players[judge.seat].goods == now.players[judge.seat].goods
            && (cards == 0
                || before.docks == now.docks
                    && before.offices == now.offices
                    && before.players[judge.seat].fulfilled == now.players[judge.seat].fulfilled)
    }

    /// What a board is worth on which the own goods and guild orders are worth what they were, but for the cash.
    fn with_goods_as_before(&self, judge: &Judge<'_>, position: &Position<'_>, parts: &Parts) -> f64 {
        if position.hand.len() > MOST_CARDS {
            return self.with_other_goods(judge, position, parts);
        }
        let hand = judge.hand(orders_of(judge, position), parts.cash, self.cards.iter().copied());
        let kept = &self.own_merchandise[hand.done];
        if kept.get().is_nan() {
            let left = hand.left.unwrap_or(parts.goods);
            kept.set(judge.merchandise(&parts.market, parts.goods, left));
        }
        self.total(judge, position, parts, hand.worth, kept.get())
    }

    fn with_other_goods(&self, judge: &Judge<'_>, position: &Position<'_>, parts: &Parts) -> f64 {
        let cards = self.cards_in_order(judge, position.hand, parts);
        let hand = judge.hand(orders_of(judge, position), parts.cash, cards);
        let left = hand.left.unwrap_or(parts.goods);
        let merchandise = judge.merchandise(&parts.market, parts.goods, left);
        self.total(judge, position, parts, hand.worth, merchandise)
    }

    fn cards_in_order<'h>(&self, judge: &Judge<'_>, hand: &'h [GuildOrder], parts: &Parts) -> CardsInOrder<'h> {
        CardsInOrder::new(judge, hand, parts.goods, &parts.market, parts.harbor)
    }

    /// What a board is worth on which guild orders and own merchandise are worth so much.
    #[inline]
    fn total(
        &self,
        judge: &Judge<'_>,
        position: &Position<'_>,
        parts: &Parts,
        guild: f64,
        merchandise: f64,
    ) -> f64 {
        self.own(judge, position, parts, guild, merchandise) - rivalry(judge, position, parts)
    }

    /// What the seat has on such a board.
    #[inline]
    fn own(
        &self,
        judge: &Judge<'_>,
        position: &Position<'_>,
        parts: &Parts,
        guild: f64,
        merchandise: f64,
    ) -> f64 {
        let own = &position.board.players[judge.seat];
        let before = &self.position.board.players[judge.seat];
        let same = own.rumors == before.rumors && own.favors == before.favors;
        let tiles = if same { self.tiles } else { judge.tiles(position.board) };
        let shares = parts.shares[judge.seat.index()];
        let points = in_ducats(own.vp);
        let money = judge.money(parts.cash, merchandise, shares);
        points + guild + money + tiles
    }
}

/// What the steps of runs change.
impl Base<'_> {
    /// The same with so many cubes more that lay at the harbor, the price of the good being this one then.
    #[inline]
    pub(super) fn with_cubes(
        &self,
        judge: &Judge<'_>,
        parts: &Parts,
        (good, count): (Good, u8),
        price: u8,
        cash: f64,
    ) -> Parts {
        let board = self.position.board;
        let kind = good.index();
        let cubes = Counts::one(kind, count);
        let mut parts = Parts { cash, ..*parts };
        parts.goods = parts.goods.plus(cubes);
        parts.harbor = parts.harbor.less(cubes);
        parts.market.held = parts.market.held.plus(cubes);
        parts.market.price = parts.market.price.with(kind, price);
        if let Some(shop) = good.shop()
            && parts.market.revalue(judge, kind, board.share[shop])
        {
            let company = shop.company().index();
            for (seat, player) in board.players.iter() {
                if self.companies[seat.index()].has(company) {
                    parts.shares[seat.index()] = parts.market.shares_of(player.shares.counts());
                }
            }
        }
        for (seat, player) in board.players.iter() {
            if seat != judge.seat && self.goods[seat.index()].has(kind) {
                let goods = Counts::of(player.goods.counts());
                parts.merchandise[seat.index()] = judge.merchandise(&parts.market, goods, goods);
            }
        }
        parts
    }

    /// The same if the seat has these shares, of which those of one company have another price now, if they are a shop's.
    #[inline]
    pub(super) fn with_shares(
        &self,
        judge: &Judge<'_>,
        parts: &Parts,
        shares: &Shares,
        (company, price): (Company, Option<u8>),
        cash: f64,
    ) -> Parts {
        let mut parts = Parts { cash, ..*parts };
        if let (Some(shop), Some(price)) = (company.shop(), price)
            && parts.market.revalue(judge, shop.index(), price)
        {
            for (seat, player) in self.position.board.players.iter() {
                if self.companies[seat.index()].has(company.index()) {
                    parts.shares[seat.index()] = parts.market.shares_of(player.shares.counts());
                }
            }
        }
        parts.shares[judge.seat.index()] = parts.market.shares_of(shares.counts());
        parts
    }

    /// What the board is worth after a purchase at a dock.
    #[inline]
    pub(super) fn worth_with_cubes(&self, judge: &Judge<'_>, parts: &Parts) -> f64 {
        self.with_other_goods(judge, &self.position, parts)
    }

    /// What the board is worth after a deal at the Stock Market.
    #[inline]
    pub(super) fn worth_with_shares(&self, judge: &Judge<'_>, parts: &Parts) -> f64 {
        self.with_goods_as_before(judge, &self.position, parts)
    }

    /// What the seat has, if these were its guild orders.
    pub(super) fn own_with_hand(&self, judge: &Judge<'_>, hand: &[GuildOrder]) -> f64 {
        let position = Position { hand, ..self.position };
        let cards = self.cards_in_order(judge, hand, &self.parts);
        let hand = judge.hand(orders_of(judge, &position), self.parts.cash, cards);
        let left = hand.left.unwrap_or(self.parts.goods);
        let merchandise = judge.merchandise(&self.parts.market, self.parts.goods, left);
        self.own(judge, &position, &self.parts, hand.worth, merchandise)
    }

    /// How much what the others have hurts.
    pub(super) fn rivalry(&self, judge: &Judge<'_>) -> f64 {
        rivalry(judge, &self.position, &self.parts)
    }
}

/// How many guild orders are in hand, and how many were delivered.
#[inline]
fn orders_of(judge: &Judge<'_>, position: &Position<'_>) -> (usize, u8) {
    (position.hand.len(), position.board.players[judge.seat].fulfilled.len())
}

/// How much what the others have hurts, as far as everybody sees it.
#[inline]
fn rivalry(judge: &Judge<'_>, position: &Position<'_>, parts: &Parts) -> f64 {
    judge.rivalry(position.board.players.seats(), |other: Seat| {
        let place = other.index();
        let points = in_ducats(position.board.players[other].vp) + position.cash[place];
        points + parts.shares[place] + parts.merchandise[place]
    })
}
