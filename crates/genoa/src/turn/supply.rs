//! What comes out of the supply and goes back (GEN-4.28, GEN-4.40), and who knows a card (chapter 8).

use table::{EventSink, Pile, Seat, SeatSet};

use crate::bargain::backs;
use crate::{Board, Card, CardCounts, CardKind, CardSet, Event, Genoa, Own, Special, Ware, Wares};

/// The cards that one action draws, in their order.
pub(crate) type Drawn = Pile<Card, { super::MOST_DRAWN }>;

impl Board {
    /// GEN-4.22: one ware, if there is one.
    pub(crate) fn take_ware(&mut self, seat: Seat, ware: Ware) -> bool {
        let there = self.wares.take(ware);
        if there {
            self.players[seat].wares.add(ware);
        }
        there
    }

    /// GEN-4.22: one special card, if there is one.
    pub(crate) fn take_special(&mut self, seat: Seat, special: Special) -> bool {
        let there = self.specials.take(special);
        if there {
            self.players[seat].specials.add(special);
        }
        there
    }

    /// GEN-4.22: so many markers of the own colour, which are there.
    pub(crate) fn take_markers(&mut self, seat: Seat, count: u8) {
        let player = &mut self.players[seat];
        player.supply -= count;
        player.stock += count;
    }

    /// GEN-4.28: a played special card returns to the supply at once.
    pub(crate) fn play_special(&mut self, seat: Seat, special: Special) {
        let held = self.players[seat].specials.take(special);
        debug_assert!(held, "check saw the card");
        self.specials.add(special);
    }

    /// GEN-4.29, GEN-4.32: the wares of a fulfilled order return to the supply.
    pub(crate) fn return_wares(&mut self, seat: Seat, order: Card) {
        let wares: Wares = order.wanted().iter().copied().collect();
        self.players[seat].wares -= wares;
        self.wares += wares;
    }

    /// GEN-5.11: into one general supply, out of the other.
    pub(crate) fn pay_markers(&mut self, from: Seat, to: Seat, count: u8) {
        self.players[from].stock -= count;
        self.players[from].supply += count;
        self.players[to].supply -= count;
        self.players[to].stock += count;
    }
}

impl Genoa {
    /// From the bank, which is inexhaustible (GEN-3.4).
    pub(crate) fn pay_out(&mut self, seat: Seat, ducats: u16) {
        let purse = &mut self.secrets[seat].ducats;
        *purse = purse.checked_add(ducats).expect("no game has 65,536 ducats");
    }

    /// Chapter 8: everybody counts the backs in hands and draw piles, once these are dealt.
    pub(crate) fn count_backs(&mut self) {
        self.secrets.iter().for_each(|(seat, own)| self.board.players[seat].cards = backs(own.hand));
        let decks = &self.hidden.decks;
        let size = |kind: CardKind| u8::try_from(decks[kind].len()).expect("at most 16 cards");
        self.board.decks = CardCounts::of(CardKind::ALL.map(size));
    }

    /// GEN-4.40: the top card into the hand.
    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        kind: CardKind,
        sink: &mut impl EventSink<Event>,
    ) -> Option<Card> {
        let card = self.hidden.decks[kind].pop()?;
        self.board.decks.take(kind);
        self.secrets[seat].hand.insert(card);
        self.board.players[seat].cards.add(kind);
        self.refill(kind, sink);
        Some(card)
    }

    /// GEN-4.40: out of the hand, face up under its deck.
    pub(crate) fn lay_off(&mut self, seat: Seat, card: Card) {
        self.secrets[seat].hand.remove(card);
        self.board.players[seat].cards.take(card.kind());
        for own in self.everybody() {
            own.known[seat].remove(card);
            own.bared.remove(card);
        }
        self.board.discard.insert(card);
    }

    /// GEN-4.40: an empty draw pile is filled at once, if anything lies face up.
    pub(crate) fn refill(&mut self, kind: CardKind, sink: &mut impl EventSink<Event>) {
        let face_up = self.board.discard.and(kind.cards());
        let pile = &mut self.hidden.decks[kind];
        if !pile.is_empty() || face_up.is_empty() {
            return;
        }
        *pile = face_up.iter().collect();
        self.dice.shuffle(pile.as_mut_slice());
        (0..face_up.len()).for_each(|_| self.board.decks.add(kind));
        self.board.discard = self.board.discard.without(face_up);
        self.board.shuffled = self.board.shuffled.without(kind.cards()).or(face_up);
        sink.emit(|| Event::Reshuffled { kind, cards: face_up.len() });
    }

    /// Chapter 8: cards change hands. The giver knows what it gave; others know where a card is if they saw it pass.
    pub(crate) fn transfer(&mut self, from: Seat, to: Seat, cards: CardSet, open: CardSet) {
        for card in cards.and(open).iter().chain(cards.without(open).iter()) {
            let alike = self.secrets[from].hand.and(card.kind().cards());
            let seen = open.contains(card);
            let others = self.secrets.iter_mut().filter(|(seat, _)| *seat != from && *seat != to);
            for own in others.map(|(_, own)| own).chain([&mut self.bystander]) {
                if !seen {
                    own.known[from] = own.known[from].without(alike);
                } else if own.known[from].contains(card) {
                    own.known[from].remove(card);
                    own.known[to].insert(card);
                }
            }
            self.secrets[to].known[from].remove(card);
            self.secrets[to].hand.insert(card);
            self.secrets[from].hand.remove(card);
            self.secrets[from].known[to].insert(card);
            self.board.players[from].cards.take(card.kind());
            self.board.players[to].cards.add(card.kind());
        }
    }

    /// Chapter 8: these seats have seen cards of this seat's hand.
    pub(crate) fn show(&mut self, of: Seat, cards: CardSet, to: SeatSet) {
        for (_, own) in self.secrets.iter_mut().filter(|(seat, _)| *seat != of && to.contains(*seat)) {
            own.known[of] = own.known[of].or(cards);
        }
    }

    /// Chapter 8: everybody has seen cards of this seat's hand.
    pub(crate) fn show_to_all(&mut self, of: Seat, cards: CardSet) {
        self.show(of, cards, SeatSet::first(self.config.seats));
        self.bystander.known[of] = self.bystander.known[of].or(cards);
    }

    /// What each seat knows, and a bystander.
    fn everybody(&mut self) -> impl Iterator<Item = &mut Own> {
        self.secrets.iter_mut().map(|(_, own)| own).chain([&mut self.bystander])
    }
}
