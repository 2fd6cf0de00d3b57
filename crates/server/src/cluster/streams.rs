//! What a table sends to sockets that are open on another node: each socket has an inbox there, to which the owner of the table
//! sends what this viewer may hear, in numbered pieces. Where one is missing the socket is closed; its client comes back and
//! says which message it heard last, as always.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::{HeaderMap, Subscriber};
use axum::body::Bytes;
use futures_util::StreamExt as _;
use tokio::sync::{Notify, mpsc};
use tokio::time::interval;

use super::Cluster;
use super::nodes::Tell;

/// As many messages as a socket of the owner itself may be behind.
const BACKLOG: usize = 64;
/// How often it is looked whether the other side is still there.
const LOOK: Duration = Duration::from_secs(1);
/// The header with the number of a piece.
const NUMBER: &str = "Fondaco-Number";

/// The streams that this node sends to others, by their inboxes.
#[derive(Debug, Default)]
pub(super) struct Streams(Mutex<HashMap<String, Arc<Notify>>>);

impl Streams {
    /// Ends a stream to which nobody listens any more.
    pub(super) fn stop(&self, inbox: &str) {
        if let Some(stop) = self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(inbox) {
            stop.notify_one();
        }
    }

    /// Begins a stream; what is returned ends it.
    pub(super) fn open(&self, inbox: &str) -> Arc<Notify> {
        let stop = Arc::<Notify>::default();
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(inbox.to_owned(), Arc::clone(&stop));
        stop
    }
}

/// Sends what a table says to the inbox of another node, until one of both ends.
pub(super) async fn send(
    cluster: &Cluster,
    mut later: mpsc::Receiver<Bytes>,
    inbox: &str,
    stop: &Notify,
    to: &str,
) {
    let mut presence = cluster.nats().presence();
    let mut looks = interval(LOOK);
    let client = cluster.nats().client();
    for number in 0_u64.. {
        let message = loop {
            tokio::select! {
                message = later.recv() => break message,
                () = stop.notified() => break None,
                _ = presence.changed() => break None,
                _ = looks.tick() => {
                    if !cluster.nodes().is_there(to) {
                        break None;
                    }
                }
            }
        };
        // Without a number it is the end.
        let mut headers = HeaderMap::new();
        if message.is_some() {
            headers.insert(NUMBER, number.to_string());
        }
        let is_end = message.is_none();
        let sent = client.publish_with_headers(inbox.to_owned(), headers, message.unwrap_or_default()).await;
        if is_end || sent.is_err() {
            break;
        }
    }
    cluster.streams().stop(inbox);
}

/// Receives what the owner of a table sends to an inbox, for a socket of this node.
pub(super) fn receive(
    cluster: Cluster,
    pieces: Subscriber,
    inbox: String,
    from: String,
) -> mpsc::Receiver<Bytes> {
    let (sender, later) = mpsc::channel(BACKLOG);
    tokio::spawn(async move {
        receive_all(&cluster, pieces, &from, &sender).await;
        cluster.tell(&from, &Tell::StopSending { inbox }).await;
    });
    later
}

/// Returns when the stream ends, or has a gap, or nobody listens any more.
async fn receive_all(cluster: &Cluster, mut pieces: Subscriber, from: &str, sender: &mpsc::Sender<Bytes>) {
    let mut presence = cluster.nats().presence();
    let mut looks = interval(LOOK);
    let mut expected = 0_u64;
    loop {
        tokio::select! {
            piece = pieces.next() => {
                let Some(piece) = piece else { return };
                let number = piece.headers.as_ref().and_then(|headers| headers.get(NUMBER));
                let number = number.and_then(|number| number.as_str().parse().ok());
                // A client that is too slow is cut off, as by the owner itself.
                if number != Some(expected) || sender.try_send(piece.payload).is_err() {
                    return;
                }
                expected += 1;
            }
            () = sender.closed() => return,
            _ = presence.changed() => return,
            _ = looks.tick() => {
                if !cluster.nodes().is_there(from) {
                    return;
                }
            }
        }
    }
}
