//! Bots at a table: who is asked next, and how long they wait for people before they end a negotiation.

use serde::Serialize;
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
            let task = BotTask { longest: None, answer: Box::new(said), write: None };
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

    /// Until when a bot's decision must wait, because it would close a deal or end a negotiation in which people may still want
    /// to say something; nothing, if it may be carried out now. A deal waits until `bid_time` milliseconds after the last word.
    pub fn bot_waits_until(
        &self,
        now: Time,
        seat: Seat,
        question: u32,
        decision: Option<&Value>,
        bid_time: u64,
    ) -> Option<Time> {
        let started = self.started.as_ref().filter(|started| started.bot_question(seat) == question)?;
        started.waits_until(&started.announcement(seat, decision?, bid_time)?).filter(|until| *until > now)
    }

    /// Tells the table, once, what the bot of this seat is about to do and why it waits.
    pub fn announce_bot(
        &mut self,
        now: Time,
        seat: Seat,
        decision: Option<&Value>,
        bid_time: u64,
    ) -> Vec<Logged> {
        let Some(started) = &self.started else { return Vec::new() };
        let announced = decision.and_then(|decision| started.announcement(seat, decision, bid_time));
        let Some(announced) = announced else { return Vec::new() };
        if started.announced == Some(announced) {
            return Vec::new();
        }
        let Announced { seat, with, ends, bid_time } = announced;
        let entry = Entry::BotAnnounced { seat, with, ends, bid_time };
        let logged = self.write_entry(now.max(self.at), entry);
        logged.into_iter().collect()
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

/// What a bot is about to do.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct Announced {
    pub(super) seat: Seat,
    /// With whom it closes a deal, if it does.
    pub(super) with: SeatSet,
    /// People who may speak could not any more.
    pub(super) ends: bool,
    /// How many milliseconds after the last word it closes a deal.
    pub(super) bid_time: u64,
}

/// What a bot is about to do, as everybody is told.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct PublicAnnouncement {
    seat: Seat,
    /// With whom it closes a deal; with nobody, it ends the negotiation.
    with: SeatSet,
    until: Time,
}

impl StartedMatch {
    /// What a bot would do by this decision that people should know beforehand; nothing of what is sealed.
    fn announcement(&self, seat: Seat, decision: &Value, bid_time: u64) -> Option<Announced> {
        if self.scripted().is_some() || self.game.sealed_seats().contains(seat) {
            return None;
        }
        let silenced = self.game.seats_silenced_by(seat, decision) & self.people_who_may_speak();
        let with = self.game.deal_partners(seat, decision);
        let announced = Announced { seat, with, ends: !silenced.is_empty(), bid_time };
        (announced.ends || !with.is_empty()).then_some(announced)
    }

    /// Until when a bot waits before it does what it has announced, if it waits for anybody.
    fn waits_until(&self, announced: &Announced) -> Option<Time> {
        let ends = self.bots_wait_until().filter(|_| announced.ends);
        let deal = self.bots_let_bid_until(announced).filter(|_| !announced.with.is_empty());
        ends.max(deal)
    }

    /// What a bot is about to do, as long as somebody is waited for.
    pub(crate) fn public_announcement(&self) -> Option<PublicAnnouncement> {
        let announced = self.announced.as_ref()?;
        let until = self.waits_until(announced)?;
        Some(PublicAnnouncement { seat: announced.seat, with: announced.with, until })
    }

    /// Until when people may bid before a bot closes this deal: some time after the last word, or longer for whoever is
    /// thinking of something.
    fn bots_let_bid_until(&self, announced: &Announced) -> Option<Time> {
        let others = self.game.awaiting().anybody() - self.seats_of_bots() - announced.with;
        let bidders = others - self.seats_with_nothing_to_say();
        let wait = |seat: Seat| {
            let question = self.questions[seat];
            let thinks = question.since.after(self.pace.bots_wait());
            let word = self.word_at.after(announced.bid_time);
            if question.extensions > 0 { thinks.max(word) } else { word }
        };
        bidders.iter().map(wait).max()
    }

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
