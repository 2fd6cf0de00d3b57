//! What orders in hand are worth, with the wares for them.

use std::cell::Cell;

use genoa::{Card, CardKind, CardSet, Holdings, Special};

use super::Habits;
use super::horizon::Horizon;
use super::order_classes::{CLASSES, is_large, missing, with_wild};
use super::packed_wares::PackedWares;
use super::tables::Tables;
use super::worth::{large_order_pays, small_order_pays};

/// So many values are kept.
const KEPT: usize = 1024;
/// Values of so many times are kept; times that differ have different places, mostly.
const TIMES: usize = 256;

/// What was worked out before. It changes no decision: a value is used again only for equal goods and equal time.
#[derive(Clone)]
pub(super) struct OrderBook {
    values: Vec<Cell<Known>>,
    moments: Vec<Moment>,
    /// What an order pays, less its cost, by its class.
    gains: [f64; CLASSES],
}

/// What these orders, wares and wild cards are worth.
#[derive(Copy, Clone, Default)]
struct Known {
    orders: u64,
    wares: u64,
    turns: u64,
    value: f64,
}

/// What orders are worth at one time.
#[derive(Clone)]
struct Moment {
    turns: Cell<u64>,
    values: [Cell<f64>; CLASSES],
}

/// No time has these bits.
const NO_TIME: u64 = u64::MAX;

impl OrderBook {
    /// All memory is taken here.
    pub(super) fn new() -> OrderBook {
        let moment = Moment { turns: Cell::new(NO_TIME), values: Default::default() };
        OrderBook { values: vec![Cell::default(); KEPT], moments: vec![moment; TIMES], gains: [0.0; CLASSES] }
    }

    /// Other habits: nothing that was worked out counts any more.
    pub(super) fn begin(&mut self, habits: &Habits) {
        self.values.fill(Cell::default());
        self.moments.iter().for_each(|moment| moment.turns.set(NO_TIME));
        let (large, small) = (large_order_pays() + habits.special[1], small_order_pays());
        for (class, gain) in (0..).zip(&mut self.gains) {
            let (paid, trip) =
                if is_large(class) { (large, habits.trip[0]) } else { (small, habits.trip[1]) };
            *gain = (paid - (trip + habits.search * f64::from(missing(class)))).max(0.0);
        }
    }
}

/// What orders are worth in the time that is left.
pub(super) struct Orders<'a> {
    pub(super) habits: &'a Habits,
    pub(super) turns: f64,
    /// How much of its worth something keeps that is used once in four turns.
    pub(super) kept: f64,
    pub(super) tables: &'static Tables,
    pub(super) book: &'a OrderBook,
}

impl Orders<'_> {
    /// What the orders of these goods are worth, their wares, and `any_ware` cards.
    #[inline]
    pub(super) fn worth(&self, holdings: &Holdings) -> f64 {
        let (wares, wild) = (PackedWares::of(&holdings.wares), holdings.specials[Special::AnyWare]);
        self.worth_of(holdings.cards, wares, wild)
    }

    /// What the orders among these cards are worth, these wares, and so many `any_ware` cards.
    pub(super) fn worth_of(&self, cards: CardSet, wares: PackedWares, wild: u8) -> f64 {
        let orders = cards.and(all_orders());
        // No more than sixty cards, so that the count of wild ones fits above them.
        let (cards, turns) = (orders.bits() | u64::from(wild) << 60, self.turns.to_bits());
        let bits = wares.bits();
        let mixed =
            (cards ^ bits.rotate_left(23) ^ turns.rotate_left(41)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = &self.book.values[usize::try_from(mixed >> 54).expect("ten bits")];
        let known = place.get();
        // Word by word: as an array they would be written to memory first.
        if known.orders == cards && known.wares == bits && known.turns == turns && wild < 16 {
            return known.value;
        }
        let value = self.work_out(orders, wares, wild);
        place.set(Known { orders: cards, wares: bits, turns, value });
        value
    }

    /// Orders share wares: the best is served first, and each takes time from the next.
    fn work_out(&self, orders: CardSet, wares: PackedWares, wild: u8) -> f64 {
        let (mut left, mut wares, mut wild) = (orders, wares, wild);
        let mut turns = self.turns;
        let mut sum = 0.0;
        while !left.is_empty() {
            let Some((value, missing, card)) = self.best(left, wares.owned(), wild, turns) else { break };
            sum += value;
            left.remove(card);
            wild = wild.saturating_sub(missing);
            wares.take_each(self.tables.wanted(card));
            turns -= self.habits.busy * (f64::from(missing) + 1.0);
        }
        let spare = f64::from(wares.at_most_two_of_each()) * self.habits.ware;
        (spare + f64::from(wild) * self.habits.special[1]) * self.kept + sum
    }

    /// The order that is worth most now, the last of equal ones, and how many wares it lacks; none, if none is worth anything.
    #[inline]
    fn best(&self, left: CardSet, owned: u8, wild: u8, turns: f64) -> Option<(f64, u8, Card)> {
        let values = &self.moment(turns).values;
        let lacking = self.tables.lacking(owned);
        let mut best = (0.0, 0, CardSet::EMPTY);
        for (class, cards) in (0..).zip(lacking) {
            let alike = left.and(*cards);
            if !alike.is_empty() {
                let value = values[usize::from(with_wild(class, wild))].get();
                // Greater bits have the later card.
                if value > best.0 || value >= best.0 && alike.bits() > best.2.bits() {
                    best = (value, class, alike);
                }
            }
        }
        let (value, class, alike) = best;
        if value > 0.0 { Some((value, missing(class), alike.highest()?)) } else { None }
    }

    /// What orders are worth when so many turns are left.
    #[inline]
    fn moment(&self, turns: f64) -> &Moment {
        let bits = turns.to_bits();
        let mixed = bits.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let moment = &self.book.moments[usize::try_from(mixed >> 56).expect("eight bits")];
        if moment.turns.get() != bits {
            self.work_out_moment(turns, moment);
        }
        moment
    }

    #[cold]
    fn work_out_moment(&self, turns: f64, moment: &Moment) {
        moment.turns.set(turns.to_bits());
        for ((class, value), gain) in (0..).zip(&moment.values).zip(&self.book.gains) {
            value.set(gain * Horizon::chance(turns, self.habits.rate, 1 + missing(class)));
        }
    }
}

const _: () = assert!(KEPT == 1 << 10 && TIMES == 1 << 8, "so many bits of a product choose the place");

#[inline]
fn all_orders() -> CardSet {
    CardKind::LargeOrder.cards().or(CardKind::SmallOrder.cards())
}
