//! Playing cards and resolving symbols (OLT-4.30, OLT-4.40, OLT-4.41, OLT-4.42, OLT-4.43, OLT-4.44).
//!
//! As many cards as the load says are laid open, and their symbols counted: ducats, pirates, cards, ships, in this
//! order, all of them compulsory.

use table::{EventSink, Seat};

use crate::components::SYMBOL_TABLE;
use crate::{Card, CardSet, Decision, Event, Oltremare, Phase, Rule, Symbol, Token};

impl Oltremare {
    /// OLT-4.30: the load, or the whole hand in the emergency of OLT-4.25.
    pub(crate) fn begin_play(&mut self, sink: &mut impl EventSink<Event>) {
        let count = self.hands[self.turn.active].len().min(self.turn.load);
        if count == 0 {
            return self.resolve(sink);
        }
        self.phase = Phase::Play { count };
    }

    /// OLT-4.91: cards that may be played next: above the last one, and leaving enough above them.
    #[inline]
    pub(crate) fn playable(&self, count: u8) -> CardSet {
        let hand = self.hands[self.turn.active];
        let rest = self.run.top().map_or(hand, |last| hand.above(*last));
        let chosen = u8::try_from(self.run.len()).expect("a load is at most 4");
        let needed_after = (count - chosen).saturating_sub(1);
        let mut playable = rest;
        // The highest cards cannot begin a set that needs more above them.
        for _ in 0..needed_after {
            match playable.highest() {
                Some(card) => playable.remove(card),
                None => break,
            }
        }
        playable
    }

    pub(super) fn check_play(&self, card: Card, seat: Seat) -> Result<(), Rule> {
        match self.phase {
            Phase::Play { count } if self.is_active(seat) && self.playable(count).contains(card) => Ok(()),
            _ => Err(Rule::PlayTheLoad),
        }
    }

    #[inline]
    pub(super) fn each_play(&self, count: u8, mut visit: impl FnMut(Decision)) {
        self.playable(count).iter().for_each(|card| visit(Decision::Play { card }));
    }

    /// OLT-4.30, OLT-4.91: laid open when the last one is chosen.
    pub(super) fn choose_play(&mut self, card: Card, sink: &mut impl EventSink<Event>) {
        let seat = self.turn.active;
        self.run.push(card);
        let Phase::Play { count } = self.phase else { unreachable!("check asked for the phase") };
        if self.run.len() < usize::from(count) {
            sink.emit(|| Event::Chosen { seat, card });
            return;
        }
        for n in 0..self.run.len() {
            let card = self.run[n];
            self.hands[seat].remove(card);
            self.played.push(card);
        }
        self.run.clear();
        self.forget(self.played.iter().copied().collect());
        sink.emit(|| Event::Played { seat, cards: self.played.as_slice().to_vec() });
        self.resolve(sink);
    }

    /// OLT-4.40: each symbol over all played cards.
    pub(crate) fn count(&self, symbol: Symbol) -> u8 {
        let shown = self.played.iter().filter(|card| card.symbols().contains(symbol)).count();
        u8::try_from(shown).expect("at most four cards are played")
    }

    /// OLT-4.40: in the fixed order.
    fn resolve(&mut self, sink: &mut impl EventSink<Event>) {
        self.earn(sink);
        self.lose_to_pirates(sink);
        self.draw_to_hand(sink);
        self.set_sail(sink);
    }

    /// OLT-4.41: good business counts one more symbol, even with none at all (OLT-10.33).
    fn earn(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.turn.active;
        let token = self.players[seat].token;
        let symbols = self.count(Symbol::Ducat) + u8::from(token == Some(Token::GoodBusiness));
        let ducats = i32::from(earned(token, self.count(Symbol::Ducat)));
        if ducats > 0 {
            self.players[seat].ducats += ducats;
            sink.emit(|| Event::Earned { seat, symbols, ducats });
        }
    }

    /// OLT-4.42.
    fn lose_to_pirates(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.turn.active;
        let symbols = self.count(Symbol::Pirate);
        if symbols > 0 && self.players[seat].token == Some(Token::PirateFighter) {
            sink.emit(|| Event::Fought { seat, symbols });
            return;
        }
        let mut count = 0;
        for _ in 0..lost(self.players[seat].token, symbols) {
            if count > 0 && self.is_interrupted() {
                sink.emit(|| Event::Lost { seat, count });
                count = 0;
            }
            let Some(card) = self.draw(sink) else { break };
            self.pirates.push(seat, card);
            count += 1;
        }
        if count > 0 {
            sink.emit(|| Event::Lost { seat, count });
        }
    }

    /// OLT-4.43: no hand limit now (OLT-4.12).
    fn draw_to_hand(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.turn.active;
        let mut cards = CardSet::EMPTY;
        for _ in 0..drawn(self.count(Symbol::Card)) {
            if !cards.is_empty() && self.is_interrupted() {
                sink.emit(|| Event::Drew { seat, count: cards.len(), cards: Some(cards) });
                cards = CardSet::EMPTY;
            }
            let Some(card) = self.draw(sink) else { break };
            self.hands[seat].insert(card);
            cards.insert(card);
        }
        if !cards.is_empty() {
            sink.emit(|| Event::Drew { seat, count: cards.len(), cards: Some(cards) });
        }
    }
}

/// OLT-4.41: the ducats that so many ducat symbols bring with this active token.
pub fn earned(token: Option<Token>, symbols: u8) -> u8 {
    worth(symbols + u8::from(token == Some(Token::GoodBusiness)))
}

/// OLT-4.42: the cards that so many pirate symbols take with this active token.
pub fn lost(token: Option<Token>, symbols: u8) -> u8 {
    if token == Some(Token::PirateFighter) { 0 } else { worth(symbols) }
}

/// OLT-4.43: the cards that so many card symbols bring.
pub fn drawn(symbols: u8) -> u8 {
    worth(symbols)
}

/// OLT-4.44: the ducats that so many ship symbols bring with this active token.
pub fn calm_sea(token: Option<Token>, symbols: u8) -> u8 {
    if token == Some(Token::CalmSea) { symbols } else { 0 }
}

/// OLT-4.40: what so many symbols are worth.
fn worth(symbols: u8) -> u8 {
    SYMBOL_TABLE[usize::from(symbols).min(SYMBOL_TABLE.len() - 1)]
}
