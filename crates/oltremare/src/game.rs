//! The trait `Game`. A method holds its own code, or calls the function of the same name in the module of its chapter.

use std::ops::RangeInclusive;

use table::{Awaiting, Dice, EventSink, Fault, Game, Refusal, Seat, SeatSet, Standing, Viewer};

use crate::{
    Config, Decision, Event, Oltremare, Phase, Rule, View, bargain, components, invariants, setup, silence,
    visibility,
};

impl Game for Oltremare {
    const NAME: &'static str = "oltremare";
    const VIEWS: u32 = 1;
    const SEATS: RangeInclusive<u8> = components::MIN_SEATS..=components::MAX_SEATS;

    type Config = Config;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Rule = Rule;

    fn set_up(config: &Config, dice: Dice, sink: &mut impl EventSink<Event>) -> Result<Self, Rule> {
        setup::set_up(config, dice, sink)
    }

    /// OLT-5.32: while trading everybody may speak, whatever they hold and whoever was addressed.
    fn awaiting(&self) -> Awaiting {
        let active = SeatSet::from(self.board.turn.active);
        match self.board.phase {
            Phase::Over => Awaiting::NOBODY,
            Phase::Trade => Awaiting { must: active, may: SeatSet::first(self.board.seats()) - active },
            _ => Awaiting { must: active, may: SeatSet::EMPTY },
        }
    }

    #[inline]
    fn each_decision(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        let active = self.board.is_active(seat);
        match self.board.phase {
            Phase::Trade if seat.number() < self.board.seats() => {
                if active {
                    self.board.each_purchase(&mut visit);
                }
                self.each_answer(seat, &mut visit);
            }
            _ if !active => {}
            Phase::HandLimit { .. } => self.each_discard(visit),
            Phase::Play { count } => self.each_play(count, visit),
            Phase::Sail { steps } => self.each_step(steps, visit),
            Phase::Compass => self.board.each_jump(visit),
            Phase::Stow => self.each_stow(visit),
            Phase::Trade | Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal<Rule>> {
        self.awaiting().admit(seat)?;
        self.check_rules(seat, decision).map_err(Refusal::Against)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, decision: Decision, sink: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.check(seat, decision), Ok(()), "{seat} {decision:?}");
        match decision {
            Decision::Discard { card } => self.choose_discard(card, sink),
            Decision::Buy { from } => self.buy(from, sink),
            Decision::EndTrade => self.end_trade(sink),
            Decision::Announce { have, seek } => self.announce(seat, have, seek, sink),
            Decision::Propose(proposal) => self.propose(seat, proposal, sink),
            Decision::Claim { offer, card, claim } => self.claim(seat, offer, card, claim, sink),
            Decision::Withdraw { offer } => self.withdraw(seat, offer, sink),
            Decision::Decline { offer } => self.decline(seat, offer, sink),
            Decision::Accept { offer, cards } => self.accept(seat, offer, &cards, sink),
            Decision::Play { card } => self.choose_play(card, sink),
            Decision::Sail { to } => self.steer(to, sink),
            Decision::CompassJump { to } => self.jump(Some(to), sink),
            Decision::CompassStay => self.jump(None, sink),
            Decision::Stow { card } => self.choose_stow(card, sink),
        }
    }

    fn on_silence(&self, seat: Seat) -> Option<Decision> {
        silence::on_silence(self, seat)
    }

    fn standing(&self) -> Option<Standing> {
        (self.board.phase == Phase::Over).then(|| self.board.final_standing())
    }

    /// OLT-5.32: one talk for each trade. Between two trades somebody sails.
    fn talk(&self) -> Option<u8> {
        (self.board.phase == Phase::Trade).then_some(self.board.turn.active.number())
    }

    fn deal_partners(&self, _seat: Seat, decision: &Decision) -> SeatSet {
        match decision {
            Decision::Accept { offer, .. } => {
                self.offers.get(*offer).map_or(SeatSet::EMPTY, |offer| offer.from.into())
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Offers have too many forms to be listed; accepting one that wants cards is open, too, for it names them.
    fn is_open(decision: &Decision) -> bool {
        match decision {
            Decision::Announce { .. } | Decision::Propose(_) | Decision::Claim { .. } => true,
            Decision::Accept { cards, .. } => !cards.is_empty(),
            Decision::Discard { .. }
            | Decision::Buy { .. }
            | Decision::EndTrade
            | Decision::Withdraw { .. }
            | Decision::Decline { .. }
            | Decision::Play { .. }
            | Decision::Sail { .. }
            | Decision::CompassJump { .. }
            | Decision::CompassStay
            | Decision::Stow { .. } => false,
        }
    }

    fn sample_open(&self, seat: Seat, dice: &mut Dice) -> Option<Decision> {
        bargain::sample_open(self, seat, dice)
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

impl Oltremare {
    /// OLT-4.92: whoever is asked hears the first rule that stands against the decision.
    pub(crate) fn check_rules(&self, seat: Seat, decision: Decision) -> Result<(), Rule> {
        match decision {
            Decision::Discard { card } => self.check_discard(card, seat),
            Decision::Buy { from } => self.check_buy(seat, from),
            Decision::EndTrade => self.check_end_trade(seat),
            Decision::Play { card } => self.check_play(card, seat),
            Decision::Sail { to } => self.check_sail(to, seat),
            Decision::CompassJump { to } => self.check_jump(Some(to), seat),
            Decision::CompassStay => self.check_jump(None, seat),
            Decision::Stow { card } => self.check_stow(card, seat),
            _ if self.board.phase != Phase::Trade => Err(Rule::WithActive),
            Decision::Announce { have, seek } => self.check_announce(seat, &have, &seek),
            Decision::Propose(proposal) => self.check_propose(seat, &proposal),
            Decision::Claim { offer, card, claim } => self.check_claim(seat, offer, card, claim),
            Decision::Withdraw { offer } => self.check_withdraw(seat, offer),
            Decision::Decline { offer } => self.check_decline(seat, offer),
            Decision::Accept { offer, cards } => self.check_accept(seat, offer, &cards),
        }
    }
}
