//! Commands that take decisions back: alone, or with the consent of the others.

use table::Seat;

use crate::{Entry, Logged, Person, Refused, Table, Time};

/// How often one person may take back, ask for it, or go and come back; decisions do not end here.
const MOST_RETURNS: u32 = 2_000;

impl Table {
    /// Takes back the last move that the seat knows of, if it is its own, nobody has learned anything from it, and the seat has
    /// time left.
    pub(super) fn undo(&mut self, now: Time, person: Person, seat: Seat) -> Result<Vec<Logged>, Refused> {
        self.check_owns(person, seat)?;
        self.check_return_quota(person)?;
        let started = self.started()?;
        if !started.has_moved(seat) {
            return Err(Refused::NotMoved);
        }
        let last = started.undoable_move(seat).ok_or(Refused::NothingToUndo)?.clone();
        if last.time_left_if_undone(now) == 0 {
            return Err(Refused::TooMuch("your time for this decision is up"));
        }
        self.write_one(now, Entry::TookBack { to: last.decisions_before, seat })
    }

    /// Asks the others to take back everything from the seat's last move on.
    pub(super) fn ask_take_back(
        &mut self,
        now: Time,
        person: Person,
        seat: Seat,
    ) -> Result<Vec<Logged>, Refused> {
        self.check_owns(person, seat)?;
        self.check_return_quota(person)?;
        self.check_running()?;
        let to = self.started()?.check_ask_take_back(seat)?;
        let mut logged = self.write_one(now, Entry::AskedTakeBack { seat, to })?;
        logged.extend(self.take_back_if_agreed(now)?);
        Ok(logged)
    }

    pub(super) fn answer_take_back(
        &mut self,
        now: Time,
        person: Person,
        seat: Seat,
        yes: bool,
    ) -> Result<Vec<Logged>, Refused> {
        self.check_owns(person, seat)?;
        if !self.started()?.must_answer_take_back(seat) {
            return Err(Refused::NothingAsked);
        }
        if !yes {
            return self.write_one(now, Entry::RefusedTakeBack { seat });
        }
        let mut logged = self.write_one(now, Entry::AgreedToTakeBack { seat })?;
        logged.extend(self.take_back_if_agreed(now)?);
        Ok(logged)
    }

    /// Takes back what was asked for, if everybody who had to has said yes; among bots nobody has to.
    fn take_back_if_agreed(&mut self, now: Time) -> Result<Vec<Logged>, Refused> {
        match self.started()?.take_back {
            Some(request) if request.waiting.is_empty() => {
                self.write_one(now, Entry::TookBack { to: request.to, seat: request.seat })
            }
            Some(_) | None => Ok(Vec::new()),
        }
    }

    pub(crate) fn check_return_quota(&self, person: Person) -> Result<(), Refused> {
        if self.action_counts(person).returns < MOST_RETURNS {
            Ok(())
        } else {
            Err(Refused::TooMuch("enough back and forth at this table"))
        }
    }
}
