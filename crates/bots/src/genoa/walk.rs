//! Where to walk: every way that the discs allow, and who would act where on it.

use genoa::{Board, Building, ByBuilding, ByField, Card, Field, FieldSet, Special, Spent, Turn};
use table::{PerSeat, Pile, Seat, SeatSet};

use super::guesses::{BuildingSet, Values, in_reach};
use super::mark;
use super::worth::{Judge, message_pays};

/// What an action must be worth to another seat, so that it is taken to pay for it.
const LEAST_SOLD: f64 = 6.0;

/// Rounding never makes a sum greater than its bound by more than this.
pub(super) const ROUNDING: f64 = 1e-6;

/// GEN-4.14: what each seat can still do in this turn.
#[derive(Copy, Clone, Debug)]
pub(super) struct Capacities {
    turn: Turn,
    /// Each seat's `extra_action` cards.
    cards: PerSeat<u8>,
    /// Who has a base action or a bonus left, and who can act at all.
    free: SeatSet,
    able: SeatSet,
}

impl Capacities {
    fn of(board: &Board) -> Capacities {
        let cards = board.players.map(|_, player| player.specials[Special::ExtraAction]);
        Capacities { turn: board.turn, cards, free: SeatSet::EMPTY, able: SeatSet::EMPTY }.counted()
    }

    fn counted(mut self) -> Capacities {
        let seats = Seat::first(self.cards.seats());
        self.free = seats.filter(|seat| self.turn.free_actions(*seat, self.cards.seats()) > 0).collect();
        self.able = self.cards.iter().filter(|(_, cards)| **cards > 0).map(|(seat, _)| seat).collect();
        self.able |= self.free;
        self
    }

    /// One action less.
    pub(super) fn spend(&mut self, seat: Seat) {
        if self.turn.spend_action(seat, self.cards.seats()) == Spent::Card {
            self.cards[seat] = self.cards[seat].saturating_sub(1);
        }
        *self = self.counted();
    }
}

/// The city as the active player sees it in this turn.
pub(super) struct Walker<'a> {
    pub(super) judge: &'a Judge<'a>,
    messages: Messages,
    /// What an `extra_action` is worth that is not spent.
    spared: f64,
    /// What it brings if each seat acts in each building, freely or with an `extra_action`.
    gains: PerSeat<[ByBuilding<f64>; 2]>,
    /// What anybody's action in each building brings at most.
    most: ByBuilding<f64>,
    /// What marking each street brings, and the best of them.
    streets: ByField<f64>,
    best_street: f64,
    /// What the buildings of so many moves from each field bring at most.
    ahead: [ByField<f64>; MOST_MOVES + 1],
}

/// The routes of the messages in hand.
type Messages = Pile<FieldSet, MOST_MESSAGES>;
/// No deck has more cards.
const MOST_MESSAGES: usize = 16;

/// A walk as far as it has come.
#[derive(Copy, Clone)]
struct Walk {
    here: Field,
    discs: u8,
    visited: FieldSet,
    /// Buildings whose action is still to be settled, and what settling them brings at most.
    open: Open,
    most: f64,
    /// What marking the best street on the way brings.
    street: f64,
}

/// Buildings in the order in which the tower came to them.
#[derive(Copy, Clone)]
struct Open {
    buildings: [Building; MOST_OPEN],
    len: usize,
}

/// GEN-4.7: no more fields are visited in a turn.
const MOST_OPEN: usize = 5;
const MOST_MOVES: usize = MOST_OPEN - 1;

impl Open {
    fn push(&mut self, building: Building) {
        self.buildings[self.len] = building;
        self.len += 1;
    }
}

impl<'a> Walker<'a> {
    /// Of a tower that can come to these buildings.
    pub(super) fn new(judge: &'a Judge<'a>, values: &'a Values, buildings: BuildingSet) -> Walker<'a> {
        let spared = judge.habits.special[2] * judge.prices.kept;
        let mut walker = Walker {
            judge,
            messages: judge.known.own.hand.iter().filter_map(Card::route).collect(),
            spared,
            gains: PerSeat::new(judge.seats(), [ByBuilding::default(); 2]),
            most: ByBuilding::default(),
            streets: ByField::default(),
            best_street: 0.0,
            ahead: [ByField::default(); MOST_MOVES + 1],
        };
        for seat in Seat::first(judge.seats()) {
            for building in buildings.iter() {
                let value = values[seat][building];
                let gains = [value, value - spared].map(|value| walker.gain(seat, building, value));
                walker.gains[seat][0][building] = gains[0];
                walker.gains[seat][1][building] = gains[1];
                walker.most[building] = walker.most[building].max(gains[0]).max(gains[1]);
            }
        }
        let near = walker.near();
        if judge.board.players[judge.seat].stock > 0 {
            for street in near[MOST_MOVES].iter().filter(|field| field.is_street()) {
                walker.streets[street] = mark::street(judge, street);
                walker.best_street = walker.best_street.max(walker.streets[street]);
            }
        }
        walker.look_ahead(&near);
        walker
    }

    /// The fields where the tower may be after so many moves; before it is down, any of them.
    fn near(&self) -> [FieldSet; MOST_MOVES + 1] {
        let turn = &self.judge.board.turn;
        let Some(here) = turn.here() else { return [FieldSet::all(); MOST_MOVES + 1] };
        let mut near = turn.visited();
        in_reach(turn, here, turn.tower).map(|fields| {
            near = near.or(fields);
            near
        })
    }

    /// Fills in what the tower can come to with the moves that it has left after so many.
    fn look_ahead(&mut self, near: &[FieldSet; MOST_MOVES + 1]) {
        let most_moves = usize::from(self.judge.board.turn.tower).saturating_sub(1);
        for moves in 1..=most_moves {
            for field in near[most_moves - moves].iter() {
                let most = |to: Field| to.building().map_or(0.0, |building| self.most[building]);
                let next = field.neighbours().iter().map(|to| most(to) + self.ahead[moves - 1][to]);
                self.ahead[moves][field] = next.fold(0.0, f64::max);
            }
        }
    }

    /// What each seat can do now.
    pub(super) fn capacities(&self) -> Capacities {
        Capacities::of(self.judge.board)
    }

    /// The best that can come of standing here with so many discs, when this action is still to be settled: if that is more
    /// than `floor`. If not, `floor`.
    pub(super) fn outlook(
        &self,
        here: Field,
        visited: FieldSet,
        discs: u8,
        open: Option<Building>,
        capacities: &Capacities,
        floor: f64,
    ) -> f64 {
        let nothing = Open { buildings: [Building::ALL[0]; MOST_OPEN], len: 0 };
        let streets = visited.iter().map(|field| self.streets[field]);
        let street = streets.fold(self.streets[here], f64::max);
        let mut walk = Walk { here, discs, visited, open: nothing, most: ROUNDING, street };
        walk.visited.insert(here);
        self.open(&mut walk, open);
        let mut best = floor;
        self.follow(&walk, capacities, &mut best);
        best
    }

    /// Tries all ways to go on, and then to stay: that rarely is better. What cannot be better than the best is not worked out.
    fn follow(&self, walk: &Walk, capacities: &Capacities, best: &mut f64) {
        for field in Turn::moves_from(walk.here, walk.visited, walk.discs).iter() {
            let building = field.building();
            let most = walk.most + building.map_or(0.0, |building| self.most[building]);
            let mut visited = walk.visited;
            visited.insert(field);
            let moves = usize::from(walk.discs - 2);
            let beyond = self.ahead[moves][field] + self.deliverable(visited, moves) + self.best_street;
            if most + beyond > *best {
                let street = walk.street.max(self.streets[field]);
                let mut further = Walk { here: field, discs: walk.discs - 1, visited, street, ..*walk };
                self.open(&mut further, building);
                self.follow(&further, capacities, best);
            }
        }
        let beside = self.deliverable(walk.visited, 0) + walk.street;
        if walk.most + beside > *best {
            *best = best.max(self.settled(walk.open, capacities) + beside);
        }
    }

    /// The action of this building is to be settled, too, if it brings anything.
    #[inline]
    fn open(&self, walk: &mut Walk, building: Option<Building>) {
        if let Some(building) = building.filter(|building| self.most[*building] > 0.0) {
            walk.open.push(building);
            walk.most += self.most[building];
        }
    }

    /// What messages bring, once these fields and so many more are visited.
    #[inline]
    fn deliverable(&self, visited: FieldSet, more: usize) -> f64 {
        let delivered = self.messages.iter().filter(|route| {
            let rest = route.without(visited);
            rest.is_empty() || more > 0 && (more > 1 || !visited.and(**route).is_empty())
        });
        delivered.map(|_| message_pays() - self.judge.in_hand()).sum()
    }

    /// Who acts where: the dearest action first.
    fn settled(&self, mut open: Open, capacities: &Capacities) -> f64 {
        let mut left = *capacities;
        let mut sum = 0.0;
        loop {
            let mut best: Option<(f64, usize, Seat)> = None;
            for seat in left.able.iter() {
                let gains = &self.gains[seat][usize::from(!left.free.contains(seat))];
                for (place, building) in open.buildings[..open.len].iter().enumerate() {
                    let gain = gains[*building];
                    // Of equal gains the first building counts, and for it the first seat.
                    if best.map_or(gain > 0.0, |(most, at, _)| gain > most || gain >= most && place < at) {
                        best = Some((gain, place, seat));
                    }
                }
            }
            let Some((gain, place, seat)) = best else { return sum };
            sum += gain;
            open.len -= 1;
            open.buildings[place] = open.buildings[open.len];
            left.spend(seat);
        }
    }

    /// What it brings the active player if this seat acts there, to whom that is worth so much: the use, or the price that may be
    /// hoped for.
    fn gain(&self, seat: Seat, building: Building, value: f64) -> f64 {
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
        if capacities.free.contains(seat) { 0.0 } else { self.spared }
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
