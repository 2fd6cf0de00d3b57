//! The form in which views are sent and stored: public things and the viewer's own in one list.

use serde::{Deserialize, Serialize};
use table::{Account, OfferNumbers, Offers, PerSeat, Pile, Seat};

use super::{Revealed, View};
use crate::bargain::MOST_OFFERS;
use crate::{
    Announcement, Board, Card, CardSet, Choice, Config, Deck, Goods, Harbours, MOST_PLAYED, Phase, Player,
    Port, SeenTerms, Token, Tokens, Turn,
};

/// The table as one viewer may know it. Whatever is not here the viewer does not know, or has to remember.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "View"))]
pub struct SentView {
    /// What was agreed.
    config: Config,
    /// Through whose eyes; nobody's: those of a bystander.
    viewer: Option<Seat>,
    /// OLT-2.3: how many cards of each good are in the game, as printed on them.
    goods: Goods,
    /// OLT-3.4.
    start: Seat,
    /// Where in the turn we are, and what is asked.
    phase: Phase,
    /// Whose turn it is, and what holds for it.
    turn: Turn,
    /// What each seat has.
    players: PerSeat<SeenPlayer>,
    /// The viewer's own cards.
    hand: CardSet,
    /// OLT-4.91: the cards that the viewer has chosen so far.
    run: Deck,
    /// OLT-4.91: the ports that the viewer has steered to so far.
    path: Pile<Port, MOST_PLAYED>,
    /// The cards laid open this turn.
    played: Pile<Card, MOST_PLAYED>,
    /// The tokens on the board.
    ports: Harbours,
    /// How many cards the stock has, Venice among them as long as it is there.
    stock: u8,
    /// Is Venice still in the stock?
    venice: bool,
    /// OLT-4.60.
    last_card_drawn: bool,
    /// OLT-4.26.
    supply: u8,
    /// Face up.
    discard: CardSet,
    /// OLT-3.6: what was turned up in the search for ports.
    turned_up: CardSet,
    /// OLT-5.31: offers, with cards where they are the viewer's own.
    offers: Offers<SeenTerms, MOST_OFFERS>,
    /// OLT-5.5: the latest announcement of each seat.
    announced: PerSeat<Option<Announcement>>,
    /// OLT-5.5: the offers of this turn that were made to the viewer.
    addressed: OfferNumbers,
    /// OLT-8.1: at the end.
    revealed: Option<Revealed>,
}

/// What a viewer knows of a seat.
#[derive(Copy, Clone, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenPlayer {
    /// Below zero: in debt.
    ducats: Account,
    /// OLT-5.20.
    prestige: u8,
    /// Where the ship is.
    ship: Port,
    /// OLT-4.53: tokens taken, face up and down.
    tokens: Tokens,
    /// The active one.
    token: Option<Token>,
    /// How many cards are in hand.
    hand: u8,
    /// OLT-5.31: those among them that the viewer gave away and knows to be there.
    known: CardSet,
    /// How many cards the cargo stack has.
    cargo_cards: u8,
    /// OLT-7.2: bottom to top; without the memory aid the top card alone.
    cargo: Deck,
    /// How many cards the pirate stack has; what they are nobody sees.
    pirates: u8,
    /// OLT-6.3: how many cargo cards were cashed, if the seat was liquidated.
    cashed: Option<u8>,
}

impl From<View> for SentView {
    fn from(view: View) -> SentView {
        let View { viewer, board, hand, known, choice, offers, addressed, revealed } = view;
        SentView {
            config: board.config,
            viewer,
            goods: board.config.goods(),
            start: board.start,
            phase: board.phase,
            turn: board.turn,
            players: board.players.map(|seat, player| {
                let Player { ducats, prestige, ship, tokens, token, hand, cargo_cards, pirates, cashed } =
                    *player;
                let (known, cargo) = (known[seat], board.cargo.bottom_up(seat));
                SeenPlayer {
                    ducats,
                    prestige,
                    ship,
                    tokens,
                    token,
                    hand,
                    known,
                    cargo_cards,
                    cargo,
                    pirates,
                    cashed,
                }
            }),
            hand,
            run: choice.cards,
            path: choice.path,
            played: board.played,
            ports: board.ports,
            stock: board.stock + u8::from(board.venice),
            venice: board.venice,
            last_card_drawn: board.last_card_drawn,
            supply: board.supply(),
            discard: board.discard,
            turned_up: board.turned_up,
            offers,
            announced: board.announced,
            addressed,
            revealed,
        }
    }
}

impl From<SentView> for View {
    fn from(sent: SentView) -> View {
        let mut board = Board {
            phase: sent.phase,
            turn: sent.turn,
            players: sent.players.map(|_, seen| {
                let SeenPlayer {
                    ducats,
                    prestige,
                    ship,
                    tokens,
                    token,
                    hand,
                    cargo_cards,
                    pirates,
                    cashed,
                    ..
                } = *seen;
                Player { ducats, prestige, ship, tokens, token, hand, cargo_cards, pirates, cashed }
            }),
            played: sent.played,
            ports: sent.ports,
            stock: sent.stock.saturating_sub(u8::from(sent.venice)),
            venice: sent.venice,
            last_card_drawn: sent.last_card_drawn,
            discard: sent.discard,
            turned_up: sent.turned_up,
            announced: sent.announced,
            ..Board::bare(&sent.config, sent.start)
        };
        for (seat, seen) in sent.players.iter() {
            seen.cargo.iter().for_each(|card| board.cargo.push(seat, *card));
        }
        View {
            viewer: sent.viewer,
            board,
            hand: sent.hand,
            known: sent.players.map(|_, seen| seen.known),
            choice: Choice { cards: sent.run, path: sent.path },
            offers: sent.offers,
            addressed: sent.addressed,
            revealed: sent.revealed,
        }
    }
}
