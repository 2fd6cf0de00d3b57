//! What each viewer is sent: one numbered message for each entry, and everything at once for who comes new.

use std::collections::VecDeque;
use std::sync::Arc;

use record::Commitment;
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Seat, SeatSet, Standing, Viewer};

use crate::any_match::{HeardEvents, Json, Menu, ViewAndFigures, to_json};
use crate::clock::PublicClock;
use crate::table::{ChatLine, EntryEvents, PublicSeat, Stamp, StartedMatch, Table, TakeBackRequest};
use crate::{By, Entry, Pace, Privacy, Stage, Time};

/// So many messages are kept for those who lost some. Longer gaps get everything at once.
const KEPT: usize = 16;

/// The last messages, for each seat and last for bystanders, with their numbers.
#[derive(Debug, Default)]
pub(crate) struct RecentMessages {
    kept: VecDeque<(u32, Vec<Arc<str>>)>,
}

/// A message: what one entry changed for one viewer. Whoever may not know gets number and time alone.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Message<'a> {
    n: u32,
    at: Time,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Happened"))]
    what: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Array<SeatFace>"))]
    seats: Option<&'a [PublicSeat]>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    match_state: Option<MatchState<'a>>,
}

/// The match as one viewer sees it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlayFace", optional_fields))]
pub(crate) struct MatchState<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Array<unknown>"))]
    events: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    view: Option<&'a RawValue>,
    /// What follows from the view by the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    figures: Option<&'a RawValue>,
    must: SeatSet,
    may: SeatSet,
    #[serde(skip_serializing_if = "Option::is_none")]
    prompt: Option<SeatPrompt>,
    /// Of those who may speak: who has nothing to say.
    #[serde(rename = "content", skip_serializing_if = "Option::is_none")]
    nothing_to_say: Option<SeatSet>,
    /// Until when bots wait for people who may speak, before they end the negotiation.
    #[serde(rename = "listens", skip_serializing_if = "Option::is_none")]
    bots_wait_until: Option<Time>,
    /// May this viewer's seat undo its last move?
    undo: bool,
    #[serde(rename = "back", skip_serializing_if = "Option::is_none")]
    take_back: Option<TakeBackRequest>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clocks: Option<Vec<PublicClock>>,
    /// Told when the match starts, and to who comes new.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    commit: Option<Commitment>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<Standing>,
    /// Published when the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
}

/// A question to the viewer's own seat.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PromptFace"))]
pub(crate) struct SeatPrompt {
    ask: u32,
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    decisions: Json,
    /// What each of them would bring, in the same order.
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    outlooks: Json,
}

/// Everything, for who comes new or has missed too much.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Everything<'a> {
    n: u32,
    at: Time,
    sync: bool,
    game: &'a str,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    config: &'a serde_json::Value,
    pace: Pace,
    privacy: Privacy,
    stage: Stage,
    seats: Vec<PublicSeat>,
    #[serde(rename = "said")]
    chat: Vec<&'a ChatLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<&'a str>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    match_state: Option<MatchState<'a>>,
}

/// What everybody may know of an entry; decisions are told by events.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Happened"))]
pub(crate) enum PublicEntry<'a> {
    Seated {
        seat: Seat,
    },
    Ready {},
    Started {},
    Decided {
        seat: Seat,
        /// Not told of a sealed decision: that time was up would tell what it is.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        by: Option<By>,
    },
    #[serde(rename = "content")]
    NothingToSay {
        seat: Seat,
    },
    #[serde(rename = "pondered")]
    AskedMoreTime {
        seat: Seat,
    },
    TookBack {
        seat: Seat,
    },
    #[serde(rename = "asked_back")]
    AskedTakeBack {
        seat: Seat,
    },
    #[serde(rename = "refused_back")]
    RefusedTakeBack {
        seat: Seat,
    },
    #[serde(rename = "agreed_back")]
    AgreedToTakeBack {
        seat: Seat,
    },
    StandIn {
        seat: Seat,
        level: &'a Option<String>,
    },
    Said {
        name: &'a str,
        text: &'a str,
    },
    Rematch {
        table: &'a str,
    },
}

impl<'a> PublicEntry<'a> {
    /// The public part of an entry; `sealed` is whether it is a decision that stays sealed until others have decided.
    fn new(entry: &'a Entry, sealed: bool) -> Option<PublicEntry<'a>> {
        Some(match entry {
            Entry::Opened(_) => return None,
            Entry::Seated { seat, .. } => PublicEntry::Seated { seat: *seat },
            Entry::Ready { .. } => PublicEntry::Ready {},
            Entry::Started { .. } => PublicEntry::Started {},
            Entry::Decided { seat, by, .. } => {
                PublicEntry::Decided { seat: *seat, by: Some(*by).filter(|_| !sealed) }
            }
            Entry::NothingToSay { seat } => PublicEntry::NothingToSay { seat: *seat },
            Entry::AskedMoreTime { seat } => PublicEntry::AskedMoreTime { seat: *seat },
            Entry::TookBack { seat, .. } => PublicEntry::TookBack { seat: *seat },
            Entry::AskedTakeBack { seat, .. } => PublicEntry::AskedTakeBack { seat: *seat },
            Entry::RefusedTakeBack { seat } => PublicEntry::RefusedTakeBack { seat: *seat },
            Entry::AgreedToTakeBack { seat } => PublicEntry::AgreedToTakeBack { seat: *seat },
            Entry::StandIn { seat, level } => PublicEntry::StandIn { seat: *seat, level },
            Entry::Said { name, text, .. } => PublicEntry::Said { name, text },
            Entry::Rematch { table } => PublicEntry::Rematch { table },
        })
    }
}

/// A message that several viewers get: whoever is asked nothing, and sees and hears the same as another.
struct SharedMessage<'a> {
    view: Option<&'a ViewAndFigures>,
    heard: Option<&'a HeardEvents>,
    text: Arc<str>,
}

impl SharedMessage<'_> {
    /// Is it for somebody who sees and hears this? Equal views and events are written once, so their texts are the same.
    fn is_for(&self, view: Option<&ViewAndFigures>, heard: Option<&HeardEvents>) -> bool {
        let same_view = match (self.view, view) {
            (Some(one), Some(other)) => Arc::ptr_eq(&one.view, &other.view),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        let same_events = match (self.heard, heard) {
            (Some(one), Some(other)) => Arc::ptr_eq(&one.list, &other.list),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        same_view && same_events
    }
}

impl Table {
    /// Makes and keeps the messages of an entry that has just been applied.
    pub(crate) fn push_messages(&mut self, stamp: Stamp, entry: &Entry, events: &EntryEvents) {
        let texts = self.message_texts(stamp, entry, events);
        self.recent_messages.kept.push_back((stamp.n, texts));
        if self.recent_messages.kept.len() > KEPT {
            self.recent_messages.kept.pop_front();
        }
    }

    /// The message of an entry, for each seat and last for bystanders.
    fn message_texts(&self, Stamp { n, at }: Stamp, entry: &Entry, events: &EntryEvents) -> Vec<Arc<str>> {
        let public_entry = PublicEntry::new(entry, events.sealed).map(|public| to_json(&public));
        let seats = changes_seats(entry).then(|| self.public_seats());
        let started = self.started.as_ref();
        let views = started.filter(|_| changes_views(entry)).map(|started| started.game.views());
        let mut texts: Vec<Arc<str>> = Vec::with_capacity(self.seats.len() + 1);
        let mut shared: Vec<SharedMessage<'_>> = Vec::new();
        for (index, viewer) in self.viewers().enumerate() {
            let view = views.as_ref().and_then(|views| views.get(index));
            let heard = events.heard.get(index);
            let mut match_state = started.map(|started| started.state_for(viewer, view, heard));
            if let (Some(state), Entry::Started { .. }) = (&mut match_state, entry) {
                state.commit = started.map(StartedMatch::commitment);
            }
            let shareable = match_state.as_ref().is_none_or(|state| state.prompt.is_none() && !state.undo);
            if shareable && let Some(known) = shared.iter().find(|known| known.is_for(view, heard)) {
                texts.push(Arc::clone(&known.text));
                continue;
            }
            let what = public_entry.as_deref().filter(|_| !is_hidden_from(index, &events.heard));
            let text: Arc<str> =
                to_text(&Message { n, at, what, seats: seats.as_deref(), match_state }).into();
            if shareable {
                shared.push(SharedMessage { view, heard, text: Arc::clone(&text) });
            }
            texts.push(text);
        }
        texts
    }

    /// What a viewer must be sent who has seen everything up to number `since`: the missing messages, or everything.
    pub fn messages(&self, viewer: Viewer, since: Option<u32>) -> Vec<Arc<str>> {
        let index = self.viewer_index(viewer);
        let kept = &self.recent_messages.kept;
        let first = kept.front().map_or(self.next, |(n, _)| *n);
        match since {
            Some(since) if since < self.next && since + 1 >= first => {
                let missing = kept.iter().filter(|(n, _)| *n > since);
                missing.map(|(_, messages)| Arc::clone(&messages[index])).collect()
            }
            Some(_) | None => vec![self.everything_for(viewer).into()],
        }
    }

    /// The message that tells a viewer everything that they may know.
    pub fn everything_for(&self, viewer: Viewer) -> String {
        let views = self.started.as_ref().map(|started| started.game.views()).unwrap_or_default();
        let view = views.get(self.viewer_index(viewer));
        to_text(&Everything {
            n: self.last_number(),
            at: self.at,
            sync: true,
            game: &self.setup.game,
            config: &self.setup.config,
            pace: self.setup.pace,
            privacy: self.setup.privacy,
            stage: self.stage(),
            seats: self.public_seats(),
            chat: self.chat.iter().collect(),
            rematch: self.rematch.as_deref(),
            match_state: self.started.as_ref().map(|started| MatchState {
                commit: Some(started.commitment()),
                ..started.state_for(viewer, view, None)
            }),
        })
    }

    /// The seats of this table in order, and last a bystander.
    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Viewer::all(u8::try_from(self.seats.len()).unwrap_or(0))
    }

    /// The place of a viewer in lists that have one thing for each seat and last one for bystanders.
    fn viewer_index(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index().min(self.seats.len()),
            Viewer::Bystander => self.seats.len(),
        }
    }
}

impl StartedMatch {
    /// The match for one viewer, who sees this view and hears these events. The commitment is left out.
    fn state_for<'a>(
        &self,
        viewer: Viewer,
        view: Option<&'a ViewAndFigures>,
        heard: Option<&'a HeardEvents>,
    ) -> MatchState<'a> {
        let awaiting = self.game.awaiting();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Bystander => None,
        };
        let asked = seat.filter(|seat| awaiting.anybody().contains(*seat));
        let end = self.game.standing();
        let prompt = |seat| {
            let Menu { decisions, outlooks } = self.game.menu(seat);
            SeatPrompt { ask: self.questions[seat].number, decisions, outlooks }
        };
        MatchState {
            events: heard.map(|heard| &*heard.list),
            view: view.map(|view| &*view.view),
            figures: view.map(|view| &*view.figures),
            must: awaiting.must,
            may: awaiting.may,
            prompt: asked.map(prompt),
            nothing_to_say: Some(self.seats_with_nothing_to_say()).filter(|seats| !seats.is_empty()),
            bots_wait_until: self.bots_wait_until(),
            undo: seat.is_some_and(|seat| self.undoable_move(seat).is_some()),
            take_back: self.take_back,
            clocks: self.clocks.public(),
            commit: None,
            seed: end.is_some().then(|| self.game.seed().hex()),
            end,
        }
    }

    /// The hash of the seed, which is public from the start.
    fn commitment(&self) -> Commitment {
        Commitment::of(&self.game.seed())
    }
}

/// Has something happened of which this viewer hears nothing, and others do? Then not even that is told.
fn is_hidden_from(index: usize, heard: &[HeardEvents]) -> bool {
    heard.get(index).is_some_and(|own| own.is_empty) && heard.iter().any(|events| !events.is_empty)
}

fn changes_seats(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Seated { .. } | Entry::Ready { .. } | Entry::Started { .. } | Entry::StandIn { .. }
    )
}

fn changes_views(entry: &Entry) -> bool {
    matches!(entry, Entry::Started { .. } | Entry::Decided { .. } | Entry::TookBack { .. })
}

fn to_text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data")
}

#[cfg(test)]
mod tests;
