//! Where to walk: every way that the discs allow, and who would act where on it.

use genoa::{Board, Building, Card, Field, FieldSet, Special, Spent, Turn};
use table::{PerSeat, Seat};

use super::guesses::Values;
use super::mark;
use super::worth::{Judge, message_pays};

/// So many ways are followed at the most.
const MOST_WAYS: u32 = 600;
/// What an action must be worth to another seat, so that it is taken to pay for it.
const LEAST_SOLD: f64 = 6.0;

/// GEN-4.14: what each seat can still do in this turn.
#[derive(Copy, Clone, Debug)]
pub(super) struct Capacities {
    turn: Turn,
    /// Each seat's `extra_action` cards.
    cards: PerSeat<u8>,
}

impl Capacities {
    fn of(board: &Board) -> Capacities {
        Capacities {
            turn: board.turn,
            cards: board.players.map(|_, player| player.specials[Special::ExtraAction]),
        }
    }

    /// Base action and bonus.
    fn free(&self, seat: Seat) -> u8 {
        self.turn.free_actions(seat, self.cards.seats())
    }

    fn can_act(&self, seat: Seat) -> bool {
        self.free(seat) + self.cards[seat] > 0
    }

    /// One action less.
    pub(super) fn spend(&mut self, seat: Seat) {
        if self.turn.spend_action(seat, self.cards.seats()) == Spent::Card {
            self.cards[seat] = self.cards[seat].saturating_sub(1);
        }
    }
}

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
        let messages = judge.known.own.hand.iter().filter_map(Card::route);
        let spared = judge.habits.special[2] * judge.horizon.kept(3.0);
        Walker { judge, values, messages: messages.collect(), spared }
    }

    /// What each seat can do now.
    pub(super) fn capacities(&self) -> Capacities {
        Capacities::of(self.judge.board)
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
        if walk.ways > MOST_WAYS {
            return best;
        }
        for field in Turn::moves_from(here, walk.visited, discs).iter() {
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
        if self.judge.board.players[self.judge.seat].stock == 0 {
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
                for seat in Seat::first(self.judge.seats()).filter(|seat| left.can_act(*seat)) {
                    let gain = self.gain(seat, *building, &left);
                    if gain > best.map_or(0.0, |(most, ..)| most) {
                        best = Some((gain, place, seat));
                    }
                }
            }
            let Some((gain, place, seat)) = best else { return sum };
            sum += gain;
            open.swap_remove(place);
            left.spend(seat);
        }
    }

    /// What it brings the active player if this seat acts there: the use, or the price that may be hoped for.
    fn gain(&self, seat: Seat, building: Building, capacities: &Capacities) -> f64 {
        let value = self.values[seat][building] - self.spent(capacities, seat);
        let fee = self.fee(seat, building);
        if seat == self.judge.seat {
            return value + fee;
        }
        if value < LEAST_SOLD {
            return 0.0;
        }
        let price = self.judge.habits.share * value;
        price - self.judge.envy() * (value - price) + fee
    }

    /// What the next action of a seat costs beside itself: nothing, or an `extra_action`.
    pub(super) fn spent(&self, capacities: &Capacities, seat: Seat) -> f64 {
        if capacities.free(seat) > 0 { 0.0 } else { self.spared }
    }

    /// GEN-4.23: to the owner of a marker, if it is not the one who acts.
    pub(super) fn fee(&self, acting: Seat, building: Building) -> f64 {
        match self.judge.board.owner_fee(acting, building) {
            Some((owner, fee)) if owner == self.judge.seat => fee.into(),
            Some((_, fee)) => -self.judge.envy() * f64::from(fee),
            None => 0.0,
        }
    }
}
