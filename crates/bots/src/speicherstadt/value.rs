//! What things are worth, in points. Whatever several cards or seats need is computed once for each question.

use speicherstadt::{Berth, CardKind, Contract, Good, Goods, Speicherstadt, View};
use table::{Kind, MAX_SEATS, Seat};

/// One figure for each seat.
pub(super) type BySeat = [f64; MAX_SEATS];

/// One figure for each good.
type ByGood = [f64; Good::ALL.len()];

/// What is the same for all seats.
#[derive(Copy, Clone)]
pub(super) struct Outlook<'a> {
    view: &'a View,
    /// Rounds still to come after this one.
    rounds_left: f64,
    /// A coin buys points early and next to nothing at the end.
    coin: f64,
    /// How many cubes a seat can expect.
    own_cubes: f64,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(view: &'a View) -> Outlook<'a> {
        let rounds = f64::from(view.config.rounds());
        let rounds_left = rounds - f64::from(view.round);
        let early = rounds_left / rounds;
        let cubes_per_ship = f64::from(Speicherstadt::CUBES_PER_SHIP);
        let ships_to_come = f64::from(view.bag.total()) / cubes_per_ship;
        Outlook {
            view,
            rounds_left,
            coin: if rounds_left > 0.0 { 0.35 + 1.05 * early } else { 0.05 },
            own_cubes: (ships_to_come / f64::from(view.seats())).min(rounds_left) * cubes_per_ship,
        }
    }

    /// What a coin is worth to a seat.
    pub(super) fn coin(&self, seat: Seat) -> f64 {
        let chamber = self.view.players[seat].owns(CardKind::TradingChamber);
        if chamber { self.coin.max(1.0) } else { self.coin }
    }

    /// What a card in the row is worth to every seat, its cubes included, before the price.
    pub(super) fn card(&self, berth: &Berth, contracts: &mut OwnContracts) -> BySeat {
        let mut worth = BySeat::default();
        let Some(card) = berth.card else { return worth };
        let kind = card.kind();
        if let CardKind::Fireman(value) = kind {
            return self.fireman(value);
        }
        for seat in Seat::first(self.view.seats()) {
            worth[seat.index()] = match kind {
                CardKind::Contract(which) => self.new_contract(seat, which, contracts.of(self, seat)),
                CardKind::Ship => self.ship(seat, &berth.cubes, contracts.of(self, seat)),
                other => self.other_card(seat, other),
            };
        }
        worth
    }

    fn other_card(&self, seat: Seat, kind: CardKind) -> f64 {
        let player = &self.view.players[seat];
        let left = self.rounds_left;
        match kind {
            CardKind::Trader(good) => {
                points(Speicherstadt::TRADER_POINTS) + 0.16 * left * self.coin(seat) * self.share_of(good)
            }
            CardKind::Office => next_office(player.count(CardKind::Office)),
            CardKind::Warehouse => 1.5 + (0.3 * left).min(2.5),
            CardKind::Bank => left * self.coin(seat) * 0.7,
            CardKind::Harbour => {
                points(Speicherstadt::HARBOUR_POINTS) * f64::from(player.count(CardKind::Ship)) + 0.4 * left
            }
            CardKind::TradingChamber => 0.7 * f64::from(player.coins.0) + 1.0 + 0.5 * left.min(3.0),
            CardKind::Church => points(Speicherstadt::CHURCH_POINTS),
            CardKind::PrayerBoat => points(Speicherstadt::PRAYER_BOAT_POINTS),
            CardKind::Fire(_) | CardKind::Fireman(_) | CardKind::Contract(_) | CardKind::Ship => 0.0,
        }
    }

    /// How much of this good is still to come, compared with an even mixture.
    fn share_of(&self, good: Good) -> f64 {
        let total = self.view.bag.total();
        let kinds = f64::from(u8::try_from(Good::ALL.len()).expect("five goods"));
        if total == 0 { 0.5 } else { kinds * f64::from(self.view.bag[good]) / f64::from(total) }
    }

    /// The chance that one missing symbol of an own contract will be covered in the rounds to come, when so
    /// many are missing on all own contracts.
    fn chance(&self, missing: u32) -> f64 {
        self.own_cubes / (self.own_cubes + 1.2 + 0.45 * f64::from(missing))
    }

    fn new_contract(&self, seat: Seat, which: Contract, own: &SeatContracts) -> f64 {
        let player = &self.view.players[seat];
        let mut stock = player.quay;
        stock += player.warehouse;
        stock += player.house.into_iter().collect();
        let needs = which.needs();
        let stocked: u32 = needs.kinds().map(|(good, need)| u32::from(need.min(stock[good]))).sum();
        let open = needs.total() - stocked;
        contract(which, open, self.chance(own.missing + open))
    }

    fn ship(&self, seat: Seat, cubes: &Goods, own: &SeatContracts) -> f64 {
        let player = &self.view.players[seat];
        let mut worth = 0.1;
        for (good, count) in cubes.kinds() {
            // Only as many cubes as there are symbols go on contracts; the rest is merchandise.
            let fitting = count.min(own.symbols[good]);
            let merchandise = if player.owns(CardKind::Trader(good)) { 0.9 } else { 0.45 };
            worth += f64::from(fitting) * own.wanted(good);
            worth += f64::from(count - fitting) * merchandise * self.coin(seat);
        }
        let harbour = player.owns(CardKind::Harbour);
        worth + if harbour { points(Speicherstadt::HARBOUR_POINTS) } else { 0.0 }
    }

    /// The swing in the fires to come, if nobody else changes anything, and a little for being prepared.
    fn fireman(&self, value: u8) -> BySeat {
        let to_come =
            (1..=FIRES).filter(|fire| !self.view.deck.and(CardKind::Fire(*fire).cards()).is_empty());
        let at_stake: f64 = to_come.map(f64::from).sum();
        let mut firemen = [0; MAX_SEATS];
        for (seat, player) in self.view.players.iter() {
            firemen[seat.index()] = player.firemen();
        }
        let firemen = &firemen[..usize::from(self.view.seats())];
        let mut worth = BySeat::default();
        for (seat, own) in firemen.iter().enumerate() {
            let now = fire_outcome(firemen, seat, *own);
            let then = fire_outcome(firemen, seat, *own + value);
            worth[seat] = 0.55 * at_stake * (then - now) + 0.04 * at_stake * f64::from(value);
        }
        worth
    }

    /// What a loose cube of each good is worth: on a contract, to a trader, or as half a pair.
    pub(super) fn cubes(&self, seat: Seat, own: &SeatContracts) -> ByGood {
        let player = &self.view.players[seat];
        let coin = self.coin(seat);
        let stored = if player.owns(CardKind::Warehouse) { 0.6 } else { 0.0 };
        Good::ALL.map(|good| {
            let sold = if player.owns(CardKind::Trader(good)) { 0.9 } else { 0.45 } * coin;
            own.wanted(good).max(sold).max(stored)
        })
    }
}

/// SPE-2.3: the fires are worth one to four points.
const FIRES: i8 = 4;

/// What the contracts of each seat want, as far as it was asked.
#[derive(Default)]
pub(super) struct OwnContracts([Option<SeatContracts>; MAX_SEATS]);

impl OwnContracts {
    fn of(&mut self, outlook: &Outlook<'_>, seat: Seat) -> &SeatContracts {
        self.0[seat.index()].get_or_insert_with(|| SeatContracts::new(outlook, seat))
    }
}

/// What the contracts of one seat want.
#[derive(Copy, Clone)]
pub(super) struct SeatContracts {
    /// The symbols that no cube covers yet.
    symbols: Goods,
    /// How many these are.
    missing: u32,
    /// That one of them gets its cube.
    chance: f64,
    /// What the best contract gives for a cube of each good.
    wanted: ByGood,
}

impl SeatContracts {
    pub(super) fn new(outlook: &Outlook<'_>, seat: Seat) -> SeatContracts {
        let view = outlook.view;
        let player = &view.players[seat];
        let mut symbols = Goods::EMPTY;
        player.contracts().for_each(|which| symbols += view.uncovered(which));
        let missing = symbols.total();
        let mut own =
            SeatContracts { symbols, missing, chance: outlook.chance(missing), wanted: ByGood::default() };
        for which in player.contracts() {
            let uncovered = view.uncovered(which);
            let delivery = own.delivery(which, uncovered.total());
            for (good, _) in uncovered.kinds() {
                let wanted = &mut own.wanted[good.index()];
                *wanted = wanted.max(delivery);
            }
        }
        own
    }

    /// What the best own contract gives for a cube of this good, if any wants it.
    pub(super) fn wanted(&self, good: Good) -> f64 {
        self.wanted[good.index()]
    }

    /// What one more cube adds to the worth of an own contract with so many symbols still open.
    pub(super) fn delivery(&self, which: Contract, open: u32) -> f64 {
        contract(which, open.saturating_sub(1), self.chance) - contract(which, open, self.chance)
    }
}

/// What a contract is worth with so many symbols still open: its points, if each of them gets its cube.
fn contract(which: Contract, open: u32, chance: f64) -> f64 {
    (0..open).fold(f64::from(which.points()), |worth, _| worth * chance)
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

/// What a fire of one point would bring a seat with this total: 1 to the highest, -1 to the lowest.
fn fire_outcome(firemen: &[u8], seat: usize, total: u8) -> f64 {
    let (mut highest, mut lowest) = (total, total);
    for (other, firemen) in firemen.iter().enumerate() {
        if other != seat {
            highest = highest.max(*firemen);
            lowest = lowest.min(*firemen);
        }
    }
    match total {
        _ if highest == lowest => 0.0,
        total if total == highest => 1.0,
        total if total == lowest => -1.0,
        // Between the two, the nearer to safety the better.
        total => 0.5 * f64::from(total - lowest) / f64::from(highest - lowest) - 0.25,
    }
}
