//! What is kept from one question to the next. It changes no answer.

use std::fmt;

use table::MAX_SEATS;

use super::Habits;
use super::horizon::Horizon;
use super::orders::OrderBook;
use super::own_actions::OwnActions;
use super::prices::Prices;
use super::tables::{Tables, tables};

/// What was worked out before, for the same habits, the same time and the same goods.
#[derive(Clone)]
pub struct Memory {
    habits: Option<Habits>,
    pub(super) prices: Prices,
    pub(super) orders: OrderBook,
    /// Of each seat.
    pub(super) own_actions: [OwnActions; MAX_SEATS],
    pub(super) tables: &'static Tables,
}

/// Keeps what seats know out of logs.
impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Memory(…)")
    }
}

/// All memory is taken here.
impl Default for Memory {
    fn default() -> Memory {
        Memory {
            habits: None,
            prices: Prices::default(),
            orders: OrderBook::new(),
            own_actions: Default::default(),
            tables: tables(),
        }
    }
}

impl Memory {
    /// A question of somebody with these habits, when so much time is left.
    pub(super) fn begin(&mut self, habits: &Habits, horizon: Horizon) {
        if self.habits != Some(*habits) {
            self.habits = Some(*habits);
            self.orders.begin(habits);
            self.own_actions.iter().for_each(OwnActions::clear);
            self.prices = Prices::new(habits, horizon);
        } else if self.prices.horizon != horizon {
            self.prices = Prices::new(habits, horizon);
        }
    }
}
