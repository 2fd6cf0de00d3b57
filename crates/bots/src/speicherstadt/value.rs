//! What things are worth, in points.

use speicherstadt::{Berth, CardKind, Contract, Good, Goods, Speicherstadt, View};
use table::{MAX_SEATS, Seat};

/// One figure for each seat.
pub(super) type BySeat = [f64; MAX_SEATS];

/// Rounds still to come after this one.
pub(super) fn rounds_left(view: &View) -> f64 {
    f64::from(view.config.rounds()) - f64::from(view.round)
}

/// A coin buys points early and next to nothing at the end.
pub(super) fn coin(view: &View, seat: Seat) -> f64 {
    let early = rounds_left(view) / f64::from(view.config.rounds());
    let buys = if rounds_left(view) > 0.0 { 0.35 + 1.05 * early } else { 0.05 };
    if view.players[seat].owns(CardKind::TradingChamber) { buys.max(1.0) } else { buys }
}

/// What a card in the row is worth to a seat, its cubes included, before the price.
pub(super) fn card(view: &View, seat: Seat, berth: &Berth) -> f64 {
    let Some(card) = berth.card else { return 0.0 };
    let player = &view.players[seat];
    let left = rounds_left(view);
    match card.kind() {
        CardKind::Fire(_) => 0.0,
        CardKind::Fireman(value) => fireman(view, seat, value),
        CardKind::Contract(which) => new_contract(view, seat, which),
        CardKind::Ship => ship(view, seat, &berth.cubes),
        CardKind::Trader(good) => {
            points(Speicherstadt::TRADER_POINTS) + 0.16 * left * coin(view, seat) * share_of(view, good)
        }
        CardKind::Office => next_office(player.count(CardKind::Office)),
        CardKind::Warehouse => 1.5 + (0.3 * left).min(2.5),
        CardKind::Bank => left * coin(view, seat) * 0.7,
        CardKind::Harbour => {
            points(Speicherstadt::HARBOUR_POINTS) * f64::from(player.count(CardKind::Ship)) + 0.4 * left
        }
        CardKind::TradingChamber => 0.7 * f64::from(player.coins.0) + 1.0 + 0.5 * left.min(3.0),
        CardKind::Church => points(Speicherstadt::CHURCH_POINTS),
        CardKind::PrayerBoat => points(Speicherstadt::PRAYER_BOAT_POINTS),
    }
}

fn points(points: i32) -> f64 {
    f64::from(points)
}

/// What one more counting office brings to whoever owns so many.
fn next_office(owned: u32) -> f64 {
    let worth = |count: u32| {
        let place = usize::try_from(count).expect("a few cards");
        Speicherstadt::OFFICE_POINTS.get(place).copied().unwrap_or_default()
    };
    points(worth(owned + 1) - worth(owned))
}

/// How much of this good is still to come, compared with an even mixture.
fn share_of(view: &View, good: Good) -> f64 {
    let total = view.bag.total();
    let kinds = f64::from(u8::try_from(Good::ALL.len()).expect("five goods"));
    if total == 0 { 0.5 } else { kinds * f64::from(view.bag[good]) / f64::from(total) }
}

/// The chance that one missing symbol of an own contract will be covered in the rounds to come, when so
/// many are missing on all own contracts.
fn chance(view: &View, missing: u32) -> f64 {
    let cubes_per_ship = f64::from(Speicherstadt::CUBES_PER_SHIP);
    let ships_to_come = f64::from(view.bag.total()) / cubes_per_ship;
    let own_cubes = (ships_to_come / f64::from(view.seats())).min(rounds_left(view)) * cubes_per_ship;
    own_cubes / (own_cubes + 1.2 + 0.45 * f64::from(missing))
}

/// What a contract is worth with so many symbols still open: its points, if each of them gets its cube.
fn contract(view: &View, which: Contract, open: u32, missing: u32) -> f64 {
    let chance = chance(view, missing);
    (0..open).fold(f64::from(which.points()), |worth, _| worth * chance)
}

fn missing(view: &View, seat: Seat) -> u32 {
    view.players[seat].contracts().map(|which| view.uncovered(which).total()).sum()
}

/// What one more cube on a contract adds to its worth.
pub(super) fn delivery(view: &View, seat: Seat, which: Contract) -> f64 {
    let open = view.uncovered(which).total();
    let missing = missing(view, seat);
    contract(view, which, open.saturating_sub(1), missing) - contract(view, which, open, missing)
}

fn new_contract(view: &View, seat: Seat, which: Contract) -> f64 {
    let player = &view.players[seat];
    let mut stock = player.quay;
    stock += player.warehouse;
    stock += player.house.into_iter().collect();
    let stocked: u32 = which.needs().kinds().map(|(good, need)| u32::from(need.min(stock[good]))).sum();
    let open = which.needs().total() - stocked;
    contract(view, which, open, missing(view, seat) + open)
}

/// What the best own contract gives for a cube of this good, if any wants it.
pub(super) fn wanted(view: &View, seat: Seat, good: Good) -> f64 {
    let open = view.players[seat].contracts().filter(|which| view.uncovered(*which).has(good));
    open.map(|which| delivery(view, seat, which)).fold(0.0, f64::max)
}

/// What a loose cube is worth: on a contract, to a trader, or as half a pair.
pub(super) fn cube(view: &View, seat: Seat, good: Good) -> f64 {
    let player = &view.players[seat];
    let sold = if player.owns(CardKind::Trader(good)) { 0.9 } else { 0.45 } * coin(view, seat);
    let stored = if player.owns(CardKind::Warehouse) { 0.6 } else { 0.0 };
    wanted(view, seat, good).max(sold).max(stored)
}

fn ship(view: &View, seat: Seat, cubes: &Goods) -> f64 {
    let mut worth = 0.1;
    let mut symbols: Goods = Goods::EMPTY;
    for which in view.players[seat].contracts() {
        symbols += view.uncovered(which);
    }
    for (good, count) in cubes.kinds() {
        // Only as many cubes as there are symbols go on contracts; the rest is merchandise.
        let fitting = count.min(symbols[good]);
        let merchandise = if view.players[seat].owns(CardKind::Trader(good)) { 0.9 } else { 0.45 };
        worth += f64::from(fitting) * wanted(view, seat, good);
        worth += f64::from(count - fitting) * merchandise * coin(view, seat);
    }
    let harbour = view.players[seat].owns(CardKind::Harbour);
    worth + if harbour { points(Speicherstadt::HARBOUR_POINTS) } else { 0.0 }
}

/// The swing in the fires to come, if nobody else changes anything, and a little for being prepared.
fn fireman(view: &View, seat: Seat, value: u8) -> f64 {
    let to_come = view.deck.iter().filter_map(|card| match card.kind() {
        CardKind::Fire(points) => Some(f64::from(points)),
        _ => None,
    });
    let at_stake: f64 = to_come.sum();
    let now = fire_outcome(view, seat, view.players[seat].firemen());
    let then = fire_outcome(view, seat, view.players[seat].firemen() + value);
    0.55 * at_stake * (then - now) + 0.04 * at_stake * f64::from(value)
}

/// What a fire of one point would bring a seat with this total: 1 to the highest, -1 to the lowest.
fn fire_outcome(view: &View, seat: Seat, total: u8) -> f64 {
    let others = view.players.iter().filter(|(other, _)| *other != seat).map(|(_, player)| player.firemen());
    let (mut highest, mut lowest) = (total, total);
    for other in others {
        highest = highest.max(other);
        lowest = lowest.min(other);
    }
    match total {
        _ if highest == lowest => 0.0,
        total if total == highest => 1.0,
        total if total == lowest => -1.0,
        // Between the two, the nearer to safety the better.
        total => 0.5 * f64::from(total - lowest) / f64::from(highest - lowest) - 0.25,
    }
}

/// The value of every card in the row to every seat.
pub(super) fn row(view: &View) -> Vec<BySeat> {
    let worth = |berth: &Berth| {
        let mut worth = BySeat::default();
        for seat in Seat::first(view.seats()) {
            worth[seat.index()] = card(view, seat, berth);
        }
        worth
    };
    view.row.iter().map(worth).collect()
}
