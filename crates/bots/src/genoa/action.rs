//! What the action of a building is worth to a seat (GEN-2.6): what it yields, and the order that it allows to fulfil.

use genoa::{Action, Building, Card, CardKind, Holdings, Special};
use table::Seat;

use super::worth::{Judge, large_order_pays, small_order_pays};

/// May wares that an order lacks be taken with `any_ware`?
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Lacking {
    AnyWare,
    Nothing,
}

impl Judge<'_> {
    /// The regular action: its effect and a small order.
    pub(super) fn action(&self, seat: Seat, holdings: &Holdings, building: Building) -> f64 {
        let (yielded, after) = self.effect(seat, holdings, building, Lacking::AnyWare);
        yielded + self.small_order(seat, &after, building, Lacking::AnyWare).map_or(0.0, |(gain, _)| gain)
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
        let orders = holdings.cards.and(CardKind::LargeOrder.cards());
        let here = orders.iter().filter(|card| card.ordered_by() == Some(villa));
        let gains = here.filter_map(|card| {
            Some((large_order_pays() + self.served(seat, holdings, card, lacking)?, card))
        });
        let best = gains.max_by(|a, b| a.0.total_cmp(&b.0));
        best.map(|(gain, card)| (gain + self.reward(seat, holdings).map_or(0.0, |(worth, _)| worth), card))
    }

    /// GEN-4.32: the small order of this building that brings most, if one pays.
    pub(super) fn small_order(
        &self,
        seat: Seat,
        holdings: &Holdings,
        building: Building,
        lacking: Lacking,
    ) -> Option<(f64, Card)> {
        let orders = holdings.cards.and(CardKind::SmallOrder.cards());
        let here = orders.iter().filter(|card| card.ordered_by() == Some(building));
        let gains = here.filter_map(|card| {
            Some((small_order_pays() + self.served(seat, holdings, card, lacking)?, card))
        });
        gains.filter(|(gain, _)| *gain > 0.0).max_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// GEN-4.29: the special card of free choice that is worth most.
    pub(super) fn reward(&self, seat: Seat, holdings: &Holdings) -> Option<(f64, Special)> {
        let before = self.worth(seat, holdings);
        let left = Special::ALL.into_iter().filter(|special| self.board.specials.has(*special));
        let worths = left.map(|special| (self.worth(seat, &holdings.and_special(special)) - before, special));
        worths.max_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// What the goods lose by serving this order, if they can.
    fn served(&self, seat: Seat, holdings: &Holdings, card: Card, lacking: Lacking) -> Option<f64> {
        let mut after = *holdings;
        for &ware in card.wanted() {
            let wild = lacking == Lacking::AnyWare && self.board.wares.has(ware);
            if !(after.wares.take(ware) || wild && after.specials.take(Special::AnyWare)) {
                return None;
            }
        }
        after.cards.remove(card);
        Some(self.worth(seat, &after) - self.worth(seat, holdings))
    }
}
