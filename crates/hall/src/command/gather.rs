//! Before the match: coming, going, getting ready.

use table::{Seat, Seed};

use crate::setup::{check_name, is_free};
use crate::table::Stage;
use crate::{Entry, Logged, Person, Refused, SeatPlan, Table, Time, catalog};

/// How often one person may sit down, change his mind, or have it changed. Standing up and starting end what others began, so
/// nobody is ever kept from them.
const MOST_COMINGS: u32 = 200;

impl Table {
    pub(super) fn sit(
        &mut self,
        now: Time,
        person: Person,
        seat: Seat,
        name: String,
    ) -> Result<Vec<Logged>, Refused> {
        self.gathering()?;
        self.comes_seldom(person)?;
        check_name(&name)?;
        match self.seats.get(seat.index()) {
            None => Err(Refused::NoSeat),
            Some(SeatPlan::Open) if !is_free(&self.seats, person, &name) => Err(Refused::NameTaken),
            Some(SeatPlan::Open) => {
                self.one(now, Entry::Seated { seat, plan: SeatPlan::Person { person, name } })
            }
            Some(_) => Err(Refused::Taken),
        }
    }

    pub(super) fn stand(&mut self, now: Time, person: Person, seat: Seat) -> Result<Vec<Logged>, Refused> {
        self.gathering()?;
        self.own(person, seat)?;
        self.one(now, Entry::Seated { seat, plan: SeatPlan::Open })
    }

    pub(super) fn plan(
        &mut self,
        now: Time,
        person: Person,
        seat: Seat,
        bot: Option<String>,
    ) -> Result<Vec<Logged>, Refused> {
        self.gathering()?;
        self.host(person)?;
        self.comes_seldom(person)?;
        let before = self.seats.get(seat.index()).ok_or(Refused::NoSeat)?;
        if let SeatPlan::Person { person: other, .. } = before
            && *other != person
            && self.ready.contains(other)
        {
            return Err(Refused::Taken);
        }
        let plan = match bot {
            None => SeatPlan::Open,
            Some(level) => {
                catalog::check_bot(&self.setup.game, &level)?;
                SeatPlan::Bot { level }
            }
        };
        if *before == plan { Ok(Vec::new()) } else { self.one(now, Entry::Seated { seat, plan }) }
    }

    pub(super) fn say_ready(
        &mut self,
        now: Time,
        person: Person,
        ready: bool,
        seed: Seed,
    ) -> Result<Vec<Logged>, Refused> {
        self.gathering()?;
        self.sits(person)?;
        if !ready {
            self.comes_seldom(person)?;
        }
        let mut logged = Vec::new();
        if self.ready.contains(&person) != ready {
            logged = self.one(now, Entry::Ready { person, ready })?;
        }
        if self.full().is_ok() && self.people().is_subset(&self.ready) {
            logged.extend(self.one(now, Entry::Started { seed: seed.hex() })?);
        }
        Ok(logged)
    }

    pub(super) fn start(&mut self, now: Time, person: Person, seed: Seed) -> Result<Vec<Logged>, Refused> {
        self.gathering()?;
        self.host(person)?;
        self.full()?;
        let unready = |seat: Seat| match self.seats.get(seat.index()) {
            Some(SeatPlan::Person { person, .. }) => !self.ready.contains(person),
            _ => false,
        };
        if self.arranged.iter().any(unready) {
            return Err(Refused::NotReady);
        }
        self.one(now, Entry::Started { seed: seed.hex() })
    }

    fn gathering(&self) -> Result<(), Refused> {
        if self.stage() == Stage::Gathering { Ok(()) } else { Err(Refused::Started) }
    }

    fn comes_seldom(&self, person: Person) -> Result<(), Refused> {
        if self.tally(person).comings < MOST_COMINGS {
            Ok(())
        } else {
            Err(Refused::TooMuch("enough coming and going; open another table"))
        }
    }

    fn host(&self, person: Person) -> Result<(), Refused> {
        if self.setup.host == person { Ok(()) } else { Err(Refused::NotHost) }
    }

    fn full(&self) -> Result<(), Refused> {
        let open = self.seats.contains(&SeatPlan::Open);
        if open { Err(Refused::NotFull) } else { Ok(()) }
    }
}
