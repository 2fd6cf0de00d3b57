//! How much time is left, and what can still come about in it.

use genoa::{Board, Config};

use super::tables::Tables;

/// The turns to come, of all seats.
#[derive(Copy, Clone, PartialEq, Default, Debug)]
pub(super) struct Horizon {
    /// Those after the present one, and what is left of that.
    pub(super) turns: f64,
    /// Those of one seat, the present one not counted.
    pub(super) own: f64,
}

impl Horizon {
    pub(super) fn of(config: &Config, board: &Board, tables: &Tables) -> Horizon {
        let seats = f64::from(board.seats());
        let last = config.final_field();
        let fields = f64::from(last - board.marker.min(last));
        let rounds = fields / (1.0 + seats * tables.market_rolled);
        let played = (board.turn.active.number() + board.seats() - board.start.number()) % board.seats();
        let this_round = f64::from(board.seats() - 1 - played);
        let now = 0.1 * f64::from(board.turn.tower);
        Horizon { turns: this_round + rounds * seats + now, own: rounds + this_round / seats }
    }

    /// The chance that so many things happen one after the other, each of them at this rate in a turn.
    pub(super) fn chance(turns: f64, rate: f64, things: u8) -> f64 {
        let times = turns.max(0.0) * rate / f64::from(things.max(1));
        // Several things are hardly ever done much before, or much after, they are expected.
        let hazard = if things > 1 { times * times } else { times };
        1.0 - (-hazard).exp()
    }

    /// How much of its worth something keeps that is used once in so many turns.
    pub(super) fn kept(self, turns: f64) -> f64 {
        1.0 - (-self.turns / turns).exp()
    }
}
