//! A match at a table: questions, clocks, what can be taken back, and who is away.

use std::sync::Arc;

use bots::RemarkRound;
use serde_json::Value;
use table::{Awaiting, PerSeat, Seat, SeatSet};

use super::HiddenFrom;
use super::apply_entry::{EntryEvents, Stamp};
use super::bots::Announced;
use super::moves::{Move, TakeBackRequest};
use crate::any_match::{AnyMatch, DecisionOutcome};
use crate::clock::{Clocks, RunningClocks};
use crate::lessons::Lesson;
use crate::{By, Pace, Refused, Time};

/// A match that has started, and may be over.
#[derive(Debug)]
pub(crate) struct StartedMatch {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) clocks: Clocks,
    pub(crate) questions: PerSeat<Question>,
    pub(crate) moves: Vec<Move>,
    /// What the others are asked to take back, if anything.
    pub(crate) take_back: Option<TakeBackRequest>,
    /// The seats that were planned for bots.
    pub(super) planned_bots: SeatSet,
    /// Bots that play for absent people.
    pub(crate) stand_ins: Vec<Option<StandIn>>,
    /// Seats that their owners have given up for good.
    pub(crate) gave_up: SeatSet,
    /// How often in a row each seat has let its time run out.
    pub(crate) timeouts: PerSeat<u8>,
    pub(super) pace: Pace,
    /// The number of the last entry that changed what anybody could say.
    pub(super) last_change: u32,
    /// When somebody last decided something of which everybody heard.
    pub(super) word_at: Time,
    /// What a bot is about to do, if people may speak before it does.
    pub(super) announced: Option<Announced>,
    /// What is taught here, if anything is.
    pub(crate) lesson: Option<&'static Lesson>,
    /// Which bots are still to be asked before a seat that must speak goes on.
    pub(super) remark_round: RemarkRound,
}

/// A seat's present question.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub(crate) struct Question {
    /// An answer must name it, so that one that comes late or twice does not count for another question. Each seat counts its
    /// own questions.
    pub(crate) number: u32,
    /// Answers to earlier questions count from this number on: only others have spoken since, at the same time.
    pub(crate) oldest_number: u32,
    /// Its owner has said that there is nothing to say to it.
    pub(crate) nothing_to_say: bool,
    /// How the seat answered, if the table waited for it in this negotiation and does not any more.
    pub(crate) reply: Option<Reply>,
    /// How often its owner has asked for more time.
    pub(crate) extensions: u8,
    /// Since when the table waits for its owner.
    pub(crate) since: Time,
    /// The number of the entry that asked it, for bots.
    pub(super) entry: u32,
}

impl Question {
    fn new(number: u32, asked: Stamp) -> Question {
        Question {
            number,
            oldest_number: number,
            nothing_to_say: false,
            reply: None,
            extensions: 0,
            since: asked.at,
            entry: asked.n,
        }
    }

    /// It is asked anew after a decision that is hidden from others, so that nothing changes that they see.
    pub(super) fn ask_again_unseen(&mut self, entry: u32) {
        self.number += 1;
        (self.oldest_number, self.entry) = (self.number, entry);
    }
}

/// How a seat that was waited for answered, in a negotiation that goes on.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Reply {
    /// With an offer or the like: if others make offers later, its owner may want to answer those.
    Offer,
    /// Otherwise: that was all.
    Other,
}

/// A bot that plays for an absent person.
#[derive(Clone, Debug)]
pub(crate) struct StandIn {
    pub(crate) level: String,
    /// How many decisions had been made when the person went.
    pub(super) from: usize,
}

impl StartedMatch {
    /// `started` is the entry that starts it.
    pub(super) fn new(
        game: Box<dyn AnyMatch>,
        pace: Pace,
        seats: u8,
        planned_bots: SeatSet,
        started: Stamp,
    ) -> StartedMatch {
        let mut this = StartedMatch {
            game,
            clocks: Clocks::new(pace, seats),
            questions: PerSeat::new(seats, Question::new(1, started)),
            moves: Vec::new(),
            take_back: None,
            planned_bots,
            stand_ins: vec![None; usize::from(seats)],
            gave_up: SeatSet::EMPTY,
            timeouts: PerSeat::new(seats, 0),
            pace,
            last_change: started.n,
            word_at: started.at,
            announced: None,
            lesson: None,
            remark_round: RemarkRound::none(seats),
        };
        this.remark_round = this.fresh_remark_round();
        this.run_clocks(started.at);
        this
    }

    /// Carries out a run of decisions of a seat, with all that follows for questions and clocks.
    pub(super) fn decide(
        &mut self,
        stamp: Stamp,
        seat: Seat,
        run: &[Value],
        by: By,
    ) -> Result<EntryEvents, Refused> {
        let decisions_before = self.game.decisions_made();
        let sealed = self.game.sealed_seats().contains(seat);
        let (asked, negotiation) = (self.game.awaiting(), self.game.negotiation());
        let outcome = self.game.decide(seat, run)?;
        let now = (self.game.awaiting(), self.game.negotiation());
        let hidden_from = HiddenFrom::of_decision(seat, &outcome.events, (asked, negotiation), now);
        self.moves.push(Move {
            seat,
            decisions_before,
            decisions: run.len(),
            hidden_from,
            // What the clock did cannot be undone, or silence would be free time; nor what was said in a negotiation, which
            // others have heard and may have thought of an answer to.
            is_undoable: outcome.is_undoable && by != By::Clock && negotiation.is_none(),
            has_revealed: !outcome.is_undoable,
            at: stamp.at,
            clocks_before: self.clocks_before_move(stamp.at),
        });
        self.last_change = stamp.n;
        if asked.must.contains(seat) {
            self.remark_round = RemarkRound::after(seat, self.questions.seats());
        }
        if hidden_from.is_nobody() {
            self.go_on_after_decision(stamp, seat, by, asked, negotiation, &outcome);
        } else {
            // Clocks, questions of others and what is asked of them stand, or they would tell that something was decided.
            for asked_anew in (outcome.asked_anew | seat.into()).iter() {
                self.questions[asked_anew].ask_again_unseen(stamp.n);
            }
        }
        Ok(EntryEvents { heard: outcome.events, sealed, hidden_from })
    }

    /// Gives back memory that was set aside for more moves: most tables that are brought back are looked at, and not played on.
    pub(super) fn shrink_to_fit(&mut self) {
        self.moves.shrink_to_fit();
        self.game.shrink_to_fit();
    }

    /// The clocks as they stand. Most matches are played without, so that they are the same before every move.
    fn clocks_before_move(&self, at: Time) -> Arc<Clocks> {
        let clocks = self.clocks.stopped(at);
        match self.moves.last() {
            Some(last) if *last.clocks_before == clocks => Arc::clone(&last.clocks_before),
            Some(_) | None => Arc::new(clocks),
        }
    }

    /// What follows for questions and clocks from a decision of which everybody hears.
    fn go_on_after_decision(
        &mut self,
        stamp: Stamp,
        seat: Seat,
        by: By,
        asked: Awaiting,
        negotiation: Option<u8>,
        outcome: &DecisionOutcome,
    ) {
        self.take_back = None; // the match went on
        (self.word_at, self.announced) = (stamp.at, None);
        self.count_timeout(seat, by);
        let negotiating = self.still_negotiating(asked, negotiation);
        self.clocks.answered(seat, stamp.at, negotiating.contains(seat));
        self.run_clocks(stamp.at);
        // In another negotiation the same answer means something else.
        let same = self.game.negotiation() == negotiation;
        let all = if same { SeatSet::EMPTY } else { SeatSet::first(self.questions.seats()) };
        self.ask_anew(stamp, outcome.asked_anew | seat.into() | all, negotiating - seat.into());
        self.note_reply(seat, stamp.at, (asked.must & negotiating).contains(seat), outcome.has_offer);
    }

    /// The round with which a match begins, and goes on after a take-back: as if the first seat that must speak had just spoken,
    /// every other bot that may speak is asked before it, clockwise.
    pub(super) fn fresh_remark_round(&self) -> RemarkRound {
        let seats = self.questions.seats();
        let first = self.game.awaiting().must.iter().next();
        first.map_or(RemarkRound::none(seats), |seat| RemarkRound::after(seat, seats))
    }

    /// The owner of this seat has nothing to say to its present question.
    pub(super) fn set_nothing_to_say(&mut self, seat: Seat) -> Result<(), Refused> {
        self.check_seat(seat)?;
        self.questions[seat].nothing_to_say = true;
        Ok(())
    }

    /// The owner of this seat thinks of something to say: bots wait anew from now on, and a short clock begins anew.
    pub(super) fn give_more_time(&mut self, at: Time, seat: Seat) -> Result<(), Refused> {
        self.check_seat(seat)?;
        self.clocks.restart_short_clock(seat, at);
        let question = &mut self.questions[seat];
        (question.since, question.nothing_to_say) = (at, false);
        question.extensions = question.extensions.saturating_add(1);
        Ok(())
    }

    /// A bot of this level plays for a seat from now on; or, without a level, its owner does.
    pub(super) fn set_stand_in(
        &mut self,
        at: Time,
        seat: Seat,
        level: Option<&String>,
    ) -> Result<(), Refused> {
        let from = self.game.decisions_made();
        let place = self.stand_ins.get_mut(seat.index()).ok_or(Refused::NoSeat)?;
        *place = level.map(|level| StandIn { level: level.clone(), from });
        self.timeouts[seat] = 0;
        self.announced = None;
        self.questions[seat].since = at; // whoever comes back is given time again
        self.run_clocks(at);
        Ok(())
    }

    /// So many milliseconds have passed in which nobody could play: it is as if they had not.
    pub(super) fn forget_time(&mut self, milliseconds: u64) {
        self.clocks.forget_time(milliseconds);
        self.word_at = self.word_at.after(milliseconds);
        for (_, question) in self.questions.iter_mut() {
            question.since = question.since.after(milliseconds);
        }
        for one in &mut self.moves {
            one.forget_time(milliseconds);
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refused> {
        if seat.number() < self.questions.seats() { Ok(()) } else { Err(Refused::NoSeat) }
    }

    /// Starts the clocks of the people who must speak now. Bots need none: they are slow only when the house is. A question
    /// has a short clock only where it holds up other people.
    pub(super) fn run_clocks(&mut self, at: Time) {
        let bots = self.seats_of_bots();
        let people = SeatSet::first(self.questions.seats()) - bots;
        let mut short = PerSeat::new(self.questions.seats(), None);
        for seat in people.iter().filter(|seat| !(people - (*seat).into()).is_empty()) {
            short[seat] = self.game.short_clock_seconds(seat);
        }
        let (must, negotiation) = (self.game.awaiting().must, self.game.negotiation());
        self.clocks.run(&RunningClocks { must, bots, negotiation, short }, at);
    }

    /// Counts in a row how often a seat's time ran out; not so on a short clock, where silence is an answer like any other.
    fn count_timeout(&mut self, seat: Seat, by: By) {
        match by {
            By::Clock if self.clocks.has_short_clock(seat) => {}
            By::Clock => self.timeouts[seat] = self.timeouts[seat].saturating_add(1),
            By::Person | By::Bot => self.timeouts[seat] = 0,
        }
    }

    /// Notes how a seat replied that was waited for in this negotiation and is not any more. A later offer of somebody else
    /// makes those who replied with an offer free to speak again.
    fn note_reply(&mut self, seat: Seat, at: Time, waited_for: bool, has_offer: bool) {
        if waited_for && self.game.awaiting().may.contains(seat) {
            self.questions[seat].reply = Some(if has_offer { Reply::Offer } else { Reply::Other });
        }
        let others = self.questions.iter_mut().filter(|(other, _)| has_offer && *other != seat);
        for (_, question) in others.filter(|(_, question)| question.reply == Some(Reply::Offer)) {
            (question.reply, question.since) = (None, at);
        }
    }

    /// The seats that take part in the same negotiation as before, when `before` were asked.
    fn still_negotiating(&self, before: Awaiting, negotiation: Option<u8>) -> SeatSet {
        if negotiation.is_none() || self.game.negotiation() != negotiation {
            return SeatSet::EMPTY;
        }
        self.game.awaiting().anybody() & before.anybody()
    }

    /// Gives these seats new questions. The questions of others stand, with the answers that are on their way. So do answers
    /// on their way of those who are `negotiating` still: offers never change under their numbers.
    pub(super) fn ask_anew(&mut self, stamp: Stamp, seats: SeatSet, negotiating: SeatSet) {
        let must = self.game.awaiting().must;
        for (seat, question) in self.questions.iter_mut() {
            if seats.contains(seat) {
                let old = *question;
                *question = Question::new(old.number + 1, stamp);
                if negotiating.contains(seat) {
                    (question.oldest_number, question.reply) = (old.oldest_number, old.reply);
                }
                // Whoever the table waits for is waited for since they last spoke, however much they are told meanwhile.
                if negotiating.contains(seat) && must.contains(seat) {
                    question.since = old.since;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
