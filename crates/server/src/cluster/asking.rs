//! Asking others to think: the questions of this node's bots go into the queue, in fair turns. What NATS does not take, and what
//! nobody answers in time, this node thinks about itself.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use futures_util::StreamExt as _;
use hall::BotTask;
use serde_json::Value;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use super::connection::Nats;
use super::question_queue::{self, Answer, LOST_AFTER};
use crate::bot_threads::BotThreads;
use crate::fair_queue::{FairQueue, Priority};

/// How long putting a question into the queue may take.
const PUT: Duration = Duration::from_secs(1);
/// How often is counted how many think and wait.
const COUNT: Duration = Duration::from_secs(1);

/// The way from this node to the thinkers of all machines.
#[derive(Debug)]
pub(crate) struct SharedThinking {
    nats: Nats,
    threads: Arc<BotThreads>,
    /// In the queue are as many questions of this node as there are thinkers; the others wait here, where turns go round.
    turns: FairQueue<Option<IpAddr>>,
    thinkers: AtomicUsize,
    /// Questions of all nodes in the queue that nobody has taken.
    not_taken: AtomicUsize,
}

/// Why nobody has answered a question.
enum NoAnswer {
    /// It could not be put into the queue.
    NotTaken,
    /// NATS went away.
    Away,
    /// It is too late.
    Lost,
    /// Whoever was asked could not answer.
    Failed(String),
}

impl SharedThinking {
    pub(crate) fn new(nats: Nats, threads: Arc<BotThreads>) -> SharedThinking {
        let thinkers = threads.thinking().thinkers;
        SharedThinking {
            nats,
            turns: FairQueue::new(thinkers),
            thinkers: AtomicUsize::new(thinkers),
            not_taken: AtomicUsize::new(0),
            threads,
        }
    }

    /// How many questions of this node wait for their turn.
    pub(crate) fn waiting(&self) -> usize {
        self.turns.waiting()
    }

    /// Lets any of the thinkers answer. Gives the task back if it is not worth the way, or if nobody has answered.
    pub(crate) async fn ask(
        &self,
        task: BotTask,
        network: Option<IpAddr>,
        priority: Priority,
    ) -> Result<Option<Value>, BotTask> {
        let (Some(longest), true) = (task.longest, task.write.is_some() && self.nats.is_there()) else {
            return Err(task);
        };
        let permit = self.turns.acquire(network, priority).await;
        let waiting = self.turns.waiting() + self.not_taken.load(Relaxed);
        let time = self.threads.time_for_each(self.thinkers.load(Relaxed), waiting).min(longest);
        // Writing it takes a while, in which others want to be served.
        let written = tokio::task::spawn_blocking(move || {
            let question = task.write.as_ref().map(|write| question_queue::compress(&write()));
            (task, question.unwrap_or_default())
        });
        let (task, question) = written.await.expect("writing plain data does not fail");
        let answer = self.answer_to(question, time).await;
        drop(permit);
        let outcome = match &answer {
            Ok(_) => "answered",
            Err(NoAnswer::NotTaken) => "not_taken",
            Err(NoAnswer::Away) => "nats_away",
            Err(NoAnswer::Lost) => "lost",
            Err(NoAnswer::Failed(_)) => "failed",
        };
        self.nats.metrics().count_question(outcome);
        answer.map_err(|why| {
            if let NoAnswer::Failed(error) = why {
                tracing::warn!(error, "another machine could not answer for a bot; this one does");
            }
            task
        })
    }

    /// Puts a question into the queue and waits for the answer. An answer that comes later finds nobody.
    async fn answer_to(&self, question: Vec<u8>, time: Duration) -> Result<Option<Value>, NoAnswer> {
        let mut presence = self.nats.presence();
        let inbox = self.nats.client().new_inbox();
        let answers = self.nats.client().subscribe(inbox.clone()).await;
        let mut answers = answers.map_err(|_| NoAnswer::NotTaken)?;
        let put = async {
            let headers = question_queue::headers(&inbox, time);
            let jetstream = self.nats.jetstream();
            let put = jetstream.publish_with_headers(question_queue::subject(), headers, question.into());
            put.await.map_err(|_| NoAnswer::NotTaken)?.await.map_err(|_| NoAnswer::NotTaken)
        };
        timeout(PUT, put).await.unwrap_or(Err(NoAnswer::NotTaken))?;
        let answer = tokio::select! {
            answer = answers.next() => answer.ok_or(NoAnswer::Away)?,
            // NATS gives what one thinker has lost to another; once more is often enough.
            () = sleep(time + 2 * LOST_AFTER) => return Err(NoAnswer::Lost),
            _ = presence.wait_for(|is_there| !is_there) => return Err(NoAnswer::Away),
        };
        match serde_json::from_slice(&answer.payload) {
            Ok(Answer::Decided(decision)) => Ok(decision),
            Ok(Answer::Failed(error)) => Err(NoAnswer::Failed(error)),
            Err(error) => Err(NoAnswer::Failed(error.to_string())),
        }
    }

    /// Counts from time to time how many think and how many questions wait, until `stop`.
    pub(crate) async fn keep_counting(&self, mut stop: watch::Receiver<bool>) {
        let mut counts = interval(COUNT);
        counts.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = counts.tick() => {}
                _ = stop.wait_for(|stop| *stop) => return,
            }
            if self.nats.is_there() {
                self.count().await;
            }
        }
    }

    /// NATS knows both: who waits for a question, and who has taken one and not answered it yet.
    async fn count(&self) {
        let Ok(consumer) = question_queue::consumer(&self.nats).await else { return };
        let info = consumer.cached_info();
        let thinkers = (info.num_waiting + info.num_ack_pending).max(self.threads.thinking().thinkers);
        let not_taken = usize::try_from(info.num_pending).unwrap_or(usize::MAX);
        self.thinkers.store(thinkers, Relaxed);
        self.not_taken.store(not_taken, Relaxed);
        self.turns.set_permits(thinkers);
        let set = |gauge: &prometheus_client::metrics::gauge::Gauge, value: usize| {
            gauge.set(i64::try_from(value).unwrap_or(i64::MAX));
        };
        set(&self.nats.metrics().thinkers, thinkers);
        set(&self.nats.metrics().queue, not_taken);
    }
}
