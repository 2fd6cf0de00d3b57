//! What makes an offer possible (GEN-5.5, V1 to V11), judged by what its maker can see (GEN-4.65).

use table::Seat;

use super::{Bundle, Gain, Terms, backs};
use crate::components::{CASH_STEP, MARKERS, MOST_DUCATS, SPECIALS, WARES};
use crate::turn::orders_for;
use crate::{Action, Building, CardCounts, CardKind, CardSet, Genoa, Rule, Special, Ware};

impl Genoa {
    /// V1 to V11 for an offer of this seat, but for the active player's ducats. `wanted` are cards that it may name, `seen`
    /// those whose faces it knows.
    pub(super) fn check_terms(
        &self,
        by: Seat,
        terms: &Terms,
        wanted: CardSet,
        seen: CardSet,
    ) -> Result<(), Rule> {
        self.check_form(terms)?;
        let active = self.turn.active;
        let given_actions = terms.give.specials[Special::ExtraAction];
        if !terms.target.is_street() && self.capacity(by) <= given_actions {
            return Err(Rule::OfferTerms); // V2, A59
        }
        let holds = self.holds(by, &terms.give) && terms.give.kinds.is_empty(); // V4
        let shown = terms.shown.any().without(terms.give.cards).is_empty()
            && terms.shown.all.and(terms.shown.partner).is_empty();
        let room = self.players[by].supply >= terms.want.markers; // V6
        let there = terms.want.cards.without(wanted).is_empty() && self.can_be_wanted(active, &terms.want); // V11
        if holds
            && shown
            && room
            && there
            && self.has_room(terms.give.markers, terms.gain)
            && self.can_gain(by, terms, seen)
        {
            Ok(())
        } else {
            Err(Rule::OfferTerms)
        }
    }

    /// What can be said of an offer or an ask without looking at anybody's goods: V1, V3, V4, V5, V8, V10. An ask is seen
    /// from the other side: `give` is what the seat that acts gives.
    pub(super) fn check_form(&self, terms: &Terms) -> Result<(), Rule> {
        let Terms { target, give, want, gain, .. } = terms;
        if !self.targets().contains(*target) {
            return Err(Rule::Target); // V1
        }
        let goods = give.goods() + gain.map_or(0, Gain::goods);
        let ducats = [give.ducats, want.ducats];
        let money = ducats.iter().all(|ducats| ducats.is_multiple_of(CASH_STEP) && *ducats <= MOST_DUCATS)
            && ducats.contains(&0); // V4
        let something = goods > 0 || give.ducats > 0; // V3
        let no_gain_in_streets = !target.is_street() || gain.is_none(); // V8
        if !(money && something && no_gain_in_streets && one_way(give, want, *gain)) {
            return Err(Rule::OfferTerms);
        }
        if self.config.seats == 2 && goods == 0 {
            return Err(Rule::TwoPlayers); // V10
        }
        Ok(())
    }

    /// V4: does this seat hold all of it, ducats and cards included?
    pub(super) fn holds(&self, seat: Seat, bundle: &Bundle) -> bool {
        let player = &self.players[seat];
        player.ducats >= bundle.ducats
            && player.wares.contains(&bundle.wares)
            && player.specials.contains(&bundle.specials)
            && player.stock >= bundle.markers
            && bundle.cards.without(self.hands[seat]).is_empty()
    }

    /// V11: does this seat hold what everybody can count of it?
    pub(super) fn can_be_wanted(&self, seat: Seat, bundle: &Bundle) -> bool {
        let player = &self.players[seat];
        let mut cards = backs(bundle.cards);
        let counted = CardKind::ALL.iter().all(|kind| bundle.kinds[*kind] <= kind.cards().len());
        if !counted {
            return false;
        }
        cards += bundle.kinds;
        player.wares.contains(&bundle.wares)
            && player.specials.contains(&bundle.specials)
            && player.stock >= bundle.markers
            && backs(self.hands[seat]).contains(&cards)
    }

    /// V6: are there markers of the active player's colour for what he is given and what is promised to him?
    pub(super) fn has_room(&self, given: u8, gain: Option<Gain>) -> bool {
        let gained = u16::from(gain.map_or(0, Gain::markers));
        u16::from(self.players[self.turn.active].supply) >= u16::from(given) + gained
    }

    /// V7: does the action yield it, once `give` and `want` have changed hands?
    fn can_gain(&self, by: Seat, terms: &Terms, seen: CardSet) -> bool {
        let (Some(gain), Some(building)) = (terms.gain, terms.target.building()) else {
            return terms.gain.is_none();
        };
        if !self.is_in_supply(building, gain) {
            return false;
        }
        let player = &self.players[by];
        match (gain, building.action()) {
            (Gain::Markers { count }, _) => player.supply + terms.give.markers >= count + terms.want.markers,
            (Gain::Special(_), Action::Villa) => {
                let coming = terms.want.cards.and(seen); // A63
                let hand = self.hands[by].without(terms.give.cards).or(coming);
                let Some(mut wares) = player.wares.minus(&terms.give.wares) else { return false };
                wares += terms.want.wares;
                orders_for(building, hand, &wares).next().is_some()
            }
            _ => true,
        }
    }

    /// V7, as far as it depends on nobody's goods: what the building yields, and what is in supply or deck.
    pub(crate) fn is_in_supply(&self, building: Building, gain: Gain) -> bool {
        match (gain, building.action()) {
            (Gain::Wares(wares), Action::Wares(both)) => {
                !wares.is_empty() && wares.iter().all(|ware| both.contains(&ware) && self.wares.has(ware))
            }
            (Gain::Cards { count, .. }, Action::Draw { kind, count: most }) => {
                (1..=most).contains(&count) && self.available(kind) >= count
            }
            (Gain::Markers { count }, Action::Markers { count: most }) => (1..=most).contains(&count),
            (Gain::Special(special), Action::Special(kind)) => special == kind && self.specials.has(kind),
            (Gain::Special(special), Action::Villa) => self.specials.has(special),
            (Gain::Privilege, Action::Villa) => self.available(CardKind::Privilege) > 0,
            _ => false,
        }
    }

    /// GEN-5.10: would the effect still yield what the acting player has promised?
    pub(crate) fn can_keep(&self) -> bool {
        let Some(acting) = self.turn.acting else { return true };
        let Some(gain) = acting.promise else { return true };
        let player = &self.players[acting.seat];
        self.is_in_supply(acting.building, gain)
            && match (gain, acting.building.action()) {
                (Gain::Markers { count }, _) => player.supply >= count,
                (Gain::Special(_), Action::Villa) => {
                    let hand = self.hands[acting.seat];
                    orders_for(acting.building, hand, &player.wares).next().is_some()
                }
                _ => true,
            }
    }
}

/// V5: no kind of ware, special card or marker on both sides; what is gained stands beside what is given.
fn one_way(give: &Bundle, want: &Bundle, gain: Option<Gain>) -> bool {
    let gained_ware = |ware: Ware| matches!(gain, Some(Gain::Wares(wares)) if wares.contains(ware));
    let gained_special = |special: Special| gain == Some(Gain::Special(special));
    let wares =
        Ware::ALL.iter().all(|ware| !want.wares.has(*ware) || !give.wares.has(*ware) && !gained_ware(*ware));
    let specials = Special::ALL
        .iter()
        .all(|kind| !want.specials.has(*kind) || !give.specials.has(*kind) && !gained_special(*kind));
    let markers = want.markers == 0 || give.markers == 0 && gain.map_or(0, Gain::markers) == 0;
    wares && specials && markers
}

/// GEN-5.13: could anybody hold this at all?
pub(super) fn is_in_the_box(bundle: &Bundle) -> bool {
    let decks = CardCounts::of(CardKind::ALL.map(|kind| kind.cards().len()));
    WARES.contains(&bundle.wares)
        && SPECIALS.contains(&bundle.specials)
        && bundle.markers <= MARKERS
        && decks.contains(&bundle.kinds)
        && bundle.cards.is_empty()
}
