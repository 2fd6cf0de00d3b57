//! Boards that differ from that of a base in a few things: runs, trades, tiles and bids.

use masters_of_venice::{ByShop, Company, Ducats, Good, GuildOrder, Shares};
use table::Kind;

use super::{
    About, Base, MOST_CARDS, Parts, ROUNDING, cards_in_order, orders_of, other_goods, own, rivalry, total,
};
use crate::masters_of_venice::Judge;
use crate::masters_of_venice::counts::{Counts, Flags};
use crate::masters_of_venice::guild::NextCard;
use crate::masters_of_venice::market::Market;
use crate::masters_of_venice::worth::Position;

/// Boards that differ from this one in what [`Parts`] say.
impl Base<'_> {
    /// Brings up to date what depends on price, orders and cubes of a good, and on the share price of its shop, if it has one.
    #[inline]
    pub(crate) fn update(
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
    pub(crate) fn update_share(&self, judge: &Judge<'_>, parts: &mut Parts, good: Good, share: Option<u8>) {
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

    /// What the board is worth that is made of this, if price, orders or cubes of these goods are different; if that is clearly no
    /// more than `least`, what it is worth at most.
    #[inline]
    pub(crate) fn worth_of(
        &self,
        judge: &Judge<'_>,
        parts: &Parts,
        changes: Flags,
        least: f64,
    ) -> Result<f64, f64> {
        let (guild, merchandise) = if self.wanted.meets(changes) || parts.goods != self.parts.goods {
            other_goods(judge, &self.position, &self.in_hand, parts, parts.cash)
        } else {
            self.goods_as_before(judge, &self.position, parts, parts.cash)
        };
        let seats = self.position.board.players.seats();
        let at_most = total(judge, &self.position, parts, guild, merchandise)
            - judge.weights.envy * parts.least_rise / f64::from(seats - 1);
        if at_most + ROUNDING <= least {
            return Err(at_most);
        }
        let mut parts = *parts;
        for (seat, player) in self.position.board.players.iter() {
            if seat != judge.seat && self.goods[seat.index()].meets(parts.stale) {
                let goods = Counts::of(player.goods.counts());
                parts.merchandise[seat.index()] = judge.merchandise(&parts.market, goods, goods);
            }
        }
        Ok(total(judge, &self.position, &parts, guild, merchandise))
    }

    /// About what the board is worth if the seat has so much cash, before the last round: up to rounding, which no two tables
    /// of a different worth have to fear.
    #[inline]
    pub(crate) fn about(&self, judge: &Judge<'_>, cash: Ducats) -> f64 {
        let about = self.about.get_or_init(|| {
            let enough = self.cards.top().map_or(0.0, NextCard::cost);
            let enough = if self.position.hand.len() > MOST_CARDS { f64::INFINITY } else { enough };
            let (guild, goods) = self.goods_as_before(judge, &self.position, &self.parts, enough);
            let rest = own(judge, &self.position, &self.parts, 0.0, 0.0) - self.rivalry(judge);
            About { enough, goods: guild + goods, rest: rest - judge.purse(self.parts.cash) }
        });
        let goods =
            if f64::from(cash.0) >= about.enough { about.goods } else { self.goods_with(judge, cash) };
        about.rest + judge.purse(f64::from(cash.0)) + goods
    }

    /// What guild orders and merchandise are worth, with so much cash.
    fn goods_with(&self, judge: &Judge<'_>, cash: Ducats) -> f64 {
        let place = usize::try_from(cash.0 / 5).unwrap_or(0) % self.by_cash.len();
        let kept = &self.by_cash[place];
        if kept.get().0 != cash {
            let (guild, goods) = self.goods_as_before(judge, &self.position, &self.parts, f64::from(cash.0));
            kept.set((cash, guild + goods));
        }
        kept.get().1
    }

    /// By about how much the table gains if so many shares of this company are bought, or sold, and its price is this one then,
    /// but for the cash.
    #[inline]
    pub(crate) fn share_gain(
        &self,
        judge: &Judge<'_>,
        company: Company,
        count: f64,
        price: Option<u8>,
    ) -> f64 {
        let before = self.parts.market.shares[company.index()];
        let (Some(shop), Some(price)) = (company.shop(), price) else { return count * before };
        let now = self.parts.market.share_of(judge, shop.index(), price);
        let rise = now - before;
        count * now + self.stake(judge, company) * rise
    }

    /// By how much the table gains, about, if a share of this company becomes worth a ducat more.
    #[inline]
    fn stake(&self, judge: &Judge<'_>, company: Company) -> f64 {
        let stakes = self.stakes.get_or_init(|| {
            let players = &self.position.board.players;
            Company::ALL.map(|company| {
                let rivals = |other| f64::from(players[other].shares[company]);
                f64::from(players[judge.seat].shares[company]) - judge.rivalry(players.seats(), rivals)
            })
        });
        stakes[company.index()]
    }

    /// What the board is worth when the seat has these shares and so much cash, and shares have these prices.
    pub(crate) fn worth_with_shares(
        &self,
        judge: &Judge<'_>,
        shares: &Shares,
        prices: &ByShop<u8>,
        cash: f64,
    ) -> f64 {
        let mut parts = Parts { cash, ..self.parts };
        let mut revalued = Flags::default();
        for (shop, price) in prices.iter() {
            if *price != self.position.board.share[shop] && parts.market.revalue(judge, shop.index(), *price)
            {
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
    pub(crate) fn own_with_hand(&self, judge: &Judge<'_>, hand: &[GuildOrder]) -> f64 {
        let position = Position { hand, ..self.position };
        let cards = cards_in_order(judge, hand, &self.parts);
        let worth = judge.hand(orders_of(judge, &position), self.parts.cash, cards);
        let merchandise = match worth.left {
            Some(left) => judge.merchandise(&self.parts.market, self.parts.goods, left),
            // As for whoever has no cards.
            None => self.merchandise_after(judge, &worth, &self.parts),
        };
        own(judge, &position, &self.parts, worth.worth, merchandise)
    }

    /// How much what the others have hurts.
    pub(crate) fn rivalry(&self, judge: &Judge<'_>) -> f64 {
        rivalry(judge, &self.position, &self.parts)
    }
}
