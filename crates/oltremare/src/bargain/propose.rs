//! Announcing and proposing (OLT-5.5, OLT-5.6, OLT-5.7, OLT-5.8, OLT-5.13, OLT-5.30).
//!
//! An offer is judged by what its maker can see, and by nothing else.

use table::{EventSink, OfferNumber, Seat};

use crate::components::{CARDS_PER_SIDE, MOST_DUCATS};
use crate::{Card, CardSet, Claim, Event, Good, Goods, Oltremare, Proposal, Rule};

use super::Announcement;

impl Oltremare {
    /// OLT-5.5, OLT-5.8: nobody announces more than they hold; nobody seeks more than there is.
    pub(crate) fn check_announce(&self, seat: Seat, have: &Goods, seek: &Goods) -> Result<(), Rule> {
        let ruleset = self.board.config.ruleset;
        let in_game = self.board.config.cards();
        let among = |cards: CardSet, good: Good| ruleset.cards_of(good).and(cards).len();
        if Good::ALL.iter().any(|good| have[*good] > among(self.secrets[seat].hand, *good)) {
            return Err(Rule::TrueGoods);
        }
        if Good::ALL.iter().any(|good| seek[*good] > among(in_game, *good)) {
            return Err(Rule::OfferIsOpen);
        }
        self.offers.check_speak(seat).map_err(|_| Rule::Limits)
    }

    /// OLT-5.5: the latest one stays visible; it counts as a proposal (OLT-5.30).
    pub(crate) fn announce(
        &mut self,
        seat: Seat,
        have: Goods,
        seek: Goods,
        sink: &mut impl EventSink<Event>,
    ) {
        let spoken = self.offers.speak(seat);
        debug_assert_eq!(spoken, Ok(()), "check counted");
        self.board.announced[seat] = Some(Announcement { have, seek });
        sink.emit(|| Event::Announced { seat, have, seek });
    }

    /// OLT-4.92: the first line that applies.
    pub(crate) fn check_propose(&self, from: Seat, proposal: &Proposal) -> Result<(), Rule> {
        let active = self.board.turn.active;
        if proposal.to.is_some_and(|to| to != from && to != active && from != active) {
            return Err(Rule::WithActive); // OLT-5.1
        }
        if proposal.give.is_empty() && proposal.want.is_empty() {
            return Err(Rule::CardMoves); // OLT-5.13
        }
        let ducats = proposal.give_ducats.max(proposal.want_ducats);
        let things = proposal.give.len().max(proposal.want.len());
        let too_much = ducats > MOST_DUCATS || things > CARDS_PER_SIDE;
        if too_much || self.offers.check_post(from).is_err() {
            return Err(Rule::Limits); // OLT-5.30
        }
        if self.is_sound(from, proposal) { Ok(()) } else { Err(Rule::OfferTerms) }
    }

    /// OLT-5.7: what the addressee holds is never asked.
    fn is_sound(&self, from: Seat, proposal: &Proposal) -> bool {
        let addressed = match proposal.to {
            None => from == self.board.turn.active,
            Some(to) => to != from && to.number() < self.board.config.seats,
        };
        let cards: CardSet = proposal.give.iter().map(|given| given.card).collect();
        let different = usize::from(cards.len()) == proposal.give.len();
        let own = cards.without(self.secrets[from].hand).is_empty();
        let one_way = proposal.give_ducats == 0 || proposal.want_ducats == 0;
        let of_this_box = |good: Good| !self.board.config.ruleset.cards_of(good).is_empty();
        let goods = proposal.want.iter().all(|slot| slot.good.is_none_or(of_this_box));
        let asked = proposal.want.iter().map(|slot| slot.claim);
        let mut claims = proposal.give.iter().map(|given| given.claim).chain(asked);
        let sayable = claims.all(Claim::is_sayable); // OLT-5.6
        let answers = proposal.in_reply_to.is_none_or(|number| self.secrets[from].addressed.contains(number));
        addressed && different && own && one_way && goods && sayable && answers
    }

    /// OLT-5.5: numbered in order of arrival.
    pub(crate) fn propose(&mut self, from: Seat, proposal: Proposal, sink: &mut impl EventSink<Event>) {
        let to = self.addressees(from, proposal.to);
        let number = self.offers.post(from, to, proposal).expect("check counted");
        self.address(number);
        sink.emit(|| Event::Proposed {
            offer: self.seen(self.offers.get(number).expect("it was just posted")),
        });
    }

    /// Whoever an offer is made to may answer it with another one.
    fn address(&mut self, number: OfferNumber) {
        let to = self.offers.get(number).map(|offer| offer.to).unwrap_or_default();
        to.iter().for_each(|seat| self.secrets[seat].addressed.insert(number));
    }

    /// OLT-5.5, OLT-5.30, OLT-5.7: the same rules in the same order as for a proposal.
    pub(crate) fn check_claim(
        &self,
        seat: Seat,
        offer: OfferNumber,
        card: Card,
        claim: Claim,
    ) -> Result<(), Rule> {
        let own = self.offers.get(offer).filter(|offer| offer.from == seat);
        if !own.is_some_and(|offer| offer.terms.give.iter().any(|given| given.card == card)) {
            return Err(Rule::OfferIsOpen);
        }
        self.offers.check_replace(offer, seat).map_err(|_| Rule::Limits)?;
        if claim.is_sayable() { Ok(()) } else { Err(Rule::OfferTerms) }
    }

    /// OLT-5.5: like withdrawing and proposing in one. OLT-5.3, OLT-5.8: true or not, nobody checks it.
    pub(crate) fn claim(
        &mut self,
        seat: Seat,
        was: OfferNumber,
        card: Card,
        claim: Claim,
        sink: &mut impl EventSink<Event>,
    ) {
        let mut proposal = self.offers.get(was).expect("check saw it").terms;
        for given in proposal.give.as_mut_slice().iter_mut().filter(|given| given.card == card) {
            given.claim = claim;
        }
        let to = self.addressees(seat, proposal.to);
        let number = self.offers.replace(was, seat, to, proposal).expect("check counted");
        self.address(number);
        sink.emit(|| Event::Reworded {
            was,
            offer: self.seen(self.offers.get(number).expect("it was just posted")),
        });
    }
}
