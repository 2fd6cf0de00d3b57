//! Special cards inside an action (GEN-4.24, GEN-4.25, GEN-4.26, GEN-4.27, GEN-4.28, GEN-4.63, GEN-4.64).

use table::{EventSink, Seat};

use super::{Phase, Step};
use crate::{Action, Building, CardKind, Decision, Event, Genoa, Good, GoodKind, Rule, Special, Ware};

impl Genoa {
    /// GEN-4.24: is this the acting player, in one of its windows, with such a card?
    fn check_special(&self, seat: Seat, special: Special) -> Result<(), Rule> {
        let acts = self.acting_seat() == Some(seat);
        let open = matches!(self.phase, Phase::Action(Step::Begin | Step::After));
        if acts && open && self.players[seat].specials.has(special) {
            Ok(())
        } else {
            Err(Rule::SpecialCards)
        }
    }

    /// GEN-5.10: would the effect still yield what was promised? Nothing hidden is asked: cards that are drawn only add.
    fn keeps_promise(&self, play: impl FnOnce(&mut Genoa)) -> Result<(), Rule> {
        let owed = self.turn.acting.and_then(|acting| acting.promise);
        if owed.is_none() {
            return Ok(());
        }
        let mut after = self.clone();
        play(&mut after);
        if after.can_keep() { Ok(()) } else { Err(Rule::Promise) }
    }

    #[inline]
    pub(super) fn each_special(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        let held = &self.players[seat].specials;
        if held.has(Special::AnyWare) {
            for (ware, _) in self.wares.kinds() {
                if self.check_any_ware(seat, ware).is_ok() {
                    visit(Decision::AnyWare { ware });
                }
            }
        }
        if held.has(Special::BuildingAction) {
            for building in Building::ALL {
                if self.markers[building] == Some(seat) && self.check_building_action(seat, building).is_ok()
                {
                    visit(Decision::BuildingAction { building });
                }
            }
        }
        if held.has(Special::Exchange) {
            self.each_good(seat, |give| {
                if self.check_exchange(seat, give).is_ok() {
                    visit(Decision::Exchange { give });
                }
            });
        }
    }

    /// GEN-2.11: every good of this seat, one of each kind.
    fn each_good(&self, seat: Seat, mut visit: impl FnMut(Good)) {
        let player = &self.players[seat];
        player.wares.kinds().for_each(|(ware, _)| visit(Good::Ware(ware)));
        player.specials.kinds().for_each(|(special, _)| visit(Good::Special(special)));
        if player.stock > 0 {
            visit(Good::Marker);
        }
        self.hands[seat].iter().for_each(|card| visit(Good::Card(card)));
    }

    pub(super) fn check_any_ware(&self, seat: Seat, ware: Ware) -> Result<(), Rule> {
        self.check_special(seat, Special::AnyWare)?;
        if !self.wares.has(ware) {
            return Err(Rule::AnyWare);
        }
        self.keeps_promise(|after| after.any_ware(seat, ware, &mut ()))
    }

    /// GEN-4.25.
    pub(super) fn any_ware(&mut self, seat: Seat, ware: Ware, sink: &mut impl EventSink<Event>) {
        self.play_special(seat, Special::AnyWare);
        self.take_ware(seat, ware);
        sink.emit(|| Event::AnyWare { seat, ware });
    }

    /// GEN-4.26: the card being played is not the good given.
    pub(super) fn check_exchange(&self, seat: Seat, give: Good) -> Result<(), Rule> {
        self.check_special(seat, Special::Exchange)?;
        let player = &self.players[seat];
        let has = match give {
            Good::Ware(ware) => player.wares.has(ware),
            Good::Special(Special::Exchange) => player.specials[Special::Exchange] >= 2,
            Good::Special(special) => player.specials.has(special),
            Good::Marker => player.stock > 0,
            Good::Card(card) => self.hands[seat].contains(card),
        };
        if !has {
            return Err(Rule::Exchange);
        }
        self.keeps_promise(|after| after.exchange(seat, give, &mut ()))
    }

    /// GEN-4.26: the played card and the good are in supply again before anything is taken.
    pub(super) fn exchange(&mut self, seat: Seat, give: Good, sink: &mut impl EventSink<Event>) {
        self.play_special(seat, Special::Exchange);
        match give {
            Good::Ware(ware) => {
                self.players[seat].wares.take(ware);
                self.wares.add(ware);
            }
            Good::Special(special) => self.play_special(seat, special),
            Good::Marker => {
                self.players[seat].stock -= 1;
                self.players[seat].supply += 1;
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
        let wares = Ware::ALL.into_iter().map(GoodKind::Ware);
        let specials = Special::ALL.into_iter().map(GoodKind::Special);
        let cards = CardKind::ALL.into_iter().map(GoodKind::Card);
        for good in wares.chain(specials).chain([GoodKind::Marker]).chain(cards) {
            if self.check_take(seat, good).is_ok() {
                visit(Decision::Take { good });
            }
        }
    }

    pub(super) fn check_take(&self, seat: Seat, good: GoodKind) -> Result<(), Rule> {
        let exchanging = self.turn.acting.is_some_and(|acting| acting.exchanging && acting.seat == seat);
        if !exchanging {
            return Err(Rule::Steps);
        }
        let there = match good {
            GoodKind::Ware(ware) => self.wares.has(ware),
            GoodKind::Special(special) => self.specials.has(special),
            GoodKind::Marker => self.players[seat].supply > 0,
            GoodKind::Card(kind) => !self.decks[kind].is_empty(),
        };
        if !there {
            return Err(Rule::Exchange);
        }
        self.keeps_promise(|after| after.take(seat, good, &mut ()))
    }

    pub(super) fn take(&mut self, seat: Seat, good: GoodKind, sink: &mut impl EventSink<Event>) {
        self.set_exchanging(false);
        match good {
            GoodKind::Ware(ware) => _ = self.take_ware(seat, ware),
            GoodKind::Special(special) => _ = self.take_special(seat, special),
            GoodKind::Marker => _ = self.take_markers(seat, 1),
            GoodKind::Card(kind) => {
                let card = *self.decks[kind].top().expect("check saw a card");
                sink.emit(|| Event::ExchangeTook { seat, good, card: Some(card) });
                self.draw(seat, kind, sink);
                return;
            }
        }
        sink.emit(|| Event::ExchangeTook { seat, good, card: None });
    }

    fn set_exchanging(&mut self, exchanging: bool) {
        if let Some(acting) = &mut self.turn.acting {
            acting.exchanging = exchanging;
        }
    }

    /// GEN-4.27, GEN-4.63. A54: no villa can carry a marker, so the effect need not be named.
    pub(super) fn check_building_action(&self, seat: Seat, building: Building) -> Result<(), Rule> {
        self.check_special(seat, Special::BuildingAction)?;
        if self.markers[building] != Some(seat) {
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
        self.play_special(seat, Special::BuildingAction);
        sink.emit(|| Event::BuildingAction { seat, building });
        self.receive(seat, building, None, sink);
    }
}
