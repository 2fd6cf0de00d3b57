//! Trades at the Mercato, rumors and favors, valued without being played: each moves few things, and there are many.

use std::cell::Cell;

use masters_of_venice::{
    Board, Decision, Favor, Good, Lot, MastersOfVenice, Peg, Place, Player, Shop, Turn, Way,
};
use table::Kind;

use super::Judge;
use super::base::{Base, ROUNDING, Sketch};
use super::counts::Counts;
use super::runs::{Steps, ends_quietly};
use super::trades::Trade;
use super::turn::{GoesOn, LongerLines, Start};

impl LongerLines<'_> {
    /// Adds the line that goes on with a trade or a tile. False, if this is none or must be played to be valued.
    pub(super) fn add_deal(&mut self, start: &Start<'_>, decision: Decision) -> bool {
        let Some(turn) = &start.board.turn else { return false };
        let deal = Deal { judge: self.judge, board: start.board, base: start.base };
        let goes_on = match deal.goes_on(turn, decision) {
            true => GoesOn::Surely,
            false if ends_quietly(start.board, turn, || false) && is_deal(decision) => GoesOn::Maybe,
            false => return false,
        };
        let gain = start.now.and_then(|now| Some((now, self.tiles.of(decision)?)));
        let least = self.least_that_matters(goes_on);
        if gain.is_some_and(|(now, gain)| now + gain.get() + ROUNDING <= least) {
            return true;
        }
        let Some(sketch) = deal.sketch(start, decision) else { return false };
        let valued = start.base.worth_of(self.judge, &sketch, least);
        if let (Some((now, gain)), Ok(worth) | Err(worth)) = (gain, valued) {
            gain.set(worth - now);
        }
        if let Ok(worth) = valued {
            self.add_closed_run(start, &Steps { last: decision, before: None }, worth, goes_on);
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
    /// Is this a deal after which the turn goes on for certain?
    fn goes_on(&self, turn: &Turn, decision: Decision) -> bool {
        let rumors = self.own().rumors;
        // With a rumor in hand no turn ends by itself.
        match decision {
            Decision::PlayRumor { .. } => rumors > 1 || tile_leaves_options(self.board, turn),
            Decision::PlayFavor { .. } => rumors > 0 || tile_leaves_options(self.board, turn),
            Decision::MercatoSell { .. } | Decision::MercatoBuy { .. } | Decision::MercatoSwap { .. } => {
                rumors > 0
            }
            _ => false,
        }
    }

    /// The board afterwards. Nothing, if it must be played to be valued.
    fn sketch(&self, start: &Start<'_>, decision: Decision) -> Option<Sketch> {
        let mut sketch = start.sketch;
        match decision {
            Decision::PlayRumor { shop, peg, way } => {
                self.play_rumor(&mut sketch, shop, peg, self.board.after_rumor(shop, peg, way)?)?;
            }
            Decision::PlayFavor { favor, shop, amount } => self.play_favor(&mut sketch, favor, shop, amount),
            Decision::MercatoSell { goods } => self.trade(start, &mut sketch, &goods, false),
            Decision::MercatoBuy { goods } => self.trade(start, &mut sketch, &goods, true),
            Decision::MercatoSwap { give, take } => {
                start.trade(self.judge, &mut sketch, give, Trade::Give);
                start.trade(self.judge, &mut sketch, take, Trade::Get);
            }
            _ => return None,
        }
        Some(sketch)
    }

    fn own(&self) -> &Player {
        &self.board.players[self.judge.seat]
    }

    /// MOV-4.46. Nothing, if a price leaves its track.
    fn play_rumor(&self, sketch: &mut Sketch, shop: Shop, peg: Peg, now: u8) -> Option<()> {
        let (judge, own) = (self.judge, self.own());
        let good = shop.good().index();
        sketch.tiles = judge.tiles(own.rumors - 1, &own.favors);
        match peg {
            Peg::Price | Peg::Share if now > MastersOfVenice::MOST_PRICE => return None,
            Peg::Share => {
                sketch.share = sketch.share.with(good, now);
                sketch.add_share(good, self.base.effect_of_tile(judge, sketch, good));
                return Some(());
            }
            Peg::Price => sketch.stock.price = sketch.stock.price.with(good, now),
            Peg::Orders => sketch.stock.orders = sketch.stock.orders.with(good, now),
        }
        sketch.add(good, self.base.effect_of_tile(judge, sketch, good));
        Some(())
    }

    /// MOV-4.45.
    fn play_favor(&self, sketch: &mut Sketch, favor: Favor, shop: Shop, amount: u8) {
        let (own, good) = (self.own(), shop.good().index());
        let mut favors = own.favors;
        favors.take(favor);
        sketch.tiles = self.judge.tiles(own.rumors, &favors);
        sketch.stock.orders = sketch.stock.orders.plus(Counts::one(good, amount));
        sketch.add(good, self.base.effect_of_tile(self.judge, sketch, good));
    }

    /// MOV-4.43, MOV-4.44: the price rises even for a sale (MOV-10.29).
    fn trade(&self, start: &Start<'_>, sketch: &mut Sketch, lot: &Lot, buys: bool) {
        let ducats: f64 = lot.iter().map(|good| f64::from(self.board.price[*good])).sum();
        sketch.cash += if buys { -ducats } else { ducats };
        let mut trade = |good: Good, count: u8| {
            start.trade(self.judge, sketch, good, if buys { Trade::Buy(count) } else { Trade::Sell(count) });
        };
        match *lot.as_slice() {
            [one, other] if one == other => trade(one, 2),
            ref goods => goods.iter().for_each(|good| trade(*good, 1)),
        }
    }
}

fn is_deal(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::PlayRumor { .. }
            | Decision::PlayFavor { .. }
            | Decision::MercatoSell { .. }
            | Decision::MercatoBuy { .. }
            | Decision::MercatoSwap { .. }
    )
}

/// No tile takes away what can be done at most places.
fn tile_leaves_options(board: &Board, turn: &Turn) -> bool {
    !matches!(turn.place, Place::Shops | Place::GuildHall) && board.place_has_options(turn)
}
