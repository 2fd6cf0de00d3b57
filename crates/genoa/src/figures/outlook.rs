//! What a decision would bring to who makes it.

use serde::{Deserialize, Serialize};
use table::{OfferNumbers, Seat};

use super::brings::{Brings, brings};
use super::forgone::{Forgone, forgone};
use super::walks::{newly_delivered, orders};
use crate::components::{LARGE_ORDER, MESSAGE, SMALL_ORDER};
use crate::{Board, Card, Decision, Field, Known, Phase, Special};

/// What a decision would bring, as far as its seat can know.
#[derive(Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outlook {
    /// Ducats at once; below zero they are paid.
    pub ducats: i32,
    /// GEN-4.45: the own messages that are fulfilled by it.
    pub messages: Vec<Card>,
    /// GEN-4.29, GEN-4.32: the own orders that could be fulfilled on that field.
    pub orders: Vec<Card>,
    /// What these messages and orders pay.
    pub brings: Brings,
    /// GEN-4.23: who gets the owner's fee, and how much.
    pub fee: Option<(Seat, u16)>,
    /// A special card that comes with it.
    pub special: Option<Special>,
    /// What is given up with it, if anything is.
    #[serde(default, skip_serializing_if = "Forgone::is_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Forgone>"))]
    pub forgone: Forgone,
}

/// The outlook of a legal decision.
pub(super) fn outlook(known: &Known<'_>, seat: Seat, decision: &Decision) -> Outlook {
    match decision {
        Decision::Move { field } | Decision::AnyStart { field } => standing_on(known, seat, *field),
        Decision::Accept { offers } => accepting(known, seat, *offers),
        Decision::Meet { ask, .. } => {
            known.asks().find(|other| other.number == *ask).map_or_else(Outlook::default, |ask| {
                let terms = &ask.terms.terms;
                Outlook { ducats: paid(terms.give.ducats) - paid(terms.want.ducats), ..Outlook::default() }
            })
        }
        Decision::Own => {
            let here = known
                .board
                .turn
                .here()
                .map(|field| orders(known.board, known.own, seat, field))
                .unwrap_or_default();
            Outlook {
                brings: brings(&[], &here),
                orders: here,
                fee: current_fee(known.board, seat),
                ..Outlook::default()
            }
        }
        Decision::Effect | Decision::Privilege => {
            Outlook { fee: current_fee(known.board, seat), ..Outlook::default() }
        }
        Decision::LargeOrder { special, .. } => Outlook {
            ducats: i32::from(LARGE_ORDER),
            fee: current_fee(known.board, seat),
            special: *special,
            ..Outlook::default()
        },
        Decision::SmallOrder { .. } => Outlook { ducats: i32::from(SMALL_ORDER), ..Outlook::default() },
        Decision::DeliverMessage { .. } => Outlook { ducats: i32::from(MESSAGE), ..Outlook::default() },
        _ => Outlook { forgone: forgone(known, seat, decision), ..Outlook::default() },
    }
}

fn standing_on(known: &Known<'_>, seat: Seat, field: Field) -> Outlook {
    let (messages, orders) = (reached(known, field), orders(known.board, known.own, seat, field));
    Outlook {
        brings: brings(&messages, &orders),
        messages,
        orders,
        fee: field.building().and_then(|building| known.board.owner_fee(seat, building)),
        ..Outlook::default()
    }
}

fn paid(ducats: u16) -> i32 {
    i32::from(ducats)
}

/// What both sides pay, and where the tower then stands; the other seat acts.
fn accepting(known: &Known<'_>, seat: Seat, offers: OfferNumbers) -> Outlook {
    let standing = || known.offers().filter(|offer| offer.is_among(offers));
    let Some(first) = standing().next() else { return Outlook::default() };
    let target = first.terms.target;
    let messages = if known.board.phase == Phase::Onward { reached(known, target) } else { Vec::new() };
    let earned = target.building().and_then(|building| known.board.owner_fee(first.from, building));
    Outlook {
        ducats: standing().map(|offer| paid(offer.terms.give.ducats) - paid(offer.terms.want.ducats)).sum(),
        brings: brings(&messages, &[]),
        messages,
        fee: earned,
        ..Outlook::default()
    }
    .with_own_fee(seat)
}

impl Outlook {
    /// A fee that comes to oneself is money at once.
    fn with_own_fee(self, seat: Seat) -> Outlook {
        match self.fee {
            Some((owner, fee)) if owner == seat => Outlook { ducats: self.ducats + i32::from(fee), ..self },
            _ => self,
        }
    }
}

/// The own messages that are fulfilled when the tower comes to this field.
fn reached(known: &Known<'_>, field: Field) -> Vec<Card> {
    let before = known.board.turn.visited();
    let mut after = before;
    after.insert(field);
    newly_delivered(known.own.hand, before, after)
}

fn current_fee(board: &Board, seat: Seat) -> Option<(Seat, u16)> {
    let building = board.turn.here().and_then(Field::building)?;
    board.owner_fee(seat, building)
}
