//! The nodes of a house: each says every second that it is there, and what concerns them all.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use hall::Person;
use serde::{Deserialize, Serialize};

use crate::store::{LobbyChange, TokenHash};

/// How often a node says that it is there.
pub(super) const BEAT: Duration = Duration::from_secs(1);
/// A node of which nothing is heard for so long is taken for gone.
const GONE_AFTER: Duration = Duration::from_secs(4);

/// What a node tells all others. Whoever misses it finds out later by itself: the store knows it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Notice {
    /// The node is there.
    Here {
        node: String,
    },
    /// It will not be there any more.
    Leaves {
        node: String,
    },
    LobbyChanged(LobbyChange),
    SessionEnded(TokenHash),
    /// Something about a person's sessions is another now.
    PersonChanged(Person),
}

/// What a node tells one other.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Tell {
    /// Somebody has taken the lease of a table, since nobody answered.
    LeaseTaken { table: String },
    /// The log of a table that you have now was written up to here by somebody who had it before.
    LogWritten { table: String, last: u32 },
    /// Nobody there listens any more to what is sent to this inbox.
    StopSending { inbox: String },
}

/// When something was last heard of each other node.
#[derive(Debug, Default)]
pub(super) struct Nodes(Mutex<HashMap<String, Instant>>);

impl Nodes {
    pub(super) fn heard_of(&self, node: String) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(node, Instant::now());
    }

    pub(super) fn left(&self, node: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(node);
    }

    /// Whether the node was there lately.
    pub(super) fn is_there(&self, node: &str) -> bool {
        let nodes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        nodes.get(node).is_some_and(|heard| heard.elapsed() < GONE_AFTER)
    }

    /// How many are there, and forgets the others.
    pub(super) fn count(&self) -> usize {
        let mut nodes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        nodes.retain(|_, heard| heard.elapsed() < GONE_AFTER);
        nodes.len()
    }
}
