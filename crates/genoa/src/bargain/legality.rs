//! What makes an offer possible (GEN-5.5). It is judged by what its maker knows (GEN-4.65), so these rules are methods of
//! `Known`, and `by` is its viewer.

use table::Seat;

use super::{Bundle, Gain, Terms, backs};
use crate::components::{CASH_STEP, MARKERS, MESSAGE, MOST_DUCATS, SPECIALS, WARES};
use crate::turn::orders_for;
use crate::{Action, Board, CardCounts, CardKind, CardSet, Genoa, Known, Own, Rule, Special, Ware};

impl Known<'_> {
    /// GEN-5.5 for an offer of this seat whose target is right, but for the active player's ducats. `wanted` are cards that it
    /// may name, `seen` those whose faces it knows.
    pub(super) fn check_terms(
        self,
        by: Seat,
        terms: &Terms,
        wanted: CardSet,
        seen: CardSet,
    ) -> Result<(), Rule> {
        self.check_form(terms)?;
        check_cards_given(terms)?;
        require(self.holds(by, &terms.give), Rule::OfferHeld)?;
        let known = terms.want.cards.without(wanted).is_empty();
        require(known && self.board.can_be_wanted(self.board.turn.active, &terms.want), Rule::OfferWanted)?;
        let room = self.board.players[by].supply >= terms.want.markers;
        require(room && self.board.has_room(terms.give.markers, terms.gain), Rule::OfferMarkers)?;
        require(self.can_gain(by, terms, seen), Rule::OfferGain)
    }

    /// GEN-5.5-V1: a target of GEN-5.2. GEN-5.5-V2, A59: for a building an action that is not given away in the same offer.
    pub(super) fn check_target(self, by: Seat, terms: &Terms) -> Result<(), Rule> {
        require(self.board.targets().contains(terms.target), Rule::Target)?;
        let given_actions = terms.give.specials[Special::ExtraAction];
        let acts = terms.target.is_street() || self.board.capacity(by) > given_actions;
        require(acts, Rule::OfferCapacity)
    }

    /// What can be said of an offer or an ask without looking at anybody's goods: GEN-5.5-V3, GEN-5.5-V5, GEN-5.5-V8,
    /// GEN-5.5-V10 and the form of sums in GEN-5.5-V4. An ask is seen from the other side: `give` is what the seat that acts
    /// gives.
    pub(super) fn check_form(self, terms: &Terms) -> Result<(), Rule> {
        let Terms { target, give, want, gain, .. } = terms;
        let goods = give.has_goods() || gain.is_some_and(|gain| gain.goods() > 0);
        let ducats = [give.ducats, want.ducats];
        let sums = ducats.iter().all(|ducats| ducats.is_multiple_of(CASH_STEP) && *ducats <= MOST_DUCATS);
        require(goods || give.ducats > 0, Rule::OfferEmpty)?;
        require(sums && ducats.contains(&0), Rule::OfferHeld)?;
        require(one_way(give, want, *gain), Rule::OfferBothWays)?;
        require(!target.is_street() || gain.is_none(), Rule::OfferStreet)?;
        require(self.config.seats > 2 || goods, Rule::TwoPlayers)
    }

    /// GEN-5.5-V4: does this seat hold all of it, ducats and cards included? A61: a message that it has sealed is as good as
    /// paid, and no longer its own.
    pub(super) fn holds(self, seat: Seat, bundle: &Bundle) -> bool {
        let Own { ducats, hand, named, .. } = *self.own;
        let ducats = u32::from(ducats) + u32::from(MESSAGE) * u32::from(named.len());
        ducats >= u32::from(bundle.ducats)
            && self.board.holdings(seat, hand.without(named)).without(bundle).is_some()
    }

    /// GEN-5.5-V7: does the action yield it, once `give` and `want` have changed hands?
    fn can_gain(self, by: Seat, terms: &Terms, seen: CardSet) -> bool {
        let (Some(gain), Some(building)) = (terms.gain, terms.target.building()) else {
            return terms.gain.is_none();
        };
        if !self.board.can_yield(building, gain) {
            return false;
        }
        let supply = self.board.players[by].supply;
        match (gain, building.action()) {
            (Gain::Markers { count }, _) => supply + terms.give.markers >= count + terms.want.markers,
            (Gain::Special(_), Action::Villa) => {
                let Some(left) = self.board.holdings(by, self.own.hand).without(&terms.give) else {
                    return false;
                };
                let cards = left.cards.or(terms.want.cards.and(seen)); // A63
                let mut wares = left.wares;
                wares += terms.want.wares;
                orders_for(building, cards, &wares).next().is_some()
            }
            _ => true,
        }
    }
}

impl Genoa {
    /// GEN-5.10: would the effect still yield what the acting player has promised?
    pub(crate) fn can_keep(&self) -> bool {
        let Some(acting) = self.board.turn.acting else { return true };
        let Some(gain) = acting.promise else { return true };
        let player = &self.board.players[acting.seat];
        self.board.can_yield(acting.building, gain)
            && match (gain, acting.building.action()) {
                (Gain::Markers { count }, _) => player.supply >= count,
                (Gain::Special(_), Action::Villa) => {
                    let hand = self.secrets[acting.seat].hand;
                    orders_for(acting.building, hand, &player.wares).next().is_some()
                }
                _ => true,
            }
    }
}

impl Board {
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
            && player.cards.contains(&cards)
    }

    /// GEN-5.5-V6: are there markers of the active player's colour for what it is given and what it is promised?
    pub(super) fn has_room(&self, given: u8, gain: Option<Gain>) -> bool {
        let gained = u16::from(gain.map_or(0, Gain::markers));
        u16::from(self.players[self.turn.active].supply) >= u16::from(given) + gained
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
    if want.wares.is_empty() && want.specials.is_empty() && want.markers == 0 {
        return true;
    }
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
