//! Bidding and purchase: looking ahead to the last column.
//!
//! Once the merchants stand, the purchases are a short game without chance or secrets: each seat in turn buys or
//! passes. Given what every card is worth to every seat, it is solved backwards, every seat taking what is best for
//! itself. A bid is worth what the solution after it brings.

use speicherstadt::{Column, View};
use table::{MAX_SEATS, Pile, Seat};

use super::row_worth::{MOST_COLUMNS, RowWorth};
use super::value::BySeat;

/// What each seat gains in the purchases, in points.
type Gains = BySeat;

/// The coins of each seat.
type Purses = [u8; MAX_SEATS];

/// How much it is worth to keep a point from all others together.
const ENVY: f64 = 0.25;

/// SPE-2.2: places in a column.
const MOST_PLACES: usize = 8;
/// Nobody can spend more: one card in each column, at most at the price of a full one.
const MOST_SPENT: u8 = 48;
const _: () = assert!(MOST_COLUMNS * MOST_PLACES == 48);

/// The merchants as they stand, and what everything is worth.
pub(super) struct Market<'a> {
    view: &'a View,
    worth: &'a RowWorth,
    purses: Purses,
    columns: [Buyers; MOST_COLUMNS],
    solved: &'a mut Solved,
}

/// Those of a column who may buy, in the order in which they are asked.
#[derive(Copy, Clone, Default)]
struct Buyers {
    buyers: Pile<Merchant, MOST_PLACES>,
    /// What each seat may spend in all from this column on: a bit for each sum.
    sums: [u64; MAX_SEATS],
}

/// One who may buy.
#[derive(Copy, Clone, Default)]
struct Merchant {
    seat: u8,
    /// If all before it in the column have passed.
    price: u8,
    /// What the purchase brings.
    gain: f64,
}

impl<'a> Market<'a> {
    pub(super) fn new(view: &'a View, scratch: &'a mut Scratch) -> Market<'a> {
        scratch.worth.find_out(view);
        let mut purses = Purses::default();
        for (seat, player) in view.players.iter() {
            purses[seat.index()] = u8::try_from(player.coins.0).unwrap_or(u8::MAX).min(MOST_SPENT);
        }
        let columns = [Buyers::default(); MOST_COLUMNS];
        let Scratch { worth, solved } = scratch;
        let mut market = Market { view, worth, purses, columns, solved };
        for column in (0..view.row.len()).rev() {
            market.line_up(column, None, 0);
        }
        market.forget(view.row.len());
        market
    }

    /// Buying, for the lowest merchant of this column, which is asked.
    pub(super) fn buy(&mut self, column: Column, seat: Seat) -> f64 {
        let first = usize::from(column.0) - 1;
        let price = price(self.view.row[first].queue.len(), 0);
        let asked = self.merchant(first, seat, price);
        net_gain(&self.bought(first, asked, self.purses), seat.index())
    }

    /// Passing, for the lowest merchant of this column, which is asked.
    pub(super) fn pass(&mut self, column: Column, seat: Seat) -> f64 {
        let first = usize::from(column.0) - 1;
        self.line_up(first, None, 1);
        net_gain(&self.asked(first, 0, self.purses), seat.index())
    }

    /// A merchant in this column. Columns are asked for from the first to the last.
    pub(super) fn bid(&mut self, column: Column, seat: Seat) -> f64 {
        let column = usize::from(column.0) - 1;
        let without = self.columns[column];
        self.line_up(column, Some(seat), 0);
        (0..column).rev().for_each(|column| self.add_up(column));
        // What was solved of the columns after this one is as it was.
        self.forget(column + 1);
        let gains = self.settle(0, self.purses);
        self.columns[column] = without;
        net_gain(&gains, seat.index())
    }

    /// Finds out who may buy in a column, if this merchant joins the queue and so many have gone.
    fn line_up(&mut self, column: usize, added: Option<Seat>, gone: usize) {
        let queue = &self.view.row[column].queue;
        let length = queue.len() + usize::from(added.is_some());
        let mut buyers = Pile::new();
        for (place, seat) in queue.iter().copied().chain(added).enumerate().skip(gone) {
            let price = price(length, place);
            // Who can never pay, or does not want to, always passes.
            if self.worth.cards[column][seat.index()] > 0.0 && price <= self.purses[seat.index()] {
                buyers.push(self.merchant(column, seat, price));
            }
        }
        self.columns[column].buyers = buyers;
        self.add_up(column);
    }

    fn merchant(&self, column: usize, seat: Seat, price: u8) -> Merchant {
        let index = seat.index();
        let gain = self.worth.cards[column][index] - f64::from(price) * self.worth.coin[index];
        Merchant { seat: seat.number(), price, gain }
    }

    fn add_up(&mut self, column: usize) {
        let later = self.columns.get(column + 1).map_or([1; MAX_SEATS], |later| later.sums);
        let column = &mut self.columns[column];
        column.sums = later.map(|sums| sums.max(1));
        for buyer in &column.buyers {
            let seat = usize::from(buyer.seat);
            column.sums[seat] |= later[seat].max(1) << buyer.price;
        }
    }

    /// What was solved of the columns before this one counts no more.
    fn forget(&mut self, end: usize) {
        self.solved.counts.iter_mut().take(end).for_each(|count| *count = 0);
    }

    /// What everybody gains from this column on.
    fn settle(&mut self, column: usize, mut purses: Purses) -> Gains {
        if column >= self.view.row.len() {
            return Gains::default();
        }
        // Coins that can never be spent from here on make no difference.
        for (purse, sums) in purses.iter_mut().zip(self.columns[column].sums) {
            let payable = sums & ((2 << *purse) - 1);
            *purse = u8::try_from(payable.ilog2()).expect("a place among 64 bits");
        }
        if let Some(gains) = self.solved.find(column, purses) {
            return gains;
        }
        let gains = self.asked(column, 0, purses);
        self.solved.store(column, purses, gains);
        gains
    }

    /// The same from this buyer of the column on.
    fn asked(&mut self, column: usize, first: usize, purses: Purses) -> Gains {
        let buyers = self.columns[column].buyers.as_slice();
        let can_pay = |buyer: &Merchant| buyer.price <= purses[usize::from(buyer.seat)];
        let Some(place) = (first..buyers.len()).find(|place| can_pay(&buyers[*place])) else {
            return self.settle(column + 1, purses);
        };
        let buyer = buyers[place];
        let bought = self.bought(column, buyer, purses);
        let passed = self.asked(column, place + 1, purses);
        let seat = usize::from(buyer.seat);
        if net_gain(&bought, seat) > net_gain(&passed, seat) { bought } else { passed }
    }

    /// The same after this purchase.
    fn bought(&mut self, column: usize, buyer: Merchant, mut purses: Purses) -> Gains {
        let seat = usize::from(buyer.seat);
        purses[seat] -= buyer.price;
        let mut gains = self.settle(column + 1, purses);
        gains[seat] += buyer.gain;
        gains
    }
}

/// SPE-4.23: one more than merchants above.
fn price(length: usize, place: usize) -> u8 {
    u8::try_from(length - place).expect("eight places")
}

/// One's own gain, less a part of what the others gain.
fn net_gain(gains: &Gains, seat: usize) -> f64 {
    let all: f64 = gains.iter().sum();
    let own = gains[seat];
    own - ENVY * (all - own)
}

/// Memory to be used again.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    worth: RowWorth,
    solved: Solved,
}

/// What everybody gains from a column on, with these coins: as far as it was found out.
#[derive(Clone, Debug)]
struct Solved {
    counts: [usize; MOST_COLUMNS],
    gains: [[(Purses, Gains); MOST_SOLVED]; MOST_COLUMNS],
}

/// Purses for which the gains from one column on are kept; the rest is found out anew.
const MOST_SOLVED: usize = 16;

impl Default for Solved {
    fn default() -> Solved {
        Solved { counts: [0; MOST_COLUMNS], gains: [[Default::default(); MOST_SOLVED]; MOST_COLUMNS] }
    }
}

impl Solved {
    fn find(&self, column: usize, purses: Purses) -> Option<Gains> {
        let solved = &self.gains[column][..self.counts[column]];
        solved.iter().find(|(before, _)| *before == purses).map(|(_, gains)| *gains)
    }

    fn store(&mut self, column: usize, purses: Purses, gains: Gains) {
        if let Some(free) = self.gains[column].get_mut(self.counts[column]) {
            *free = (purses, gains);
            self.counts[column] += 1;
        }
    }
}
