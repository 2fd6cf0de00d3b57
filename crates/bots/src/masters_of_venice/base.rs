//! How the worth of a board follows from that of one that differs little.

mod changed;
mod sketch;

use std::cell::{Cell, OnceCell};

use masters_of_venice::{Board, Company, Ducats, Phase, Shop};
use table::{MAX_SEATS, Pile, Seat};

use super::Judge;
use super::counts::{Counts, Flags};
use super::guild::{CardsInOrder, HandWorth, InHand, NextCard, at_harbor, wanted};
use super::market::{Market, Stock, companies, goods, held};
use super::worth::{Position, in_ducats};

pub(super) use sketch::{Effect, Sketch};

/// The worth of one board, with everything it was made of. Most things that a seat does change little of it.
pub(super) struct Base<'a> {
    position: Position<'a>,
    parts: Parts,
    stock: Stock,
    /// The cubes of each other seat.
    others: [Counts; MAX_SEATS],
    /// Of each seat: the companies of which it has any shares.
    companies: [Flags; MAX_SEATS],
    /// The own cards that can be served, in their order, and what the own merchandise is worth after so many of them, as far as
    /// it was asked.
    in_hand: InHand,
    cards: Pile<NextCard, MOST_CARDS>,
    own_merchandise: [Cell<f64>; MOST_CARDS + 1],
    /// The goods that the guild orders in hand need, and those that the seat has.
    wanted: Flags,
    /// The goods of which these need more than the seat has, and as many of its cubes and of the orders as they can need.
    missing: Flags,
    needed: [Counts; 2],
    with_cash: OnceCell<WithCash>,
    /// What everything but cash, guild orders and own merchandise is worth, once it was asked.
    rest: OnceCell<f64>,
    /// What it brings if a share of each company becomes worth a ducat more, about, once it was asked.
    stakes: OnceCell<[Stake; Company::ALL.len()]>,
    /// How much a ducat hurts that one of the others has.
    envy: f64,
    /// What the board is worth with one more guild order, on average, once it was asked.
    pub(super) drawn: OnceCell<f64>,
    /// What guild orders and merchandise are worth with so much cash, as far as it was asked last.
    by_cash: OnceCell<[Cell<(Ducats, f64)>; 32]>,
}

/// What it brings if a share of a company becomes worth a ducat more, and how much it hurts.
#[derive(Copy, Clone)]
struct Stake {
    own: f64,
    hurt: f64,
}

/// What cards and cubes are worth as long as the seat can pay whatever the cards need.
#[derive(Copy, Clone)]
struct WithCash {
    /// With so much cash or more.
    enough: f64,
    guild: f64,
    merchandise: f64,
    /// The cubes that are kept for cards.
    kept: Counts,
}

/// What the worth of a board is made of. What is not here stays as it is in most that a seat does.
#[derive(Copy, Clone)]
pub(super) struct Parts {
    pub(super) market: Market,
    /// Cubes of each good on docks and at offices.
    pub(super) harbor: Counts,
    /// The seat's own, rumors and favors as tiles.
    pub(super) goods: Counts,
    pub(super) cash: f64,
    pub(super) tiles: f64,
    /// What the shares of each seat are worth.
    pub(super) shares: [f64; MAX_SEATS],
    /// What the merchandise of each other seat is worth.
    pub(super) merchandise: [f64; MAX_SEATS],
}

/// Far more than floating-point numbers are off that were added in another order, in ducats.
pub(super) const ROUNDING: f64 = 1e-3;

/// More guild orders in hand than this are valued anew for each board.
pub(super) const MOST_CARDS: usize = 6;

impl<'a> Base<'a> {
    /// The game is not over.
    pub(super) fn new(judge: &Judge<'_>, position: Position<'a>) -> Base<'a> {
        let board = position.board;
        let market = Market::of(judge, board);
        let (own, harbor) = (goods(board, judge.seat), at_harbor(board));
        let mut base = Base {
            position,
            parts: Parts {
                market,
                harbor,
                goods: own,
                cash: position.cash[judge.seat.index()],
                tiles: tiles(judge, board),
                shares: [0.0; MAX_SEATS],
                merchandise: [0.0; MAX_SEATS],
            },
            stock: market.stock(own, harbor),
            others: Default::default(),
            companies: Default::default(),
            in_hand: InHand::new(position.hand, board.players[judge.seat].fulfilled.len()),
            cards: Pile::new(),
            own_merchandise: [(); MOST_CARDS + 1].map(|()| Cell::new(f64::NAN)),
            wanted: wanted(position.hand),
            missing: Flags::default(),
            needed: Default::default(),
            with_cash: OnceCell::new(),
            drawn: OnceCell::new(),
            rest: OnceCell::new(),
            stakes: OnceCell::new(),
            envy: judge.weights.envy / f64::from(board.players.seats() - 1),
            by_cash: OnceCell::new(),
        };
        for (seat, player) in board.players.iter() {
            let place = seat.index();
            base.companies[place] = Counts::of(player.shares.counts()).which();
            base.parts.shares[place] = market.shares_of(player.shares.counts());
            if seat != judge.seat {
                let goods = Counts::of(player.goods.counts());
                base.others[place] = goods;
                base.parts.merchandise[place] = judge.merchandise_of(&market, goods);
            }
        }
        let needs = base.in_hand.needs();
        base.missing = needs.less(own).which();
        base.needed = [own.at_most(needs), market.orders.at_most(needs)];
        base.wanted = base.wanted.or(own.which());
        let cards = CardsInOrder::new(judge, position.hand, &base.stock);
        base.cards = judge.servable(cards).take(MOST_CARDS).collect();
        base
    }

    /// The same where only the turn and the cash of the others are different.
    pub(super) fn at<'b>(&self, judge: &Judge<'_>, position: Position<'b>) -> Base<'b> {
        // What is the same everywhere is worked out once.
        self.with_cash(judge);
        self.stake(judge, 0);
        Base {
            position,
            rest: OnceCell::new(),
            drawn: OnceCell::new(),
            with_cash: self.with_cash.clone(),
            stakes: self.stakes.clone(),
            own_merchandise: self.own_merchandise.clone(),
            by_cash: self.by_cash.clone(),
            ..*self
        }
    }

    pub(super) fn position(&self) -> &Position<'a> {
        &self.position
    }

    pub(super) fn stock(&self) -> &Stock {
        &self.stock
    }

    pub(super) fn cash(&self) -> f64 {
        self.parts.cash
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
            with_other_goods(judge, position, &parts)
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
                revalued = revalued.or(Flags::one(shop));
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
                && (self.others[place].which().meets(changes) || player.goods != before.players[seat].goods)
            {
                let goods = Counts::of(player.goods.counts());
                parts.merchandise[place] = judge.merchandise_of(&parts.market, goods);
            }
        }
        parts.goods = goods(board, judge.seat);
        parts.cash = position.cash[judge.seat.index()];
        parts.tiles = tiles(judge, board);
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
        let stock = parts.market.stock(parts.goods, parts.harbor);
        let (guild, merchandise) = self.goods_as_before(judge, position, &stock, parts.cash);
        total(judge, position, parts, guild, merchandise)
    }

    /// What guild orders and merchandise are worth then, with so much cash.
    #[inline]
    fn goods_as_before(
        &self,
        judge: &Judge<'_>,
        position: &Position<'_>,
        stock: &Stock,
        cash: f64,
    ) -> (f64, f64) {
        let with_cash = self.with_cash(judge);
        if cash >= with_cash.enough {
            return (with_cash.guild, with_cash.merchandise);
        }
        if position.hand.len() > MOST_CARDS {
            return other_goods(judge, position, &self.in_hand, stock, cash);
        }
        let hand = judge.hand(orders_of(judge, position), cash, self.cards.iter().copied());
        (hand.worth, self.merchandise_after(judge, &hand, stock))
    }

    /// The same with cash enough.
    #[inline]
    fn with_cash(&self, judge: &Judge<'_>) -> &WithCash {
        self.with_cash.get_or_init(|| {
            let goods = self.stock.goods;
            if self.position.hand.len() > MOST_CARDS {
                return WithCash { enough: f64::INFINITY, guild: 0.0, merchandise: 0.0, kept: goods };
            }
            let cards = self.cards.iter().copied();
            let hand = judge.hand(orders_of(judge, &self.position), f64::INFINITY, cards);
            let merchandise = self.merchandise_after(judge, &hand, &self.stock);
            let kept = goods.less(hand.left.unwrap_or(goods));
            WithCash { enough: hand.cost, guild: hand.worth, merchandise, kept }
        })
    }

    /// What the own merchandise is worth when so many of the base's cards are served.
    #[inline]
    fn merchandise_after(&self, judge: &Judge<'_>, hand: &HandWorth, stock: &Stock) -> f64 {
        let kept = &self.own_merchandise[hand.done];
        if kept.get().is_nan() {
            kept.set(judge.merchandise(stock, hand.left.unwrap_or(stock.goods)));
        }
        kept.get()
    }
}

/// What a board is worth whose own goods and guild orders are valued anew.
fn with_other_goods(judge: &Judge<'_>, position: &Position<'_>, parts: &Parts) -> f64 {
    let in_hand = InHand::new(position.hand, orders_of(judge, position).1);
    let stock = parts.market.stock(parts.goods, parts.harbor);
    let (guild, merchandise) = other_goods(judge, position, &in_hand, &stock, parts.cash);
    total(judge, position, parts, guild, merchandise)
}

/// What guild orders and merchandise are worth, with so much cash.
#[inline]
fn other_goods(
    judge: &Judge<'_>,
    position: &Position<'_>,
    in_hand: &InHand,
    stock: &Stock,
    cash: f64,
) -> (f64, f64) {
    let (_, delivered) = orders_of(judge, position);
    let hand = judge.orders_in_hand((position.hand, delivered), in_hand, stock, cash);
    (hand.worth, judge.merchandise(stock, hand.left.unwrap_or(stock.goods)))
}

/// What a board is worth on which guild orders and own merchandise are worth so much.
#[inline]
fn total(judge: &Judge<'_>, position: &Position<'_>, parts: &Parts, guild: f64, merchandise: f64) -> f64 {
    own(judge, position, parts, guild, merchandise) - rivalry(judge, position, parts)
}

/// What the seat has on such a board.
#[inline]
fn own(judge: &Judge<'_>, position: &Position<'_>, parts: &Parts, guild: f64, merchandise: f64) -> f64 {
    let shares = parts.shares[judge.seat.index()];
    let points = in_ducats(position.board.players[judge.seat].vp);
    let money = judge.money(parts.cash, merchandise, shares);
    points + guild + money + parts.tiles
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

/// What the rumors and favors of the seat are worth.
#[inline]
fn tiles(judge: &Judge<'_>, board: &Board) -> f64 {
    let player = &board.players[judge.seat];
    judge.tiles(player.rumors, &player.favors)
}
