//! Track arithmetic (chapter 4.O): what a drawn cube does, dividends, price control, split.
//!
//! MOV-4.51: payment, then all track moves, which may go beyond 100, then dividends, price controls, splits.

use table::{Draws, EventSink, PerSeat, Seat};

use crate::components::{
    CONTROLLED_PRICE, DIVIDEND_PERCENT, DIVIDEND_ROUNDING, LEAST_PRICE, MOST_ORDERS, MOST_PRICE,
    OFFICE_DIVIDEND, OFFICE_PRICE, SELL_STEPS, SPLIT_VP, STEP,
};
use crate::event::Spot;
use crate::{Board, Character, Company, Ducats, Event, Good, MastersOfVenice, Office, Shop};

impl Board {
    /// MOV-2.6: an office's is fixed.
    #[inline]
    pub fn share_price(&self, company: Company) -> u8 {
        company.shop().map_or(OFFICE_PRICE, |shop| self.share[shop])
    }

    /// MOV-4.47: so many steps up, beyond 100 until the sub-action is settled.
    #[inline]
    pub(crate) fn raise_price(&mut self, good: Good, steps: u8) {
        self.price[good] += steps * STEP;
    }

    /// MOV-4.47.
    #[inline]
    pub(crate) fn raise_share(&mut self, shop: Shop, steps: u8) {
        self.share[shop] += steps * STEP;
    }

    /// MOV-4.27, MOV-4.49: the price of a good when so many cubes of it have been bought at a dock.
    #[inline]
    pub fn price_if_bought(&self, good: Good, cubes: u8) -> u8 {
        controlled(self.price[good] + cubes * STEP)
    }

    /// MOV-4.32: the price of a share when some have been bought, before a split.
    #[inline]
    pub fn share_if_bought(&self, shop: Shop) -> u8 {
        self.share[shop] + STEP
    }

    /// MOV-4.33, MOV-10.13: two steps down for each share, not below 5.
    #[inline]
    pub fn share_if_sold(&self, shop: Shop, shares: u8) -> u8 {
        self.share[shop].saturating_sub(SELL_STEPS * shares * STEP).max(LEAST_PRICE)
    }

    /// MOV-4.48: at the lowest price orders rise instead; wood has none (MOV-10.14).
    pub(crate) fn apply_draw_effect(&mut self, good: Good) {
        if self.price[good] > LEAST_PRICE {
            self.price[good] -= STEP;
        } else if let Some(shop) = good.shop() {
            self.orders[shop] = (self.orders[shop] + 1).min(MOST_ORDERS);
        }
    }

    /// MOV-4.53: draws blindly, with the effect of MOV-4.48, if there is a cube.
    pub(crate) fn draw_cube(
        &mut self,
        draws: &mut Draws<'_>,
        to: Spot,
        sink: &mut impl EventSink<Event>,
    ) -> Option<Good> {
        let good = self.bag.draw(draws)?;
        self.cube_was_drawn(good, to, sink);
        Some(good)
    }

    /// MOV-4.48: the draw effect of a cube that has left the bag, and what everybody hears of it.
    pub(crate) fn cube_was_drawn(&mut self, good: Good, to: Spot, sink: &mut impl EventSink<Event>) {
        self.apply_draw_effect(good);
        let price = self.price[good];
        let orders = good.shop().map(|shop| self.orders[shop]);
        sink.emit(|| Event::Drawn { good, to, price, orders });
    }
}

/// MOV-4.49: exactly 100 is allowed.
#[inline]
fn controlled(price: u8) -> u8 {
    if price > MOST_PRICE { CONTROLLED_PRICE } else { price }
}

/// MOV-4.52: what a share of a shop gets of a sale.
pub(crate) fn dividend(sale: Ducats) -> Ducats {
    let hundreds = (sale.0 + DIVIDEND_ROUNDING / 2) / DIVIDEND_ROUNDING;
    Ducats(hundreds * DIVIDEND_ROUNDING * DIVIDEND_PERCENT / 100)
}

impl MastersOfVenice {
    /// MOV-4.31, MOV-10.8: after each sale.
    pub(crate) fn pay_for_sale(&mut self, shop: Shop, sale: Ducats, sink: &mut impl EventSink<Event>) {
        self.pay_dividends(shop.company(), dividend(sale), sink);
    }

    /// MOV-4.42: after the use of an office.
    pub(crate) fn pay_for_use(&mut self, office: Office, sink: &mut impl EventSink<Event>) {
        self.pay_dividends(office.company(), Ducats(OFFICE_DIVIDEND), sink);
    }

    /// MOV-4.52. The Tax Collector is paid once more, and only if somebody is paid (MOV-10.24).
    fn pay_dividends(&mut self, company: Company, per_share: Ducats, sink: &mut impl EventSink<Event>) {
        let shares: PerSeat<u8> = self.board.players.map(|_, player| player.shares[company]);
        if per_share == Ducats(0) || shares.iter().all(|(_, count)| *count == 0) {
            return;
        }
        let paid = shares.map(|seat, count| {
            let extra = u8::from(self.board.holds(seat, Character::TaxCollector));
            Ducats(u32::from(*count + extra) * per_share.0)
        });
        for (seat, ducats) in paid.iter() {
            self.secrets[seat].cash += *ducats;
        }
        sink.emit(|| Event::Dividends { company, per_share, paid });
    }

    /// MOV-4.51, MOV-10.9, MOV-10.37: when all is paid, price controls, then splits.
    #[inline]
    pub(crate) fn settle(&mut self, sink: &mut impl EventSink<Event>) {
        for good in Good::ALL {
            let price = controlled(self.board.price[good]);
            if price != self.board.price[good] {
                self.board.price[good] = price;
                sink.emit(|| Event::PriceControl { good, price });
            }
        }
        for shop in Shop::ALL {
            if self.board.share[shop] > MOST_PRICE {
                self.split(shop, sink);
            }
        }
    }

    /// MOV-4.50, MOV-10.10, MOV-10.11: a point for each share owned now, and half the price, rounded up to a step.
    fn split(&mut self, shop: Shop, sink: &mut impl EventSink<Event>) {
        let price = self.board.share[shop].div_ceil(2 * STEP) * STEP;
        self.board.share[shop] = price;
        let company = shop.company();
        let vp = self.board.players.map(|_, player| i16::from(player.shares[company]) * SPLIT_VP);
        for (seat, player) in self.board.players.iter_mut() {
            player.vp += vp[seat];
        }
        sink.emit(|| Event::Split { shop, price, vp });
    }

    /// What a seat pays to the bank.
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, ducats: Ducats) {
        self.secrets[seat].cash -= ducats;
    }

    /// What the bank pays to a seat. MOV-10.40: it never runs out.
    #[inline]
    pub(crate) fn receive(&mut self, seat: Seat, ducats: Ducats) {
        self.secrets[seat].cash += ducats;
    }
}
