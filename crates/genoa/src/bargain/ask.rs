//! Asks of the active player (GEN-5.13): the mirror image of an offer, and how it is met.

use table::{EventSink, OfferNumber, Seat, SeatSet};

use super::legality::{check_cards_given, is_in_the_box, require};
use super::{Bundle, Posted, Request, Shown, Terms, backs, seen_offer};
use crate::{CardCounts, CardSet, Event, Genoa, Known, Rule};

impl Known<'_> {
    /// Judged like the offer that would meet it, by what does not depend on the seat that is addressed.
    pub fn check_ask(self, seat: Seat, request: &Request) -> Result<(), Rule> {
        if !self.board.is_window() {
            return Err(Rule::OutOfState);
        }
        let stranger = |to: Seat| to == seat || to.number() >= self.config.seats;
        if seat != self.board.turn.active || request.to.is_some_and(stranger) {
            return Err(Rule::Asks);
        }
        let terms = &request.terms;
        require(self.board.targets().contains(terms.target), Rule::Target)?;
        self.check_form(&Terms { give: terms.want, want: terms.give, ..*terms })?;
        check_cards_given(terms)?;
        require(self.holds(seat, &terms.give), Rule::OfferWanted)?;
        require(is_in_the_box(&terms.want), Rule::OfferHeld)?;
        require(self.board.has_room(terms.want.markers, terms.gain), Rule::OfferMarkers)?;
        let gain = terms.gain.is_none_or(|gain| {
            terms.target.building().is_some_and(|building| self.board.can_yield(building, gain))
        });
        require(gain, Rule::OfferGain)?;
        self.book.asks.check_post(seat).map_err(|_| Rule::Asks)
    }

    /// GEN-4.65: judged by what the seat knows that meets it, who is the viewer.
    pub fn check_meet(self, seat: Seat, ask: OfferNumber, cards: CardSet) -> Result<(), Rule> {
        if !self.board.is_window() {
            return Err(Rule::OutOfState);
        }
        self.book.asks.check_answer(ask, seat).map_err(|_| Rule::Asks)?;
        let asked = &self.book.asks.get(ask).ok_or(Rule::Asks)?.terms.terms;
        if self.book.has_met(seat, ask) || backs(cards) != asked.want.kinds {
            return Err(Rule::Asks);
        }
        let terms = mirrored(asked, cards);
        self.check_target(seat, &terms)?;
        if self.config.rounds && !self.board.turn.waiting.contains(seat) {
            return Err(Rule::Rounds);
        }
        self.check_terms(seat, &terms, asked.give.cards, asked.shown.any())
    }
}

impl Genoa {
    /// Addressed seats that V2 does not exclude are waited for again.
    pub(crate) fn ask(&mut self, request: &Request, sink: &mut impl EventSink<Event>) {
        let active = self.board.turn.active;
        let others = SeatSet::first(self.config.seats) - active.into();
        let to = request.to.map_or(others, SeatSet::from);
        // Whoever asks the only other seat asks everybody.
        let request = &Request { to: request.to.filter(|_| to != others), ..*request };
        let number = self.book.asks.post(active, to, *request).expect("check counted");
        let ask = *self.book.asks.get(number).expect("it was just posted");
        self.lay_open(active, to, request.terms.shown);
        for seat in others.iter() {
            let Shown { all, partner } = request.terms.shown;
            let bared = if to.contains(seat) { all.or(partner) } else { all };
            self.secrets[seat].bared = self.secrets[seat].bared.or(bared);
        }
        let street = request.terms.target.is_street();
        self.board.turn.waiting |=
            to.iter().filter(|seat| street || self.board.capacity(*seat) > 0).collect();
        sink.emit(|| Event::Asked { ask });
    }

    pub(crate) fn check_withdraw_ask(&self, seat: Seat, ask: OfferNumber) -> Result<(), Rule> {
        if !self.board.is_window() {
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

    /// It tables the matching offer in place of the own one; a firm ask is thereby agreed to.
    pub(crate) fn meet(
        &mut self,
        seat: Seat,
        ask: OfferNumber,
        cards: CardSet,
        sink: &mut impl EventSink<Event>,
    ) {
        let asked = self.book.asks.get(ask).expect("check saw it").terms;
        let terms = mirrored(&asked.terms, cards);
        self.replace(seat, terms.target, sink);
        let place = usize::from(ask.0).checked_sub(1).and_then(|n| self.book.met.get_mut(n));
        place.expect("asks are numbered from 1").insert(seat);
        let active = self.board.turn.active.into();
        let posted = Posted::meeting(terms, &asked);
        if self.config.rounds {
            self.book.offers.seal(seat, active, posted);
            sink.emit(|| Event::MetSealed { seat, ask, terms: posted.seen_by_maker() });
            return;
        }
        self.board.turn.waiting.remove(seat);
        let number = self.book.offers.post_asked(seat, active, posted);
        let offer = *self.book.offers.get(number).expect("it was just posted");
        sink.emit(|| Event::Met { ask, offer: seen_offer(number, &offer) });
        if asked.firm {
            self.accept(number.into(), sink);
        }
    }
}

/// What the seat that meets an ask gives and wants.
fn mirrored(ask: &Terms, cards: CardSet) -> Terms {
    let Terms { target, give, want, gain, .. } = *ask;
    let give_back = Bundle { cards, kinds: CardCounts::EMPTY, ..want };
    Terms { target, give: give_back, want: give, gain, shown: Shown::default() }
}
