//! Processing: deliver, then exchange for what completes a contract, then sell, then keep.

use speicherstadt::{CardKind, Decision, Good, Goods, Speicherstadt, Store, View};
use table::Seat;

use super::value;

/// How good a step is. Steps of an earlier kind come first, because later ones use the cubes up.
pub(super) fn step(view: &View, seat: Seat, pool: &Goods, decision: Decision) -> f64 {
    match decision {
        Decision::Deliver { contract, .. } => match contract.kind() {
            CardKind::Contract(which) => 100.0 + value::delivery(view, seat, which),
            _ => f64::NEG_INFINITY,
        },
        Decision::Exchange { give, take } => {
            let cost: f64 = give.goods().into_iter().map(|good| value::cube(view, seat, good)).sum();
            let gain = value::wanted(view, seat, take) - cost;
            if gain > 0.0 { 50.0 + gain } else { -1.0 }
        }
        Decision::Keep { place: Store::Warehouse, good } => {
            let stored = f64::from(Speicherstadt::WAREHOUSE_POINTS);
            let better_sold = value::coin(view, seat) * price(view, seat, good) > stored;
            if better_sold { -1.0 } else { 30.0 + value::wanted(view, seat, good) }
        }
        Decision::SellToTrader { good } => {
            if value::coin(view, seat) > 0.0 {
                20.0 + value::coin(view, seat) - 0.01 * f64::from(view.bag[good])
            } else {
                -1.0
            }
        }
        Decision::SellPair { .. } => {
            // An odd cube stays for the house.
            if pool.iter().count() >= Speicherstadt::PAIR_GIVE { 10.0 } else { -1.0 }
        }
        Decision::Keep { place: Store::House, good } => {
            if pool.total() == 1 {
                5.0 + value::cube(view, seat, good)
            } else {
                -1.0
            }
        }
        Decision::Finish => 0.0,
        Decision::PlaceMerchant { .. } | Decision::Buy | Decision::Pass => f64::NEG_INFINITY,
    }
}

/// What this good brings in coins.
fn price(view: &View, seat: Seat, good: Good) -> f64 {
    if view.players[seat].owns(CardKind::Trader(good)) {
        f64::from(Speicherstadt::TRADER_COINS.0)
    } else {
        let cubes = u8::try_from(Speicherstadt::PAIR_GIVE).expect("a pair");
        f64::from(Speicherstadt::PAIR_COINS.0) / f64::from(cubes)
    }
}
