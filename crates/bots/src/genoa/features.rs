//! Figures from which the final score of a seat is estimated.

use genoa::Known;
use table::Seat;

use super::Habits;
use super::memory::Memory;
use super::worth::Judge;
use crate::Features;

/// Rounds in a match, about.
const ROUNDS: f64 = 8.0;

/// What the seat has, in ducats, and how it stands for what is to come.
pub(super) fn features(known: Known<'_>, seat: Seat, habits: &Habits, memory: &mut Memory) -> Features {
    let board = known.board;
    let judge = Judge::new(known, seat, habits, memory);
    let own = judge.own();
    let marked = board.markers.iter().filter(|(_, owner)| **owner == Some(seat));
    let (count, markers) =
        marked.fold((0.0, 0.0), |(count, sum), (building, _)| (count + 1.0, sum + judge.marker(building)));
    let parts = judge.valued(seat, own).parts;
    let is_active = board.turn.active == seat;
    let is = |so: bool| f64::from(u8::from(so));
    Features::new(judge.horizon.own / ROUNDS, board.seats()).with(&[
        f64::from(judge.ducats()),
        parts.orders,
        parts.messages,
        parts.privileges,
        parts.specials,
        parts.stock,
        markers,
        10.0 * count,
        10.0 * f64::from(own.cards.len()),
        10.0 * is(is_active),
        10.0 * is(is_active) * f64::from(board.turn.tower),
        10.0 * f64::from(board.capacity(seat)),
        10.0 * judge.horizon.own,
    ])
}
