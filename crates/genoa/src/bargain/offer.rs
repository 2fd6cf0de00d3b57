//! Offering, withdrawing, and how offers lapse (GEN-5.3, GEN-5.4, GEN-5.6).

use table::{EventSink, OfferNumber, Seat};

use super::{Posted, PostedOffer, Terms, backs, seen_offer};
use crate::{CardSet, Event, Field, Genoa, Known, Rule};

impl Known<'_> {
    /// GEN-4.65: judged by what its maker knows, who is the viewer.
    pub fn check_offer(self, by: Seat, terms: &Terms) -> Result<(), Rule> {
        if !self.board.is_window() {
            return Err(Rule::OutOfState);
        }
        if by == self.board.turn.active {
            return Err(Rule::Parties);
        }
        self.check_target(by, terms)?;
        if self.config.rounds && !self.board.turn.waiting.contains(by) {
            return Err(Rule::Rounds);
        }
        self.check_terms(by, terms, self.own.bared, terms.want.cards)?;
        self.book.offers.check_speak(by).map_err(|_| Rule::Speaking)
    }
}

impl Genoa {
    /// GEN-5.4: whoever offers is not waited for any longer.
    pub(crate) fn offer(&mut self, by: Seat, terms: &Terms, sink: &mut impl EventSink<Event>) {
        self.replace(by, terms.target, sink);
        let active = self.board.turn.active.into();
        let posted = Posted::plain(*terms);
        let counted = self.book.offers.speak(by);
        debug_assert_eq!(counted, Ok(()), "check counted");
        if self.config.rounds {
            self.book.offers.seal(by, active, posted);
            sink.emit(|| Event::Sealed { seat: by, terms: *terms });
            return;
        }
        self.board.turn.waiting.remove(by);
        let number = self.book.offers.post_asked(by, active, posted);
        let offer = *self.book.offers.get(number).expect("it was just posted");
        self.lay_open(offer.from, offer.to, offer.terms.terms.shown);
        sink.emit(|| Event::Offered { offer: seen_offer(number, &offer) });
    }

    /// V9: the own offer for the same target gives way. A60: everybody sees that of one that everybody knew.
    pub(super) fn replace(&mut self, by: Seat, target: Field, sink: &mut impl EventSink<Event>) {
        let own = |offer: &PostedOffer| offer.from == by && offer.terms.terms.target == target;
        if let Some(old) = self.book.offers.lapse(own)
            && let Some(offer) = old.number
        {
            sink.emit(|| Event::Withdrawn { seat: by, offer });
        }
    }

    pub(crate) fn check_withdraw(&self, seat: Seat, offer: OfferNumber) -> Result<(), Rule> {
        if !self.board.is_window() {
            return Err(Rule::OutOfState);
        }
        if self.answers_are_sealed() {
            return Err(Rule::Rounds); // A61
        }
        self.book.offers.check_withdraw(offer, seat).map_err(|_| Rule::Standing)
    }

    pub(crate) fn withdraw(&mut self, seat: Seat, offer: OfferNumber, sink: &mut impl EventSink<Event>) {
        let withdrawn = self.book.offers.withdraw(offer, seat);
        debug_assert!(withdrawn.is_ok(), "check saw it");
        sink.emit(|| Event::Withdrawn { seat, offer });
    }

    /// GEN-5.6: offers and asks lapse when a card that they name has left the hand; nothing else can change in a window.
    pub(crate) fn lapse(&mut self, sink: &mut impl EventSink<Event>) {
        let active = self.board.turn.active;
        let secrets = &self.secrets;
        let counts = self.board.players[active].cards;
        let gone = |cards: CardSet, seat: Seat| !cards.without(secrets[seat].hand).is_empty();
        let impossible = |offer: &PostedOffer| {
            let Terms { give, want, .. } = &offer.terms.terms;
            let mut wanted = backs(want.cards);
            wanted += want.kinds;
            gone(give.cards, offer.from) || gone(want.cards, active) || !counts.contains(&wanted)
        };
        while let Some(offer) = self.book.offers.lapse(impossible) {
            // What is sealed goes unseen as it came.
            if let Some(number) = offer.number {
                sink.emit(|| Event::Lapsed { seat: offer.from, offer: number });
            }
        }
        while let Some(ask) = self.book.asks.lapse(|ask| gone(ask.terms.terms.give.cards, active)) {
            sink.emit(|| Event::AskLapsed { seat: active, ask: ask.number });
        }
    }
}
