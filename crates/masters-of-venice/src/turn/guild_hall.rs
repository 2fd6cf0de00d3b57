//! Guild Hall (chapter 4.J): drawing guild orders, and delivering them for points or ducats.

use table::{EventSink, Seat};

use super::{SubAction, Turn};
use crate::components::{DUCATS_PER_VP_DECLINED, GUILD_MASTER_DRAWS, REWARDS};
use crate::{
    Board, Character, Decision, Ducats, Event, GuildOrder, GuildOrders, Hand, MastersOfVenice, Phase, Rule,
};

/// MOV-4.38: what the next delivery is worth to somebody who has made so many.
#[inline]
pub fn reward(deliveries: u8) -> u8 {
    REWARDS[usize::from(deliveries).min(REWARDS.len() - 1)]
}

impl Board {
    /// MOV-4.19: nobody sees which orders are in hand, so they may be any that do not lie open.
    pub(super) fn guild_hall_has_options(&self, turn: &Turn) -> bool {
        self.could_draw(turn) || self.players[turn.seat].hand > 0 && self.some_order_is_deliverable(turn.seat)
    }

    /// MOV-4.35: once in a turn, as long as there are any.
    pub(crate) fn could_draw(&self, turn: &Turn) -> bool {
        !turn.has(SubAction::DrawOrder) && self.stack() > 0
    }

    fn some_order_is_deliverable(&self, seat: Seat) -> bool {
        let players = self.players.iter();
        let open = players.fold(GuildOrders::EMPTY, |open, (_, player)| open.or(player.fulfilled));
        GuildOrders::all().without(open).iter().any(|card| self.deliverable(seat, card))
    }

    /// MOV-10.26: when it is empty, nothing is drawn.
    fn stack(&self) -> u8 {
        self.fresh_orders + self.returned_orders
    }

    /// MOV-4.37.
    #[inline]
    pub(crate) fn deliverable(&self, seat: Seat, card: GuildOrder) -> bool {
        let needs = card.needs();
        let orders =
            |(good, count): (crate::Good, u8)| good.shop().is_none_or(|shop| self.orders[shop] >= count);
        self.players[seat].goods.contains(needs) && needs.kinds().all(orders)
    }
}

impl MastersOfVenice {
    #[inline]
    pub(super) fn each_guild_action(&self, turn: &Turn, visit: &mut impl FnMut(Decision)) {
        for cards in 1..=GUILD_MASTER_DRAWS {
            if self.check_draw(turn, cards).is_ok() {
                visit(Decision::DrawOrder { cards });
            }
        }
        let most = reward(self.board.players[turn.seat].fulfilled.len());
        for &card in &self.secrets[turn.seat].hand {
            if self.board.deliverable(turn.seat, card) {
                (0..=most).for_each(|vp| visit(Decision::DeliverOrder { card, vp }));
            }
        }
    }

    pub(super) fn check_draw(&self, turn: &Turn, cards: u8) -> Result<(), Rule> {
        if cards != 1 {
            let master = self.board.holds(turn.seat, Character::GuildMaster);
            if !master || cards != GUILD_MASTER_DRAWS || self.board.stack() < cards {
                return Err(Rule::GuildMaster);
            }
        }
        let legal = !turn.has(SubAction::DrawOrder) && self.board.stack() > 0;
        if legal { Ok(()) } else { Err(Rule::DrawOrder) }
    }

    /// MOV-4.37, MOV-4.38.
    pub(super) fn check_delivery(&self, turn: &Turn, card: GuildOrder, vp: u8) -> Result<(), Rule> {
        let held = self.secrets[turn.seat].hand.iter().any(|own| *own == card);
        if !held || !self.board.deliverable(turn.seat, card) {
            return Err(Rule::Deliver);
        }
        if vp <= reward(self.board.players[turn.seat].fulfilled.len()) { Ok(()) } else { Err(Rule::Reward) }
    }

    pub(crate) fn draw_orders(&mut self, seat: Seat, cards: u8, sink: &mut impl EventSink<Event>) {
        for _ in 0..cards {
            self.draw_order(seat);
        }
        self.mark_done(SubAction::DrawOrder);
        let hand = self.secrets[seat].hand;
        sink.emit(|| {
            let drawn = hand.as_slice()[hand.len() - usize::from(cards)..].to_vec();
            Event::OrderDrawn { seat, count: cards, cards: Some(drawn) }
        });
        if cards > 1 {
            self.board.phase = Phase::OrderReturn;
        }
    }

    /// The top card of the stack.
    pub(crate) fn draw_order(&mut self, seat: Seat) {
        let card = if let Some(card) = self.hidden.orders.pop() {
            self.board.fresh_orders -= 1;
            card
        } else {
            self.board.returned_orders -= 1;
            self.hidden.returned.remove(0).expect("there is a card to draw")
        };
        self.secrets[seat].hand.push(card);
        self.secrets[seat].known.remove(card);
        self.board.players[seat].hand += 1;
    }

    #[inline]
    pub(super) fn each_return(&self, turn: &Turn, mut visit: impl FnMut(Decision)) {
        self.secrets[turn.seat].hand.iter().for_each(|&card| visit(Decision::ReturnOrder { card }));
    }

    /// MOV-4.36, MOV-10.23: one of the two, or an older one.
    pub(super) fn check_return(&self, card: GuildOrder) -> Result<(), Rule> {
        let seat = self.board.turn.ok_or(Rule::GuildMaster)?.seat;
        let held = self.secrets[seat].hand.iter().any(|own| *own == card);
        if held { Ok(()) } else { Err(Rule::GuildMaster) }
    }

    /// MOV-8.11, MOV-10.43: whoever knew a card of this hand cannot tell any more whether it is the one under the stack.
    pub(crate) fn return_order(&mut self, seat: Seat, card: GuildOrder, sink: &mut impl EventSink<Event>) {
        let before: GuildOrders = self.secrets[seat].hand.iter().copied().collect();
        for (other, secrets) in self.secrets.iter_mut() {
            if other != seat {
                secrets.known = secrets.known.without(before);
            }
        }
        let secrets = &mut self.secrets[seat];
        discard(&mut secrets.hand, card);
        secrets.known.insert(card);
        self.hidden.returned.push(card);
        self.board.players[seat].hand -= 1;
        self.board.returned_orders += 1;
        self.board.phase = Phase::Turn;
        sink.emit(|| Event::OrderReturned { seat, card: Some(card) });
    }

    /// MOV-4.37, MOV-4.38: no dividends.
    pub(crate) fn deliver(&mut self, seat: Seat, card: GuildOrder, vp: u8, sink: &mut impl EventSink<Event>) {
        let worth = reward(self.board.players[seat].fulfilled.len());
        let received = Ducats(u32::from(worth - vp) * DUCATS_PER_VP_DECLINED);
        self.receive(seat, received);
        let needs = *card.needs();
        let player = &mut self.board.players[seat];
        player.vp += i16::from(vp);
        player.goods -= needs;
        player.fulfilled.insert(card);
        player.hand -= 1;
        self.board.bag += needs;
        for (good, count) in needs.kinds() {
            self.board.raise_price(good, count);
            if let Some(shop) = good.shop() {
                self.board.raise_share(shop, count);
                self.board.orders[shop] -= count;
            }
        }
        discard(&mut self.secrets[seat].hand, card);
        for (_, secrets) in self.secrets.iter_mut() {
            secrets.known.remove(card);
        }
        sink.emit(|| Event::Delivered { seat, card, vp, received });
    }
}

/// The card leaves the hand.
fn discard(hand: &mut Hand, card: GuildOrder) {
    let place = hand.iter().position(|own| *own == card).expect("the card is in hand");
    hand.remove(place);
}
