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
    chances: Vec<Cell<Chances>>,
}

/// What these orders, wares and wild cards are worth.
#[derive(Copy, Clone, Default, Debug)]
struct Known {
    key: [u64; 3],
    value: f64,
}

/// The chances to do so many things in so many turns, as far as they were asked for.
#[derive(Copy, Clone, Debug)]
struct Chances {
    turns: u64,
    of: [Option<f64>; MOST_THINGS + 1],
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
    gains: [[f64; MOST_THINGS + 1]; 2],
    book: &'a OrderBook,
}

impl<'a> Orders<'a> {
    pub(super) fn new(habits: &'a Habits, horizon: Horizon, book: &'a mut OrderBook) -> Orders<'a> {
        if book.habits != Some(*habits) {
            *book = OrderBook {
                habits: Some(*habits),
                values: vec![Cell::default(); KEPT],
                chances: vec![Cell::new(Chances { turns: NO_TIME, of: [None; MOST_THINGS + 1] }); TIMES],
            };
        }
        let gains = |paid: f64, trip: f64| {
            let mut gains = [0.0; MOST_THINGS + 1];
            for (searched, gain) in (0_u8..).zip(&mut gains[1..]) {
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
            book,
        }
    }

    /// What the orders of these goods are worth, their wares, and `any_ware` cards.
    #[inline]
    pub(super) fn worth(&self, holdings: &Holdings) -> f64 {
        let orders = holdings.cards.and(all_orders());
        let wares = u64::from_le_bytes(holdings.wares.counts());
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
        let mut owned =
            Ware::ALL.iter().filter(|ware| wares.has(**ware)).map(|ware| 1_u8 << ware.index()).sum();
        let mut wild = holdings.specials[Special::AnyWare];
        let mut turns = self.turns;
        let mut sum = 0.0;
        while !left.is_empty() {
            let mut chances = self.chances(turns);
            let values = left.iter().map(|card| (self.order(card, owned, wild, turns, &mut chances), card));
            let best = values.max_by(|a, b| a.0.0.total_cmp(&b.0.0));
            let Some(((value, missing), card)) = best.filter(|((value, _), _)| *value > 0.0) else { break };
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

    /// An order in hand, and how many of its wares are missing.
    #[inline]
    fn order(&self, card: Card, owned: u8, wild: u8, turns: f64, chances: &mut Chances) -> (f64, u8) {
        let wanted = &wanted()[card.index()];
        let missing = u8::try_from((wanted.wares & !owned).count_ones()).expect("eight wares");
        let things = missing - missing.min(wild) + 1;
        let gain = self.gains[usize::from(wanted.is_large)][usize::from(things)];
        (self.chance(turns, things, chances) * gain, missing)
    }

    /// The chances that are known for this time.
    #[inline]
    fn chances(&self, turns: f64) -> Chances {
        let known = self.place(turns).get();
        let bits = turns.to_bits();
        if known.turns == bits { known } else { Chances { turns: bits, of: [None; MOST_THINGS + 1] } }
    }

    #[inline]
    fn chance(&self, turns: f64, things: u8, chances: &mut Chances) -> f64 {
        if let Some(chance) = chances.of[usize::from(things)] {
            return chance;
        }
        let chance = Horizon::chance(turns, self.habits.rate, things);
        chances.of[usize::from(things)] = Some(chance);
        self.place(turns).set(*chances);
        chance
    }

    #[inline]
    fn place(&self, turns: f64) -> &Cell<Chances> {
        let mixed = turns.to_bits().wrapping_mul(0x9e37_79b9_7f4a_7c15);
        &self.book.chances[usize::try_from(mixed >> 56).expect("eight bits")]
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
