//! Bids and characters (MOV-12.9, MOV-12.10): a bid is paid in any case, so it must bring its orders or its place.

use masters_of_venice::{Character, Decision, Ducats, Known, MastersOfVenice, Shop};
use table::Kind;

use super::Judge;
use super::base::Base;
use super::worth::Position;
use crate::BotRng;
use crate::greatest::greatest;

/// No reason is worth more.
pub(super) const MOST: u32 = 75;

pub(super) fn amount(
    judge: &Judge<'_>,
    known: Known<'_>,
    decisions: &[Decision],
    rng: &mut BotRng,
) -> Option<Decision> {
    // No thousand is worth bidding, but what is below the first one is to be listed yet.
    let below = Decision::BidThousands { thousands: 0 };
    if decisions.contains(&below) {
        return Some(below);
    }
    let base = Base::new(judge, Position::of(known));
    greatest(decisions, |decision| match *decision {
        // A bid somewhat off the best one is as good, and nobody foresees it.
        Decision::Bid { amount } if amount.0 <= MOST => {
            let mood = f64::from(u8::try_from(rng.below(8)).expect("below eight"));
            value(judge, &base, amount) + mood
        }
        Decision::Bid { amount } => -f64::from(amount.0),
        _ => 0.0,
    })
}

/// What it is worth to bid so much: the orders of the best shop, and a place before others.
fn value(judge: &Judge<'_>, base: &Base<'_>, amount: Ducats) -> f64 {
    let board = base.position().board;
    let now = base.sketch(judge);
    let cash = (now.cash - f64::from(amount.0)).max(0.0);
    let up = u8::try_from(amount.0 / MastersOfVenice::DUCATS_PER_ORDER_UP).unwrap_or(u8::MAX);
    let mut best = f64::NEG_INFINITY;
    for shop in Shop::ALL {
        let good = shop.good().index();
        let orders = board.orders[shop].saturating_add(up).min(MastersOfVenice::MOST_ORDERS);
        let mut sketch = now;
        sketch.cash = cash;
        if orders != board.orders[shop] {
            sketch.stock.orders = sketch.stock.orders.with(good, orders);
            sketch.add(good, base.effect_of_tile(judge, &sketch, good));
        }
        best = base.worth_of(judge, &sketch, best).unwrap_or(best).max(best);
    }
    let amount = f64::from(amount.0);
    let ahead_of = (amount + 1.0) / (amount + 1.0 + judge.weights.others_bid);
    best + judge.weights.first * ahead_of
}

pub(super) fn character(judge: &Judge<'_>, seats: u8, decisions: &[Decision]) -> Option<Decision> {
    greatest(decisions, |decision| match *decision {
        Decision::PickCharacter { character } => {
            let worth = judge.weights.character[character.index()];
            match character {
                Character::TaxCollector => worth * f64::from(seats - 1),
                _ => worth,
            }
        }
        _ => 0.0,
    })
}
