//! One task for each table that is awake: requests are handled in order, and nobody is told anything that is not durable.

mod leaving;
mod lobby_row;
mod rematch;
mod request;
mod subscribers;

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use hall::{Entry, Logged, Refused, Stage, Table, Time};
use serde_json::Value;
use table::{Seat, SeatSet, Viewer};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

use crate::awake_tables::{Need, TableUse};
use crate::error::ApiError;
use crate::fair_queue::Priority;
use crate::house::House;
use crate::store::{Append, LobbyRow, StoreError};

use lobby_row::StoredLobbyRow;
pub(crate) use request::{Reply, TableRequest};
use subscribers::Subscriber;
pub(crate) use subscribers::{Perspective, Subscription};

/// A table without subscribers and requests goes to sleep after this time.
const SLEEP_AFTER: Duration = Duration::from_mins(2);
/// And so soon if its match is over, for nobody is about to come back to it.
const SLEEP_AFTER_THE_END: Duration = Duration::from_secs(5);

struct Actor {
    house: House,
    name: String,
    table: Table,
    /// The way to this task, for the answers of bots.
    sender: mpsc::Sender<TableRequest>,
    subscribers: Vec<Subscriber>,
    /// Questions that bots are thinking about.
    thinking: HashSet<(Seat, u32)>,
    delayed: Option<DelayedDecision>,
    /// Bots that have made a decision of which bystanders heard nothing, and none since of which they did. They go on without
    /// a pause, or the pauses could be counted.
    unheard_bots: SeatSet,
    /// Of how many times at which the house was not there the table has been told.
    times_away: usize,
    /// From where the table was opened or woken: bots of one network share their time to think.
    network: Option<IpAddr>,
    table_use: Arc<TableUse>,
    lobby_row: StoredLobbyRow,
}

/// A bot's decision that would end a talk, delayed so that people can still speak.
struct DelayedDecision {
    seat: Seat,
    ask: u32,
    decision: Option<Value>,
    until: Time,
}

/// What the task of a table begins with.
pub(crate) struct TableTask {
    pub(crate) house: House,
    pub(crate) name: String,
    pub(crate) table: Table,
    pub(crate) network: Option<IpAddr>,
    pub(crate) table_use: Arc<TableUse>,
    pub(crate) sender: mpsc::Sender<TableRequest>,
}

/// Runs the task of a table until the table goes to sleep or cannot be stored.
pub(crate) async fn run(task: TableTask, mut requests: mpsc::Receiver<TableRequest>) {
    let TableTask { house, name, table, network, table_use, sender } = task;
    let mut actor = Actor {
        lobby_row: StoredLobbyRow::of(&table),
        house,
        name,
        table,
        sender,
        subscribers: Vec::new(),
        thinking: HashSet::new(),
        delayed: None,
        unheard_bots: SeatSet::EMPTY,
        times_away: 0,
        network,
        table_use,
    };
    // What is in memory may be ahead of what is stored: it is dropped, and the log is read again next time.
    let outcome = actor.handle_requests(&mut requests).await;
    match &outcome {
        // A server that is being stopped stores nothing more, and that is no fault of the table.
        Ok(()) | Err(StoreError::Closed) => {}
        Err(StoreError::Conflict) if actor.house.cluster().is_some() => {
            tracing::info!(table = actor.name, "another machine has written the log; it is read anew");
        }
        Err(error) => tracing::error!(table = actor.name, %error, "the table is put away"),
    }
    requests.close();
    if let Some(lease) = actor.house.awake_tables().remove(&actor.name, &actor.sender)
        && let Some(cluster) = actor.house.cluster()
    {
        let stored = if outcome.is_ok() { actor.table.last_number() } else { 0 };
        cluster.give_up(&actor.name, lease, stored).await;
    }
    while let Some(request) = requests.recv().await {
        request.answer_asleep();
    }
}

impl Actor {
    /// Handles requests, clocks and delayed decisions as they come, until nobody has asked for anything for a while.
    async fn handle_requests(
        &mut self,
        requests: &mut mpsc::Receiver<TableRequest>,
    ) -> Result<(), StoreError> {
        self.apply_clocks().await?;
        self.start_bots();
        let mut hurry = self.house.bot_threads().in_a_hurry();
        loop {
            let received = tokio::select! {
                received = timeout(self.time_until_due(), requests.recv()) => received,
                // Whoever is told nothing may go to sleep meanwhile.
                Ok(()) = hurry.changed(), if !self.subscribers.is_empty() => {
                    self.send_presence();
                    continue;
                }
            };
            let is_idle = received.is_err()
                && self.table.next_timeout().is_none_or(|due| due > self.now())
                && !self.has_subscribers()
                && self.thinking.is_empty();
            // First of all, so that a decision that comes too late finds its time up.
            self.apply_clocks().await?;
            match received {
                Ok(Some(TableRequest::Sleep)) if self.need() < Need::Played => break,
                Ok(Some(TableRequest::LeaseTaken) | None) => break,
                Ok(Some(TableRequest::LogIsLonger { last })) if self.table.last_number() < last => break,
                Ok(Some(TableRequest::Delete { person, reply })) => {
                    let allowed = self.table.check_delete(person);
                    let goes = allowed.is_ok();
                    let _ = reply.send(allowed.map_err(ApiError::from));
                    if goes {
                        break;
                    }
                }
                Ok(Some(request)) => self.handle(request).await?,
                Err(_) if is_idle => break,
                Err(_) => {}
            }
            let need = self.need();
            self.table_use.set(need);
            if let Some(delayed) = self.delayed.take() {
                self.thinking.remove(&(delayed.seat, delayed.ask));
                self.decide_for_bot(delayed.seat, delayed.ask, delayed.decision).await?;
            }
            self.store_lobby_row_if_due().await?;
        }
        self.store_lobby_row_if_changed().await
    }

    /// Whether somebody needs this table awake.
    fn need(&mut self) -> Need {
        let running = self.table.stage() == Stage::Running;
        if running && self.has_players() {
            Need::Played
        } else if self.has_subscribers() {
            Need::Watched
        } else if running && !self.thinking.is_empty() {
            Need::BotsPlay
        } else {
            Need::Nobody
        }
    }

    fn now(&self) -> Time {
        self.house.time().now()
    }

    /// Carries out what follows from clocks that have run out; times at which the house was not there do not count.
    async fn apply_clocks(&mut self) -> Result<(), StoreError> {
        let (now, away) = (self.now(), self.house.time().away_from(self.times_away));
        self.times_away += away.len();
        let mut entries = self.table.house_was_away(now, &away);
        entries.extend(self.table.tick(now));
        self.store_and_send(entries).await
    }

    /// How long until the next clock runs out or something delayed is due, or until it is time to sleep.
    fn time_until_due(&self) -> Duration {
        let delayed = self.delayed.as_ref().map(|delayed| delayed.until);
        let due = self.table.next_timeout().into_iter().chain(delayed).chain(self.lobby_row.due).min();
        let due = due.map(|due| Duration::from_millis(due.since(self.now()) + 1));
        let is_over = self.table.stage() == Stage::Finished;
        let sleep = if is_over { SLEEP_AFTER_THE_END } else { SLEEP_AFTER };
        due.map_or(sleep, |due| due.min(sleep))
    }

    async fn handle(&mut self, request: TableRequest) -> Result<(), StoreError> {
        match request {
            TableRequest::Command { person, command, reply } => {
                let perspective =
                    Perspective { person: Some(person), network: None, seat: command.played_seat() };
                let outcome = self.table.command(self.now(), person, command, || self.house.fresh_seed());
                return self.answer_command(outcome, perspective, reply).await;
            }
            TableRequest::BotDecision { seat, ask, decision } => {
                self.thinking.remove(&(seat, ask));
                return self.decide_for_bot(seat, ask, decision).await;
            }
            TableRequest::Rematch { person, reply } => return self.rematch(person, reply).await,
            TableRequest::ForgetPerson { person, reply } => return self.forget_person(person, reply).await,
            TableRequest::Messages { perspective, since, reply } => {
                let _ = reply.send(self.messages_since(perspective, since));
            }
            TableRequest::Subscribe { perspective, since, is_socket, reply } => {
                let _ = reply.send(self.subscribe(perspective, since, is_socket));
                if is_socket {
                    self.send_presence();
                }
            }
            TableRequest::SocketClosed => self.send_presence(),
            // Somebody plays here; and deletion ends the task.
            TableRequest::Sleep
            | TableRequest::Delete { .. }
            | TableRequest::LeaseTaken
            | TableRequest::LogIsLonger { .. } => {}
        }
        Ok(())
    }

    /// Carries out what a bot decided, or delays it while people may still speak. A bot whose decision is refused is silent
    /// instead, or it would make the same decision for ever.
    async fn decide_for_bot(
        &mut self,
        seat: Seat,
        ask: u32,
        decision: Option<Value>,
    ) -> Result<(), StoreError> {
        let bid_time = u64::try_from(self.house.options().bid_time.as_millis()).unwrap_or(u64::MAX);
        if let Some(until) = self.table.bot_waits_until(self.now(), seat, ask, decision.as_ref(), bid_time) {
            self.thinking.insert((seat, ask));
            let announced = self.table.announce_bot(self.now(), seat, decision.as_ref(), bid_time);
            self.delayed = Some(DelayedDecision { seat, ask, decision, until });
            return self.store_and_send(announced).await;
        }
        let heard = self.table.last_message(Viewer::Bystander);
        let mut outcome = self.table.bot_decides(self.now(), seat, ask, decision);
        if let Err(refused) = &outcome
            && *refused != Refused::Stale
        {
            tracing::error!(table = self.name, %seat, %refused, "a bot was refused; it is silent instead");
            outcome = self.table.bot_decides(self.now(), seat, ask, None);
        }
        match outcome {
            Ok(entries) if !entries.is_empty() => {
                if self.table.last_message(Viewer::Bystander) == heard {
                    self.unheard_bots.insert(seat);
                } else {
                    self.unheard_bots.remove(seat);
                }
                self.store_and_send(entries).await
            }
            // It had nothing to say, or the question has changed meanwhile.
            Ok(_) | Err(_) => {
                self.start_bots();
                Ok(())
            }
        }
    }

    /// Stores what a command led to, sends it to subscribers, and answers.
    async fn answer_command(
        &mut self,
        outcome: Result<Vec<Logged>, Refused>,
        perspective: Perspective,
        reply: Reply<u32>,
    ) -> Result<(), StoreError> {
        match outcome {
            Ok(entries) => {
                let stored = self.store_and_send(entries).await;
                let last = self.viewer(perspective).map(|viewer| self.table.last_message(viewer));
                let answer = match &stored {
                    // Nothing of it was stored: it is carried out at the table as it is now.
                    Err(StoreError::Conflict) => Err(ApiError::asleep()),
                    stored => stored.clone().map_err(ApiError::from).and(last),
                };
                let _ = reply.send(answer);
                stored
            }
            Err(refused) => {
                self.house.metrics().refusals.inc();
                let _ = reply.send(Err(refused.into()));
                Ok(())
            }
        }
    }

    /// Stores entries, and only then sends them to subscribers and lets bots think about them.
    async fn store_and_send(&mut self, entries: Vec<Logged>) -> Result<(), StoreError> {
        let (Some(first), Some(last)) = (entries.first(), entries.last()) else { return Ok(()) };
        let stored = u64::from(last.n - first.n + 1);
        let any = |kind: fn(&Entry) -> bool| entries.iter().any(|logged| kind(&logged.entry));
        let seated = any(|entry| matches!(entry, Entry::Seated { .. }));
        let started = any(|entry| matches!(entry, Entry::Started { .. }));
        let left = any(|entry| matches!(entry, Entry::PersonLeft { .. }));
        let is_over = self.table.stage() == Stage::Finished;
        let lobby_row = self.lobby_row_to_store(seated || started || left || is_over);
        let lobby_change = lobby_row.as_ref().map(LobbyRow::change);
        self.house.store().append(Append { table: self.name.clone(), entries, lobby_row }).await?;
        if let Some(change) = lobby_change {
            self.house.lobby_changed(change).await;
        }
        self.house.metrics().entries.inc_by(stored);
        if seated || left {
            self.drop_subscribers_with_another_view();
        }
        self.send_new_messages();
        self.start_bots();
        Ok(())
    }

    /// Lets bots think about every question that is new. Their decisions come back as requests, not faster than people like.
    fn start_bots(&mut self) {
        for (seat, ask, task) in self.table.bots_to_ask() {
            if !self.thinking.insert((seat, ask)) {
                continue;
            }
            let (sender, house) = (self.sender.clone(), self.house.clone());
            let somebody_waits = !self.subscribers.is_empty();
            let priority = if somebody_waits { Priority::SomebodyWaits } else { Priority::NobodyWaits };
            let network = self.network;
            let is_unheard = self.unheard_bots.contains(seat);
            let pause = if is_unheard { Duration::ZERO } else { self.house.options().bot_pause };
            tokio::spawn(async move {
                let start = Instant::now();
                let decision = house.ask_bot(task, network, priority).await;
                // Cancelled is what the server has not begun when it stops.
                if let Err(error) = &decision
                    && !error.is_cancelled()
                {
                    tracing::error!(%seat, %error, "a bot failed; it is silent instead");
                }
                let decision = decision.ok().flatten();
                // A bot that says nothing keeps nobody waiting.
                if decision.is_some() {
                    sleep_until(start + pause).await;
                }
                let _ = sender.send(TableRequest::BotDecision { seat, ask, decision }).await;
            });
        }
    }
}
