//! What people can want of a table, and whether they may.

mod gather;
mod play;
mod talk;

use serde::Deserialize;
use serde_json::Value;
use table::{Seat, Seed};

use crate::{Entry, Logged, Person, Refused, Table, Time};

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
    /// The host puts a bot on a seat, or opens it; also the seat of somebody who is not ready.
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
    /// The host starts. Whoever was put on his seat by others must be ready.
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
    Weigh {
        /// For which seat.
        seat: Seat,
        /// The number of the question, from the prompt.
        ask: u32,
        /// As to decide.
        #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
        run: Vec<Value>,
    },
    /// Say that one has nothing to say to a question that need not be answered, so that bots go on.
    Content {
        /// For which seat.
        seat: Seat,
        /// The number of the question, from the prompt.
        ask: u32,
    },
    /// Say that one is thinking of something to say, so that bots listen a little longer.
    Ponder {
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
    /// Let a bot play for somebody for whom the table has waited long, until he comes back.
    Relieve {
        /// Whose.
        seat: Seat,
    },
    /// Say something.
    Say {
        /// At most 300 characters.
        text: String,
    },
}

impl Table {
    /// Judges what `person` wants and does it. What comes back is to be stored before anybody is told; nothing, if it is so
    /// already.
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
            Command::Stand { seat } => self.stand(now, person, seat),
            Command::Plan { seat, bot } => self.plan(now, person, seat, bot),
            Command::Ready { ready } => self.say_ready(now, person, ready, seed),
            Command::Start {} => self.start(now, person, seed),
            Command::Decide { seat, ask, run } => self.decide(now, person, seat, ask, run),
            Command::Weigh { seat, ask, run } => self.weigh(person, seat, ask, &run),
            Command::Content { seat, ask } => self.be_content(now, person, seat, ask),
            Command::Ponder { seat, ask } => self.ponder(now, person, seat, ask),
            Command::Undo { seat } => self.undo(now, person, seat),
            Command::AskBack { seat } => self.ask_back(now, person, seat),
            Command::AnswerBack { seat, yes } => self.answer_back(now, person, seat, yes),
            Command::Leave {} => self.stand_in(now, person, true),
            Command::Return {} => self.stand_in(now, person, false),
            Command::Relieve { seat } => self.relieve(now, person, seat),
            Command::Say { text } => self.say(now, person, &text),
        }
    }

    fn one(&mut self, now: Time, entry: Entry) -> Result<Vec<Logged>, Refused> {
        Ok(vec![self.write(now, entry)?])
    }

    fn own(&self, person: Person, seat: Seat) -> Result<(), Refused> {
        if self.seats_of(person).contains(seat) { Ok(()) } else { Err(Refused::NotYourSeat(seat)) }
    }

    fn sits(&self, person: Person) -> Result<(), Refused> {
        if self.seats_of(person).is_empty() { Err(Refused::NotSeated) } else { Ok(()) }
    }
}
