//! What a decision gives up that was there to be had, for a screen that asks once more.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::walks::{orders, walks};
use crate::{Card, CardKind, Decision, Field, Known};

/// What is over with a decision.
#[derive(Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forgone {
    /// GEN-4.29, GEN-4.32: own orders that could be fulfilled here.
    pub orders: Vec<Card>,
    /// GEN-4.45: own messages that are fulfilled, or that the tower could still fulfil.
    pub messages: Vec<Card>,
    /// GEN-5.6: offers that lapse unanswered.
    pub offers: u8,
}

impl Forgone {
    pub(super) fn is_nothing(&self) -> bool {
        self.orders.is_empty() && self.messages.is_empty() && self.offers == 0
    }
}

/// What this legal decision gives up.
pub(super) fn forgone(known: &Known<'_>, seat: Seat, decision: &Decision) -> Forgone {
    match decision {
        Decision::Forgo => {
            Forgone { orders: ready(known, seat), offers: standing(known), ..Forgone::default() }
        }
        Decision::EndAction => Forgone { orders: small_orders(known, seat), ..Forgone::default() },
        Decision::EndTurn => {
            let found = walks(known.board, known.own, seat);
            let best = found.into_iter().max_by_key(|walk| walk.messages.len());
            let messages = best.map(|walk| walk.messages).unwrap_or_default();
            Forgone { messages, offers: standing(known), ..Forgone::default() }
        }
        Decision::Done => {
            let open = known.own.hand.and(CardKind::Message.cards()).without(known.own.named);
            let messages = open.iter().filter(|card| known.board.turn.fulfils(*card)).collect();
            Forgone { messages, ..Forgone::default() }
        }
        _ => Forgone::default(),
    }
}

fn standing(known: &Known<'_>) -> u8 {
    u8::try_from(known.offers().count()).unwrap_or(u8::MAX)
}

/// GEN-4.29, GEN-4.32: at the current field, for somebody who can act there (GEN-4.14).
fn ready(known: &Known<'_>, seat: Seat) -> Vec<Card> {
    let here = known.board.turn.here().filter(|_| known.board.capacity(seat) > 0);
    here.map(|field| orders(known.board, known.own, seat, field)).unwrap_or_default()
}

/// GEN-4.32: one in an action, at the building where the seat acts.
fn small_orders(known: &Known<'_>, seat: Seat) -> Vec<Card> {
    let Some(acting) = known.board.turn.acting.filter(|acting| !acting.small_order) else {
        return Vec::new();
    };
    let all = orders(known.board, known.own, seat, Field::from(acting.building));
    all.into_iter().filter(|card| card.kind() == CardKind::SmallOrder).collect()
}
