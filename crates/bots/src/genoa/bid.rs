//! A partner speaks: what it offers for which field, which ask it meets, and how far it goes.

use genoa::{Building, Decision, Field, Phase, Request, Special, StandingOffer, Terms, payouts};
use table::{Offer, Pile, Seat};

use super::action::Actor;
use super::deal::{cash_step, payable, public_price};
use super::guesses::{Guesses, in_reach};
use super::in_kind::{Deal, InKind};
use super::worth::{Judge, Valued, message_pays, owner_fee};
use super::{mark, message};
use crate::BotRng;

/// How likely the tower comes to a building that is so many moves away, and one gets to act there.
const COMES: [f64; 5] = [0.0, 0.3, 0.18, 0.12, 0.08];
/// For so many targets offers are made in one window.
const MOST_TARGETS: usize = 3;
/// No field has more neighbours, which are the targets of a window.
const MOST_WISHES: usize = 8;
/// So often an offer is raised in one window; once more it may be lowered.
const CHANGES: usize = 2;
/// How much of what it is worth somebody pays who meets the first, second and third ask of a window.
const MEETS: [f64; 3] = [0.75, 0.85, 0.92];

/// How much of what it is worth a search tries to offer.
const PARTS_TRIED: [f64; 5] = [0.15, 0.35, 0.55, 0.75, 0.95];

/// What a seat that is waited for says: a message, an answer, an offer, or that it passes.
pub(super) fn decide(judge: &Judge<'_>, decisions: &[Decision], rng: &mut BotRng) -> Option<Decision> {
    message(decisions).or_else(|| Bidder::new(judge, rng).speak(decisions)).or(Some(Decision::Pass))
}

/// What a seat says that need not.
pub(super) fn remark(judge: &Judge<'_>, decisions: &[Decision], rng: &mut BotRng) -> Option<Decision> {
    Bidder::new(judge, rng).speak(decisions)
}

/// Tells offers beside the policy's own that are worth trying.
pub(super) fn tell_offers(judge: &Judge<'_>, rng: &mut BotRng, mut tell: impl FnMut(Decision)) {
    let bidder = Bidder::new(judge, rng);
    if !bidder.may_offer() {
        return;
    }
    for wish in bidder.wishes().iter().take(MOST_TARGETS) {
        for part in PARTS_TRIED {
            let price = payable(part * wish.cap).max(payouts::CASH_STEP);
            let offered = bidder.terms(wish, f64::from(price));
            if let Some(terms) = offered.filter(|terms| judge.known.check_offer(judge.seat, terms).is_ok()) {
                tell(Decision::Offer(terms));
            }
        }
    }
}

/// What it brings if the tower goes there and, in a building, one acts, less what else the action could be used for.
pub(super) fn surplus(judge: &Judge<'_>, target: Field) -> f64 {
    Bidder::new(judge, &mut BotRng::new(0)).surplus(target)
}

/// A target with what it is worth and what is offered for it.
#[derive(Copy, Clone, Default)]
struct Wish {
    target: Field,
    /// More than this is not paid.
    cap: f64,
    /// What one begins with.
    opening: f64,
    /// The best offer of others.
    rival: Option<f64>,
    /// The own offer.
    own: Option<f64>,
}

/// What somebody offers for a target, as everybody sees it.
#[derive(Copy, Clone, Default)]
struct PublicOffer {
    from: Seat,
    target: Field,
    price: f64,
}

/// No more offers stand.
const MOST_OFFERS: usize = 24;

struct Bidder<'a> {
    judge: &'a Judge<'a>,
    guesses: Guesses,
    offers: Pile<PublicOffer, MOST_OFFERS>,
    /// The own goods.
    goods: Valued,
    actor: Actor<'a>,
}

impl<'a> Bidder<'a> {
    fn new(judge: &'a Judge<'a>, rng: &mut BotRng) -> Bidder<'a> {
        judge.own_actions.begin(judge);
        let goods = judge.own_actions.goods(|| judge.valued(judge.seat, judge.own()));
        let actor = Actor::new(judge, judge.seat, goods);
        let public = |offer: StandingOffer| PublicOffer {
            from: offer.from,
            target: offer.terms.target,
            price: public_price(&offer.terms),
        };
        let offers = judge.known.offers().map(public).collect();
        let guesses = Guesses::guess(judge, rng);
        Bidder { judge, guesses, offers, goods, actor }
    }

    /// What the own action in a building is worth.
    fn action(&self, building: Building) -> f64 {
        self.judge.own_actions.action(building, || self.actor.action(building))
    }

    fn speak(&self, decisions: &[Decision]) -> Option<Decision> {
        if let Some(meet) = self.meet(decisions) {
            return Some(meet);
        }
        if !self.may_offer() {
            return None;
        }
        self.wishes().iter().take(MOST_TARGETS).find_map(|wish| self.offer(wish))
    }

    /// What is worth an offer, the dearest first.
    fn wishes(&self) -> Pile<Wish, MOST_WISHES> {
        let wishes = self.targets().map(|target| self.wish(target));
        let mut wishes: Pile<Wish, MOST_WISHES> = wishes.filter(|wish| wish.cap >= cash_step()).collect();
        wishes.as_mut_slice().sort_by(|a, b| b.cap.total_cmp(&a.cap));
        wishes
    }

    /// Can an offer be made, and is it not one change too many?
    fn may_offer(&self) -> bool {
        self.judge.known.offers_left(self.judge.seat) > 0 && self.changed() <= CHANGES
    }

    /// How often this seat has changed an offer in this window.
    fn changed(&self) -> usize {
        let Judge { known, seat, .. } = *self.judge;
        usize::from(known.offers_posted(seat)).saturating_sub(known.offers_standing(seat))
    }

    /// GEN-5.2: what can be dealt for, and what this seat could act on.
    fn targets(&self) -> impl Iterator<Item = Field> {
        let can_act = self.judge.board.capacity(self.judge.seat) > 0;
        self.judge.board.targets().iter().filter(move |field| field.is_street() || can_act)
    }

    fn wish(&self, target: Field) -> Wish {
        let Judge { seat, habits, .. } = self.judge;
        let cap = self.cap(self.surplus(target));
        let on_target = || self.offers.iter().filter(|offer| offer.target == target);
        let own = on_target().find(|offer| offer.from == *seat);
        let rivals = on_target().filter(|offer| offer.from != *seat);
        let rival = rivals.map(|offer| offer.price).reduce(f64::max);
        let least = payouts::CASH_STEP;
        let opening = if self.is_active_obliged() {
            least
        } else {
            payable(habits.opening * cap + cash_step() / 2.0).max(least)
        };
        let opening = f64::from(opening);
        Wish { target, cap, opening, rival, own: own.map(|offer| offer.price) }
    }

    /// GEN-4.18: an active player who cannot act has to take what is offered.
    fn is_active_obliged(&self) -> bool {
        let board = self.judge.board;
        board.phase == Phase::Current && board.capacity(board.turn.active) == 0
    }

    /// What remains to be paid of a surplus, since what the other gains hurts.
    fn cap(&self, surplus: f64) -> f64 {
        (surplus - self.judge.habits.margin) / (1.0 + self.judge.envy())
    }

    /// What it brings if the tower goes there and, in a building, one acts.
    fn surplus(&self, target: Field) -> f64 {
        let judge = self.judge;
        let Some(building) = target.building() else {
            return judge.habits.steering * mark::street(judge, target);
        };
        self.action(building) - self.capacity(target) + self.beside(target, building)
    }

    /// Messages that are delivered by going there, and the fee of a marker.
    fn beside(&self, target: Field, building: Building) -> f64 {
        let judge = self.judge;
        let mut visited = judge.board.turn.visited();
        let mut sum = match judge.board.owner_fee(judge.seat, building) {
            Some((_, fee)) => -judge.envy() * f64::from(fee),
            // Others would pay for the own marker.
            None if judge.board.markers[building].is_some() => -0.5 * owner_fee(),
            None => 0.0,
        };
        if !visited.contains(target) {
            let before = visited;
            visited.insert(target);
            let hand = judge.known.own.hand.iter();
            let delivered =
                hand.filter(|card| card.is_delivered_by(visited) && !card.is_delivered_by(before));
            sum += delivered.map(|_| judge.habits.steering * (message_pays() - judge.in_hand())).sum::<f64>();
        }
        sum
    }

    /// What else could be done with the action that it takes (GEN-4.14).
    fn capacity(&self, target: Field) -> f64 {
        self.judge.own_actions.capacity(target, || self.work_out_capacity(target))
    }

    fn work_out_capacity(&self, target: Field) -> f64 {
        let judge = self.judge;
        let cards = judge.board.players[judge.seat].specials[Special::ExtraAction];
        let card = judge.habits.special[2] * judge.prices.kept;
        if judge.board.turn.free_actions(judge.seat, judge.seats()) == 0 {
            return card;
        }
        let here = judge.board.turn.here() == Some(target);
        let discs = judge.board.turn.tower - u8::from(!here && judge.board.turn.tower > 0);
        let mut later = Pile::<(f64, f64), { Building::ALL.len() }>::new();
        for (fields, comes) in in_reach(&judge.board.turn, target, discs).into_iter().zip(COMES) {
            for building in fields.iter().filter_map(Field::building) {
                later.push((judge.habits.opening * self.action(building), judge.habits.patience * comes));
            }
        }
        later.as_mut_slice().sort_by(|a, b| b.0.total_cmp(&a.0));
        let (mut option, mut free) = (0.0, 1.0);
        for (value, comes) in &later {
            option += free * comes * value;
            free *= 1.0 - comes;
        }
        if cards > 0 { option.min(card) } else { option }
    }

    /// A first offer, a better one than a rival's, or a lower one when there is no rival any more.
    fn offer(&self, wish: &Wish) -> Option<Decision> {
        let step = cash_step();
        let changed = self.changed();
        let price = match (wish.own, wish.rival) {
            (None, Some(rival)) if rival + step <= wish.cap => wish.opening.max(rival + step),
            (None, _) => wish.opening,
            (Some(own), Some(rival)) if rival >= own && rival + step <= wish.cap && changed < CHANGES => {
                rival + step
            }
            (Some(own), None) if own >= wish.opening + step && changed <= CHANGES && !self.has_met() => {
                wish.opening
            }
            _ => return None,
        };
        self.terms(wish, price).map(Decision::Offer)
    }

    /// So much for the target, in kind where that is cheap or the rules want it.
    fn terms(&self, wish: &Wish, price: f64) -> Option<Terms> {
        let seat = self.judge.seat;
        let deal = Deal { judge: self.judge, guesses: &self.guesses, by: seat, target: wish.target };
        let must = self.judge.seats() == 2;
        let in_kind = if must { deal.best() } else { deal.best_within(price) };
        if must && in_kind.is_none() {
            return None;
        }
        let (cost, worth) = in_kind.map_or((0.0, 0.0), |in_kind| (in_kind.cost, in_kind.worth));
        // Half steps are rounded up, so that what is worth little is not offered for nothing.
        let ducats = payable((price - worth + cash_step() / 2.0).max(0.0)).min(self.judge.ducats());
        let paid = f64::from(ducats) + cost;
        let something = ducats > 0 || in_kind.is_some();
        (something && paid <= wish.cap + cash_step() / 2.0)
            .then(|| InKind::offer(in_kind, wish.target, ducats))
    }

    /// Has this seat met an ask in this window?
    fn has_met(&self) -> bool {
        self.judge.known.has_met_any(self.judge.seat)
    }

    /// GEN-5.13: the ask that brings most.
    fn meet(&self, decisions: &[Decision]) -> Option<Decision> {
        let Judge { known, seat, .. } = *self.judge;
        let mine = known.asks().filter(|ask| ask.to.contains(seat) && !known.has_met(seat, ask.number));
        let answers = mine.filter_map(|ask| self.answer(&ask, decisions));
        answers.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, decision)| decision)
    }

    /// What meeting it brings, if it does.
    fn answer(&self, ask: &Offer<Request>, decisions: &[Decision]) -> Option<(f64, Decision)> {
        let judge = self.judge;
        let terms = &ask.terms.terms;
        let own = &self.goods;
        let cards = judge.spared(judge.seat, &own.holdings, &terms.want.kinds)?;
        let meet = Decision::Meet { ask: ask.number, cards };
        // What names cards is not listed.
        let legal = || judge.known.check_meet(judge.seat, ask.number, cards).is_ok();
        if !decisions.contains(&meet) && (cards.is_empty() || !legal()) {
            return None;
        }
        let cost = -judge.payment(judge.seat, own, &terms.give, &terms.want)?;
        let worth = match terms.target.building() {
            Some(building) => {
                // What is given is missing there: an order that needs it cannot be fulfilled.
                let left = judge.exchanged(judge.seat, own, &terms.give, &terms.want)?;
                let action = judge.action(judge.seat, &left, building);
                let action = judge.action_less(judge.seat, &left, building, action, terms.gain);
                action - self.capacity(terms.target) + self.beside(terms.target, building)
            }
            None => self.surplus(terms.target),
        };
        let cap = self.cap(worth);
        let wish = self.wish(terms.target);
        let limit = self.limit(cap, &wish, terms);
        (cost <= limit && cost <= cap).then_some((cap - cost, meet))
    }

    /// How dear an ask may be. Who has gone along once, or stands to get it for less, goes further only against a rival.
    fn limit(&self, cap: f64, wish: &Wish, terms: &Terms) -> f64 {
        let asks = self.judge.known.asks_posted() + self.judge.habits.asks_skipped;
        let heard = usize::from(asks).clamp(1, MEETS.len());
        let against = wish.rival.map_or(wish.opening, |rival| rival + cash_step());
        let cheaper = wish.own.is_some_and(|own| public_price_of_ask(terms) <= own);
        if cheaper {
            cap
        } else if self.has_met() || self.is_active_obliged() && wish.own.is_some() {
            against
        } else {
            MEETS[heard - 1] * cap
        }
    }
}

/// What an ask wants, as everybody sees it.
fn public_price_of_ask(terms: &Terms) -> f64 {
    public_price(&Terms { give: terms.want, want: terms.give, ..*terms })
}
