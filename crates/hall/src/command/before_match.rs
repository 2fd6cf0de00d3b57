//! Commands before the match: sitting down, standing up, getting ready, starting.

use table::{Seat, Seed};

use crate::lessons::Lesson;
use crate::names::{clean_name, is_name_free};
use crate::{Entry, Logged, Person, Privacy, Refused, SeatPlan, Table, Time, catalog, lessons};

/// How often one person may sit down, not be ready any more, or put a bot on a seat. Standing up and starting end what others
/// began, so nobody is ever kept from them.
const MOST_SEAT_CHANGES: u32 = 200;

impl Table {
    pub(super) fn sit(
        &mut self,
        now: Time,
        person: Person,
        seat: Seat,
        name: &str,
    ) -> Result<Vec<Logged>, Refused> {
        self.check_not_started()?;
        self.check_seat_change_quota(person)?;
        let name = clean_name(name)?;
        match self.seats.get(seat.index()) {
            None => Err(Refused::NoSeat),
            Some(SeatPlan::Open) if !is_name_free(&self.seats, person, &name) => Err(Refused::NameTaken),
            Some(SeatPlan::Open) if !self.may_take_another_seat(person) => Err(Refused::OneSeatEach),
            Some(SeatPlan::Open) => {
                self.write_one(now, Entry::Seated { seat, plan: SeatPlan::Person { person, name } })
            }
            Some(SeatPlan::Person { .. } | SeatPlan::Bot { .. }) => Err(Refused::Taken),
        }
    }

    pub(super) fn stand_up(&mut self, now: Time, person: Person, seat: Seat) -> Result<Vec<Logged>, Refused> {
        self.check_not_started()?;
        self.check_owns(person, seat)?;
        self.write_one(now, Entry::Seated { seat, plan: SeatPlan::Open })
    }

    /// The host puts a bot on a seat, or opens it. A person who is ready is not sent away.
    pub(super) fn plan_seat(
        &mut self,
        now: Time,
        person: Person,
        seat: Seat,
        bot: Option<String>,
    ) -> Result<Vec<Logged>, Refused> {
        self.check_not_started()?;
        self.check_is_host(person)?;
        self.check_seat_change_quota(person)?;
        let before = self.seats.get(seat.index()).ok_or(Refused::NoSeat)?;
        if before.person().is_some_and(|other| other != person && self.ready.contains(&other)) {
            return Err(Refused::Taken);
        }
        let plan = match bot {
            None => SeatPlan::Open,
            Some(level) => {
                catalog::check_bot(&self.setup.game, &level)?;
                SeatPlan::Bot { level }
            }
        };
        if *before == plan { Ok(Vec::new()) } else { self.write_one(now, Entry::Seated { seat, plan }) }
    }

    /// A person says whether they are ready. When the table is full and everybody is, the match starts.
    pub(super) fn set_ready(
        &mut self,
        now: Time,
        person: Person,
        ready: bool,
        fresh_seed: impl FnOnce() -> Seed,
    ) -> Result<Vec<Logged>, Refused> {
        self.check_not_started()?;
        self.check_is_seated(person)?;
        if !ready {
            self.check_seat_change_quota(person)?;
        }
        let mut logged = Vec::new();
        if self.ready.contains(&person) != ready {
            logged = self.write_one(now, Entry::Ready { person, ready })?;
        }
        if self.check_no_seat_open().is_ok() && self.people().is_subset(&self.ready) {
            let start = self.start_entry(fresh_seed);
            logged.extend(self.write_one(now, start)?);
        }
        Ok(logged)
    }

    /// The host starts the match. People who were seated by the host must have said that they are ready.
    pub(super) fn start(
        &mut self,
        now: Time,
        person: Person,
        fresh_seed: impl FnOnce() -> Seed,
    ) -> Result<Vec<Logged>, Refused> {
        self.check_not_started()?;
        self.check_is_host(person)?;
        self.check_no_seat_open()?;
        let is_unready = |seat| self.owner(seat).is_some_and(|person| !self.ready.contains(&person));
        if self.seated_by_others.iter().any(is_unready) {
            return Err(Refused::NotReady);
        }
        let start = self.start_entry(fresh_seed);
        self.write_one(now, start)
    }

    /// The entry that starts the match, with a fresh seed. A lesson has its own, so that its deal is always the same.
    fn start_entry(&self, fresh_seed: impl FnOnce() -> Seed) -> Entry {
        let lesson = self.setup.lesson.as_deref().and_then(lessons::lesson);
        Entry::Started { seed: lesson.map_or_else(fresh_seed, Lesson::deal).hex() }
    }

    /// Strangers must know with whom they play: who sits at a public table takes no second seat unless that was agreed.
    fn may_take_another_seat(&self, person: Person) -> bool {
        self.setup.privacy == Privacy::Private || self.setup.several_seats || self.seats_of(person).is_empty()
    }

    fn check_seat_change_quota(&self, person: Person) -> Result<(), Refused> {
        if self.action_counts(person).seat_changes < MOST_SEAT_CHANGES {
            Ok(())
        } else {
            Err(Refused::TooMuch("enough coming and going; open another table"))
        }
    }

    fn check_is_host(&self, person: Person) -> Result<(), Refused> {
        if self.setup.host == person { Ok(()) } else { Err(Refused::NotHost) }
    }

    fn check_no_seat_open(&self) -> Result<(), Refused> {
        if self.seats.contains(&SeatPlan::Open) { Err(Refused::NotFull) } else { Ok(()) }
    }
}
