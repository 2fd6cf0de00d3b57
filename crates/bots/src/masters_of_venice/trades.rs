//! What it does that cubes change hands. The same trades come again in many lines.

use std::cell::{Cell, OnceCell};

use masters_of_venice::Good;
use table::Kind;

use super::Judge;
use super::base::{Effect, Sketch};
use super::counts::Counts;
use super::turn::Start;

/// What a seat does with cubes of one good.
#[derive(Copy, Clone)]
pub(super) enum Trade {
    /// So many, at a price which rises for each.
    Buy(u8),
    /// The same.
    Sell(u8),
    /// One for nothing, whose price stays.
    Get,
    Give,
}

impl Trade {
    /// Where its effect is kept, if it is.
    fn place(self) -> Option<usize> {
        match self {
            Trade::Get => Some(0),
            Trade::Give => Some(1),
            Trade::Sell(count @ 1..=2) => Some(1 + usize::from(count)),
            Trade::Buy(count @ 1..=4) => Some(3 + usize::from(count)),
            _ => None,
        }
    }
}

/// The effects of trades from one table, as far as they were asked.
pub(super) struct Effects(OnceCell<[[Cell<Option<Effect>>; 8]; Good::ALL.len()]>);

impl Effects {
    pub(super) fn new() -> Effects {
        Effects(OnceCell::new())
    }

    fn of(&self, good: usize, trade: Trade) -> Option<&Cell<Option<Effect>>> {
        let all = self.0.get_or_init(|| [const { [const { Cell::new(None) }; 8] }; Good::ALL.len()]);
        trade.place().map(|place| &all[good][place])
    }
}

impl Start<'_> {
    /// Cubes of a good change hands of which none has before.
    pub(super) fn trade(&self, judge: &Judge<'_>, sketch: &mut Sketch, good: Good, trade: Trade) {
        let kind = good.index();
        let stock = &mut sketch.stock;
        match trade {
            Trade::Buy(count) => stock.goods = stock.goods.plus(Counts::one(kind, count)),
            Trade::Sell(count) => stock.goods = stock.goods.less(Counts::one(kind, count)),
            Trade::Get => stock.goods = stock.goods.plus(Counts::one(kind, 1)),
            Trade::Give => stock.goods = stock.goods.less(Counts::one(kind, 1)),
        }
        if let Trade::Buy(count) | Trade::Sell(count) = trade {
            stock.price = stock.price.with(kind, self.board.price_if_bought(good, count));
        }
        let kept = self.effects.of(kind, trade);
        let effect = kept.and_then(Cell::get).unwrap_or_else(|| {
            let effect = match trade {
                Trade::Buy(_) | Trade::Get => self.base.effect_of_purchase(judge, sketch, kind),
                Trade::Sell(_) | Trade::Give => self.base.effect(judge, sketch, kind),
            };
            kept.inspect(|kept| kept.set(Some(effect)));
            effect
        });
        sketch.add(kind, effect);
    }
}
