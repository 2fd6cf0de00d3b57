//! The gondola marker (MOV-4.22): it is spent where the next turn of another would cost much.

use masters_of_venice::{Answer, Decision, MastersOfVenice, Phase, View};
use table::{Game, Viewer};

use super::turn::{self, QUICK};
use super::{ImaginedTables, Judge};

/// More decisions than a turn has.
const LONG_TURN: usize = 12;

pub(super) fn answer(
    judge: &Judge<'_>,
    view: &View,
    decisions: &[Decision],
    imagined: &mut ImaginedTables<'_>,
) -> Option<Decision> {
    let game = imagined.table(view);
    let loss = |decision: &Decision| match decision {
        Decision::Gondola(Answer::UseOwn | Answer::UseHere) => loss(judge, &game, *decision),
        _ => 0.0,
    };
    let costly = super::greatest(decisions, loss)?;
    let spend = loss(&costly) > judge.weights.marker;
    Some(if spend { costly } else { Decision::Gondola(Answer::Decline) })
}

/// How much the turn in question loses if another turn comes before it.
fn loss(judge: &Judge<'_>, game: &MastersOfVenice, answer: Decision) -> f64 {
    let (now, view) = turn::after(game, judge.seat, answer);
    let Some(turn) = view.board.turn.filter(|turn| turn.seat == judge.seat) else { return 0.0 };
    let gain_now = turn::plan(judge, &now, QUICK).1 - judge.worth(&view);
    if gain_now < judge.weights.marker {
        return 0.0; // no more than this can be lost
    }
    let Some(later) = waits(judge, game) else { return 0.0 };
    let mut table = turn::at(&later, judge.seat, turn.place);
    if let Some(other) = &mut table.board.turn {
        *other = turn;
    }
    let before = judge.worth(&table);
    let dice = &mut game.dice().clone();
    let table = MastersOfVenice::imagine(&table, dice);
    gain_now - (turn::plan(judge, &table, QUICK).1 - before)
}

/// How the table looks when the other seat has had its turn, played as this judge would play it.
fn waits(judge: &Judge<'_>, game: &MastersOfVenice) -> Option<View> {
    let (mut game, view) = turn::after(game, judge.seat, Decision::Gondola(Answer::Decline));
    let turn = view.board.turn?;
    let other = Judge { seat: turn.seat, ..*judge };
    for _ in 0..LONG_TURN {
        let view = game.view(Viewer::Seat(other.seat));
        if view.board.turn.map(|now| (now.seat, now.place)) != Some((turn.seat, turn.place)) {
            break;
        }
        let decision = match view.board.phase {
            Phase::Turn => turn::plan(&other, &game, QUICK).0,
            Phase::OrderReturn | Phase::DockAssign { .. } => game.on_silence(other.seat)?,
            _ => break,
        };
        game.apply(other.seat, decision, &mut ());
    }
    Some(game.view(Viewer::Seat(judge.seat)))
}
