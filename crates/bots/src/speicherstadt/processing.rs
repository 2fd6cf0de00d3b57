//! Processing: deliver, then exchange for what completes a contract, then sell, then keep.

use speicherstadt::{CardKind, Decision, Good, Goods, Speicherstadt, Store, View};
use table::{Kind, Seat};

use super::value::{Outlook, SeatContracts};

/// What the seat that processes its cubes thinks of them.
pub(super) struct Pool<'a> {
    view: &'a View,
    seat: Seat,
    pool: &'a Goods,
    contracts: SeatContracts,
    /// What a coin is worth.
    coin: f64,
    /// What a loose cube of each good is worth.
    cubes: [f64; Good::ALL.len()],
}

impl<'a> Pool<'a> {
    pub(super) fn new(view: &'a View, seat: Seat, pool: &'a Goods) -> Pool<'a> {
        let outlook = Outlook::new(view);
        let contracts = SeatContracts::new(&outlook, seat);
        let cubes = outlook.cubes(seat, &contracts);
        Pool { view, seat, pool, contracts, coin: outlook.coin(seat), cubes }
    }

    /// How good a step is. Steps of an earlier kind come first, because later ones use the cubes up.
    pub(super) fn step(&self, decision: Decision) -> f64 {
        match decision {
            Decision::Deliver { contract, .. } => match contract.kind() {
                CardKind::Contract(which) => {
                    100.0 + self.contracts.delivery(which, self.view.uncovered(which).total())
                }
                _ => f64::NEG_INFINITY,
            },
            Decision::Exchange { give, take } => {
                let cost: f64 = give.goods().into_iter().map(|good| self.cubes[good.index()]).sum();
                let gain = self.contracts.wanted(take) - cost;
                if gain > 0.0 { 50.0 + gain } else { -1.0 }
            }
            Decision::Keep { place: Store::Warehouse, good } => {
                let stored = f64::from(Speicherstadt::WAREHOUSE_POINTS);
                let better_sold = self.coin * self.price(good) > stored;
                if better_sold { -1.0 } else { 30.0 + self.contracts.wanted(good) }
            }
            Decision::SellToTrader { good } => {
                if self.coin > 0.0 {
                    20.0 + self.coin - 0.01 * f64::from(self.view.bag[good])
                } else {
                    -1.0
                }
            }
            Decision::SellPair { .. } => {
                // An odd cube stays for the house.
                if self.pool.iter().count() >= Speicherstadt::PAIR_GIVE { 10.0 } else { -1.0 }
            }
            Decision::Keep { place: Store::House, good } => {
                if self.pool.total() == 1 {
                    5.0 + self.cubes[good.index()]
                } else {
                    -1.0
                }
            }
            Decision::Finish => 0.0,
            Decision::PlaceMerchant { .. } | Decision::Buy | Decision::Pass => f64::NEG_INFINITY,
        }
    }

    /// What this good brings in coins.
    fn price(&self, good: Good) -> f64 {
        if self.view.players[self.seat].owns(CardKind::Trader(good)) {
            f64::from(Speicherstadt::TRADER_COINS.0)
        } else {
            let cubes = u8::try_from(Speicherstadt::PAIR_GIVE).expect("a pair");
            f64::from(Speicherstadt::PAIR_COINS.0) / f64::from(cubes)
        }
    }
}
