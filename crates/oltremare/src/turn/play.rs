//! Playing cards and resolving symbols (OLT-4.30, OLT-4.40, OLT-4.41, OLT-4.42, OLT-4.43, OLT-4.44).
//!
//! As many cards as the load says are laid open, and their symbols counted: ducats, pirates, cards, ships, in this
//! order, all of them compulsory.

use table::{EventSink, Seat};

use crate::components::SYMBOL_TABLE;
use crate::{Board, Card, CardSet, Decision, Event, Oltremare, Phase, Rule, Symbol, Token, count_symbol};

impl Oltremare {
    /// OLT-4.30: the load, or the whole hand in the emergency of OLT-4.25.
    pub(crate) fn begin_play(&mut self, sink: &mut impl EventSink<Event>) {
        let count = self.board.players[self.board.turn.active].hand.min(self.board.turn.load);
        if count == 0 {
            return self.resolve(sink);
        }
        self.board.phase = Phase::Play { count };
    }

    /// OLT-4.91: cards that may be played next: above the last one, and leaving enough above them.
    #[inline]
    pub(crate) fn playable(&self, count: u8) -> CardSet {
        let hand = self.secrets[self.board.turn.active].hand;
        let rest = self.choice.cards.top().map_or(hand, |last| hand.above(*last));
        let chosen = u8::try_from(self.choice.cards.len()).expect("at most a load is played");
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

    pub(crate) fn check_play(&self, card: Card, seat: Seat) -> Result<(), Rule> {
        match self.board.phase {
            Phase::Play { count } if self.board.is_active(seat) && self.playable(count).contains(card) => {
                Ok(())
            }
            _ => Err(Rule::PlayTheLoad),
        }
    }

    #[inline]
    pub(crate) fn each_play(&self, count: u8, mut visit: impl FnMut(Decision)) {
        self.playable(count).iter().for_each(|card| visit(Decision::Play { card }));
    }

    /// OLT-4.30, OLT-4.91: laid open when the last one is chosen.
    pub(crate) fn choose_play(&mut self, card: Card, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        self.choice.cards.push(card);
        let chosen = self.choice.cards.len();
        if matches!(self.board.phase, Phase::Play { count } if chosen < usize::from(count)) {
            sink.emit(|| Event::Chosen { seat, card });
            return;
        }
        for n in 0..self.choice.cards.len() {
            let card = self.choice.cards[n];
            self.take_from_hand(seat, card);
            self.board.played.push(card);
        }
        self.choice.cards.clear();
        self.forget(self.board.played.iter().copied().collect());
        sink.emit(|| Event::Played { seat, cards: self.board.played.as_slice().to_vec() });
        self.resolve(sink);
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
        let seat = self.board.turn.active;
        let token = self.board.players[seat].token;
        let symbols = self.board.played_symbols(Symbol::Ducat) + u8::from(token == Some(Token::GoodBusiness));
        let ducats = i32::from(earned(token, self.board.played_symbols(Symbol::Ducat)));
        if ducats > 0 {
            self.board.players[seat].ducats += ducats;
            sink.emit(|| Event::Earned { seat, symbols, ducats });
        }
    }

    /// OLT-4.42.
    fn lose_to_pirates(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        let symbols = self.board.played_symbols(Symbol::Pirate);
        if symbols > 0 && self.board.players[seat].token == Some(Token::PirateFighter) {
            sink.emit(|| Event::Fought { seat, symbols });
            return;
        }
        let mut count = 0;
        for _ in 0..lost(self.board.players[seat].token, symbols) {
            if count > 0 && self.is_interrupted() {
                sink.emit(|| Event::Lost { seat, count });
                count = 0;
            }
            let Some(card) = self.draw(sink) else { break };
            self.give_to_pirates(seat, card);
            count += 1;
        }
        if count > 0 {
            sink.emit(|| Event::Lost { seat, count });
        }
    }

    /// OLT-4.43: no hand limit now (OLT-4.12).
    fn draw_to_hand(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        let mut cards = CardSet::EMPTY;
        for _ in 0..drawn(self.board.played_symbols(Symbol::Card)) {
            if !cards.is_empty() && self.is_interrupted() {
                sink.emit(|| Event::Drew { seat, count: cards.len(), cards: Some(cards) });
                cards = CardSet::EMPTY;
            }
            let Some(card) = self.draw(sink) else { break };
            self.put_into_hand(seat, card);
            cards.insert(card);
        }
        if !cards.is_empty() {
            sink.emit(|| Event::Drew { seat, count: cards.len(), cards: Some(cards) });
        }
    }
}

impl Board {
    /// OLT-4.40: each symbol over all played cards.
    pub fn played_symbols(&self, symbol: Symbol) -> u8 {
        count_symbol(&self.played, symbol)
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
