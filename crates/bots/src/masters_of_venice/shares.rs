//! Shares (MOV-12.6, MOV-12.7): their price at the end, the splits on the way, and dividends.

use std::cell::Cell;

use masters_of_venice::MastersOfVenice;

use super::{Horizon, Judge, Weights};

/// More or fewer steps than expected, each as likely.
const FORTUNES: [f64; 5] = [0.2, 0.6, 1.0, 1.4, 1.8];

/// What a share of a shop is worth by its price and by how many cubes with orders are there. A value is computed when it is first
/// needed, and kept as long as the time left is the same.
#[derive(Clone, Debug)]
pub(super) struct ShareTable {
    time: Cell<Time>,
    worth: [[Cell<f64>; PRICES]; COUNTS],
}

/// MOV-2.3: 0 to 100 in steps of 5; MOV-2.2: up to 15 orders.
const PRICES: usize = 21;
const COUNTS: usize = 16;

/// On what all values of the table depend.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
struct Time {
    /// Nothing will move any more.
    is_over: bool,
    /// Steps by which each share will rise because it is bought.
    bought: f64,
    /// Steps for each cube that is there and has an order.
    sold: f64,
    /// How much of them comes in time.
    share_of_sold: f64,
}

impl Default for ShareTable {
    fn default() -> ShareTable {
        let worth = [(); COUNTS].map(|()| [(); PRICES].map(|()| Cell::new(f64::NAN)));
        ShareTable { time: Cell::default(), worth }
    }
}

impl ShareTable {
    /// Forgets what belongs to another time.
    pub(super) fn prepare(&self, horizon: &Horizon, weights: &Weights, seats: u8) {
        let time = Time {
            is_over: horizon.is_last_round() && horizon.ahead.is_empty(),
            bought: weights.rise * f64::from(seats) * horizon.rounds,
            sold: weights.sale,
            share_of_sold: horizon.rounds.min(3.0) / 3.0,
        };
        if self.time.replace(time) != time {
            self.worth.iter().flatten().for_each(|worth| worth.set(f64::NAN));
        }
    }
}

impl Judge<'_> {
    /// What a share of a shop is worth that stands at this price, if so many cubes with orders are there.
    #[inline]
    pub(super) fn share_worth(&self, price: u8, there: u8) -> f64 {
        self.share(price, there) + self.dividends
    }

    /// The price of a share of a shop, and what it brings in splits, on average, if so many cubes with orders are there.
    fn share(&self, price: u8, there: u8) -> f64 {
        let step = MastersOfVenice::PRICE_STEP;
        let column = self.kept.shares.worth.get(usize::from(there));
        let kept = column.and_then(|column| column.get(usize::from(price / step)));
        let Some(kept) = kept.filter(|_| price.is_multiple_of(step)) else {
            return self.kept.shares.compute(price, there);
        };
        if kept.get().is_nan() {
            kept.set(self.kept.shares.compute(price, there));
        }
        kept.get()
    }
}

impl ShareTable {
    fn compute(&self, price: u8, there: u8) -> f64 {
        let time = self.time.get();
        let price = f64::from(price);
        if time.is_over {
            return price;
        }
        // Cubes with orders are sold, and shares are bought.
        let steps = time.bought + time.sold * f64::from(there) * time.share_of_sold;
        let step = f64::from(MastersOfVenice::PRICE_STEP);
        let likely = FORTUNES.map(|fortune| with_splits(price + step * fortune * steps));
        likely.iter().sum::<f64>() / 5.0
    }
}

/// MOV-4.50: a price that would stand there without splits. Each takes half a hundred and gives a point.
fn with_splits(price: f64) -> f64 {
    let half = f64::from(MastersOfVenice::MOST_PRICE) / 2.0;
    let first = half + f64::from(MastersOfVenice::PRICE_STEP) / 2.0;
    let splits = ((price - first) / half).floor().max(0.0);
    price + half * splits
}
