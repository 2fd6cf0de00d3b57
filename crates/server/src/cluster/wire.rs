//! What nodes ask each other about tables, as it is written on the way.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::StatusCode;
use hall::{Command, Person};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tokio::sync::mpsc;

use crate::actor::{Perspective, Subscription, TableRequest};
use crate::error::ApiError;

/// A request to a table that is awake on another node.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct SentRequest {
    /// What it is called in logs.
    pub(super) id: String,
    pub(super) table: String,
    /// From where somebody asks.
    pub(super) network: Option<IpAddr>,
    pub(super) what: SentQuestion,
}

/// A [`TableRequest`] without the way back.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SentQuestion {
    Command {
        person: Person,
        command: Command,
    },
    Messages {
        perspective: Perspective,
        since: Option<u32>,
    },
    /// What comes later is sent to `inbox`, for `node`.
    Subscribe {
        perspective: Perspective,
        since: Option<u32>,
        is_socket: bool,
        inbox: String,
        node: String,
    },
    ForgetPerson {
        person: Person,
    },
    Rematch {
        person: Person,
    },
    Delete {
        person: Person,
    },
}

impl SentQuestion {
    /// Nothing, for what a node asks itself alone.
    pub(super) fn of(request: &TableRequest, inbox: &str, node: &str) -> Option<SentQuestion> {
        Some(match request {
            TableRequest::Command { person, command, .. } => {
                SentQuestion::Command { person: *person, command: command.clone() }
            }
            TableRequest::Messages { perspective, since, .. } => {
                SentQuestion::Messages { perspective: *perspective, since: *since }
            }
            TableRequest::Subscribe { perspective, since, is_socket, .. } => SentQuestion::Subscribe {
                perspective: *perspective,
                since: *since,
                is_socket: *is_socket,
                inbox: inbox.to_owned(),
                node: node.to_owned(),
            },
            TableRequest::ForgetPerson { person, .. } => SentQuestion::ForgetPerson { person: *person },
            TableRequest::Rematch { person, .. } => SentQuestion::Rematch { person: *person },
            TableRequest::Delete { person, .. } => SentQuestion::Delete { person: *person },
            TableRequest::SocketClosed
            | TableRequest::BotDecision { .. }
            | TableRequest::LeaseTaken
            | TableRequest::LogIsLonger { .. }
            | TableRequest::Sleep => return None,
        })
    }
}

/// What a node answers.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum SentAnswer {
    /// The table's answer.
    Answer(Box<RawValue>),
    Error(SentError),
    /// The table is not awake here, and nothing was done.
    NotHere,
}

impl SentAnswer {
    pub(super) fn error_code(&self) -> Option<&str> {
        match self {
            SentAnswer::Error(error) => Some(&error.code),
            SentAnswer::Answer(_) | SentAnswer::NotHere => None,
        }
    }
}

/// What a table answers, as it travels.
pub(crate) trait Answer: Send + Sized {
    type Sent: Serialize + DeserializeOwned + Send;
    /// What of it is sent at once.
    fn sent(&self) -> Self::Sent;
    /// `later` brings what comes later to those who subscribe.
    fn received(sent: Self::Sent, later: Option<mpsc::Receiver<Bytes>>) -> Self;
}

/// Plain data.
macro_rules! travels_as_it_is {
    ($($answer:ty),*) => {$(
        impl Answer for $answer {
            type Sent = $answer;
            fn sent(&self) -> $answer {
                self.clone()
            }
            fn received(sent: $answer, _: Option<mpsc::Receiver<Bytes>>) -> $answer {
                sent
            }
        }
    )*};
}

travels_as_it_is!(u32, (), String);

impl Answer for Vec<Bytes> {
    type Sent = Vec<Box<RawValue>>;

    fn sent(&self) -> Vec<Box<RawValue>> {
        let json = |message: &Bytes| String::from_utf8(message.to_vec()).expect("messages are text");
        let raw = |message| RawValue::from_string(json(message)).expect("messages are JSON");
        self.iter().map(raw).collect()
    }

    fn received(sent: Vec<Box<RawValue>>, _: Option<mpsc::Receiver<Bytes>>) -> Vec<Bytes> {
        sent.into_iter().map(|message| Bytes::from(String::from(Box::<str>::from(message)))).collect()
    }
}

impl Answer for Subscription {
    type Sent = (String, Vec<Box<RawValue>>);

    fn sent(&self) -> (String, Vec<Box<RawValue>>) {
        (self.hello.clone(), self.first.sent())
    }

    fn received((hello, first): Self::Sent, later: Option<mpsc::Receiver<Bytes>>) -> Subscription {
        // Without a way nothing comes, as from a table that goes to sleep.
        let later = later.unwrap_or_else(|| mpsc::channel(1).1);
        Subscription { hello, first: Answer::received(first, None), later }
    }
}

/// An [`ApiError`].
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct SentError {
    status: u16,
    retry: Option<u32>,
    code: String,
    message: String,
    rule: Option<String>,
}

impl From<ApiError> for SentError {
    fn from(error: ApiError) -> SentError {
        let (status, code) = (error.status().as_u16(), error.code().to_owned());
        let ApiError { retry, message, rule, .. } = error;
        SentError { status, retry, code, message, rule: rule.map(str::to_owned) }
    }
}

impl From<SentError> for ApiError {
    fn from(sent: SentError) -> ApiError {
        let status = StatusCode::from_u16(sent.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut error = ApiError::new(status, kept(sent.code), sent.message);
        (error.retry, error.rule) = (sent.retry, sent.rule.map(kept));
        error
    }
}

/// Codes and rules are words of the program, of which there are some hundreds: each that comes is kept once, for ever.
fn kept(word: String) -> &'static str {
    const MOST: usize = 10_000;
    static WORDS: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);
    let mut words = WORDS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = words.get(word.as_str()) {
        return known;
    }
    if words.len() >= MOST {
        return "elsewhere";
    }
    let word: &'static str = Box::leak(word.into_boxed_str());
    words.insert(word);
    word
}
