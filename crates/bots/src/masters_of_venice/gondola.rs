//! The gondola marker (MOV-4.22): it is spent where the next turn of another would cost much.

use masters_of_venice::{Answer, Board, Decision, MastersOfVenice, Phase};
use table::Game;

use super::Judge;
use super::turn::{self, Lines, QUICK};

/// More decisions than a turn has.
const LONG_TURN: usize = 12;

pub(super) fn answer(
    judge: &Judge<'_>,
    game: &MastersOfVenice,
    decisions: &[Decision],
    lines: &mut Lines,
) -> Option<Decision> {
    let mut waiting = Waiting { judge, game, later: Later::Unknown };
    let mut costly: Option<(f64, Decision)> = None;
    for decision in decisions {
        let loss = match decision {
            Decision::Gondola(Answer::UseOwn | Answer::UseHere) => waiting.loss(*decision, lines),
            _ => 0.0,
        };
        if costly.is_none_or(|(most, _)| loss > most) {
            costly = Some((loss, *decision));
        }
    }
    let (loss, costly) = costly?;
    let spend = loss > judge.weights.marker;
    Some(if spend { costly } else { Decision::Gondola(Answer::Decline) })
}

/// The table on which another turn comes first.
struct Waiting<'a> {
    judge: &'a Judge<'a>,
    game: &'a MastersOfVenice,
    /// After that turn, once it was played in thought.
    later: Later,
}

#[expect(clippy::large_enum_variant, reason = "there is one of it, on the stack: nothing is allocated")]
enum Later {
    Unknown,
    CannotBePlayed,
    Table(MastersOfVenice),
}

impl Waiting<'_> {
    /// How much the turn in question loses if another turn comes before it.
    fn loss(&mut self, answer: Decision, lines: &mut Lines) -> f64 {
        let judge = self.judge;
        let now = turn::after(self.game, judge.seat, answer);
        let board = now.known(judge.seat).board;
        let Some(turn) = board.turn.filter(|turn| turn.seat == judge.seat) else { return 0.0 };
        let gain_now = turn::plan(judge, &now, QUICK, lines).gain();
        if gain_now < judge.weights.marker {
            return 0.0; // no more than this can be lost
        }
        if matches!(self.later, Later::Unknown) {
            self.later = waits(judge, self.game, lines).map_or(Later::CannotBePlayed, Later::Table);
        }
        let Later::Table(later) = &self.later else { return 0.0 };
        let known = later.known(judge.seat);
        let board = Board { turn: Some(turn), ..turn::at(known.board, judge.seat, turn.place) };
        let table = known.with_board(&board).imagine(&mut self.game.dice().clone());
        gain_now - turn::plan(judge, &table, QUICK, lines).gain()
    }
}

/// The table when the other seat has had its turn, played as this judge would play it.
fn waits(judge: &Judge<'_>, game: &MastersOfVenice, lines: &mut Lines) -> Option<MastersOfVenice> {
    let mut game = turn::after(game, judge.seat, Decision::Gondola(Answer::Decline));
    let turn = game.known(judge.seat).board.turn?;
    let other = judge.of_seat(turn.seat);
    for _ in 0..LONG_TURN {
        let board = game.known(other.seat).board;
        if board.turn.map(|now| (now.seat, now.place)) != Some((turn.seat, turn.place)) {
            break;
        }
        let decision = match board.phase {
            Phase::Turn => turn::plan(&other, &game, QUICK, lines).first,
            Phase::OrderReturn | Phase::DockAssign { .. } => game.on_silence(other.seat)?,
            _ => break,
        };
        game.apply(other.seat, decision, &mut ());
    }
    Some(game)
}
