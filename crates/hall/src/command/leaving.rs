//! Somebody leaves the house for good.

use table::SeatSet;

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

    /// Refuses to let this person delete the table: it must not be finished, and nobody else may have anything in it. Before the
    /// match it is the host's.
    pub fn check_delete(&self, person: Person) -> Result<(), Refused> {
        let gave_up = self.started.as_ref().map_or(SeatSet::EMPTY, |started| started.gave_up);
        let stay =
            (self.seats_where(|plan| plan.person().is_some()) - gave_up - self.seats_of(person)).is_empty();
        match self.stage() {
            Stage::Finished => Err(Refused::NotRunning),
            Stage::Gathering if self.setup.host == person => Ok(()),
            Stage::Running if stay && !self.seats_of(person).is_empty() => Ok(()),
            Stage::Gathering | Stage::Running => Err(Refused::NotAlone),
        }
    }

    /// Does this person play again with bots alone?
    pub fn is_alone_with_bots(&self, person: Person) -> bool {
        self.people().iter().all(|other| *other == person) && !self.seats.contains(&SeatPlan::left())
    }

    /// The seats for another match of the same people, everybody one seat further. Who plays with bots alone keeps their seat,
    /// and so their sign and the bots theirs.
    pub fn seats_to_play_again(&self, person: Person) -> Vec<SeatPlan> {
        let again = |plan: &SeatPlan| if *plan == SeatPlan::left() { SeatPlan::Open } else { plan.clone() };
        let mut seats: Vec<SeatPlan> = self.seats.iter().map(again).collect();
        if !self.is_alone_with_bots(person) {
            seats.rotate_right(1);
        }
        seats
    }
}
