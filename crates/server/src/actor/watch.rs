//! Those who look at a table: through whose eyes, how many, and what they are sent.

use std::sync::Arc;

use axum::body::Bytes;
use hall::{Person, Refused};
use serde_json::json;
use table::{Seat, SeatSet, Viewer};
use tokio::sync::mpsc;

use super::Actor;
use crate::error::ApiError;

/// Through whose eyes somebody wants to see.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Eyes {
    pub(crate) person: Option<Person>,
    pub(crate) seat: Option<Seat>,
}

/// What a watcher gets.
#[derive(Debug)]
pub(crate) struct Watch {
    /// Who one is at this table.
    pub(crate) hello: String,
    pub(crate) first: Vec<Bytes>,
    pub(crate) later: mpsc::Receiver<Bytes>,
}

/// Messages that a slow socket may be behind; then it is cut off and comes back by itself.
const BACKLOG: usize = 64;
/// Strangers must not keep the players out, so they alone are counted together.
const MOST_BYSTANDERS: usize = 200;
/// Who opens one more is at a new screen, and the oldest is forgotten.
const MOST_FOR_A_SEAT: usize = 8;

pub(super) struct Watcher {
    eyes: Eyes,
    viewer: Viewer,
    /// A socket, which also hears who comes and goes.
    live: bool,
    sender: mpsc::Sender<Bytes>,
}

impl Actor {
    pub(super) fn look(&self, eyes: Eyes, since: Option<u32>) -> Result<Vec<Bytes>, ApiError> {
        let viewer = self.viewer(eyes)?;
        Ok(self.table.messages(viewer, since).into_iter().map(bytes).collect())
    }

    pub(super) fn watch(&mut self, eyes: Eyes, since: Option<u32>, live: bool) -> Result<Watch, ApiError> {
        let viewer = self.viewer(eyes)?;
        let first = self.look(eyes, since)?;
        let hello = self.hello(eyes.person, viewer);
        let (sender, later) = mpsc::channel(BACKLOG);
        // Whoever asked for news and has some goes at once.
        if live || first.is_empty() {
            self.make_room(viewer)?;
            self.watchers.push(Watcher { eyes, viewer, live, sender });
        }
        Ok(Watch { hello, first, later })
    }

    fn make_room(&mut self, viewer: Viewer) -> Result<(), Refused> {
        self.watchers.retain(|watcher| !watcher.sender.is_closed());
        let same = |watcher: &Watcher| watcher.viewer == viewer;
        let there = self.watchers.iter().filter(|watcher| same(watcher)).count();
        match viewer {
            Viewer::Bystander if there >= MOST_BYSTANDERS => {
                return Err(Refused::TooMuch("too many are watching this table"));
            }
            Viewer::Seat(_) if there >= MOST_FOR_A_SEAT => {
                let oldest = self.watchers.iter().position(same);
                oldest.map(|oldest| self.watchers.remove(oldest));
            }
            _ => {}
        }
        Ok(())
    }

    /// Who stood up or sat down has other eyes now. He comes back and sees through those.
    pub(super) fn dismiss_who_sees_too_much(&mut self) {
        let watchers = std::mem::take(&mut self.watchers);
        let same = |watcher: &Watcher| self.viewer(watcher.eyes).is_ok_and(|now| now == watcher.viewer);
        self.watchers = watchers.into_iter().filter(same).collect();
    }

    /// Everybody hears what is new since a number.
    pub(super) fn tell(&mut self, since: u32) {
        let table = &self.table;
        self.watchers.retain(|watcher| {
            let mut messages = table.messages(watcher.viewer, Some(since)).into_iter();
            messages.all(|message| watcher.sender.try_send(bytes(message)).is_ok())
        });
    }

    /// Tells a browser which seats are its own.
    fn hello(&self, person: Option<Person>, viewer: Viewer) -> String {
        let yours = person.map(|person| self.table.seats_of(person)).unwrap_or_default();
        let host = person == Some(self.table.setup().host);
        json!({ "hello": { "you": seat_of(viewer), "yours": yours, "host": host } }).to_string()
    }

    /// Which seats look at the table, and how many others.
    pub(super) fn tell_who_is_here(&mut self) {
        self.watchers.retain(|watcher| !watcher.sender.is_closed());
        let live = || self.watchers.iter().filter(|watcher| watcher.live);
        let here: SeatSet = live().filter_map(|watcher| seat_of(watcher.viewer)).collect();
        let watching = live().filter(|watcher| seat_of(watcher.viewer).is_none()).count();
        let message: Arc<str> = json!({ "here": here, "watching": watching }).to_string().into();
        for watcher in live() {
            let _ = watcher.sender.try_send(bytes(Arc::clone(&message)));
        }
    }

    /// Does anybody still look?
    pub(super) fn is_watched(&mut self) -> bool {
        self.watchers.retain(|watcher| !watcher.sender.is_closed());
        !self.watchers.is_empty()
    }

    pub(super) fn seat(&self, seat: Seat) -> Result<Seat, Refused> {
        if seat.index() < self.table.seat_plans().len() { Ok(seat) } else { Err(Refused::NoSeat) }
    }

    /// Through whose eyes: the seat asked for, if it is one's own; else one's first seat; else a bystander's.
    pub(super) fn viewer(&self, eyes: Eyes) -> Result<Viewer, ApiError> {
        let own = eyes.person.map(|person| self.table.seats_of(person)).unwrap_or_default();
        match eyes.seat {
            Some(seat) if own.contains(seat) => Ok(Viewer::Seat(seat)),
            // When the match is over nothing is secret any more, but a seat's eyes stay its owner's.
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

fn bytes(message: Arc<str>) -> Bytes {
    struct Shared(Arc<str>);
    impl AsRef<[u8]> for Shared {
        fn as_ref(&self) -> &[u8] {
            self.0.as_bytes()
        }
    }
    Bytes::from_owner(Shared(message))
}
