//! While the match is played: deciding, taking back, being away.

use serde_json::Value;
use table::Seat;

use crate::table::{Play, Stage};
use crate::{By, Entry, Logged, Person, Refused, SeatPlan, Table, Time, catalog};

/// Longer runs than the longest turn of any game help nobody.
const LONGEST_RUN: usize = 64;
/// How often one person may take back, ask for it, or come and go; decisions do not end here.
const MOST_TURNS: u32 = 2_000;
/// So often somebody may ask for more time to think of something to say to one question.
const MOST_PONDERED: u8 = 10;
/// The same while others wait for his answer, on a short clock.
const MOST_PONDERED_IN_WINDOW: u8 = 3;
/// After so many silences in a row nobody believes that somebody is there.
const MOST_SILENCES: u8 = 2;

impl Table {
    /// Time has passed: whoever has used his up is taken to have been silent. What is late counts from now, so that a house
    /// that was closed does not play on for those who could not come.
    pub fn tick(&mut self, now: Time) -> Vec<Logged> {
        let now = now.max(self.at);
        let mut logged = Vec::new();
        while self.stage() == Stage::Running {
            let Some((due, seat)) = self.play.as_ref().and_then(|play| play.clocks.due()) else { break };
            let silence = self.silence(seat);
            let (true, Some(silence)) = (due <= now, silence) else { break };
            match self.write(now, Entry::Decided { seat, run: vec![silence], by: By::Clock }) {
                Ok(entry) => logged.push(entry),
                Err(_) => break, // L2: what silence means is legal
            }
            let gone = self.play.as_ref().is_some_and(|play| play.silences[seat] >= MOST_SILENCES);
            if gone && self.stage() == Stage::Running {
                logged.extend(self.put_in(now, seat).unwrap_or_default());
            }
        }
        logged
    }

    pub(crate) fn silence(&self, seat: Seat) -> Option<Value> {
        self.play.as_ref().and_then(|play| play.game.on_silence(seat))
    }

    pub(super) fn decide(
        &mut self,
        now: Time,
        person: Person,
        seat: Seat,
        ask: u32,
        run: Vec<Value>,
    ) -> Result<Vec<Logged>, Refused> {
        self.may_answer(person, seat, ask, &run)?;
        self.one(now, Entry::Decided { seat, run, by: By::Person })
    }

    /// Would this count? The rules answer, and what they answer is nothing that its seat cannot know (L6).
    pub(super) fn weigh(
        &mut self,
        person: Person,
        seat: Seat,
        ask: u32,
        run: &[Value],
    ) -> Result<Vec<Logged>, Refused> {
        self.may_answer(person, seat, ask, run)?;
        self.is_running()?;
        self.running()?.game.weigh(seat, run)?;
        Ok(Vec::new())
    }

    /// Is it his seat, is this its question, and can that be an answer?
    fn may_answer(&mut self, person: Person, seat: Seat, ask: u32, run: &[Value]) -> Result<(), Refused> {
        self.own(person, seat)?;
        if run.is_empty() || run.len() > LONGEST_RUN {
            return Err(Refused::TooMuch("a run has 1 to 64 decisions"));
        }
        self.asked(seat, ask)
    }

    /// Somebody who may speak has nothing to say, so that bots need not listen any longer.
    pub(super) fn be_content(
        &mut self,
        now: Time,
        person: Person,
        seat: Seat,
        ask: u32,
    ) -> Result<Vec<Logged>, Refused> {
        let play = self.only_may_speak(person, seat)?;
        // To an offer that he has not seen yet he may have something to say.
        if play.asks[seat].ask != ask {
            return Err(Refused::Stale);
        }
        if play.asks[seat].content {
            return Ok(Vec::new());
        }
        self.one(now, Entry::Content { seat })
    }

    /// Somebody who may speak is thinking of something to say: bots wait for him a little longer. So does everybody where a
    /// short clock runs.
    pub(super) fn ponder(
        &mut self,
        now: Time,
        person: Person,
        seat: Seat,
        ask: u32,
    ) -> Result<Vec<Logged>, Refused> {
        self.own(person, seat)?;
        self.is_running()?;
        let short = self.running()?.clocks.in_window(seat);
        let play = if short { self.running()? } else { self.only_may_speak(person, seat)? };
        let pondered = play.asks[seat].pondered;
        self.asked(seat, ask)?;
        if pondered >= if short { MOST_PONDERED_IN_WINDOW } else { MOST_PONDERED } {
            return Err(Refused::TooMuch("you have thought about it long enough"));
        }
        self.one(now, Entry::Pondered { seat })
    }

    /// The match, if this is a seat of his that may speak and that nobody waits for.
    fn only_may_speak(&mut self, person: Person, seat: Seat) -> Result<&mut Play, Refused> {
        self.own(person, seat)?;
        self.is_running()?;
        let play = self.running()?;
        let awaiting = play.game.awaiting();
        if awaiting.may.contains(seat) { Ok(play) } else { Err(Refused::NotAwaited(awaiting.must)) }
    }

    pub(super) fn undo(&mut self, now: Time, person: Person, seat: Seat) -> Result<Vec<Logged>, Refused> {
        self.own(person, seat)?;
        self.turns_seldom(person)?;
        let last = *self.running()?.undoable(seat).ok_or(Refused::NothingToUndo)?;
        if last.time_left(now) == 0 {
            return Err(Refused::TooMuch("your time for this decision is up"));
        }
        self.one(now, Entry::TookBack { to: last.before, seat })
    }

    pub(super) fn ask_back(&mut self, now: Time, person: Person, seat: Seat) -> Result<Vec<Logged>, Refused> {
        self.own(person, seat)?;
        self.turns_seldom(person)?;
        self.is_running()?;
        let play = self.running()?;
        if play.back.is_some() {
            return Err(Refused::AlreadyAsked);
        }
        let to = play.last_move(seat).ok_or(Refused::NothingToUndo)?;
        // People may agree among themselves to forget what they have seen; a bot does not.
        if play.learned_since(to) && !play.bots_now().is_empty() {
            return Err(Refused::Learned);
        }
        let mut logged = self.one(now, Entry::AskedBack { seat, to })?;
        logged.extend(self.take_back_if_agreed(now)?);
        Ok(logged)
    }

    pub(super) fn answer_back(
        &mut self,
        now: Time,
        person: Person,
        seat: Seat,
        yes: bool,
    ) -> Result<Vec<Logged>, Refused> {
        self.own(person, seat)?;
        if !self.running()?.is_asked_back(seat) {
            return Err(Refused::NothingAsked);
        }
        if !yes {
            return self.one(now, Entry::RefusedBack { seat });
        }
        let mut logged = self.one(now, Entry::AgreedBack { seat })?;
        logged.extend(self.take_back_if_agreed(now)?);
        Ok(logged)
    }

    /// Everybody who had to has said yes; among bots nobody has to.
    fn take_back_if_agreed(&mut self, now: Time) -> Result<Vec<Logged>, Refused> {
        match self.running()?.back {
            Some(back) if back.waiting.is_empty() => {
                self.one(now, Entry::TookBack { to: back.to, seat: back.seat })
            }
            _ => Ok(Vec::new()),
        }
    }

    /// A person leaves his seats to a bot, or comes back to them. Coming back is always possible.
    pub(super) fn stand_in(&mut self, now: Time, person: Person, away: bool) -> Result<Vec<Logged>, Refused> {
        self.is_running()?;
        self.sits(person)?;
        if away {
            self.turns_seldom(person)?;
        }
        let mut logged = Vec::new();
        for seat in self.seats_of(person).iter() {
            match (away, self.bot_at(seat)) {
                (true, None) => logged.extend(self.put_in(now, seat)?),
                (false, Some(_)) => logged.extend(self.one(now, Entry::StandIn { seat, level: None })?),
                _ => {}
            }
        }
        Ok(logged)
    }

    /// The others need not wait for ever for somebody who went without a word.
    pub(super) fn relieve(&mut self, now: Time, person: Person, seat: Seat) -> Result<Vec<Logged>, Refused> {
        self.is_running()?;
        self.sits(person)?;
        let patience = self.setup.pace.patience();
        let by_bot = self.bot_at(seat).is_some();
        let play = self.running()?;
        let must = play.game.awaiting().must;
        if by_bot || !must.contains(seat) {
            return Err(Refused::NotAwaited(must));
        }
        if now.since(play.asks[seat].since) < patience {
            return Err(Refused::TooEarly);
        }
        self.put_in(now, seat)
    }

    /// A bot plays for this seat. If its owner was asked to let something be taken back, that is off: nobody agrees by going.
    fn put_in(&mut self, now: Time, seat: Seat) -> Result<Vec<Logged>, Refused> {
        if !matches!(self.seats.get(seat.index()), Some(SeatPlan::Person { .. })) {
            return Ok(Vec::new());
        }
        let level = Some(catalog::best_bot(&self.setup.game).to_owned());
        let mut logged = self.one(now, Entry::StandIn { seat, level })?;
        if self.running()?.is_asked_back(seat) {
            logged.extend(self.one(now, Entry::RefusedBack { seat })?);
        }
        Ok(logged)
    }

    fn is_running(&self) -> Result<(), Refused> {
        if self.stage() == Stage::Running { Ok(()) } else { Err(Refused::NotRunning) }
    }

    fn turns_seldom(&self, person: Person) -> Result<(), Refused> {
        if self.tally(person).turns < MOST_TURNS {
            Ok(())
        } else {
            Err(Refused::TooMuch("enough back and forth at this table"))
        }
    }

    /// Is this the question that stands? Whoever is not asked at all hears that from the game.
    fn asked(&mut self, seat: Seat, ask: u32) -> Result<(), Refused> {
        let play = self.running()?;
        let awaited = play.game.awaiting().anybody().contains(seat);
        let question = play.asks[seat];
        let stands = (question.first..=question.ask).contains(&ask);
        if awaited && !stands { Err(Refused::Stale) } else { Ok(()) }
    }
}
