//! What orders in hand are worth, with the wares for them.

use std::cell::Cell;
use std::sync::LazyLock;

use genoa::{Card, CardKind, CardSet, Holdings, Special, Ware};
use table::Kind;

use super::Habits;
use super::horizon::Horizon;
use super::worth::{large_order_pays, small_order_pays};

/// So many values are kept.
const KEPT: usize = 1024;
/// An order wants at most three wares; each that is missing is one thing to be done, and so is its delivery.
const MOST_THINGS: usize = 4;

/// What was worked out before. It changes no decision: a value is used again only for equal goods and equal time.
#[derive(Clone, Default, Debug)]
pub struct OrderBook {
    habits: Option<Habits>,
    values: Vec<Cell<Known>>,
    moments: Vec<Cell<Moment>>,
}

/// What these orders, wares and wild cards are worth.
#[derive(Copy, Clone, Default, Debug)]
struct Known {
    key: [u64; 3],
    value: f64,
}

/// What orders are worth at one time, by their size and the things to be done for them.
#[derive(Copy, Clone, Debug)]
struct Moment {
    turns: u64,
    values: [[f64; MOST_THINGS]; 2],
}

/// No time has these bits.
const NO_TIME: u64 = u64::MAX;
/// Times that differ are kept at different places, mostly.
const TIMES: usize = 256;

/// What orders are worth in the time that is left.
pub(super) struct Orders<'a> {
    habits: &'a Habits,
    turns: f64,
    /// How much of its worth something keeps that is used once in four turns.
    kept: f64,
    /// What an order pays, less its cost, by its size and the things to be done for it.
    gains: [[f64; MOST_THINGS]; 2],
    wanted: &'static [Wanted; CARDS],
    book: &'a OrderBook,
}

impl<'a> Orders<'a> {
    pub(super) fn new(habits: &'a Habits, horizon: Horizon, book: &'a mut OrderBook) -> Orders<'a> {
        if book.habits != Some(*habits) {
            *book = OrderBook {
                habits: Some(*habits),
                values: vec![Cell::default(); KEPT],
                moments: vec![Cell::new(Moment { turns: NO_TIME, values: [[0.0; MOST_THINGS]; 2] }); TIMES],
            };
        }
        let gains = |paid: f64, trip: f64| {
            let mut gains = [0.0; MOST_THINGS];
            for (searched, gain) in (0_u8..).zip(&mut gains) {
                *gain = (paid - (trip + habits.search * f64::from(searched))).max(0.0);
            }
            gains
        };
        Orders {
            habits,
            turns: horizon.turns,
            kept: horizon.kept(4.0),
            gains: [
                gains(small_order_pays(), habits.trip[1]),
                gains(large_order_pays() + habits.special[1], habits.trip[0]),
            ],
            wanted: wanted(),
            book,
        }
    }

    /// What the orders of these goods are worth, their wares, and `any_ware` cards.
    #[inline]
    pub(super) fn worth(&self, holdings: &Holdings) -> f64 {
        let orders = holdings.cards.and(all_orders());
        let wares = u64::from_le_bytes(*holdings.wares.counts());
        let wild = holdings.specials[Special::AnyWare];
        // No more than sixty cards, so that the count of wild ones fits above them.
        let key = [orders.bits() | u64::from(wild) << 60, wares, self.turns.to_bits()];
        let mixed =
            (key[0] ^ key[1].rotate_left(23) ^ key[2].rotate_left(41)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = &self.book.values[usize::try_from(mixed >> 54).expect("ten bits")];
        let known = place.get();
        if known.key == key && wild < 16 {
            return known.value;
        }
        let value = self.work_out(orders, holdings);
        place.set(Known { key, value });
        value
    }

    /// Orders share wares: the best is served first, and each takes time from the next.
    fn work_out(&self, orders: CardSet, holdings: &Holdings) -> f64 {
        let mut left = orders;
        let mut wares = holdings.wares;
        let mut owned: u8 =
            Ware::ALL.iter().filter(|ware| wares.has(**ware)).map(|ware| 1_u8 << ware.index()).sum();
        let mut wild = holdings.specials[Special::AnyWare];
        let mut turns = self.turns;
        let mut sum = 0.0;
        while !left.is_empty() {
            let now = self.moment(turns);
            let mut best = (0.0, 0, Card::default());
            for card in left.iter() {
                let wanted = &self.wanted[card.index()];
                let missing = u8::try_from((wanted.wares & !owned).count_ones()).expect("eight wares");
                let value =
                    now.values[usize::from(wanted.is_large)][usize::from(missing - missing.min(wild))];
                // Of equal orders the last one counts.
                if value >= best.0 {
                    best = (value, missing, card);
                }
            }
            let (value, missing, card) = best;
            if value <= 0.0 {
                break;
            }
            sum += value;
            left.remove(card);
            wild -= missing.min(wild);
            for ware in card.wanted() {
                wares.take(*ware);
                if !wares.has(*ware) {
                    owned &= !(1 << ware.index());
                }
            }
            turns -= self.habits.busy * (f64::from(missing) + 1.0);
        }
        let spare: u32 = Ware::ALL.iter().map(|ware| u32::from(wares[*ware].min(2))).sum();
        let spare = f64::from(spare) * self.habits.ware;
        (spare + f64::from(wild) * self.habits.special[1]) * self.kept + sum
    }

    /// What orders are worth when so many turns are left.
    #[inline]
    fn moment(&self, turns: f64) -> Moment {
        let bits = turns.to_bits();
        let mixed = bits.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = &self.book.moments[usize::try_from(mixed >> 56).expect("eight bits")];
        let known = place.get();
        if known.turns == bits {
            return known;
        }
        let mut moment = Moment { turns: bits, values: self.gains };
        for (things, n) in (1_u8..).zip(0..MOST_THINGS) {
            let chance = Horizon::chance(turns, self.habits.rate, things);
            moment.values.iter_mut().for_each(|values| values[n] *= chance);
        }
        place.set(moment);
        moment
    }
}

const _: () = assert!(KEPT == 1 << 10 && TIMES == 1 << 8, "so many bits of a product choose the place");

/// The wares that an order wants: a bit for each.
#[derive(Copy, Clone, Default)]
struct Wanted {
    wares: u8,
    is_large: bool,
}

const CARDS: usize = <Card as Kind>::ALL.len();

#[inline]
fn wanted() -> &'static [Wanted; CARDS] {
    static WANTED: LazyLock<[Wanted; CARDS]> = LazyLock::new(|| {
        let mut wanted = [Wanted::default(); CARDS];
        for card in Card::all() {
            let wares = card.wanted().iter().map(|ware| 1 << ware.index()).sum();
            wanted[card.index()] = Wanted { wares, is_large: card.kind() == CardKind::LargeOrder };
        }
        wanted
    });
    &WANTED
}

#[inline]
fn all_orders() -> CardSet {
    CardKind::LargeOrder.cards().or(CardKind::SmallOrder.cards())
}
