//! Figures from which the final score of a seat is estimated.

use masters_of_venice::{Known, MastersOfVenice};
use table::Seat;

use super::Weights;
use super::counts::Counts;
use super::guild::{CardsInOrder, at_harbor};
use super::horizon::Horizon;
use super::market::Market;
use super::worth::{Judge, Kept, Position};
use crate::Features;

/// Trading rounds in a match.
const ROUNDS: f64 = 12.0;

/// What the seat has, in points, and how it stands for what is to come.
pub(super) fn features(known: Known<'_>, seat: Seat, weights: &Weights, kept: &Kept) -> Features {
    let (board, seats) = (known.board, known.config.seats);
    let horizon = Horizon::of(board, seat);
    let judge = Judge::new(seat, seats, horizon, weights, kept);
    let position = Position::of(known);
    let market = Market::of(&judge, board);
    let player = &board.players[seat];
    let goods = Counts::of(player.goods.counts());
    let cash = position.cash[seat.index()];
    let stock = market.stock(goods, at_harbor(board));
    let cards = CardsInOrder::new(&judge, position.hand, &stock);
    let hand = judge.hand((position.hand.len(), player.fulfilled.len()), cash, cards);
    let points = |ducats: f64| ducats / f64::from(MastersOfVenice::DUCATS_PER_VP);
    let place = board.order.iter().zip(0_u8..).find(|(other, _)| **other == seat);
    Features::new(horizon.rounds / ROUNDS, seats).with(&[
        f64::from(player.vp),
        points(cash),
        points(cash.min(weights.few)),
        points(market.shares_of(player.shares.counts())),
        points(judge.merchandise(&stock, hand.left.unwrap_or(goods))),
        points(hand.worth),
        points(judge.tiles(player.rumors, &player.favors)),
        f64::from(player.hand),
        f64::from(player.goods.total()),
        // From 1 for the first in the turn order to -1 for the last.
        place.map_or(0.0, |(_, place)| 1.0 - 2.0 * f64::from(place) / f64::from(seats - 1)),
        f64::from(player.fulfilled.len()),
    ])
}
