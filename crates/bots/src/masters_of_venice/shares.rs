//! Shares (MOV-12.6, MOV-12.7): their price at the end, the splits on the way, and dividends.

use masters_of_venice::{Board, MastersOfVenice, Shop};
use table::Seat;

use super::Judge;

/// More or fewer steps than expected, each as likely.
const FORTUNES: [f64; 5] = [0.2, 0.6, 1.0, 1.4, 1.8];

impl Judge<'_> {
    /// What the shares of a seat will be worth.
    pub(super) fn shares(&self, board: &Board, seat: Seat) -> f64 {
        let seats = f64::from(board.players.seats());
        let (rounds, weights) = (self.horizon.rounds, self.weights);
        board.players[seat]
            .shares
            .kinds()
            .map(|(company, count)| {
                let each = if let Some(shop) = company.shop() {
                    self.share(board, shop) + weights.dividend * seats * rounds
                } else {
                    let price = f64::from(board.share_price(company));
                    let dividend = f64::from(MastersOfVenice::OFFICE_DIVIDEND);
                    price + dividend * weights.office * seats * rounds
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
        let step = f64::from(MastersOfVenice::PRICE_STEP);
        let likely = FORTUNES.map(|fortune| with_splits(price + step * fortune * steps));
        likely.iter().sum::<f64>() / 5.0
    }

    /// By how many steps it will rise: cubes with orders are sold, and shares are bought.
    fn steps(&self, board: &Board, shop: Shop) -> f64 {
        let good = shop.good();
        let held: u8 = board.players.iter().map(|(_, player)| player.goods[good]).sum();
        let there = f64::from(board.orders[shop].min(held));
        let time = self.horizon.rounds.min(3.0) / 3.0;
        let bought = self.weights.rise * f64::from(board.players.seats()) * self.horizon.rounds;
        bought + self.weights.sale * there * time
    }
}

/// MOV-4.50: a price that would stand there without splits. Each takes half a hundred and gives a point.
fn with_splits(price: f64) -> f64 {
    let half = f64::from(MastersOfVenice::MOST_PRICE) / 2.0;
    let first = half + f64::from(MastersOfVenice::PRICE_STEP) / 2.0;
    let splits = ((price - first) / half).floor().max(0.0);
    price + half * splits
}
