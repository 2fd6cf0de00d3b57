//! Special cards inside an action (GEN-4.24, GEN-4.25, GEN-4.26, GEN-4.27, GEN-4.28, GEN-4.63, GEN-4.64).

use table::{EventSink, Seat};

use super::{Phase, Step};
use crate::{Action, Building, Decision, Event, Genoa, Good, GoodKind, Holdings, Rule, Special, Ware};

impl Genoa {
    /// GEN-4.24: is this the acting player, in one of its windows, with such a card?
    fn check_special(&self, seat: Seat, special: Special) -> Result<(), Rule> {
        let acts = self.board.acting_seat() == Some(seat);
        let open = matches!(self.board.phase, Phase::Action(Step::Begin | Step::After));
        if acts && open && self.board.players[seat].specials.has(special) {
            Ok(())
        } else {
            Err(Rule::SpecialCards)
        }
    }

    /// GEN-5.10: would the effect still yield what was promised? Nothing hidden is asked: cards that are drawn only add.
    fn keeps_promise(&self, play: impl FnOnce(&mut Genoa)) -> Result<(), Rule> {
        let owed = self.board.turn.acting.and_then(|acting| acting.promise);
        if owed.is_none() {
            return Ok(());
        }
        let mut after = self.clone();
        play(&mut after);
        if after.can_keep() { Ok(()) } else { Err(Rule::Promise) }
    }

    #[inline]
    pub(super) fn each_special(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        let held = &self.board.players[seat].specials;
        if held.has(Special::AnyWare) {
            for (ware, _) in self.board.wares.kinds() {
                if self.check_any_ware(seat, ware).is_ok() {
                    visit(Decision::AnyWare { ware });
                }
            }
        }
        if held.has(Special::BuildingAction) {
            for building in Building::ALL {
                if self.board.markers[building] == Some(seat)
                    && self.check_building_action(seat, building).is_ok()
                {
                    visit(Decision::BuildingAction { building });
                }
            }
        }
        if held.has(Special::Exchange) {
            for give in self.holdings(seat).goods() {
                if self.check_exchange(seat, give).is_ok() {
                    visit(Decision::Exchange { give });
                }
            }
        }
    }

    /// GEN-2.11: the goods of this seat.
    pub(crate) fn holdings(&self, seat: Seat) -> Holdings {
        self.board.holdings(seat, self.secrets[seat].hand)
    }

    pub(super) fn check_any_ware(&self, seat: Seat, ware: Ware) -> Result<(), Rule> {
        self.check_special(seat, Special::AnyWare)?;
        if !self.board.wares.has(ware) {
            return Err(Rule::AnyWare);
        }
        self.keeps_promise(|after| after.any_ware(seat, ware, &mut ()))
    }

    /// GEN-4.25.
    pub(super) fn any_ware(&mut self, seat: Seat, ware: Ware, sink: &mut impl EventSink<Event>) {
        self.board.play_special(seat, Special::AnyWare);
        self.board.take_ware(seat, ware);
        sink.emit(|| Event::AnyWare { seat, ware });
    }

    /// GEN-4.26: the card being played is not the good given.
    pub(super) fn check_exchange(&self, seat: Seat, give: Good) -> Result<(), Rule> {
        self.check_special(seat, Special::Exchange)?;
        if !self.holdings(seat).less(Good::Special(Special::Exchange)).has(give) {
            return Err(Rule::Exchange);
        }
        self.keeps_promise(|after| after.exchange(seat, give, &mut ()))
    }

    /// GEN-4.26: the played card and the good are in supply again before anything is taken.
    pub(super) fn exchange(&mut self, seat: Seat, give: Good, sink: &mut impl EventSink<Event>) {
        self.board.play_special(seat, Special::Exchange);
        match give {
            Good::Ware(ware) => {
                self.board.players[seat].wares.take(ware);
                self.board.wares.add(ware);
            }
            Good::Special(special) => self.board.play_special(seat, special),
            Good::Marker => {
                self.board.players[seat].stock -= 1;
                self.board.players[seat].supply += 1;
            }
            Good::Card(card) => self.lay_off(seat, card),
        }
        sink.emit(|| Event::ExchangeGave { seat, good: give });
        if let Good::Card(card) = give {
            self.refill(card.kind(), sink);
        }
        self.set_exchanging(true);
    }

    pub(super) fn each_take(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        for good in self.board.goods_to_take(seat) {
            if self.check_take(seat, good).is_ok() {
                visit(Decision::Take { good });
            }
        }
    }

    pub(super) fn check_take(&self, seat: Seat, good: GoodKind) -> Result<(), Rule> {
        let exchanging =
            self.board.turn.acting.is_some_and(|acting| acting.exchanging && acting.seat == seat);
        if !exchanging {
            return Err(Rule::Steps);
        }
        if !self.board.can_take(seat, good) {
            return Err(Rule::Exchange);
        }
        self.keeps_promise(|after| after.take(seat, good, &mut ()))
    }

    pub(super) fn take(&mut self, seat: Seat, good: GoodKind, sink: &mut impl EventSink<Event>) {
        self.set_exchanging(false);
        match good {
            GoodKind::Ware(ware) => _ = self.board.take_ware(seat, ware),
            GoodKind::Special(special) => _ = self.board.take_special(seat, special),
            GoodKind::Marker => self.board.take_markers(seat, 1),
            GoodKind::Card(kind) => {
                let card = *self.hidden.decks[kind].top().expect("check saw a card");
                sink.emit(|| Event::ExchangeTook { seat, good, card: Some(card) });
                self.draw(seat, kind, sink);
                return;
            }
        }
        sink.emit(|| Event::ExchangeTook { seat, good, card: None });
    }

    fn set_exchanging(&mut self, exchanging: bool) {
        if let Some(acting) = &mut self.board.turn.acting {
            acting.exchanging = exchanging;
        }
    }

    /// GEN-4.27, GEN-4.63. A54: no villa can carry a marker, so the effect need not be named.
    pub(super) fn check_building_action(&self, seat: Seat, building: Building) -> Result<(), Rule> {
        self.check_special(seat, Special::BuildingAction)?;
        if self.board.markers[building] != Some(seat) {
            return Err(Rule::BuildingAction);
        }
        if building.action() == Action::Special(Special::BuildingAction) {
            return Err(Rule::NoPalazzo);
        }
        self.keeps_promise(|after| after.building_action(seat, building, &mut ()))
    }

    /// GEN-4.27: the action, wherever the tower is. GEN-4.23: the user is the owner, so there is no fee.
    pub(super) fn building_action(
        &mut self,
        seat: Seat,
        building: Building,
        sink: &mut impl EventSink<Event>,
    ) {
        self.board.play_special(seat, Special::BuildingAction);
        sink.emit(|| Event::BuildingAction { seat, building });
        self.receive(seat, building, None, sink);
    }
}
