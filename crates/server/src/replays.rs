//! What takes long and is asked of stored matches: steps, records, verification. It is worked out from the log on threads of its
//! own, in fair turns, without waking the table; what is asked of finished matches is kept for the next who asks.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse as _, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use hall::{Person, Refused, Stage, Table};
use table::{Seat, Viewer};

use crate::error::ApiError;
use crate::fair_queue::Priority;
use crate::house::House;
use crate::session::Asker;

/// Bytes of answers that are kept.
const CACHE_BYTES: usize = 16 << 20;

/// What is asked of a match.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) enum ReplayQuestion {
    /// The match step by step as seen from a seat, or by whoever asks; with views if `whole`.
    Steps {
        seat: Option<Seat>,
        from: usize,
        whole: bool,
    },
    /// Whether it was played as its record says.
    Verification,
    Record,
}

/// An answer, written and compressed, since compressing it takes longer than anything else.
#[derive(Clone, Debug)]
pub(crate) struct ReplayAnswer {
    plain: Bytes,
    gzip: Bytes,
}

/// The answers about finished matches that were asked for last.
#[derive(Debug, Default)]
pub(crate) struct ReplayCache(Mutex<CachedAnswers>);

#[derive(Debug, Default)]
struct CachedAnswers {
    answers: HashMap<(String, ReplayQuestion), CachedAnswer>,
    bytes: usize,
    /// Counts uses, to know which answer was used last.
    uses: u64,
}

#[derive(Debug)]
struct CachedAnswer {
    answer: ReplayAnswer,
    last_use: u64,
}

impl House {
    /// Answers a question about a match.
    pub(crate) async fn replay(
        &self,
        asker: Asker,
        name: &str,
        question: ReplayQuestion,
    ) -> Result<ReplayAnswer, ApiError> {
        let key = (name.to_owned(), question);
        if let Some(answer) = self.replay_cache().get(&key) {
            return Ok(answer);
        }
        let permit = self.replay_permits().acquire(asker.network, Priority::SomebodyWaits).await;
        // Another may have asked the same meanwhile.
        if let Some(answer) = self.replay_cache().get(&key) {
            return Ok(answer);
        }
        let log = self.stored_log(name).await?;
        let (house, table) = (self.clone(), name.to_owned());
        let work = tokio::task::spawn_blocking(move || {
            let restored = House::restore(&table, log)?;
            let answer = key.1.answer(&restored, asker.person)?;
            if restored.stage() == Stage::Finished && key.1.is_same_for_all() {
                house.replay_cache().insert(key, answer.clone());
            }
            drop(permit);
            Ok(answer)
        });
        work.await.unwrap_or_else(|_| Err(ApiError::no_answer()))
    }
}

impl ReplayQuestion {
    fn answer(&self, table: &Table, person: Option<Person>) -> Result<ReplayAnswer, ApiError> {
        let text = match self {
            ReplayQuestion::Steps { seat, from, whole } => {
                let viewer = viewer_of_steps(table, *seat, person)?;
                to_json(&table.replay_steps(viewer, *from, *whole)?)
            }
            ReplayQuestion::Verification => to_json(&table.verify_record()?),
            ReplayQuestion::Record => table.record()?,
        };
        Ok(ReplayAnswer::new(text))
    }

    /// Whether the answer about a finished match depends on nobody who asks.
    fn is_same_for_all(&self) -> bool {
        !matches!(self, ReplayQuestion::Steps { seat: None, .. })
    }
}

/// Through whose eyes somebody may see the steps: any seat's when the match is over, since nothing is secret any more.
fn viewer_of_steps(table: &Table, seat: Option<Seat>, person: Option<Person>) -> Result<Viewer, Refused> {
    let own = person.map(|person| table.seats_of(person)).unwrap_or_default();
    match seat {
        Some(seat) if table.stage() == Stage::Finished && seat.index() >= table.seat_plans().len() => {
            Err(Refused::NoSeat)
        }
        Some(seat) if table.stage() == Stage::Finished || own.contains(seat) => Ok(Viewer::Seat(seat)),
        Some(seat) => Err(Refused::NotYourSeat(seat)),
        None => Ok(own.iter().next().map_or(Viewer::Bystander, Viewer::Seat)),
    }
}

fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

impl ReplayAnswer {
    fn new(text: String) -> ReplayAnswer {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
        let gzip = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
        ReplayAnswer { gzip: gzip.expect("memory takes everything").into(), plain: text.into() }
    }

    /// The answer for a client that sent these headers.
    pub(crate) fn response(self, request: &HeaderMap, content_type: &'static str) -> Response {
        let encodings =
            request.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let takes_gzip = encodings.split(',').any(|encoding| encoding.trim() == "gzip");
        let mut response = if takes_gzip { self.gzip } else { self.plain }.into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(content_type));
        if takes_gzip {
            headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }

    fn bytes(&self) -> usize {
        self.plain.len() + self.gzip.len()
    }
}

impl ReplayCache {
    fn get(&self, key: &(String, ReplayQuestion)) -> Option<ReplayAnswer> {
        let mut cached = self.lock();
        cached.uses += 1;
        let uses = cached.uses;
        let found = cached.answers.get_mut(key)?;
        found.last_use = uses;
        Some(found.answer.clone())
    }

    /// Keeps an answer, and forgets those that were not used for longest if there are too many bytes.
    fn insert(&self, key: (String, ReplayQuestion), answer: ReplayAnswer) {
        let mut cached = self.lock();
        cached.uses += 1;
        cached.bytes += answer.bytes();
        let new = CachedAnswer { answer, last_use: cached.uses };
        if let Some(before) = cached.answers.insert(key, new) {
            cached.bytes -= before.answer.bytes();
        }
        while cached.bytes > CACHE_BYTES {
            let oldest = cached.answers.iter().min_by_key(|(_, cached)| cached.last_use);
            let Some(key) = oldest.map(|(key, _)| key.clone()) else { return };
            if let Some(forgotten) = cached.answers.remove(&key) {
                cached.bytes -= forgotten.answer.bytes();
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, CachedAnswers> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_that_was_not_used_for_longest_is_forgotten() {
        let cache = ReplayCache::default();
        let key = |name: &str| (name.to_owned(), ReplayQuestion::Record);
        let large = || ReplayAnswer { plain: vec![0; CACHE_BYTES / 2 - 10].into(), gzip: Bytes::new() };
        cache.insert(key("one"), large());
        cache.insert(key("two"), large());
        assert!(cache.get(&key("one")).is_some());
        cache.insert(key("three"), large());
        let kept = ["one", "two", "three"].map(|name| cache.get(&key(name)).is_some());
        assert_eq!(kept, [true, false, true]);
        cache.insert(key("three"), large());
        assert_eq!(cache.lock().bytes, 2 * large().bytes(), "what is replaced is not counted twice");
    }
}
