//! Acceptance is the deal (GEN-5.7, GEN-5.8, GEN-5.9, GEN-5.11): executed at once and whole.

use table::{EventSink, OfferNumber, OfferNumbers, Pile, Seat, SeatSet};

use super::{PostedOffer, Terms, backs};
use crate::turn::Phase;
use crate::{Card, CardCounts, CardKind, CardSet, Decision, Event, Field, Genoa, Own, Rule, Specials, Wares};

/// Other seats at the table.
const OTHERS: usize = 4;

impl Genoa {
    /// Each offer by itself, and for a street every choice of several.
    #[inline]
    pub(crate) fn each_acceptance(&self, mut visit: impl FnMut(Decision)) {
        for (number, offer) in self.book.offers.numbered() {
            let target = offer.terms.terms.target;
            if !target.is_street() {
                if self.is_affordable(|other| other.number == offer.number) {
                    visit(Decision::Accept { offers: number.into() });
                }
                continue;
            }
            let alike = self.book.offers.numbered().filter(|(_, other)| other.terms.terms.target == target);
            let numbers: Pile<OfferNumber, OTHERS> = alike.map(|(number, _)| number).collect();
            if numbers.bottom() != Some(&number) {
                continue; // listed with the first of them
            }
            for choice in 1..1_u32 << numbers.len() {
                let chosen = (0_u32..).zip(&numbers).filter(|(bit, _)| choice >> bit & 1 == 1);
                let offers: OfferNumbers = chosen.map(|(_, number)| *number).collect();
                if self.is_affordable(|other| other.is_among(offers)) {
                    visit(Decision::Accept { offers });
                }
            }
        }
    }

    /// GEN-5.8: any legal offer. GEN-5.9: several only of one street.
    pub(crate) fn check_accept(&self, seat: Seat, offers: OfferNumbers) -> Result<(), Rule> {
        if !self.board.is_window() {
            return Err(Rule::OutOfState);
        }
        if seat != self.board.turn.active {
            return Err(Rule::Parties);
        }
        let mut target: Option<Field> = None;
        for number in offers.iter() {
            let offer = self.book.offers.get(number).ok_or(Rule::Standing)?;
            let here = offer.terms.terms.target;
            if target.is_some_and(|target| target != here || !here.is_street()) {
                return Err(Rule::SeveralOffers);
            }
            target = Some(here);
        }
        if target.is_none() {
            return Err(Rule::Standing);
        }
        let affordable = self.is_affordable(|offer| offer.is_among(offers));
        match offers.len() {
            _ if affordable => Ok(()),
            1 => Err(Rule::OfferWanted),
            _ => Err(Rule::SeveralOffers),
        }
    }

    /// GEN-5.5-V6, GEN-5.5-V11, for the sums (GEN-5.9): what is wanted of the active player, ducats included, and the markers
    /// that it is given.
    fn is_affordable(&self, chosen: impl Fn(&PostedOffer) -> bool) -> bool {
        let (mut ducats, mut markers, mut received) = (0_u32, 0_u32, 0_u32);
        let (mut wares, mut specials) = (Wares::EMPTY, Specials::EMPTY);
        let (mut kinds, mut cards) = (CardCounts::EMPTY, CardSet::EMPTY);
        let mut twice = false;
        for offer in self.book.offers.standing().iter().filter(|offer| chosen(offer)) {
            let Terms { give, want, .. } = &offer.terms.terms;
            received += u32::from(give.markers);
            if want.is_empty() {
                continue;
            }
            ducats += u32::from(want.ducats);
            markers += u32::from(want.markers);
            wares += want.wares;
            specials += want.specials;
            kinds += want.kinds;
            kinds += backs(want.cards);
            twice |= !cards.and(want.cards).is_empty();
            cards = cards.or(want.cards);
        }
        let active = self.board.turn.active;
        let player = &self.board.players[active];
        !twice
            && u32::from(self.secrets[active].ducats) >= ducats
            && u32::from(player.stock) >= markers
            && u32::from(player.supply) >= received
            && player.wares.contains(&wares)
            && player.specials.contains(&specials)
            && player.cards.contains(&kinds)
    }

    /// GEN-5.6: what is not accepted now has lapsed.
    pub(crate) fn accept(&mut self, offers: OfferNumbers, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        while self.book.offers.lapse(|offer| !offer.is_among(offers)).is_some() {}
        while self.book.asks.lapse(|_| true).is_some() {}
        self.board.turn.waiting = SeatSet::EMPTY;
        for (number, offer) in self.book.offers.numbered() {
            sink.emit(|| Event::Accepted { seat, offer: number, by: offer.from });
        }
        self.settle(sink);
    }

    /// GEN-5.7: one accepted offer after the other; cards wanted by kind are named first. A65.
    fn settle(&mut self, sink: &mut impl EventSink<Event>) {
        while let Some(&next) = self.book.offers.standing().first()
            && let Some(number) = next.number
        {
            let named = self.secrets[self.board.turn.active].named;
            if backs(named) != next.terms.terms.want.kinds {
                self.board.phase = Phase::Pay { offer: number };
                return;
            }
            self.book.offers.lapse(|offer| offer.number == next.number);
            self.change_hands(number, &next, sink);
            if self.book.offers.standing().is_empty() {
                return self.go_where_dealt(next.from, &next.terms.terms, sink);
            }
        }
    }

    /// GEN-5.7: the tower moves to a neighbouring target; in a building the other seat acts.
    fn go_where_dealt(&mut self, by: Seat, terms: &Terms, sink: &mut impl EventSink<Event>) {
        if self.board.turn.here() != Some(terms.target) {
            self.move_tower(terms.target, sink);
        }
        if terms.target.is_street() {
            self.go_on(sink);
        } else {
            self.begin_action(by, terms.gain, sink);
        }
    }

    /// GEN-5.7: `give` and `want` change hands.
    fn change_hands(&mut self, number: OfferNumber, offer: &PostedOffer, sink: &mut impl EventSink<Event>) {
        let (by, active) = (offer.from, self.board.turn.active);
        let mut deal = offer.terms.terms;
        deal.want.kinds = CardCounts::EMPTY;
        deal.want.cards = deal.want.cards.or(std::mem::take(&mut self.secrets[active].named));
        let Terms { give, want, shown, .. } = deal;
        for (from, to, bundle) in [(by, active, &give), (active, by, &want)] {
            self.secrets[from].ducats -= bundle.ducats;
            self.pay_out(to, bundle.ducats);
            self.board.players[from].wares -= bundle.wares;
            self.board.players[to].wares += bundle.wares;
            self.board.players[from].specials -= bundle.specials;
            self.board.players[to].specials += bundle.specials;
            self.board.pay_markers(from, to, bundle.markers);
        }
        self.transfer(by, active, give.cards, shown.all);
        self.transfer(active, by, want.cards, CardSet::EMPTY);
        sink.emit(|| Event::Dealt { offer: number, by, to: active, deal });
    }

    /// GEN-5.7: cards that the active player may name now.
    fn payable(&self) -> CardSet {
        let Phase::Pay { offer } = self.board.phase else { return CardSet::EMPTY };
        let Some(offer) = self.book.offers.get(offer) else { return CardSet::EMPTY };
        let Own { hand, named, .. } = self.secrets[self.board.turn.active];
        let paid = backs(named);
        let mut payable = CardSet::EMPTY;
        for kind in CardKind::ALL {
            if paid[kind] < offer.terms.terms.want.kinds[kind] {
                payable = payable.or(hand.and(kind.cards()));
            }
        }
        let accepted = self.book.offers.standing().iter();
        let named = accepted.fold(named, |named, other| named.or(other.terms.terms.want.cards));
        payable.without(named)
    }

    pub(crate) fn each_payment(&self, mut visit: impl FnMut(Decision)) {
        self.payable().iter().for_each(|card| visit(Decision::Pay { card }));
    }

    pub(crate) fn check_pay(&self, seat: Seat, card: Card) -> Result<(), Rule> {
        let asked = matches!(self.board.phase, Phase::Pay { .. }) && seat == self.board.turn.active;
        if asked && self.payable().contains(card) { Ok(()) } else { Err(Rule::Pay) }
    }

    pub(crate) fn pay(&mut self, card: Card, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        self.secrets[seat].named.insert(card);
        sink.emit(|| Event::Named { seat, kind: card.kind(), card: Some(card) });
        self.settle(sink);
    }
}
