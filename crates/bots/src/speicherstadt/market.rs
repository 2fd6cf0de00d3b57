//! Bidding and purchase: looking ahead to the last column.
//!
//! Once the merchants stand, the purchases are a short game without chance or secrets: each seat in turn buys or
//! passes. Given what every card is worth to every seat, it is solved backwards, every seat taking what is best for
//! itself. A bid is worth what the solution after it brings.

use speicherstadt::{Column, Decision, Phase, View};
use table::{Coins, MAX_SEATS, Seat};

use super::value::{self, BySeat};

/// What each seat gains in the purchases, in points.
type Gains = BySeat;

/// How much it is worth to keep a point from all others together.
const ENVY: f64 = 0.25;

/// Buy or pass.
pub(super) fn purchase(view: &View, seat: Seat, decision: Decision) -> f64 {
    let Phase::Purchase { column, .. } = view.phase else { return 0.0 };
    let market = Market::new(view);
    let first = usize::from(column.0) - 1;
    let place = 0; // the merchant of whoever passed is taken away
    let coins = market.coins;
    let gains = match decision {
        Decision::Buy => market.buy(first, place, coins),
        _ => market.pass(first, place, coins),
    };
    net_gain(&gains, seat)
}

/// A merchant in this column.
pub(super) fn bid(view: &View, seat: Seat, decision: Decision) -> f64 {
    let Decision::PlaceMerchant { column } = decision else { return 0.0 };
    let mut market = Market::new(view);
    market.place(column, seat);
    net_gain(&market.settle(0, 0, market.coins), seat)
}

/// One's own gain, less a part of what the others gain.
fn net_gain(gains: &Gains, seat: Seat) -> f64 {
    let all: f64 = gains.iter().sum();
    let own = gains[seat.index()];
    own - ENVY * (all - own)
}

/// The merchants as they stand, and what everything is worth.
struct Market {
    /// Bottom first.
    queues: Vec<Vec<Seat>>,
    worth: Vec<BySeat>,
    /// What a coin is worth to each seat.
    coin: BySeat,
    coins: [Coins; MAX_SEATS],
}

impl Market {
    fn new(view: &View) -> Market {
        let mut market = Market {
            queues: view.row.iter().map(|berth| berth.queue.iter().copied().collect()).collect(),
            worth: value::row(view),
            coin: BySeat::default(),
            coins: [Coins(0); MAX_SEATS],
        };
        for (seat, player) in view.players.iter() {
            market.coin[seat.index()] = value::coin(view, seat);
            market.coins[seat.index()] = player.coins;
        }
        market
    }

    fn place(&mut self, column: Column, seat: Seat) {
        if let Some(queue) = self.queues.get_mut(usize::from(column.0) - 1) {
            queue.push(seat);
        }
    }

    /// What everybody gains from here to the last column.
    fn settle(&self, column: usize, place: usize, coins: [Coins; MAX_SEATS]) -> Gains {
        let Some(queue) = self.queues.get(column) else { return Gains::default() };
        let Some(&seat) = queue.get(place) else { return self.settle(column + 1, 0, coins) };
        if coins[seat.index()] < self.price(column, place) {
            return self.pass(column, place, coins);
        }
        if self.worth[column][seat.index()] <= 0.0 {
            return self.pass(column, place, coins);
        }
        let (bought, passed) = (self.buy(column, place, coins), self.pass(column, place, coins));
        if net_gain(&bought, seat) > net_gain(&passed, seat) { bought } else { passed }
    }

    fn buy(&self, column: usize, place: usize, mut coins: [Coins; MAX_SEATS]) -> Gains {
        let Some(&seat) = self.queues[column].get(place) else { return Gains::default() };
        let seat = seat.index();
        let price = self.price(column, place);
        coins[seat] -= price;
        let mut gains = self.settle(column + 1, 0, coins);
        gains[seat] += self.worth[column][seat] - f64::from(price.0) * self.coin[seat];
        gains
    }

    fn pass(&self, column: usize, place: usize, coins: [Coins; MAX_SEATS]) -> Gains {
        self.settle(column, place + 1, coins)
    }

    /// SPE-4.23: one more than merchants above.
    fn price(&self, column: usize, place: usize) -> Coins {
        Coins(u16::try_from(self.queues[column].len() - place).expect("eight places"))
    }
}
