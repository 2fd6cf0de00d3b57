//! Bots at a table: who is asked next, and how long they listen before they end the talk.

use serde_json::Value;
use table::{Seat, SeatSet};

use super::{Play, Table};
use crate::{By, Entry, Logged, Refused, SeatPlan, Thought, Time};

impl Table {
    /// The bots that are asked now, each with the number of its question. Call them where there is time, and bring what
    /// they say to [`Table::bot_decides`].
    ///
    /// Where seats may speak that nobody waits for, bots speak in beats: after each word of who must, every bot that may is
    /// asked once, clockwise, and only then one that must goes on.
    pub fn thoughts(&self) -> Vec<(Seat, u32, Thought)> {
        let Some(play) = &self.play else { return Vec::new() };
        let awaiting = play.game.awaiting();
        let next = play.clockwise().find(|seat| {
            awaiting.may.contains(*seat) && !play.heard.contains(*seat) && self.bot_at(*seat).is_some()
        });
        let asked = next.map_or(awaiting.must, SeatSet::from);
        let thought = |seat| {
            let thought = play.game.thought(seat, self.bot_at(seat)?)?;
            Some((seat, play.question_of_bot(seat), thought))
        };
        asked.iter().filter_map(thought).collect()
    }

    /// What a bot thought of, if the question still stands. If it could not think, it is silent; so is one that only may
    /// speak and has nothing to say.
    pub fn bot_decides(
        &mut self,
        now: Time,
        seat: Seat,
        question: u32,
        decision: Option<Value>,
    ) -> Result<Vec<Logged>, Refused> {
        self.bot_at(seat).ok_or(Refused::Stale)?;
        let play = self.running()?;
        let awaiting = play.game.awaiting();
        if !awaiting.anybody().contains(seat) || play.question_of_bot(seat) != question {
            return Err(Refused::Stale);
        }
        if awaiting.may.contains(seat) {
            play.heard.insert(seat);
            if decision.is_none() {
                return Ok(Vec::new());
            }
        }
        let decision = decision.or_else(|| self.silence(seat)).ok_or(Refused::Stale)?;
        Ok(vec![self.write(now.max(self.at), Entry::Decided { seat, run: vec![decision], by: By::Bot })?])
    }

    /// Until when a bot keeps this decision to itself: it would end the talk, and people may still want to say something.
    pub fn holds_back(&self, now: Time, seat: Seat, question: u32, decision: Option<&Value>) -> Option<Time> {
        let play = self.play.as_ref().filter(|play| play.question_of_bot(seat) == question)?;
        let until = play.listens(play.people_who_may()).filter(|until| *until > now)?;
        let ends = play.game.shuts_out(seat, decision?) & play.people_who_may();
        (!ends.is_empty()).then_some(until)
    }

    /// The level of the bot that speaks for this seat, if one does.
    pub(crate) fn bot_at(&self, seat: Seat) -> Option<&str> {
        let stand_in = self.play.as_ref().and_then(|play| play.stand_ins.get(seat.index())?.as_ref());
        match self.seats.get(seat.index())? {
            SeatPlan::Bot { level } => Some(level),
            _ => stand_in.map(|stand_in| stand_in.level.as_str()),
        }
    }
}

impl Play {
    /// The seats for which bots speak.
    pub(crate) fn bots_now(&self) -> SeatSet {
        let away = Seat::ALL.into_iter().zip(&self.stand_ins).filter(|(_, one)| one.is_some());
        away.map(|(seat, _)| seat).collect::<SeatSet>() | self.bots
    }

    /// The seats that have said that they have nothing to say to their present question, or have answered it in this talk.
    pub(crate) fn content(&self) -> SeatSet {
        let may = self.game.awaiting().may;
        let silent = |seat: &Seat| self.asks[*seat].content || self.asks[*seat].said.is_some();
        may.iter().filter(silent).collect()
    }

    /// People who may speak, are not waited for, and have not said that they have nothing to say.
    pub(crate) fn people_who_may(&self) -> SeatSet {
        self.game.awaiting().may - self.bots_now() - self.content()
    }

    /// Until when bots listen to these seats in a talk, if it is for bots to go on.
    pub(crate) fn listens(&self, people: SeatSet) -> Option<Time> {
        let must = self.game.awaiting().must;
        if must.is_empty() || self.game.talk().is_none() || !(must - self.bots_now()).is_empty() {
            return None;
        }
        people.iter().map(|seat| self.asks[seat].since.after(self.pace.listening())).max()
    }

    /// The number of a bot's question. While others may speak, everything that is said makes it another one.
    fn question_of_bot(&self, seat: Seat) -> u32 {
        if self.game.awaiting().may.is_empty() { self.asks[seat].ask } else { self.word }
    }

    /// All seats, from the left of the one that must speak.
    fn clockwise(&self) -> impl Iterator<Item = Seat> {
        let seats = self.asks.seats();
        let first = self.game.awaiting().must.iter().next();
        let from = first.map(|seat| seat.left(seats));
        std::iter::successors(from, move |seat| Some(seat.left(seats))).take(usize::from(seats))
    }
}
