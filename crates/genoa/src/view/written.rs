//! A view as it is written. Its form is part of every stored digest, so it stays as it is while the types of the table change.

use serde::{Deserialize, Serialize};
use table::{OfferNumber, Offers, PerSeat, Seat, SeatSet};

use super::{Revealed, View};
use crate::bargain::{Book, MOST_OFFERS, Posted, Request, Terms};
use crate::city::ByField;
use crate::components::MOST_ASKS;
use crate::{Board, ByBuilding, CardCounts, CardSet, Config, Own, Phase, Player, Specials, Turn, Wares};

/// The table as one viewer may know it. Whatever is not here the viewer does not know, or has to remember.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "View"))]
pub struct Written {
    /// What was agreed.
    config: Config,
    /// Through whose eyes; nobody's: those of a bystander.
    viewer: Option<Seat>,
    /// GEN-3.1.
    start: Seat,
    /// Which round is played, from 1.
    round: u8,
    /// Where the round marker stands.
    marker: u8,
    /// GEN-3.6: where it ends.
    final_field: u8,
    /// Where in the turn we are, and what is asked.
    phase: Phase,
    /// Whose turn it is, the trail, the tower, and what holds for the turn.
    turn: Turn,
    /// GEN-4.7, GEN-4.54: the discs on each field, those of the tower included.
    discs: ByField<u8>,
    /// What each seat has.
    players: PerSeat<SeenPlayer>,
    /// The viewer's own cards.
    hand: CardSet,
    /// Wares in supply.
    wares: Wares,
    /// Special cards in supply.
    specials: Specials,
    /// How many cards each draw pile has.
    decks: CardCounts,
    /// Face up, of all four decks.
    discard: CardSet,
    /// GEN-4.40: the cards of which the draw piles were last shuffled together. Those not drawn since are among them.
    shuffled: CardSet,
    /// Whose marker a building carries.
    markers: ByBuilding<Option<Seat>>,
    /// GEN-5.3: offers, with the cards that the viewer may know; number 0: sealed (GEN-5.17), and the viewer's own. While cards are
    /// named (GEN-5.7), those that were accepted and are not executed yet.
    offers: Offers<Terms, MOST_OFFERS, Option<OfferNumber>>,
    /// GEN-5.13: asks, with the cards that the viewer may know.
    asks: Offers<Request, { ASKS }>,
    /// GEN-5.13: who has met each ask of this window, from #1 on; of sealed answers the viewer's own.
    met: [SeatSet; ASKS],
    /// GEN-5.3: cards that the active player has shown the viewer in an ask of this window; an offer may want them.
    bared: CardSet,
    /// GEN-4.60, GEN-5.7: own cards that the viewer has named so far, as payment or for the last call.
    named: CardSet,
    /// GEN-5.10: the drawn cards of which some are promised, for those who may see them.
    drawn: CardSet,
}

/// Asks of one window.
pub(crate) const ASKS: usize = 3;
const _: () = assert!(MOST_ASKS == 3);

/// What a viewer knows of a seat.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenPlayer {
    /// The viewer's own, and at the end everybody's.
    ducats: Option<u16>,
    /// By kind.
    wares: Wares,
    /// By kind.
    specials: Specials,
    /// Markers in stock.
    stock: u8,
    /// Markers of this colour in the general supply.
    supply: u8,
    /// Cards in hand, by their backs.
    cards: CardCounts,
    /// Those among them that the viewer knows to be there; at the end all.
    known: CardSet,
    /// GEN-4.14: how many actions it could begin now.
    capacity: u8,
}

impl From<View> for Written {
    fn from(view: View) -> Written {
        let View { config, viewer, board, own, book, revealed } = &view;
        let Own { hand, bared, named, drawn, .. } = *own;
        Written {
            config: *config,
            viewer: *viewer,
            start: board.start,
            round: board.round,
            marker: board.marker,
            final_field: config.final_field(),
            phase: board.phase,
            turn: board.turn,
            discs: board.discs(),
            players: board.players.map(|seat, player| SeenPlayer {
                ducats: view.ducats(seat),
                wares: player.wares,
                specials: player.specials,
                stock: player.stock,
                supply: player.supply,
                cards: player.cards,
                known: revealed.map_or(own.known[seat], |revealed| revealed.hands[seat]),
                capacity: board.capacity(seat),
            }),
            hand,
            wares: board.wares,
            specials: board.specials,
            decks: board.decks,
            discard: board.discard,
            shuffled: board.shuffled,
            markers: board.markers,
            offers: book.offers.map(|offer| offer.terms.terms),
            asks: book.asks.clone(),
            met: book.met,
            bared,
            named,
            drawn,
        }
    }
}

impl From<Written> for View {
    fn from(written: Written) -> View {
        let Written { config, viewer, phase, players, .. } = written;
        let over = phase == Phase::Over;
        let revealed = over.then(|| Revealed {
            ducats: players.map(|_, seen| seen.ducats.unwrap_or(0)),
            hands: players.map(|_, seen| seen.known),
        });
        View {
            config,
            viewer,
            board: Board {
                start: written.start,
                round: written.round,
                marker: written.marker,
                phase,
                turn: written.turn,
                players: players.map(|_, seen| Player {
                    wares: seen.wares,
                    specials: seen.specials,
                    stock: seen.stock,
                    supply: seen.supply,
                    cards: seen.cards,
                }),
                wares: written.wares,
                specials: written.specials,
                decks: written.decks,
                discard: written.discard,
                shuffled: written.shuffled,
                markers: written.markers,
            },
            own: Own {
                ducats: viewer
                    .and_then(|seat| players.iter().find(|(other, _)| *other == seat)?.1.ducats)
                    .unwrap_or(0),
                hand: written.hand,
                known: players.map(|_, seen| if over { CardSet::EMPTY } else { seen.known }),
                bared: written.bared,
                named: written.named,
                drawn: written.drawn,
            },
            book: Book {
                offers: written.offers.map(|offer| Posted::plain(offer.terms)),
                asks: written.asks,
                met: written.met,
            },
            revealed,
        }
    }
}
