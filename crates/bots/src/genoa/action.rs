//! What the action of a building is worth to a seat (GEN-2.6): what it yields, and the order that it allows to fulfil.

use std::cell::Cell;
use std::sync::LazyLock;

use genoa::{Action, Building, ByBuilding, Card, CardKind, CardSet, Holdings, Special};
use table::{Kind, Seat};

use super::worth::{Judge, large_order_pays, small_order_pays};

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
    holdings: Holdings,
    /// What the goods are worth.
    worth: f64,
    /// What drawing a card of each kind adds, and the best special card, once they were asked for.
    draws: [Cell<Option<f64>>; CardKind::ALL.len()],
    reward: Cell<Option<f64>>,
}

impl<'a> Actor<'a> {
    pub(super) fn new(judge: &'a Judge<'a>, seat: Seat, holdings: Holdings) -> Actor<'a> {
        let worth = judge.worth(seat, &holdings);
        Actor { judge, seat, holdings, worth, draws: Default::default(), reward: Cell::default() }
    }

    /// The regular action: its effect and a small order.
    pub(super) fn action(&self, building: Building) -> f64 {
        let Actor { judge, seat, ref holdings, worth, .. } = *self;
        let (yielded, after, worth) = match building.action() {
            Action::Draw { kind, count } => {
                let drawn = count.min(judge.board.decks[kind]);
                (f64::from(drawn) * self.draw(kind), *holdings, worth)
            }
            Action::Villa => {
                let privilege = self.draw(CardKind::Privilege);
                let order = judge.best_large_order(seat, holdings, building, Lacking::AnyWare, worth);
                let gain = order.map_or(privilege, |(gain, _)| (gain + self.reward()).max(privilege));
                (gain, *holdings, worth)
            }
            Action::Markers { .. } | Action::Special(_) | Action::Wares(_) => {
                let after = holdings.and_yield(&judge.board.yielded(seat, building));
                let then = judge.worth(seat, &after);
                (then - worth, after, then)
            }
        };
        let order = judge.best_small_order(seat, &after, building, Lacking::AnyWare, worth);
        yielded + order.map_or(0.0, |(gain, _)| gain)
    }

    fn draw(&self, kind: CardKind) -> f64 {
        let known = &self.draws[kind.index()];
        known.get().unwrap_or_else(|| {
            let draw = self.judge.draw(self.seat, &self.holdings, kind);
            known.set(Some(draw));
            draw
        })
    }

    fn reward(&self) -> f64 {
        self.reward.get().unwrap_or_else(|| {
            let reward = self.judge.reward(self.seat, &self.holdings, self.worth);
            self.reward.set(Some(reward));
            reward
        })
    }
}

impl Judge<'_> {
    /// The regular action: its effect and a small order.
    pub(super) fn action(&self, seat: Seat, holdings: &Holdings, building: Building) -> f64 {
        Actor::new(self, seat, *holdings).action(building)
    }

    /// GEN-4.22: what the effect alone is worth, and the goods after it as far as they are foreseen.
    pub(super) fn effect(
        &self,
        seat: Seat,
        holdings: &Holdings,
        building: Building,
        lacking: Lacking,
    ) -> (f64, Holdings) {
        match building.action() {
            Action::Draw { kind, count } => {
                let drawn = count.min(self.board.decks[kind]);
                (f64::from(drawn) * self.draw(seat, holdings, kind), *holdings)
            }
            Action::Villa => {
                let privilege = self.draw(seat, holdings, CardKind::Privilege);
                let order = self.large_order(seat, holdings, building, lacking);
                (order.map_or(privilege, |(gain, _)| gain.max(privilege)), *holdings)
            }
            Action::Markers { .. } | Action::Special(_) | Action::Wares(_) => {
                let after = holdings.and_yield(&self.board.yielded(seat, building));
                (self.worth(seat, &after) - self.worth(seat, holdings), after)
            }
        }
    }

    /// GEN-4.29: the large order of this villa that brings most.
    pub(super) fn large_order(
        &self,
        seat: Seat,
        holdings: &Holdings,
        villa: Building,
        lacking: Lacking,
    ) -> Option<(f64, Card)> {
        let worth = self.worth(seat, holdings);
        let best = self.best_large_order(seat, holdings, villa, lacking, worth);
        best.map(|(gain, card)| (gain + self.reward(seat, holdings, worth), card))
    }

    /// The same without the special card, for goods that are worth this.
    fn best_large_order(
        &self,
        seat: Seat,
        holdings: &Holdings,
        villa: Building,
        lacking: Lacking,
        worth: f64,
    ) -> Option<(f64, Card)> {
        let here = holdings.cards.and(orders_of(villa)).and(CardKind::LargeOrder.cards());
        let gains = here.iter().filter_map(|card| {
            Some((large_order_pays() + self.served(seat, holdings, card, lacking, worth)?, card))
        });
        gains.max_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// GEN-4.32: the small order of this building that brings most, if one pays.
    pub(super) fn small_order(
        &self,
        seat: Seat,
        holdings: &Holdings,
        building: Building,
        lacking: Lacking,
    ) -> Option<(f64, Card)> {
        self.best_small_order(seat, holdings, building, lacking, self.worth(seat, holdings))
    }

    /// The same for goods that are worth this.
    fn best_small_order(
        &self,
        seat: Seat,
        holdings: &Holdings,
        building: Building,
        lacking: Lacking,
        worth: f64,
    ) -> Option<(f64, Card)> {
        let here = holdings.cards.and(orders_of(building)).and(CardKind::SmallOrder.cards());
        let gains = here.iter().filter_map(|card| {
            Some((small_order_pays() + self.served(seat, holdings, card, lacking, worth)?, card))
        });
        gains.filter(|(gain, _)| *gain > 0.0).max_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// GEN-4.29: what the special card of free choice adds that is worth most, to goods that are worth this.
    fn reward(&self, seat: Seat, holdings: &Holdings, worth: f64) -> f64 {
        let left = Special::ALL.into_iter().filter(|special| self.board.specials.has(*special));
        let worths = left.map(|special| self.worth(seat, &holdings.and_special(special)) - worth);
        worths.max_by(f64::total_cmp).unwrap_or(0.0)
    }

    /// What goods that are worth this lose by serving this order, if they can.
    fn served(
        &self,
        seat: Seat,
        holdings: &Holdings,
        card: Card,
        lacking: Lacking,
        worth: f64,
    ) -> Option<f64> {
        let mut after = *holdings;
        for &ware in card.wanted() {
            let wild = lacking == Lacking::AnyWare && self.board.wares.has(ware);
            if !(after.wares.take(ware) || wild && after.specials.take(Special::AnyWare)) {
                return None;
            }
        }
        after.cards.remove(card);
        Some(self.worth(seat, &after) - worth)
    }
}

/// The orders that are fulfilled in a building.
#[inline]
fn orders_of(building: Building) -> CardSet {
    static ORDERS: LazyLock<ByBuilding<CardSet>> = LazyLock::new(|| {
        ByBuilding::from_fn(|building| {
            Card::all().filter(|card| card.ordered_by() == Some(building)).collect()
        })
    });
    ORDERS[building]
}
