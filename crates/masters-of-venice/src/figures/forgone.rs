//! What a decision gives up that would cost nothing, for a screen that asks once more.

use serde::{Deserialize, Serialize};
use table::{Kind, Seat, Set};

use crate::turn::SubAction;
use crate::{Board, Character, Config, Decision, Place, Turn, View};

/// Something that costs nothing and is over with a decision.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Forgone {
    /// MOV-4.28: the cube that the Thief takes for nothing.
    FreeCube,
    /// MOV-4.29: a majority that was not used.
    Majority,
    /// MOV-4.30: a sale to a shop.
    Sale,
    /// MOV-4.36: guild orders that could be drawn.
    Draw,
    /// MOV-4.37: a guild order that could be delivered.
    Delivery,
    /// MOV-4.40: the office of the place.
    Office,
    /// MOV-4.20: whatever the place allows, where nothing of it was done.
    Visit,
}

impl Kind for Forgone {
    const ALL: &'static [Forgone] = &[
        Forgone::FreeCube,
        Forgone::Majority,
        Forgone::Sale,
        Forgone::Draw,
        Forgone::Delivery,
        Forgone::Office,
        Forgone::Visit,
    ];

    #[inline]
    fn index(self) -> usize {
        match self {
            Forgone::FreeCube => 0,
            Forgone::Majority => 1,
            Forgone::Sale => 2,
            Forgone::Draw => 3,
            Forgone::Delivery => 4,
            Forgone::Office => 5,
            Forgone::Visit => 6,
        }
    }
}

/// What this legal decision gives up.
pub(super) fn forgone(view: &View, seat: Seat, decision: &Decision) -> Set<Forgone> {
    let board = &view.board;
    match (decision, &board.turn) {
        (Decision::Take { .. }, Some(turn)) if board.run.is_none() && free_cube(board, turn) => {
            [Forgone::FreeCube].into_iter().collect()
        }
        (Decision::EndTurn, Some(turn)) => with_the_turn(view, seat, turn),
        _ => Set::EMPTY,
    }
}

/// MOV-4.19: what would end with the turn.
fn with_the_turn(view: &View, seat: Seat, turn: &Turn) -> Set<Forgone> {
    let board = &view.board;
    let mut forgone = Set::EMPTY;
    let mut note = |what, is_there: bool| {
        if is_there {
            forgone.insert(what);
        }
    };
    match turn.place {
        Place::Docks => note(Forgone::FreeCube, free_cube(board, turn)),
        Place::Shops => {
            note(Forgone::Majority, board.could_use_a_majority(seat));
            note(Forgone::Sale, !turn.done.contains(SubAction::SellToShop) && board.could_sell(seat));
        }
        Place::GuildHall => {
            note(Forgone::Draw, board.could_draw(turn));
            note(Forgone::Delivery, view.hand.iter().any(|card| board.deliverable(seat, *card)));
        }
        Place::Shipping | Place::ShippingNorth | Place::ShippingSouth => {
            let here = Config::offices(turn.place).next().is_some();
            note(Forgone::Office, here && board.place_has_options(turn));
        }
        Place::StockMarket | Place::Church | Place::Mercato => {}
    }
    let idle = turn.done.is_empty() && forgone.is_empty() && board.place_has_options(turn);
    if idle { [Forgone::Visit].into_iter().collect() } else { forgone }
}

/// MOV-4.28: before anything is bought.
fn free_cube(board: &Board, turn: &Turn) -> bool {
    let cubes = board.docks.iter().any(|(_, goods)| !goods.is_empty());
    board.holds(turn.seat, Character::Thief) && cubes && !turn.done.contains(SubAction::BuyAtDock)
}
