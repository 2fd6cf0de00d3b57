//! What a deal is worth to either side (GEN-5.3).

use genoa::{
    Action, Building, Bundle, CardCounts, CardKind, CardSet, Gain, Good, Holdings, Pick, Terms, payouts,
};
use table::Seat;

use super::worth::{Judge, Part, Valued};

/// What a good is taken to be worth whose use to its owner one does not know.
const SOME_GOOD: f64 = 8.0;
/// How much a card is worth whose face one does not see, of what drawing one is worth: nobody gives away their best.
const UNSEEN: f64 = 0.4;

impl Judge<'_> {
    /// What getting this and giving that changes, ducats included; nothing, if it cannot be given.
    pub(super) fn payment(&self, seat: Seat, own: &Valued, gets: &Bundle, gives: &Bundle) -> Option<f64> {
        let left = self.exchanged(seat, own, gets, gives)?;
        let unseen: f64 =
            gets.kinds.kinds().map(|(kind, n)| f64::from(n) * UNSEEN * self.draw(&left, kind)).sum();
        let goods = left.worth - own.worth;
        Some(goods + unseen + f64::from(gets.ducats) - f64::from(gives.ducats))
    }

    /// What a seat has when it got this and gave that, of cards the known ones; nothing, if it cannot be given.
    pub(super) fn exchanged(
        &self,
        seat: Seat,
        own: &Valued,
        gets: &Bundle,
        gives: &Bundle,
    ) -> Option<Valued> {
        if gets.goods() == 0 && gives.goods() == 0 {
            return Some(*own);
        }
        let rest = own.holdings.without(gives)?;
        let cards = rest.cards.without(self.spared(seat, &rest, &gives.kinds)?);
        Some(self.valued(seat, Holdings { cards, ..rest }.with(gets)))
    }

    /// The cards that are missed least, so many of each kind.
    pub(super) fn spared(&self, seat: Seat, own: &Holdings, kinds: &CardCounts) -> Option<CardSet> {
        let mut spared = CardSet::EMPTY;
        let mut rest = *own;
        for kind in kinds.iter() {
            let among = rest.cards.and(kind.cards()).iter();
            let without = |card| self.worth(seat, &rest.less(Good::Card(card)));
            let card = among.map(|card| (without(card), card)).max_by(|a, b| a.0.total_cmp(&b.0))?.1;
            spared.insert(card);
            rest.cards.remove(card);
        }
        Some(spared)
    }

    /// What a promised gain is worth to the active player.
    pub(super) fn promised(&self, active: Seat, own: &Valued, building: Building, gain: Gain) -> f64 {
        let with = |goods: Holdings, part: Part| self.revalued(active, own, goods, part).worth - own.worth;
        match gain {
            Gain::Wares(wares) => with(wares.iter().fold(own.holdings, Holdings::and_ware), Part::Orders),
            Gain::Markers { count } => with(own.holdings.and_markers(count), Part::Stock),
            Gain::Special(special) => with(own.holdings.and_special(special), Part::of_special(special)),
            Gain::Privilege => self.draw(own, CardKind::Privilege),
            Gain::Cards { count, pick } => {
                let Action::Draw { kind, .. } = building.action() else { return 0.0 };
                let choice = match pick {
                    Pick::Actor => 0.7,
                    Pick::First => 1.0,
                    Pick::Active => 1.2,
                };
                f64::from(count) * choice * self.draw(own, kind)
            }
        }
    }

    /// What the action, which is worth so much, is worth to the acting player when it has promised this.
    pub(super) fn action_less(
        &self,
        seat: Seat,
        own: &Valued,
        building: Building,
        action: f64,
        gain: Option<Gain>,
    ) -> f64 {
        match gain {
            None => action,
            Some(Gain::Privilege) => 0.0,
            Some(gain @ Gain::Special(_)) if building.action() == Action::Villa => {
                let order = self.large_order(seat, own, building, super::action::Lacking::Nothing);
                order.map_or(0.0, |(order, _)| order - self.promised(seat, own, building, gain))
            }
            Some(gain @ Gain::Cards { count, .. }) => {
                let Action::Draw { kind, count: drawn } = building.action() else { return action };
                if count >= drawn {
                    action - f64::from(drawn) * self.draw(own, kind)
                } else {
                    action - self.promised(seat, own, building, gain)
                }
            }
            // Wares that are left may still serve an order here.
            Some(gain) => action - self.promised(seat, own, building, gain),
        }
    }
}

/// What an offer brings the active player, as everybody sees it.
pub(super) fn public_price(terms: &Terms) -> f64 {
    let goods = |bundle: &Bundle| f64::from(bundle.ducats) + SOME_GOOD * f64::from(bundle.goods());
    let gain = terms.gain.map_or(0.0, |gain| SOME_GOOD * f64::from(gain.goods()));
    goods(&terms.give) + gain - goods(&terms.want)
}

/// GEN-5.5-V4: what can be paid goes in steps.
pub(super) fn cash_step() -> f64 {
    payouts::CASH_STEP.into()
}

/// Rounded down to what can be paid (GEN-5.5-V4).
pub(super) fn payable(ducats: f64) -> u16 {
    let mut payable = 0;
    while f64::from(payable) + cash_step() <= ducats && payable < payouts::MOST_DUCATS {
        payable += payouts::CASH_STEP;
    }
    payable
}
