//! An action, step by step (GEN-4.21): special cards while they help, the effect, an order, the end.

use genoa::{Action, Building, Decision, Good, GoodKind, Holdings, Special, Step};

use super::action::Lacking;
use super::worth::{Judge, Valued, large_order_pays, small_order_pays};
use crate::greatest::greatest;

/// What playing a special card must bring beyond what it is worth in hand.
const PLAY: f64 = 0.5;

/// The next step of the acting player, or a card named by the active one.
pub(super) fn next(judge: &Judge<'_>, step: Step, decisions: &[Decision]) -> Option<Decision> {
    let acting = judge.board.turn.acting?;
    if step == Step::HandOver {
        return hand_over(judge, acting.seat == judge.seat, decisions);
    }
    let stage = Stage { judge, step, building: acting.building, small_order: !acting.small_order };
    let own = judge.valued(judge.seat, judge.own());
    if acting.exchanging {
        return greatest(decisions, |decision| match decision {
            Decision::Take { good } => stage.taken(&own, *good),
            _ => f64::NEG_INFINITY,
        });
    }
    // Before the effect of other buildings nothing is gained by playing a card that could be played after it.
    if step == Step::After || stage.building.action() == Action::Villa {
        let before = stage.score(&own);
        let play = greatest(decisions, |decision| stage.play(&own, decision));
        if let Some(play) = play
            && stage.play(&own, &play) > before + PLAY
        {
            return Some(play);
        }
    }
    greatest(decisions, |decision| stage.settle(&own, decision))
}

/// GEN-5.10: the actor gives what it misses least, the active player takes what it likes best.
fn hand_over(judge: &Judge<'_>, gives: bool, decisions: &[Decision]) -> Option<Decision> {
    let own = judge.valued(judge.seat, judge.own());
    greatest(decisions, |decision| match decision {
        Decision::HandOver { card } if gives => judge.without(judge.seat, &own, Good::Card(*card)).worth,
        Decision::HandOver { card } => judge.with(judge.seat, &own, Good::Card(*card)).worth,
        _ => f64::NEG_INFINITY,
    })
}

struct Stage<'a> {
    judge: &'a Judge<'a>,
    step: Step,
    building: Building,
    /// May one still be fulfilled?
    small_order: bool,
}

impl Stage<'_> {
    /// What goods are worth here and now.
    fn score(&self, goods: &Valued) -> f64 {
        let Judge { seat, .. } = *self.judge;
        let now = if self.step == Step::Begin {
            self.judge.effect(seat, goods, self.building, Lacking::Nothing).0
        } else if self.small_order {
            let order = self.judge.small_order(seat, goods, self.building, Lacking::Nothing);
            order.map_or(0.0, |(gain, _)| gain)
        } else {
            0.0
        };
        goods.worth + now
    }

    /// The score after a special card is played.
    fn play(&self, own: &Valued, decision: &Decision) -> f64 {
        let Stage { judge, .. } = *self;
        let seat = judge.seat;
        let without = |special: Special| judge.without(seat, own, Good::Special(special));
        match *decision {
            Decision::AnyWare { ware } => {
                let rest = without(Special::AnyWare);
                self.score(&judge.with(seat, &rest, Good::Ware(ware)))
            }
            Decision::BuildingAction { building } => {
                let rest = without(Special::BuildingAction);
                let (gain, after) = judge.effect(seat, &rest, building, Lacking::Nothing);
                match building.action() {
                    Action::Draw { .. } | Action::Villa => self.score(&rest) + gain,
                    _ => self.score(&after),
                }
            }
            Decision::Exchange { give } => {
                let rest = judge.without(seat, &without(Special::Exchange), give);
                // What was given can be taken back, which is never better than nothing.
                let kinds = judge.board.goods_to_take(seat);
                kinds.map(|good| self.taken(&rest, good)).fold(f64::NEG_INFINITY, f64::max)
            }
            _ => f64::NEG_INFINITY,
        }
    }

    /// The score with one good more.
    fn taken(&self, rest: &Valued, good: GoodKind) -> f64 {
        let with = |good: Good| self.score(&self.judge.with(self.judge.seat, rest, good));
        match good {
            GoodKind::Ware(ware) => with(Good::Ware(ware)),
            GoodKind::Special(special) => with(Good::Special(special)),
            GoodKind::Marker => with(Good::Marker),
            GoodKind::Card(kind) => self.score(rest) + self.judge.draw(rest, kind),
        }
    }

    /// The effect, an order, or the end.
    fn settle(&self, own: &Valued, decision: &Decision) -> f64 {
        let Judge { seat, .. } = *self.judge;
        match *decision {
            Decision::Effect => 1_000.0,
            Decision::LargeOrder { card, special } => {
                let served = served(&own.holdings, card);
                let after = special.map_or(served, |special| served.and_special(special));
                large_order_pays() + self.judge.worth(seat, &after) - own.worth
            }
            Decision::Privilege => self.judge.draw(own, genoa::CardKind::Privilege),
            Decision::SmallOrder { card } => {
                small_order_pays() + (self.judge.worth(seat, &served(&own.holdings, card)) - own.worth)
            }
            Decision::EndAction => 0.0,
            _ => f64::NEG_INFINITY,
        }
    }
}

/// The goods without an order and its wares.
fn served(own: &Holdings, card: genoa::Card) -> Holdings {
    card.wanted().iter().fold(own.less(Good::Card(card)), |rest, ware| rest.less(Good::Ware(*ware)))
}
