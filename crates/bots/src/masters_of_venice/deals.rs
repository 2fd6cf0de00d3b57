//! Trades at the Mercato, rumors and favors, valued without being played: each moves few things, and there are many.

use masters_of_venice::{Board, Decision, Favor, Good, Goods, Lot, MastersOfVenice, Peg, Place, Player, Shop, Turn};
use table::Kind;

use super::Judge;
use super::base::{Base, Parts};
use super::counts::{Counts, Flags};
use super::runs::{Steps, ends_quietly};
use super::turn::{LongerLines, Start};

impl LongerLines<'_> {
    /// Adds the line that goes on with a trade or a tile. False, if this is none or must be played to be valued.
    pub(super) fn add_deal(&mut self, start: &Start<'_>, decision: Decision) -> bool {
        let Some(turn) = &start.board.turn else { return false };
        let deal = Deal { judge: self.judge, board: start.board, base: start.base };
        let Some((parts, changes)) = deal.parts(turn, decision) else { return false };
        let least = self.least_that_matters(true);
        if let Some(worth) = start.base.worth_of(self.judge, &parts, changes, least) {
            self.add_closed_run(start, &Steps { last: decision, before: None }, worth, true);
        }
        true
    }
}

struct Deal<'a> {
    judge: &'a Judge<'a>,
    board: &'a Board,
    base: &'a Base<'a>,
}

impl Deal<'_> {
    /// What the board is made of afterwards, and the goods of which price, orders or cubes are different.
    fn parts(&self, turn: &Turn, decision: Decision) -> Option<(Parts, Flags)> {
        let rumors_left = match decision {
            Decision::PlayRumor { .. } => self.own().rumors > 1,
            Decision::PlayFavor { .. }
            | Decision::MercatoSell { .. }
            | Decision::MercatoBuy { .. }
            | Decision::MercatoSwap { .. } => self.own().rumors > 0,
            _ => return None,
        };
        // With a rumor in hand no turn ends by itself.
        if !rumors_left && !self.tile_leaves_options(turn, decision) && !ends_quietly(self.board, turn, || false) {
            return None;
        }
        let mut parts = *self.base.parts();
        let changes = match decision {
            Decision::PlayRumor { shop, peg, way } => {
                self.play_rumor(&mut parts, shop, peg, self.board.after_rumor(shop, peg, way)?)?
            }
            Decision::PlayFavor { favor, shop, amount } => {
                self.play_favor(&mut parts, favor, shop, amount)
            }
            Decision::MercatoSell { goods } => self.trade(&mut parts, &goods, false),
            Decision::MercatoBuy { goods } => self.trade(&mut parts, &goods, true),
            Decision::MercatoSwap { give, take } => {
                let price = &self.board.price;
                parts.sell(give, 1, price[give]);
                parts.buy(take, 1, price[take]);
                self.update(&mut parts, give).or(self.update(&mut parts, take))
            }
            _ => return None,
        };
        Some((parts, changes))
    }

    /// No tile takes away what can be done at most places.
    fn tile_leaves_options(&self, turn: &Turn, decision: Decision) -> bool {
        matches!(decision, Decision::PlayRumor { .. } | Decision::PlayFavor { .. })
            && !matches!(turn.place, Place::Shops | Place::GuildHall)
            && self.board.place_has_options(turn)
    }

    fn own(&self) -> &Player {
        &self.board.players[self.judge.seat]
    }

    /// MOV-4.46. Nothing, if a price leaves its track.
    fn play_rumor(&self, parts: &mut Parts, shop: Shop, peg: Peg, now: u8) -> Option<Flags> {
        let (judge, own) = (self.judge, self.own());
        let good = shop.good();
        parts.tiles = judge.tiles(own.rumors - 1, &own.favors);
        match peg {
            Peg::Price | Peg::Share if now > MastersOfVenice::MOST_PRICE => return None,
            Peg::Share => {
                self.base.update_share(judge, parts, good, Some(now));
                return Some(Flags::default());
            }
            Peg::Price => parts.market.price = parts.market.price.with(good.index(), now),
            Peg::Orders => parts.market.orders = parts.market.orders.with(good.index(), now),
        }
        Some(self.update(parts, good))
    }

    /// MOV-4.45.
    fn play_favor(&self, parts: &mut Parts, favor: Favor, shop: Shop, amount: u8) -> Flags {
        let own = self.own();
        let mut favors = own.favors;
        favors.take(favor);
        parts.tiles = self.judge.tiles(own.rumors, &favors);
        let orders = parts.market.orders.plus(Counts::one(shop.good().index(), amount));
        parts.market.orders = orders;
        self.update(parts, shop.good())
    }

    /// MOV-4.43, MOV-4.44: the price rises even for a sale (MOV-10.29).
    fn trade(&self, parts: &mut Parts, lot: &Lot, buys: bool) -> Flags {
        let goods: Goods = lot.iter().copied().collect();
        let ducats = f64::from(self.board.goods_value(&goods).0);
        for (good, count) in goods.kinds() {
            let price = self.board.price_if_bought(good, count);
            if buys {
                parts.buy(good, count, price);
            } else {
                parts.sell(good, count, price);
            }
        }
        parts.cash += if buys { -ducats } else { ducats };
        goods.kinds().fold(Flags::default(), |all, (good, _)| all.or(self.update(parts, good)))
    }

    fn update(&self, parts: &mut Parts, good: Good) -> Flags {
        let share = good.shop().map(|shop| self.board.share[shop]);
        self.base.update(self.judge, &self.base.parts().market, parts, good, share);
        Counts::one(good.index(), 1).which()
    }
}
