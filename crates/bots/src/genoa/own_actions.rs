//! What a seat has worked out of its own actions. In one window it is asked several times, and only what others say is new.

use std::cell::{Cell, RefCell};

use genoa::{Board, Building, ByBuilding, ByField, Field, Own};

use super::horizon::Horizon;
use super::worth::{Judge, Valued};

/// Values of one situation.
#[derive(Clone, Default)]
pub(super) struct OwnActions {
    situation: RefCell<Option<Situation>>,
    goods: Cell<Option<Valued>>,
    actions: ByBuilding<Cell<Option<f64>>>,
    capacities: ByField<Cell<Option<f64>>>,
}

/// Everything that they depend on, beside habits: the board and what the seat alone knows, but for the talk of the window.
#[derive(Clone)]
struct Situation {
    board: Board,
    own: Own,
    horizon: Horizon,
}

impl OwnActions {
    /// What was worked out in another situation is forgotten.
    pub(super) fn begin(&self, judge: &Judge<'_>) {
        let (board, own) = (judge.board, judge.known.own);
        let mut kept = self.situation.borrow_mut();
        if let Some(kept) = &mut *kept {
            kept.board.turn.waiting = board.turn.waiting;
            kept.own.bared = own.bared;
            // Compared where they are: tables are large.
            if kept.board == *board && kept.own == *own && kept.horizon == judge.horizon {
                return;
            }
        }
        *kept = Some(Situation { board: *board, own: *own, horizon: judge.horizon });
        self.forget();
    }

    /// Nothing is worked out any more.
    pub(super) fn clear(&self) {
        self.situation.replace(None);
        self.forget();
    }

    fn forget(&self) {
        self.goods.set(None);
        self.actions.as_array().iter().for_each(|action| action.set(None));
        self.capacities.as_array().iter().for_each(|capacity| capacity.set(None));
    }

    /// The goods.
    #[inline]
    pub(super) fn goods(&self, work_out: impl FnOnce() -> Valued) -> Valued {
        kept(&self.goods, work_out)
    }

    /// What the action in a building is worth.
    #[inline]
    pub(super) fn action(&self, building: Building, work_out: impl FnOnce() -> f64) -> f64 {
        kept(&self.actions[building], work_out)
    }

    /// What else could be done with the action that going to a field takes.
    #[inline]
    pub(super) fn capacity(&self, target: Field, work_out: impl FnOnce() -> f64) -> f64 {
        kept(&self.capacities[target], work_out)
    }
}

#[inline]
fn kept<T: Copy>(place: &Cell<Option<T>>, work_out: impl FnOnce() -> T) -> T {
    place.get().unwrap_or_else(|| {
        let value = work_out();
        place.set(Some(value));
        value
    })
}
