//! What contradicts itself in a scene. It is refused, never mended, and the fault names the key.

use table::{Fault, Seat, SeatSet};

use super::{Scene, ScenePhase};
use crate::Field;
use crate::components::ROUND_START;

/// More rolls are too rare to be found by trying seeds.
const MOST_ROLLS: usize = 2;

impl Scene {
    pub(super) fn faults_of_keys(&self, faults: &mut Vec<Fault>) {
        Fault::unless(self.round >= ROUND_START, faults, "GEN-9.8", || {
            format!("round = {}: the first round is {ROUND_START}", self.round)
        });
        self.faults_of_actions(faults);
        self.faults_of_known(faults);
        self.faults_of_rolls(faults);
    }

    /// GEN-4.11, GEN-4.14, GEN-7.3: who has acted in this turn.
    fn faults_of_actions(&self, faults: &mut Vec<Fault>) {
        let acted: SeatSet = self.base_used.iter().copied().collect();
        Fault::unless(usize::from(acted.len()) == self.base_used.len(), faults, "GEN-4.11", || {
            "base_used: a seat is named twice".to_owned()
        });
        let begins = matches!(self.phase, ScenePhase::Start | ScenePhase::Rolled(_));
        Fault::unless(!begins || acted.is_empty(), faults, "GEN-4.11", || {
            format!("base_used: nobody has acted before the tower is down, but {acted} has")
        });
        let both = self.seats == 2 && acted.len() == 2;
        Fault::unless(!self.bonus_used || both, faults, "GEN-7.3", || {
            "bonus_used: of two players, and after both base actions".to_owned()
        });
    }

    /// Chapter 8: faces are known of cards in other hands.
    fn faults_of_known(&self, faults: &mut Vec<Fault>) {
        for (seat, player) in Seat::ALL.into_iter().zip(&self.players) {
            for card in &player.known {
                let mut others = Seat::ALL.into_iter().zip(&self.players).filter(|(other, _)| *other != seat);
                let held = others.any(|(_, other)| other.hand.contains(card));
                Fault::unless(held, faults, "GEN-9.15", || {
                    format!("players.{}.known: {card} is in no other hand", seat.number())
                });
            }
        }
    }

    /// GEN-4.3.
    fn faults_of_rolls(&self, faults: &mut Vec<Fault>) {
        Fault::unless(self.rolls.is_empty() || self.seed.is_none(), faults, "GEN-4.3", || {
            "rolls and seed: either decides what is rolled".to_owned()
        });
        Fault::unless(self.rolls.len() <= MOST_ROLLS, faults, "GEN-4.3", || {
            format!("rolls: at most {MOST_ROLLS} can be written")
        });
        let faces = self.rolls.iter().all(|[blue, red]| Field::rolled(*blue, *red).is_some());
        Fault::unless(faces, faults, "GEN-4.3", || "rolls: the dice have no such face".to_owned());
    }
}
