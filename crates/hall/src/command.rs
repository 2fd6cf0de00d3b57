//! The commands that people give to a table.

mod before_match;
mod chat;
mod during_match;
mod leaving;
mod take_back;

use during_match::Speaker;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, Seed};

use crate::{Entry, Logged, Person, Refused, Stage, Table, Time};

/// What a person wants of a table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Command {
    /// Sit down on an open seat. Several seats of one person are a hot seat, which everybody sees; at a public table it must
    /// have been agreed.
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
    /// The host puts a bot on a seat, or opens it; also the seat of somebody who is not ready.
    Plan {
        /// Which seat.
        seat: Seat,
        /// The level of the bot; nothing opens the seat.
        bot: Option<String>,
    },
    /// Say that one is ready, or not any more. When everybody is, the match starts.
    Ready {
        /// Ready, or not.
        ready: bool,
    },
    /// The host starts. Whoever was put on a seat by the host must be ready.
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
    /// Ask whether such an answer would count, without giving it: nothing happens, and nobody hears of it.
    #[serde(rename = "weigh")]
    CheckAnswer {
        /// For which seat.
        seat: Seat,
        /// The number of the question, from the prompt.
        ask: u32,
        /// As to decide.
        #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
        run: Vec<Value>,
    },
    /// Say that one has nothing to say to a question that need not be answered, so that bots go on.
    #[serde(rename = "content")]
    NothingToSay {
        /// For which seat.
        seat: Seat,
        /// The number of the question, from the prompt.
        ask: u32,
    },
    /// Say that one is thinking of something to say, so that bots wait a little longer.
    #[serde(rename = "ponder")]
    AskMoreTime {
        /// For which seat.
        seat: Seat,
        /// The number of the question, from the prompt.
        ask: u32,
    },
    /// Take back one's own last move, which nobody has learned anything from.
    Undo {
        /// Of which seat.
        seat: Seat,
    },
    /// Ask the others to take one's last move back.
    #[serde(rename = "ask_back")]
    AskTakeBack {
        /// Of which seat.
        seat: Seat,
    },
    /// Answer that.
    #[serde(rename = "answer_back")]
    AnswerTakeBack {
        /// For which seat.
        seat: Seat,
        /// May it be taken back?
        yes: bool,
    },
    /// Go to a step of the lesson, back or on: what is between is taken back, or decided as suggested.
    LessonStep {
        /// Counted from 0.
        step: usize,
    },
    /// Leave a running match to a bot.
    Leave {},
    /// Give up all own seats of a running match for good: bots play on for them.
    GiveUp {},
    /// Come back to it.
    Return {},
    /// Let a bot play for somebody for whom the table has waited long, until they come back.
    #[serde(rename = "relieve")]
    ReplaceAbsent {
        /// Whose.
        seat: Seat,
    },
    /// Say something.
    Say {
        /// At most 300 characters.
        text: String,
    },
}

impl Command {
    /// The seat that a person plays for with it, during a match; nothing for commands about seats, such as sit or plan.
    pub fn played_seat(&self) -> Option<Seat> {
        match self {
            Command::Decide { seat, .. }
            | Command::CheckAnswer { seat, .. }
            | Command::NothingToSay { seat, .. }
            | Command::AskMoreTime { seat, .. }
            | Command::Undo { seat }
            | Command::AskTakeBack { seat }
            | Command::AnswerTakeBack { seat, .. } => Some(*seat),
            Command::Sit { .. }
            | Command::Stand { .. }
            | Command::Plan { .. }
            | Command::Ready { .. }
            | Command::Start {}
            | Command::LessonStep { .. }
            | Command::Leave {}
            | Command::GiveUp {}
            | Command::Return {}
            | Command::ReplaceAbsent { .. }
            | Command::Say { .. } => None,
        }
    }
}

impl Table {
    /// Judges what `person` wants and does it. Returns the entries that are to be stored before anybody is told; none, if
    /// nothing had to change.
    ///
    /// `fresh_seed` is called if this starts the match; its seed must be new and from a good source.
    pub fn command(
        &mut self,
        now: Time,
        person: Person,
        command: Command,
        fresh_seed: impl FnOnce() -> Seed,
    ) -> Result<Vec<Logged>, Refused> {
        let now = now.max(self.at); // time does not go back at a table
        match command {
            Command::Sit { seat, name } => self.sit(now, person, seat, &name),
            Command::Stand { seat } => self.stand_up(now, person, seat),
            Command::Plan { seat, bot } => self.plan_seat(now, person, seat, bot),
            Command::Ready { ready } => self.set_ready(now, person, ready, fresh_seed),
            Command::Start {} => self.start(now, person, fresh_seed),
            Command::Decide { seat, ask, run } => self.decide(now, Speaker { person, seat, ask }, run),
            Command::CheckAnswer { seat, ask, run } => self.check_answer(Speaker { person, seat, ask }, &run),
            Command::NothingToSay { seat, ask } => self.say_nothing(now, Speaker { person, seat, ask }),
            Command::AskMoreTime { seat, ask } => self.ask_more_time(now, Speaker { person, seat, ask }),
            Command::Undo { seat } => self.undo(now, person, seat),
            Command::AskTakeBack { seat } => self.ask_take_back(now, person, seat),
            Command::AnswerTakeBack { seat, yes } => self.answer_take_back(now, person, seat, yes),
            Command::LessonStep { step } => self.go_to_step(now, person, step),
            Command::Leave {} => self.leave(now, person),
            Command::GiveUp {} => self.give_up(now, person),
            Command::Return {} => self.come_back(now, person),
            Command::ReplaceAbsent { seat } => self.replace_absent(now, person, seat),
            Command::Say { text } => self.say(now, person, &text),
        }
    }

    /// Writes an entry, for commands that write no other.
    pub(crate) fn write_one(&mut self, now: Time, entry: Entry) -> Result<Vec<Logged>, Refused> {
        Ok(vec![self.write_entry(now, entry)?])
    }

    fn check_owns(&self, person: Person, seat: Seat) -> Result<(), Refused> {
        if self.owner(seat) == Some(person) { Ok(()) } else { Err(Refused::NotYourSeat(seat)) }
    }

    fn check_is_seated(&self, person: Person) -> Result<(), Refused> {
        if self.seats_of(person).is_empty() { Err(Refused::NotSeated) } else { Ok(()) }
    }

    fn check_not_started(&self) -> Result<(), Refused> {
        if self.stage() == Stage::Gathering { Ok(()) } else { Err(Refused::Started) }
    }

    fn check_running(&self) -> Result<(), Refused> {
        if self.stage() == Stage::Running { Ok(()) } else { Err(Refused::NotRunning) }
    }
}
