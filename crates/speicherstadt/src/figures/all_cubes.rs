//! What the seat that processes may do with all its cubes at once, where nothing is left to choose.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{Card, Decision, Goods, Phase, Store, View};

/// Runs of steps (SPE-4.25) that can be taken together. An empty one is not offered.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AllCubes {
    /// Every cube that a contract wants onto it; empty, if several contracts want more of one good than there is.
    pub deliver: Vec<Decision>,
    /// Every cube into warehouse and house, and the end of the turn, if all fit and no contract wants one of them.
    pub store: Vec<Decision>,
}

impl AllCubes {
    pub(super) fn of(view: &View) -> Option<AllCubes> {
        let Phase::Processing { seat, pool } = view.phase else { return None };
        Some(AllCubes { deliver: deliver(view, seat, &pool), store: store(view, seat, pool) })
    }
}

/// SPE-4.25, `Deliver`: two cubes or more, or there is nothing to take together.
fn deliver(view: &View, seat: Seat, pool: &Goods) -> Vec<Decision> {
    let mut run = Vec::new();
    for (good, cubes) in pool.kinds() {
        let contracts = view.players[seat].contracts();
        let symbols: Vec<Card> = contracts
            .flat_map(|contract| view.uncovered(contract).iter().map(move |open| (contract.card(), open)))
            .filter_map(|(contract, open)| (open == good).then_some(contract))
            .collect();
        let cubes = usize::from(cubes);
        let is_for_one = symbols.iter().all(|contract| *contract == symbols[0]);
        if !is_for_one && symbols.len() > cubes {
            return Vec::new();
        }
        run.extend(symbols.into_iter().take(cubes).map(|contract| Decision::Deliver { contract, good }));
    }
    if run.len() < 2 { Vec::new() } else { run }
}

/// SPE-4.37: the warehouse first, for a cube in it is worth a point in the end.
fn store(view: &View, seat: Seat, mut pool: Goods) -> Vec<Decision> {
    let mut player = view.players[seat];
    let mut run = Vec::new();
    let is_wanted =
        |good| player.contracts().any(|contract| view.uncovered(contract).iter().any(|open| open == good));
    if pool.kinds().any(|(good, _)| is_wanted(good)) {
        return run;
    }
    while let Some((good, _)) = pool.kinds().next() {
        let places = [Store::Warehouse, Store::House];
        let Some(place) = places.into_iter().find(|place| player.has_room(*place)) else { return Vec::new() };
        match place {
            Store::Warehouse => player.warehouse.add(good),
            Store::House => player.house = Some(good),
        }
        pool.take(good);
        run.push(Decision::Keep { place, good });
    }
    if !run.is_empty() {
        run.push(Decision::Finish);
    }
    run
}
