//! Docks (MOV-4.27, MOV-4.28, MOV-4.57): once per turn any cubes of one dock are bought; the Thief takes one for nothing.

use table::{EventSink, Seat};

use super::{Run, SubAction, Turn};
use crate::{Board, Character, Decision, Dock, Ducats, Event, Good, Goods, MastersOfVenice, Rule};

impl Board {
    pub(super) fn docks_have_options(&self, turn: &Turn) -> bool {
        !turn.has(SubAction::BuyAtDock) && self.docks.iter().any(|(_, goods)| !goods.is_empty())
    }

    /// MOV-4.57: the cubes that a further step can take: of goods after those already named, and not the stolen one.
    #[inline]
    fn left_at(&self, dock: Dock, stolen: Option<Good>, taken: &Goods) -> impl Iterator<Item = (Good, u8)> {
        let last = taken.kinds().last().map(|(good, _)| good);
        let mut there = self.docks[dock];
        if let Some(good) = stolen {
            there.take(good);
        }
        there.kinds().filter(move |(good, _)| last.is_none_or(|last| *good > last))
    }

    /// MOV-4.57: every further step of buying at a dock, for somebody who has so much cash left.
    #[inline]
    pub fn each_further_take(
        &self,
        dock: Dock,
        (stolen, taken): (Option<Good>, &Goods),
        cash: Ducats,
        visit: impl FnMut(Good, u8),
    ) {
        self.each_payable(self.left_at(dock, stolen, taken), cash, visit);
    }

    /// MOV-4.58: so many of these cubes as can be paid.
    #[inline]
    fn each_payable(
        &self,
        goods: impl Iterator<Item = (Good, u8)>,
        cash: Ducats,
        mut visit: impl FnMut(Good, u8),
    ) {
        for (good, count) in goods {
            let price = self.price[good];
            (1..=count).take_while(|&n| Ducats::times(n, price) <= cash).for_each(|n| visit(good, n));
        }
    }
}

impl MastersOfVenice {
    /// What is chosen so far, at which dock.
    fn dock_run(&self) -> Option<(Dock, Option<Good>, Goods)> {
        match self.board.run {
            Some(Run::Dock { dock, stolen, taken }) => Some((dock, stolen, taken)),
            _ => None,
        }
    }

    #[inline]
    pub(super) fn each_dock_step(&self, turn: &Turn, visit: &mut impl FnMut(Decision)) {
        let cash = self.secrets[turn.seat].cash;
        if let Some((dock, stolen, taken)) = self.dock_run() {
            let left = Ducats(cash.0 - self.board.goods_value(&taken).0);
            let take = |good, n| visit(Decision::Take { dock, good, n });
            self.board.each_further_take(dock, (stolen, &taken), left, take);
            visit(Decision::CloseDock);
            return;
        }
        if turn.has(SubAction::BuyAtDock) {
            return;
        }
        let thief = self.board.holds(turn.seat, Character::Thief);
        for (dock, goods) in self.board.docks.iter() {
            if thief {
                goods.kinds().for_each(|(good, _)| visit(Decision::Steal { dock, good }));
            }
            let take = |good, n| visit(Decision::Take { dock, good, n });
            self.board.each_payable(goods.kinds(), cash, take);
        }
    }

    /// MOV-4.28, MOV-10.19: as the first step only.
    pub(super) fn check_steal(&self, turn: &Turn, dock: Dock, good: Good) -> Result<(), Rule> {
        if !self.board.holds(turn.seat, Character::Thief) {
            return Err(Rule::Thief);
        }
        if self.board.run.is_some() {
            return Err(Rule::Steps);
        }
        if turn.has(SubAction::BuyAtDock) {
            return Err(Rule::Docks);
        }
        if self.board.docks[dock].has(good) { Ok(()) } else { Err(Rule::Thief) }
    }

    /// MOV-4.27, with MOV-4.57 and MOV-4.58.
    pub(super) fn check_take(&self, turn: &Turn, dock: Dock, good: Good, n: u8) -> Result<(), Rule> {
        let (stolen, taken) = match (self.dock_run(), self.board.run) {
            (Some((begun, stolen, taken)), _) if begun == dock => (stolen, taken),
            (None, None) if !turn.has(SubAction::BuyAtDock) => (None, Goods::EMPTY),
            (None, None) => return Err(Rule::Docks),
            _ => return Err(Rule::Steps),
        };
        if taken.kinds().any(|(before, _)| before >= good) {
            return Err(Rule::Steps);
        }
        let mut left = self.board.left_at(dock, stolen, &taken);
        if n == 0 || !left.any(|(other, count)| other == good && n <= count) {
            return Err(Rule::Docks);
        }
        let cost = self.board.goods_value(&taken).0 + Ducats::times(n, self.board.price[good]).0;
        if self.can_pay(turn.seat, Ducats(cost)) { Ok(()) } else { Err(Rule::Payment) }
    }

    pub(crate) fn step_steal(
        &mut self,
        seat: Seat,
        dock: Dock,
        good: Good,
        sink: &mut impl EventSink<Event>,
    ) {
        self.step_dock(seat, Decision::Steal { dock, good }, (dock, Some(good), Goods::EMPTY), sink);
    }

    pub(crate) fn step_take(
        &mut self,
        seat: Seat,
        dock: Dock,
        good: Good,
        n: u8,
        sink: &mut impl EventSink<Event>,
    ) {
        let (_, stolen, mut taken) = self.dock_run().unwrap_or((dock, None, Goods::EMPTY));
        (0..n).for_each(|_| taken.add(good));
        self.step_dock(seat, Decision::Take { dock, good, n }, (dock, stolen, taken), sink);
    }

    /// MOV-4.57: a run closes by itself when no step could follow.
    fn step_dock(
        &mut self,
        seat: Seat,
        step: Decision,
        (dock, stolen, taken): (Dock, Option<Good>, Goods),
        sink: &mut impl EventSink<Event>,
    ) {
        sink.emit(|| Event::Step { seat, step });
        self.board.run = Some(Run::Dock { dock, stolen, taken });
        if self.board.left_at(dock, stolen, &taken).next().is_none() {
            self.close_dock(seat, sink);
        }
    }

    /// MOV-4.27: all at the price before, then each cube bought raises its price (MOV-10.15).
    pub(crate) fn close_dock(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        let (dock, stolen, goods) = self.dock_run().expect("a run that closes has begun");
        let paid = self.board.goods_value(&goods);
        self.pay(seat, paid);
        let mut moved = goods;
        if let Some(good) = stolen {
            moved.add(good);
        }
        self.board.docks[dock] -= moved;
        self.board.players[seat].goods += moved;
        goods.kinds().for_each(|(good, count)| self.board.raise_price(good, count));
        self.board.run = None;
        self.mark_done(SubAction::BuyAtDock);
        sink.emit(|| Event::Bought { seat, dock, goods, paid, stolen });
    }
}
