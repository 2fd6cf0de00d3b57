//! Thinking for others: each thread with nothing to do takes the next question from the queue. Every node does so, and
//! `fondaco think` does nothing else.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use async_nats::jetstream::Message;
use async_nats::jetstream::consumer::{Consumer, pull};
use bots::Budget;
use futures_util::StreamExt as _;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::connection::Nats;
use super::question_queue::{self, ANSWER_TO, Answer, MILLISECONDS};
use crate::bot_threads::{LONGEST, Lane};

/// So long NATS is asked to wait for a question; then it is asked again.
const WAIT: Duration = Duration::from_secs(30);
/// After a failure, until the next try.
const PAUSE: Duration = Duration::from_millis(500);

/// Threads that answer questions of all machines. Clones are the same threads.
#[derive(Clone, Debug)]
pub(crate) struct Thinker {
    nats: Nats,
    lane: Arc<Lane>,
    stop: watch::Receiver<bool>,
}

/// Thinks for the nodes of a house with so many threads, until `stop`. What is being thought about then is still answered.
pub async fn think(nats: Nats, thinkers: usize, stop: impl Future<Output = ()>) {
    let stopping = watch::Sender::new(false);
    let lane = Arc::new(Lane::for_thinking(thinkers));
    let work = Thinker::new(nats, lane, stopping.subscribe()).think();
    let stopped = async {
        stop.await;
        stopping.send_replace(true);
    };
    tokio::join!(work, stopped);
}

impl Thinker {
    pub(crate) fn new(nats: Nats, lane: Arc<Lane>, stop: watch::Receiver<bool>) -> Thinker {
        Thinker { nats, lane, stop }
    }

    /// Thinks on all threads until it is stopped.
    pub(crate) async fn think(self) {
        let mut threads = JoinSet::new();
        for _ in 0..self.lane.thinkers {
            threads.spawn(self.clone().answer_questions());
        }
        threads.join_all().await;
        self.nats.flush().await;
    }

    /// Answers one question after another.
    async fn answer_questions(mut self) {
        let mut presence = self.nats.presence();
        while !*self.stop.borrow() {
            let failed = tokio::select! {
                biased;
                _ = self.stop.wait_for(|stop| *stop) => return,
                there = presence.wait_for(|is_there| *is_there) => there.is_err(),
            };
            if failed {
                return;
            }
            if let Ok(consumer) = question_queue::consumer(&self.nats).await {
                while let Some(question) = self.next_question(&consumer, &mut presence).await {
                    self.answer(question).await;
                }
            }
            tokio::select! {
                () = sleep(PAUSE) => {}
                _ = self.stop.wait_for(|stop| *stop) => return,
            }
        }
    }

    /// Waits for a question; nothing, if the queue is gone or this is being stopped.
    async fn next_question(
        &mut self,
        queue: &Consumer<pull::Config>,
        presence: &mut watch::Receiver<bool>,
    ) -> Option<Message> {
        loop {
            presence.mark_unchanged();
            let next = async {
                let mut questions = queue.batch().max_messages(1).expires(WAIT).messages().await.ok()?;
                Some(questions.next().await)
            };
            let next = tokio::select! {
                biased;
                _ = self.stop.wait_for(|stop| *stop) => return None,
                // Whoever waited when NATS went away is not known to it any more.
                _ = presence.changed() => return None,
                next = next => next?,
            };
            match next {
                Some(Ok(question)) => return Some(question),
                // There was none within the time.
                None => {}
                Some(Err(_)) => return None,
            }
        }
    }

    /// Thinks about a question, says what came of it, and only then that it need not be asked again.
    async fn answer(&self, question: Message) {
        let header = |name| question.headers.as_ref()?.get(name).map(ToString::to_string);
        if let (Some(answer_to), Some(time)) = (header(ANSWER_TO), header(MILLISECONDS)) {
            let time = time.parse().map_or(LONGEST, Duration::from_millis).min(LONGEST);
            let written = question.payload.clone();
            let thought = self.lane.think(move || thought_about(&written, time)).await;
            let answer = match thought {
                Ok(Ok(decision)) => Answer::Decided(decision),
                Ok(Err(error)) => Answer::Failed(error),
                // It is asked of somebody else.
                Err(error) if error.is_cancelled() => return,
                Err(_) => Answer::Failed("the bot failed".to_owned()),
            };
            let answer = serde_json::to_vec(&answer).expect("plain data");
            let _ = self.nats.client().publish(answer_to, answer.into()).await;
            self.nats.metrics().thought_here.inc();
        }
        let _ = question.ack().await;
    }
}

fn thought_about(question: &[u8], time: Duration) -> Result<Option<serde_json::Value>, String> {
    let task = hall::catalog::read_bot_task(&question_queue::decompress(question)?)?;
    Ok((task.answer)(Budget::Time(time)))
}
