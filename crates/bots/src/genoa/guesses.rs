//! What the action of each building is worth to each seat, as far as one seat can tell.

use std::cell::OnceCell;

use genoa::{Building, ByBuilding, CardKind, CardSet, Field, FieldSet, Turn};
use table::{MAX_SEATS, PerSeat, Pile, Seat};

use super::action::Actor;
use super::worth::{Judge, Valued};
use crate::BotRng;

/// So many hands that others may have are weighed.
const GUESSES: usize = 3;
const GUESSES_U64: u64 = 3;
const GUESSES_F64: f64 = 3.0;

/// The goods of all seats, several times, with hands that fit what is known. They are made when they are first asked for.
pub(super) struct Guesses {
    rng: BotRng,
    hands: OnceCell<[PerSeat<CardSet>; GUESSES]>,
    goods: [OnceCell<Possible>; MAX_SEATS],
}

/// What a seat may have, once for each guess.
pub(super) struct Possible(Pile<Valued, GUESSES>);

impl Guesses {
    /// As many random numbers are used up, whether the hands are asked for or not.
    pub(super) fn guess(judge: &Judge<'_>, rng: &mut BotRng) -> Guesses {
        let guesses = Guesses { rng: rng.clone(), hands: OnceCell::new(), goods: Default::default() };
        rng.skip(u64::from(draws(judge)) * GUESSES_U64);
        guesses
    }

    /// What a seat may have; of the own seat there is nothing to guess.
    pub(super) fn of(&self, judge: &Judge<'_>, seat: Seat) -> &Possible {
        self.goods[seat.index()].get_or_init(|| {
            if seat == judge.seat {
                return Possible([judge.valued(seat, judge.own())].into_iter().collect());
            }
            let hands = self.hands.get_or_init(|| {
                let mut rng = self.rng.clone();
                std::array::from_fn(|_| hands(judge, &mut rng))
            });
            let holdings = hands.iter().map(|hands| judge.board.holdings(seat, hands[seat]));
            Possible(holdings.map(|holdings| judge.valued(seat, holdings)).collect())
        })
    }

    /// The worth of the actions of these buildings to each seat that can act.
    pub(super) fn values(&self, judge: &Judge<'_>, buildings: BuildingSet) -> Values {
        PerSeat::from_fn(judge.seats(), |seat| {
            let mut values = ByBuilding::default();
            if judge.board.capacity(seat) > 0 || seat == judge.board.turn.active {
                self.add_values(judge, seat, buildings, &mut values);
            }
            values
        })
    }

    /// The worth of the action of one building to one seat that can act.
    pub(super) fn value(&self, judge: &Judge<'_>, seat: Seat, building: Building) -> f64 {
        self.of(judge, seat).mean(|goods| judge.action(seat, goods, building))
    }

    fn add_values(
        &self,
        judge: &Judge<'_>,
        seat: Seat,
        buildings: BuildingSet,
        values: &mut ByBuilding<f64>,
    ) {
        let Possible(goods) = self.of(judge, seat);
        for goods in goods {
            let actor = Actor::new(judge, seat, *goods);
            buildings.iter().for_each(|building| values[building] += actor.action(building));
        }
        if goods.len() > 1 {
            buildings.iter().for_each(|building| values[building] /= GUESSES_F64);
        }
    }
}

impl Possible {
    /// For each of them a value.
    pub(super) fn map(&self, value: impl FnMut(&Valued) -> f64) -> [f64; GUESSES] {
        let mut values = [0.0; GUESSES];
        values.iter_mut().zip(self.0.iter().map(value)).for_each(|(all, one)| *all = one);
        values
    }

    /// The mean of a value.
    pub(super) fn mean(&self, value: impl FnMut(&Valued) -> f64) -> f64 {
        self.divided(self.0.iter().map(value).sum())
    }

    /// The mean of a value, which is given what `map` made of the same goods.
    pub(super) fn mean_of(&self, mapped: &[f64; GUESSES], mut value: impl FnMut(&Valued, f64) -> f64) -> f64 {
        let pairs = self.0.iter().zip(mapped);
        self.divided(pairs.map(|(goods, mapped)| value(goods, *mapped)).sum())
    }

    fn divided(&self, sum: f64) -> f64 {
        if self.0.len() == 1 { sum } else { sum / GUESSES_F64 }
    }
}

/// How many random numbers one guess takes: one for each card that is not known. Those that are unseen and in no draw pile are
/// in the hands of others.
fn draws(judge: &Judge<'_>) -> u32 {
    u32::from(judge.unseen.len()).saturating_sub(judge.board.decks.total())
}

/// What actions are worth, for each seat and building.
pub(super) type Values = PerSeat<ByBuilding<f64>>;

/// One hand for each seat: the cards it is known to have, and unseen ones.
fn hands(judge: &Judge<'_>, rng: &mut BotRng) -> PerSeat<CardSet> {
    let own = judge.known.own;
    let mut hands =
        PerSeat::from_fn(judge.seats(), |seat| if seat == judge.seat { own.hand } else { own.known[seat] });
    let mut unseen = CardKind::ALL.map(|kind| {
        let cards = judge.unseen.and(kind.cards());
        (cards, usize::from(cards.len()))
    });
    for (seat, hand) in hands.iter_mut().filter(|(seat, _)| *seat != judge.seat) {
        for (kind, (among, left)) in CardKind::ALL.into_iter().zip(&mut unseen) {
            let held = hand.and(kind.cards()).len();
            for _ in held..judge.board.players[seat].cards[kind] {
                let Some(card) = among.iter().nth(rng.below((*left).max(1))) else { break };
                hand.insert(card);
                among.remove(card);
                *left -= 1;
            }
        }
    }
    hands
}

/// Some of the buildings.
pub(super) type BuildingSet = table::Set<Building, u64>;

/// For each number of moves the fields that the tower comes to with them, and not with fewer.
pub(super) type InReach = [FieldSet; MOST_MOVES + 1];
/// GEN-4.7: a disc stays behind at each.
const MOST_MOVES: usize = 4;

/// The fields that the tower can still come to.
pub(super) fn in_reach(turn: &Turn, from: Field, discs: u8) -> InReach {
    let mut seen = turn.visited();
    seen.insert(from);
    let mut edge = FieldSet::from(from);
    let mut found = InReach::default();
    for (moves, next) in (1..discs).zip(&mut found[1..]) {
        let steps = |field| Turn::moves_from(field, seen, discs - moves + 1);
        *next = edge.iter().fold(FieldSet::EMPTY, |next, field| next.or(steps(field)));
        seen = seen.or(*next);
        edge = *next;
    }
    found
}
