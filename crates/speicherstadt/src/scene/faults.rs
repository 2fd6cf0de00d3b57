//! What is wrong with a scene. A position that no game can reach is refused, never mended.

use table::{Coins, Fault, Seat};

use super::{Scene, ScenePhase, ScenePlayer};
use crate::components::{CUBES_PER_GOOD, CUBES_PER_SHIP, MERCHANTS};
use crate::{Card, CardKind, Goods};

/// More than any game can bring together.
const MOST_COINS: Coins = Coins(999);

impl Scene {
    /// More than the types of a table can hold; there is no table to be judged by the invariants then.
    pub(super) fn faults_of_size(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let most = usize::from(self.config().row_size());
        Fault::unless(self.row.len() <= most, &mut faults, "SPE-4.1", || {
            format!("{} berths are written, {most} are used", self.row.len())
        });
        Fault::unless(self.players.len() <= usize::from(self.seats), &mut faults, "SPE-3.1", || {
            format!("{} players are written at a table of {}", self.players.len(), self.seats)
        });
        for card in Card::all() {
            let times = self.named().iter().filter(|named| **named == card).count();
            Fault::unless(times <= 1, &mut faults, "SPE-I1", || format!("{card:?} is written {times} times"));
        }
        for good in crate::Good::ALL {
            let cubes: u32 = self.heaps().map(|heap| u32::from(heap[good])).sum();
            Fault::unless(cubes <= u32::from(CUBES_PER_GOOD), &mut faults, "SPE-I2", || {
                format!("{cubes} cubes of {good} are written")
            });
        }
        for (n, player) in self.players.iter().enumerate() {
            Fault::unless(player.coins <= MOST_COINS, &mut faults, "SPE-I6", || {
                format!("P{n} has {}, at most {} can be written", player.coins, MOST_COINS.0)
            });
            for card in player.covers.keys() {
                let own = player.cards.contains(card) && matches!(card.kind(), CardKind::Contract(_));
                Fault::unless(own, &mut faults, "SPE-I3", || format!("{card:?} is no contract of P{n}"));
            }
        }
        let rounds = self.config().rounds();
        let first = u32::from(!matches!(self.phase, ScenePhase::Supply));
        Fault::unless((first..=rounds).contains(&self.round.into()), &mut faults, "SPE-I10", || {
            format!("round {} of {rounds}", self.round)
        });
        self.faults_of_loads(&mut faults);
        faults
    }

    /// SPE-4.5: what is to come out of the bag must be in it, and for ships that are to come.
    fn faults_of_loads(&self, faults: &mut Vec<Fault>) {
        let ships = self.deck().iter().filter(|card| card.kind() == CardKind::Ship).count();
        Fault::unless(self.loads.len() <= ships, faults, "SPE-4.5", || {
            format!("loads for {} ships are written, {ships} are in the deck", self.loads.len())
        });
        for load in &self.loads {
            Fault::unless(load.total() == CUBES_PER_SHIP.into(), faults, "SPE-4.5", || {
                format!("a ship carries {CUBES_PER_SHIP} cubes, not {load:?}")
            });
        }
        for good in crate::Good::ALL {
            let loaded: u32 = self.loads.iter().map(|load| u32::from(load[good])).sum();
            let bag = self.loose_cubes().0[good];
            Fault::unless(loaded <= bag.into(), faults, "SPE-4.5", || {
                format!("{loaded} cubes of {good} are to come on ships, {bag} are in the bag")
            });
        }
        Fault::unless(self.loads.is_empty() || self.seed.is_none(), faults, "SPE-4.5", || {
            "the loads of ships and a seed are written; either decides what comes out of the bag".to_owned()
        });
    }

    /// What does not belong to this phase.
    pub(super) fn faults_of_phase(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let sits = |seat: Seat| seat.number() < self.seats;
        let cards = self.row.iter().filter(|berth| berth.card.is_some()).count();
        let stray = self.row.iter().any(|berth| berth.card.is_none() && !berth.queue.is_empty());
        Fault::unless(!stray, &mut faults, "SPE-4.15", || "merchants stand above no card".to_owned());
        self.faults_of_purchases(cards, &mut faults);
        match self.phase {
            ScenePhase::Bidding { lap, seat } => self.bidding(lap, seat.unwrap_or(self.start), &mut faults),
            ScenePhase::Purchase { column } => {
                let settled =
                    self.row.iter().take(column.index().unwrap_or(0)).all(|berth| berth.card.is_none());
                let exists = column.index().is_some_and(|index| index < self.row.len());
                Fault::unless(exists && settled, &mut faults, "SPE-4.18", || {
                    format!("{column} is not the next to be settled")
                });
            }
            ScenePhase::Processing { seat } => {
                self.faults_of_unloading(seat.unwrap_or(self.start), &mut faults);
                Fault::unless(seat.is_none_or(sits), &mut faults, "SPE-4.24", || {
                    "nobody sits there".to_owned()
                });
                Fault::unless(cards == 0, &mut faults, "SPE-4.21", || {
                    format!("{cards} cards are not settled")
                });
            }
            ScenePhase::Supply | ScenePhase::Income | ScenePhase::FinalFire | ScenePhase::Scoring => {
                Fault::unless(cards == 0, &mut faults, "SPE-4.21", || {
                    format!("{cards} cards are not settled")
                });
            }
        }
        let deck = self.deck();
        let last_fire = deck.last().copied() == Card::all().last();
        let right = match self.phase {
            ScenePhase::Scoring => deck.is_empty(),
            ScenePhase::FinalFire => last_fire && deck.len() == 1,
            _ => last_fire,
        };
        Fault::unless(right, &mut faults, "SPE-I8", || {
            "the fourth fire lies at the bottom until it is resolved, and is resolved alone".to_owned()
        });
        faults
    }

    /// SPE-4.31: cards count as bought from their purchase to the income. Each is one of the row, and owned.
    fn faults_of_purchases(&self, unsettled: usize, faults: &mut Vec<Fault>) {
        let bought: usize = self.players.iter().map(|player| usize::from(player.bought)).sum();
        let most = match self.phase {
            ScenePhase::Purchase { .. } | ScenePhase::Processing { .. } | ScenePhase::Income => {
                usize::from(self.config().row_size()) - unsettled
            }
            ScenePhase::Supply | ScenePhase::Bidding { .. } | ScenePhase::FinalFire | ScenePhase::Scoring => {
                0
            }
        };
        Fault::unless(bought <= most, faults, "SPE-4.31", || {
            format!("{bought} cards are bought in this round, at most {most} can be")
        });
        for (n, player) in self.players.iter().enumerate() {
            Fault::unless(usize::from(player.bought) <= player.cards.len(), faults, "SPE-4.31", || {
                format!(
                    "P{n} has bought {} cards in this round and owns {}",
                    player.bought,
                    player.cards.len()
                )
            });
            let most = player.ships() * u32::from(CUBES_PER_SHIP);
            Fault::unless(player.quay.total() <= most, faults, "SPE-I7", || {
                format!("P{n} has {} cubes to unload, its ships carry {most}", player.quay.total())
            });
        }
    }

    /// SPE-4.24: the seats before this one have unloaded.
    fn faults_of_unloading(&self, seat: Seat, faults: &mut Vec<Fault>) {
        for other in Seat::first(self.seats).filter(|other| self.turn(*other) < self.turn(seat)) {
            let quay = self.players.get(other.index()).map_or(Goods::EMPTY, |player| player.quay);
            Fault::unless(quay.is_empty(), faults, "SPE-4.24", || {
                format!("{other} was to unload before {seat}, and has {quay:?}")
            });
        }
    }

    /// How many seats come before this one, from the start seat clockwise.
    fn turn(&self, seat: Seat) -> u8 {
        (seat.number() + self.seats - self.start.number()) % self.seats
    }

    /// SPE-4.14: nobody has placed more merchants than laps are over.
    fn bidding(&self, lap: u8, seat: Seat, faults: &mut Vec<Fault>) {
        let right = (1..=MERCHANTS).contains(&lap) && seat.number() < self.seats;
        Fault::unless(right, faults, "SPE-4.14", || format!("lap {lap} of {seat}"));
        if !right {
            return;
        }
        let any_card = self.row.iter().any(|berth| berth.card.is_some());
        Fault::unless(any_card, faults, "SPE-4.7", || {
            "without a card in the row there is no round".to_owned()
        });
        for other in Seat::first(self.seats) {
            let due = lap - 1 + u8::from(self.turn(other) < self.turn(seat));
            let placed = self.standing(other);
            // SPE-4.17: fewer where no place was free.
            Fault::unless(placed <= due, faults, "SPE-4.14", || {
                format!("{other} has placed {placed} merchants, {due} are due by now")
            });
        }
    }
}

impl ScenePlayer {
    fn ships(&self) -> u32 {
        let ships = self.cards.iter().filter(|card| card.kind() == CardKind::Ship).count();
        u32::try_from(ships).expect("54 cards")
    }
}
