//! What a table writes down. The table is the fold of these.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

use crate::{Person, SeatPlan, Setup, Time};

/// One thing that happened at a table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Entry {
    /// Number 0 of every table.
    Opened(Setup),
    /// A seat is planned anew: somebody sat down, stood up, or a bot was put there.
    Seated { seat: Seat, plan: SeatPlan },
    /// A person is ready, or not any more.
    Ready { person: Person, ready: bool },
    /// The match begins. The seed is the table's secret until the end.
    Started { seed: String },
    /// A run of decisions of one seat, applied whole.
    Decided { seat: Seat, run: Vec<Value>, by: By },
    /// Somebody who may speak has nothing to say to his present question.
    Content { seat: Seat },
    /// Somebody who may speak is thinking of something to say.
    Pondered { seat: Seat },
    /// Back to where only so many decisions had been made.
    TookBack { to: usize, seat: Seat },
    /// A seat asks the others to take its last decision back.
    AskedBack { seat: Seat, to: usize },
    /// Somebody says no to that.
    RefusedBack { seat: Seat },
    /// Somebody says yes, and others are still to be heard.
    AgreedBack { seat: Seat },
    /// A bot of this level plays for a person who is away, or nobody does any more.
    StandIn { seat: Seat, level: Option<String> },
    /// Somebody said something; `name` is as others saw it then.
    Said {
        #[serde(default)]
        person: Person,
        name: String,
        text: String,
    },
    /// The same people play again at another table.
    Rematch { table: String },
}

/// Who spoke for a seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum By {
    /// Its owner.
    Person,
    /// A bot, its own or a stand-in.
    Bot,
    /// Time was up, and silence was taken for an answer.
    Clock,
}

/// An entry with its number and time.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Logged {
    /// From 0, without gaps.
    pub n: u32,
    /// When.
    pub at: Time,
    /// What.
    pub entry: Entry,
}
