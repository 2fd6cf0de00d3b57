//! Favors and rumors (MOV-4.45, MOV-4.46): any number, before, between and after the other things in one's own turn.

use table::{EventSink, Seat};

use crate::components::{LEAST_PRICE, MOST_ORDERS, STEP};
use crate::{Board, Decision, Event, Favor, MastersOfVenice, Peg, Player, Rule, Shop, Way};

impl Board {
    /// MOV-4.19: the others see favors and tracks.
    #[inline]
    pub(super) fn favors_have_options(&self, player: &Player) -> bool {
        !player.favors.is_empty() && Shop::ALL.iter().any(|shop| self.orders[*shop] < MOST_ORDERS)
    }
}

impl MastersOfVenice {
    #[inline]
    pub(super) fn each_tile(&self, seat: Seat, visit: &mut impl FnMut(Decision)) {
        for (favor, _) in self.board.players[seat].favors.kinds() {
            for shop in Shop::ALL {
                let most = favor.most().min(MOST_ORDERS - self.board.orders[shop]);
                (1..=most).for_each(|amount| visit(Decision::PlayFavor { favor, shop, amount }));
            }
        }
        for (shop, _) in self.secrets[seat].rumors.kinds() {
            for peg in Peg::ALL {
                for way in Way::BOTH {
                    if self.board.after_rumor(shop, peg, way).is_some() {
                        visit(Decision::PlayRumor { shop, peg, way });
                    }
                }
            }
        }
    }

    pub(super) fn check_favor(&self, seat: Seat, favor: Favor, shop: Shop, amount: u8) -> Result<(), Rule> {
        let fits = (1..=favor.most()).contains(&amount) && self.board.orders[shop] + amount <= MOST_ORDERS;
        let held = self.board.players[seat].favors.has(favor);
        if held && fits { Ok(()) } else { Err(Rule::PlayFavor) }
    }

    pub(super) fn check_rumor(&self, seat: Seat, shop: Shop, peg: Peg, way: Way) -> Result<(), Rule> {
        let held = self.secrets[seat].rumors.has(shop);
        if held && self.board.after_rumor(shop, peg, way).is_some() { Ok(()) } else { Err(Rule::PlayRumor) }
    }

    /// The tile goes under the stack, and onto the display at once if that is not full.
    pub(crate) fn play_favor(
        &mut self,
        seat: Seat,
        favor: Favor,
        shop: Shop,
        amount: u8,
        sink: &mut impl EventSink<Event>,
    ) {
        self.board.players[seat].favors.take(favor);
        self.board.orders[shop] += amount;
        self.board.used_favors.push(favor);
        let orders = self.board.orders[shop];
        sink.emit(|| Event::FavorPlayed { seat, favor, shop, orders });
        self.fill_display(sink);
    }

    /// The tile leaves the game.
    pub(crate) fn play_rumor(
        &mut self,
        seat: Seat,
        shop: Shop,
        peg: Peg,
        way: Way,
        sink: &mut impl EventSink<Event>,
    ) {
        let now = self.board.after_rumor(shop, peg, way).expect("the peg moves");
        match peg {
            Peg::Price => self.board.price[shop.good()] = now,
            Peg::Share => self.board.share[shop] = now,
            Peg::Orders => self.board.orders[shop] = now,
        }
        self.secrets[seat].rumors.take(shop);
        self.board.players[seat].rumors -= 1;
        self.board.played.add(shop);
        sink.emit(|| Event::RumorPlayed { seat, shop, peg, now });
    }
}

impl Board {
    /// MOV-4.46, MOV-10.12, MOV-10.16: one peg, one step. Only upwards may prices leave their track.
    pub fn after_rumor(&self, shop: Shop, peg: Peg, way: Way) -> Option<u8> {
        let (stands, step) = match peg {
            Peg::Price => (self.price[shop.good()], STEP),
            Peg::Share => (self.share[shop], STEP),
            Peg::Orders => (self.orders[shop], 1),
        };
        let moved = match way {
            Way::Up => stands + step,
            Way::Down => stands.checked_sub(step)?,
        };
        let on_track = if peg == Peg::Orders { moved <= MOST_ORDERS } else { moved >= LEAST_PRICE };
        on_track.then_some(moved)
    }
}
