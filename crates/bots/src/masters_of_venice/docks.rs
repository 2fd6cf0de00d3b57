//! Where drawn cubes go (MOV-4.40): those that one would like to buy lie together.

use masters_of_venice::{ByDock, ByGood, Decision, Dock, Good, Known};

use super::Judge;
use super::base::Base;
use super::worth::Position;
use crate::greatest::greatest;

pub(super) fn assign(judge: &Judge<'_>, known: Known<'_>, decisions: &[Decision]) -> Option<Decision> {
    let position = &Position::of(known);
    let board = position.board;
    let base = Base::new(judge, *position);
    let now = base.worth_now(judge);
    // What each good is worth beyond its price.
    let profit = ByGood::from_fn(|good: Good| {
        let mut with = *board;
        with.players[judge.seat].goods.add(good);
        (base.worth(judge, &Position { board: &with, ..*position }) - now - f64::from(board.price[good]))
            .max(0.0)
    });
    let there = ByDock::from_fn(|dock: Dock| board.docks[dock].iter().map(|good| profit[good]).sum::<f64>());
    greatest(decisions, |decision| match *decision {
        Decision::AssignDocks { dock_1, dock_2, dock_3, dock_4 } => {
            let added = [dock_1, dock_2, dock_3, dock_4];
            let with = |(dock, added): (Dock, Option<Good>)| {
                added.map_or(there[dock], |good| there[dock] + profit[good])
            };
            Dock::ALL.into_iter().zip(added).map(with).fold(0.0, f64::max)
        }
        _ => 0.0,
    })
}
