//! The active player: where the tower starts, who acts where and for how much, where it walks.

use genoa::{Building, Bundle, ByField, Decision, Field, FieldSet, Request, StandingOffer, Terms};
use table::Seat;

use super::deal::{payable, public_price};
use super::guesses::{BuildingSet, Guesses, Values, in_reach};
use super::in_kind::{Deal, InKind, PaidGood};
use super::message;
use super::walk::{Capacities, ROUNDING, Walker};
use super::worth::{Judge, Valued};
use crate::BotRng;
use crate::greatest::greatest;

/// How much of what the buyer gains is asked for, at the first, second and third ask of a window.
const ASKS: [f64; 3] = [0.88, 0.72, 0.6];
/// How much of it a search tries to ask for.
const PARTS_TRIED: [f64; 4] = [1.0, 0.85, 0.7, 0.5];
/// What an ask must promise beyond what can be had without it.
const HOPE: f64 = 4.0;
/// Below this nothing is asked: it is not worth the words.
const LEAST: u16 = 10;
/// Somebody who pays so much more than it is worth to them is not kept waiting.
const EXCELLENT: f64 = 1.1;
/// What an offer must bring at least for that.
const TEMPTING: f64 = 20.0;

/// The next decision in a window, once everybody has spoken.
pub(super) fn decide(judge: &Judge<'_>, decisions: &[Decision], rng: &mut BotRng) -> Option<Decision> {
    if let Some(message) = message(decisions) {
        return Some(message);
    }
    let guesses = Guesses::guess(judge, rng);
    let reach = reach(judge);
    let values = guesses.values(judge, reach);
    let active = ActivePlayer::new(judge, &guesses, &values, reach);
    let (value, best) = active.best(decisions)?;
    active.ask(value).map(Decision::Ask).or(Some(best))
}

/// While others may still speak it waits, but for an offer that is too good to be left standing.
pub(super) fn remark(judge: &Judge<'_>, decisions: &[Decision], rng: &mut BotRng) -> Option<Decision> {
    let mut offers = judge.known.offers();
    if !offers.any(|offer| public_price(&offer.terms) >= TEMPTING) {
        return None;
    }
    let guesses = Guesses::guess(judge, rng);
    let own = judge.valued(judge.seat, judge.own());
    let is_excellent = |decision: &Decision| {
        let Decision::Accept { offers: accepted } = *decision else { return false };
        judge.known.offers().filter(|offer| offer.is_among(accepted)).all(|offer| {
            let received = received(judge, &own, &offer.terms);
            let worth =
                || offer.terms.target.building().map_or(0.0, |at| guesses.value(judge, offer.from, at));
            received >= EXCELLENT * TEMPTING && received >= EXCELLENT * worth().max(TEMPTING)
        })
    };
    if !decisions.iter().any(is_excellent) {
        return None;
    }
    let reach = reach(judge);
    let values = guesses.values(judge, reach);
    let (_, best) = ActivePlayer::new(judge, &guesses, &values, reach).best(decisions)?;
    Some(best).filter(is_excellent)
}

/// Tells asks beside the policy's own that are worth trying.
pub(super) fn tell_asks(judge: &Judge<'_>, rng: &mut BotRng, mut tell: impl FnMut(Decision)) {
    if judge.known.asks_left() == 0 {
        return;
    }
    let guesses = Guesses::guess(judge, rng);
    let reach = reach(judge);
    let values = guesses.values(judge, reach);
    let active = ActivePlayer::new(judge, &guesses, &values, reach);
    for target in active.targets() {
        for part in PARTS_TRIED {
            let asked = active.ask_for(target, part, f64::NEG_INFINITY).map(|(_, request)| request);
            if let Some(request) = asked.filter(|request| judge.known.check_ask(judge.seat, request).is_ok())
            {
                tell(Decision::Ask(request));
            }
        }
    }
}

/// What an offer pays the active player.
pub(super) fn paid(judge: &Judge<'_>, offer: &Terms) -> f64 {
    received(judge, &judge.valued(judge.seat, judge.own()), offer)
}

/// GEN-4.4: `any_start`, where it brings more than the dice may be expected to.
pub(super) fn start(judge: &Judge<'_>, decisions: &[Decision], rng: &mut BotRng) -> Option<Decision> {
    if decisions == [Decision::Roll] {
        return Some(Decision::Roll);
    }
    let guesses = Guesses::guess(judge, rng);
    let values = guesses.values(judge, BuildingSet::all());
    let walker = Walker::new(judge, &values, BuildingSet::all());
    let capacities = walker.capacities();
    let outlooks = ByField::from_fn(|field| {
        let discs = judge.board.turn.tower;
        walker.outlook(field, FieldSet::EMPTY, discs, field.building(), &capacities, f64::NEG_INFINITY)
    });
    let (sum, count) =
        Field::squares().fold((0.0, 0.0), |(sum, count), field| (sum + outlooks[field], count + 1.0));
    let card = judge.habits.special[0] * (judge.horizon.own / 2.0).min(1.0);
    greatest(decisions, |decision| match decision {
        Decision::Roll => sum / count + card,
        Decision::AnyStart { field } => outlooks[*field],
        _ => f64::NEG_INFINITY,
    })
}

/// The building under the tower and all that it can still come to.
fn reach(judge: &Judge<'_>) -> BuildingSet {
    let Some(here) = judge.board.turn.here() else { return BuildingSet::EMPTY };
    let ahead = in_reach(&judge.board.turn, here, judge.board.turn.tower);
    let fields = ahead.into_iter().fold(here.into(), FieldSet::or);
    fields.iter().filter_map(Field::building).collect()
}

struct ActivePlayer<'a> {
    judge: &'a Judge<'a>,
    own: Valued,
    guesses: &'a Guesses,
    values: &'a Values,
    walker: Walker<'a>,
    capacities: Capacities,
}

impl<'a> ActivePlayer<'a> {
    fn new(
        judge: &'a Judge<'a>,
        guesses: &'a Guesses,
        values: &'a Values,
        reach: BuildingSet,
    ) -> ActivePlayer<'a> {
        let walker = Walker::new(judge, values, reach);
        let capacities = walker.capacities();
        let own = judge.valued(judge.seat, judge.own());
        ActivePlayer { judge, own, guesses, values, walker, capacities }
    }

    /// The first of the decisions that bring most.
    fn best(&self, decisions: &[Decision]) -> Option<(f64, Decision)> {
        let mut best: Option<(f64, Decision)> = None;
        for decision in decisions {
            let value = self.value(decision, best.map_or(f64::NEG_INFINITY, |(most, _)| most));
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, *decision));
            }
        }
        best
    }

    /// What a decision brings, with all that can follow from it in this turn, if that is more than `floor`. If not, no more than
    /// `floor`.
    fn value(&self, decision: &Decision, floor: f64) -> f64 {
        let here = self.judge.board.turn.here();
        match (decision, here) {
            (Decision::Own, Some(here)) => {
                let Some(building) = here.building() else { return f64::NEG_INFINITY };
                let seat = self.judge.seat;
                let action = self.values[seat][building] - self.walker.spent(&self.capacities, seat)
                    + self.walker.fee(seat, building);
                self.and_after(action, here, Some(seat), floor)
            }
            (Decision::Forgo, Some(here)) => self.after(here, None, floor),
            (Decision::EndTurn, Some(here)) => {
                let visited = self.judge.board.turn.visited();
                self.walker.outlook(here, visited, 1, None, &self.capacities, floor)
            }
            (Decision::Move { field }, _) => self.onward(*field, field.building(), &self.capacities, floor),
            (Decision::Accept { offers }, _) => {
                let standing = self.judge.known.offers();
                self.accepted(standing.filter(|offer| offer.is_among(*offers)), floor)
            }
            _ => f64::NEG_INFINITY,
        }
    }

    /// What several offers for one target bring together.
    fn accepted(&self, mut offers: impl Iterator<Item = StandingOffer>, floor: f64) -> f64 {
        let Some(first) = offers.next() else { return f64::NEG_INFINITY };
        let target = first.terms.target;
        let gains = offers.fold(self.gain(&first), |gains, offer| gains + self.gain(&offer));
        self.and_after(gains, target, target.building().map(|_| first.from), floor)
    }

    /// What an offer brings, what it brings the other considered.
    fn gain(&self, offer: &StandingOffer) -> f64 {
        let received = received(self.judge, &self.own, &offer.terms);
        let Some(building) = offer.terms.target.building() else { return received };
        let others_gain = self.values[offer.from][building] - public_price(&offer.terms);
        received - self.judge.envy() * others_gain.max(0.0) + self.walker.fee(offer.from, building)
    }

    /// So much, and what can follow when this seat has acted on this field, or nobody has: if together that is more than `floor`.
    fn and_after(&self, gained: f64, field: Field, acted: Option<Seat>, floor: f64) -> f64 {
        if gained == f64::NEG_INFINITY {
            return gained;
        }
        gained + self.after(field, acted, floor - gained - ROUNDING)
    }

    /// What can follow when this seat has acted on this field, or nobody has, if that is more than `floor`.
    fn after(&self, field: Field, acted: Option<Seat>, floor: f64) -> f64 {
        let mut left = self.capacities;
        if let Some(seat) = acted {
            left.spend(seat);
        }
        self.onward(field, None, &left, floor)
    }

    /// What can follow from standing on this field, the present one or a neighbour, if that is more than `floor`.
    fn onward(&self, field: Field, open: Option<Building>, capacities: &Capacities, floor: f64) -> f64 {
        let turn = &self.judge.board.turn;
        let moved = u8::from(turn.here() != Some(field));
        let discs = turn.tower.saturating_sub(moved);
        self.walker.outlook(field, turn.visited(), discs, open, capacities, floor)
    }

    /// GEN-5.13: a firm ask near what the buyer gains, if that would bring more than the best decision. Who takes offers back
    /// is not given the time for it.
    fn ask(&self, best: f64) -> Option<Request> {
        let known = self.judge.known;
        let asked = usize::from(known.asks_posted() + self.judge.habits.asks_skipped);
        if asked >= ASKS.len() || known.asks_left() == 0 || self.somebody_withdrew() {
            return None;
        }
        let least = best + HOPE;
        let asks = self.targets().filter_map(|target| self.ask_for(target, ASKS[asked], least));
        let (value, request) = asks.max_by(|a, b| a.0.total_cmp(&b.0))?;
        (value > least).then_some(request)
    }

    /// Buildings that can be dealt for now.
    fn targets(&self) -> impl Iterator<Item = Field> {
        self.judge.board.targets().iter().filter(|field| field.building().is_some())
    }

    /// The ask for one building that whoever likes it best might just meet, and what that would bring, if it is more than `least`.
    fn ask_for(&self, target: Field, part: f64, least: f64) -> Option<(f64, Request)> {
        let building = target.building()?;
        let worth = |seat: Seat| self.values[seat][building] - self.walker.spent(&self.capacities, seat);
        let buyers =
            self.judge.seat.others(self.judge.seats()).filter(|seat| self.judge.board.capacity(*seat) > 0);
        let buyer = buyers.max_by(|a, b| worth(*a).total_cmp(&worth(*b)))?;
        let must = self.judge.seats() == 2;
        let in_kind = self.in_kind(buyer, target).filter(|in_kind| must || in_kind.pays());
        let (cost, liked) = in_kind.map_or((0.0, 0.0), |in_kind| (in_kind.cost, in_kind.worth));
        let ducats = payable(part * worth(buyer) - cost);
        if in_kind.is_none() && (must || ducats < LEAST) {
            return None;
        }
        let price = f64::from(ducats) + liked;
        let buyers_gain = (worth(buyer) - cost - f64::from(ducats)).max(0.0);
        let gained = price - self.judge.envy() * buyers_gain + self.walker.fee(buyer, building);
        let value = self.and_after(gained, target, Some(buyer), least);
        Some((
            value,
            Request { to: None, firm: true, terms: mirrored(&InKind::offer(in_kind, target, ducats)) },
        ))
    }

    /// The good that the buyer should give: one that it misses less than it is liked here.
    fn in_kind(&self, buyer: Seat, target: Field) -> Option<InKind> {
        let deal = Deal { judge: self.judge, guesses: self.guesses, by: buyer, target };
        deal.best().filter(|in_kind| !matches!(in_kind.good, PaidGood::Held(genoa::Good::Card(_))))
    }

    /// Has anybody taken back all that they offered in this window?
    fn somebody_withdrew(&self) -> bool {
        let known = self.judge.known;
        let mut others = self.judge.seat.others(self.judge.seats());
        others.any(|seat| known.offers_posted(seat) > 0 && !known.offers().any(|offer| offer.from == seat))
    }
}

/// What changes hands with an offer to the active player, who has these goods, and what is promised.
fn received(judge: &Judge<'_>, own: &Valued, offer: &Terms) -> f64 {
    let Terms { target, give, want, gain, .. } = offer;
    let paid = judge.payment(judge.seat, own, give, want).unwrap_or(f64::NEG_INFINITY);
    let promised = gain.zip(target.building());
    paid + promised.map_or(0.0, |(gain, building)| judge.promised(judge.seat, own, building, gain))
}

/// GEN-5.13: what an offer gives, an ask wants.
fn mirrored(offer: &Terms) -> Terms {
    Terms { give: Bundle::default(), want: offer.give, ..*offer }
}
