//! Setup (OLT-3.1, OLT-3.2, OLT-3.3, OLT-3.4, OLT-3.5, OLT-3.6, OLT-3.7, OLT-3.8, OLT-3.9).
//!
//! A token lies on every port, two stay in the box. For each seat cards are turned up until one names a port: it is the
//! first cargo, and there the ship begins. Everybody has 11 ducats and 4 cards; Venice lies about in the middle of the stock.

use table::{Account, Dice, Draws, EventSink, PerSeat, Pile, Seat, SeatSet};

use crate::bargain::Book;
use crate::cards::Stacks;
use crate::components::{CARDS, PORTS, TOKENS};
use crate::config::Dealing;
use crate::{
    Card, CardSet, Config, Event, Harbours, Oltremare, Phase, Player, Port, Rule, Token, Tokens, Turn,
};

type Deck = Pile<Card, { CARDS.len() }>;

impl Oltremare {
    pub(crate) fn lay_out(
        config: &Config,
        mut dice: Dice,
        sink: &mut impl EventSink<Event>,
    ) -> Result<Self, Rule> {
        config.check()?;
        let mut draws = dice.draws();
        let (ports, spare) = lay_tokens(&mut draws);
        let mut deck: Deck = config.cards().iter().collect(); // OLT-3.1
        draws.shuffle(deck.as_mut_slice()); // OLT-3.3: R2
        let start = start_seat(config, &mut draws);
        let fresh = Dice::new(table::Seed::from_number(0));
        let mut game = Oltremare { ports, gone: spare, ..Oltremare::bare(config, start, fresh) };
        sink.emit(|| Event::StartPlayer { seat: start });
        let aside = game.find_ports(&mut deck, sink);
        game.deal(deck, &aside, &mut draws);
        for (seat, cards) in game.hands.iter() {
            sink.emit(|| Event::HandDealt { seat, cards: Some(*cards) });
        }
        game.dice = dice;
        game.begin_turn(start, sink); // OLT-3.9
        Ok(game)
    }

    /// OLT-3.5: everybody's ducats, and nothing else on the table.
    pub(crate) fn bare(config: &Config, start: Seat, dice: Dice) -> Oltremare {
        let seats = config.seats;
        let ducats = Account(config.ruleset.differences().start_ducats);
        Oltremare {
            config: *config,
            start,
            phase: Phase::Over, // no question yet
            turn: Turn { active: start, lions: 0, load: 0, bought: 0, dealt: SeatSet::EMPTY, drawn: false },
            players: PerSeat::new(seats, Player { ducats, ..Player::default() }),
            hands: PerSeat::new(seats, CardSet::EMPTY),
            known: PerSeat::new(seats, CardSet::EMPTY),
            cargo: Stacks::EMPTY,
            pirates: Stacks::EMPTY,
            played: Pile::new(),
            run: Pile::new(),
            path: Pile::new(),
            stock: Pile::new(),
            venice: None,
            last_card_drawn: false,
            discard: CardSet::EMPTY,
            ports: Harbours::EMPTY,
            gone: Tokens::EMPTY,
            turned_up: CardSet::EMPTY,
            book: Book::new(seats),
            dice,
        }
    }

    /// OLT-3.6, from the start player clockwise (OLT-10.36). Returns the cards without a name, which are set aside.
    fn find_ports(&mut self, deck: &mut Deck, sink: &mut impl EventSink<Event>) -> Deck {
        let mut aside = Deck::new();
        let mut seat = self.start;
        for _ in 0..self.config.seats {
            let before = aside.len();
            let (card, port) = loop {
                let card = deck.pop().expect("there are more cards with a port name than seats");
                self.turned_up.insert(card);
                match card.port() {
                    Some(port) => break (card, port),
                    None => aside.push(card),
                }
            };
            let token = self.ports[port].take();
            if let Some(token) = token {
                self.gone.add(token);
            }
            self.cargo.push(seat, card);
            self.players[seat].ship = port;
            sink.emit(|| {
                let aside = aside.as_slice()[before..].to_vec();
                Event::StartPort { seat, card, port, token, aside }
            });
            seat = seat.left(self.config.seats);
        }
        aside
    }

    /// OLT-3.7 and OLT-3.8, with R4 and R5.
    fn deal(&mut self, mut deck: Deck, aside: &Deck, draws: &mut Draws<'_>) {
        let differences = self.config.ruleset.differences();
        match differences.dealing {
            Dealing::ReshuffleThenDeal => {
                aside.iter().for_each(|card| deck.push(*card));
                draws.shuffle(deck.as_mut_slice());
                self.deal_hands(&mut deck, differences.start_hand);
            }
            Dealing::DealThenReshuffle => {
                self.deal_hands(&mut deck, differences.start_hand);
                aside.iter().for_each(|card| deck.push(*card));
                draws.shuffle(deck.as_mut_slice());
            }
        }
        self.stock = deck;
        let (low, high) = self.config.venice_window();
        let above_low = draws.below(u32::from(high - low) + 1);
        self.venice = Some(low + u8::try_from(above_low).expect("98 cards"));
    }

    fn deal_hands(&mut self, deck: &mut Deck, cards: u8) {
        for (_, hand) in self.hands.iter_mut() {
            (0..cards).filter_map(|_| deck.pop()).for_each(|card| hand.insert(card));
        }
    }
}

/// OLT-3.2: R1. One token face up on each port; the others leave the game unseen.
fn lay_tokens(draws: &mut Draws<'_>) -> (Harbours, Tokens) {
    let mut bag: Pile<Option<Token>, 32> = TOKENS.iter().map(Some).collect();
    draws.shuffle(bag.as_mut_slice());
    let mut ports = Harbours::EMPTY;
    for (port, token) in Port::all().zip(&bag) {
        ports[port] = *token;
    }
    let spare = bag.iter().skip(PORTS.len()).copied().flatten().collect();
    (ports, spare)
}

/// OLT-3.4: R3, unless the host has named a seat.
fn start_seat(config: &Config, draws: &mut Draws<'_>) -> Seat {
    config.start.unwrap_or_else(|| {
        let drawn = draws.below(u32::from(config.seats));
        Seat::first(config.seats).zip(0..).find(|(_, n)| *n == drawn).expect("below the seats").0
    })
}
