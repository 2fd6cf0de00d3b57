//! What makes an offer possible (GEN-5.5), judged by what its maker can see (GEN-4.65).

use table::Seat;

use super::{Bundle, Gain, Terms, backs};
use crate::components::{CASH_STEP, MARKERS, MESSAGE, MOST_DUCATS, SPECIALS, WARES};
use crate::turn::orders_for;
use crate::{Action, Building, CardCounts, CardKind, CardSet, Genoa, Rule, Special, Specials, Ware, Wares};

impl Genoa {
    /// GEN-5.5 for an offer of this seat whose target is right, but for the active player's ducats. `wanted` are cards that it
    /// may name, `seen` those whose faces it knows.
    pub(super) fn check_terms(
        &self,
        by: Seat,
        terms: &Terms,
        wanted: CardSet,
        seen: CardSet,
    ) -> Result<(), Rule> {
        self.check_form(terms)?;
        check_cards_given(terms)?;
        require(self.holds(by, &terms.give), Rule::OfferHeld)?;
        let known = terms.want.cards.without(wanted).is_empty();
        require(known && self.can_be_wanted(self.turn.active, &terms.want), Rule::OfferWanted)?;
        let room = self.players[by].supply >= terms.want.markers;
        require(room && self.has_room(terms.give.markers, terms.gain), Rule::OfferMarkers)?;
        require(self.can_gain(by, terms, seen), Rule::OfferGain)
    }

    /// GEN-5.5-V1: a target of GEN-5.2. GEN-5.5-V2, A59: for a building an action that is not given away in the same offer.
    pub(super) fn check_target(&self, by: Seat, terms: &Terms) -> Result<(), Rule> {
        require(self.targets().contains(terms.target), Rule::Target)?;
        let given_actions = terms.give.specials[Special::ExtraAction];
        let acts = terms.target.is_street() || self.capacity(by) > given_actions;
        require(acts, Rule::OfferCapacity)
    }

    /// What can be said of an offer or an ask without looking at anybody's goods: GEN-5.5-V3, GEN-5.5-V5, GEN-5.5-V8,
    /// GEN-5.5-V10 and the form of sums in GEN-5.5-V4. An ask is seen from the other side: `give` is what the seat that acts
    /// gives.
    pub(super) fn check_form(&self, terms: &Terms) -> Result<(), Rule> {
        let Terms { target, give, want, gain, .. } = terms;
        let goods = give.goods() + gain.map_or(0, Gain::goods);
        let ducats = [give.ducats, want.ducats];
        let sums = ducats.iter().all(|ducats| ducats.is_multiple_of(CASH_STEP) && *ducats <= MOST_DUCATS);
        require(goods > 0 || give.ducats > 0, Rule::OfferEmpty)?;
        require(sums && ducats.contains(&0), Rule::OfferHeld)?;
        require(one_way(give, want, *gain), Rule::OfferBothWays)?;
        require(!target.is_street() || gain.is_none(), Rule::OfferStreet)?;
        require(self.config.seats > 2 || goods > 0, Rule::TwoPlayers)
    }

    /// GEN-5.5-V4: does this seat hold all of it, ducats and cards included? A61: a message that it has sealed is as good as
    /// paid, and no longer its own.
    pub(super) fn holds(&self, seat: Seat, bundle: &Bundle) -> bool {
        let player = &self.players[seat];
        let sealed = self.named.and(self.hands[seat]);
        let ducats = u32::from(player.ducats) + u32::from(MESSAGE) * u32::from(sealed.len());
        ducats >= u32::from(bundle.ducats)
            && player.wares.contains(&bundle.wares)
            && player.specials.contains(&bundle.specials)
            && player.stock >= bundle.markers
            && bundle.cards.without(self.hands[seat].without(sealed)).is_empty()
    }

    /// GEN-5.5-V11: does this seat hold what everybody can count of it?
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

    /// GEN-5.5-V6: are there markers of the active player's colour for what it is given and what it is promised?
    pub(super) fn has_room(&self, given: u8, gain: Option<Gain>) -> bool {
        let gained = u16::from(gain.map_or(0, Gain::markers));
        u16::from(self.players[self.turn.active].supply) >= u16::from(given) + gained
    }

    /// GEN-5.5-V7: does the action yield it, once `give` and `want` have changed hands?
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

    /// GEN-5.5-V7, as far as it depends on nobody's goods: what the building yields, and what is in supply or deck.
    #[inline]
    pub(crate) fn is_in_supply(&self, building: Building, gain: Gain) -> bool {
        let available = |kind| self.available(kind);
        Supply { wares: &self.wares, specials: &self.specials, available }.yields(building, gain)
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

/// What lies in supply, on the table or as a viewer sees it, and how many cards of a kind can still be drawn (GEN-4.40).
pub(crate) struct Supply<'a, F: Fn(CardKind) -> u8> {
    pub(crate) wares: &'a Wares,
    pub(crate) specials: &'a Specials,
    pub(crate) available: F,
}

impl<F: Fn(CardKind) -> u8> Supply<'_, F> {
    /// GEN-5.3, GEN-5.5-V7: can the action of this building yield this?
    #[inline]
    pub(crate) fn yields(&self, building: Building, gain: Gain) -> bool {
        match (gain, building.action()) {
            (Gain::Wares(wares), Action::Wares(both)) => {
                !wares.is_empty() && wares.iter().all(|ware| both.contains(&ware) && self.wares.has(ware))
            }
            (Gain::Cards { count, .. }, Action::Draw { kind, count: most }) => {
                (1..=most).contains(&count) && (self.available)(kind) >= count
            }
            (Gain::Markers { count }, Action::Markers { count: most }) => (1..=most).contains(&count),
            (Gain::Special(special), Action::Special(kind)) => special == kind && self.specials.has(kind),
            (Gain::Special(special), Action::Villa) => self.specials.has(special),
            (Gain::Privilege, Action::Villa) => (self.available)(CardKind::Privilege) > 0,
            _ => false,
        }
    }
}

/// GEN-5.3: cards that are given have names, and those that are shown are among them, shown to everybody or to one side.
pub(super) fn check_cards_given(terms: &Terms) -> Result<(), Rule> {
    let Terms { give, shown, .. } = terms;
    let named = give.kinds.is_empty();
    let given = shown.any().without(give.cards).is_empty();
    require(named && given && shown.all.and(shown.partner).is_empty(), Rule::Shown)
}

/// The rule that is offended against unless this is so.
pub(super) fn require(so: bool, rule: Rule) -> Result<(), Rule> {
    if so { Ok(()) } else { Err(rule) }
}

/// GEN-5.5-V5: no kind of ware, special card or marker on both sides; what is gained stands beside what is given.
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
