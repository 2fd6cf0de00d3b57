//! Several machines as one house: what they say to each other through NATS. Whatever is said here may be lost; what must not be
//! lost is in the store.
//!
//! With NATS alone others help to think. With a store that several nodes share, too, each table is awake on one node, which has
//! its [lease](leases); the others [forward](forwarding) requests to it and [receive](streams) what its viewers may hear.

mod asking;
mod connection;
mod forwarding;
mod leases;
mod metrics;
mod nodes;
mod operators;
mod question_queue;
mod streams;
#[cfg(test)]
mod tests;
mod thinker;
mod wire;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use async_nats::{Message, Subscriber};
use futures_util::StreamExt as _;
use hall::Person;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

pub(crate) use asking::SharedThinking;
pub use connection::{CannotConnect, Nats};
pub(crate) use forwarding::Forwarded;
pub(crate) use leases::{Claim, Holder, Lease, NobodyKnows};
pub(crate) use metrics::ClusterMetrics;
pub use operators::serve_thinkers_operators;
pub(crate) use thinker::Thinker;
pub use thinker::think;
pub(crate) use wire::Answer;

use crate::actor::TableRequest;
use crate::house::House;
use crate::session::forget_session_here;
use crate::store::{LobbyChange, TokenHash};
use crate::token;
use leases::Leases;
use nodes::{Nodes, Notice, Tell};
use streams::Streams;

/// What all nodes hear.
const NOTICES: &str = "fondaco.notice";
/// What one of the nodes hears: the name of a table that a node leaves behind.
const LEFT_BEHIND: &str = "fondaco.left-behind";
/// How long a node that stops waits until its tables sleep.
const TABLES_SLEEP_WITHIN: Duration = Duration::from_secs(2);

/// This node among others with the same store. Clones are the same node.
#[derive(Clone, Debug)]
pub(crate) struct Cluster(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    nats: Nats,
    /// The name of this node, another at every start.
    node: String,
    leases: Leases,
    nodes: Nodes,
    streams: Streams,
    /// When this node last knew that its leases were its own.
    sure: Mutex<Instant>,
}

/// So long a node may rely on its leases without having looked: nobody takes one from who was silent for less.
const SURE_FOR: Duration = Duration::from_millis(2_500);

impl Cluster {
    pub(crate) fn new(nats: Nats) -> Cluster {
        let node = token::table_name();
        let leases = Leases::new(nats.clone(), node.clone());
        let (nodes, streams, sure) = (Nodes::default(), Streams::default(), Mutex::new(Instant::now()));
        Cluster(Arc::new(Inner { nats, node, leases, nodes, streams, sure }))
    }

    /// Whether tables that are awake here are surely awake nowhere else: a process that was stopped for a while, with its
    /// machine or alone, goes on as if nothing had been.
    pub(crate) fn is_sure(&self) -> bool {
        self.0.sure.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < SURE_FOR
    }

    fn set_sure(&self) {
        *self.0.sure.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    fn nats(&self) -> &Nats {
        &self.0.nats
    }

    fn node(&self) -> &str {
        &self.0.node
    }

    fn nodes(&self) -> &Nodes {
        &self.0.nodes
    }

    fn streams(&self) -> &Streams {
        &self.0.streams
    }

    /// Takes the lease of a table that nobody has; or says who has it.
    pub(crate) async fn claim(&self, table: &str) -> Result<Claim, NobodyKnows> {
        let claim = self.0.leases.claim(table).await?;
        if let Claim::Ours(_) = claim {
            self.nats().metrics().count_lease("claimed");
        }
        Ok(claim)
    }

    /// Takes the lease of a node that does not answer, unless somebody was faster, and tells that node, in case it is only slow.
    pub(crate) async fn take_over(&self, table: &str, from: &Holder) -> Result<Option<Lease>, NobodyKnows> {
        let lease = self.0.leases.take_over(table, from).await?;
        if lease.is_some() {
            self.nats().metrics().count_lease("taken");
            self.tell(&from.node, &Tell::LeaseTaken { table: table.to_owned() }).await;
        }
        Ok(lease)
    }

    /// Gives up the lease of a table that sleeps, whose log was written up to `last`. Whoever has taken it meanwhile is told, so
    /// that nothing escapes them that was written after they had read the log.
    pub(crate) async fn give_up(&self, table: &str, lease: Lease, last: u32) {
        self.0.leases.give_up(lease).await;
        if let Ok(Some(holder)) = self.0.leases.holder(table).await
            && holder.node != self.node()
        {
            self.tell(&holder.node, &Tell::LogWritten { table: table.to_owned(), last }).await;
        }
    }

    /// Tells all other nodes that a row of the lobby was stored.
    pub(crate) async fn lobby_changed(&self, change: &LobbyChange) {
        self.notify(&Notice::LobbyChanged(change.clone())).await;
    }

    /// Tells all other nodes that a session has ended.
    pub(crate) async fn session_ended(&self, session: TokenHash) {
        self.notify(&Notice::SessionEnded(session)).await;
    }

    /// Tells all other nodes to read anew what they know of a person's sessions.
    pub(crate) async fn person_changed(&self, person: Person) {
        self.notify(&Notice::PersonChanged(person)).await;
    }

    async fn notify(&self, notice: &Notice) {
        let notice = serde_json::to_vec(&(self.node(), notice)).expect("plain data");
        let _ = self.nats().client().publish(NOTICES, notice.into()).await;
    }

    async fn tell(&self, node: &str, tell: &Tell) {
        let tell = serde_json::to_vec(tell).expect("plain data");
        let _ = self.nats().client().publish(tell_subject(node), tell.into()).await;
    }
}

fn ask_subject(node: &str) -> String {
    format!("fondaco.node.{node}.ask")
}

fn tell_subject(node: &str) -> String {
    format!("fondaco.node.{node}.tell")
}

/// What this node hears.
struct Ears {
    asked: Subscriber,
    told: Subscriber,
    notices: Subscriber,
    left_behind: Subscriber,
    /// Answers that are being given to other nodes.
    answers: JoinSet<()>,
}

/// Listens to the other nodes and renews leases until the server is being stopped, and then hands the tables over. Returns at
/// once if this node is alone.
pub(crate) async fn keep(house: House) {
    let Some(cluster) = house.cluster().cloned() else { return };
    let Some(mut ears) = cluster.listen().await else { return };
    let renewing = tokio::spawn(renew(cluster.clone(), house.clone()));
    tokio::select! {
        () = cluster.hear(&house, &mut ears) => {}
        () = house.closing() => {}
    }
    renewing.abort();
    // From now on others find nobody here. What they have asked before is answered.
    let _ = ears.asked.drain().await;
    let answering = async {
        while let Some(request) = ears.asked.next().await {
            cluster.answer(&house, request).await;
        }
        while ears.answers.join_next().await.is_some() {}
    };
    let _ = tokio::join!(timeout(TABLES_SLEEP_WITHIN, answering), cluster.put_tables_to_sleep(&house));
    cluster.nats().flush().await;
}

impl Cluster {
    async fn listen(&self) -> Option<Ears> {
        let client = self.nats().client();
        Some(Ears {
            asked: client.subscribe(ask_subject(self.node())).await.ok()?,
            told: client.subscribe(tell_subject(self.node())).await.ok()?,
            notices: client.subscribe(NOTICES).await.ok()?,
            left_behind: client.queue_subscribe(LEFT_BEHIND, "nodes".to_owned()).await.ok()?,
            answers: JoinSet::new(),
        })
    }

    async fn hear(&self, house: &House, ears: &mut Ears) {
        let mut beats = interval(nodes::BEAT);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                Some(request) = ears.asked.next() => {
                    let (cluster, house) = (self.clone(), house.clone());
                    ears.answers.spawn(async move { cluster.answer(&house, request).await });
                }
                Some(_) = ears.answers.join_next() => {}
                Some(told) = ears.told.next() => self.told(house, &told),
                Some(notice) = ears.notices.next() => self.noticed(house, &notice),
                Some(table) = ears.left_behind.next() => {
                    let house = house.clone();
                    tokio::spawn(async move {
                        let _ = house.wake_here(&String::from_utf8_lossy(&table.payload)).await;
                    });
                }
                _ = beats.tick() => {
                    if !self.is_sure() {
                        self.renew_all(house).await;
                    }
                    self.set_sure();
                    self.notify(&Notice::Here { node: self.node().to_owned() }).await;
                    let others = i64::try_from(self.nodes().count()).unwrap_or(i64::MAX);
                    self.nats().metrics().nodes.set(others);
                }
            }
        }
    }

    fn told(&self, house: &House, message: &Message) {
        let Ok(tell) = serde_json::from_slice(&message.payload) else { return };
        match tell {
            Tell::LeaseTaken { table } => self.lost(house, &table),
            Tell::LogWritten { table, last } => {
                if let Some(table) = house.awake_tables().get(&table) {
                    tokio::spawn(async move { table.send(TableRequest::LogIsLonger { last }).await });
                }
            }
            Tell::StopSending { inbox } => self.streams().stop(&inbox),
        }
    }

    /// The lease of a table is somebody else's: it is put away here.
    fn lost(&self, house: &House, table: &str) {
        if let Some(sender) = house.awake_tables().get(table) {
            self.nats().metrics().count_lease("lost");
            tokio::spawn(async move { sender.send(TableRequest::LeaseTaken).await });
        }
    }

    fn noticed(&self, house: &House, message: &Message) {
        let Ok((from, notice)) = serde_json::from_slice::<(String, Notice)>(&message.payload) else { return };
        if from == self.node() {
            return;
        }
        match notice {
            Notice::Here { node } => self.nodes().heard_of(node),
            Notice::Leaves { node } => self.nodes().left(&node),
            Notice::LobbyChanged(change) => house.lobby().changed(change),
            Notice::SessionEnded(session) => forget_session_here(house, &session),
            Notice::PersonChanged(person) => house.session_cache().remove_person(person),
        }
    }

    /// Puts all tables to sleep and gives up their leases. Running matches are woken by another node, others by whoever wants
    /// them.
    async fn put_tables_to_sleep(&self, house: &House) {
        let tables = house.awake_tables().senders();
        let mut running = Vec::new();
        for (table, sender, is_played) in tables {
            if sender.send(TableRequest::LeaseTaken).await.is_ok() && is_played {
                running.push(table);
            }
        }
        let asleep = async {
            while house.awake_tables().len() > 0 {
                sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = timeout(TABLES_SLEEP_WITHIN, asleep).await;
        self.notify(&Notice::Leaves { node: self.node().to_owned() }).await;
        for table in running {
            let _ = self.nats().client().publish(LEFT_BEHIND, table.into()).await;
        }
    }
}

/// Renews the leases of all tables that are awake here, from time to time and whenever NATS comes back: after a restart it
/// knows of none.
async fn renew(cluster: Cluster, house: House) {
    let mut presence = cluster.nats().presence();
    loop {
        presence.mark_unchanged();
        if cluster.nats().is_there() && leases::make_stream(cluster.nats()).await.is_ok() {
            cluster.renew_all(&house).await;
        }
        tokio::select! {
            () = sleep(leases::RENEWED_EVERY) => {}
            _ = presence.changed() => sleep(Duration::from_millis(50)).await,
        }
    }
}

impl Cluster {
    async fn renew_all(&self, house: &House) {
        for (table, lease) in house.awake_tables().leases() {
            self.renew_one(house, &table, lease).await;
        }
    }

    async fn renew_one(&self, house: &House, table: &str, lease: Option<Lease>) {
        if let Some(lease) = lease
            && let Ok(Some(renewed)) = self.0.leases.renew(table, lease).await
        {
            return house.awake_tables().set_lease(table, renewed);
        }
        match self.0.leases.claim(table).await {
            Ok(Claim::Ours(lease)) => house.awake_tables().set_lease(table, lease),
            Ok(Claim::Theirs(_)) => self.lost(house, table),
            Err(NobodyKnows) => {}
        }
    }
}
