//! Carrying out an action (GEN-4.12, GEN-4.13, GEN-4.14, GEN-4.15, GEN-4.21, GEN-4.22, GEN-4.23, GEN-4.29,
//! GEN-4.30, GEN-4.31, GEN-4.32, GEN-4.33, GEN-5.10, GEN-7.3).

use table::{EventSink, Seat};

use super::supply::Drawn;
use super::{Acting, Phase, Step};
use crate::bargain::backs;
use crate::components::{LARGE_ORDER, SMALL_ORDER};
use crate::{
    Action, Board, Building, Card, CardCounts, CardKind, CardSet, Decision, Event, Gain, Genoa, Pick, Rule,
    Special, Spent, WareSet, Wares, Yield,
};

impl Board {
    /// GEN-4.21: who acts now.
    #[inline]
    pub(crate) fn acting_seat(&self) -> Option<Seat> {
        self.turn.acting.map(|acting| acting.seat)
    }

    /// GEN-5.10: who names the promised cards.
    pub(crate) fn picker(&self) -> Option<Seat> {
        let acting = self.turn.acting?;
        match acting.promise {
            Some(Gain::Cards { pick: Pick::Active, .. }) => Some(self.turn.active),
            _ => Some(acting.seat),
        }
    }
}

impl Genoa {
    /// GEN-4.14, GEN-4.21: capacity is spent, the base action first, then the bonus, then a card.
    pub(crate) fn begin_action(
        &mut self,
        seat: Seat,
        promise: Option<Gain>,
        sink: &mut impl EventSink<Event>,
    ) {
        self.close_window();
        let building =
            self.board.turn.here().and_then(crate::Field::building).expect("actions are in buildings");
        let spent = self.board.turn.spend_action(seat, self.config.seats);
        if spent == Spent::Card {
            self.board.play_special(seat, Special::ExtraAction);
        }
        let acting = Acting { seat, building, promise, exchanging: false, small_order: false, drawn: 0 };
        self.board.turn.acting = Some(acting);
        self.board.phase = Phase::Action(Step::Begin);
        let (bonus, card) = (spent == Spent::Bonus, spent == Spent::Card);
        sink.emit(|| Event::ActionBegun { seat, building, bonus, card });
    }

    #[inline]
    pub(super) fn each_action(&self, seat: Seat, step: Step, mut visit: impl FnMut(Decision)) {
        let Some(acting) = self.board.turn.acting else { return };
        match step {
            _ if acting.exchanging => self.each_take(seat, visit),
            Step::HandOver => self.drawn(&acting).iter().for_each(|card| visit(Decision::HandOver { card })),
            Step::Begin => {
                self.each_effect(seat, acting.building, &mut visit);
                self.each_special(seat, visit);
            }
            Step::After => {
                let orders = self.secrets[seat].hand.and(CardKind::SmallOrder.cards());
                for card in orders.iter().filter(|card| self.check_small_order(seat, *card).is_ok()) {
                    visit(Decision::SmallOrder { card });
                }
                self.each_special(seat, &mut visit);
                visit(Decision::EndAction);
            }
        }
    }

    fn each_effect(&self, seat: Seat, building: Building, mut visit: impl FnMut(Decision)) {
        if building.action() != Action::Villa {
            return visit(Decision::Effect);
        }
        for card in orders_for(building, self.secrets[seat].hand, &self.board.players[seat].wares) {
            for special in Special::ALL.into_iter().map(Some).chain([None]) {
                if self.check_large_order(seat, card, special).is_ok() {
                    visit(Decision::LargeOrder { card, special });
                }
            }
        }
        if self.check_privilege(seat).is_ok() {
            visit(Decision::Privilege);
        }
    }

    /// GEN-4.21: the effect comes once, after what the begin window brings.
    fn check_begin(&self, seat: Seat) -> Result<Acting, Rule> {
        let acting = self.board.turn.acting.filter(|acting| acting.seat == seat).ok_or(Rule::OutOfState)?;
        if self.board.phase == Phase::Action(Step::Begin) { Ok(acting) } else { Err(Rule::ActionOrder) }
    }

    pub(super) fn check_effect(&self, seat: Seat) -> Result<(), Rule> {
        let acting = self.check_begin(seat)?;
        if acting.building.action() == Action::Villa { Err(Rule::Effect) } else { Ok(()) }
    }

    /// GEN-4.29: an order for this villa, its wares, and one special card as long as there is any.
    pub(super) fn check_large_order(
        &self,
        seat: Seat,
        card: Card,
        special: Option<Special>,
    ) -> Result<(), Rule> {
        let acting = self.check_begin(seat)?;
        if acting.building.action() != Action::Villa {
            return Err(Rule::Effect);
        }
        let mut orders =
            orders_for(acting.building, self.secrets[seat].hand, &self.board.players[seat].wares);
        let there =
            special.map_or(self.board.specials.is_empty(), |special| self.board.specials.has(special));
        if !there || !orders.any(|order| order == card) {
            return Err(Rule::LargeOrder);
        }
        match acting.promise {
            Some(Gain::Special(promised)) if special != Some(promised) => Err(Rule::Promise),
            Some(Gain::Privilege) => Err(Rule::Promise),
            _ => Ok(()),
        }
    }

    pub(super) fn check_privilege(&self, seat: Seat) -> Result<(), Rule> {
        let acting = self.check_begin(seat)?;
        if acting.building.action() != Action::Villa {
            return Err(Rule::Effect);
        }
        if matches!(acting.promise, Some(Gain::Special(_))) { Err(Rule::Promise) } else { Ok(()) }
    }

    /// GEN-4.32.
    pub(super) fn check_small_order(&self, seat: Seat, card: Card) -> Result<(), Rule> {
        let acting = self.board.turn.acting.filter(|acting| acting.seat == seat).ok_or(Rule::OutOfState)?;
        let now = self.board.phase == Phase::Action(Step::After) && !acting.small_order;
        let held = self.secrets[seat].hand.and(CardKind::SmallOrder.cards()).contains(card);
        let served = card.can_be_fulfilled(acting.building, &self.board.players[seat].wares);
        if now && held && served { Ok(()) } else { Err(Rule::SmallOrder) }
    }

    pub(super) fn check_end_action(&self, seat: Seat) -> Result<(), Rule> {
        self.board.turn.acting.filter(|acting| acting.seat == seat).ok_or(Rule::OutOfState)?;
        if self.board.phase == Phase::Action(Step::After) { Ok(()) } else { Err(Rule::ActionOrder) }
    }

    /// GEN-4.22, GEN-4.23.
    pub(super) fn effect(&mut self, sink: &mut impl EventSink<Event>) {
        let acting = self.board.turn.acting.expect("check saw who acts");
        let picks = matches!(acting.promise, Some(Gain::Cards { pick: Pick::Active, .. }));
        let picker = picks.then_some(self.board.turn.active);
        let drawn = self.receive(acting.seat, acting.building, picker, sink);
        self.after_effect(&drawn, sink);
    }

    /// GEN-4.29: the wares return, the card goes face up under its deck, the bank pays.
    pub(super) fn large_order(
        &mut self,
        card: Card,
        special: Option<Special>,
        sink: &mut impl EventSink<Event>,
    ) {
        let seat = self.board.acting_seat().expect("check saw who acts");
        self.board.return_wares(seat, card);
        self.lay_off(seat, card);
        self.pay_out(seat, LARGE_ORDER);
        if let Some(special) = special {
            self.board.take_special(seat, special);
        }
        sink.emit(|| Event::LargeOrder { seat, card, ducats: LARGE_ORDER, special });
        self.refill(CardKind::LargeOrder, sink);
        self.after_effect(&Drawn::new(), sink);
    }

    /// GEN-4.31. A27: if there is none, the action counts all the same.
    pub(super) fn privilege(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.board.acting_seat().expect("check saw who acts");
        let card = self.hidden.decks[CardKind::Privilege].top().copied();
        sink.emit(|| Event::PrivilegeTaken { seat, card });
        let drawn: Drawn = self.draw(seat, CardKind::Privilege, sink).into_iter().collect();
        self.after_effect(&drawn, sink);
    }

    /// GEN-4.32.
    pub(super) fn small_order(&mut self, seat: Seat, card: Card, sink: &mut impl EventSink<Event>) {
        self.board.return_wares(seat, card);
        self.lay_off(seat, card);
        self.pay_out(seat, SMALL_ORDER);
        sink.emit(|| Event::SmallOrder { seat, card, ducats: SMALL_ORDER });
        self.refill(CardKind::SmallOrder, sink);
        if let Some(acting) = &mut self.board.turn.acting {
            acting.small_order = true;
        }
    }

    pub(super) fn end_action(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        self.board.turn.acting = None;
        sink.emit(|| Event::ActionEnded { seat });
        self.go_on(sink);
    }

    /// GEN-4.22: what GEN-2.6 says, as far as it is there. Returns the cards in the order of drawing.
    pub(super) fn receive(
        &mut self,
        seat: Seat,
        building: Building,
        picker: Option<Seat>,
        sink: &mut impl EventSink<Event>,
    ) -> Drawn {
        let Yield { wares, special, markers, cards } = self.board.yielded(seat, building);
        wares.iter().for_each(|ware| _ = self.board.take_ware(seat, ware));
        if let Some(special) = special {
            self.board.take_special(seat, special);
        }
        self.board.take_markers(seat, markers);
        let mut drawn = Drawn::new();
        if let Action::Draw { kind, .. } = building.action() {
            (0..cards).filter_map(|_| self.draw(seat, kind, sink)).for_each(|card| drawn.push(card));
        }
        sink.emit(|| {
            let faces: CardSet = drawn.iter().copied().collect();
            let cards = backs(faces);
            Event::Received { seat, building, wares, special, markers, cards, faces: Some(faces), picker }
        });
        drawn
    }

    /// GEN-4.23: the fee; GEN-5.10: what was promised; then the after window.
    fn after_effect(&mut self, drawn: &Drawn, sink: &mut impl EventSink<Event>) {
        let acting = self.board.turn.acting.expect("an effect has an actor");
        if let Some((owner, ducats)) = self.board.owner_fee(acting.seat, acting.building) {
            self.pay_out(owner, ducats);
            let building = acting.building;
            sink.emit(|| Event::OwnerFee { seat: owner, building, ducats });
        }
        self.board.phase = Phase::Action(Step::After);
        if acting.promise.is_some() {
            self.keep_promise(&acting, drawn, sink);
        }
    }

    /// GEN-5.10: directly after the effect; where somebody picks among more cards, that seat is asked first.
    fn keep_promise(&mut self, acting: &Acting, drawn: &Drawn, sink: &mut impl EventSink<Event>) {
        let all: CardSet = drawn.iter().copied().collect();
        match acting.promise {
            Some(Gain::Cards { count, pick }) if pick != Pick::First && all.len() > count => {
                self.board.phase = Phase::Action(Step::HandOver);
                if pick == Pick::Active {
                    self.show(acting.seat, all, self.board.turn.active.into());
                }
                self.set_drawn(acting, all);
            }
            Some(Gain::Cards { count, .. }) => {
                let first: CardSet = drawn.iter().take(usize::from(count)).copied().collect();
                self.hand_over_all(acting, WareSet::default(), None, 0, first, sink);
            }
            Some(Gain::Wares(wares)) => {
                self.hand_over_all(acting, wares, None, 0, CardSet::EMPTY, sink);
            }
            Some(Gain::Markers { count }) => {
                self.hand_over_all(acting, WareSet::default(), None, count, CardSet::EMPTY, sink);
            }
            Some(Gain::Special(kind)) => {
                self.hand_over_all(acting, WareSet::default(), Some(kind), 0, CardSet::EMPTY, sink);
            }
            Some(Gain::Privilege) => {
                self.hand_over_all(acting, WareSet::default(), None, 0, all, sink);
            }
            None => {}
        }
    }

    fn hand_over_all(
        &mut self,
        acting: &Acting,
        wares: WareSet,
        special: Option<Special>,
        markers: u8,
        cards: CardSet,
        sink: &mut impl EventSink<Event>,
    ) {
        let (from, to) = (acting.seat, self.board.turn.active);
        let goods: Wares = wares.iter().collect();
        self.board.players[from].wares -= goods;
        self.board.players[to].wares += goods;
        if let Some(special) = special {
            self.board.players[from].specials.take(special);
            self.board.players[to].specials.add(special);
        }
        self.board.pay_markers(from, to, markers);
        self.transfer(from, to, cards, CardSet::EMPTY);
        if let Some(acting) = &mut self.board.turn.acting {
            acting.promise = None;
        }
        sink.emit(|| {
            let (counts, faces): (CardCounts, _) = (backs(cards), Some(cards));
            Event::HandedOver { from, to, wares, special, markers, cards: counts, faces }
        });
    }

    /// GEN-5.10: the cards among which the promised ones are picked.
    fn drawn(&self, acting: &Acting) -> CardSet {
        self.secrets[acting.seat].drawn
    }

    /// GEN-5.3, GEN-5.10: the acting player sees the drawn cards, and the active one if it picks.
    pub(crate) fn set_drawn(&mut self, acting: &Acting, drawn: CardSet) {
        let picker = self.board.picker().unwrap_or(acting.seat);
        for seat in [acting.seat, picker] {
            self.secrets[seat].drawn = drawn;
        }
        if let Some(acting) = &mut self.board.turn.acting {
            acting.drawn = drawn.len();
        }
    }

    pub(super) fn check_hand_over(&self, seat: Seat, card: Card) -> Result<(), Rule> {
        let asked = self.board.phase == Phase::Action(Step::HandOver) && self.board.picker() == Some(seat);
        let drawn = self.board.turn.acting.map_or(CardSet::EMPTY, |acting| self.drawn(&acting));
        if asked && drawn.contains(card) { Ok(()) } else { Err(Rule::Promise) }
    }

    pub(super) fn hand_over(&mut self, card: Card, sink: &mut impl EventSink<Event>) {
        let acting = self.board.turn.acting.expect("check saw who acts");
        let Some(Gain::Cards { count, pick }) = acting.promise else { return };
        let mut rest = self.drawn(&acting);
        rest.remove(card);
        self.set_drawn(&acting, if count > 1 { rest } else { CardSet::EMPTY });
        self.hand_over_all(&acting, WareSet::default(), None, 0, [card].into_iter().collect(), sink);
        if count > 1 {
            if let Some(acting) = &mut self.board.turn.acting {
                acting.promise = Some(Gain::Cards { count: count - 1, pick });
            }
        } else {
            self.board.phase = Phase::Action(Step::After);
        }
    }
}

/// GEN-4.29, GEN-4.30: the large orders among these cards that these wares fulfil.
pub(crate) fn orders_for(
    villa: Building,
    cards: CardSet,
    wares: &Wares,
) -> impl Iterator<Item = Card> + use<> {
    let wares = *wares;
    let orders = cards.and(CardKind::LargeOrder.cards()).iter();
    orders.filter(move |card| card.can_be_fulfilled(villa, &wares))
}
