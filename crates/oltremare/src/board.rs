//! What lies on the table: one part that everybody sees, what each seat alone knows, and what nobody knows (chapter 8).
//!
//! A [`View`](crate::View) holds the same [`Board`], so a rule that asks for public things alone is written once, over it.

use table::{Account, OfferNumbers, PerSeat, Pile, Seat, SeatSet};

use crate::bargain::Announcement;
use crate::cards::Stacks;
use crate::components::{CARDS, TOKENS};
use crate::{
    Card, CardSet, Config, Harbours, MOST_PLAYED, Oltremare, Phase, Port, Ruleset, Token, Tokens, Turn,
};

/// Cards in order: as many as there are at most.
pub type Deck = Pile<Card, { CARDS.len() }>;

/// What everybody sees.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Board {
    /// What was agreed.
    pub config: Config,
    /// OLT-3.4: for the whole game.
    pub start: Seat,
    /// Where in the turn we are, and what is asked.
    pub phase: Phase,
    /// Whose turn it is, and what holds for it.
    pub turn: Turn,
    /// What each seat has openly.
    pub players: PerSeat<Player>,
    /// The cargo stacks. In a view without the memory aid (OLT-7.2) only their top cards.
    pub(crate) cargo: Stacks,
    /// The cards laid open this turn, before they are stowed.
    pub played: Pile<Card, MOST_PLAYED>,
    /// The tokens on the board.
    pub ports: Harbours,
    /// How many goods cards the stock has, Venice not counted.
    pub stock: u8,
    /// Is Venice still in the stock?
    pub venice: bool,
    /// OLT-4.60.
    pub last_card_drawn: bool,
    /// Face up.
    pub discard: CardSet,
    /// OLT-3.6: turned up in the search for ports, and seen by everybody.
    pub turned_up: CardSet,
    /// OLT-5.5: the latest announcement of each seat.
    pub announced: PerSeat<Option<Announcement>>,
}

/// What one seat has openly.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Player {
    /// Below zero: in debt.
    pub ducats: Account,
    /// OLT-5.20.
    pub prestige: u8,
    /// Where the ship is.
    pub ship: Port,
    /// OLT-4.53: all tokens that were taken, face up and down.
    pub tokens: Tokens,
    /// The active one, which lies face up.
    pub token: Option<Token>,
    /// How many cards are in hand.
    pub hand: u8,
    /// How many cards the cargo stack has.
    pub cargo_cards: u8,
    /// How many cards the pirate stack has.
    pub pirates: u8,
    /// OLT-6.3: how many cargo cards were cashed by liquidation, which happens at most once.
    pub cashed: Option<u8>,
}

/// What a seat alone knows.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
pub(crate) struct Secrets {
    pub(crate) hand: CardSet,
    /// OLT-5.31: cards that this seat gave away and knows to be in the hand where they are.
    pub(crate) known: CardSet,
    /// OLT-5.5: the offers made to this seat this turn, which a counter-offer may name.
    pub(crate) addressed: OfferNumbers,
}

/// OLT-4.91: a choice in the making, which the active seat alone knows.
#[derive(Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Choice {
    /// The cards chosen so far.
    pub cards: Deck,
    /// The ports steered to so far.
    pub path: Pile<Port, MOST_PLAYED>,
}

/// What nobody knows.
#[derive(Clone, Eq, PartialEq, Hash)]
pub(crate) struct Hidden {
    pub(crate) pirates: Stacks,
    /// The goods cards of the stock, the next one on top.
    pub(crate) stock: Deck,
    /// OLT-3.8: how many of them lie under Venice, as long as it is in the stock.
    pub(crate) under_venice: u8,
}

impl Board {
    /// OLT-3.5: everybody's ducats, and nothing else on the table.
    pub(crate) fn bare(config: &Config, start: Seat) -> Board {
        let seats = config.seats;
        let ducats = Account(config.ruleset.differences().start_ducats);
        Board {
            config: *config,
            start,
            phase: Phase::Over, // no question yet
            turn: Turn { active: start, lions: 0, load: 0, bought: 0, dealt: SeatSet::EMPTY, drawn: false },
            players: PerSeat::new(seats, Player { ducats, ..Player::default() }),
            cargo: Stacks::EMPTY,
            played: Pile::new(),
            ports: Harbours::default(),
            stock: 0,
            venice: false,
            last_card_drawn: false,
            discard: CardSet::EMPTY,
            turned_up: CardSet::EMPTY,
            announced: PerSeat::new(seats, None),
        }
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.config.seats
    }

    /// OLT-1.1: which box.
    #[inline]
    pub fn ruleset(&self) -> Ruleset {
        self.config.ruleset
    }

    /// Is it this seat's turn?
    #[inline]
    pub fn is_active(&self, seat: Seat) -> bool {
        seat == self.turn.active
    }

    /// OLT-7.2: a cargo stack from the top down, as far as views show it: without the memory aid the top card alone.
    pub fn cargo(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.cargo.iter(seat).take(if self.config.memory_aid { CARDS.len() } else { 1 })
    }

    /// The cards that lie face down or in hands, as far as views tell (OLT-7.2): all but cargo, played cards and the discard
    /// pile.
    pub fn face_down(&self) -> CardSet {
        let mut cards = self.config.cards().without(self.discard);
        self.played.iter().for_each(|card| cards.remove(*card));
        for seat in Seat::first(self.seats()) {
            self.cargo(seat).for_each(|card| cards.remove(card));
        }
        cards
    }

    /// All tokens on the board.
    pub fn tokens_on_ports(&self) -> Tokens {
        self.ports.iter().filter_map(|(_, token)| *token).collect()
    }

    /// OLT-2.6: tokens that are neither on a port nor taken: two spare ones, those of the start ports, used compasses.
    /// `None`: there are more tokens on the table than in the box.
    pub(crate) fn tokens_out_of_game(&self) -> Option<Tokens> {
        let mut in_game = self.tokens_on_ports();
        self.players.iter().for_each(|(_, player)| in_game += player.tokens);
        TOKENS.minus(&in_game)
    }

    pub(crate) fn stow(&mut self, seat: Seat, card: Card) {
        self.cargo.push(seat, card);
        self.players[seat].cargo_cards += 1;
    }

    pub(crate) fn take_from_cargo(&mut self, seat: Seat) -> Option<Card> {
        let card = self.cargo.pop(seat)?;
        self.players[seat].cargo_cards -= 1;
        Some(card)
    }
}

/// Moves of single cards: what everybody can count stands on the board, which cards they are does not.
impl Oltremare {
    #[inline]
    pub(crate) fn put_into_hand(&mut self, seat: Seat, card: Card) {
        self.secrets[seat].hand.insert(card);
        self.board.players[seat].hand += 1;
    }

    #[inline]
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Card) {
        self.secrets[seat].hand.remove(card);
        self.board.players[seat].hand -= 1;
    }

    #[inline]
    pub(crate) fn give_to_pirates(&mut self, seat: Seat, card: Card) {
        self.hidden.pirates.push(seat, card);
        self.board.players[seat].pirates += 1;
    }

    #[inline]
    pub(crate) fn take_from_pirates(&mut self, seat: Seat) -> Option<Card> {
        let card = self.hidden.pirates.pop(seat)?;
        self.board.players[seat].pirates -= 1;
        Some(card)
    }

    #[inline]
    pub(crate) fn put_on_stock(&mut self, card: Card) {
        self.hidden.stock.push(card);
        self.board.stock += 1;
    }

    #[inline]
    pub(crate) fn take_from_stock(&mut self) -> Option<Card> {
        let card = self.hidden.stock.pop()?;
        self.board.stock -= 1;
        Some(card)
    }
}
