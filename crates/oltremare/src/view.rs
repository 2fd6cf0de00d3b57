//! What one viewer knows (chapter 8).

use serde::{Deserialize, Serialize};
use table::{Account, OfferNumbers, Offers, PerSeat, Pile, Seat};

use crate::bargain::MOST_OFFERS;
use crate::components::CARDS;
use crate::{
    Announcement, Card, CardSet, Config, Goods, Harbours, MOST_PLAYED, Phase, Port, SeenTerms, Token, Tokens,
    Turn,
};

/// The table as one viewer may know it. Whatever is not here he does not know, or has to remember by himself.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What was agreed.
    pub config: Config,
    /// Through whose eyes; nobody's: those of a bystander.
    pub viewer: Option<Seat>,
    /// OLT-2.3: how many cards of each good are in the game, as printed on them.
    pub goods: Goods,
    /// OLT-3.4.
    pub start: Seat,
    /// Where in the turn we are, and what is asked.
    pub phase: Phase,
    /// Whose turn it is, and what holds for it.
    pub turn: Turn,
    /// What each seat has.
    pub players: PerSeat<SeenPlayer>,
    /// The viewer's own cards.
    pub hand: CardSet,
    /// OLT-4.91: the cards that the viewer has chosen so far.
    pub run: Pile<Card, { CARDS.len() }>,
    /// OLT-4.91: the ports that the viewer has steered to so far.
    pub path: Pile<Port, MOST_PLAYED>,
    /// The cards laid open this turn.
    pub played: Pile<Card, MOST_PLAYED>,
    /// The tokens on the board.
    pub ports: Harbours,
    /// How many cards the stock has, Venice among them as long as it is there.
    pub stock: u8,
    /// Is Venice still in the stock?
    pub venice: bool,
    /// OLT-4.60.
    pub last_card_drawn: bool,
    /// OLT-4.26.
    pub supply: u8,
    /// Face up.
    pub discard: CardSet,
    /// OLT-3.6: what was turned up in the search for ports.
    pub turned_up: CardSet,
    /// OLT-5.31: offers, with cards where they are the viewer's own.
    pub offers: Offers<SeenTerms, MOST_OFFERS>,
    /// OLT-5.5: the latest announcement of each seat.
    pub announced: PerSeat<Option<Announcement>>,
    /// OLT-5.5: the offers of this turn that were made to the viewer.
    pub addressed: OfferNumbers,
    /// OLT-8.1: at the end.
    pub revealed: Option<Revealed>,
}

/// What a viewer knows of a seat.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenPlayer {
    /// Below zero: in debt.
    pub ducats: Account,
    /// OLT-5.20.
    pub prestige: u8,
    /// Where the ship is.
    pub ship: Port,
    /// OLT-4.53: tokens taken, face up and down.
    pub tokens: Tokens,
    /// The active one.
    pub token: Option<Token>,
    /// How many cards are in hand.
    pub hand: u8,
    /// OLT-5.31: those among them that the viewer gave away and knows to be there.
    pub known: CardSet,
    /// How many cards the cargo stack has.
    pub cargo_cards: u8,
    /// OLT-7.2: bottom to top; without the memory aid the top card alone.
    pub cargo: Pile<Card, { CARDS.len() }>,
    /// How many cards the pirate stack has; what they are nobody sees.
    pub pirates: u8,
    /// OLT-6.3: how many cargo cards were cashed, if the seat was liquidated.
    pub cashed: Option<u8>,
}

/// OLT-8.1: what was hidden.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Revealed {
    /// Hands.
    pub hands: PerSeat<CardSet>,
    /// Cargo stacks, bottom to top.
    pub cargo: PerSeat<Pile<Card, { CARDS.len() }>>,
    /// Pirate stacks, bottom to top.
    pub pirates: PerSeat<Pile<Card, { CARDS.len() }>>,
    /// The stock, bottom to top.
    pub stock: Pile<Card, { CARDS.len() }>,
}

impl View {
    /// How many play.
    pub fn seats(&self) -> u8 {
        self.config.seats
    }
}
