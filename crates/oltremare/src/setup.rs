//! Setup (OLT-3.1, OLT-3.2, OLT-3.3, OLT-3.4, OLT-3.5, OLT-3.6, OLT-3.7, OLT-3.8, OLT-3.9).
//!
//! A token lies on every port, two stay in the box. For each seat cards are turned up until one names a port: it is the
//! first cargo, and there the ship begins. Everybody has 11 ducats and 4 cards; Venice lies about in the middle of the stock.

use table::{Dice, Draws, EventSink, PerSeat, Pile, Seat, Seed};

use crate::bargain::no_offers;
use crate::board::{Board, Choice, Deck, Hidden, Secrets};
use crate::cards::Stacks;
use crate::components::TOKENS;
use crate::config::Dealing;
use crate::{Config, Event, Harbours, Oltremare, Port, Rule, Ruleset, Token};

pub(crate) fn set_up(
    config: &Config,
    mut dice: Dice,
    sink: &mut impl EventSink<Event>,
) -> Result<Oltremare, Rule> {
    config.check()?;
    let mut draws = dice.draws();
    let ports = lay_tokens(&mut draws);
    let mut deck: Deck = config.cards().iter().collect(); // OLT-3.1
    draws.shuffle(deck.as_mut_slice()); // OLT-3.3: R2
    let start = start_seat(config, &mut draws);
    let mut game = Oltremare::bare(config, start, Dice::new(Seed::from_number(0)));
    game.board.ports = ports;
    sink.emit(|| Event::StartPlayer { seat: start });
    let aside = game.find_ports(&mut deck, sink);
    game.deal(deck, &aside, &mut draws);
    for (seat, own) in game.secrets.iter() {
        sink.emit(|| Event::HandDealt { seat, cards: Some(own.hand) });
    }
    game.dice = dice;
    game.begin_turn(start, sink); // OLT-3.9
    Ok(game)
}

impl Oltremare {
    /// OLT-3.5: everybody's ducats, and nothing else on the table.
    pub(crate) fn bare(config: &Config, start: Seat, dice: Dice) -> Oltremare {
        Oltremare {
            board: Board::bare(config, start),
            secrets: PerSeat::new(config.seats, Secrets::default()),
            choice: Choice::default(),
            hidden: Hidden { pirates: Stacks::EMPTY, stock: Deck::new(), under_venice: 0 },
            offers: no_offers(),
            dice,
        }
    }

    /// OLT-3.6, from the start player clockwise (OLT-10.36). Returns the cards without a name, which are set aside.
    fn find_ports(&mut self, deck: &mut Deck, sink: &mut impl EventSink<Event>) -> Deck {
        let mut aside = Deck::new();
        let mut seat = self.board.start;
        for _ in 0..self.board.config.seats {
            let before = aside.len();
            let (card, port) = loop {
                let card = deck.pop().expect("there are more cards with a port name than seats");
                self.board.turned_up.insert(card);
                match card.port() {
                    Some(port) => break (card, port),
                    None => aside.push(card),
                }
            };
            let token = self.board.ports[port].take();
            self.board.stow(seat, card);
            self.board.players[seat].ship = port;
            sink.emit(|| {
                let aside = aside.as_slice()[before..].to_vec();
                Event::StartPort { seat, card, port, token, aside }
            });
            seat = seat.left(self.board.config.seats);
        }
        aside
    }

    /// OLT-3.7 and OLT-3.8, with R4 and R5.
    fn deal(&mut self, mut deck: Deck, aside: &Deck, draws: &mut Draws<'_>) {
        let differences = self.board.config.ruleset.differences();
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
        deck.iter().for_each(|card| self.put_on_stock(*card));
        let (low, high) = self.board.config.venice_window();
        let above_low = draws.below(u32::from(high - low) + 1);
        self.board.venice = true;
        self.hidden.under_venice = low + u8::try_from(above_low).expect("98 cards");
    }

    fn deal_hands(&mut self, deck: &mut Deck, cards: u8) {
        for seat in Seat::first(self.board.seats()) {
            (0..cards).filter_map(|_| deck.pop()).for_each(|card| self.put_into_hand(seat, card));
        }
    }
}

impl Ruleset {
    /// OLT-3.8: so many fifths of the stock lie under Venice at the least.
    pub fn fewest_fifths_under_venice(self) -> u8 {
        self.differences().venice_fifths[0]
    }
}

/// OLT-3.2: R1. One token face up on each port; the others leave the game unseen.
fn lay_tokens(draws: &mut Draws<'_>) -> Harbours {
    let mut bag: Pile<Option<Token>, 32> = TOKENS.iter().map(Some).collect();
    draws.shuffle(bag.as_mut_slice());
    let mut ports = Harbours::default();
    for (port, token) in Port::all().zip(&bag) {
        ports[port] = *token;
    }
    ports
}

/// OLT-3.4: R3, unless the host has named a seat.
fn start_seat(config: &Config, draws: &mut Draws<'_>) -> Seat {
    config.start.unwrap_or_else(|| {
        let drawn = draws.below(u32::from(config.seats));
        Seat::first(config.seats).zip(0..).find(|(_, n)| *n == drawn).expect("below the seats").0
    })
}
