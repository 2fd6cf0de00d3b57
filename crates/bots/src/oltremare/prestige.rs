//! What prestige is worth (OLT-6.23).

use oltremare::{Board, Ruleset, majority_of};
use table::{PerSeat, Seat};

use super::value::{DRAWN_PER_TURN, Valuation, cards_in_stock};

/// The prestige of all seats, and how near its scoring is.
pub(super) struct Prestige {
    ruleset: Ruleset,
    points: PerSeat<u8>,
    near: f64,
    rank: f64,
}

impl Prestige {
    pub(super) fn new(valuation: &Valuation<'_>) -> Prestige {
        let board = valuation.view.board();
        Prestige {
            ruleset: valuation.around.ruleset,
            points: board.players.map(|_, player| player.prestige),
            near: 1.0 / (1.0 + rounds_to_scoring(board)),
            rank: valuation.parameters.rank,
        }
    }

    /// What that of one seat is worth, if somebody gets one more point: a place, the nearer the scoring the surer.
    pub(super) fn worth(&self, seat: Seat, raised: Option<Seat>) -> f64 {
        let mut points = self.points;
        if let Some(raised) = raised {
            points[raised] += 1;
        }
        let place = f64::from(majority_of(self.ruleset, &points, seat));
        self.near * place + (1.0 - self.near) * self.rank * f64::from(points[seat])
    }
}

/// How many rounds until prestige is paid: at Venice, or at the end.
pub(super) fn rounds_to_scoring(board: &Board) -> f64 {
    let below = if board.venice {
        f64::from(board.config.cards().len())
            * (f64::from(board.ruleset().fewest_fifths_under_venice()) / 5.0)
    } else {
        0.0
    };
    (f64::from(cards_in_stock(board)) - below).max(0.0) / DRAWN_PER_TURN / f64::from(board.seats())
}
