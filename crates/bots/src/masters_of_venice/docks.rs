//! Where drawn cubes go (MOV-4.40): those that one would like to buy lie together.

use masters_of_venice::{ByGood, Decision, Dock, Good, View};

use super::Judge;
use crate::greatest::greatest;

pub(super) fn assign(judge: &Judge<'_>, view: &View, decisions: &[Decision]) -> Option<Decision> {
    let now = judge.worth(view);
    // What each good is worth beyond its price.
    let profit = ByGood::from_fn(|good: Good| {
        let mut with = view.clone();
        with.board.players[judge.seat].goods.add(good);
        (judge.worth(&with) - now - f64::from(view.board.price[good])).max(0.0)
    });
    let dock = |dock: Dock, added: Option<Good>| -> f64 {
        view.board.docks[dock].iter().chain(added).map(|good| profit[good]).sum()
    };
    greatest(decisions, |decision| match *decision {
        Decision::AssignDocks { dock_1, dock_2, dock_3, dock_4 } => {
            let added = [dock_1, dock_2, dock_3, dock_4];
            Dock::ALL.into_iter().zip(added).map(|(which, added)| dock(which, added)).fold(0.0, f64::max)
        }
        _ => 0.0,
    })
}
