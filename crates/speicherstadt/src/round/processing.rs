//! Processing (chapter 4.4).
//!
//! One seat after another unloads its new ships and does with all its cubes what it likes: on contracts,
//! to traders, in pairs for a coin, three for one, into the house and the warehouse. What is left goes to
//! the goods discard.

use table::{Coins, EventSink, Seat};

use crate::components::{PAIR_COINS, TRADER_COINS, WAREHOUSE_CAPACITY};
use crate::{
    Card, CardKind, Decision, Event, Good, Goods, Pair, Phase, Player, Rule, Speicherstadt, Store, Trio, View,
};

impl View {
    /// SPE-4.25: the column "legal if" of its table.
    pub(super) fn check_step(&self, seat: Seat, pool: &Goods, decision: Decision) -> Result<(), Rule> {
        let player = &self.players[seat];
        let legal = match decision {
            Decision::Deliver { contract, good } => match contract.kind() {
                CardKind::Contract(which) => {
                    player.cards.contains(contract) && pool.has(good) && self.uncovered(which).has(good)
                }
                _ => false,
            },
            Decision::SellToTrader { good } => pool.has(good) && player.owns(CardKind::Trader(good)),
            Decision::SellPair { goods } => pool.contains(&goods.goods().into_iter().collect()),
            Decision::Exchange { give, take } => {
                let given: Goods = give.goods().into_iter().collect();
                pool.contains(&given) && (given.has(take) || self.goods_discard.has(take)) // SPE-A17
            }
            Decision::Keep { place, good } => pool.has(good) && player.has_room(place),
            Decision::Finish => true,
            Decision::PlaceMerchant { .. } | Decision::Buy | Decision::Pass => false,
        };
        if legal { Ok(()) } else { Err(Rule::Steps) }
    }

    /// Every step that `check_step` allows (SPE-4.27: as often as there are cubes), and `Finish`.
    pub(super) fn each_step(&self, seat: Seat, pool: &Goods, mut visit: impl FnMut(Decision)) {
        let player = &self.players[seat];
        if !pool.is_empty() {
            self.each_delivery(player, pool, &mut visit);
            for (good, _) in pool.kinds() {
                if player.owns(CardKind::Trader(good)) {
                    visit(Decision::SellToTrader { good });
                }
            }
            each_pair(pool, |goods| visit(Decision::SellPair { goods }));
            each_trio(pool, |give| {
                for take in Good::ALL {
                    if self.goods_discard.has(take) || give.goods().contains(&take) {
                        visit(Decision::Exchange { give, take });
                    }
                }
            });
            for place in [Store::House, Store::Warehouse] {
                if player.has_room(place) {
                    pool.kinds().for_each(|(good, _)| visit(Decision::Keep { place, good }));
                }
            }
        }
        visit(Decision::Finish); // SPE-4.36: alone, when the pool is empty
    }

    fn each_delivery(&self, player: &Player, pool: &Goods, mut visit: impl FnMut(Decision)) {
        for contract in player.contracts() {
            let open = self.uncovered(contract);
            for (good, _) in open.kinds() {
                if pool.has(good) {
                    visit(Decision::Deliver { contract: contract.card(), good });
                }
            }
        }
    }
}

/// SPE-4.35: every multiset of two cubes of the pool, once.
fn each_pair(pool: &Goods, mut visit: impl FnMut(Pair)) {
    for (a, first) in pool.kinds() {
        if first >= 2 {
            visit(Pair::new(a, a));
        }
        for (b, _) in pool.kinds().filter(|(b, _)| *b > a) {
            visit(Pair::new(a, b));
        }
    }
}

/// SPE-4.35: every multiset of three cubes of the pool, once.
fn each_trio(pool: &Goods, mut visit: impl FnMut(Trio)) {
    let enough = |good: Good, needed: usize| usize::from(pool[good]) >= needed;
    for (a, _) in pool.kinds() {
        for (b, _) in pool.kinds().filter(|(b, _)| *b > a || (*b == a && enough(a, 2))) {
            let last = pool.kinds().filter(|(c, _)| *c >= b);
            for (c, _) in last {
                let needed = 1 + usize::from(c == b) + usize::from(c == a);
                if c == b && !enough(c, needed) {
                    continue;
                }
                visit(Trio::in_order([a, b, c]));
            }
        }
    }
}

impl Player {
    /// SPE-4.25, `Finish`: one cube in the house, four in the warehouse, none without the card.
    pub(crate) fn has_room(&self, place: Store) -> bool {
        match place {
            Store::House => self.house.is_none(),
            Store::Warehouse => self.owns(CardKind::Warehouse) && self.warehouse.total() < WAREHOUSE_CAPACITY,
        }
    }
}

impl Speicherstadt {
    /// SPE-4.24: start seat first.
    pub(super) fn begin_processing(&mut self, sink: &mut impl EventSink<Event>) {
        self.open_turn(self.open.start, sink);
    }

    /// SPE-4.24, SPE-4.25: the turn of this seat, or of the next one that has cubes. SPE-5.5, SPE-A15: one after the other.
    pub(crate) fn open_turn(&mut self, mut seat: Seat, sink: &mut impl EventSink<Event>) {
        loop {
            let pool = self.open.players[seat].gather();
            if !pool.is_empty() {
                self.open.phase = Phase::Processing { seat, pool };
                sink.emit(|| Event::Unloaded { seat, pool });
                return;
            }
            seat = seat.left(self.open.seats());
            if seat == self.open.start {
                return self.income(sink);
            }
        }
    }

    pub(crate) fn deliver(
        &mut self,
        seat: Seat,
        contract: Card,
        good: Good,
        sink: &mut impl EventSink<Event>,
    ) {
        let CardKind::Contract(which) = contract.kind() else { return };
        self.take_from_pool([good]);
        self.open.covers.add(which, good); // SPE-4.26: for good
        let complete = self.open.uncovered(which).is_empty();
        sink.emit(|| Event::Delivered { seat, contract, good, complete });
    }

    pub(crate) fn sell_to_trader(&mut self, seat: Seat, good: Good, sink: &mut impl EventSink<Event>) {
        self.discard_from_pool([good]);
        let coins = self.earn(seat, TRADER_COINS);
        sink.emit(|| Event::SoldToTrader { seat, good, coins });
    }

    pub(crate) fn sell_pair(&mut self, seat: Seat, goods: Pair, sink: &mut impl EventSink<Event>) {
        self.discard_from_pool(goods.goods());
        let coins = self.earn(seat, PAIR_COINS);
        sink.emit(|| Event::SoldPair { seat, goods, coins });
    }

    /// SPE-A17, SPE-A18: the three lie on the discard before one is taken; SPE-A34: it never comes from the bag.
    pub(crate) fn exchange(&mut self, seat: Seat, give: Trio, take: Good, sink: &mut impl EventSink<Event>) {
        self.discard_from_pool(give.goods());
        let taken = self.open.goods_discard.take(take);
        debug_assert!(taken, "check saw one there");
        let pool = self.open.phase.pool_mut().expect("SPE-4.25: steps are taken in processing alone");
        pool.add(take); // SPE-4.28
        sink.emit(|| Event::Exchanged { seat, give, take });
    }

    /// SPE-4.37: out of the pool for the rest of the turn.
    pub(crate) fn keep(&mut self, seat: Seat, place: Store, good: Good, sink: &mut impl EventSink<Event>) {
        self.take_from_pool([good]);
        let player = &mut self.open.players[seat];
        match place {
            Store::House => player.house = Some(good),
            Store::Warehouse => player.warehouse.add(good),
        }
        sink.emit(|| Event::Kept { seat, place, good });
    }

    /// SPE-4.25, SPE-A20: everything that is not stored goes to the goods discard.
    pub(crate) fn finish(&mut self, sink: &mut impl EventSink<Event>) {
        let Phase::Processing { seat, pool } = self.open.phase else { return };
        self.open.goods_discard += pool;
        sink.emit(|| Event::Finished { seat, discarded: pool });
        let next = seat.left(self.open.seats());
        if next == self.open.start { self.income(sink) } else { self.open_turn(next, sink) }
    }

    fn discard_from_pool<const N: usize>(&mut self, goods: [Good; N]) {
        for good in goods {
            self.open.goods_discard.add(good);
        }
        self.take_from_pool(goods);
    }

    /// SPE-4.29: every step but `Finish` leaves fewer cubes in the pool, so a turn ends.
    fn take_from_pool<const N: usize>(&mut self, goods: [Good; N]) {
        let pool = self.open.phase.pool_mut().expect("SPE-4.25: steps are taken in processing alone");
        for good in goods {
            let there = pool.take(good);
            debug_assert!(there, "check saw {good} in the pool");
        }
    }

    /// SPE-A23: coins do not run out.
    fn earn(&mut self, seat: Seat, coins: Coins) -> Coins {
        self.open.players[seat].coins += coins;
        coins
    }
}

impl Player {
    /// SPE-4.24, SPE-A16: cubes from new ships, house and warehouse become one heap; those on contracts stay there.
    fn gather(&mut self) -> Goods {
        let mut pool = self.quay.take_all();
        pool += self.warehouse.take_all();
        if let Some(cube) = self.house.take() {
            pool.add(cube);
        }
        pool
    }
}
