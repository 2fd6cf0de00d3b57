//! Work that takes long is done by few at a time. Permits for it go round among those who wait, so that whoever wants much of it
//! waits for themselves and not the others for them.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// A queue for permits, fair between different keys: between networks, say. Clones are the same queue.
#[derive(Debug)]
pub(crate) struct FairQueue<K: Key>(Arc<Mutex<State<K>>>);

/// By what those who wait are told apart.
pub(crate) trait Key: Copy + Eq + Hash + Send + 'static {}
impl<K: Copy + Eq + Hash + Send + 'static> Key for K {}

/// Whether anybody waits for the result. Work for which nobody waits is begun only when there is no other.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Priority {
    SomebodyWaits,
    NobodyWaits,
}

#[derive(Debug)]
struct State<K: Key> {
    /// So many may be given at the same time.
    most: usize,
    /// And so many are; while it is fewer, nobody waits.
    given: usize,
    urgent: Waiting<K>,
    others: Waiting<K>,
}

/// Those who wait: each key has a turn after the others, and within a key who came first is first.
#[derive(Debug)]
struct Waiting<K: Key> {
    turns: VecDeque<K>,
    by_key: HashMap<K, VecDeque<oneshot::Sender<Permit<K>>>>,
}

/// One of the permits; it is given to the next who waits when this is dropped.
#[derive(Debug)]
pub(crate) struct Permit<K: Key>(Option<FairQueue<K>>);

impl<K: Key> FairQueue<K> {
    /// A queue with so many permits.
    pub(crate) fn new(permits: usize) -> FairQueue<K> {
        let state =
            State { most: permits.max(1), given: 0, urgent: Waiting::default(), others: Waiting::default() };
        FairQueue(Arc::new(Mutex::new(state)))
    }

    /// Waits for a permit.
    pub(crate) async fn acquire(&self, key: K, priority: Priority) -> Permit<K> {
        let given = {
            let mut state = self.lock();
            if state.given < state.most {
                state.given += 1;
                return Permit(Some(self.clone()));
            }
            let (sender, given) = oneshot::channel();
            match priority {
                Priority::SomebodyWaits => state.urgent.push(key, sender),
                Priority::NobodyWaits => state.others.push(key, sender),
            }
            given
        };
        given.await.expect("the queue lives as long as somebody holds a permit, and drops nobody who waits")
    }

    /// From now on there are so many permits. If there were more, they are taken as they come back.
    pub(crate) fn set_permits(&self, permits: usize) {
        self.lock().most = permits.max(1);
        self.give();
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        let state = self.lock();
        state.urgent.len() + state.others.len()
    }

    /// Takes back a permit, for the next who waits.
    fn take_back(&self) {
        self.lock().given -= 1;
        self.give();
    }

    /// Gives all permits that are free to those who wait. Those who have given up waiting are passed over.
    fn give(&self) {
        loop {
            let next = {
                let mut state = self.lock();
                if state.given >= state.most {
                    return;
                }
                let Some(next) = state.urgent.pop().or_else(|| state.others.pop()) else { return };
                state.given += 1;
                next
            };
            if let Err(mut refused) = next.send(Permit(Some(self.clone()))) {
                // Dropping it would take it back, and give permits from within.
                refused.0 = None;
                self.lock().given -= 1;
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, State<K>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Key> Clone for FairQueue<K> {
    fn clone(&self) -> FairQueue<K> {
        FairQueue(Arc::clone(&self.0))
    }
}

impl<K: Key> Drop for Permit<K> {
    fn drop(&mut self) {
        if let Some(queue) = self.0.take() {
            queue.take_back();
        }
    }
}

impl<K: Key> Default for Waiting<K> {
    fn default() -> Waiting<K> {
        Waiting { turns: VecDeque::new(), by_key: HashMap::new() }
    }
}

impl<K: Key> Waiting<K> {
    fn push(&mut self, key: K, sender: oneshot::Sender<Permit<K>>) {
        let of_key = self.by_key.entry(key).or_default();
        if of_key.is_empty() {
            self.turns.push_back(key);
        }
        of_key.push_back(sender);
    }

    /// The one whose turn it is; its key then has the last turn.
    fn pop(&mut self) -> Option<oneshot::Sender<Permit<K>>> {
        let key = self.turns.pop_front()?;
        let of_key = self.by_key.get_mut(&key)?;
        let next = of_key.pop_front();
        if of_key.is_empty() {
            self.by_key.remove(&key);
        } else {
            self.turns.push_back(key);
        }
        next
    }

    fn len(&self) -> usize {
        self.by_key.values().map(VecDeque::len).sum()
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc;

    use super::*;

    /// Lets all of these wait while the only permit is taken, and returns the order in which they get it.
    async fn order(waiting: &[(u8, Priority)]) -> Vec<usize> {
        let queue = FairQueue::new(1);
        let taken = queue.acquire(0, Priority::SomebodyWaits).await;
        let (done, mut order) = mpsc::unbounded_channel();
        for (number, (key, priority)) in waiting.iter().copied().enumerate() {
            let (queue_of_task, done) = (queue.clone(), done.clone());
            tokio::spawn(async move {
                let _permit = queue_of_task.acquire(key, priority).await;
                let _ = done.send(number);
            });
            while queue.waiting() <= number {
                tokio::task::yield_now().await;
            }
        }
        drop((taken, done));
        let mut numbers = Vec::new();
        while let Some(number) = order.recv().await {
            numbers.push(number);
        }
        numbers
    }

    #[tokio::test]
    async fn turns_go_round() {
        let now = Priority::SomebodyWaits;
        let waiting = [(1, now), (1, now), (1, now), (2, now), (3, now), (2, now)];
        assert_eq!(order(&waiting).await, [0, 3, 4, 1, 5, 2]);
    }

    #[tokio::test]
    async fn whom_nobody_waits_for_comes_last() {
        let (now, some_time) = (Priority::SomebodyWaits, Priority::NobodyWaits);
        assert_eq!(order(&[(1, some_time), (2, some_time), (1, now), (1, now)]).await, [2, 3, 0, 1]);
    }

    #[tokio::test]
    async fn who_gives_up_waiting_costs_no_permit() {
        let queue = FairQueue::new(1);
        let taken = queue.acquire(1, Priority::SomebodyWaits).await;
        for key in [1, 2] {
            let given_up = std::pin::pin!(queue.acquire(key, Priority::SomebodyWaits));
            let at_once = std::time::Duration::ZERO;
            assert!(tokio::time::timeout(at_once, given_up).await.is_err());
        }
        drop(taken);
        drop(queue.acquire(3, Priority::SomebodyWaits).await);
        assert_eq!(queue.waiting(), 0);
        assert_eq!(queue.lock().given, 0);
    }

    #[tokio::test]
    async fn permits_become_more_and_fewer() {
        let queue = FairQueue::new(1);
        let somebody = Priority::SomebodyWaits;
        let first = queue.acquire(0, somebody).await;
        let others = [1, 2].map(|key| {
            let queue = queue.clone();
            tokio::spawn(async move { queue.acquire(key, somebody).await })
        });
        while queue.waiting() < others.len() {
            tokio::task::yield_now().await;
        }
        queue.set_permits(3);
        let mut taken = vec![first];
        for other in others {
            taken.push(other.await.expect("there is a permit for it"));
        }
        queue.set_permits(1);
        let mut one_more = Box::pin(queue.acquire(3, somebody));
        while let Some(permit) = taken.pop() {
            let at_once = std::time::Duration::ZERO;
            assert!(tokio::time::timeout(at_once, &mut one_more).await.is_err(), "too many are taken");
            drop(permit);
        }
        one_more.await;
    }
}
