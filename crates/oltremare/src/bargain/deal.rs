//! Executing a deal (OLT-5.4, OLT-5.9, OLT-5.10, OLT-5.12, OLT-5.15, OLT-5.16, OLT-5.20, OLT-5.21), and who knows what afterwards (OLT-5.31).

use table::{EventSink, Offer, OfferNumber, Seat};

use crate::components::CARDS_OF_CLASS;
use crate::{Card, CardSet, Event, Oltremare, Proposal, SeenCard, Side};

impl Oltremare {
    /// OLT-5.9: cards and ducats change owners at once. OLT-5.15: whatever that does to anybody's ducats.
    pub(crate) fn accept(
        &mut self,
        to: Seat,
        number: OfferNumber,
        cards: &Side<Card>,
        sink: &mut impl EventSink<Event>,
    ) {
        let offer = self.offers.accept(number, to).expect("check saw it");
        let Offer { from, terms, .. } = offer;
        sink.emit(|| self.told(&offer, to, cards));
        let given: CardSet = terms.give.iter().map(|given| given.card).collect();
        let taken: CardSet = cards.iter().copied().collect();
        self.hand_over(from, to, given);
        self.hand_over(to, from, taken);
        let ducats = i32::from(terms.want_ducats) - i32::from(terms.give_ducats);
        self.board.players[from].ducats += ducats;
        self.board.players[to].ducats -= ducats;
        self.reward(if from == self.board.turn.active { to } else { from }, sink);
        self.lapse(given.or(taken), sink);
    }

    /// OLT-5.4, OLT-5.31: only now the receiver sees the cards; the giver knows what it gave, the others only how many of which good.
    fn hand_over(&mut self, from: Seat, to: Seat, cards: CardSet) {
        for card in cards.iter() {
            let alike = CARDS_OF_CLASS[card.class()].and(self.secrets[from].hand);
            for (seat, own) in self.secrets.iter_mut() {
                if seat == from {
                    own.known.insert(card);
                } else if seat == to {
                    own.known.remove(card);
                } else {
                    own.known = own.known.without(alike);
                }
            }
        }
        for card in cards.iter() {
            self.take_from_hand(from, card);
            self.put_into_hand(to, card);
        }
    }

    /// OLT-5.20: one for the partner, once in a turn. OLT-5.21: also after an intermediate scoring.
    fn reward(&mut self, partner: Seat, sink: &mut impl EventSink<Event>) {
        if !self.board.turn.dealt.contains(partner) {
            self.board.turn.dealt.insert(partner);
            self.board.players[partner].prestige += 1;
            sink.emit(|| Event::Prestige { seat: partner });
        }
    }

    /// OLT-5.10: an offer lapses when one of its cards has left the hand.
    fn lapse(&mut self, moved: CardSet, sink: &mut impl EventSink<Event>) {
        let secrets = &self.secrets;
        let gone = |offer: &Offer<Proposal>| {
            offer
                .terms
                .give
                .iter()
                .any(|given| moved.contains(given.card) && !secrets[offer.from].hand.contains(given.card))
        };
        while let Some(offer) = self.offers.lapse(gone) {
            sink.emit(|| Event::Lapsed { offer: offer.number });
        }
    }

    /// OLT-5.9: who accepts asserts the claims that were asked for, true or not; the goods are true.
    fn told(&self, offer: &Offer<Proposal>, to: Seat, cards: &Side<Card>) -> Event {
        let ruleset = self.board.config.ruleset;
        let take = cards.iter().zip(&offer.terms.want).map(|(card, slot)| SeenCard {
            good: ruleset.good(*card),
            claim: slot.claim,
            card: Some(*card),
        });
        Event::Dealt {
            offer: offer.number,
            from: offer.from,
            to,
            give: self.seen(offer).terms.give.as_slice().to_vec(),
            give_ducats: offer.terms.give_ducats,
            take: take.collect(),
            take_ducats: offer.terms.want_ducats,
        }
    }
}
