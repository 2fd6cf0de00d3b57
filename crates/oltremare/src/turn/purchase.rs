//! Trade: purchases (OLT-4.20, OLT-4.21, OLT-4.22, OLT-4.23, OLT-4.24, OLT-4.25, OLT-4.26).
//!
//! Up to four cards for three ducats each, four when one has none left. Deals are chapter 5, and both may be mixed.

use table::{EventSink, Seat};

use crate::{Board, Decision, Event, Oltremare, Phase, Rule, Source, Token};

impl Board {
    /// OLT-4.21: purchases that the active seat has left this turn.
    #[inline]
    pub fn purchases_left(&self) -> u8 {
        self.ruleset().differences().purchases - self.turn.bought
    }

    /// OLT-4.21: fewer than four so far, and the source can deliver (OLT-4.26). Money is never asked for (OLT-4.22).
    #[inline]
    pub fn can_buy(&self, from: Source) -> bool {
        let delivers = match from {
            Source::Stock => self.stock > 0 || self.supply() > 0,
            Source::Pirates => self.players[self.turn.active].pirates > 0,
        };
        delivers && self.purchases_left() > 0
    }

    /// OLT-4.22, or OLT-4.23 instead of it: what the next purchase of this turn would cost a seat.
    pub fn price(&self, seat: Seat) -> i32 {
        let differences = self.ruleset().differences();
        let player = &self.players[seat];
        if player.token == Some(Token::FavourableTerms) {
            differences.favourable_prices[usize::from(self.turn.bought)]
        } else if player.ducats.0 > 0 {
            differences.price
        } else {
            differences.price_in_need
        }
    }

    /// OLT-4.26: the cards that the stock could still bring this turn.
    pub fn supply(&self) -> u8 {
        let loose = self.stock + self.discard.len();
        let stacks = |seat: Seat| self.players[seat].cargo_cards + self.players[seat].pirates;
        loose + self.to_liquidate().map(stacks).sum::<u8>()
    }

    /// OLT-5.14: what the active seat could still buy, each card counted once.
    pub fn purchasable(&self) -> u8 {
        let active = self.turn.active;
        let own = self.players[active].pirates;
        let counted = self.to_liquidate().any(|seat| seat == active);
        self.purchases_left().min(self.supply() + if counted { 0 } else { own })
    }

    /// OLT-4.25.
    #[inline]
    pub fn can_end_trade(&self) -> bool {
        self.players[self.turn.active].hand >= self.turn.load
            || !(self.can_buy(Source::Stock) || self.can_buy(Source::Pirates))
    }

    #[inline]
    pub(crate) fn each_purchase(&self, mut visit: impl FnMut(Decision)) {
        for from in [Source::Stock, Source::Pirates] {
            if self.can_buy(from) {
                visit(Decision::Buy { from });
            }
        }
        if self.can_end_trade() {
            visit(Decision::EndTrade);
        }
    }
}

impl Oltremare {
    /// OLT-4.20: nobody has said anything yet.
    pub(crate) fn open_trade(&mut self) {
        self.board.phase = Phase::Trade;
        self.clear_talk();
    }

    pub(crate) fn check_buy(&self, seat: Seat, from: Source) -> Result<(), Rule> {
        if self.board.phase != Phase::Trade || !self.board.is_active(seat) {
            return Err(Rule::OnlyActiveBuys); // OLT-4.24
        }
        if self.board.can_buy(from) { Ok(()) } else { Err(Rule::Purchases) }
    }

    pub(crate) fn check_end_trade(&self, seat: Seat) -> Result<(), Rule> {
        if !self.board.is_active(seat) {
            return Err(Rule::ActiveEnds); // OLT-5.34
        }
        if self.board.phase == Phase::Trade && self.board.can_end_trade() {
            Ok(())
        } else {
            Err(Rule::EnoughCards)
        }
    }

    /// OLT-4.22: the price is fixed and paid before the card is drawn.
    pub(crate) fn buy(&mut self, from: Source, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        let price = self.board.price(seat);
        self.board.players[seat].ducats -= price;
        self.board.turn.bought += 1;
        let card = match from {
            Source::Stock => self.draw(sink),
            Source::Pirates => self.take_from_pirates(seat), // OLT-10.17: the top card
        };
        let card = card.expect("OLT-4.26: what cannot deliver is not bought from");
        self.put_into_hand(seat, card);
        sink.emit(|| Event::Bought { seat, from, price, card: Some(card) });
    }

    /// OLT-4.25, OLT-5.10: all open offers lapse, and each is told.
    pub(crate) fn end_trade(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        sink.emit(|| Event::TradeEnded { seat });
        for offer in self.offers.standing() {
            sink.emit(|| Event::Lapsed { offer: offer.number });
        }
        self.clear_talk();
        self.begin_play(sink);
    }
}
