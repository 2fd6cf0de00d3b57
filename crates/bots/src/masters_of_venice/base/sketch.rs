//! Boards that differ from that of a base in a few goods: after a run at a dock, a trade, a tile or a bid. What one is worth at
//! most is quickly said, and most are clearly worth less than another: only the others are valued in full.

use masters_of_venice::{Good, Shop};
use table::Kind;

use super::{Base, Parts, ROUNDING, WithCash, other_goods, total};
use crate::masters_of_venice::Judge;
use crate::masters_of_venice::counts::{Counts, Flags};
use crate::masters_of_venice::market::{Stock, companies, company_of};
use crate::masters_of_venice::worth::in_ducats;

/// What such a board is made of, as far as it may be different.
#[derive(Copy, Clone)]
pub(crate) struct Sketch {
    pub(crate) stock: Stock,
    /// The share price of each shop.
    pub(crate) share: Counts,
    pub(crate) cash: f64,
    pub(crate) tiles: f64,
    /// The goods of which price, orders or cubes are different, and those whose shares may be worth something else.
    goods: Flags,
    shops: Flags,
    /// What the own shares are worth at most, and how much what the others have hurts at least.
    own_shares: f64,
    hurt: f64,
    /// What the own merchandise is worth at most as long as guild orders are worth what they were; infinitely much, if that is
    /// not known.
    merchandise: f64,
}

/// What it does to own shares and to rivals that a good, or its shop, stands differently.
#[derive(Copy, Clone, Default)]
pub(crate) struct Effect {
    own_shares: f64,
    hurt: f64,
    merchandise: f64,
}

impl Sketch {
    /// Notes what it does that price, orders or cubes of this good are different.
    #[inline]
    pub(crate) fn add(&mut self, good: usize, effect: Effect) {
        self.goods = self.goods.or(Flags::one(good));
        self.add_share(good, effect);
    }

    /// The same where nothing but the share price of its shop is different.
    #[inline]
    pub(crate) fn add_share(&mut self, good: usize, effect: Effect) {
        self.shops = self.shops.or(Flags::one(good));
        self.own_shares += effect.own_shares;
        self.hurt += effect.hurt;
        self.merchandise += effect.merchandise;
    }

    /// So many cubes come to the seat of a good of which some came before, and which costs this then.
    pub(crate) fn buy_more(&mut self, judge: &Judge<'_>, base: &Base<'_>, good: Good, (n, price): (u8, u8)) {
        let kind = good.index();
        let before = base.effect(judge, self, kind);
        self.own_shares -= before.own_shares;
        self.hurt -= before.hurt;
        self.stock.goods = self.stock.goods.plus(Counts::one(kind, n));
        self.stock.price = self.stock.price.with(kind, price);
        self.add(kind, base.effect(judge, self, kind));
    }
}

impl Base<'_> {
    /// The board of the base itself.
    pub(crate) fn sketch(&self, judge: &Judge<'_>) -> Sketch {
        Sketch {
            stock: self.stock,
            share: Counts::of(self.position.board.share.as_array()),
            cash: self.parts.cash,
            tiles: self.parts.tiles,
            goods: Flags::default(),
            shops: Flags::default(),
            // MOV-12.8: at the end hundreds count, and what is added in another order must not miss one.
            own_shares: self.parts.shares[judge.seat.index()] + ROUNDING / 2.0,
            hurt: self.rivalry(judge),
            merchandise: self.with_cash(judge).merchandise + ROUNDING / 4.0,
        }
    }

    /// What a tile or a bid does after which this good stands as it does in the sketch.
    #[inline]
    pub(crate) fn effect_of_tile(&self, judge: &Judge<'_>, sketch: &Sketch, good: usize) -> Effect {
        let mut effect = self.effect(judge, sketch, good);
        let left = self.stock.goods.less(self.with_cash(judge).kept).get(good);
        effect.merchandise = judge.rise_at_most(good, (&self.stock, left), (&sketch.stock, left));
        effect
    }

    /// What it does that this good stands as it does in the sketch, but for the own merchandise.
    #[inline]
    pub(crate) fn effect(&self, judge: &Judge<'_>, sketch: &Sketch, good: usize) -> Effect {
        let (before, now) = (&self.stock, &sketch.stock);
        let rivals = before.rivals.get(good);
        let held = rivals + now.goods.get(good);
        let mut effect = Effect { merchandise: f64::INFINITY, ..Effect::default() };
        if good < Shop::ALL.len() {
            let there = now.orders.get(good).min(held);
            let rise = judge.share_worth(sketch.share.get(good), there) - self.parts.market.share(good);
            let stake = self.stake(judge, company_of(good));
            (effect.own_shares, effect.hurt) = (stake.own * rise, stake.hurt * rise);
        }
        if rivals > 0 {
            effect.hurt += self.hurt_by_cubes(judge, now, good);
        }
        effect
    }

    /// The same of a purchase, with what it does to the own merchandise.
    pub(crate) fn effect_of_purchase(&self, judge: &Judge<'_>, sketch: &Sketch, good: usize) -> Effect {
        let mut effect = self.effect(judge, sketch, good);
        if !self.missing.meets(Flags::one(good)) {
            let WithCash { kept, merchandise, .. } = *self.with_cash(judge);
            let before = (&self.stock, self.stock.goods.less(kept), merchandise);
            // Nothing else is different.
            let left = before.1.with(good, sketch.stock.goods.less(kept).get(good));
            let now =
                Stock { price: self.stock.price.with(good, sketch.stock.price.get(good)), ..self.stock };
            effect.merchandise = judge.most_rise(good, before, (&now, left));
        }
        effect
    }

    /// How much the cubes of a good that others have hurt more at least, if the good stands like this.
    fn hurt_by_cubes(&self, judge: &Judge<'_>, now: &Stock, good: usize) -> f64 {
        let before = &self.stock;
        let all = before.rivals.get(good);
        let (held_before, held) = (all + before.goods.get(good), all + now.goods.get(good));
        let (price_before, price) = (before.price.get(good), now.price.get(good));
        let mut rise = judge.sure_rise(good, all, price_before, price);
        if price >= price_before && now.orders.get(good) >= before.orders.get(good) && held <= held_before {
            return self.envy * rise; // no sale becomes worse
        }
        for goods in self.others {
            let count = goods.get(good);
            if count > 0 {
                let gain_before = judge.gain(good, count, held_before - count, before);
                rise += judge.least_rise(judge.gain(good, count, held - count, now) - gain_before);
            }
        }
        self.envy * rise
    }

    /// What the board is worth; if that is clearly no more than `least`, what it is worth at most.
    #[inline]
    pub(crate) fn worth_of(&self, judge: &Judge<'_>, sketch: &Sketch, least: f64) -> Result<f64, f64> {
        let (stock, cash) = (&sketch.stock, sketch.cash);
        let points = in_ducats(self.position.board.players[judge.seat].vp);
        let at_most = |guild: f64, merchandise: f64| {
            let money = judge.money(cash, merchandise, sketch.own_shares);
            points + guild + money + sketch.tiles - sketch.hurt
        };
        let differs = self.wanted.meets(sketch.goods) || stock.goods != self.stock.goods;
        let with_cash = self.with_cash(judge);
        let (guild, merchandise) = if cash >= with_cash.enough && !self.concerns_cards(sketch) {
            let at_most = at_most(with_cash.guild, sketch.merchandise);
            if at_most + ROUNDING <= least {
                return Err(at_most);
            }
            let left = stock.goods.less(with_cash.kept);
            let merchandise = if differs { judge.merchandise(stock, left) } else { with_cash.merchandise };
            (with_cash.guild, merchandise)
        } else if differs {
            other_goods(judge, &self.position, &self.in_hand, stock, cash)
        } else {
            self.goods_as_before(judge, &self.position, stock, cash)
        };
        let at_most = at_most(guild, merchandise);
        if at_most + ROUNDING <= least {
            return Err(at_most);
        }
        Ok(self.in_full(judge, sketch, guild, merchandise))
    }

    /// Could it make guild orders in hand worth something else, but for the cash?
    #[inline]
    fn concerns_cards(&self, sketch: &Sketch) -> bool {
        let needs = self.in_hand.needs();
        let needed = [sketch.stock.goods.at_most(needs), sketch.stock.orders.at_most(needs)];
        self.missing.meets(sketch.goods) || needed != self.needed
    }

    /// What it is worth, if guild orders and own merchandise are worth so much.
    fn in_full(&self, judge: &Judge<'_>, sketch: &Sketch, guild: f64, merchandise: f64) -> f64 {
        let stock = &sketch.stock;
        let mut parts = Parts { cash: sketch.cash, tiles: sketch.tiles, ..self.parts };
        let market = &mut parts.market;
        market.held = stock.rivals.plus(stock.goods);
        (market.orders, market.price) = (stock.orders, stock.price);
        let mut revalued = Flags::default();
        for good in sketch.shops.kinds() {
            if good < Shop::ALL.len() && market.revalue(judge, good, sketch.share.get(good)) {
                revalued = revalued.or(Flags::one(good));
            }
        }
        let revalued = companies(revalued);
        for (seat, player) in self.position.board.players.iter() {
            let place = seat.index();
            if self.companies[place].meets(revalued) {
                parts.shares[place] = parts.market.shares_of(player.shares.counts());
            }
            let goods = self.others[place];
            if goods.which().meets(sketch.goods) {
                parts.merchandise[place] = judge.merchandise_of(&parts.market, goods);
            }
        }
        total(judge, &self.position, &parts, guild, merchandise)
    }
}
