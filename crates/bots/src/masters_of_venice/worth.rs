//! What a table is worth to a seat, in ducats: a hundred of them are a point (MOV-12.1).

use masters_of_venice::{Board, Favor, Favors, Good, GuildOrder, Known, MastersOfVenice, Place};
use table::{MAX_SEATS, Seat};

use super::counts::Counts;
use super::guild::{Chances, KeptHand};
use super::market::{Market, Stock};
use super::memo::{Memo, Moments};
use super::shares::ShareTable;
use super::{Horizon, Weights};

/// Values tables for one seat, at one moment.
#[derive(Copy, Clone, Debug)]
pub(super) struct Judge<'a> {
    pub(super) seat: Seat,
    pub(super) horizon: Horizon,
    /// Things that are the same are worth the same as long as this number is.
    pub(super) moment: u64,
    pub(super) weights: &'a Weights,
    pub(super) kept: &'a Kept,
    /// What a cube of each good without an order is worth of its price.
    spare: [f64; 8],
    /// That the best sale, the second best and so on comes to pass before the end, and that it does not.
    sale_chances: [(f64, f64); SALES],
    /// What a share of a shop pays in dividends, and what one of an office is worth in all.
    pub(super) dividends: f64,
    pub(super) office_share: f64,
    /// How much of rumors and favors is worth something, while there are turns to play them in.
    tile_time: f64,
}

/// What was worked out before and may be asked again.
#[derive(Clone, Default, Debug)]
pub(super) struct Kept {
    pub(super) shares: ShareTable,
    pub(super) moments: Moments,
    pub(super) guild: Memo<6, KeptHand>,
    cubes: Memo<5, f64>,
    pub(super) chances: Chances,
}

/// MOV-2.2: only goods that have a shop are sold; wood, the last one, has none.
const SALES: usize = Good::ALL.len() - 1;
/// MOV-4.30.
const PAY_FACTOR: f64 = 2.0;
const _: () = assert!(MastersOfVenice::PAY_FACTOR == 2);
const _: () = assert!(Good::Wood.shop().is_none() && matches!(Good::ALL[SALES], Good::Wood));

/// The sale of one good: what the cubes that find an order bring if they are sold and if they are not, and the difference.
#[derive(Copy, Clone, Default)]
struct Sale {
    paid: f64,
    rest: f64,
    gain: f64,
}

/// What is seen of a table.
#[derive(Copy, Clone)]
pub(super) struct Position<'a> {
    pub(super) board: &'a Board,
    /// The own guild orders.
    pub(super) hand: &'a [GuildOrder],
    /// Of each seat, as far as it is known.
    pub(super) cash: [f64; MAX_SEATS],
}

impl<'a> Position<'a> {
    pub(super) fn of(known: Known<'a>) -> Position<'a> {
        let mut cash = [0.0; MAX_SEATS];
        for seat in Seat::first(known.board.players.seats()) {
            cash[seat.index()] = known.cash(seat).map_or(0.0, |cash| f64::from(cash.0));
        }
        Position { board: known.board, hand: known.hand().map_or(&[], |hand| hand.as_slice()), cash }
    }
}

impl<'a> Judge<'a> {
    pub(super) fn new(
        seat: Seat,
        seats: u8,
        horizon: Horizon,
        weights: &'a Weights,
        kept: &'a Kept,
    ) -> Judge<'a> {
        kept.shares.prepare(&horizon, weights, seats);
        let (rounds, seats) = (horizon.rounds, f64::from(seats));
        let office_price = f64::from(MastersOfVenice::OFFICE_PRICE);
        let office_dividend = f64::from(MastersOfVenice::OFFICE_DIVIDEND);
        let turns = shops_turns(&horizon, weights);
        let mut spares = [spare(&horizon, weights.spare); 8];
        spares[SALES] = spare(&horizon, weights.wood);
        let mut nth = 0_u8;
        Judge {
            seat,
            horizon,
            moment: kept.moments.number(&horizon, weights),
            weights,
            kept,
            spare: spares,
            sale_chances: [(); SALES].map(|()| {
                let chance = 0.95 * (turns - f64::from(nth)).clamp(0.0, 1.0);
                nth += 1;
                (chance, 1.0 - chance)
            }),
            dividends: weights.dividend * seats * rounds,
            office_share: office_price + office_dividend * weights.office * seats * rounds,
            tile_time: tile_time(&horizon),
        }
    }

    /// The same for another seat.
    pub(super) fn of_seat(&self, seat: Seat) -> Judge<'a> {
        Judge { seat, ..*self }
    }

    /// What a table is worth on which the game is over.
    pub(super) fn final_worth(&self, position: &Position<'_>) -> f64 {
        let players = &position.board.players;
        let own = in_ducats(players[self.seat].vp) + 0.01 * position.cash[self.seat.index()];
        let cash = |other: Seat| self.weights.others_cash_at_end * position.cash[other.index()];
        let has = |other: Seat| in_ducats(players[other].vp) + cash(other);
        own - self.rivalry(players.seats(), has)
    }

    /// How much what the others have hurts, if each of them has so much.
    #[inline]
    pub(super) fn rivalry(&self, seats: u8, has: impl FnMut(Seat) -> f64) -> f64 {
        let rivals: f64 = self.seat.others(seats).map(has).sum();
        self.weights.envy * rivals / f64::from(seats - 1)
    }

    /// What cash is worth together with merchandise and shares that are worth so much.
    #[inline]
    pub(super) fn money(&self, cash: f64, merchandise: f64, shares: f64) -> f64 {
        if self.horizon.is_last_round() {
            rounded(cash + merchandise) + rounded(shares)
        } else {
            self.purse(cash) + merchandise + shares
        }
    }

    /// MOV-12.1: early ducats are worth more, the more so the fewer there are.
    #[inline]
    pub(super) fn purse(&self, cash: f64) -> f64 {
        cash + cash.min(self.weights.few) * self.weights.interest * self.horizon.rounds
    }

    /// By how much a purse gains at most for each ducat.
    #[inline]
    pub(super) fn most_per_ducat(&self) -> f64 {
        1.0 + self.weights.interest * self.horizon.rounds
    }

    /// What the own cubes are worth of which these are left, the others being kept for guild orders.
    #[inline]
    pub(super) fn merchandise(&self, stock: &Stock, left: Counts) -> f64 {
        self.cubes(left, stock.rivals, stock.orders, stock.price)
    }

    /// What these cubes, which are all that another seat has, are worth to it.
    #[inline]
    pub(super) fn merchandise_of(&self, market: &Market, goods: Counts) -> f64 {
        self.cubes(goods, market.held.less(goods), market.orders, market.price)
    }

    /// MOV-12.2: twice the price where the shop has orders left and the seat comes there in time; else little; at the
    /// end half the price is due (MOV-6.2). At each turn in the Shops only one good is sold, the best one first.
    #[inline]
    fn cubes(&self, goods: Counts, rivals: Counts, orders: Counts, price: Counts) -> f64 {
        if goods == Counts::default() {
            return 0.0;
        }
        let which = goods.which();
        let (rivals, orders, price) = (rivals.only(which), orders.only(which), price.only(which));
        let key = [self.moment, goods.word(), rivals.word(), orders.word(), price.word()];
        self.kept.cubes.get(key, || self.value_cubes(goods, rivals, orders, price))
    }

    fn value_cubes(&self, goods: Counts, rivals: Counts, orders: Counts, price: Counts) -> f64 {
        // The best one first.
        let mut sales = [Sale::default(); 8];
        let mut count_of_sales = 0;
        let mut unsold = 0.0;
        for good in goods.kinds() {
            let count = goods.get(good);
            let sold = self.saleable(count, rivals.get(good), orders.get(good));
            let price = f64::from(price.get(good));
            let each = price * self.spare[good % 8];
            unsold += (f64::from(count) - sold) * each;
            let (paid, rest) = (PAY_FACTOR * price * sold, each * sold);
            if paid > 0.0 {
                let gain = paid - rest;
                let mut place = count_of_sales;
                while place > 0 && sales[(place - 1) % 8].gain < gain {
                    sales[place % 8] = sales[(place - 1) % 8];
                    place -= 1;
                }
                sales[place % 8] = Sale { paid, rest, gain };
                count_of_sales += 1;
            }
        }
        let mut worth = 0.0;
        for (sale, (chance, otherwise)) in sales.iter().zip(self.sale_chances).take(count_of_sales) {
            worth += chance * sale.paid + otherwise * sale.rest;
        }
        worth + unsold
    }

    /// How many of so many cubes find an order, when others hold some too.
    #[inline]
    fn saleable(&self, count: u8, rivals: u8, orders: u8) -> f64 {
        let (orders, count) = (f64::from(orders) - self.weights.rush * f64::from(rivals), f64::from(count));
        let orders = if orders > 0.0 { orders } else { 0.0 };
        if orders < count { orders } else { count }
    }

    /// By how much the own cubes become worth more at most if this good stands like this, and if other goods rise besides: the
    /// more good sales there are, the less another one adds.
    pub(super) fn most_rise(&self, good: usize, before: (&Stock, Counts, f64), now: (&Stock, Counts)) -> f64 {
        let unsold = |stock: &Stock, left: Counts| {
            f64::from(left.get(good)) * f64::from(stock.price.get(good)) * self.spare[good % 8]
        };
        let ((before, left_before, worth_before), (now, left)) = (before, now);
        let sure = unsold(now, left) - unsold(before, left_before);
        let rise = self.merchandise(now, left) - worth_before;
        if rise > sure { rise } else { sure }
    }

    /// The same, more quickly and not as closely.
    #[inline]
    pub(super) fn rise_at_most(
        &self,
        good: usize,
        (before, left_before): (&Stock, u8),
        (now, left): (&Stock, u8),
    ) -> f64 {
        let unsold = |stock: &Stock, left: u8| f64::from(left) * f64::from(stock.price.get(good));
        let sure = (unsold(now, left) - unsold(before, left_before)) * self.spare[good % 8];
        let rivals = before.rivals.get(good);
        let rise = self.gain(good, left, rivals, now) - self.gain(good, left_before, rivals, before);
        sure + if rise > 0.0 { self.sale_chances[0].0 * rise } else { 0.0 }
    }

    /// By how much so many cubes of a good rise when its price does, if they find no orders.
    #[inline]
    pub(super) fn sure_rise(&self, good: usize, count: u8, before: u8, now: u8) -> f64 {
        f64::from(count) * self.spare[good % 8] * (f64::from(now) - f64::from(before))
    }

    /// By how much more they bring, about, if those that find an order are sold.
    #[inline]
    pub(super) fn gain(&self, good: usize, count: u8, rivals: u8, stock: &Stock) -> f64 {
        let sold = self.saleable(count, rivals, stock.orders.get(good));
        sold * f64::from(stock.price.get(good)) * (PAY_FACTOR - self.spare[good % 8])
    }

    /// By how much the merchandise of a seat rises at least when such a gain rises so much, whatever else the seat has: the
    /// better a sale, the likelier it comes to pass.
    #[inline]
    pub(super) fn least_rise(&self, rise: f64) -> f64 {
        if rise < 0.0 { self.sale_chances[0].0 * rise } else { 0.0 }
    }

    /// Rumors and favors.
    #[inline]
    pub(super) fn tiles(&self, rumors: u8, favors: &Favors) -> f64 {
        let favors: u32 = Favor::ALL.iter().map(|favor| favor.price() * u32::from(favors[*favor])).sum();
        let rumors = self.weights.rumor * f64::from(rumors);
        self.tile_time * (self.weights.favor * f64::from(favors) + rumors)
    }
}

/// What a cube without an order is worth of its price, if it is worth so much when much time is left.
fn spare(horizon: &Horizon, most: f64) -> f64 {
    let tax = f64::from(MastersOfVenice::TAX_PERCENT) / 100.0; // MOV-6.2
    if horizon.is_last_round() {
        return -tax;
    }
    let late = 1.0 / (horizon.rounds + 1.0);
    most * (1.0 - late) - tax * late
}

/// Turns at the Shops to come; if others do not open them, one goes there oneself.
fn shops_turns(horizon: &Horizon, weights: &Weights) -> f64 {
    let rounds = horizon.rounds;
    let least = if rounds < 1.0 { 0.0 } else { 0.85 };
    let now = if horizon.expects(Place::Shops) { 1.0 } else { 0.0 };
    now + (weights.shops * rounds).max(least)
}

fn tile_time(horizon: &Horizon) -> f64 {
    match horizon.rounds {
        rounds if rounds >= 2.0 => 1.0,
        rounds if rounds >= 1.0 => 0.6,
        _ if horizon.ahead.is_empty() => 0.0,
        _ => 0.2,
    }
}

/// MOV-12.8: at the end hundreds count, but not all is known before the end.
fn rounded(ducats: f64) -> f64 {
    let point = in_ducats(1);
    let points = ((ducats + point / 2.0) / point).floor();
    0.5 * ducats + 0.5 * point * points
}

/// MOV-12.1: what points are worth.
pub(super) fn in_ducats(points: i16) -> f64 {
    f64::from(MastersOfVenice::DUCATS_PER_VP) * f64::from(points)
}
