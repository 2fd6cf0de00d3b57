//! Figures from which the final score of a seat is estimated.

use oltremare::{Ruleset, SeatView};

use super::Parameters;
use super::prestige::rounds_to_scoring;
use super::value::{Valuation, Workings};
use crate::Features;

/// Rounds in a match, about.
const ROUNDS: f64 = 4.0;

/// What the seat has, in ducats, and how it stands for what is to come.
pub(super) fn features(view: SeatView<'_>, parameters: &Parameters, workings: &mut Workings) -> Features {
    let (board, seat) = (view.board(), view.seat);
    let sheet = board.seen_sheets()[seat];
    let player = &board.players[seat];
    let valuation = Valuation::new(view, parameters, workings);
    let number = |count: u8| f64::from(count);
    let is = |so: bool| f64::from(u8::from(so));
    let is_first = view.ruleset() == Ruleset::Mtm2004;
    Features::new(rounds_to_scoring(board) / ROUNDS, board.seats()).with(&[
        is(is_first),
        f64::from(sheet.ducats),
        f64::from(sheet.prestige),
        number(player.prestige),
        f64::from(sheet.cargo),
        f64::from(sheet.pirates),
        f64::from(sheet.tokens),
        f64::from(u8::try_from(player.tokens.total()).unwrap_or(0)),
        is(player.token.is_some()),
        valuation.hand(view.hand),
        number(player.hand),
        number(player.cargo_cards),
        f64::from(u8::try_from(valuation.around.top.run).unwrap_or(0)),
        is(board.is_active(seat)),
        number(valuation.around.load),
        number(valuation.around.lions),
        valuation.around.turns_after,
        valuation.around.this_turn,
    ])
}
