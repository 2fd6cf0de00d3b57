//! What silence is taken to mean (MOV-4.55).

use table::{Game, Seat};

use crate::round::Phase;
use crate::{Answer, Decision, MastersOfVenice, Run, Way};

/// MOV-4.55: nothing is bid, the first of every row is taken, turns end, drawn cubes and cards stay in order.
pub(crate) fn on_silence(game: &MastersOfVenice, seat: Seat) -> Option<Decision> {
    if !game.asked().contains(seat) {
        return None;
    }
    match game.board.phase {
        Phase::Bid | Phase::Draft { .. } | Phase::Destination => first(game, seat),
        Phase::Adjust { .. } => first_adjustment(game, seat),
        Phase::Window { .. } => Some(Decision::Gondola(Answer::Decline)),
        Phase::Turn => Some(match game.board.run {
            None => Decision::EndTurn,
            Some(Run::Dock { .. }) => Decision::CloseDock,
            Some(Run::Buy { .. } | Run::Sell { .. }) => Decision::CloseShares,
        }),
        Phase::OrderReturn => game.secrets[seat].hand.top().map(|&card| Decision::ReturnOrder { card }),
        Phase::DockAssign { .. } => {
            let mut docks = [None; 4];
            docks.iter_mut().zip(&game.board.drawn).for_each(|(dock, good)| *dock = Some(*good));
            Some(Decision::assign(docks))
        }
        Phase::Over => None,
    }
}

/// The first decision listed. Of bids that is 0, also after the thousands were named (MOV-10.48).
fn first(game: &MastersOfVenice, seat: Seat) -> Option<Decision> {
    let mut first = None;
    game.each_decision(seat, |decision| _ = first.get_or_insert(decision));
    first
}

/// The first shop that can rise or, if none can, the first that can fall.
fn first_adjustment(game: &MastersOfVenice, seat: Seat) -> Option<Decision> {
    let (mut up, mut down) = (None, None);
    game.each_decision(seat, |decision| match decision {
        Decision::AdjustOrders { way: Way::Up, .. } => _ = up.get_or_insert(decision),
        _ => _ = down.get_or_insert(decision),
    });
    up.or(down)
}
