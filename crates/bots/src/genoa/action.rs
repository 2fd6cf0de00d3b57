//! What the action of a building is worth to a seat (GEN-2.6): what it yields, and the order that it allows to fulfil.

use std::cell::Cell;

use genoa::{Action, Building, Card, CardKind, Special};
use table::{Kind, Seat};

use super::packed_wares::PackedWares;
use super::worth::{Judge, Part, Valued, large_order_pays, small_order_pays};

/// May wares that an order lacks be taken with `any_ware`?
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Lacking {
    AnyWare,
    Nothing,
}

/// A seat with these goods, of which several actions are asked: what they have in common is worked out once.
pub(super) struct Actor<'a> {
    judge: &'a Judge<'a>,
    seat: Seat,
    goods: Valued,
    /// What drawing a card of each kind adds, and the best special card, once they were asked for.
    draws: [Cell<Option<f64>>; CardKind::ALL.len()],
    reward: Cell<Option<f64>>,
}

impl<'a> Actor<'a> {
    pub(super) fn new(judge: &'a Judge<'a>, seat: Seat, goods: Valued) -> Actor<'a> {
        Actor { judge, seat, goods, draws: Default::default(), reward: Cell::default() }
    }

    /// The regular action: its effect and a small order.
    pub(super) fn action(&self, building: Building) -> f64 {
        let Actor { judge, seat, ref goods, .. } = *self;
        match building.action() {
            Action::Draw { kind, count } => {
                let drawn = count.min(judge.board.decks[kind]);
                let yielded = f64::from(drawn) * self.draw(kind);
                yielded + self.small_order(goods, building)
            }
            Action::Villa => {
                let privilege = self.draw(CardKind::Privilege);
                let order = judge.best_large_order(seat, goods, building, Lacking::AnyWare);
                let gain = order.map_or(privilege, |(gain, _)| (gain + self.reward()).max(privilege));
                gain + self.small_order(goods, building)
            }
            Action::Markers { .. } | Action::Special(_) | Action::Wares(_) => {
                // Where no order is waiting, only the worth is asked for.
                let orders = judge.tables.orders_of(building).and(CardKind::SmallOrder.cards());
                let after = judge.after_effect(seat, goods, building);
                let order = if goods.holdings.cards.and(orders).is_empty() {
                    0.0
                } else {
                    self.small_order(&after, building)
                };
                (after.worth - goods.worth) + order
            }
        }
    }

    /// What the small order brings that is best once the seat has these goods, if one pays.
    #[inline]
    fn small_order(&self, goods: &Valued, building: Building) -> f64 {
        let order = self.judge.small_order(self.seat, goods, building, Lacking::AnyWare);
        order.map_or(0.0, |(gain, _)| gain)
    }

    fn draw(&self, kind: CardKind) -> f64 {
        let known = &self.draws[kind.index()];
        known.get().unwrap_or_else(|| {
            let draw = self.judge.draw(&self.goods, kind);
            known.set(Some(draw));
            draw
        })
    }

    fn reward(&self) -> f64 {
        self.reward.get().unwrap_or_else(|| {
            let reward = self.judge.reward(self.seat, &self.goods);
            self.reward.set(Some(reward));
            reward
        })
    }
}

impl Judge<'_> {
    /// The regular action: its effect and a small order.
    pub(super) fn action(&self, seat: Seat, goods: &Valued, building: Building) -> f64 {
        Actor::new(self, seat, *goods).action(building)
    }

    /// GEN-4.22: what the effect alone is worth, and the goods after it as far as they are foreseen.
    pub(super) fn effect(
        &self,
        seat: Seat,
        goods: &Valued,
        building: Building,
        lacking: Lacking,
    ) -> (f64, Valued) {
        match building.action() {
            Action::Draw { kind, count } => {
                let drawn = count.min(self.board.decks[kind]);
                (f64::from(drawn) * self.draw(goods, kind), *goods)
            }
            Action::Villa => {
                let privilege = self.draw(goods, CardKind::Privilege);
                let order = self.large_order(seat, goods, building, lacking);
                (order.map_or(privilege, |(gain, _)| gain.max(privilege)), *goods)
            }
            Action::Markers { .. } | Action::Special(_) | Action::Wares(_) => {
                let after = self.after_effect(seat, goods, building);
                (after.worth - goods.worth, after)
            }
        }
    }

    /// GEN-4.22: the goods with what the building yields; cards that are drawn are not known.
    #[inline]
    fn after_effect(&self, seat: Seat, goods: &Valued, building: Building) -> Valued {
        let changed = match building.action() {
            Action::Markers { .. } => Part::Stock,
            Action::Special(special) => Part::of_special(special),
            Action::Wares(_) => {
                let (mut wares, mut holdings) = (PackedWares::of(&goods.holdings.wares), goods.holdings);
                for ware in self.board.yielded(seat, building).wares.iter() {
                    wares = wares.and(ware);
                    holdings.wares.add(ware);
                }
                return self.with_wares(goods, wares, holdings);
            }
            Action::Draw { .. } | Action::Villa => return *goods,
        };
        let holdings = goods.holdings.and_yield(&self.board.yielded(seat, building));
        self.revalued(seat, goods, holdings, changed)
    }

    /// GEN-4.29: the large order of this villa that brings most.
    pub(super) fn large_order(
        &self,
        seat: Seat,
        goods: &Valued,
        villa: Building,
        lacking: Lacking,
    ) -> Option<(f64, Card)> {
        let best = self.best_large_order(seat, goods, villa, lacking);
        best.map(|(gain, card)| (gain + self.reward(seat, goods), card))
    }

    /// The same without the special card.
    fn best_large_order(
        &self,
        seat: Seat,
        goods: &Valued,
        villa: Building,
        lacking: Lacking,
    ) -> Option<(f64, Card)> {
        let orders = self.tables.orders_of(villa).and(CardKind::LargeOrder.cards());
        let gains =
            goods.holdings.cards.and(orders).iter().filter_map(|card| {
                Some((large_order_pays() + self.served(seat, goods, card, lacking)?, card))
            });
        gains.max_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// GEN-4.32: the small order of this building that brings most, if one pays.
    #[inline]
    pub(super) fn small_order(
        &self,
        seat: Seat,
        goods: &Valued,
        building: Building,
        lacking: Lacking,
    ) -> Option<(f64, Card)> {
        let orders = self.tables.orders_of(building).and(CardKind::SmallOrder.cards());
        let gains =
            goods.holdings.cards.and(orders).iter().filter_map(|card| {
                Some((small_order_pays() + self.served(seat, goods, card, lacking)?, card))
            });
        gains.filter(|(gain, _)| *gain > 0.0).max_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// GEN-4.29: what the special card of free choice adds that is worth most.
    fn reward(&self, seat: Seat, goods: &Valued) -> f64 {
        let left = Special::ALL.into_iter().filter(|special| self.board.specials.has(*special));
        let worths = left.map(|special| {
            let holdings = goods.holdings.and_special(special);
            self.revalued(seat, goods, holdings, Part::of_special(special)).worth - goods.worth
        });
        worths.max_by(f64::total_cmp).unwrap_or(0.0)
    }

    /// What goods lose by serving this order, if they can.
    fn served(&self, seat: Seat, goods: &Valued, card: Card, lacking: Lacking) -> Option<f64> {
        let mut after = goods.holdings;
        for &ware in card.wanted() {
            let wild = lacking == Lacking::AnyWare && self.board.wares.has(ware);
            if !(after.wares.take(ware) || wild && after.specials.take(Special::AnyWare)) {
                return None;
            }
        }
        after.cards.remove(card);
        Some(self.revalued(seat, goods, after, Part::Orders).worth - goods.worth)
    }
}
