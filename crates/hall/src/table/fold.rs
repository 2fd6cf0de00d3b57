//! What an entry does to the table: the same when it is written and when the table is brought back.

use table::{Seat, SeatSet, Seed};

use super::{Back, Play, Said, Table, Tally};
use crate::{Entry, Logged, Person, Refused, SeatPlan, Time, catalog};

/// Lines of chat that newcomers are shown.
const REMEMBERED: usize = 50;

impl Table {
    /// Writes an entry down, if it can be, and makes the messages of it.
    pub(crate) fn write(&mut self, at: Time, entry: Entry) -> Result<Logged, Refused> {
        let n = self.next;
        self.take_in(at, &entry)?;
        self.push(n, at, &entry);
        Ok(Logged { n, at, entry })
    }

    /// Brings the table to where it was after an entry. Nobody waits for messages of what is long past.
    pub(super) fn take_in(&mut self, at: Time, entry: &Entry) -> Result<(), Refused> {
        if let Some(play) = &mut self.play {
            play.told.clear();
            play.sealed = false;
        }
        self.fold(self.next, at, entry)?;
        self.count(entry);
        self.next += 1;
        self.at = at;
        Ok(())
    }

    fn fold(&mut self, n: u32, at: Time, entry: &Entry) -> Result<(), Refused> {
        match entry {
            Entry::Opened(_) => return Err(Refused::Setup("a table is opened once".to_owned())),
            Entry::Seated { seat, plan } => self.seat_anew(*seat, plan)?,
            Entry::Ready { person, ready: true } => _ = self.ready.insert(*person),
            Entry::Ready { person, ready: false } => _ = self.ready.remove(person),
            Entry::Started { seed } => {
                let seed =
                    Seed::from_hex(seed).ok_or_else(|| Refused::Setup("seed: 64 digits".to_owned()))?;
                self.play = Some(self.begin(n, at, seed)?);
            }
            Entry::Decided { seat, run, by } => self.running()?.decided((n, at), *seat, run, *by)?,
            Entry::Content { seat } => self.running()?.is_content(*seat)?,
            Entry::Pondered { seat } => self.running()?.ponders(at, *seat)?,
            Entry::TookBack { to, seat } => self.running()?.took_back(n, at, *seat, *to),
            Entry::AskedBack { seat, to } => {
                let waiting = self.others_who_answer(*seat, *to);
                self.running()?.back = Some(Back { seat: *seat, to: *to, waiting });
            }
            Entry::RefusedBack { .. } => self.running()?.back = None,
            Entry::AgreedBack { seat } => {
                if let Some(back) = &mut self.running()?.back {
                    back.waiting.remove(*seat);
                }
            }
            Entry::StandIn { seat, level } => self.running()?.stands_in(at, *seat, level.as_ref())?,
            Entry::Said { name, text, .. } => {
                self.said.push_back(Said { n, at, name: name.clone(), text: text.clone() });
                if self.said.len() > REMEMBERED {
                    self.said.pop_front();
                }
            }
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
        }
        Ok(())
    }

    /// Whatever somebody could do without end is counted for him alone, so that nobody uses up what others may do.
    fn count(&mut self, entry: &Entry) {
        let owner = |seat: &Seat| match self.seats.get(seat.index()) {
            Some(SeatPlan::Person { person, .. }) => Some(*person),
            _ => None,
        };
        let (person, count): (_, fn(&mut Tally) -> &mut u32) = match entry {
            Entry::Seated { plan: SeatPlan::Person { person, .. }, .. }
            | Entry::Ready { person, ready: false } => (Some(*person), |tally| &mut tally.comings),
            Entry::Seated { plan: SeatPlan::Bot { .. }, .. } => {
                (Some(self.setup.host), |tally| &mut tally.comings)
            }
            Entry::Said { person, .. } => (Some(*person), |tally| &mut tally.said),
            Entry::TookBack { seat, .. }
            | Entry::AskedBack { seat, .. }
            | Entry::StandIn { seat, level: None } => (owner(seat), |tally| &mut tally.turns),
            _ => return,
        };
        if let Some(person) = person {
            *count(self.tallies.entry(person).or_default()) += 1;
        }
    }

    pub(crate) fn running(&mut self) -> Result<&mut Play, Refused> {
        self.play.as_mut().ok_or(Refused::NotRunning)
    }

    fn seat_anew(&mut self, seat: Seat, plan: &SeatPlan) -> Result<(), Refused> {
        let place = self.seats.get_mut(seat.index()).ok_or(Refused::NoSeat)?;
        let before = std::mem::replace(place, plan.clone());
        self.arranged.remove(seat);
        if let SeatPlan::Person { person, .. } = before {
            self.forget_if_gone(person);
        }
        Ok(())
    }

    fn forget_if_gone(&mut self, person: Person) {
        if !self.people().contains(&person) {
            self.ready.remove(&person);
        }
    }

    fn begin(&self, n: u32, at: Time, seed: Seed) -> Result<Play, Refused> {
        let game = catalog::set_up(&self.setup.game, &self.setup.config, seed)?;
        let seats = u8::try_from(self.seats.len()).map_err(|_| Refused::NoSeat)?;
        let bots = self.seats_where(|plan| matches!(plan, SeatPlan::Bot { .. }));
        Ok(Play::begin(game, seed, self.setup.pace, (seats, bots), (n, at)))
    }

    /// The seats whose owners must agree before something of `seat` is taken back to `to`: people other than its owner. Of
    /// who is away nobody needs to know about moves that were made without him.
    fn others_who_answer(&self, seat: Seat, to: usize) -> SeatSet {
        let owner = |plan: Option<&SeatPlan>| match plan {
            Some(SeatPlan::Person { person, .. }) => Some(*person),
            _ => None,
        };
        let asker = owner(self.seats.get(seat.index()));
        let others = self.seats_where(|plan| owner(Some(plan)).is_some_and(|other| Some(other) != asker));
        let was_away = |seat: Seat| self.play.as_ref().is_some_and(|play| play.was_away(seat, to));
        others.iter().filter(|other| !was_away(*other)).collect()
    }
}
