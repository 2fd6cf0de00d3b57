//! What is written once for all viewers who see and hear the same.

use std::sync::Arc;

use crate::any_match::{HeardEvents, Json, ViewAndFigures, to_json};
use crate::changes::Changes;

/// What a viewer saw and, if that may have changed, what it sees now.
#[derive(Copy, Clone)]
pub(super) struct ViewChange<'a> {
    pub(super) before: Option<&'a ViewAndFigures>,
    pub(super) now: Option<&'a ViewAndFigures>,
}

impl<'a> ViewChange<'a> {
    /// What changed, for who knows what it was before; nothing, if it is as it was.
    fn changes(self) -> Option<Json> {
        let (before, now) = (self.before?, self.now?);
        let mut changes = Changes::default();
        changes.add("/view", &before.view, &now.view);
        changes.add("/figures", &before.figures, &now.figures);
        (!changes.is_empty()).then(|| to_json(&changes))
    }

    /// All of it, for who does not.
    pub(super) fn whole(self) -> Option<&'a ViewAndFigures> {
        self.now.filter(|_| self.before.is_none())
    }

    /// Does another viewer see the same change? Equal views are written once, so it is enough to compare where they lie.
    fn is_same(self, other: ViewChange<'_>) -> bool {
        let same = |one: Option<&ViewAndFigures>, other: Option<&ViewAndFigures>| match (one, other) {
            (Some(one), Some(other)) => Arc::ptr_eq(&one.view, &other.view),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        same(self.before, other.before) && same(self.now, other.now)
    }
}

/// What changed, found and written once for all who see the same.
#[derive(Default)]
pub(super) struct WrittenChanges<'a>(Vec<(ViewChange<'a>, Option<Json>)>);

impl<'a> WrittenChanges<'a> {
    pub(super) fn of(&mut self, change: ViewChange<'a>) -> Option<Json> {
        if let Some((_, written)) = self.0.iter().find(|(known, _)| known.is_same(change)) {
            return written.clone();
        }
        let written = change.changes();
        self.0.push((change, written.clone()));
        written
    }
}

/// A message that several viewers get: whoever is asked nothing, and sees and hears the same as another.
pub(super) struct SharedMessage<'a> {
    pub(super) n: u32,
    pub(super) change: ViewChange<'a>,
    pub(super) heard: Option<&'a HeardEvents>,
    pub(super) text: Arc<str>,
}

impl SharedMessage<'_> {
    /// Is it for somebody who sees and hears this? Equal events are written once, too.
    pub(super) fn is_for(&self, n: u32, change: ViewChange<'_>, heard: Option<&HeardEvents>) -> bool {
        let same_events = match (self.heard, heard) {
            (Some(one), Some(other)) => Arc::ptr_eq(&one.list, &other.list),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        self.n == n && self.change.is_same(change) && same_events
    }
}
