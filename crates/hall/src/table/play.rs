//! A match at a table: questions, clocks, what can be taken back, and who is away.

use serde::Serialize;
use serde_json::Value;
use table::{Awaiting, PerSeat, Seat, SeatSet, Seed};

use crate::any_match::{AnyMatch, Json};
use crate::clock::{Asked, Clocks};
use crate::{By, Pace, Refused, Time};

/// A match that has started.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seed: Seed,
    pub(crate) clocks: Clocks,
    pub(crate) asks: PerSeat<Question>,
    pub(crate) moves: Vec<Move>,
    pub(crate) back: Option<Back>,
    /// The seats that were planned for bots.
    pub(super) bots: SeatSet,
    /// Bots that play for absent people.
    pub(crate) stand_ins: Vec<Option<StandIn>>,
    /// How often in a row each seat has let its time run out.
    pub(crate) silences: PerSeat<u8>,
    pub(super) pace: Pace,
    /// The number of the last entry that changed what anybody could say.
    pub(super) word: u32,
    /// Bots that had their say since the last word of a seat that must speak.
    pub(super) heard: SeatSet,
    /// The events of the last entry, for each viewer.
    pub(crate) told: Vec<Json>,
    /// The last decision was one that stays sealed until others have spoken.
    pub(crate) sealed: bool,
}

/// A seat's present question.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub(crate) struct Question {
    /// Its number: an answer must name it, so that one that comes late or twice does not count for another question.
    pub(crate) ask: u32,
    /// Answers to earlier questions count from this number on: only others have spoken since, at the same time.
    pub(crate) first: u32,
    /// Its owner has nothing to say to it.
    pub(crate) content: bool,
    /// He was waited for in this talk and has had his say; with an offer, if he made one.
    pub(crate) said: Option<Word>,
    /// How often he has asked for more time to think of something.
    pub(crate) pondered: u8,
    /// Since when the table waits for its owner.
    pub(crate) since: Time,
}

impl Question {
    fn new(ask: u32, since: Time) -> Question {
        Question { ask, first: ask, content: false, said: None, pondered: 0, since }
    }
}

/// How somebody who was waited for answered, in a talk that goes on.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Word {
    /// With an offer or the like: if others offer more, he may want to answer that.
    Offer,
    /// Otherwise: that was all.
    Answer,
}

/// A bot that plays for an absent person.
#[derive(Clone, Debug)]
pub(crate) struct StandIn {
    pub(crate) level: String,
    /// How many decisions had been made when he went.
    pub(super) from: usize,
}

/// One run of decisions, as undo knows it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Move {
    seat: Seat,
    /// How many decisions had been made before it.
    pub(crate) before: usize,
    undoable: bool,
    /// Somebody learned something by it, or dice were drawn.
    learned: bool,
    at: Time,
    /// As they stood when it was made, before anybody got anything for it.
    clocks: Clocks,
}

impl Move {
    /// What its seat has if it takes it back now: thinking on behind a move that one does not mean costs time.
    pub(crate) fn time_left(&self, now: Time) -> u64 {
        self.clocks.left(self.seat).saturating_sub(now.since(self.at))
    }
}

/// Somebody has asked to take something back.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct Back {
    pub(crate) seat: Seat,
    /// Not sent: how many small decisions somebody has made may be hidden.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) to: usize,
    /// Who has not answered yet.
    pub(crate) waiting: SeatSet,
}

impl Play {
    /// `n` and `at` are those of the entry that starts it.
    pub(super) fn begin(
        game: Box<dyn AnyMatch>,
        seed: Seed,
        pace: Pace,
        (seats, bots): (u8, SeatSet),
        (n, at): (u32, Time),
    ) -> Play {
        let told = game.opening();
        let mut play = Play {
            game,
            seed,
            clocks: Clocks::new(pace, seats),
            asks: PerSeat::new(seats, Question::new(n, at)),
            moves: Vec::new(),
            back: None,
            bots,
            stand_ins: vec![None; usize::from(seats)],
            silences: PerSeat::new(seats, 0),
            pace,
            word: n,
            heard: SeatSet::EMPTY,
            told,
            sealed: false,
        };
        play.run_clocks(at);
        play
    }

    pub(super) fn decided(
        &mut self,
        (n, at): (u32, Time),
        seat: Seat,
        run: &[Value],
        by: By,
    ) -> Result<(), Refused> {
        let before = self.game.decisions();
        let sealed = self.game.sealed().contains(seat);
        let (asked, talk) = (self.game.awaiting(), self.game.talk());
        let told = self.game.decide(seat, run)?;
        let clocks = self.clocks.stopped(at);
        // What the clock did cannot be undone, or silence would be free time; nor words in a talk, which others have heard
        // and may have thought of an answer to.
        let undoable = told.undoable && by != By::Clock && talk.is_none();
        self.moves.push(Move { seat, before, undoable, learned: !told.undoable, at, clocks });
        self.told = told.events;
        self.sealed = sealed;
        self.back = None; // the match went on
        self.count_silence(seat, by);
        let talking = self.still_talking(asked, talk);
        self.clocks.answered(seat, at, talking.contains(seat));
        self.run_clocks(at);
        // In another talk the same words mean something else.
        let all = if self.game.talk() == talk { SeatSet::EMPTY } else { SeatSet::first(self.asks.seats()) };
        self.renew((n, at), told.changed | seat.into() | all, talking - seat.into());
        self.has_said(seat, at, (asked.must & talking).contains(seat), told.offers);
        self.word = n;
        if asked.must.contains(seat) {
            self.heard = SeatSet::EMPTY;
        }
        Ok(())
    }

    /// Clocks go on from where they were. Only who takes his own move back without asking pays for the time since.
    pub(super) fn took_back(&mut self, n: u32, at: Time, seat: Seat, to: usize) {
        let agreed = self.back.is_some_and(|back| back.seat == seat && back.to == to);
        let (asked, talk) = (self.game.awaiting(), self.game.talk());
        let changed = self.game.take_back(to);
        let kept = self.moves.iter().take_while(|one| one.before < to).count();
        let taken = self.moves.split_off(kept);
        let movers: SeatSet = taken.iter().map(|one| one.seat).collect();
        if let Some(first) = taken.first() {
            let still = self.game.awaiting().must - movers;
            self.clocks.restore(&first.clocks, still);
            if !agreed {
                self.clocks.charge(seat, at.since(first.at));
            }
        }
        for stand_in in self.stand_ins.iter_mut().flatten() {
            stand_in.from = stand_in.from.min(to);
        }
        self.back = None;
        self.run_clocks(at);
        // Where people talk, the same words could mean something else now.
        let talking = if talk.is_none() { SeatSet::EMPTY } else { asked.anybody() };
        self.renew((n, at), changed | movers | talking, SeatSet::EMPTY);
        (self.word, self.heard) = (n, SeatSet::EMPTY);
    }

    /// Nothing is to be said to the present question of this seat.
    pub(super) fn is_content(&mut self, seat: Seat) -> Result<(), Refused> {
        if seat.number() >= self.asks.seats() {
            return Err(Refused::NoSeat);
        }
        self.asks[seat].content = true;
        Ok(())
    }

    /// He thinks of something to say: bots listen from now on, and a short clock begins anew.
    pub(super) fn ponders(&mut self, at: Time, seat: Seat) -> Result<(), Refused> {
        if seat.number() >= self.asks.seats() {
            return Err(Refused::NoSeat);
        }
        self.clocks.extend(seat, at);
        let question = &mut self.asks[seat];
        (question.since, question.content) = (at, false);
        question.pondered = question.pondered.saturating_add(1);
        Ok(())
    }

    /// A bot of this level plays for a seat, or nobody does any more.
    pub(super) fn stands_in(&mut self, at: Time, seat: Seat, level: Option<&String>) -> Result<(), Refused> {
        let from = self.game.decisions();
        let place = self.stand_ins.get_mut(seat.index()).ok_or(Refused::NoSeat)?;
        *place = level.map(|level| StandIn { level: level.clone(), from });
        self.silences[seat] = 0;
        self.asks[seat].since = at; // whoever comes back is given time again
        self.run_clocks(at);
        Ok(())
    }

    /// Bots need no clock: they are slow only when the house is. Nor does a question need a short one that holds up bots alone.
    fn run_clocks(&mut self, at: Time) {
        let bots = self.bots_now();
        let people = SeatSet::first(self.asks.seats()) - bots;
        let mut windows = PerSeat::new(self.asks.seats(), None);
        for seat in people.iter().filter(|seat| !(people - (*seat).into()).is_empty()) {
            windows[seat] = self.game.window(seat);
        }
        let asked = Asked { must: self.game.awaiting().must, bots, talk: self.game.talk(), windows };
        self.clocks.run(&asked, at);
    }

    /// Time that ran out is a silence; not so in a window, where saying nothing is an answer like any other.
    fn count_silence(&mut self, seat: Seat, by: By) {
        self.silences[seat] = match by {
            By::Clock if self.clocks.in_window(seat) => self.silences[seat],
            By::Clock => self.silences[seat].saturating_add(1),
            _ => 0,
        };
    }

    /// Whoever was waited for in this talk, and is not any more, has had his say, until somebody else makes an offer after
    /// his own.
    fn has_said(&mut self, seat: Seat, at: Time, waited_for: bool, offers: bool) {
        if waited_for && self.game.awaiting().may.contains(seat) {
            self.asks[seat].said = Some(if offers { Word::Offer } else { Word::Answer });
        }
        let others = self.asks.iter_mut().filter(|(other, _)| offers && *other != seat);
        for (_, question) in others.filter(|(_, question)| question.said == Some(Word::Offer)) {
            (question.said, question.since) = (None, at);
        }
    }

    /// The seats that take part in the same talk as before, when these were asked.
    fn still_talking(&self, before: Awaiting, talk: Option<u8>) -> SeatSet {
        if talk.is_none() || self.game.talk() != talk {
            return SeatSet::EMPTY;
        }
        self.game.awaiting().anybody() & before.anybody()
    }

    /// These seats are asked something new. The questions of others stand, with the answers that are on their way.
    /// What somebody in the same talk says meanwhile counts, too: offers never change under their numbers.
    fn renew(&mut self, (n, at): (u32, Time), seats: SeatSet, talking: SeatSet) {
        let must = self.game.awaiting().must;
        for (seat, question) in self.asks.iter_mut() {
            if seats.contains(seat) {
                let old = *question;
                *question = Question::new(n, at);
                if talking.contains(seat) {
                    (question.first, question.said) = (old.first, old.said);
                }
                // Whoever the table waits for is waited for since he last spoke, however much he is told meanwhile.
                if talking.contains(seat) && must.contains(seat) {
                    question.since = old.since;
                }
            }
        }
    }

    /// What this seat may take back without asking: its own last move, if nobody has seen anything through it.
    pub(crate) fn undoable(&self, seat: Seat) -> Option<&Move> {
        let over = self.game.standing().is_some();
        self.moves.last().filter(|last| last.seat == seat && last.undoable && !over)
    }

    /// Where the last move of this seat began.
    pub(crate) fn last_move(&self, seat: Seat) -> Option<usize> {
        self.moves.iter().rev().find(|one| one.seat == seat).map(|one| one.before)
    }

    /// Is this seat still to say whether something may be taken back?
    pub(crate) fn is_asked_back(&self, seat: Seat) -> bool {
        self.back.is_some_and(|back| back.waiting.contains(seat))
    }

    /// Has anybody learned anything from this decision on?
    pub(crate) fn learned_since(&self, from: usize) -> bool {
        self.moves.iter().rev().take_while(|one| one.before >= from).any(|one| one.learned)
    }

    /// Was its owner away already when all decisions from this one on were made?
    pub(super) fn was_away(&self, seat: Seat, from: usize) -> bool {
        let stand_in = self.stand_ins.get(seat.index()).and_then(Option::as_ref);
        stand_in.is_some_and(|stand_in| stand_in.from <= from)
    }
}

#[cfg(test)]
mod tests;
