//! Which node has which table awake. A lease is about speed and never about truth: two nodes that both believe to have a table
//! cannot fork it, because each number of its log is written once.
//!
//! A lease is the last message of the table's own subject in a stream, and its sequence is the epoch: whoever writes says which
//! epoch they replace, and NATS refuses all but one. `JetStream` and not the database, because nothing here is worth a disk, and
//! because a node that cannot reach NATS could not ask the owner either.

use std::time::Duration;

use async_nats::jetstream::context::PublishErrorKind;
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{Config, DirectGetErrorKind, StorageType, Stream};

use super::connection::Nats;

const STREAM: &str = "fondaco_tables";
/// A lease that nobody renews ends by itself after this time, which is for memory alone: whoever finds that the owner does not
/// answer takes it at once.
const LASTS: Duration = Duration::from_mins(5);
/// How often a node renews.
pub(super) const RENEWED_EVERY: Duration = Duration::from_mins(1);
/// Between two looks somebody else may have taken or given up a lease; so often it is tried again.
const TRIES: usize = 5;

/// The right to have a table awake, until somebody takes it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Lease {
    epoch: u64,
}

/// Another node that has a table awake.
#[derive(Clone, Debug)]
pub(crate) struct Holder {
    pub(super) node: String,
    lease: Lease,
}

/// What came of wanting a table.
#[derive(Debug)]
pub(crate) enum Claim {
    Ours(Lease),
    Theirs(Holder),
}

/// NATS cannot be asked, so nobody knows who has the table.
#[derive(Debug)]
pub(crate) struct NobodyKnows;

/// The leases of this node, and of others as far as it wants to know.
#[derive(Clone, Debug)]
pub(super) struct Leases {
    nats: Nats,
    node: String,
}

impl Leases {
    pub(super) fn new(nats: Nats, node: String) -> Leases {
        Leases { nats, node }
    }

    /// Takes the lease of a table that nobody has; or says who has it. A lease of our own is renewed, so that giving up the one
    /// before does not end it.
    pub(super) async fn claim(&self, table: &str) -> Result<Claim, NobodyKnows> {
        match self.try_claim(table).await {
            // NATS was started anew: it has no leases, and no place for them.
            Err(NobodyKnows) if self.nats.is_there() => {
                make_stream(&self.nats).await?;
                self.try_claim(table).await
            }
            claim => claim,
        }
    }

    async fn try_claim(&self, table: &str) -> Result<Claim, NobodyKnows> {
        for _ in 0..TRIES {
            let epoch = match self.holder(table).await? {
                Some(holder) if holder.node != self.node => return Ok(Claim::Theirs(holder)),
                Some(holder) => holder.lease.epoch,
                None => 0,
            };
            if let Some(lease) = self.replace(table, epoch).await? {
                return Ok(Claim::Ours(lease));
            }
        }
        Err(NobodyKnows)
    }

    /// Takes the lease of a node that does not answer. Nothing, if somebody else was faster.
    pub(super) async fn take_over(&self, table: &str, from: &Holder) -> Result<Option<Lease>, NobodyKnows> {
        self.replace(table, from.lease.epoch).await
    }

    /// Renews a lease. Nothing, if somebody has taken it.
    pub(super) async fn renew(&self, table: &str, lease: Lease) -> Result<Option<Lease>, NobodyKnows> {
        self.replace(table, lease.epoch).await
    }

    /// Gives up a lease, if it is still this one. If NATS does not hear of it, whoever wants the table finds nobody here.
    pub(super) async fn give_up(&self, lease: Lease) {
        if let Ok(stream) = self.stream().await {
            let _ = stream.delete_message(lease.epoch).await;
        }
    }

    /// Who has the lease of a table.
    pub(super) async fn holder(&self, table: &str) -> Result<Option<Holder>, NobodyKnows> {
        let stream = self.stream().await?;
        match stream.direct_get_last_for_subject(subject(table)).await {
            Ok(message) => {
                let node = String::from_utf8_lossy(&message.payload).into_owned();
                Ok(Some(Holder { node, lease: Lease { epoch: message.sequence } }))
            }
            Err(error) if error.kind() == DirectGetErrorKind::NotFound => Ok(None),
            Err(_) => Err(NobodyKnows),
        }
    }

    /// Writes that this node has the table, if the lease is still of this epoch; 0: if there is none.
    async fn replace(&self, table: &str, epoch: u64) -> Result<Option<Lease>, NobodyKnows> {
        let message = PublishMessage::build().payload(self.node.clone().into());
        let message = message.expected_last_subject_sequence(epoch);
        let sent = self.nats.jetstream().send_publish(subject(table), message).await;
        match sent.map_err(|_| NobodyKnows)?.await {
            Ok(written) => Ok(Some(Lease { epoch: written.sequence })),
            Err(error) if error.kind() == PublishErrorKind::WrongLastSequence => Ok(None),
            Err(_) => Err(NobodyKnows),
        }
    }

    async fn stream(&self) -> Result<Stream<()>, NobodyKnows> {
        if !self.nats.is_there() {
            return Err(NobodyKnows);
        }
        self.nats.jetstream().get_stream_no_info(STREAM).await.map_err(|_| NobodyKnows)
    }
}

/// Makes the stream if it is not there, as after a restart of NATS.
pub(super) async fn make_stream(nats: &Nats) -> Result<(), NobodyKnows> {
    let leases = Config {
        name: STREAM.to_owned(),
        description: Some("which node of Fondaco has which table awake".to_owned()),
        subjects: vec![subject("*")],
        storage: StorageType::Memory,
        max_messages_per_subject: 1,
        max_age: LASTS,
        allow_direct: true,
        ..Config::default()
    };
    nats.jetstream().get_or_create_stream(leases).await.map(|_| ()).map_err(|_| NobodyKnows)
}

fn subject(table: &str) -> String {
    format!("fondaco.table.{table}")
}
