//! What people can want of a table, and whether they may.

use serde::Deserialize;
use serde_json::Value;
use table::{Seat, Seed};

use crate::setup::check_name;
use crate::table::Stage;
use crate::{By, Entry, Logged, Person, Refused, SeatPlan, Table, Time, catalog};

/// What somebody wants.
#[derive(Clone, Eq, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Command {
    /// Sit down on an open seat. Several seats of one person are a hot seat.
    Sit {
        /// Which seat.
        seat: Seat,
        /// As others will see it.
        name: String,
    },
    /// Stand up again, before the match.
    Stand {
        /// From which seat.
        seat: Seat,
    },
    /// The host puts a bot on a seat, or opens it.
    Plan {
        /// Which seat.
        seat: Seat,
        /// The level of the bot; nothing opens the seat.
        bot: Option<String>,
    },
    /// Say that one is ready, or not any more. When everybody is, the match starts.
    Ready {
        /// Is he?
        ready: bool,
    },
    /// The host starts.
    Start {},
    /// Answer the question of a seat.
    Decide {
        /// For which seat.
        seat: Seat,
        /// The number of the question, from the prompt.
        ask: u32,
        /// One decision, or a run of small ones that count whole or not at all.
        #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
        run: Vec<Value>,
    },
    /// Take back one's own last move, which nobody has learned anything from.
    Undo {
        /// Of which seat.
        seat: Seat,
    },
    /// Ask the others to take one's last move back.
    AskBack {
        /// Of which seat.
        seat: Seat,
    },
    /// Answer that.
    AnswerBack {
        /// For which seat.
        seat: Seat,
        /// May it be taken back?
        yes: bool,
    },
    /// Leave a running match to a bot.
    Leave {},
    /// Come back to it.
    Return {},
    /// Say something.
    Say {
        /// At most 300 characters.
        text: String,
    },
}

/// Longer runs than the longest turn of any game help nobody.
const LONGEST_RUN: usize = 64;
const LONGEST_TEXT: usize = 300;
const MOST_SAID: u32 = 500;
/// What people can do as often as they like ends here; decisions do not.
const MOST_ENTRIES: u32 = 10_000;
const MOST_BEFORE_START: u32 = 500;

impl Table {
    /// Judges what `person` wants and does it. What comes back is to be stored before anybody is told.
    ///
    /// `seed` is used if this starts the match; it must be fresh and from a good source.
    pub fn command(
        &mut self,
        now: Time,
        person: Person,
        command: Command,
        seed: Seed,
    ) -> Result<Vec<Logged>, Refused> {
        let now = now.max(self.at); // time does not go back at a table
        match command {
            Command::Sit { seat, name } => self.sit(now, person, seat, name),
            Command::Stand { seat } => {
                self.gathering()?;
                self.own(person, seat)?;
                self.one(now, Entry::Seated { seat, plan: SeatPlan::Open })
            }
            Command::Plan { seat, bot } => self.plan(now, person, seat, bot),
            Command::Ready { ready } => self.ready(now, person, ready, seed),
            Command::Start {} => {
                self.gathering()?;
                self.host(person)?;
                self.full()?;
                self.one(now, Entry::Started { seed: seed.hex() })
            }
            Command::Decide { seat, ask, run } => self.decide(now, person, seat, ask, run),
            Command::Undo { seat } => self.undo(now, person, seat),
            Command::AskBack { seat } => self.ask_back(now, person, seat),
            Command::AnswerBack { seat, yes } => self.answer_back(now, person, seat, yes),
            Command::Leave {} => self.stand_in(now, person, Some(catalog::best_bot(&self.setup.game))),
            Command::Return {} => self.stand_in(now, person, None),
            Command::Say { text } => self.say(now, person, &text),
        }
    }

    /// Time has passed: whoever has used his up is taken to have been silent.
    pub fn tick(&mut self, now: Time) -> Vec<Logged> {
        let mut logged = Vec::new();
        while self.stage() == Stage::Running {
            let Some((due, seat)) = self.play.as_ref().and_then(|play| play.clocks.due()) else { break };
            let silence = self.play.as_ref().and_then(|play| play.game.on_silence(seat));
            let (true, Some(silence)) = (due <= now, silence) else { break };
            let at = due.max(self.at);
            match self.write(at, Entry::Decided { seat, run: vec![silence], by: By::Clock }) {
                Ok(entry) => logged.push(entry),
                Err(_) => break, // L2: what silence means is legal
            }
        }
        logged
    }

    /// What a bot thought of, if the question still stands.
    pub fn bot_decides(
        &mut self,
        now: Time,
        seat: Seat,
        ask: u32,
        decision: Value,
    ) -> Result<Vec<Logged>, Refused> {
        self.bot_at(seat).ok_or(Refused::Stale)?;
        self.asked(seat, ask)?;
        self.one(now.max(self.at), Entry::Decided { seat, run: vec![decision], by: By::Bot })
    }

    /// The same people want to play again, at a table that the server has opened.
    pub fn rematch(&mut self, now: Time, person: Person, table: String) -> Result<Vec<Logged>, Refused> {
        if self.stage() != Stage::Finished {
            return Err(Refused::NotOver);
        }
        self.sits(person)?;
        if self.rematch.is_some() {
            return Err(Refused::TooMuch("there is a rematch already"));
        }
        self.one(now.max(self.at), Entry::Rematch { table })
    }

    /// The table of a rematch, if one was opened.
    pub fn rematch_table(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    fn one(&mut self, now: Time, entry: Entry) -> Result<Vec<Logged>, Refused> {
        Ok(vec![self.write(now, entry)?])
    }

    fn sit(&mut self, now: Time, person: Person, seat: Seat, name: String) -> Result<Vec<Logged>, Refused> {
        self.gathering()?;
        check_name(&name)?;
        match self.seats.get(seat.index()) {
            None => Err(Refused::NoSeat),
            Some(SeatPlan::Open) => {
                self.one(now, Entry::Seated { seat, plan: SeatPlan::Person { person, name } })
            }
            Some(_) => Err(Refused::Taken),
        }
    }

    fn plan(
        &mut self,
        now: Time,
        person: Person,
        seat: Seat,
        bot: Option<String>,
    ) -> Result<Vec<Logged>, Refused> {
        self.gathering()?;
        self.host(person)?;
        match self.seats.get(seat.index()) {
            None => return Err(Refused::NoSeat),
            Some(SeatPlan::Person { person: other, .. }) if *other != person => return Err(Refused::Taken),
            Some(_) => {}
        }
        let plan = match bot {
            None => SeatPlan::Open,
            Some(level) => {
                catalog::check_bot(&self.setup.game, &level)?;
                SeatPlan::Bot { level }
            }
        };
        self.one(now, Entry::Seated { seat, plan })
    }

    fn ready(&mut self, now: Time, person: Person, ready: bool, seed: Seed) -> Result<Vec<Logged>, Refused> {
        self.gathering()?;
        self.sits(person)?;
        let mut logged = self.one(now, Entry::Ready { person, ready })?;
        if self.full().is_ok() && self.people().is_subset(&self.ready) {
            logged.extend(self.one(now, Entry::Started { seed: seed.hex() })?);
        }
        Ok(logged)
    }

    fn decide(
        &mut self,
        now: Time,
        person: Person,
        seat: Seat,
        ask: u32,
        run: Vec<Value>,
    ) -> Result<Vec<Logged>, Refused> {
        self.own(person, seat)?;
        if run.is_empty() || run.len() > LONGEST_RUN {
            return Err(Refused::TooMuch("a run has 1 to 64 decisions"));
        }
        self.asked(seat, ask)?;
        self.one(now, Entry::Decided { seat, run, by: By::Person })
    }

    fn undo(&mut self, now: Time, person: Person, seat: Seat) -> Result<Vec<Logged>, Refused> {
        self.own(person, seat)?;
        self.not_too_much()?;
        let to = self.running()?.undoable(seat).ok_or(Refused::NothingToUndo)?;
        self.one(now, Entry::TookBack { to, seat })
    }

    fn ask_back(&mut self, now: Time, person: Person, seat: Seat) -> Result<Vec<Logged>, Refused> {
        self.own(person, seat)?;
        self.not_too_much()?;
        if self.stage() != Stage::Running {
            return Err(Refused::NotRunning);
        }
        let play = self.running()?;
        if play.back.is_some() {
            return Err(Refused::AlreadyAsked);
        }
        let to = play.last_move(seat).ok_or(Refused::NothingToUndo)?;
        let mut logged = self.one(now, Entry::AskedBack { seat, to })?;
        logged.extend(self.take_back_if_agreed(now)?);
        Ok(logged)
    }

    fn answer_back(
        &mut self,
        now: Time,
        person: Person,
        seat: Seat,
        yes: bool,
    ) -> Result<Vec<Logged>, Refused> {
        self.own(person, seat)?;
        let asked = self.running()?.back.is_some_and(|back| back.waiting.contains(seat));
        if !asked {
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

    fn stand_in(&mut self, now: Time, person: Person, level: Option<&str>) -> Result<Vec<Logged>, Refused> {
        if self.stage() != Stage::Running {
            return Err(Refused::NotRunning);
        }
        self.sits(person)?;
        self.not_too_much()?;
        let mut logged = Vec::new();
        for seat in self.seats_of(person).iter() {
            logged.extend(self.one(now, Entry::StandIn { seat, level: level.map(str::to_owned) })?);
        }
        Ok(logged)
    }

    fn say(&mut self, now: Time, person: Person, text: &str) -> Result<Vec<Logged>, Refused> {
        let text = text.trim();
        let letters = text.chars().count();
        if letters == 0
            || letters > LONGEST_TEXT
            || text.chars().any(|letter| letter.is_control() && letter != '\n')
        {
            return Err(Refused::TooMuch("say 1 to 300 characters"));
        }
        if self.said_in_all >= MOST_SAID {
            return Err(Refused::TooMuch("enough has been said at this table"));
        }
        let own = |plan: &SeatPlan| match plan {
            SeatPlan::Person { person: owner, name } if *owner == person => Some(name.clone()),
            _ => None,
        };
        let name = self.seats.iter().find_map(own).ok_or(Refused::NotSeated)?;
        self.one(now, Entry::Said { name, text: text.to_owned() })
    }

    fn gathering(&self) -> Result<(), Refused> {
        if self.stage() != Stage::Gathering {
            return Err(Refused::Started);
        }
        if self.next > MOST_BEFORE_START {
            return Err(Refused::TooMuch("enough coming and going; open another table"));
        }
        Ok(())
    }

    fn not_too_much(&self) -> Result<(), Refused> {
        if self.next > MOST_ENTRIES {
            Err(Refused::TooMuch("enough back and forth at this table"))
        } else {
            Ok(())
        }
    }

    fn host(&self, person: Person) -> Result<(), Refused> {
        if self.setup.host == person { Ok(()) } else { Err(Refused::NotHost) }
    }

    fn own(&self, person: Person, seat: Seat) -> Result<(), Refused> {
        if self.seats_of(person).contains(seat) { Ok(()) } else { Err(Refused::NotYourSeat(seat)) }
    }

    fn sits(&self, person: Person) -> Result<(), Refused> {
        if self.seats_of(person).is_empty() { Err(Refused::NotSeated) } else { Ok(()) }
    }

    fn full(&self) -> Result<(), Refused> {
        let open = self.seats.contains(&SeatPlan::Open);
        if open { Err(Refused::NotFull) } else { Ok(()) }
    }

    /// Is this the question that stands? Whoever is not asked at all hears that from the game.
    fn asked(&mut self, seat: Seat, ask: u32) -> Result<(), Refused> {
        let play = self.running()?;
        let awaited = play.game.awaiting().anybody().contains(seat);
        if awaited && play.asks[seat] != ask { Err(Refused::Stale) } else { Ok(()) }
    }
}
