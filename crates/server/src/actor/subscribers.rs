//! Those who follow a table: what they may see, how many there may be, and what they are sent.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Bytes;
use hall::{PROTOCOL, Person, Refused};
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::{Seat, SeatSet, Viewer};
use tokio::sync::mpsc;

use super::Actor;
use crate::error::ApiError;

/// Who looks at a table, and from which seat they ask to see it.
#[derive(Copy, Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Perspective {
    pub(crate) person: Option<Person>,
    pub(crate) network: Option<IpAddr>,
    pub(crate) seat: Option<Seat>,
}

/// What a subscriber gets: messages at once, and later ones as they come.
#[derive(Debug)]
pub(crate) struct Subscription {
    /// Tells a browser which seats are its own.
    pub(crate) hello: String,
    pub(crate) first: Vec<Bytes>,
    pub(crate) later: mpsc::Receiver<Bytes>,
}

/// Messages that a slow socket may be behind; then it is cut off and comes back by itself.
const BACKLOG: usize = 64;
/// Bystanders must not keep the players out, so they alone are counted together.
const MOST_BYSTANDERS: usize = 200;
/// Whoever opens one more is at a new screen, and the oldest is dropped.
const MOST_FOR_A_SEAT: usize = 8;

pub(super) struct Subscriber {
    perspective: Perspective,
    viewer: Viewer,
    /// The number of the last message that it was sent.
    heard: u32,
    /// Whether it is a socket, which is also told who comes and goes.
    is_socket: bool,
    sender: mpsc::Sender<Bytes>,
}

impl Actor {
    /// The messages since a number, or everything.
    pub(super) fn messages_since(
        &self,
        perspective: Perspective,
        since: Option<u32>,
    ) -> Result<Vec<Bytes>, ApiError> {
        let viewer = self.viewer(perspective)?;
        Ok(self.table.messages(viewer, since).into_iter().map(bytes).collect())
    }

    pub(super) fn subscribe(
        &mut self,
        perspective: Perspective,
        since: Option<u32>,
        is_socket: bool,
    ) -> Result<Subscription, ApiError> {
        let viewer = self.viewer(perspective)?;
        let first = self.messages_since(perspective, since)?;
        let hello = self.hello_message(perspective.person, viewer);
        let (sender, later) = mpsc::channel(BACKLOG);
        // A request that waits for news and has some is answered at once.
        if is_socket || first.is_empty() {
            self.make_room_for(viewer, perspective.network)?;
            let heard = self.table.last_message(viewer);
            self.subscribers.push(Subscriber { perspective, viewer, heard, is_socket, sender });
        }
        Ok(Subscription { hello, first, later })
    }

    /// Drops the oldest subscriber of a seat that has too many. Where too many look on, the network that has most of them loses
    /// its oldest, if whoever comes is of another that has fewer.
    fn make_room_for(&mut self, viewer: Viewer, network: Option<IpAddr>) -> Result<(), Refused> {
        self.drop_closed_subscribers();
        let same = |subscriber: &Subscriber| subscriber.viewer == viewer;
        let count = self.subscribers.iter().filter(|subscriber| same(subscriber)).count();
        let leaves = match viewer {
            Viewer::Bystander if count >= MOST_BYSTANDERS => {
                let oldest = self.bystander_to_give_up(network);
                Some(oldest.ok_or(Refused::TooMuch("too many are watching this table"))?)
            }
            Viewer::Seat(_) if count >= MOST_FOR_A_SEAT => self.subscribers.iter().position(same),
            Viewer::Bystander | Viewer::Seat(_) => None,
        };
        leaves.map(|index| self.subscribers.remove(index));
        Ok(())
    }

    /// The place of the oldest bystander of the network that has most here, if it has at least two more than this one.
    fn bystander_to_give_up(&self, network: Option<IpAddr>) -> Option<usize> {
        let is_bystander = |subscriber: &&Subscriber| subscriber.viewer == Viewer::Bystander;
        let mut counts: HashMap<Option<IpAddr>, usize> = HashMap::new();
        for subscriber in self.subscribers.iter().filter(is_bystander) {
            *counts.entry(subscriber.perspective.network).or_default() += 1;
        }
        let own = counts.get(&network).copied().unwrap_or(0);
        let (most, count) = counts.into_iter().max_by_key(|(_, count)| *count)?;
        let oldest = |one: &Subscriber| is_bystander(&one) && one.perspective.network == most;
        self.subscribers.iter().position(oldest).filter(|_| count > own + 1)
    }

    /// Drops those who may see something else since somebody stood up or sat down. They subscribe again by themselves.
    pub(super) fn drop_subscribers_with_another_view(&mut self) {
        let subscribers = std::mem::take(&mut self.subscribers);
        let same = |subscriber: &Subscriber| {
            self.viewer(subscriber.perspective).is_ok_and(|now| now == subscriber.viewer)
        };
        self.subscribers = subscribers.into_iter().filter(same).collect();
    }

    /// Sends every subscriber what is new. Those who cannot take it are dropped.
    pub(super) fn send_new_messages(&mut self) {
        let table = &self.table;
        self.subscribers.retain_mut(|subscriber| {
            let mut messages = table.messages(subscriber.viewer, Some(subscriber.heard)).into_iter();
            subscriber.heard = table.last_message(subscriber.viewer);
            messages.all(|message| subscriber.sender.try_send(bytes(message)).is_ok())
        });
    }

    fn hello_message(&self, person: Option<Person>, viewer: Viewer) -> String {
        let yours = person.map(|person| self.table.seats_of(person)).unwrap_or_default();
        let host = person == Some(self.table.setup().host);
        let you = seat_of(viewer);
        json!({ "hello": { "you": you, "yours": yours, "host": host, "protocol": PROTOCOL } }).to_string()
    }

    /// Tells every socket which seats have one, how many bystanders there are, and whether bots are in a hurry.
    pub(super) fn send_presence(&mut self) {
        self.drop_closed_subscribers();
        let sockets = || self.subscribers.iter().filter(|subscriber| subscriber.is_socket);
        let here: SeatSet = sockets().filter_map(|subscriber| seat_of(subscriber.viewer)).collect();
        let watching = sockets().filter(|subscriber| seat_of(subscriber.viewer).is_none()).count();
        let bots_hurry = *self.house.bot_threads().in_a_hurry().borrow();
        let message = json!({ "here": here, "watching": watching, "bots_hurry": bots_hurry });
        let message: Arc<str> = message.to_string().into();
        for subscriber in sockets() {
            let _ = subscriber.sender.try_send(bytes(Arc::clone(&message)));
        }
    }

    /// Whether somebody is there who has a seat.
    pub(super) fn has_players(&self) -> bool {
        let is_there = |one: &Subscriber| seat_of(one.viewer).is_some() && !one.sender.is_closed();
        self.subscribers.iter().any(is_there)
    }

    pub(super) fn has_subscribers(&mut self) -> bool {
        self.drop_closed_subscribers();
        !self.subscribers.is_empty()
    }

    fn drop_closed_subscribers(&mut self) {
        self.subscribers.retain(|subscriber| !subscriber.sender.is_closed());
    }

    /// What somebody may see: from the seat they ask for, if it is their own; else from their first seat; else as a bystander.
    pub(super) fn viewer(&self, perspective: Perspective) -> Result<Viewer, ApiError> {
        let own = perspective.person.map(|person| self.table.seats_of(person)).unwrap_or_default();
        match perspective.seat {
            Some(seat) if own.contains(seat) => Ok(Viewer::Seat(seat)),
            // When the match is over nothing is secret any more, but messages are still only for the seat's owner.
            Some(seat) => Err(Refused::NotYourSeat(seat).into()),
            None => Ok(own.iter().next().map_or(Viewer::Bystander, Viewer::Seat)),
        }
    }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Bystander => None,
    }
}

/// A message as bytes, without copying it for each subscriber.
fn bytes(message: Arc<str>) -> Bytes {
    struct Shared(Arc<str>);
    impl AsRef<[u8]> for Shared {
        fn as_ref(&self) -> &[u8] {
            self.0.as_bytes()
        }
    }
    Bytes::from_owner(Shared(message))
}
