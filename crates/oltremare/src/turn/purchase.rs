//! Trade: purchases (OLT-4.20, OLT-4.21, OLT-4.22, OLT-4.23, OLT-4.24, OLT-4.25, OLT-4.26).
//!
//! Up to four cards for three ducats each, four when one has none left. Deals are chapter 5, and both may be mixed.

use table::{EventSink, Seat};

use crate::{Decision, Event, Oltremare, Phase, Player, Rule, Source, Token};

impl Oltremare {
    /// OLT-4.20: nobody has said anything yet.
    pub(crate) fn open_trade(&mut self) {
        self.phase = Phase::Trade;
        self.book.open();
    }

    pub(super) fn check_buy(&self, seat: Seat, from: Source) -> Result<(), Rule> {
        if self.phase != Phase::Trade || !self.is_active(seat) {
            return Err(Rule::OnlyActiveBuys); // OLT-4.24
        }
        if self.can_buy(from) { Ok(()) } else { Err(Rule::Purchases) }
    }

    /// OLT-4.21: fewer than four so far, and the source can deliver. Money is never asked for (OLT-4.22).
    #[inline]
    pub(crate) fn can_buy(&self, from: Source) -> bool {
        let delivers = match from {
            Source::Stock => !self.stock.is_empty() || self.supply() > 0,
            Source::Pirates => self.pirates.len(self.turn.active) > 0,
        };
        delivers && self.turn.bought < self.config.ruleset.differences().purchases
    }

    pub(super) fn check_end_trade(&self, seat: Seat) -> Result<(), Rule> {
        if !self.is_active(seat) {
            return Err(Rule::ActiveEnds); // OLT-5.34
        }
        if self.phase == Phase::Trade && self.can_end_trade() { Ok(()) } else { Err(Rule::EnoughCards) }
    }

    /// OLT-4.25.
    #[inline]
    pub(crate) fn can_end_trade(&self) -> bool {
        self.hands[self.turn.active].len() >= self.turn.load
            || !(self.can_buy(Source::Stock) || self.can_buy(Source::Pirates))
    }

    #[inline]
    pub(super) fn each_purchase(&self, mut visit: impl FnMut(Decision)) {
        for from in [Source::Stock, Source::Pirates] {
            if self.can_buy(from) {
                visit(Decision::Buy { from });
            }
        }
        if self.can_end_trade() {
            visit(Decision::EndTrade);
        }
    }

    /// OLT-4.22: the price is fixed and paid before the card is drawn.
    pub(super) fn buy(&mut self, from: Source, sink: &mut impl EventSink<Event>) {
        let seat = self.turn.active;
        let price = self.players[seat].price(self.config.ruleset, self.turn.bought);
        self.players[seat].ducats -= price;
        self.turn.bought += 1;
        let card = match from {
            Source::Stock => self.draw(sink),
            Source::Pirates => self.pirates.pop(seat), // OLT-10.17: the top card
        };
        let card = card.expect("OLT-4.26: what cannot deliver is not bought from");
        self.hands[seat].insert(card);
        sink.emit(|| Event::Bought { seat, from, price, card: Some(card) });
    }

    /// OLT-4.25, OLT-5.10: all open offers lapse, and each is told.
    pub(super) fn end_trade(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.turn.active;
        sink.emit(|| Event::TradeEnded { seat });
        for offer in self.book.offers.standing() {
            sink.emit(|| Event::Lapsed { offer: offer.number });
        }
        self.book.open();
        self.begin_play(sink);
    }

    /// OLT-4.26: the cards that the stock could still bring this turn; a public number.
    pub(crate) fn supply(&self) -> u8 {
        let stock = u8::try_from(self.stock.len()).expect("98 cards");
        let loose = stock + self.discard.len();
        let stacks = |seat: Seat| self.cargo.len(seat) + self.pirates.len(seat);
        loose + self.to_liquidate().map(stacks).sum::<u8>()
    }

    /// OLT-5.14: what the active player could still buy, each card counted once.
    pub(crate) fn purchasable(&self) -> u8 {
        let active = self.turn.active;
        let own = self.pirates.len(active);
        let counted = self.to_liquidate().any(|seat| seat == active);
        let left = self.config.ruleset.differences().purchases - self.turn.bought;
        left.min(self.supply() + if counted { 0 } else { own })
    }
}

impl Player {
    /// OLT-4.22, or OLT-4.23 instead of it: what the next purchase costs, after so many.
    pub(crate) fn price(&self, ruleset: crate::Ruleset, bought: u8) -> i32 {
        price(ruleset, self.token, self.ducats.0, bought)
    }
}

/// OLT-4.22, OLT-4.23.
pub(crate) fn price(ruleset: crate::Ruleset, token: Option<Token>, ducats: i32, bought: u8) -> i32 {
    let differences = ruleset.differences();
    if token == Some(Token::FavourableTerms) {
        differences.favourable_prices[usize::from(bought)]
    } else if ducats > 0 {
        differences.price
    } else {
        differences.price_in_need
    }
}
