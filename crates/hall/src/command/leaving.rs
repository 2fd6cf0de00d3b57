//! Somebody leaves the house for good.

use crate::{Entry, Logged, Person, Refused, SeatPlan, Stage, Table, Time};

impl Table {
    /// A person has left the house for good: seats become open before the match and are played by bots during it, and nobody
    /// is told their name any more. What was played and said stays.
    pub fn forget_person(&mut self, now: Time, person: Person) -> Result<Vec<Logged>, Refused> {
        let now = now.max(self.at);
        let said_something = self.chat.iter().any(|line| line.person == person);
        if self.seats_of(person).is_empty() && self.setup.host != person && !said_something {
            return Ok(Vec::new());
        }
        let mut logged = Vec::new();
        for seat in self.seats_of(person).iter() {
            match self.stage() {
                Stage::Gathering => {
                    logged.extend(self.write_one(now, Entry::Seated { seat, plan: SeatPlan::Open })?);
                }
                Stage::Running if self.bot_level(seat).is_none() => {
                    logged.extend(self.seat_stand_in(now, seat)?);
                }
                Stage::Running | Stage::Finished => {}
            }
        }
        logged.extend(self.write_one(now, Entry::PersonLeft { person })?);
        Ok(logged)
    }

    /// The seats for another match of the same people, everybody one seat further.
    pub fn seats_to_play_again(&self) -> Vec<SeatPlan> {
        let again = |plan: &SeatPlan| if *plan == SeatPlan::left() { SeatPlan::Open } else { plan.clone() };
        let mut seats: Vec<SeatPlan> = self.seats.iter().map(again).collect();
        seats.rotate_right(1);
        seats
    }
}
