//! The queue in NATS from which every machine takes the next question to a bot as soon as a thread has nothing to do, and how
//! questions and answers are written in it.
//!
//! It is a work queue of `JetStream`: each question goes to one thinker. If that one does not say in time that it has answered,
//! the question goes to another. Nothing in it is worth a disk: whoever has asked thinks themselves in the end.

use std::io::{Read as _, Write as _};
use std::time::Duration;

use async_nats::HeaderMap;
use async_nats::jetstream::consumer::{AckPolicy, Consumer, pull};
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, StorageType};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::connection::Nats;
use crate::bot_threads::LONGEST;

const STREAM: &str = "fondaco_questions";
/// Machines with another version take no part: their views may be others.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// Who takes a question and does not answer it within this time has lost it.
pub(super) const LOST_AFTER: Duration = LONGEST.saturating_add(Duration::from_secs(1));
/// So often a question is given to somebody.
const TRIES: i64 = 3;
/// Older questions interest nobody any more.
const OLDEST: Duration = Duration::from_secs(12);
/// When so many wait, everybody thinks about their own.
const MOST: i64 = 10_000;
/// Consumers of a version that nobody uses are forgotten after this time.
const FORGOTTEN_AFTER: Duration = Duration::from_hours(1);
/// Thinkers that may wait for a question at the same time.
const MOST_THINKERS: i64 = 8_192;
/// No question has more bytes, however well they were compressed.
const LARGEST: u64 = 64 << 20;

/// The name of a header: where the answer goes.
pub(super) const ANSWER_TO: &str = "Fondaco-Answer-To";
/// The name of a header: for how many milliseconds the bot may think.
pub(super) const MILLISECONDS: &str = "Fondaco-Milliseconds";

/// What comes back for a question.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Answer {
    /// The bot's decision, or nothing to say.
    Decided(Option<Value>),
    /// The bot could not be asked, or failed.
    Failed(String),
}

/// The subject to which questions are sent.
pub(super) fn subject() -> String {
    format!("fondaco.question.{}", VERSION.replace('.', "-"))
}

/// From which the next question is taken. The queue is made if it is not there, as after a restart of NATS.
pub(super) async fn consumer(nats: &Nats) -> Result<Consumer<pull::Config>, String> {
    let queue = Config {
        name: STREAM.to_owned(),
        description: Some("questions to the bots of Fondaco".to_owned()),
        subjects: vec!["fondaco.question.*".to_owned()],
        retention: RetentionPolicy::WorkQueue,
        storage: StorageType::Memory,
        discard: DiscardPolicy::New,
        max_messages: MOST,
        max_age: OLDEST,
        ..Config::default()
    };
    let queue = nats.jetstream().get_or_create_stream(queue).await.map_err(|error| error.to_string())?;
    let name = format!("thinkers-{}", VERSION.replace('.', "-"));
    let thinkers = pull::Config {
        durable_name: Some(name.clone()),
        filter_subject: subject(),
        ack_policy: AckPolicy::Explicit,
        ack_wait: LOST_AFTER,
        max_deliver: TRIES,
        max_waiting: MOST_THINKERS,
        max_ack_pending: MOST_THINKERS,
        inactive_threshold: FORGOTTEN_AFTER,
        memory_storage: true,
        ..pull::Config::default()
    };
    queue.get_or_create_consumer(&name, thinkers).await.map_err(|error| error.to_string())
}

/// The headers of a question.
pub(super) fn headers(answer_to: &str, time: Duration) -> HeaderMap {
    let mut headers = HeaderMap::new();
    headers.insert(ANSWER_TO, answer_to);
    headers.insert(MILLISECONDS, time.as_millis().to_string());
    headers
}

/// What was heard in a match is long, and says much again and again.
pub(super) fn compress(question: &str) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    let written = encoder.write_all(question.as_bytes()).and_then(|()| encoder.finish());
    written.expect("memory takes everything")
}

/// The opposite of [`compress`].
pub(super) fn decompress(bytes: &[u8]) -> Result<String, String> {
    let mut question = String::new();
    let read = GzDecoder::new(bytes).take(LARGEST).read_to_string(&mut question);
    read.map(|_| question).map_err(|error| error.to_string())
}
