//! The log of a table: everything that ever changed it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, SeatSet};

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
    /// A person who may speak has nothing to say to the present question of the seat.
    #[serde(rename = "content")]
    NothingToSay { seat: Seat },
    /// A person thinks of something to say, and asks bots and short clocks for more time.
    #[serde(rename = "pondered")]
    AskedMoreTime { seat: Seat },
    /// A bot is about to close a deal with these seats, or, with nobody, to end a negotiation: people may speak before it does.
    /// How many milliseconds after the last word it closes a deal is `bid_time`.
    BotAnnounced { seat: Seat, with: SeatSet, ends: bool, bid_time: u64 },
    /// Back to where only `to` decisions had been made, because of this seat.
    TookBack { to: usize, seat: Seat },
    /// A seat asks the others to take its last decision back.
    #[serde(rename = "asked_back")]
    AskedTakeBack { seat: Seat, to: usize },
    /// A seat says no to that.
    #[serde(rename = "refused_back")]
    RefusedTakeBack { seat: Seat },
    /// A seat says yes to that.
    #[serde(rename = "agreed_back")]
    AgreedToTakeBack { seat: Seat },
    /// A bot of this level plays for a person who is away; or, without a level, the person is back.
    StandIn { seat: Seat, level: Option<String> },
    /// The person of this seat has given it up for good; a bot plays on.
    GaveUp { seat: Seat },
    /// A line of chat; `name` is as others saw it then.
    Said {
        #[serde(default)]
        person: Person,
        name: String,
        text: String,
    },
    /// The house was not there from one time to another, and nobody could play: that time counts for no clock.
    HouseAway { from: Time, to: Time },
    /// A person has left the house for good, and their name with them.
    PersonLeft { person: Person },
    /// The same people play again at the table of this name.
    Rematch { table: String },
}

/// Who decided for a seat.
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
