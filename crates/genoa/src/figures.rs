//! What a screen shows beside the view: points so far, what can be said, and what each decision brings.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Show};

use crate::components::{LARGE_ORDER, MARKER_AT_END, MESSAGE, MOST_ASKS, SMALL_ORDER};
use crate::scoring::privileges;
use crate::{CardKind, CardSet, Decision, Field, Genoa, Phase, Sheet, View};

/// What follows from a view by the rules.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figures {
    /// GEN-4.6: where the tower can go.
    pub moves: Vec<Field>,
    /// GEN-5.2: what can be dealt for now.
    pub targets: Vec<Field>,
    /// GEN-4.18: must the action be carried out?
    pub obliged: bool,
    /// GEN-5.4: how many offers each seat has left in this window, as far as the viewer knows.
    pub offers_left: PerSeat<u8>,
    /// GEN-5.13: how many asks the active player has left in this window.
    pub asks_left: u8,
    /// GEN-4.45: the viewer's messages that can be delivered in this turn.
    pub deliverable: CardSet,
    /// GEN-6.1: what the viewer would score if the game ended now; at the end everybody.
    pub sheets: PerSeat<Option<Sheet>>,
    /// The sums of these.
    pub points: PerSeat<Option<i32>>,
}

/// What a decision would bring.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outlook {
    /// Ducats that come in, or go out if they are below zero.
    pub ducats: i32,
}

impl Show for Genoa {
    type Figures = Figures;
    type Outlook = Outlook;

    fn figures(view: &View) -> Figures {
        let sheets = view.players.map(|seat, _| sheet(view, seat));
        let standing = view.offers.standing().iter();
        let mut obliging = standing.filter(|offer| !offer.is_sealed() && offer.terms.want.is_empty());
        let messages = view.hand.and(CardKind::Message.cards());
        Figures {
            moves: view.turn.moves().iter().collect(),
            targets: view.turn.targets(view.phase).iter().collect(),
            obliged: view.phase == Phase::Current && obliging.next().is_some(),
            offers_left: view.players.map(|seat, _| view.offers.left(seat)),
            asks_left: MOST_ASKS - view.asks.posted(view.turn.active).min(MOST_ASKS),
            deliverable: messages.iter().filter(|card| view.turn.fulfils(*card)).collect(),
            points: sheets.map(|_, sheet| sheet.map(|sheet| sheet.total())),
            sheets,
        }
    }

    fn outlook(view: &View, _seat: Seat, decision: &Decision) -> Outlook {
        let ducats = match decision {
            Decision::DeliverMessage { .. } => i32::from(MESSAGE),
            Decision::SmallOrder { .. } => i32::from(SMALL_ORDER),
            Decision::LargeOrder { .. } => i32::from(LARGE_ORDER),
            Decision::Accept { offers } => {
                let chosen = view.offers.standing().iter().filter(|offer| offers.contains(offer.number));
                chosen
                    .map(|offer| i32::from(offer.terms.give.ducats) - i32::from(offer.terms.want.ducats))
                    .sum()
            }
            Decision::Meet { ask, .. } => view.asks.get(*ask).map_or(0, |ask| {
                i32::from(ask.terms.terms.give.ducats) - i32::from(ask.terms.terms.want.ducats)
            }),
            _ => 0,
        };
        Outlook { ducats }
    }
}

/// GEN-6.1, where the purse and the cards are known.
fn sheet(view: &View, seat: Seat) -> Option<Sheet> {
    let player = &view.players[seat];
    let hand = if view.viewer == Some(seat) { view.hand } else { player.known };
    let placed = view.markers.iter().filter(|(_, owner)| **owner == Some(seat)).count();
    Some(Sheet {
        ducats: player.ducats?.into(),
        privileges: privileges(hand),
        markers: i32::from(MARKER_AT_END) * i32::try_from(placed).expect("18 buildings"),
        goods: player.wares.total()
            + player.specials.total()
            + u32::from(player.stock)
            + u32::from(hand.without(CardKind::Privilege.cards()).len()),
    })
}
