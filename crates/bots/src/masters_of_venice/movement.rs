//! Destinations (MOV-12.4): the turn that a place brings, less what others will open anyway.

use masters_of_venice::{Board, Decision, Good, Known, Place};
use table::Seat;

use super::base::Base;
use super::turn::{self, Lines, QUICK};
use super::worth::Position;
use super::{ImaginedTables, Judge};
use crate::greatest::greatest;

pub(super) fn destination(
    judge: &Judge<'_>,
    known: Known<'_>,
    decisions: &[Decision],
    imagined: &mut ImaginedTables<'_>,
    lines: &mut Lines,
) -> Option<Decision> {
    // The turns differ in nothing that is valued but the cash of the others, which is imagined anew for each.
    let base = Base::new(judge, Position::of(known));
    lines.tiles.forget();
    greatest(decisions, |decision| match *decision {
        Decision::ChooseDestination { place } => {
            let board = turn::at(known.board, judge.seat, place);
            let table = imagined.turn(known.with_board(&board));
            let base = base.at(judge, Position::of(table.known(judge.seat)));
            let gain = turn::plan_from(judge, &table, &base, QUICK, lines).gain();
            if place.is_shared() {
                let opened = opened(judge, known.board, place);
                gain * (1.0 - opened * (1.0 - judge.weights.priority))
            } else {
                gain
            }
        }
        _ => 0.0,
    })
}

/// The chance that somebody else goes there.
fn opened(judge: &Judge<'_>, board: &Board, place: Place) -> f64 {
    let stays_away = |other: Seat| 1.0 - visits(judge, board, other, place);
    1.0 - judge.seat.others(board.players.seats()).map(stays_away).product::<f64>()
}

/// The chance that this seat goes there.
fn visits(judge: &Judge<'_>, board: &Board, seat: Seat, place: Place) -> f64 {
    let pawn = board.players[seat].pawn;
    // MOV-4.14: nobody stays.
    if pawn == Some(place) {
        return 0.0;
    }
    let shared = [Place::StockMarket, Place::Shops, Place::GuildHall, Place::Docks];
    let draw = |place: Place| draw(judge, board, seat, place);
    let all: f64 = shared.into_iter().filter(|place| pawn != Some(*place)).map(draw).sum();
    draw(place) / (all + judge.weights.draw[4])
}

/// How much a shared place attracts this seat, as far as one sees it.
fn draw(judge: &Judge<'_>, board: &Board, seat: Seat, place: Place) -> f64 {
    let player = &board.players[seat];
    let draw = &judge.weights.draw;
    match place {
        Place::StockMarket => draw[0],
        Place::Shops => {
            let sale = |(good, count): (Good, u8)| {
                good.shop()
                    .map_or(0, |shop| u32::from(board.price[good]) * u32::from(count.min(board.orders[shop])))
            };
            let best = player.goods.kinds().map(sale).max().unwrap_or(0);
            draw[1] * f64::from(best) / 60.0
        }
        Place::GuildHall => {
            let ready = player.hand == 0 || player.goods.total() >= 3;
            if ready { 1.5 * draw[2] } else { 0.5 * draw[2] }
        }
        Place::Docks => {
            let cubes: u32 = board.docks.iter().map(|(_, goods)| goods.total()).sum();
            draw[3] * f64::from(cubes) / 8.0
        }
        _ => 0.0,
    }
}
