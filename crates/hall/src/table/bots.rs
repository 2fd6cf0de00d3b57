//! Bots at a table: who is asked next, and how long they wait for people before they end a negotiation.

use serde_json::Value;
use table::{Seat, SeatSet};

use super::{StartedMatch, Table};
use crate::{BotTask, By, Entry, Logged, Refused, SeatPlan, Time};

impl Table {
    /// The bots that are to be asked now, each with the number of its question. Call the tasks where there is time, and
    /// bring what they return to [`Table::bot_decides`]. The order is that of [`bots::RemarkRound`], or that of a lesson.
    pub fn bots_to_ask(&mut self) -> Vec<(Seat, u32, BotTask)> {
        let Some(started) = &self.started else { return Vec::new() };
        if let Some((seat, decision)) = started.scripted() {
            let said = |_| Some(decision.clone());
            let task = BotTask { longest: None, answer: Box::new(said) };
            let is_bot = started.seats_of_bots().contains(*seat);
            return is_bot.then(|| (*seat, started.bot_question(*seat), task)).into_iter().collect();
        }
        let seats = started.remark_round.seats_to_ask(started.game.awaiting(), started.seats_of_bots());
        let task = |seat| {
            let level = self.bot_level(seat)?.to_owned();
            let started = self.started.as_mut()?;
            Some((seat, started.bot_question(seat), started.game.bot_task(seat, &level)?))
        };
        seats.iter().filter_map(task).collect()
    }

    /// All that a bot is told that plays for this seat, as JSON ([`bots::Question`]); nothing before the match.
    pub fn question_for_bot(&mut self, seat: Seat) -> Option<String> {
        Some(self.started.as_mut()?.game.question(seat).get().to_owned())
    }

    /// Carries out what a bot decided, if its question still stands. A bot that returned nothing, or failed, is silent: where
    /// it only may speak nothing happens, where it must the rules say what silence means.
    pub fn bot_decides(
        &mut self,
        now: Time,
        seat: Seat,
        question: u32,
        decision: Option<Value>,
    ) -> Result<Vec<Logged>, Refused> {
        self.bot_level(seat).ok_or(Refused::Stale)?;
        let started = self.started()?;
        let awaiting = started.game.awaiting();
        if !awaiting.anybody().contains(seat) || started.bot_question(seat) != question {
            return Err(Refused::Stale);
        }
        if awaiting.may.contains(seat) {
            started.remark_round.was_asked(seat);
            if decision.is_none() {
                return Ok(Vec::new());
            }
        }
        let decision = decision.or_else(|| started.game.on_silence(seat)).ok_or(Refused::Stale)?;
        self.write_one(now.max(self.at), Entry::Decided { seat, run: vec![decision], by: By::Bot })
    }

    /// Until when a bot's decision must wait, because it would end a negotiation in which people may still want to say
    /// something; nothing, if it may be carried out now.
    pub fn bot_waits_until(
        &self,
        now: Time,
        seat: Seat,
        question: u32,
        decision: Option<&Value>,
    ) -> Option<Time> {
        let started = self.started.as_ref().filter(|started| started.bot_question(seat) == question)?;
        if started.scripted().is_some() {
            return None;
        }
        let until = started.bots_wait_until().filter(|until| *until > now)?;
        let silenced = started.game.seats_silenced_by(seat, decision?) & started.people_who_may_speak();
        (!silenced.is_empty()).then_some(until)
    }

    /// The level of the bot that plays for this seat, if one does.
    pub(crate) fn bot_level(&self, seat: Seat) -> Option<&str> {
        let stand_in =
            self.started.as_ref().and_then(|started| started.stand_ins.get(seat.index())?.as_ref());
        match self.seats.get(seat.index())? {
            SeatPlan::Bot { level } => Some(level),
            SeatPlan::Open | SeatPlan::Person { .. } => stand_in.map(|stand_in| stand_in.level.as_str()),
        }
    }
}

impl StartedMatch {
    /// The seats for which bots play, as planned or for absent people.
    pub(crate) fn seats_of_bots(&self) -> SeatSet {
        let away = Seat::ALL.into_iter().zip(&self.stand_ins).filter(|(_, stand_in)| stand_in.is_some());
        away.map(|(seat, _)| seat).collect::<SeatSet>() | self.planned_bots
    }

    /// The seats that may speak, and have said that they have nothing to say to their present question or have answered it
    /// in this negotiation.
    pub(crate) fn seats_with_nothing_to_say(&self) -> SeatSet {
        let may = self.game.awaiting().may;
        let silent =
            |seat: &Seat| self.questions[*seat].nothing_to_say || self.questions[*seat].reply.is_some();
        may.iter().filter(silent).collect()
    }

    /// People who may speak, are not waited for, and have not said that they have nothing to say.
    fn people_who_may_speak(&self) -> SeatSet {
        self.game.awaiting().may - self.seats_of_bots() - self.seats_with_nothing_to_say()
    }

    /// Until when bots wait for people who may speak, if it is for bots alone to end the negotiation.
    pub(crate) fn bots_wait_until(&self) -> Option<Time> {
        let must = self.game.awaiting().must;
        let for_bots = !must.is_empty() && (must - self.seats_of_bots()).is_empty();
        if !for_bots || self.game.negotiation().is_none() {
            return None;
        }
        let wait = |seat| self.questions[seat].since.after(self.pace.bots_wait());
        self.people_who_may_speak().iter().map(wait).max()
    }

    /// The number of the entry that asked a bot. While others may speak, everything that is said makes it another question.
    fn bot_question(&self, seat: Seat) -> u32 {
        if self.game.awaiting().may.is_empty() { self.questions[seat].entry } else { self.last_change }
    }
}
