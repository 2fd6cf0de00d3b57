//! Shares (MOV-12.6, MOV-12.7): their price at the end, the splits on the way, and dividends.

use masters_of_venice::{Board, Shop};
use table::Seat;

use super::Judge;

/// MOV-2.6: an office's share.
const OFFICE_PRICE: f64 = 20.0;
/// MOV-4.42.
const OFFICE_DIVIDEND: f64 = 10.0;
/// More or fewer steps than expected, each as likely.
const FORTUNES: [f64; 5] = [0.2, 0.6, 1.0, 1.4, 1.8];

impl Judge<'_> {
    /// What the shares of a seat will be worth.
    pub(super) fn shares(&self, board: &Board, seat: Seat) -> f64 {
        let seats = f64::from(board.players.seats());
        let (rounds, reckoning) = (self.horizon.rounds, self.reckoning);
        board.players[seat]
            .shares
            .kinds()
            .map(|(company, count)| {
                let each = match company.shop() {
                    Some(shop) => self.share(board, shop) + reckoning.dividend * seats * rounds,
                    None => OFFICE_PRICE + OFFICE_DIVIDEND * reckoning.office * seats * rounds,
                };
                f64::from(count) * each
            })
            .sum()
    }

    /// The price of a share, and what it brings in splits, on average.
    fn share(&self, board: &Board, shop: Shop) -> f64 {
        let price = f64::from(board.share[shop]);
        if self.horizon.is_last_round() && self.horizon.ahead.is_empty() {
            return price;
        }
        let steps = self.steps(board, shop);
        let likely = FORTUNES.iter().map(|fortune| with_splits(price + 5.0 * fortune * steps));
        likely.sum::<f64>() / 5.0
    }

    /// By how many steps it will rise: cubes with orders are sold, and shares are bought.
    fn steps(&self, board: &Board, shop: Shop) -> f64 {
        let good = shop.good();
        let held: u8 = board.players.iter().map(|(_, player)| player.goods[good]).sum();
        let there = f64::from(board.orders[shop].min(held));
        let time = self.horizon.rounds.min(3.0) / 3.0;
        let bought = self.reckoning.rise * f64::from(board.players.seats()) * self.horizon.rounds;
        bought + self.reckoning.sale * there * time
    }
}

/// MOV-4.50: a price that would stand there without splits. Each takes half a hundred and gives a point.
fn with_splits(price: f64) -> f64 {
    let splits = ((price - 52.5) / 50.0).floor().max(0.0);
    price + 50.0 * splits
}
