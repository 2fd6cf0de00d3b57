//! Paying in kind (chapter 12): a good that the giver misses less than the other likes it. Two players need one (GEN-7.2).

use genoa::{Action, Building, Bundle, CardSet, Field, Gain, Good, Pick, Shown, Special, Terms, Ware};
use table::Seat;

use super::holdings::Holdings;
use super::minds::Minds;
use super::worth::Judge;

/// Where nothing must be paid in kind, that is paid which the other likes so much better.
const KIND: f64 = 4.0;

/// One good that goes with an offer.
#[derive(Copy, Clone, Debug)]
pub(super) struct Sweet {
    pub(super) good: SweetGood,
    /// To whoever gives it.
    pub(super) cost: f64,
    /// To the active player.
    pub(super) worth: f64,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum SweetGood {
    Held(Good),
    Gain(Gain),
}

impl Sweet {
    /// How much is gained by both together.
    fn surplus(&self) -> f64 {
        self.worth - self.cost
    }

    /// Is it better than ducats?
    pub(super) fn pays(&self) -> bool {
        self.surplus() >= KIND
    }

    /// An offer of this good and so many ducats. A card is shown to the active player.
    pub(super) fn offer(sweet: Option<Sweet>, target: Field, ducats: u16) -> Terms {
        let mut terms = Terms { target, give: Bundle { ducats, ..Bundle::default() }, ..Terms::default() };
        match sweet.map(|sweet| sweet.good) {
            None => {}
            Some(SweetGood::Gain(gain)) => terms.gain = Some(gain),
            Some(SweetGood::Held(Good::Ware(ware))) => terms.give.wares.add(ware),
            Some(SweetGood::Held(Good::Special(special))) => terms.give.specials.add(special),
            Some(SweetGood::Held(Good::Marker)) => terms.give.markers = 1,
            Some(SweetGood::Held(Good::Card(card))) => {
                terms.give.cards.insert(card);
                terms.shown = Shown { partner: terms.give.cards, all: CardSet::EMPTY };
            }
        }
        terms
    }
}

/// Both sides of a deal to be sweetened.
pub(super) struct Table<'a> {
    pub(super) judge: &'a Judge<'a>,
    pub(super) minds: &'a Minds,
    pub(super) by: Seat,
    pub(super) target: Field,
}

impl Table<'_> {
    /// The good that pleases most for what it costs.
    pub(super) fn best(&self) -> Option<Sweet> {
        self.all().into_iter().max_by(|a, b| a.surplus().total_cmp(&b.surplus()))
    }

    fn all(&self) -> Vec<Sweet> {
        let mut sweets: Vec<Sweet> = self.held().into_iter().map(|good| self.weigh_held(good)).collect();
        if let Some(building) = self.target.building() {
            sweets.extend(self.gains(building).into_iter().map(|gain| self.weigh_gain(building, gain)));
        }
        sweets
    }

    /// What can be given as it is. Cards of others are not known well enough to ask for.
    fn held(&self) -> Vec<Good> {
        let player = &self.judge.view.players[self.by];
        let mut goods: Vec<Good> = Vec::new();
        goods.extend(Ware::ALL.into_iter().filter(|ware| player.wares.has(*ware)).map(Good::Ware));
        // An extra_action may be what the offer stands on (GEN-5.5-V2).
        let specials = Special::ALL.into_iter().filter(|special| *special != Special::ExtraAction);
        goods.extend(specials.filter(|special| player.specials.has(*special)).map(Good::Special));
        if player.stock > 0 && self.judge.view.players[self.judge.view.turn.active].supply > 0 {
            goods.push(Good::Marker);
        }
        if self.by == self.judge.seat {
            goods.extend(self.judge.own().cards.iter().map(Good::Card));
        }
        goods
    }

    /// Of what comes in twos, one.
    fn gains(&self, building: Building) -> Vec<Gain> {
        let view = self.judge.view;
        match building.action() {
            Action::Wares(wares) => {
                let there = wares.into_iter().filter(|ware| view.wares.has(*ware));
                there.map(|ware| Gain::Wares([ware].into_iter().collect())).collect()
            }
            Action::Draw { kind, count: 2 } if view.decks[kind] >= 2 => {
                vec![Gain::Cards { count: 1, pick: Pick::Actor }]
            }
            Action::Markers { .. }
                if view.players[self.by].supply >= 2 && view.players[view.turn.active].supply > 0 =>
            {
                vec![Gain::Markers { count: 1 }]
            }
            _ => Vec::new(),
        }
    }

    fn weigh_held(&self, good: Good) -> Sweet {
        let (judge, by, active) = (self.judge, self.by, self.judge.view.turn.active);
        // What an order needs that is to be fulfilled there costs that order.
        let here = |own: &Holdings| {
            judge.worth(by, own) + self.target.building().map_or(0.0, |at| judge.action(by, own, at))
        };
        let cost = self.minds.mean(judge, by, |own| here(own) - here(&own.less(good)));
        let with = |own: &Holdings| match good {
            Good::Ware(ware) => own.and_ware(ware),
            Good::Special(special) => own.and_special(special),
            Good::Marker => Holdings { stock: own.stock + 1, ..*own },
            Good::Card(card) => own.and_card(card),
        };
        let worth =
            self.minds.mean(judge, active, |own| judge.worth(active, &with(own)) - judge.worth(active, own));
        Sweet { good: SweetGood::Held(good), cost, worth }
    }

    fn weigh_gain(&self, building: Building, gain: Gain) -> Sweet {
        let (judge, by, active) = (self.judge, self.by, self.judge.view.turn.active);
        let cost = self.minds.mean(judge, by, |own| {
            judge.action(by, own, building) - judge.action_less(by, own, building, Some(gain))
        });
        let worth = self.minds.mean(judge, active, |own| judge.promised(active, own, building, gain));
        Sweet { good: SweetGood::Gain(gain), cost, worth }
    }
}
