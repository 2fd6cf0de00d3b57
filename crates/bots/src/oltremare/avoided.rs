//! What a seat that thinks neither offers nor accepts: what was refused, what is offered already, and pirates that it gave away.

use oltremare::{Card, Good, SeenTerms};
use table::{Offer, Pile, Seat, SeatSet};

use super::bargain::Negotiator;
use super::talk::{Thing, pirate_would_return};
use super::value::Valuation;

impl Negotiator<'_> {
    /// Those to whom it offers these cards for cards of these classes: nobody who refused such a thing in this turn, to whom such
    /// an offer stands, or who would give a pirate back.
    pub(super) fn partners_for(&self, wanted: &[usize], given: &[Card]) -> SeatSet {
        let Valuation { view, parameters, .. } = &self.valuation;
        let Some(talk) = parameters.talk_of(view.seat) else { return self.rivals.partners };
        let thing = Thing::of(wanted.iter().copied(), given.iter().map(|card| card.class()));
        let is_free = |partner: &Seat| {
            !talk.was_refused(*partner, view.seat, thing)
                && !self.asked.iter().any(|(to, asked)| to.contains(*partner) && asked.meets(thing))
                && !wanted.iter().any(|class| pirate_would_return(*view, *partner, *class))
        };
        self.rivals.partners.iter().filter(is_free).collect()
    }

    /// Would such an offer bring back a pirate that this seat gave away?
    pub(super) fn brings_a_pirate_back(&self, offer: &Offer<SeenTerms>) -> bool {
        let Valuation { view, parameters, .. } = &self.valuation;
        let mut classes = offer.terms.give.iter().filter_map(|card| self.class_of(card.good));
        parameters.talk_of(view.seat).is_some()
            && classes.any(|class| pirate_would_return(*view, offer.from, class))
    }
}

/// So many own offers stand at the most.
const MOST_ASKED: usize = 15;

/// What a seat that thinks offers already, and to whom.
pub(super) type AskedThings = Pile<(SeatSet, Thing), MOST_ASKED>;

pub(super) fn asked_things(valuation: &Valuation<'_>) -> AskedThings {
    if valuation.parameters.talk_of(valuation.view.seat).is_none() {
        return AskedThings::new();
    }
    let goods = valuation.around.ruleset.goods();
    let class = |good: Good| goods.iter().position(|known| *known == good);
    let own = valuation.view.offers().filter(|offer| offer.from == valuation.view.seat);
    let things = own.map(|Offer { to, terms, .. }| {
        let wanted = terms.want.iter().filter_map(|slot| slot.good.and_then(class));
        (to, Thing::of(wanted, terms.give.iter().filter_map(|card| class(card.good))))
    });
    things.collect()
}
