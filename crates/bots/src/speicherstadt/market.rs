//! Bidding and purchase: looking ahead to the last column.
//!
//! Once the merchants stand, the purchases are a short game without chance or secrets: each seat in turn buys or
//! passes. Given what every card is worth to every seat, it is solved backwards, every seat taking what is best for
//! itself. A bid is worth what the solution after it brings.

use speicherstadt::{Column, View};
use table::{MAX_SEATS, Pile, Seat};

use super::value::{BySeat, Outlook, OwnContracts};

/// What each seat gains in the purchases, in points.
type Gains = BySeat;

/// The coins of each seat.
type Purses = [u16; MAX_SEATS];

/// How much it is worth to keep a point from all others together.
const ENVY: f64 = 0.25;

/// SPE-2.2: a column more than seats.
const MOST_COLUMNS: usize = MAX_SEATS + 1;
/// SPE-2.2: three of each seat.
const MOST_MERCHANTS: usize = 3 * MAX_SEATS;

/// The merchants as they stand, and what everything is worth.
pub(super) struct Market<'a> {
    view: &'a View,
    /// What the card of each column is worth to each seat.
    worth: [BySeat; MOST_COLUMNS],
    /// What a coin is worth to each seat.
    coin: BySeat,
    purses: Purses,
}

impl<'a> Market<'a> {
    pub(super) fn new(view: &'a View) -> Market<'a> {
        let outlook = Outlook::new(view);
        let mut contracts = OwnContracts::default();
        let mut worth = [BySeat::default(); MOST_COLUMNS];
        for (worth, berth) in worth.iter_mut().zip(&view.row) {
            *worth = outlook.card(berth, &mut contracts);
        }
        let mut market = Market { view, worth, coin: BySeat::default(), purses: Purses::default() };
        for (seat, player) in view.players.iter() {
            market.coin[seat.index()] = outlook.coin(seat);
            market.purses[seat.index()] = player.coins.0;
        }
        market
    }

    /// Buying, for the lowest merchant of this column, which is asked.
    pub(super) fn buy(&self, column: Column, seat: Seat) -> f64 {
        let first = usize::from(column.0) - 1;
        let later = self.purchases(first + 1, 0, None);
        let price = self.view.row[first].queue.len();
        let asked = self.merchant(first, seat, u16::try_from(price).expect("eight places"));
        net_gain(&later.buy(&asked, self.purses), seat.index())
    }

    /// Passing, for the lowest merchant of this column, which is asked.
    pub(super) fn pass(&self, column: Column, seat: Seat) -> f64 {
        let first = usize::from(column.0) - 1;
        net_gain(&self.purchases(first, 1, None).settle(0, self.purses), seat.index())
    }

    /// A merchant in this column.
    pub(super) fn bid(&self, column: Column, seat: Seat) -> f64 {
        let added = (usize::from(column.0) - 1, seat);
        net_gain(&self.purchases(0, 0, Some(added)).settle(0, self.purses), seat.index())
    }

    /// All who may buy, from this column on and at this place of it, if this merchant joins them.
    fn purchases(&self, first: usize, place: usize, added: Option<(usize, Seat)>) -> Purchases {
        let mut buyers = Pile::new();
        let mut skipped = place;
        for (column, berth) in self.view.row.iter().enumerate().skip(first) {
            let added = added.filter(|(to, _)| *to == column).map(|(_, seat)| seat);
            let above = (0..berth.queue.len() + usize::from(added.is_some())).rev();
            let begin = buyers.len();
            for (seat, above) in berth.queue.iter().copied().chain(added).zip(above).skip(skipped) {
                // SPE-4.23: one more than merchants above.
                let price = u16::try_from(above + 1).expect("eight places");
                let index = seat.index();
                // Who can never pay, or does not want to, always passes.
                if self.worth[column][index] > 0.0 && price <= self.purses[index] {
                    buyers.push(self.merchant(column, seat, price));
                }
            }
            let end = u8::try_from(buyers.len()).expect("fifteen merchants");
            buyers.as_mut_slice()[begin..]
                .iter_mut()
                .for_each(|buyer: &mut Merchant| buyer.next_column = end);
            skipped = 0;
        }
        Purchases(buyers)
    }

    fn merchant(&self, column: usize, seat: Seat, price: u16) -> Merchant {
        let seat = seat.index();
        let gain = self.worth[column][seat] - f64::from(price) * self.coin[seat];
        Merchant { seat, price, gain, next_column: 0 }
    }
}

/// One who may buy.
#[derive(Copy, Clone, Default)]
struct Merchant {
    seat: usize,
    /// If all before it in the column have passed.
    price: u16,
    /// What the purchase brings.
    gain: f64,
    /// The first one who is asked after the card is bought.
    next_column: u8,
}

/// All who may buy, in the order in which they are asked.
struct Purchases(Pile<Merchant, MOST_MERCHANTS>);

impl Purchases {
    /// What everybody gains from this one on.
    fn settle(&self, first: usize, purses: Purses) -> Gains {
        let rest = self.0.as_slice().get(first..).unwrap_or_default();
        let Some(skipped) = rest.iter().position(|buyer| buyer.price <= purses[buyer.seat]) else {
            return Gains::default();
        };
        let buyer = &rest[skipped];
        let bought = self.buy(buyer, purses);
        let passed = self.settle(first + skipped + 1, purses);
        if net_gain(&bought, buyer.seat) > net_gain(&passed, buyer.seat) { bought } else { passed }
    }

    fn buy(&self, buyer: &Merchant, mut purses: Purses) -> Gains {
        purses[buyer.seat] -= buyer.price;
        let mut gains = self.settle(usize::from(buyer.next_column), purses);
        gains[buyer.seat] += buyer.gain;
        gains
    }
}

/// One's own gain, less a part of what the others gain.
fn net_gain(gains: &Gains, seat: usize) -> f64 {
    let all: f64 = gains.iter().sum();
    let own = gains[seat];
    own - ENVY * (all - own)
}
