//! Paying in kind (chapter 12): a good that is worth less to its giver than to the other. Two players need one (GEN-7.2).

use genoa::{Action, Building, Bundle, CardSet, Field, Gain, Good, Pick, Shown, Special, Terms};
use table::Seat;

use super::guesses::Guesses;
use super::walk::ROUNDING;
use super::worth::{Judge, Valued};

/// Where nothing must be paid in kind, a good is paid that is worth so much more to the other.
const SURPLUS: f64 = 4.0;

/// One good that goes with an offer.
#[derive(Copy, Clone, Debug)]
pub(super) struct InKind {
    pub(super) good: PaidGood,
    /// To whoever gives it.
    pub(super) cost: f64,
    /// To the active player.
    pub(super) worth: f64,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum PaidGood {
    Held(Good),
    Gain(Gain),
}

impl InKind {
    /// How much is gained by both together.
    fn surplus(&self) -> f64 {
        self.worth - self.cost
    }

    /// Is it better than ducats?
    pub(super) fn pays(&self) -> bool {
        self.surplus() >= SURPLUS
    }

    /// An offer of this good and so many ducats. A card is shown to the active player.
    pub(super) fn offer(in_kind: Option<InKind>, target: Field, ducats: u16) -> Terms {
        let mut terms = Terms { target, give: Bundle { ducats, ..Bundle::default() }, ..Terms::default() };
        match in_kind.map(|in_kind| in_kind.good) {
            None => {}
            Some(PaidGood::Gain(gain)) => terms.gain = Some(gain),
            Some(PaidGood::Held(Good::Ware(ware))) => terms.give.wares.add(ware),
            Some(PaidGood::Held(Good::Special(special))) => terms.give.specials.add(special),
            Some(PaidGood::Held(Good::Marker)) => terms.give.markers = 1,
            Some(PaidGood::Held(Good::Card(card))) => {
                terms.give.cards.insert(card);
                terms.shown = Shown { partner: terms.give.cards, all: CardSet::EMPTY };
            }
        }
        terms
    }
}

/// A deal for a target in which `by` pays the active player.
pub(super) struct Deal<'a> {
    pub(super) judge: &'a Judge<'a>,
    pub(super) guesses: &'a Guesses,
    pub(super) by: Seat,
    pub(super) target: Field,
}

impl Deal<'_> {
    /// The good that pleases most for what it costs; the last one, where several do.
    pub(super) fn best(&self) -> Option<InKind> {
        let mut best: Option<InKind> = None;
        self.each_good(|good, cost| {
            let in_kind = InKind { good, cost, worth: self.liked(good) };
            if best.is_none_or(|best| in_kind.surplus().total_cmp(&best.surplus()).is_ge()) {
                best = Some(in_kind);
            }
        });
        best
    }

    /// The same, if it pays and is worth no more than this price. What is worth no more costs much less, or it does not pay:
    /// mostly nothing does, and then nobody need guess what the other likes.
    pub(super) fn best_within(&self, price: f64) -> Option<InKind> {
        let is_within = |in_kind: &InKind| in_kind.pays() && in_kind.worth <= price;
        let mut any = false;
        self.each_good(|good, cost| {
            any = any
                || cost <= price - SURPLUS + ROUNDING
                    && is_within(&InKind { good, cost, worth: self.liked(good) });
        });
        if any { self.best().filter(is_within) } else { None }
    }

    /// What can be given or promised, and what that costs the giver.
    fn each_good(&self, mut visit: impl FnMut(PaidGood, f64)) {
        let Deal { judge, by, .. } = *self;
        let givers = self.guesses.of(judge, by);
        let before = givers.map(|own| self.worth_here(own));
        for good in self.held() {
            // What an order needs that is to be fulfilled there costs that order.
            let left = |own: &Valued| self.worth_here(&judge.without(by, own, good));
            visit(PaidGood::Held(good), givers.mean_of(&before, |own, before| before - left(own)));
        }
        if let Some(building) = self.target.building() {
            let actions = givers.map(|own| judge.action(by, own, building));
            self.each_gain(building, |gain| {
                let left = |own: &Valued, action| judge.action_less(by, own, building, action, Some(gain));
                visit(
                    PaidGood::Gain(gain),
                    givers.mean_of(&actions, |own, action| action - left(own, action)),
                );
            });
        }
    }

    /// What a good is worth to the active player.
    fn liked(&self, good: PaidGood) -> f64 {
        let Deal { judge, target, .. } = *self;
        let active = judge.board.turn.active;
        self.guesses.of(judge, active).mean(|own| match (good, target.building()) {
            (PaidGood::Held(good), _) => judge.with(active, own, good).worth - own.worth,
            (PaidGood::Gain(gain), Some(building)) => judge.promised(active, own, building, gain),
            (PaidGood::Gain(_), None) => 0.0,
        })
    }

    /// What goods are worth to the giver, with its action at the target.
    fn worth_here(&self, own: &Valued) -> f64 {
        let action = |at: Building| self.judge.action(self.by, own, at);
        own.worth + self.target.building().map_or(0.0, action)
    }

    /// What can be given as it is. Cards of others are not known well enough to ask for.
    fn held(&self) -> impl Iterator<Item = Good> + use<> {
        let board = self.judge.board;
        let cards = if self.by == self.judge.seat { self.judge.own().cards } else { CardSet::EMPTY };
        let room = board.players[board.turn.active].supply > 0;
        board.holdings(self.by, cards).goods().filter(move |good| match good {
            // An extra_action may be what the offer stands on (GEN-5.5-V2).
            Good::Special(Special::ExtraAction) => false,
            Good::Marker => room,
            _ => true,
        })
    }

    /// Of what comes in twos, one.
    fn each_gain(&self, building: Building, mut visit: impl FnMut(Gain)) {
        let board = self.judge.board;
        match building.action() {
            Action::Wares(wares) => {
                let single = wares.into_iter().map(|ware| Gain::Wares([ware].into_iter().collect()));
                single.filter(|gain| board.can_yield(building, *gain)).for_each(visit);
            }
            Action::Draw { kind, count: 2 } if board.decks[kind] >= 2 => {
                visit(Gain::Cards { count: 1, pick: Pick::Actor });
            }
            Action::Markers { .. }
                if board.players[self.by].supply >= 2 && board.players[board.turn.active].supply > 0 =>
            {
                visit(Gain::Markers { count: 1 });
            }
            _ => {}
        }
    }
}
