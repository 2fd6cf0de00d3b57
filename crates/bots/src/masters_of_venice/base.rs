//! How the worth of a board follows from that of one that differs little.

use std::cell::{Cell, OnceCell};

use masters_of_venice::{Board, ByShop, Company, Good, GuildOrder, Phase, Shares, Shop};
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
    /// Of each seat: the goods and the companies of which it has any.
    goods: [Flags; MAX_SEATS],
    companies: [Flags; MAX_SEATS],
    /// The own cards that can be served, in their order, and what the own merchandise is worth after so many of them, as far as
    /// it was asked.
    cards: Pile<NextCard, MOST_CARDS>,
    own_merchandise: [Cell<f64>; MOST_CARDS + 1],
    /// The goods that the guild orders in hand need, and those that the seat has.
    wanted: Flags,
    about: OnceCell<About>,
}

/// What is needed to say about what the board is worth with another amount of cash.
struct About {
    /// With so much the guild orders and the merchandise are worth this, and with more no more.
    enough: f64,
    goods: f64,
    /// Everything else but the cash.
    rest: f64,
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
    /// What the merchandise of each other seat is worth, or was before something became different with these goods. Together it is
    /// worth so much more now at least.
    pub(super) merchandise: [f64; MAX_SEATS],
    pub(super) stale: Flags,
    pub(super) least_rise: f64,
}

impl Parts {
    /// So many cubes of a good come to the seat; its price is this one then.
    #[inline]
    pub(super) fn buy(&mut self, good: Good, count: u8, price: u8) {
        let cubes = Counts::one(good.index(), count);
        self.goods = self.goods.plus(cubes);
        self.market.held = self.market.held.plus(cubes);
        self.market.price = self.market.price.with(good.index(), price);
    }

    /// So many leave it.
    #[inline]
    pub(super) fn sell(&mut self, good: Good, count: u8, price: u8) {
        let cubes = Counts::one(good.index(), count);
        self.goods = self.goods.less(cubes);
        self.market.held = self.market.held.less(cubes);
        self.market.price = self.market.price.with(good.index(), price);
    }
}

/// Far more than floating-point numbers are off that were added in another order, in ducats.
pub(super) const ROUNDING: f64 = 1e-3;

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
                tiles: tiles(judge, board),
                shares: [0.0; MAX_SEATS],
                merchandise: [0.0; MAX_SEATS],
                stale: Flags::default(),
                least_rise: 0.0,
            },
            goods: Default::default(),
            companies: Default::default(),
            cards: Pile::new(),
            own_merchandise: [(); MOST_CARDS + 1].map(|()| Cell::new(f64::NAN)),
            wanted: wanted(position.hand),
            about: OnceCell::new(),
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

    /// The same where only the turn and the cash of the others are different.
    pub(super) fn at<'b>(&self, position: Position<'b>) -> Base<'b> {
        Base { position, about: OnceCell::new(), own_merchandise: self.own_merchandise.clone(), ..*self }
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
        let (guild, merchandise) = self.goods_as_before(judge, position, parts, parts.cash);
        self.total(judge, position, parts, guild, merchandise)
    }

    /// What guild orders and merchandise are worth then, with so much cash.
    #[inline]
    fn goods_as_before(
        &self,
        judge: &Judge<'_>,
        position: &Position<'_>,
        parts: &Parts,
        cash: f64,
    ) -> (f64, f64) {
        if position.hand.len() > MOST_CARDS {
            return self.other_goods(judge, position, parts, cash);
        }
        let hand = judge.hand(orders_of(judge, position), cash, self.cards.iter().copied());
        let kept = &self.own_merchandise[hand.done];
        if kept.get().is_nan() {
            let left = hand.left.unwrap_or(parts.goods);
            kept.set(judge.merchandise(&parts.market, parts.goods, left));
        }
        (hand.worth, kept.get())
    }

    fn with_other_goods(&self, judge: &Judge<'_>, position: &Position<'_>, parts: &Parts) -> f64 {
        let (guild, merchandise) = self.other_goods(judge, position, parts, parts.cash);
        self.total(judge, position, parts, guild, merchandise)
    }

    /// What guild orders and merchandise are worth, with so much cash.
    #[inline]
    fn other_goods(&self, judge: &Judge<'_>, position: &Position<'_>, parts: &Parts, cash: f64) -> (f64, f64) {
        let delivered = position.board.players[judge.seat].fulfilled.len();
        let key = judge.memo.key(judge.seat, (position.hand, delivered), parts, cash);
        judge.memo.worth(key, || {
            let cards = self.cards_in_order(judge, position.hand, parts);
            let hand = judge.hand(orders_of(judge, position), cash, cards);
            let left = hand.left.unwrap_or(parts.goods);
            (hand.worth, judge.merchandise(&parts.market, parts.goods, left))
        })
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
        let shares = parts.shares[judge.seat.index()];
        let points = in_ducats(position.board.players[judge.seat].vp);
        let money = judge.money(parts.cash, merchandise, shares);
        points + guild + money + parts.tiles
    }
}

/// Boards that differ from this one in what [`Parts`] say.
impl Base<'_> {
    /// Brings up to date what depends on price, orders and cubes of a good, and on the share price of its shop, if it has one.
    #[inline]
    pub(super) fn update(
        &self,
        judge: &Judge<'_>,
        before: &Market,
        parts: &mut Parts,
        good: Good,
        share: Option<u8>,
    ) {
        let kind = good.index();
        self.update_share(judge, parts, good, share);
        parts.stale = parts.stale.or(Counts::one(kind, 1).which());
        for (seat, player) in self.position.board.players.iter() {
            if seat != judge.seat && self.goods[seat.index()].has(kind) {
                let count = player.goods.counts()[kind];
                parts.least_rise += judge.least_rise(kind, count, before, &parts.market);
            }
        }
    }

    /// The same where only the share price of its shop is different.
    #[inline]
    pub(super) fn update_share(&self, judge: &Judge<'_>, parts: &mut Parts, good: Good, share: Option<u8>) {
        let (Some(shop), Some(share)) = (good.shop(), share) else { return };
        if parts.market.revalue(judge, good.index(), share) {
            let company = shop.company().index();
            for (seat, player) in self.position.board.players.iter() {
                if self.companies[seat.index()].has(company) {
                    parts.shares[seat.index()] = parts.market.shares_of(player.shares.counts());
                }
            }
        }
    }

    /// What the board is worth that is made of this, if price, orders or cubes of these goods are different. Nothing, if it is
    /// clearly no more than this.
    #[inline]
    pub(super) fn worth_of(&self, judge: &Judge<'_>, parts: &Parts, changes: Flags, least: f64) -> Option<f64> {
        let (guild, merchandise) = if self.wanted.meets(changes) || parts.goods != self.parts.goods {
            self.other_goods(judge, &self.position, parts, parts.cash)
        } else {
            self.goods_as_before(judge, &self.position, parts, parts.cash)
        };
        let seats = self.position.board.players.seats();
        let at_most = self.total(judge, &self.position, parts, guild, merchandise)
            - judge.weights.envy * parts.least_rise / f64::from(seats - 1);
        if at_most + ROUNDING <= least {
            return None;
        }
        let mut parts = *parts;
        for (seat, player) in self.position.board.players.iter() {
            if seat != judge.seat && self.goods[seat.index()].meets(parts.stale) {
                let goods = Counts::of(player.goods.counts());
                parts.merchandise[seat.index()] = judge.merchandise(&parts.market, goods, goods);
            }
        }
        Some(self.total(judge, &self.position, &parts, guild, merchandise))
    }

    /// About what the board is worth if the seat has so much cash, before the last round: up to rounding, which no two tables
    /// of a different worth have to fear.
    #[inline]
    pub(super) fn about(&self, judge: &Judge<'_>, cash: f64) -> f64 {
        let about = self.about.get_or_init(|| {
            let enough = self.cards.top().map_or(0.0, NextCard::cost);
            let enough = if self.position.hand.len() > MOST_CARDS { f64::INFINITY } else { enough };
            let (guild, goods) = self.goods_as_before(judge, &self.position, &self.parts, enough);
            let rest = self.own(judge, &self.position, &self.parts, 0.0, 0.0) - self.rivalry(judge);
            About { enough, goods: guild + goods, rest: rest - judge.purse(self.parts.cash) }
        });
        let goods = if cash >= about.enough {
            about.goods
        } else {
            let (guild, goods) = self.goods_as_before(judge, &self.position, &self.parts, cash);
            guild + goods
        };
        about.rest + judge.purse(cash) + goods
    }

    /// By about how much the table gains if so many shares of this company are bought, or sold, and its price is this one then,
    /// but for the cash.
    #[inline]
    pub(super) fn share_gain(&self, judge: &Judge<'_>, company: Company, count: f64, price: Option<u8>) -> f64 {
        let before = self.parts.market.shares[company.index()];
        let (Some(shop), Some(price)) = (company.shop(), price) else { return count * before };
        let now = self.parts.market.share_of(judge, shop.index(), price);
        let rise = now - before;
        let players = &self.position.board.players;
        let own = f64::from(players[judge.seat].shares[company]);
        let rivals = judge.rivalry(players.seats(), |other| f64::from(players[other].shares[company]));
        count * now + own * rise - rivals * rise
    }

    /// What the board is worth when the seat has these shares and so much cash, and shares have these prices.
    pub(super) fn worth_with_shares(
        &self,
        judge: &Judge<'_>,
        shares: &Shares,
        prices: &ByShop<u8>,
        cash: f64,
    ) -> f64 {
        let mut parts = Parts { cash, ..self.parts };
        let mut revalued = Flags::default();
        for (shop, price) in prices.iter() {
            if *price != self.position.board.share[shop] && parts.market.revalue(judge, shop.index(), *price) {
                revalued = revalued.or(Counts::one(shop.company().index(), 1).which());
            }
        }
        for (seat, player) in self.position.board.players.iter() {
            if self.companies[seat.index()].meets(revalued) {
                parts.shares[seat.index()] = parts.market.shares_of(player.shares.counts());
            }
        }
        parts.shares[judge.seat.index()] = parts.market.shares_of(shares.counts());
        self.with_goods_as_before(judge, &self.position, &parts)
    }

    /// What the seat has, if these were its guild orders.
    pub(super) fn own_with_hand(&self, judge: &Judge<'_>, hand: &[GuildOrder]) -> f64 {
        let position = Position { hand, ..self.position };
        let (guild, merchandise) = self.other_goods(judge, &position, &self.parts, self.parts.cash);
        self.own(judge, &position, &self.parts, guild, merchandise)
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

/// What the rumors and favors of the seat are worth.
#[inline]
fn tiles(judge: &Judge<'_>, board: &Board) -> f64 {
    let player = &board.players[judge.seat];
    judge.tiles(player.rumors, &player.favors)
}
