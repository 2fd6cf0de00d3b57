//! A browser of the simulation.

use std::collections::VecDeque;
use std::sync::Arc;

use hall::Person;
use serde_json::Value;
use table::Viewer;

/// A browser: what it has seen, and what is on its way to it.
pub(super) struct Client {
    pub(super) person: Person,
    pub(super) viewer: Viewer,
    pub(super) connected: bool,
    pub(super) seen: Option<u32>,
    /// The last number that is on its way.
    pub(super) coming: Option<u32>,
    pub(super) state: Value,
    pub(super) inbox: VecDeque<Arc<str>>,
    /// How often it heard that a seat decided, and not by whom: the decision is sealed.
    pub(super) sealed: u64,
}

impl Client {
    pub(super) fn new(person: Person, viewer: Viewer) -> Client {
        let inbox = VecDeque::new();
        Client {
            person,
            viewer,
            connected: false,
            seen: None,
            coming: None,
            state: Value::Null,
            inbox,
            sealed: 0,
        }
    }

    pub(super) fn hears(&mut self, message: &str) {
        let message: Value = serde_json::from_str(message).unwrap();
        let n = u32::try_from(message["n"].as_u64().unwrap()).unwrap();
        if message.get("end").is_none() {
            assert!(
                message.get("seed").is_none() && !message["what"].to_string().contains("\"run\""),
                "{message}"
            );
        }
        if message.get("sync").is_some() {
            assert!(self.seen.is_none_or(|seen| seen <= n), "nobody is sent back");
            self.state = message;
            self.seen = Some(n);
            return;
        }
        match self.seen {
            Some(seen) if n <= seen => {} // heard before
            Some(seen) => {
                assert_eq!(n, seen + 1, "no number is missing: {:?} {message}", self.viewer);
                let decided = &message["what"]["decided"];
                self.sealed += u64::from(decided.is_object() && decided.get("by").is_none());
                self.seen = Some(n);
                // What a message does not mention has not changed; a question that is not repeated is gone.
                let played = message.get("must").is_some();
                let state = self.state.as_object_mut().unwrap();
                for gone in ["prompt", "back", "clocks", "content", "listens"].iter().filter(|_| played) {
                    state.remove(*gone);
                }
                state.extend(message.as_object().unwrap().clone());
                for (place, value) in message["changed"].as_object().into_iter().flatten() {
                    *self.state.pointer_mut(place).expect("it was there before") = value.clone();
                }
            }
            None => panic!("the first message says everything: {message}"),
        }
    }
}
