//! A partner speaks: what it offers for which field, which ask it meets, and how far it goes.

use genoa::{Building, Decision, Face, Field, FieldSet, Genoa, Phase, Request, Special, Terms};
use table::{Dice, Game, Offer, Seed};

use super::deal::{fives, public_price};
use super::minds::{Minds, in_reach};
use super::sweet::{Sweet, Table};
use super::worth::{Judge, message_pays, owner_fee};
use super::{mark, message};
use crate::BotRng;

/// How likely the tower comes to a building that is so many moves away, and one gets to act there.
const COMES: [f64; 5] = [0.0, 0.3, 0.18, 0.12, 0.08];
/// For so many targets offers are made in one window.
const MOST_TARGETS: usize = 3;
/// So often an offer is raised in one window; once more it may be lowered.
const CHANGES: usize = 2;
/// How much of what it is worth somebody pays who meets the first, second and third ask of a window.
const MEETS: [f64; 3] = [0.75, 0.85, 0.92];

/// What a seat that is waited for says: a message, an answer, an offer, or that it passes.
pub(super) fn decide(judge: &Judge<'_>, decisions: &[Decision], rng: &mut BotRng) -> Option<Decision> {
    message(decisions).or_else(|| Bidder::new(judge, rng).speak(decisions)).or(Some(Decision::Pass))
}

/// What a seat says that need not.
pub(super) fn remark(judge: &Judge<'_>, decisions: &[Decision], rng: &mut BotRng) -> Option<Decision> {
    Bidder::new(judge, rng).speak(decisions)
}

/// A target with what it is worth and what is offered for it.
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

struct Bidder<'a> {
    judge: &'a Judge<'a>,
    minds: Minds,
}

impl<'a> Bidder<'a> {
    fn new(judge: &'a Judge<'a>, rng: &mut BotRng) -> Bidder<'a> {
        Bidder { judge, minds: Minds::guess(judge, rng) }
    }

    fn speak(&self, decisions: &[Decision]) -> Option<Decision> {
        if let Some(meet) = self.meet(decisions) {
            return Some(meet);
        }
        let mut wishes: Vec<Wish> = self
            .targets()
            .into_iter()
            .map(|target| self.wish(target))
            .filter(|wish| wish.cap >= 5.0)
            .collect();
        wishes.sort_by(|a, b| b.cap.total_cmp(&a.cap));
        wishes.truncate(MOST_TARGETS);
        wishes.iter().find_map(|wish| self.offer(wish))
    }

    /// GEN-5.2: what can be dealt for.
    fn targets(&self) -> Vec<Field> {
        let turn = &self.judge.view.turn;
        let Some(here) = turn.here() else { return Vec::new() };
        let fields: FieldSet = match self.judge.view.phase {
            Phase::Current => [here].into_iter().collect(),
            Phase::Onward if turn.tower > 1 => here.neighbours().without(turn.visited()),
            _ => FieldSet::EMPTY,
        };
        let can_act = self.judge.view.players[self.judge.seat].capacity > 0;
        fields.iter().filter(|field| field.is_street() || can_act && field.building().is_some()).collect()
    }

    fn wish(&self, target: Field) -> Wish {
        let view = self.judge.view;
        let cap = self.cap(self.surplus(target));
        let on_target = || view.offers.standing().iter().filter(|offer| offer.terms.target == target);
        let own = on_target().find(|offer| offer.from == self.judge.seat);
        let rivals = on_target().filter(|offer| offer.from != self.judge.seat);
        let rival = rivals.map(|offer| public_price(&offer.terms)).reduce(f64::max);
        // GEN-4.18: an active player who cannot act has to take what is offered.
        let obliged = view.phase == Phase::Current && view.players[view.turn.active].capacity == 0;
        let opening = if obliged { 5 } else { fives(self.judge.habits.opening * cap + 2.5).max(5) };
        let opening = f64::from(opening);
        Wish { target, cap, opening, rival, own: own.map(|offer| public_price(&offer.terms)) }
    }

    /// What remains to be paid of a surplus, the joy of the other considered.
    fn cap(&self, surplus: f64) -> f64 {
        (surplus - self.judge.habits.margin) / (1.0 + self.judge.envy())
    }

    /// What it brings if the tower goes there and, in a building, one acts.
    fn surplus(&self, target: Field) -> f64 {
        let judge = self.judge;
        let Some(building) = target.building() else {
            return judge.habits.steering * mark::street(judge, target);
        };
        judge.action(judge.seat, &judge.own(), building) - self.capacity(target)
            + self.beside(target, building)
    }

    /// Messages that are delivered by going there, and the fee of a marker.
    fn beside(&self, target: Field, building: Building) -> f64 {
        let judge = self.judge;
        let mut visited = judge.view.turn.visited();
        let mut sum = match judge.view.markers[building] {
            Some(owner) if owner == judge.seat => -0.5 * owner_fee(),
            Some(_) => -judge.envy() * owner_fee(),
            None => 0.0,
        };
        if !visited.contains(target) {
            visited.insert(target);
            let delivered = judge.view.hand.iter().filter(|card| {
                let Face::Message { buildings } = card.face() else { return false };
                buildings.contains(&building) && buildings.iter().all(|at| visited.contains(Field::from(*at)))
            });
            sum += delivered.map(|_| judge.habits.steering * (message_pays() - judge.in_hand())).sum::<f64>();
        }
        sum
    }

    /// What else could be done with the action that it takes (GEN-4.14).
    fn capacity(&self, target: Field) -> f64 {
        let judge = self.judge;
        let player = &judge.view.players[judge.seat];
        let cards = player.specials[Special::ExtraAction];
        let card = judge.habits.special[2] * judge.horizon.kept(3.0);
        if player.capacity <= cards {
            return card;
        }
        let here = judge.view.turn.here() == Some(target);
        let discs = judge.view.turn.tower - u8::from(!here && judge.view.turn.tower > 0);
        let mut later: Vec<(f64, f64)> = in_reach(judge.view, target, discs)
            .into_iter()
            .map(|(building, moves)| {
                let value = judge.action(judge.seat, &judge.own(), building);
                (judge.habits.opening * value, judge.habits.patience * COMES[usize::from(moves)])
            })
            .collect();
        later.sort_by(|a, b| b.0.total_cmp(&a.0));
        let (mut option, mut free) = (0.0, 1.0);
        for (value, comes) in later {
            option += free * comes * value;
            free *= 1.0 - comes;
        }
        if cards > 0 { option.min(card) } else { option }
    }

    /// A first offer, a better one than a rival's, or a lower one when there is no rival any more.
    fn offer(&self, wish: &Wish) -> Option<Decision> {
        let view = self.judge.view;
        let seat = self.judge.seat;
        let standing = view.offers.standing().iter().filter(|offer| offer.from == seat).count();
        let changed = usize::from(view.offers.posted(seat)).saturating_sub(standing);
        let price = match (wish.own, wish.rival) {
            (None, Some(rival)) if rival + 5.0 <= wish.cap => wish.opening.max(rival + 5.0),
            (None, _) => wish.opening,
            (Some(own), Some(rival)) if rival >= own && rival + 5.0 <= wish.cap && changed < CHANGES => {
                rival + 5.0
            }
            (Some(own), None) if own >= wish.opening + 5.0 && changed <= CHANGES && !self.has_met() => {
                wish.opening
            }
            _ => return None,
        };
        if view.offers.left(seat) == 0 || changed > CHANGES {
            return None;
        }
        self.terms(wish, price).map(Decision::Offer)
    }

    /// So much for the target, in kind where that is cheap or the rules want it.
    fn terms(&self, wish: &Wish, price: f64) -> Option<Terms> {
        let Judge { view, seat, .. } = *self.judge;
        let table = Table { judge: self.judge, minds: &self.minds, by: seat, target: wish.target };
        let must = view.seats() == 2;
        let sweet = table.best().filter(|sweet| must || sweet.pays() && sweet.worth <= price);
        if must && sweet.is_none() {
            return None;
        }
        let (cost, worth) = sweet.map_or((0.0, 0.0), |sweet| (sweet.cost, sweet.worth));
        // Half steps are rounded up, so that what is worth little is not offered for nothing.
        let ducats = fives((price - worth + 2.5).max(0.0)).min(self.judge.ducats());
        let paid = f64::from(ducats) + cost;
        let something = ducats > 0 || sweet.is_some();
        (something && paid <= wish.cap + 2.5).then(|| Sweet::offer(sweet, wish.target, ducats))
    }

    /// Has this seat met an ask in this window?
    fn has_met(&self) -> bool {
        self.judge.view.met.iter().any(|seats| seats.contains(self.judge.seat))
    }

    /// GEN-5.13: the ask that brings most.
    fn meet(&self, decisions: &[Decision]) -> Option<Decision> {
        let view = self.judge.view;
        let mine = view.asks.standing().iter().filter(|ask| {
            let place = usize::from(ask.number.0).saturating_sub(1);
            ask.to.contains(self.judge.seat)
                && view.met.get(place).is_some_and(|met| !met.contains(self.judge.seat))
        });
        let answers = mine.filter_map(|ask| self.answer(ask, decisions));
        answers.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, decision)| decision)
    }

    /// What meeting it brings, if it does.
    fn answer(&self, ask: &Offer<Request>, decisions: &[Decision]) -> Option<(f64, Decision)> {
        let judge = self.judge;
        let terms = &ask.terms.terms;
        let own = judge.own();
        let cards = judge.spared(judge.seat, &own, &terms.want.kinds)?;
        let meet = Decision::Meet { ask: ask.number, cards };
        // What names cards is not listed; on any table that looks like this one it is as legal as here (GEN-4.65).
        let legal = || {
            Genoa::imagine(judge.view, &mut Dice::new(Seed::from_number(0))).check(judge.seat, meet).is_ok()
        };
        if !decisions.contains(&meet) && (cards.is_empty() || !legal()) {
            return None;
        }
        let cost = -judge.payment(judge.seat, &own, &terms.give, &terms.want)?;
        let worth = match terms.target.building() {
            Some(building) => {
                // What is given is missing there: an order that needs it cannot be fulfilled.
                let left = judge.exchanged(judge.seat, &own, &terms.give, &terms.want)?;
                let action = judge.action_less(judge.seat, &left, building, terms.gain);
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
        let view = self.judge.view;
        let heard = usize::from(view.asks.posted(view.turn.active)).clamp(1, MEETS.len());
        let against = wish.rival.map_or(wish.opening, |rival| rival + 5.0);
        let obliged = view.phase == Phase::Current && view.players[view.turn.active].capacity == 0;
        let cheaper = wish.own.is_some_and(|own| public_price_of_ask(terms) <= own);
        if cheaper {
            cap
        } else if self.has_met() || obliged && wish.own.is_some() {
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
