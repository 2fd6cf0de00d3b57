//! What follows from habits and from the time that is left, whatever lies on the table.

use genoa::{Special, Specials};

use super::Habits;
use super::horizon::Horizon;
use super::worth::{marker_at_end, message_pays};

/// Markers and special cards beyond these are worked out where they occur.
const TABLED: usize = 12;
/// No deck has more cards.
const MESSAGES: usize = 16;

/// The prices of one time.
#[derive(Clone, Default)]
pub(super) struct Prices {
    pub(super) horizon: Horizon,
    /// How much of its worth something keeps that is used once in three turns, and in four.
    pub(super) kept: f64,
    pub(super) orders_kept: f64,
    /// A message that waits for its turn, and so many of them.
    pub(super) in_hand: f64,
    pub(super) messages: [f64; MESSAGES + 1],
    /// An own marker on a building, on the rim or in the centre.
    pub(super) marker: [f64; 2],
    /// So many markers in stock.
    stock: [f64; TABLED + 1],
    /// What each marker in stock would bring on a building, and how likely it soon finds its street.
    placed: f64,
    soon: f64,
    /// Five times each special card: each further one is worth a fifth less.
    specials: [f64; 5],
    /// The same of `building_action` for somebody who has no marker on a building.
    idle_building_action: f64,
    /// Four fifths, so often multiplied, less than one.
    reached: [f64; TABLED + 1],
    /// How much of its worth `any_start` has left.
    starts: f64,
}

impl Prices {
    pub(super) fn new(habits: &Habits, horizon: Horizon) -> Prices {
        let in_hand = message_pays() * Horizon::chance(horizon.turns, habits.message, 1);
        let marker = |often: f64| marker_at_end() + habits.fee * often * horizon.turns;
        let mut prices = Prices {
            horizon,
            kept: horizon.kept(3.0),
            orders_kept: horizon.kept(4.0),
            in_hand,
            messages: [0.0; MESSAGES + 1],
            marker: [marker(1.0), marker(habits.centre)],
            stock: [0.0; TABLED + 1],
            placed: marker_at_end() + habits.fee * horizon.turns,
            soon: habits.placing * horizon.kept(5.0),
            specials: habits.special.map(|worth| 5.0 * worth),
            idle_building_action: 5.0 * (0.3 * habits.special[3]),
            reached: [0.0; TABLED + 1],
            starts: (horizon.own / 2.0).min(1.0),
        };
        for count in 1..=MESSAGES {
            prices.messages[count] = prices.messages[count - 1] + in_hand;
        }
        for (count, n) in (0_u8..).zip(0..=TABLED) {
            prices.reached[n] = reached(count);
            if n > 0 {
                prices.stock[n] = prices.stock[n - 1] + prices.in_stock(count - 1);
            }
        }
        prices
    }

    /// Markers in stock, which have to find a street first.
    #[inline]
    pub(super) fn stock(&self, stock: u8) -> f64 {
        match self.stock.get(usize::from(stock)) {
            Some(worth) => *worth,
            None => (0..stock).map(|nth| self.in_stock(nth)).sum(),
        }
    }

    /// What a marker in stock is worth beside so many others.
    fn in_stock(&self, others: u8) -> f64 {
        self.placed * self.soon * power(0.85, others)
    }

    /// What special cards but `any_ware` are worth to somebody who has a marker on a building or none.
    #[inline]
    pub(super) fn specials(&self, held: &Specials, has_marker: bool) -> f64 {
        let several = |special: Special, worth: f64| {
            let count = held[special];
            let known = self.reached.get(usize::from(count)).copied();
            worth * known.unwrap_or_else(|| reached(count))
        };
        let [any_start, _, extra_action, building_action, exchange] = self.specials;
        let building_action = if has_marker { building_action } else { self.idle_building_action };
        self.kept
            * (several(Special::ExtraAction, extra_action)
                + several(Special::BuildingAction, building_action)
                + several(Special::Exchange, exchange))
            + several(Special::AnyStart, any_start) * self.starts
    }
}

/// How much of five times its worth somebody has who has so many special cards of one kind.
fn reached(count: u8) -> f64 {
    1.0 - power(0.8, count)
}

/// `f64::powi` as it is worked out at run time: the compiler would round constants once, and decide ties otherwise.
fn power(mut base: f64, mut times: u8) -> f64 {
    let mut power = 1.0;
    loop {
        if times % 2 == 1 {
            power *= base;
        }
        times /= 2;
        if times == 0 {
            return power;
        }
        base *= base;
    }
}
