//! Sockets of pages that look at the lobby: they are sent its lists whenever these change for them.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use hall::{PROTOCOL, Person};
use serde_json::json;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc};
use tokio::time::sleep;

use super::{SocketRequest, serve_socket};
use crate::actor::Subscription;
use crate::error::ApiError;
use crate::house::House;
use crate::lobby::{OwnTables, lobby_json, own_tables};
use crate::store::LobbyChange;

/// Lists are sent not more often than this.
const SENT_EVERY: Duration = Duration::from_secs(2);

/// A socket that is sent the lists of the lobby, first as they are and then as they change.
pub(super) async fn open_lobby_socket(
    State(house): State<House>,
    request: SocketRequest,
) -> Result<Response, ApiError> {
    let person = request.asker.person;
    let changes = house.lobby().changes();
    let own = own_tables(&house, person).await?;
    let first = vec![Bytes::from(lobby_json(&house, &own).await?)];
    let (sender, later) = mpsc::channel(1);
    let listener = Listener { house: house.clone(), person, own, changes };
    tokio::spawn(async move {
        tokio::select! {
            () = listener.send_changes(&sender) => {}
            () = sender.closed() => {}
        }
    });
    let hello = json!({ "hello": { "protocol": PROTOCOL } }).to_string();
    Ok(serve_socket(house, None, Subscription { hello, first, later }, request))
}

/// Whoever looks at the lobby.
struct Listener {
    house: House,
    person: Option<Person>,
    own: OwnTables,
    changes: broadcast::Receiver<Arc<LobbyChange>>,
}

impl Listener {
    /// Sends the lists after every change, until the lobby cannot be read or nobody takes them.
    async fn send_changes(mut self, sender: &mpsc::Sender<Bytes>) {
        while let Some(own_changed) = self.next_change().await {
            // What changes meanwhile is sent together.
            sleep(SENT_EVERY).await;
            let own_changed = own_changed | self.changed_meanwhile();
            if own_changed && let Ok(own) = own_tables(&self.house, self.person).await {
                self.own = own;
            }
            let Ok(lists) = lobby_json(&self.house, &self.own).await else { return };
            if sender.send(lists.into()).await.is_err() {
                return;
            }
        }
    }

    /// Waits for a change that this person sees. Returns whether it concerns a table of their own.
    async fn next_change(&mut self) -> Option<bool> {
        loop {
            match self.changes.recv().await {
                Ok(change) if self.is_own(&change) => return Some(true),
                Ok(change) if change.public => return Some(false),
                Ok(_) => {}
                Err(RecvError::Lagged(_)) => return Some(true),
                Err(RecvError::Closed) => return None,
            }
        }
    }

    /// Takes all changes that wait. Returns whether one concerns a table of this person's own.
    fn changed_meanwhile(&mut self) -> bool {
        let mut own = false;
        loop {
            match self.changes.try_recv() {
                Ok(change) => own |= self.is_own(&change),
                Err(broadcast::error::TryRecvError::Lagged(_)) => own = true,
                Err(_) => return own,
            }
        }
    }

    fn is_own(&self, change: &LobbyChange) -> bool {
        self.person.is_some_and(|person| change.people.contains(&person))
    }
}
