//! Shops (MOV-4.29, MOV-4.30, MOV-4.31): majorities move price against orders; cubes are sold to one shop for twice their price.

use table::{EventSink, Seat};

use super::{SubAction, Turn};
use crate::components::{
    LEAST_PRICE, MAJORITY_ORDER_STEPS, MAJORITY_PRICE_STEPS, MOST_ORDERS, MOST_PRICE, PAY_FACTOR, STEP,
};
use crate::{Board, Decision, Ducats, Effect, Event, MastersOfVenice, Rule, Shop};

const EFFECTS: [Effect; 2] = [Effect::Cheaper, Effect::Dearer];

impl Board {
    pub(super) fn shops_have_options(&self, turn: &Turn) -> bool {
        !turn.has(SubAction::SellToShop) && self.could_sell(turn.seat) || self.could_use_a_majority(turn.seat)
    }

    /// MOV-4.30: is there a shop that would take a cube?
    pub(crate) fn could_sell(&self, seat: Seat) -> bool {
        Shop::ALL.iter().any(|&shop| self.sellable(seat, shop) > 0)
    }

    /// MOV-4.29: is there a majority that can still move something?
    pub(crate) fn could_use_a_majority(&self, seat: Seat) -> bool {
        Shop::ALL.iter().any(|&shop| {
            self.has_majority(seat, shop)
                && EFFECTS.iter().any(|&effect| self.after_majority(shop, effect).is_some())
        })
    }

    /// MOV-4.29, MOV-10.17, MOV-10.18: held now, and not yet used by this seat in this round.
    fn has_majority(&self, seat: Seat, shop: Shop) -> bool {
        let player = &self.players[seat];
        player.shares.has(shop.company())
            && !player.majorities.contains(shop)
            && self.majority(shop) == Some(seat)
    }
}

impl MastersOfVenice {
    #[inline]
    pub(super) fn each_shop_action(&self, turn: &Turn, visit: &mut impl FnMut(Decision)) {
        for shop in Shop::ALL {
            if self.board.has_majority(turn.seat, shop) {
                for effect in EFFECTS {
                    if self.board.after_majority(shop, effect).is_some() {
                        visit(Decision::UseMajority { shop, effect });
                    }
                }
            }
            if !turn.has(SubAction::SellToShop) {
                (1..=self.board.sellable(turn.seat, shop))
                    .for_each(|n| visit(Decision::SellToShop { shop, n }));
            }
        }
    }

    pub(super) fn check_majority(&self, turn: &Turn, shop: Shop, effect: Effect) -> Result<(), Rule> {
        let legal =
            self.board.has_majority(turn.seat, shop) && self.board.after_majority(shop, effect).is_some();
        if legal { Ok(()) } else { Err(Rule::Majority) }
    }

    pub(super) fn check_sale(&self, turn: &Turn, shop: Shop, n: u8) -> Result<(), Rule> {
        let legal =
            !turn.has(SubAction::SellToShop) && (1..=self.board.sellable(turn.seat, shop)).contains(&n);
        if legal { Ok(()) } else { Err(Rule::SellToShop) }
    }

    pub(crate) fn use_majority(
        &mut self,
        seat: Seat,
        shop: Shop,
        effect: Effect,
        sink: &mut impl EventSink<Event>,
    ) {
        let (price, orders) = self.board.after_majority(shop, effect).expect("the move fits on the tracks");
        self.board.price[shop.good()] = price;
        self.board.orders[shop] = orders;
        self.board.players[seat].majorities.insert(shop);
        sink.emit(|| Event::MajorityUsed { seat, shop, price, orders });
    }

    /// MOV-4.30, then MOV-4.31.
    pub(crate) fn sell_to_shop(&mut self, seat: Seat, shop: Shop, n: u8, sink: &mut impl EventSink<Event>) {
        let good = shop.good();
        let received = self.board.sale_value(shop, n);
        self.receive(seat, received);
        for _ in 0..n {
            self.board.players[seat].goods.take(good);
            self.board.bag.add(good);
        }
        self.board.raise_price(good, n);
        self.board.raise_share(shop, n);
        self.board.orders[shop] -= n;
        self.mark_done(SubAction::SellToShop);
        sink.emit(|| Event::Sold { seat, shop, n, received });
        self.pay_for_sale(shop, received, sink);
    }
}

impl Board {
    /// MOV-4.30: how many cubes this seat can sell to the shop.
    pub(crate) fn sellable(&self, seat: Seat, shop: Shop) -> u8 {
        self.players[seat].goods[shop.good()].min(self.orders[shop])
    }

    /// MOV-4.30: at the price before the sale.
    pub(crate) fn sale_value(&self, shop: Shop, n: u8) -> Ducats {
        Ducats(PAY_FACTOR * Ducats::times(n, self.price[shop.good()]).0)
    }

    /// MOV-4.29, MOV-10.47: price and orders after the whole move, if it fits on the tracks.
    pub(crate) fn after_majority(&self, shop: Shop, effect: Effect) -> Option<(u8, u8)> {
        let (price, orders) = (self.price[shop.good()], self.orders[shop]);
        let way = MAJORITY_PRICE_STEPS * STEP;
        let moved = match effect {
            Effect::Cheaper => (price.checked_sub(way)?, orders + MAJORITY_ORDER_STEPS),
            Effect::Dearer => (price + way, orders.checked_sub(MAJORITY_ORDER_STEPS)?),
        };
        ((LEAST_PRICE..=MOST_PRICE).contains(&moved.0) && moved.1 <= MOST_ORDERS).then_some(moved)
    }
}
