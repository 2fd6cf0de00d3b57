//! Where to walk: every way that the discs allow, and who would act where on it.

use genoa::{Building, CardKind, Face, Field, FieldSet};
use table::{PerSeat, Seat};

use super::mark;
use super::minds::Values;
use super::worth::{Judge, message_pays, owner_fee};

/// So many ways are followed at the most.
const MOST_WAYS: u32 = 600;

/// What a seat can still do in this turn (GEN-4.14).
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Capacity {
    /// Base action and bonus.
    pub(super) free: u8,
    /// By `extra_action`.
    pub(super) cards: u8,
}

pub(super) type Capacities = PerSeat<Capacity>;

/// The city as the active player sees it in this turn.
pub(super) struct Walker<'a> {
    pub(super) judge: &'a Judge<'a>,
    pub(super) values: &'a Values,
    messages: Vec<FieldSet>,
    /// What an `extra_action` is worth that is not spent.
    spared: f64,
}

/// A walk as far as it has come.
struct Walk {
    visited: FieldSet,
    /// Buildings whose action is still to be settled.
    open: Vec<Building>,
    ways: u32,
}

impl<'a> Walker<'a> {
    pub(super) fn new(judge: &'a Judge<'a>, values: &'a Values) -> Walker<'a> {
        let messages = judge.view.hand.and(CardKind::Message.cards()).iter().filter_map(|card| {
            let Face::Message { buildings } = card.face() else { return None };
            Some(buildings.into_iter().map(Field::from).collect())
        });
        let spared = judge.habits.special[2] * judge.horizon.kept(3.0);
        Walker { judge, values, messages: messages.collect(), spared }
    }

    /// What each seat can do now.
    pub(super) fn capacities(&self) -> Capacities {
        self.judge.view.players.map(|_, player| {
            let cards = player.specials[genoa::Special::ExtraAction];
            Capacity { free: player.capacity.saturating_sub(cards), cards }
        })
    }

    /// The best that can come of standing here with so many discs, when these actions are still to be settled.
    pub(super) fn outlook(
        &self,
        here: Field,
        visited: FieldSet,
        discs: u8,
        open: Option<Building>,
        capacities: &Capacities,
    ) -> f64 {
        let mut walk = Walk { visited, open: open.into_iter().collect(), ways: 0 };
        walk.visited.insert(here);
        self.follow(&mut walk, here, discs, capacities)
    }

    fn follow(&self, walk: &mut Walk, here: Field, discs: u8, capacities: &Capacities) -> f64 {
        walk.ways += 1;
        let mut best = self.settled(&walk.open, capacities) + self.beside(walk.visited);
        if discs < 2 || walk.ways > MOST_WAYS {
            return best;
        }
        for field in here.neighbours().without(walk.visited).iter() {
            walk.visited.insert(field);
            let building = field.building();
            walk.open.extend(building);
            best = best.max(self.follow(walk, field, discs - 1, capacities));
            if building.is_some() {
                walk.open.pop();
            }
            walk.visited.remove(field);
        }
        best
    }

    /// What messages and markers bring, once these fields are visited.
    fn beside(&self, visited: FieldSet) -> f64 {
        let delivered = self.messages.iter().filter(|route| route.without(visited).is_empty());
        let messages: f64 = delivered.map(|_| message_pays() - self.judge.in_hand()).sum();
        if self.judge.view.players[self.judge.seat].stock == 0 {
            return messages;
        }
        let streets = visited.iter().filter(|field| field.is_street());
        messages + streets.map(|street| mark::street(self.judge, street)).fold(0.0, f64::max)
    }

    /// Who acts where: the dearest action first.
    pub(super) fn settled(&self, open: &[Building], capacities: &Capacities) -> f64 {
        let mut left = *capacities;
        let mut open = open.to_vec();
        let mut sum = 0.0;
        loop {
            let mut best: Option<(f64, usize, Seat)> = None;
            for (place, building) in open.iter().enumerate() {
                for (seat, capacity) in left.iter().filter(|(_, capacity)| capacity.free + capacity.cards > 0)
                {
                    let gain = self.gain(seat, *building, *capacity);
                    if gain > best.map_or(0.0, |(most, ..)| most) {
                        best = Some((gain, place, seat));
                    }
                }
            }
            let Some((gain, place, seat)) = best else { return sum };
            sum += gain;
            open.swap_remove(place);
            self.spend(&mut left, seat);
        }
    }

    /// GEN-4.14, GEN-7.3: one action less; a base action of the other gives the active player of two a bonus.
    pub(super) fn spend(&self, left: &mut Capacities, seat: Seat) {
        let capacity = &mut left[seat];
        if capacity.free > 0 {
            capacity.free -= 1;
            if left.seats() == 2 && seat != self.judge.seat {
                left[self.judge.seat].free += 1;
            }
        } else {
            capacity.cards = capacity.cards.saturating_sub(1);
        }
    }

    /// What it brings the active player if this seat acts there: the use, or the price that may be hoped for.
    fn gain(&self, seat: Seat, building: Building, capacity: Capacity) -> f64 {
        let value = self.values[seat][building] - self.spent(capacity);
        let fee = self.fee(seat, building);
        if seat == self.judge.seat {
            return value + fee;
        }
        if value < 6.0 {
            return 0.0;
        }
        let price = self.judge.habits.share * value;
        price - self.judge.envy() * (value - price) + fee
    }

    /// What the next action costs beside itself: nothing, or an `extra_action`.
    pub(super) fn spent(&self, capacity: Capacity) -> f64 {
        if capacity.free > 0 { 0.0 } else { self.spared }
    }

    /// GEN-4.23: to the owner of a marker, if it is not the one who acts.
    pub(super) fn fee(&self, acting: Seat, building: Building) -> f64 {
        match self.judge.view.markers[building] {
            Some(owner) if owner == acting => 0.0,
            Some(owner) if owner == self.judge.seat => owner_fee(),
            Some(_) => -self.judge.envy() * owner_fee(),
            None => 0.0,
        }
    }
}
