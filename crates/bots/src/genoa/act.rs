//! An action, step by step (GEN-4.21): special cards while they help, the effect, an order, the end.

use genoa::{Action, Building, Decision, Good, GoodKind, Holdings, Special, Step};

use super::action::Lacking;
use super::worth::{Judge, large_order_pays};
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
    let own = judge.own();
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
    let own = judge.own();
    greatest(decisions, |decision| match decision {
        Decision::HandOver { card } if gives => judge.worth(judge.seat, &own.less(Good::Card(*card))),
        Decision::HandOver { card } => judge.worth(judge.seat, &own.and_card(*card)),
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
    fn score(&self, holdings: &Holdings) -> f64 {
        let Judge { seat, .. } = *self.judge;
        let now = if self.step == Step::Begin {
            self.judge.effect(seat, holdings, self.building, Lacking::Nothing).0
        } else if self.small_order {
            let order = self.judge.small_order(seat, holdings, self.building, Lacking::Nothing);
            order.map_or(0.0, |(gain, _)| gain)
        } else {
            0.0
        };
        self.judge.worth(seat, holdings) + now
    }

    /// The score after a special card is played.
    fn play(&self, own: &Holdings, decision: &Decision) -> f64 {
        match *decision {
            Decision::AnyWare { ware } => {
                self.score(&own.less(Good::Special(Special::AnyWare)).and_ware(ware))
            }
            Decision::BuildingAction { building } => {
                let rest = own.less(Good::Special(Special::BuildingAction));
                let (gain, after) = self.judge.effect(self.judge.seat, &rest, building, Lacking::Nothing);
                match building.action() {
                    Action::Draw { .. } | Action::Villa => self.score(&rest) + gain,
                    _ => self.score(&after),
                }
            }
            Decision::Exchange { give } => {
                let rest = own.less(Good::Special(Special::Exchange)).less(give);
                // What was given can be taken back, which is never better than nothing.
                let kinds = self.judge.board.goods_to_take(self.judge.seat);
                kinds.map(|good| self.taken(&rest, good)).fold(f64::NEG_INFINITY, f64::max)
            }
            _ => f64::NEG_INFINITY,
        }
    }

    /// The score with one good more.
    fn taken(&self, rest: &Holdings, good: GoodKind) -> f64 {
        match good {
            GoodKind::Ware(ware) => self.score(&rest.and_ware(ware)),
            GoodKind::Special(special) => self.score(&rest.and_special(special)),
            GoodKind::Marker => self.score(&rest.and_markers(1)),
            GoodKind::Card(kind) => self.score(rest) + self.judge.draw(self.judge.seat, rest, kind),
        }
    }

    /// The effect, an order, or the end.
    fn settle(&self, own: &Holdings, decision: &Decision) -> f64 {
        let Judge { seat, .. } = *self.judge;
        let less = |card| self.judge.worth(seat, &served(own, card)) - self.judge.worth(seat, own);
        match *decision {
            Decision::Effect => 1_000.0,
            Decision::LargeOrder { card, special } => {
                let after =
                    special.map_or(served(own, card), |special| served(own, card).and_special(special));
                large_order_pays() + self.judge.worth(seat, &after) - self.judge.worth(seat, own)
            }
            Decision::Privilege => self.judge.draw(seat, own, genoa::CardKind::Privilege),
            Decision::SmallOrder { card } => super::worth::small_order_pays() + less(card),
            Decision::EndAction => 0.0,
            _ => f64::NEG_INFINITY,
        }
    }
}

/// The goods without an order and its wares.
fn served(own: &Holdings, card: genoa::Card) -> Holdings {
    card.wanted().iter().fold(own.less(Good::Card(card)), |rest, ware| rest.less(Good::Ware(*ware)))
}
