//! The threads on which bots think: for all cores but one, of the lowest priority, so that nobody's request waits for them;
//! and others for bots that answer at once, where somebody waits for the answer.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::Budget;
use hall::BotTask;
use serde_json::Value;
use tokio::sync::watch;
use tokio::task::JoinError;

use crate::fair_queue::{FairQueue, Permit, Priority};
use crate::own_threads::OwnThreads;

/// The longest that any bot thinks about one question.
pub(crate) const LONGEST: Duration = Duration::from_secs(2);
/// And the shortest, however many wait.
const SHORTEST: Duration = Duration::from_millis(20);
/// With less than this bots are in a hurry, and the tables say so.
const HURRY_BELOW: Duration = Duration::from_secs(1);
/// Whether they are is told no more often than this.
const HURRY_LASTS: Duration = Duration::from_secs(5);

/// Where bots think. Who may think next goes round among the networks from which their tables were opened or woken.
#[derive(Debug)]
pub(crate) struct BotThreads {
    thinking: Arc<Lane>,
    at_once: Lane,
    in_a_hurry: watch::Sender<bool>,
    /// When that last changed.
    changed: Mutex<Option<Instant>>,
}

/// Some threads, and who waits for them.
#[derive(Debug)]
pub(crate) struct Lane {
    /// So many bots think at the same time.
    pub(crate) thinkers: usize,
    permits: FairQueue<Option<IpAddr>>,
    threads: OwnThreads,
}

impl Lane {
    fn new(threads: usize, start: fn()) -> Lane {
        let permits = FairQueue::new(threads);
        Lane { thinkers: threads, permits, threads: OwnThreads::new(threads, "bot", start) }
    }

    /// Threads of the lowest priority.
    pub(crate) fn for_thinking(thinkers: usize) -> Lane {
        Lane::new(thinkers, lower_priority)
    }

    /// Thinks about something that another machine has asked.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let permit = self.permits.acquire(None, Priority::SomebodyWaits).await;
        let thought = self.threads.run(move || {
            let outcome = thought();
            drop(permit);
            outcome
        });
        thought.await
    }
}

/// A question to a bot whose turn has come, with the time that it has for it.
pub(crate) struct Turn<'a> {
    threads: &'a OwnThreads,
    permit: Permit<Option<IpAddr>>,
    task: BotTask,
    /// For how long it may think.
    pub(crate) time: Duration,
}

impl BotThreads {
    /// Threads for so many cores.
    pub(crate) fn new(cores: usize) -> BotThreads {
        // Work that waits on one core moves to another only when that has nothing to do, which with bots on it is never.
        let thinkers = cores.saturating_sub(1).max(1);
        BotThreads {
            thinking: Arc::new(Lane::for_thinking(thinkers)),
            at_once: Lane::new(cores, || ()),
            in_a_hurry: watch::Sender::new(false),
            changed: Mutex::default(),
        }
    }

    /// Whether so many questions wait that bots think less than they would.
    pub(crate) fn in_a_hurry(&self) -> watch::Receiver<bool> {
        self.in_a_hurry.subscribe()
    }

    /// The threads on which bots think.
    pub(crate) fn thinking(&self) -> &Arc<Lane> {
        &self.thinking
    }

    /// How many questions wait.
    pub(crate) fn waiting(&self) -> usize {
        self.thinking.permits.waiting() + self.at_once.permits.waiting()
    }

    /// Waits until a bot may think. The more questions wait, the less time each of them has.
    pub(crate) async fn turn(&self, task: BotTask, network: Option<IpAddr>, priority: Priority) -> Turn<'_> {
        let longest = task.longest.unwrap_or(LONGEST);
        if task.longest.is_none() && priority == Priority::SomebodyWaits {
            let permit = self.at_once.permits.acquire(network, priority).await;
            return Turn { threads: &self.at_once.threads, permit, task, time: longest };
        }
        let permit = self.thinking.permits.acquire(network, priority).await;
        let time = self.time_for_each(self.thinking.thinkers, self.thinking.permits.waiting());
        Turn { threads: &self.thinking.threads, permit, task, time: time.min(longest) }
    }

    /// The time for one question while so many others wait and so many think. If it is short, the tables say so.
    pub(crate) fn time_for_each(&self, thinkers: usize, waiting: usize) -> Duration {
        let time = time_for_each(thinkers, waiting);
        self.tell_hurry(time < HURRY_BELOW);
        time
    }

    fn tell_hurry(&self, now: bool) {
        let mut changed = self.changed.lock().unwrap_or_else(PoisonError::into_inner);
        if changed.is_none_or(|changed| changed.elapsed() >= HURRY_LASTS)
            && self.in_a_hurry.send_if_modified(|before| std::mem::replace(before, now) != now)
        {
            *changed = Some(Instant::now());
        }
    }
}

impl Turn<'_> {
    /// Lets the bot think. It fails if the bot does, and if the server is being stopped.
    pub(crate) async fn think(self) -> Result<Option<Value>, JoinError> {
        let Turn { threads, permit, task, time } = self;
        let thought = threads.run(move || {
            let decision = (task.answer)(Budget::Time(time));
            drop(permit);
            decision
        });
        thought.await
    }
}

/// The time for one question while so many others wait and so many think: all of them together take as long as those who
/// think would alone.
fn time_for_each(thinkers: usize, waiting: usize) -> Duration {
    let share = u32::try_from(waiting / thinkers).unwrap_or(u32::MAX).saturating_add(1);
    (LONGEST / share).max(SHORTEST)
}

/// On Linux they run only while a core has nothing else to do, and stop as soon as it has. Elsewhere bots think as everybody else
/// works.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    {
        use thread_priority::unix::{
            NormalThreadSchedulePolicy, ThreadSchedulePolicy, set_thread_priority_and_policy,
            thread_native_id,
        };
        let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        let lowered =
            set_thread_priority_and_policy(thread_native_id(), thread_priority::ThreadPriority::Min, idle);
        if let Err(error) = lowered {
            tracing::warn!(%error, "bots think with the priority of everybody else");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[test]
    fn the_more_wait_the_less_time_each_has() {
        assert_eq!(time_for_each(2, 0), LONGEST);
        assert_eq!(time_for_each(2, 1), LONGEST, "there is a core for it");
        assert_eq!(time_for_each(2, 2), LONGEST / 2);
        assert_eq!(time_for_each(2, 48), LONGEST / 25);
        assert_eq!(time_for_each(2, 10_000), SHORTEST);
    }

    fn task(thinks: bool, answer: impl FnOnce() -> Option<Value> + Send + 'static) -> BotTask {
        BotTask { longest: thinks.then_some(LONGEST), answer: Box::new(|_| answer()), write: None }
    }

    async fn turn(threads: &BotThreads, task: BotTask) -> Turn<'_> {
        threads.turn(task, None, Priority::SomebodyWaits).await
    }

    #[tokio::test]
    async fn a_bot_thinks_on_a_thread_of_its_own_and_its_failure_is_told() {
        let threads = BotThreads::new(1);
        let name = || Some(Value::from(std::thread::current().name()));
        let thought = turn(&threads, task(true, name)).await.think().await;
        assert_eq!(thought.expect("it does not fail"), Some(Value::from("bot")));
        let failed = turn(&threads, task(true, || panic!("a bot that cannot play"))).await.think().await;
        assert!(failed.is_err_and(|error| error.is_panic()));
        let turn = turn(&threads, task(true, || None)).await;
        assert_eq!(turn.time, LONGEST, "the permit of the bot that failed came back");
    }

    #[tokio::test]
    async fn many_questions_make_a_hurry_which_lasts_a_while() {
        let threads = Arc::new(BotThreads::new(1));
        let hurry = threads.in_a_hurry();
        let first = turn(&threads, task(true, || None)).await;
        assert!(!*hurry.borrow());
        let others = [(); 3].map(|()| {
            let threads = Arc::clone(&threads);
            tokio::spawn(async move { turn(&threads, task(true, || None)).await.time })
        });
        while threads.waiting() < others.len() {
            tokio::task::yield_now().await;
        }
        drop(first);
        let mut times = Vec::new();
        for other in others {
            times.push(other.await.expect("it does not fail"));
        }
        assert_eq!(times, [LONGEST / 3, LONGEST / 2, LONGEST]);
        assert!(*hurry.borrow(), "two waited when the first of them had its turn, and that was not long ago");
    }

    /// On Linux the file tells how a thread is scheduled: 5 is only while nothing else is to be done.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn bots_think_while_nothing_else_is_to_be_done_and_others_answer_at_once() {
        fn policy() -> Option<Value> {
            let stat = std::fs::read_to_string("/proc/thread-self/stat").ok()?;
            let field = stat.rsplit_once(')')?.1.split_whitespace().nth(38)?;
            Some(Value::from(field.parse::<i64>().ok()?))
        }
        let threads = BotThreads::new(1);
        let before = policy();
        for (thinks, somebody, expected) in [
            (true, Priority::SomebodyWaits, Some(Value::from(5))),
            (false, Priority::NobodyWaits, Some(Value::from(5))),
            (false, Priority::SomebodyWaits, before.clone()),
        ] {
            let turn = threads.turn(task(thinks, policy), None, somebody).await;
            assert_eq!(turn.think().await.expect("it does not fail"), expected);
        }
        assert_eq!(policy(), before);
        assert_ne!(before, Some(Value::from(5)));
    }
}
