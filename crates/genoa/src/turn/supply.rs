//! What comes out of the supply and goes back (GEN-4.28, GEN-4.40), and who knows a card (chapter 8).

use table::{EventSink, Pile, Seat, SeatSet};

use crate::{Card, CardKind, CardSet, Event, Genoa, Special, Ware};

/// The cards that one action draws, in their order.
pub(crate) type Drawn = Pile<Card, { super::MOST_DRAWN }>;

impl Genoa {
    /// From the bank, which is inexhaustible (GEN-3.4).
    pub(crate) fn pay_out(&mut self, seat: Seat, ducats: u16) {
        let purse = &mut self.players[seat].ducats;
        *purse = purse.checked_add(ducats).expect("no game has 65,536 ducats");
    }

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

    /// GEN-4.22, A39: markers of the own colour, as many as there are.
    pub(crate) fn take_markers(&mut self, seat: Seat, count: u8) -> u8 {
        let player = &mut self.players[seat];
        let taken = count.min(player.supply);
        player.supply -= taken;
        player.stock += taken;
        taken
    }

    /// GEN-4.28: a played special card returns to the supply at once.
    pub(crate) fn play_special(&mut self, seat: Seat, special: Special) {
        let held = self.players[seat].specials.take(special);
        debug_assert!(held, "check saw the card");
        self.specials.add(special);
    }

    /// GEN-4.40: how many cards of a kind can be drawn.
    pub(crate) fn available(&self, kind: CardKind) -> u8 {
        let pile = u8::try_from(self.decks[kind].len()).expect("at most 16 cards");
        pile + self.discard.and(kind.cards()).len()
    }

    /// GEN-4.40: the top card into the hand.
    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        kind: CardKind,
        sink: &mut impl EventSink<Event>,
    ) -> Option<Card> {
        let card = self.decks[kind].pop()?;
        self.hands[seat].insert(card);
        self.refill(kind, sink);
        Some(card)
    }

    /// GEN-4.40: out of the hand, face up under its deck.
    pub(crate) fn lay_off(&mut self, seat: Seat, card: Card) {
        self.hands[seat].remove(card);
        self.known.iter_mut().for_each(|(_, known)| known.remove(card));
        self.open.remove(card);
        self.book.bared.iter_mut().for_each(|(_, bared)| bared.remove(card));
        self.discard.insert(card);
    }

    /// GEN-4.40: an empty draw pile is filled at once, if anything lies face up.
    pub(crate) fn refill(&mut self, kind: CardKind, sink: &mut impl EventSink<Event>) {
        let face_up = self.discard.and(kind.cards());
        if !self.decks[kind].is_empty() || face_up.is_empty() {
            return;
        }
        self.decks[kind] = face_up.iter().collect();
        self.dice.shuffle(self.decks[kind].as_mut_slice());
        self.discard = self.discard.without(face_up);
        self.shuffled = self.shuffled.without(kind.cards()).or(face_up);
        sink.emit(|| Event::Reshuffled { kind, cards: face_up.len() });
    }

    /// Chapter 8: cards change hands. The giver knows what it gave; others know where a card is if they saw it pass.
    pub(crate) fn transfer(&mut self, from: Seat, to: Seat, cards: CardSet, open: CardSet) {
        for card in cards.and(open).iter().chain(cards.without(open).iter()) {
            let alike = self.hands[from].and(card.kind().cards());
            for (seat, known) in self.known.iter_mut() {
                if seat == from {
                    known.insert(card);
                } else if seat == to {
                    known.remove(card);
                } else if !open.contains(card) {
                    *known = known.without(alike);
                }
            }
            if !open.contains(card) {
                self.open = self.open.without(alike);
            }
            self.hands[from].remove(card);
            self.hands[to].insert(card);
        }
    }

    /// Chapter 8: these seats have seen cards of this seat's hand.
    pub(crate) fn show(&mut self, of: Seat, cards: CardSet, to: SeatSet) {
        for (_, known) in self.known.iter_mut().filter(|(seat, _)| *seat != of && to.contains(*seat)) {
            *known = known.or(cards);
        }
    }

    /// Chapter 8: everybody has seen cards of this seat's hand.
    pub(crate) fn show_to_all(&mut self, of: Seat, cards: CardSet) {
        self.show(of, cards, SeatSet::first(self.config.seats));
        self.open = self.open.or(cards);
    }
}
