//! The trait `Game`. A method holds its own code, or calls the function of the same name in the module of its chapter.

use std::ops::RangeInclusive;

use table::{Awaiting, Dice, EventSink, Fault, Game, Refusal, Seat, SeatSet, Standing, Viewer};

use crate::{
    Config, Decision, Event, MastersOfVenice, Phase, Rule, View, components, invariants, setup, silence,
    visibility,
};

impl Game for MastersOfVenice {
    const NAME: &'static str = "masters-of-venice";
    const VIEWS: u32 = 2;
    const SEATS: RangeInclusive<u8> = components::MIN_SEATS..=components::MAX_SEATS;

    type Config = Config;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Rule = Rule;

    fn set_up(config: &Config, dice: Dice, sink: &mut impl EventSink<Event>) -> Result<Self, Rule> {
        setup::set_up(config, dice, sink)
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        Awaiting { must: self.asked(), may: SeatSet::EMPTY }
    }

    #[inline]
    fn each_decision(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        if !self.asked().contains(seat) {
            return;
        }
        match self.board.phase {
            Phase::Bid => self.each_bid(seat, visit),
            Phase::Draft { .. } => self.each_pick(visit),
            Phase::Adjust { .. } => self.each_adjustment(seat, visit),
            Phase::Destination => {
                self.each_destination(seat, |place| visit(Decision::ChooseDestination { place }));
            }
            Phase::Window { .. } => self.each_answer(visit),
            Phase::Turn | Phase::OrderReturn | Phase::DockAssign { .. } => self.each_turn_decision(visit),
            Phase::Over => {}
        }
    }

    /// MOV-4.3: a seat that is not asked hears just that, whatever it says.
    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal<Rule>> {
        self.awaiting().admit(seat)?;
        let checked = match decision {
            Decision::BidThousands { thousands } => self.check_thousands(seat, thousands),
            Decision::Bid { amount } => self.check_bid(seat, amount),
            Decision::PickCharacter { character } => self.check_pick(character),
            Decision::AdjustOrders { shop, way } => self.check_adjustment(seat, shop, way),
            Decision::ChooseDestination { place } => self.check_destination(seat, place),
            Decision::Gondola(answer) => self.check_answer(answer),
            _ => self.check_turn_decision(decision),
        };
        checked.map_err(Refusal::Against)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, decision: Decision, sink: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.check(seat, decision), Ok(()), "{seat} {decision:?}");
        match decision {
            Decision::BidThousands { thousands } => return self.begin_bid(seat, thousands, sink),
            Decision::Bid { amount } => return self.seal_bid(seat, amount, sink),
            Decision::PickCharacter { character } => return self.pick(seat, character, sink),
            Decision::AdjustOrders { shop, way } => return self.adjust(seat, shop, way, sink),
            Decision::ChooseDestination { place } => return self.seal_destination(seat, place, sink),
            Decision::Gondola(answer) => return self.answer(answer, sink),
            Decision::EndTurn => return self.end_turn(false, sink),
            Decision::PlayFavor { favor, shop, amount } => self.play_favor(seat, favor, shop, amount, sink),
            Decision::PlayRumor { shop, peg, way } => self.play_rumor(seat, shop, peg, way, sink),
            Decision::Steal { dock, good } => self.step_steal(seat, dock, good, sink),
            Decision::Take { dock, good, n } => self.step_take(seat, dock, good, n, sink),
            Decision::CloseDock => self.close_dock(seat, sink),
            Decision::UseMajority { shop, effect } => self.use_majority(seat, shop, effect, sink),
            Decision::SellToShop { shop, n } => self.sell_to_shop(seat, shop, n, sink),
            Decision::BuyShare { company, n } => self.step_buy(seat, company, n, sink),
            Decision::SellShare { company, n } => self.step_sell(seat, company, n, sink),
            Decision::CloseShares => self.close_shares(seat, sink),
            Decision::DrawOrder { cards } => self.draw_orders(seat, cards, sink),
            Decision::ReturnOrder { card } => self.return_order(seat, card, sink),
            Decision::DeliverOrder { card, vp } => self.deliver(seat, card, vp, sink),
            Decision::BuyFavor { favor } => self.buy_favor(seat, favor, sink),
            Decision::UseOffice { office, free_good } => self.use_office(seat, office, free_good, sink),
            Decision::AssignDocks { dock_1, dock_2, dock_3, dock_4 } => {
                self.assign_docks(seat, [dock_1, dock_2, dock_3, dock_4], sink);
            }
            Decision::MercatoSell { goods } => self.mercato_sell(seat, goods, sink),
            Decision::MercatoBuy { goods } => self.mercato_buy(seat, goods, sink),
            Decision::MercatoSwap { give, take } => self.mercato_swap(seat, give, take, sink),
        }
        self.continue_turn(sink);
    }

    fn on_silence(&self, seat: Seat) -> Option<Decision> {
        silence::on_silence(self, seat)
    }

    fn standing(&self) -> Option<Standing> {
        (self.board.phase == Phase::Over).then(|| self.final_standing())
    }

    /// MOV-4.26: the others wait for their turns.
    fn window(&self, _seat: Seat) -> Option<u16> {
        matches!(self.board.phase, Phase::Window { .. }).then_some(components::WINDOW_SECONDS)
    }

    /// MOV-5.3, MOV-5.4: bids and destinations.
    fn sealed(&self) -> SeatSet {
        match self.board.phase {
            Phase::Bid | Phase::Destination => self.asked(),
            _ => SeatSet::EMPTY,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        visibility::view(self, viewer)
    }

    fn veil(event: &Event, viewer: Viewer) -> Option<Event> {
        visibility::veil(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        visibility::reveals(event)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Self {
        visibility::imagine(view, dice)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn faults(&self, before: Option<&Self>) -> Vec<Fault> {
        let mut faults = invariants::standing(self);
        if let Some(before) = before {
            faults.extend(invariants::since(before, self));
        }
        faults
    }
}
