//! How many actions a seat can still begin in this turn (GEN-4.11, GEN-4.14, GEN-7.3).

use table::Seat;

use super::Turn;
use crate::{Board, Special};

/// GEN-4.14: what an action was begun with.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Spent {
    /// The base action of the turn.
    Base,
    /// GEN-7.3: the bonus of the active player of two.
    Bonus,
    /// An `extra_action` card.
    Card,
}

impl Turn {
    /// GEN-4.11, GEN-7.3: the base action and the bonus, at a table of so many; `extra_action` cards come on top.
    #[inline]
    pub fn free_actions(&self, seat: Seat, seats: u8) -> u8 {
        u8::from(!self.base_used.contains(seat)) + u8::from(self.has_bonus(seat, seats))
    }

    /// GEN-7.3: once the opponent has used its base action.
    #[inline]
    fn has_bonus(&self, seat: Seat, seats: u8) -> bool {
        seats == 2 && seat == self.active && !self.bonus_used && self.base_used.contains(seat.left(2))
    }

    /// GEN-4.14: the base action goes first, then the bonus; the card that remains is the caller's to take.
    #[inline]
    pub fn spend_action(&mut self, seat: Seat, seats: u8) -> Spent {
        if !self.base_used.contains(seat) {
            self.base_used.insert(seat);
            Spent::Base
        } else if self.has_bonus(seat, seats) {
            self.bonus_used = true;
            Spent::Bonus
        } else {
            Spent::Card
        }
    }
}

impl Board {
    /// GEN-4.14: the base action, the bonus of GEN-7.3, and one action for each `extra_action` card.
    #[inline]
    pub fn capacity(&self, seat: Seat) -> u8 {
        self.turn.free_actions(seat, self.seats()) + self.players[seat].specials[Special::ExtraAction]
    }
}
