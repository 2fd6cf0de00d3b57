//! Commands during the match: deciding, and being away.

use serde_json::Value;
use table::{Seat, SeatSet};

use crate::table::StartedMatch;
use crate::{By, Entry, Logged, Person, Refused, SeatPlan, Stage, Table, Time, catalog};

/// Longer runs than the longest turn of any game help nobody.
const LONGEST_RUN: usize = 64;
/// So often the owner of a seat may ask for more time for one question that need not be answered.
const MOST_EXTENSIONS: u8 = 10;
/// The same while others wait for the answer, on a short clock.
const MOST_EXTENSIONS_OF_SHORT_CLOCK: u8 = 3;
/// Where no clock runs, the house was away only if it was away for so many milliseconds.
const LONG_AWAY: u64 = 60_000;
/// After so many timeouts in a row a bot plays for the seat.
const MOST_TIMEOUTS: u8 = 2;

/// Who says something, for which seat, and to which question.
#[derive(Copy, Clone)]
pub(super) struct Speaker {
    pub(super) person: Person,
    pub(super) seat: Seat,
    /// The number of the question.
    pub(super) ask: u32,
}

impl Table {
    /// Time has passed: whoever has used theirs up is taken to have been silent. What is late counts from now, so that a
    /// house that was closed does not play on for those who could not come.
    pub fn tick(&mut self, now: Time) -> Vec<Logged> {
        let now = now.max(self.at);
        let mut logged = Vec::new();
        while self.stage() == Stage::Running {
            let Some(started) = &self.started else { break };
            let Some((due, seat)) = started.clocks.next_timeout() else { break };
            let (true, Some(silence)) = (due <= now, started.game.on_silence(seat)) else { break };
            match self.write_entry(now, Entry::Decided { seat, run: vec![silence], by: By::Clock }) {
                Ok(entry) => logged.push(entry),
                Err(_) => break, // L2: what silence means is legal
            }
            let is_gone =
                self.started.as_ref().is_some_and(|started| started.timeouts[seat] >= MOST_TIMEOUTS);
            if is_gone && self.stage() == Stage::Running {
                logged.extend(self.seat_stand_in(now, seat).unwrap_or_default());
            }
        }
        logged
    }

    /// The house was not there at these times, each from one time to another: what of them this table has not counted yet
    /// counts for no clock. Call it before [`Table::tick`].
    pub fn house_was_away(&mut self, now: Time, times: &[(Time, Time)]) -> Vec<Logged> {
        let mut logged = Vec::new();
        let (seen, now) = (self.at, now.max(self.at));
        for (from, to) in times {
            let (from, to) = ((*from).max(seen), (*to).min(now));
            let matters = self.next_timeout().is_some() || to.since(from) >= LONG_AWAY;
            if from < to && matters && self.stage() == Stage::Running {
                logged.extend(self.write_entry(now, Entry::HouseAway { from, to }).ok());
            }
        }
        logged
    }

    pub(super) fn decide(
        &mut self,
        now: Time,
        speaker: Speaker,
        run: Vec<Value>,
    ) -> Result<Vec<Logged>, Refused> {
        self.check_may_answer(speaker, &run)?;
        self.write_one(now, Entry::Decided { seat: speaker.seat, run, by: By::Person })
    }

    /// Judges an answer without giving it, and writes nothing down: the list that all commands return is empty. The rules answer
    /// nothing that the seat cannot know (law L6).
    pub(super) fn check_answer(&mut self, speaker: Speaker, run: &[Value]) -> Result<Vec<Logged>, Refused> {
        self.check_may_answer(speaker, run)?;
        self.check_running()?;
        self.started()?.game.check_run(speaker.seat, run)?;
        Ok(Vec::new())
    }

    /// The seat is the person's, the question stands, and the run is neither empty nor too long.
    fn check_may_answer(&mut self, speaker: Speaker, run: &[Value]) -> Result<(), Refused> {
        let Speaker { person, seat, ask } = speaker;
        self.check_owns(person, seat)?;
        if run.is_empty() || run.len() > LONGEST_RUN {
            return Err(Refused::TooMuch("a run has 1 to 64 decisions"));
        }
        self.check_question(seat, ask)
    }

    /// A person who may speak has nothing to say, so that bots need not wait any longer.
    pub(super) fn say_nothing(&mut self, now: Time, speaker: Speaker) -> Result<Vec<Logged>, Refused> {
        let Speaker { person, seat, ask } = speaker;
        let question = self.free_to_speak(person, seat)?.questions[seat];
        // To an offer that the person has not seen yet there may be something to say.
        if question.number != ask {
            return Err(Refused::Stale);
        }
        if question.nothing_to_say {
            return Ok(Vec::new());
        }
        self.write_one(now, Entry::NothingToSay { seat })
    }

    /// A person who may speak is thinking of something to say: bots wait a little longer. So does everybody where a short
    /// clock runs.
    pub(super) fn ask_more_time(&mut self, now: Time, speaker: Speaker) -> Result<Vec<Logged>, Refused> {
        let Speaker { person, seat, ask } = speaker;
        self.check_owns(person, seat)?;
        self.check_running()?;
        let on_short_clock = self.started()?.clocks.has_short_clock(seat);
        let is_announced = self.started()?.public_announcement().is_some();
        if !on_short_clock && !is_announced {
            self.free_to_speak(person, seat)?;
        }
        let extensions = self.started()?.questions[seat].extensions;
        self.check_question(seat, ask)?;
        if extensions >= if on_short_clock { MOST_EXTENSIONS_OF_SHORT_CLOCK } else { MOST_EXTENSIONS } {
            return Err(Refused::TooMuch("you have thought about it long enough"));
        }
        self.write_one(now, Entry::AskedMoreTime { seat })
    }

    /// The match, if this is a seat of the person that may speak and that nobody waits for.
    fn free_to_speak(&mut self, person: Person, seat: Seat) -> Result<&mut StartedMatch, Refused> {
        self.check_owns(person, seat)?;
        self.check_running()?;
        let started = self.started()?;
        let awaiting = started.game.awaiting();
        if awaiting.may.contains(seat) { Ok(started) } else { Err(Refused::NotAwaited(awaiting.must)) }
    }

    /// A person leaves their seats to bots.
    pub(super) fn leave(&mut self, now: Time, person: Person) -> Result<Vec<Logged>, Refused> {
        self.check_running()?;
        self.check_is_seated(person)?;
        self.check_return_quota(person)?;
        let mut logged = Vec::new();
        let played: SeatSet =
            self.seats_of(person).iter().filter(|seat| self.bot_level(*seat).is_none()).collect();
        for seat in played.iter() {
            logged.extend(self.seat_stand_in(now, seat)?);
        }
        Ok(logged)
    }

    /// A person gives up their seats for good. Bots play on, so that the match of the others goes on.
    pub(super) fn give_up(&mut self, now: Time, person: Person) -> Result<Vec<Logged>, Refused> {
        self.check_running()?;
        self.check_is_seated(person)?;
        let mut logged = Vec::new();
        for seat in (self.seats_of(person) - self.started()?.gave_up).iter() {
            if self.bot_level(seat).is_none() {
                logged.extend(self.seat_stand_in(now, seat)?);
            }
            logged.extend(self.write_one(now, Entry::GaveUp { seat })?);
        }
        Ok(logged)
    }

    /// A person comes back to the seats that bots play. That is always possible, but for those given up for good.
    pub(super) fn come_back(&mut self, now: Time, person: Person) -> Result<Vec<Logged>, Refused> {
        self.check_running()?;
        self.check_is_seated(person)?;
        let mut logged = Vec::new();
        let kept = self.seats_of(person) - self.started()?.gave_up;
        if kept.is_empty() {
            return Err(Refused::GaveUp);
        }
        let left: SeatSet = kept.iter().filter(|seat| self.bot_level(*seat).is_some()).collect();
        for seat in left.iter() {
            logged.extend(self.write_one(now, Entry::StandIn { seat, level: None })?);
        }
        Ok(logged)
    }

    /// Lets a bot play for somebody who went without a word, when the table has waited long enough.
    pub(super) fn replace_absent(
        &mut self,
        now: Time,
        person: Person,
        seat: Seat,
    ) -> Result<Vec<Logged>, Refused> {
        self.check_running()?;
        self.check_is_seated(person)?;
        let wait = self.setup.pace.replace_after();
        let is_bot = self.bot_level(seat).is_some();
        let started = self.started()?;
        let must = started.game.awaiting().must;
        if is_bot || !must.contains(seat) {
            return Err(Refused::NotAwaited(must));
        }
        if now.since(started.questions[seat].since) < wait {
            return Err(Refused::TooEarly);
        }
        self.seat_stand_in(now, seat)
    }

    /// Lets a bot play for the person of this seat. If the person was asked to let something be taken back, the
    /// answer is no: nobody agrees by going.
    pub(super) fn seat_stand_in(&mut self, now: Time, seat: Seat) -> Result<Vec<Logged>, Refused> {
        if !matches!(self.seats.get(seat.index()), Some(SeatPlan::Person { .. })) {
            return Ok(Vec::new());
        }
        let level = Some(catalog::STAND_IN.to_owned());
        let mut logged = self.write_one(now, Entry::StandIn { seat, level })?;
        if self.started()?.must_answer_take_back(seat) {
            logged.extend(self.write_one(now, Entry::RefusedTakeBack { seat })?);
        }
        Ok(logged)
    }

    /// Refuses the number of a question that does not stand any more. A seat that is not asked at all is let pass: the rules
    /// will refuse it, and say why.
    fn check_question(&mut self, seat: Seat, ask: u32) -> Result<(), Refused> {
        let started = self.started()?;
        let is_asked = started.game.awaiting().anybody().contains(seat);
        let question = started.questions[seat];
        let stands = (question.oldest_number..=question.number).contains(&ask);
        if is_asked && !stands { Err(Refused::Stale) } else { Ok(()) }
    }
}
