//! Trades at the Mercato, rumors and favors, valued without being played: each moves few things, and there are many.

use std::cell::Cell;

use masters_of_venice::{
    Board, Decision, Favor, Good, Goods, Lot, MastersOfVenice, Peg, Place, Player, Shop, Turn, Way,
};
use table::Kind;

use super::Judge;
use super::base::{Base, Parts, ROUNDING};
use super::counts::{Counts, Flags};
use super::runs::{Steps, ends_quietly};
use super::turn::{LongerLines, Start};

impl LongerLines<'_> {
    /// Adds the line that goes on with a trade or a tile. False, if this is none or must be played to be valued.
    pub(super) fn add_deal(&mut self, start: &Start<'_>, decision: Decision) -> bool {
        let Some(turn) = &start.board.turn else { return false };
        let deal = Deal { judge: self.judge, board: start.board, base: start.base };
        if !deal.ends_quietly(turn, decision) {
            return false;
        }
        let gain = start.now.and_then(|now| Some((now, self.tiles.of(decision)?)));
        let least = self.least_that_matters(true);
        if gain.is_some_and(|(now, gain)| now + gain.get() + ROUNDING <= least) {
            return true;
        }
        let Some((parts, changes)) = deal.parts(decision) else { return false };
        let valued = start.base.worth_of(self.judge, &parts, changes, least);
        if let (Some((now, gain)), Ok(worth) | Err(worth)) = (gain, valued) {
            gain.set(worth - now);
        }
        if let Ok(worth) = valued {
            self.add_closed_run(start, &Steps { last: decision, before: None }, worth, true);
        }
        true
    }
}

/// What each rumor and favor gains about or at most, on the first table of a plan; infinitely much, if that is not known. At whatever
/// place the turn is, they gain the same, but for the turn that may end.
#[derive(Clone, Debug)]
pub(super) struct TileGains(Vec<Cell<f64>>);

/// Rumors move three pegs of a shop in two ways, favors raise its orders by four at most.
const RUMORS: usize = Shop::ALL.len() * Peg::ALL.len() * 2;
const FAVORS: usize = Favor::ALL.len() * Shop::ALL.len() * AMOUNTS;
const AMOUNTS: usize = 5;
const _: () = assert!(Favor::F20.most() < 5 && Favor::F30.most() < 5 && Favor::F40.most() < 5);

impl Default for TileGains {
    fn default() -> TileGains {
        TileGains(vec![Cell::new(f64::INFINITY); RUMORS + FAVORS])
    }
}

impl TileGains {
    pub(super) fn forget(&self) {
        self.0.iter().for_each(|gain| gain.set(f64::INFINITY));
    }

    #[inline]
    fn of(&self, decision: Decision) -> Option<&Cell<f64>> {
        let place = match decision {
            Decision::PlayRumor { shop, peg, way } => {
                let peg = match peg {
                    Peg::Price => 0,
                    Peg::Share => 1,
                    Peg::Orders => 2,
                };
                (shop.index() * Peg::ALL.len() + peg) * 2 + usize::from(way == Way::Up)
            }
            Decision::PlayFavor { favor, shop, amount } => {
                let tile = favor.index() * Shop::ALL.len() + shop.index();
                RUMORS + tile * AMOUNTS + usize::from(amount)
            }
            _ => return None,
        };
        self.0.get(place)
    }
}

struct Deal<'a> {
    judge: &'a Judge<'a>,
    board: &'a Board,
    base: &'a Base<'a>,
}

impl Deal<'_> {
    /// Is this a deal after which the turn goes on, or ends and leaves the worth of the table as it is?
    fn ends_quietly(&self, turn: &Turn, decision: Decision) -> bool {
        let rumors = self.own().rumors;
        // With a rumor in hand no turn ends by itself.
        let goes_on = match decision {
            Decision::PlayRumor { .. } => rumors > 1 || tile_leaves_options(self.board, turn),
            Decision::PlayFavor { .. } => rumors > 0 || tile_leaves_options(self.board, turn),
            Decision::MercatoSell { .. } | Decision::MercatoBuy { .. } | Decision::MercatoSwap { .. } => {
                rumors > 0
            }
            _ => return false,
        };
        goes_on || ends_quietly(self.board, turn, || false)
    }

    /// What the board is made of afterwards, and the goods of which price, orders or cubes are different.
    fn parts(&self, decision: Decision) -> Option<(Parts, Flags)> {
        let mut parts = *self.base.parts();
        let changes = match decision {
            Decision::PlayRumor { shop, peg, way } => {
                self.play_rumor(&mut parts, shop, peg, self.board.after_rumor(shop, peg, way)?)?
            }
            Decision::PlayFavor { favor, shop, amount } => self.play_favor(&mut parts, favor, shop, amount),
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

/// No tile takes away what can be done at most places.
fn tile_leaves_options(board: &Board, turn: &Turn) -> bool {
    !matches!(turn.place, Place::Shops | Place::GuildHall) && board.place_has_options(turn)
}
