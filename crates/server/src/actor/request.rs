//! What can be asked of a table.

use axum::body::Bytes;
use hall::{Command, Person};
use serde_json::Value;
use table::Seat;
use tokio::sync::oneshot;

use super::{Perspective, Subscription};
use crate::error::ApiError;

/// Where the answer to a request goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

/// What can be asked of a table.
#[derive(Debug)]
pub(crate) enum TableRequest {
    /// A command of a person; the answer is the number of the last message for that person's seat.
    Command { person: Person, command: Command, reply: Reply<u32> },
    /// The messages since a number, or everything.
    Messages { perspective: Perspective, since: Option<u32>, reply: Reply<Vec<Bytes>> },
    /// The messages since a number, and those to come.
    Subscribe { perspective: Perspective, since: Option<u32>, is_socket: bool, reply: Reply<Subscription> },
    /// A socket was closed.
    SocketClosed,
    /// What a bot decided about a question.
    BotDecision { seat: Seat, ask: u32, decision: Option<Value> },
    /// Somebody has left the house for good.
    ForgetPerson { person: Person, reply: Reply<()> },
    /// A table for the same people to play again; the answer is its name.
    Rematch { person: Person, reply: Reply<String> },
    /// Somebody deletes their own unfinished table; the answer says that they may, and the table goes to sleep.
    Delete { person: Person, reply: Reply<()> },
    /// Another node has the table now, or this one is being stopped: the table goes to sleep, whoever plays.
    LeaseTaken,
    /// Another node has written the log up to this number; if that is not known here, the log is read anew.
    LogIsLonger { last: u32 },
    /// Others need the room: the table goes to sleep, unless somebody plays there.
    Sleep,
}

impl TableRequest {
    /// Answers a request that came too late to be handled, and can be sent again to the next task of the table.
    pub(super) fn answer_asleep(self) {
        match self {
            TableRequest::Command { reply, .. } => _ = reply.send(Err(ApiError::asleep())),
            TableRequest::Messages { reply, .. } => _ = reply.send(Err(ApiError::asleep())),
            TableRequest::Subscribe { reply, .. } => _ = reply.send(Err(ApiError::asleep())),
            TableRequest::Rematch { reply, .. } => _ = reply.send(Err(ApiError::asleep())),
            TableRequest::ForgetPerson { reply, .. } | TableRequest::Delete { reply, .. } => {
                let _ = reply.send(Err(ApiError::asleep()));
            }
            TableRequest::SocketClosed
            | TableRequest::BotDecision { .. }
            | TableRequest::LeaseTaken
            | TableRequest::LogIsLonger { .. }
            | TableRequest::Sleep => {}
        }
    }

    /// Whether it may not be sent twice.
    pub(crate) fn changes_something(&self) -> bool {
        !matches!(self, TableRequest::Messages { .. } | TableRequest::Subscribe { .. })
    }
}
