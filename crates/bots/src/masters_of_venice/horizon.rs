//! How much time is left, seen from the question that is asked.

use masters_of_venice::{Board, MastersOfVenice, Phase, Place, is_bid_space};
use table::{Seat, Set};

/// The turns to come. It is fixed while a turn is thought through, whatever happens in thought.
#[derive(Copy, Clone, Debug)]
pub(super) struct Horizon {
    /// Trading rounds of which nothing is decided yet.
    pub(super) rounds: f64,
    /// Shared places at which a turn is still to come in this round, after the one in progress.
    pub(super) ahead: Set<Place>,
}

impl Horizon {
    pub(super) fn of(board: &Board, seat: Seat) -> Horizon {
        match board.phase {
            Phase::Bid | Phase::Draft { .. } | Phase::Adjust { .. } | Phase::Destination => {
                Horizon { rounds: trading_rounds(board.space), ahead: Set::EMPTY }
            }
            _ => Horizon { ahead: ahead(board, seat), ..Horizon::after_this_round(board) },
        }
    }

    pub(super) fn after_this_round(board: &Board) -> Horizon {
        Horizon { rounds: trading_rounds(board.space + 1), ahead: Set::EMPTY }
    }

    pub(super) fn expects(&self, place: Place) -> bool {
        self.ahead.contains(place)
    }

    pub(super) fn is_last_round(&self) -> bool {
        self.rounds < 1.0
    }
}

/// From this space to the last.
fn trading_rounds(from: u8) -> f64 {
    (from..=MastersOfVenice::LAST_SPACE).map(|space| f64::from(u8::from(!is_bid_space(space)))).sum()
}

/// MOV-4.16, MOV-4.17, MOV-4.18.
fn ahead(board: &Board, seat: Seat) -> Set<Place> {
    let round = &board.round;
    let own = board.players[seat].pawn;
    let acting = board.turn.filter(|turn| turn.seat == seat).map(|turn| turn.place);
    let comes = |place: &Place| {
        if acting == Some(*place) {
            false
        } else if own == Some(*place) {
            !round.visited.contains(seat)
        } else if round.active == Some(*place) {
            !round.shared.contains(seat)
        } else {
            let opened = board.players.iter().any(|(_, player)| player.pawn == Some(*place));
            opened && !round.activated.contains(*place)
        }
    };
    Place::ALL.into_iter().filter(|place| place.is_shared() && comes(place)).collect()
}
