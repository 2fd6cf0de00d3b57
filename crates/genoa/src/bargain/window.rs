//! Windows (GEN-5.4, GEN-5.17): who is waited for, who may speak, and when sealed answers are revealed.

use table::{EventSink, Offer, Seat, SeatSet};

use super::{PostedOffer, Request, Shown, seen_offer};
use crate::components::STREETS;
use crate::turn::Phase;
use crate::{Board, CardKind, CardSet, Decision, Event, FieldSet, Genoa, Rule};

impl Board {
    /// Is somebody to be heard before the tower moves on?
    #[inline]
    pub fn is_window(&self) -> bool {
        matches!(self.phase, Phase::Current | Phase::Onward)
    }

    /// GEN-5.2, GEN-5.5-V1: what can be dealt for now.
    #[inline]
    pub fn targets(&self) -> FieldSet {
        self.turn.targets(self.phase)
    }

    /// GEN-5.4: is there a target that passes V1, V2 and V8?
    #[inline]
    fn can_offer(&self, seat: Seat, targets: FieldSet) -> bool {
        !targets.and(STREETS).is_empty() || !targets.is_empty() && self.capacity(seat) > 0
    }
}

impl Genoa {
    /// GEN-5.4: T3 or T5 begins; everybody who could make an offer is waited for.
    pub(crate) fn open_window(&mut self, phase: Phase, sink: &mut impl EventSink<Event>) {
        self.board.phase = phase;
        self.clear_book(self.board.targets().len(), self.config.changes);
        let others = SeatSet::first(self.config.seats) - self.board.turn.active.into();
        let targets = self.board.targets();
        self.board.turn.waiting = others.iter().filter(|seat| self.board.can_offer(*seat, targets)).collect();
        let (field, waiting) = (self.board.turn.here().expect("the tower is down"), self.board.turn.waiting);
        sink.emit(|| Event::WindowOpened { field, waiting });
    }

    /// GEN-5.6: nothing stands any more, and nobody is waited for.
    pub(crate) fn close_window(&mut self) {
        self.board.turn.waiting = SeatSet::EMPTY;
        self.clear_book(0, 0);
    }

    fn clear_book(&mut self, targets: u8, changes: u8) {
        self.book.open(targets, changes);
        self.secrets.iter_mut().for_each(|(_, own)| own.bared = CardSet::EMPTY);
    }

    /// Is this what another seat than the active one says in a window?
    pub(crate) fn is_answer(&self, seat: Seat, decision: Decision) -> bool {
        let said = matches!(
            decision,
            Decision::Offer(_) | Decision::Meet { .. } | Decision::Withdraw { .. } | Decision::Pass
        );
        said && self.board.is_window() && seat.number() < self.config.seats && seat != self.board.turn.active
    }

    /// GEN-5.17: are answers being given that nobody else may know yet?
    #[inline]
    pub(crate) fn answers_are_sealed(&self) -> bool {
        self.board.phase == Phase::Close
            || self.config.rounds && self.board.is_window() && !self.board.turn.waiting.is_empty()
    }

    /// GEN-5.4: the active player, and whoever has something left to say. GEN-5.17: while answers are sealed, nobody else than
    /// those who are waited for.
    pub(crate) fn may_speak_in_window(&self) -> SeatSet {
        if self.answers_are_sealed() {
            return SeatSet::EMPTY;
        }
        let mut may = SeatSet::from(self.board.turn.active);
        let others = SeatSet::first(self.config.seats) - may - self.board.turn.waiting;
        let targets = self.board.targets();
        for seat in others.iter() {
            if self.has_words_left(seat, targets) {
                may.insert(seat);
            }
        }
        may
    }

    /// GEN-5.4: could it make an offer, meet an ask, withdraw an offer, or deliver a message?
    #[inline]
    fn has_words_left(&self, seat: Seat, targets: FieldSet) -> bool {
        let can_answer = || {
            self.book.offers.left(seat) > 0 && self.board.can_offer(seat, targets)
                || self.meetable(seat).next().is_some()
        };
        !self.config.rounds && can_answer()
            || self.board.players[seat].cards.has(CardKind::Message)
            || self.book.offers.standing().iter().any(|offer| offer.from == seat)
    }

    /// GEN-5.13: asks to this seat that it has not met, and that V2 does not exclude.
    pub(crate) fn meetable(&self, seat: Seat) -> impl Iterator<Item = &Offer<Request>> {
        let capable = self.board.capacity(seat) > 0;
        self.book.asks.standing().iter().filter(move |ask| {
            ask.to.contains(seat)
                && !self.book.has_met(seat, ask.number)
                && (capable || ask.terms.terms.target.is_street())
        })
    }

    /// Passing, withdrawing, and meeting an ask that wants no cards.
    #[inline]
    pub(crate) fn each_answer(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        if self.board.turn.waiting.contains(seat) {
            visit(Decision::Pass);
        }
        if !self.answers_are_sealed() {
            let own = self.book.offers.numbered().filter(|(_, offer)| offer.from == seat);
            own.for_each(|(number, _)| visit(Decision::Withdraw { offer: number }));
        }
        for ask in self.book.asks.standing() {
            let ask = ask.number;
            if seat == self.board.turn.active {
                visit(Decision::WithdrawAsk { ask });
            } else if self.known_by(seat).check_meet(seat, ask, CardSet::EMPTY).is_ok() {
                visit(Decision::Meet { ask, cards: CardSet::EMPTY });
            }
        }
    }

    pub(crate) fn check_pass(&self, seat: Seat) -> Result<(), Rule> {
        match self.board.phase {
            Phase::Markers { seat: marking } if marking == seat => Ok(()),
            Phase::Markers { .. } => Err(Rule::Streets),
            _ if !self.board.is_window() => Err(Rule::OutOfState),
            _ if self.board.turn.waiting.contains(seat) => Ok(()),
            _ => Err(Rule::Passing),
        }
    }

    /// GEN-5.4, GEN-5.17: the last one to pass turns up what was sealed.
    pub(crate) fn pass(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        self.board.turn.waiting.remove(seat);
        let sealed = self.config.rounds;
        sink.emit(|| Event::Passed { seat, sealed });
        if sealed && self.board.turn.waiting.is_empty() {
            self.reveal_answers(sink);
        }
    }

    /// GEN-5.17: clockwise from the active player, messages first (A61). GEN-5.13: the first that meets a firm ask is
    /// accepted at once.
    fn reveal_answers(&mut self, sink: &mut impl EventSink<Event>) {
        self.deliver_sealed(sink);
        self.lapse(sink);
        let firm = self.keep_the_firm_one();
        let before = self.book.offers.last();
        self.book.offers.reveal(self.board.turn.active, self.config.seats);
        for n in 0..self.book.offers.standing().len() {
            let offer = self.book.offers.standing()[n];
            if let Some(number) = offer.number.filter(|number| *number > before) {
                self.lay_open(offer.from, offer.to, offer.terms.terms.shown);
                sink.emit(|| Event::Revealed { offer: seen_offer(number, &offer) });
            }
        }
        if firm {
            self.accept(self.book.offers.last().into(), sink);
        }
    }

    /// A60: beside an answer that meets a firm ask, the first clockwise, the others lapse unseen. They get no number either,
    /// which would tell of them.
    fn keep_the_firm_one(&mut self) -> bool {
        let (active, seats) = (self.board.turn.active.number(), self.config.seats);
        let distance = |seat: Seat| (seat.number() + seats - active) % seats;
        let sealed = self.book.offers.standing().iter().filter(|offer| offer.is_sealed());
        let firm = sealed.filter(|offer| offer.terms.firm).min_by_key(|offer| distance(offer.from)).copied();
        let Some(firm) = firm else { return false };
        let is_other = |offer: &PostedOffer| {
            let (target, kept) = (offer.terms.terms.target, firm.terms.terms.target);
            offer.is_sealed() && (offer.from, target) != (firm.from, kept)
        };
        while self.book.offers.lapse(is_other).is_some() {}
        true
    }

    /// Chapter 8: faces that an offer shows are seen.
    pub(crate) fn lay_open(&mut self, maker: Seat, partners: SeatSet, shown: Shown) {
        self.show_to_all(maker, shown.all);
        self.show(maker, shown.partner, partners);
    }
}
