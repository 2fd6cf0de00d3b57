//! Asks of the active player (GEN-5.13): the mirror image of an offer, and how it is met.

use table::{EventSink, Offer, OfferNumber, Seat, SeatSet};

use super::legality::{check_cards_given, is_in_the_box, require};
use super::{Bundle, Kept, Request, Shown, Terms, backs, seen_offer};
use crate::{CardCounts, CardSet, Event, Genoa, Rule};

impl Genoa {
    /// Judged like the offer that would meet it, by what does not depend on the seat that is addressed.
    pub(crate) fn check_ask(&self, seat: Seat, request: &Request) -> Result<(), Rule> {
        if !self.is_window() {
            return Err(Rule::OutOfState);
        }
        let stranger = |to: Seat| to == seat || to.number() >= self.config.seats;
        if seat != self.turn.active || request.to.is_some_and(stranger) {
            return Err(Rule::Asks);
        }
        let terms = &request.terms;
        require(self.targets().contains(terms.target), Rule::Target)?;
        self.check_form(&Terms { give: terms.want, want: terms.give, ..*terms })?;
        check_cards_given(terms)?;
        require(self.holds(seat, &terms.give), Rule::OfferWanted)?;
        require(is_in_the_box(&terms.want), Rule::OfferHeld)?;
        require(self.has_room(terms.want.markers, terms.gain), Rule::OfferMarkers)?;
        let gain = terms.gain.is_none_or(|gain| {
            terms.target.building().is_some_and(|building| self.is_in_supply(building, gain))
        });
        require(gain, Rule::OfferGain)?;
        self.book.asks.check_post(seat).map_err(|_| Rule::Asks)
    }

    /// Addressed seats that V2 does not exclude are waited for again.
    pub(crate) fn ask(&mut self, request: &Request, sink: &mut impl EventSink<Event>) {
        let active = self.turn.active;
        let others = SeatSet::first(self.config.seats) - active.into();
        let to = request.to.map_or(others, SeatSet::from);
        let kept = Kept::of(&request.terms, request.firm);
        let number = self.book.asks.post(active, to, kept).expect("check counted");
        let ask = *self.book.asks.get(number).expect("it was just posted");
        self.lay_open(&ask);
        for seat in others.iter() {
            let Shown { all, partner } = request.terms.shown;
            let bared = if to.contains(seat) { all.or(partner) } else { all };
            self.book.bared[seat] = self.book.bared[seat].or(bared);
        }
        let street = request.terms.target.is_street();
        self.turn.waiting |= to.iter().filter(|seat| street || self.capacity(*seat) > 0).collect();
        sink.emit(|| Event::Asked { ask: self.seen_ask(&ask) });
    }

    /// The ask as the active player knows it.
    pub(crate) fn seen_ask(&self, ask: &Offer<Kept>) -> Offer<Request> {
        let others = SeatSet::first(self.config.seats) - ask.from.into();
        let to = ask.to.iter().next().filter(|_| ask.to != others);
        let request = Request { to, firm: ask.terms.firm, terms: ask.terms.terms() };
        Offer { number: ask.number, from: ask.from, to: ask.to, terms: request }
    }

    pub(crate) fn check_withdraw_ask(&self, seat: Seat, ask: OfferNumber) -> Result<(), Rule> {
        if !self.is_window() {
            return Err(Rule::OutOfState);
        }
        self.book.asks.check_withdraw(ask, seat).map_err(|_| Rule::Standing)
    }

    /// Whoever is waited for stays so.
    pub(crate) fn withdraw_ask(&mut self, seat: Seat, ask: OfferNumber, sink: &mut impl EventSink<Event>) {
        let withdrawn = self.book.asks.withdraw(ask, seat);
        debug_assert!(withdrawn.is_ok(), "check saw it");
        sink.emit(|| Event::AskWithdrawn { seat, ask });
    }

    pub(crate) fn check_meet(&self, seat: Seat, ask: OfferNumber, cards: CardSet) -> Result<(), Rule> {
        if !self.is_window() {
            return Err(Rule::OutOfState);
        }
        self.book.asks.check_answer(ask, seat).map_err(|_| Rule::Asks)?;
        let kept = &self.book.asks.get(ask).ok_or(Rule::Asks)?.terms;
        if self.has_met(seat, ask) || backs(cards) != *kept.kinds() {
            return Err(Rule::Asks);
        }
        let terms = mirrored(kept, cards);
        self.check_target(seat, &terms)?;
        if self.config.rounds && !self.turn.waiting.contains(seat) {
            return Err(Rule::Rounds);
        }
        self.check_terms(seat, &terms, kept.given(), kept.shown().any())
    }

    /// It tables the matching offer in place of the own one; a firm ask is thereby agreed to.
    pub(crate) fn meet(
        &mut self,
        seat: Seat,
        ask: OfferNumber,
        cards: CardSet,
        sink: &mut impl EventSink<Event>,
    ) {
        let asked = self.book.asks.get(ask).expect("check saw it").terms;
        let terms = mirrored(&asked, cards);
        self.replace(seat, terms.target, sink);
        let place = usize::from(ask.0).checked_sub(1).and_then(|n| self.book.met.get_mut(n));
        place.expect("asks are numbered from 1").insert(seat);
        let active = self.turn.active.into();
        let kept = Kept::meeting(&terms, &asked);
        if self.config.rounds {
            self.book.offers.seal(seat, active, kept);
            let offer = Offer { number: OfferNumber(0), from: seat, to: active, terms: kept };
            sink.emit(|| Event::MetSealed { seat, ask, terms: seen_offer(&offer).terms });
            return;
        }
        self.turn.waiting.remove(seat);
        let number = self.book.offers.post_asked(seat, active, kept);
        let offer = *self.book.offers.get(number).expect("it was just posted");
        sink.emit(|| Event::Met { ask, offer: seen_offer(&offer) });
        if asked.firm {
            self.accept(number.into(), sink);
        }
    }
}

/// What the seat that meets an ask gives and wants.
fn mirrored(ask: &Kept, cards: CardSet) -> Terms {
    let Terms { target, give, want, gain, .. } = ask.terms();
    let give_back = Bundle { cards, kinds: CardCounts::EMPTY, ..want };
    Terms { target, give: give_back, want: give, gain, shown: Shown::default() }
}
