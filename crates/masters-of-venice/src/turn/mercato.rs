//! Mercato (MOV-4.43, MOV-4.44): a cube is sold and another bought, both at their price, which rises; the Trader does more.

use table::{EventSink, Seat};

use super::{SubAction, Turn};
use crate::components::TRADER_CUBES;
use crate::{Board, Character, Decision, Event, Good, Goods, Lot, MastersOfVenice, Rule};

impl Board {
    pub(super) fn mercato_has_options(&self, turn: &Turn) -> bool {
        let goods = &self.players[turn.seat].goods;
        let sell = !turn.has(SubAction::MercatoSell)
            && goods.kinds().any(|(good, _)| !turn.bought_goods.contains(good));
        let buy = !turn.has(SubAction::MercatoBuy)
            && self.bag.kinds().any(|(good, _)| !turn.sold_goods.contains(good));
        let swap = self.may_swap(turn)
            && goods.kinds().any(|(give, _)| self.bag.kinds().any(|(take, _)| take != give));
        sell || buy || swap
    }

    #[inline]
    fn is_trader(&self, seat: Seat) -> bool {
        self.holds(seat, Character::Trader)
    }

    fn may_swap(&self, turn: &Turn) -> bool {
        self.is_trader(turn.seat) && !turn.has(SubAction::MercatoSwap)
    }
}

impl MastersOfVenice {
    #[inline]
    pub(super) fn each_trade(&self, turn: &Turn, visit: &mut impl FnMut(Decision)) {
        let own = &self.board.players[turn.seat].goods;
        let trader = self.board.is_trader(turn.seat);
        if !turn.has(SubAction::MercatoSell) {
            let free = |good: Good| !turn.bought_goods.contains(good);
            each_lot(own, trader, free, |goods| visit(Decision::MercatoSell { goods }));
        }
        if !turn.has(SubAction::MercatoBuy) {
            let cash = self.secrets[turn.seat].cash;
            let free = |good: Good| !turn.sold_goods.contains(good);
            each_lot(&self.board.bag, trader, free, |goods| {
                if self.board.goods_value(&goods.iter().copied().collect()) <= cash {
                    visit(Decision::MercatoBuy { goods });
                }
            });
        }
        if self.board.may_swap(turn) {
            for (give, _) in own.kinds() {
                for (take, _) in self.board.bag.kinds().filter(|(take, _)| *take != give) {
                    visit(Decision::MercatoSwap { give, take });
                }
            }
        }
    }

    /// MOV-4.43, MOV-4.44, MOV-10.42: one cube, or two for the Trader, in order; all of them there, none of a good traded the
    /// other way.
    fn check_lot(
        &self,
        turn: &Turn,
        goods: &Lot,
        there: &Goods,
        other_way: table::Set<Good>,
    ) -> Result<(), Rule> {
        let many = goods.len() > 1;
        if many && (!self.board.is_trader(turn.seat) || goods[0] > goods[1]) {
            return Err(Rule::Trader);
        }
        let wanted: Goods = goods.iter().copied().collect();
        let clash = goods.iter().any(|good| other_way.contains(*good));
        if goods.is_empty() || clash || !there.contains(&wanted) { Err(Rule::Mercato) } else { Ok(()) }
    }

    pub(super) fn check_mercato_sale(&self, turn: &Turn, goods: &Lot) -> Result<(), Rule> {
        if turn.has(SubAction::MercatoSell) {
            return Err(Rule::Mercato);
        }
        self.check_lot(turn, goods, &self.board.players[turn.seat].goods, turn.bought_goods)
    }

    /// MOV-10.39: the bag is the supply. MOV-10.30: what was sold before helps to pay.
    pub(super) fn check_mercato_purchase(&self, turn: &Turn, goods: &Lot) -> Result<(), Rule> {
        if turn.has(SubAction::MercatoBuy) {
            return Err(Rule::Mercato);
        }
        self.check_lot(turn, goods, &self.board.bag, turn.sold_goods)?;
        if self.can_pay(turn.seat, self.board.goods_value(&goods.iter().copied().collect())) {
            Ok(())
        } else {
            Err(Rule::Payment)
        }
    }

    /// MOV-4.44, MOV-10.22.
    pub(super) fn check_swap(&self, turn: &Turn, give: Good, take: Good) -> Result<(), Rule> {
        let there = self.board.players[turn.seat].goods.has(give) && self.board.bag.has(take);
        if self.board.may_swap(turn) && give != take && there { Ok(()) } else { Err(Rule::Trader) }
    }

    pub(crate) fn mercato_sell(&mut self, seat: Seat, goods: Lot, sink: &mut impl EventSink<Event>) {
        let received = self.board.goods_value(&goods.iter().copied().collect());
        self.receive(seat, received);
        for &good in &goods {
            self.board.players[seat].goods.take(good);
            self.board.bag.add(good);
            self.board.raise_price(good, 1); // MOV-10.29: even for a sale
        }
        self.mark_done(SubAction::MercatoSell);
        if let Some(turn) = &mut self.board.turn {
            turn.sold_goods = goods.iter().copied().collect();
        }
        sink.emit(|| Event::MercatoSold { seat, goods, received });
    }

    pub(crate) fn mercato_buy(&mut self, seat: Seat, goods: Lot, sink: &mut impl EventSink<Event>) {
        let paid = self.board.goods_value(&goods.iter().copied().collect());
        self.pay(seat, paid);
        for &good in &goods {
            self.board.bag.take(good);
            self.board.players[seat].goods.add(good);
            self.board.raise_price(good, 1);
        }
        self.mark_done(SubAction::MercatoBuy);
        if let Some(turn) = &mut self.board.turn {
            turn.bought_goods = goods.iter().copied().collect();
        }
        sink.emit(|| Event::MercatoBought { seat, goods, paid });
    }

    /// No price moves.
    pub(crate) fn mercato_swap(
        &mut self,
        seat: Seat,
        give: Good,
        take: Good,
        sink: &mut impl EventSink<Event>,
    ) {
        let own = &mut self.board.players[seat].goods;
        own.take(give);
        own.add(take);
        self.board.bag.take(take);
        self.board.bag.add(give);
        self.mark_done(SubAction::MercatoSwap);
        sink.emit(|| Event::Swapped { seat, give, take });
    }
}

/// Each single cube, and for the Trader each pair, of what is there and free.
#[inline]
fn each_lot(there: &Goods, trader: bool, free: impl Fn(Good) -> bool, mut visit: impl FnMut(Lot)) {
    for (good, count) in there.kinds().filter(|(good, _)| free(*good)) {
        visit([good].into_iter().collect());
        if !trader || TRADER_CUBES < 2 {
            continue;
        }
        for (other, _) in there.kinds().filter(|(other, _)| *other >= good && free(*other)) {
            if other != good || count >= 2 {
                visit([good, other].into_iter().collect());
            }
        }
    }
}
