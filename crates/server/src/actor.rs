//! One task for each table that is awake: commands come in order, and nobody is told anything that is not durable.

mod watch;

use std::collections::HashSet;
use std::time::Duration;

use axum::body::Bytes;
use hall::{
    Command, Entry, Logged, Person, Privacy, Refused, ReplaySteps, Stage, Summary, Table, Time,
    VerifiedRecord,
};
use serde_json::Value;
use table::{Seat, SeatSet, Viewer};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::error::ApiError;
use crate::house::{House, concerned, fresh_seed, now};
use crate::metrics::Metrics;
use crate::store::{Shelf, StoreError, Write};

use watch::Watcher;
pub(crate) use watch::{Eyes, Watch};

type Answer<T> = oneshot::Sender<Result<T, ApiError>>;

/// What can be asked of a table.
#[derive(Debug)]
pub(crate) enum Ask {
    /// Somebody wants something; the answer is the number of the last entry.
    Command { person: Person, command: Command, answer: Answer<u32> },
    /// The messages since a number.
    Look { eyes: Eyes, since: Option<u32>, answer: Answer<Vec<Bytes>> },
    /// The messages since a number, and those to come.
    Watch { eyes: Eyes, since: Option<u32>, live: bool, answer: Answer<Watch> },
    /// A socket is gone.
    Left,
    /// What a bot thought of.
    Bot { seat: Seat, ask: u32, decision: Option<Value> },
    /// For the lobby.
    Summary { person: Option<Person>, answer: Answer<(Summary, SeatSet)> },
    /// The match so far, step by step, with views if `whole`.
    Frames { eyes: Eyes, from: usize, whole: bool, answer: Answer<ReplaySteps> },
    /// Was a finished match played as it says?
    Verify { answer: Answer<VerifiedRecord> },
    /// The record of a finished match.
    Record { answer: Answer<String> },
    /// The same people play again; the answer is the name of the table.
    Rematch { person: Person, answer: Answer<String> },
}

/// A table that nobody looks at or speaks to goes to sleep.
const SLEEP_AFTER: Duration = Duration::from_mins(2);

struct Actor {
    house: House,
    name: String,
    table: Table,
    own: mpsc::Sender<Ask>,
    watchers: Vec<Watcher>,
    /// Questions that bots are thinking about.
    thinking: HashSet<(Seat, u32)>,
    /// What a bot would say if it did not listen to people first.
    held: Option<Held>,
}

/// A bot's decision that would end a talk.
struct Held {
    seat: Seat,
    ask: u32,
    decision: Option<Value>,
    until: Time,
}

/// The life of a table that is awake.
pub(crate) async fn run(
    house: House,
    name: String,
    table: Table,
    mut asks: mpsc::Receiver<Ask>,
    own: mpsc::Sender<Ask>,
) {
    let mut actor =
        Actor { house, name, table, own, watchers: Vec::new(), thinking: HashSet::new(), held: None };
    let lived = actor.live(&mut asks).await;
    if let Err(error) = lived {
        // What is in memory may be ahead of what is stored: forget it, and read the log again next time.
        tracing::error!(table = actor.name, %error, "the table is put away");
    }
    asks.close();
    actor.house.forget(&actor.name, &actor.own);
}

impl Actor {
    async fn live(&mut self, asks: &mut mpsc::Receiver<Ask>) -> Result<(), StoreError> {
        self.tick().await?;
        self.let_bots_think();
        loop {
            let heard = timeout(self.patience(), asks.recv()).await;
            let idle =
                heard.is_err() && self.table.next_timeout().is_none_or(|due| due > now()) && self.is_idle();
            // First of all, so that what comes too late finds its time up.
            self.tick().await?;
            match heard {
                Ok(Some(ask)) => self.hear(ask).await?,
                Ok(None) => return Ok(()),
                Err(_) if idle => return Ok(()),
                Err(_) => {}
            }
            if let Some(held) = self.held.take() {
                self.thinking.remove(&(held.seat, held.ask));
                self.bot_decides(held.seat, held.ask, held.decision).await?;
            }
        }
    }

    async fn tick(&mut self) -> Result<(), StoreError> {
        let late = self.table.tick(now());
        self.keep(late).await
    }

    /// Until the next clock runs out or a bot has listened long enough, or until it is time to sleep.
    fn patience(&self) -> Duration {
        let held = self.held.as_ref().map(|held| held.until);
        let due = self.table.next_timeout().into_iter().chain(held).min();
        let due = due.map(|due| Duration::from_millis(due.since(now()) + 1));
        due.map_or(SLEEP_AFTER, |due| due.min(SLEEP_AFTER))
    }

    fn is_idle(&mut self) -> bool {
        !self.is_watched() && self.thinking.is_empty()
    }

    async fn hear(&mut self, ask: Ask) -> Result<(), StoreError> {
        match ask {
            Ask::Command { person, command, answer } => {
                let outcome = self.table.command(now(), person, command, fresh_seed);
                self.answer(outcome, answer).await
            }
            Ask::Bot { seat, ask, decision } => {
                self.thinking.remove(&(seat, ask));
                self.bot_decides(seat, ask, decision).await
            }
            Ask::Look { eyes, since, answer } => {
                let _ = answer.send(self.look(eyes, since));
                Ok(())
            }
            Ask::Watch { eyes, since, live, answer } => {
                let _ = answer.send(self.watch(eyes, since, live));
                if live {
                    self.tell_who_is_here();
                }
                Ok(())
            }
            Ask::Left => {
                self.tell_who_is_here();
                Ok(())
            }
            Ask::Summary { person, answer } => {
                let yours = person.map(|person| self.table.seats_of(person)).unwrap_or_default();
                let _ = answer.send(Ok((self.table.summary(), yours)));
                Ok(())
            }
            Ask::Frames { eyes, from, whole, answer } => {
                let _ = answer.send(self.frames(eyes, from, whole));
                Ok(())
            }
            Ask::Verify { answer } => {
                let _ = answer.send(self.table.verify_record().map_err(ApiError::from));
                Ok(())
            }
            Ask::Record { answer } => {
                let _ = answer.send(self.table.record().map_err(ApiError::from));
                Ok(())
            }
            Ask::Rematch { person, answer } => self.rematch(person, answer).await,
        }
    }

    /// A bot that says what it must not is silent instead, or it would say so for ever.
    async fn bot_decides(&mut self, seat: Seat, ask: u32, decision: Option<Value>) -> Result<(), StoreError> {
        if let Some(until) = self.table.bot_waits_until(now(), seat, ask, decision.as_ref()) {
            self.thinking.insert((seat, ask));
            self.held = Some(Held { seat, ask, decision, until });
            return Ok(());
        }
        let mut outcome = self.table.bot_decides(now(), seat, ask, decision);
        if let Err(refused) = &outcome
            && *refused != Refused::Stale
        {
            tracing::error!(table = self.name, %seat, %refused, "a bot was refused; it is silent instead");
            outcome = self.table.bot_decides(now(), seat, ask, None);
        }
        match outcome {
            Ok(logged) if !logged.is_empty() => self.keep(logged).await,
            // It had nothing to say, or the question has changed meanwhile.
            _ => {
                self.let_bots_think();
                Ok(())
            }
        }
    }

    /// Stores, then tells everybody, then answers.
    async fn answer(
        &mut self,
        outcome: Result<Vec<Logged>, Refused>,
        answer: Answer<u32>,
    ) -> Result<(), StoreError> {
        match outcome {
            Ok(logged) => {
                let kept = self.keep(logged).await;
                let _ = answer.send(kept.clone().map(|()| self.table.last_number()).map_err(ApiError::from));
                kept
            }
            Err(refused) => {
                Metrics::count(&self.house.metrics().refusals);
                let _ = answer.send(Err(refused.into()));
                Ok(())
            }
        }
    }

    /// Nothing is told that is not durable.
    async fn keep(&mut self, entries: Vec<Logged>) -> Result<(), StoreError> {
        let (Some(first), Some(last)) = (entries.first(), entries.last()) else { return Ok(()) };
        let (since, stored) = (first.n - 1, u64::from(last.n - first.n + 1));
        let any = |kind: fn(&Entry) -> bool| entries.iter().any(|logged| kind(&logged.entry));
        let seated = any(|entry| matches!(entry, Entry::Seated { .. }));
        let lobby = seated || any(|entry| matches!(entry, Entry::Started { .. }));
        let shelf = (lobby || self.table.stage() == Stage::Finished).then(|| self.shelf());
        self.house.store().write(Write::Append { table: self.name.clone(), entries, shelf }).await?;
        self.house.metrics().decisions.fetch_add(stored, std::sync::atomic::Ordering::Relaxed);
        if seated {
            self.dismiss_who_sees_too_much();
        }
        self.tell(since);
        self.let_bots_think();
        Ok(())
    }

    fn shelf(&self) -> Shelf {
        let public = self.table.setup().privacy == Privacy::Public;
        let host = self.table.setup().host;
        Shelf { stage: self.table.stage(), public, people: concerned(&self.table), host }
    }

    fn frames(&self, eyes: Eyes, from: usize, whole: bool) -> Result<ReplaySteps, ApiError> {
        let viewer = match eyes.seat {
            // Nothing is secret any more.
            Some(seat) if self.table.stage() == Stage::Finished => Viewer::Seat(self.seat(seat)?),
            _ => self.viewer(eyes)?,
        };
        Ok(self.table.replay_steps(viewer, from, whole)?)
    }

    /// Off the threads that serve people, as many at a time as there are cores, and not faster than people like.
    fn let_bots_think(&mut self) {
        for (seat, ask, thought) in self.table.bots_to_ask() {
            if !self.thinking.insert((seat, ask)) {
                continue;
            }
            let (own, thinkers) = (self.own.clone(), self.house.thinkers());
            let pause = self.house.options().bot_pause;
            tokio::spawn(async move {
                let begun = tokio::time::Instant::now();
                let Ok(permit) = thinkers.acquire_owned().await else { return };
                let thinking = tokio::task::spawn_blocking(move || {
                    let decision = thought(bots::Budget::Time(Duration::from_secs(1)));
                    drop(permit);
                    decision
                });
                let decision = thinking.await;
                if let Err(error) = &decision {
                    tracing::error!(%seat, %error, "a bot failed; it is silent instead");
                }
                let decision = decision.ok().flatten();
                // Whoever says nothing keeps nobody waiting.
                if decision.is_some() {
                    tokio::time::sleep_until(begun + pause).await;
                }
                let _ = own.send(Ask::Bot { seat, ask, decision }).await;
            });
        }
    }

    /// Opens the table once; whoever asks later is shown the way.
    async fn rematch(&mut self, person: Person, answer: Answer<String>) -> Result<(), StoreError> {
        if let Some(table) = self.table.rematch_table() {
            let _ = answer.send(Ok(table.to_owned()));
            return Ok(());
        }
        if self.table.stage() != Stage::Finished || self.table.seats_of(person).is_empty() {
            let refused =
                if self.table.stage() == Stage::Finished { Refused::NotSeated } else { Refused::NotOver };
            let _ = answer.send(Err(refused.into()));
            return Ok(());
        }
        let mut setup = self.table.setup().clone();
        setup.seats = self.table.seat_plans().to_vec();
        setup.seats.rotate_right(1);
        setup.host = person;
        let opened = self.house.open(setup).await;
        let name = match opened {
            Ok(name) => name,
            Err(error) => {
                let _ = answer.send(Err(error));
                return Ok(());
            }
        };
        if let Ok(logged) = self.table.rematch(now(), person, name.clone()) {
            self.keep(logged).await?;
        }
        let _ = answer.send(Ok(name));
        Ok(())
    }
}
