//! What each viewer is sent: one numbered message for each entry, and everything at once for who comes new.

mod public_entry;
mod sharing;

use std::collections::VecDeque;
use std::sync::Arc;

use record::Commitment;
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Seat, SeatSet, Standing, Viewer};

use crate::any_match::{HeardEvents, Json, Menu, ViewAndFigures, to_json};
use crate::clock::PublicClock;
use crate::lessons::{Lesson, LessonProgress, PublicLesson};
use crate::table::{
    ChatLine, EntryEvents, PublicAnnouncement, PublicSeat, Stamp, StartedMatch, Table, TakeBackRequest,
};
use crate::{Entry, Pace, Privacy, Stage, Time};

pub(crate) use public_entry::PublicEntry;
use sharing::{SharedMessage, ViewChange, WrittenChanges};

/// Which messages are spoken here. The first message of a socket says it; a page that was made for another number loads
/// itself anew. It goes up by one with every change of what is sent that an open page would not understand.
pub const PROTOCOL: u32 = 2;

/// So many messages are kept for those who lost some. Longer gaps get everything at once.
const KEPT: usize = 16;

/// The last messages for each seat and last for bystanders, with their numbers.
#[derive(Debug)]
pub(crate) struct RecentMessages {
    of_viewer: Vec<VecDeque<(u32, Arc<str>)>>,
}

impl RecentMessages {
    pub(crate) fn new(viewers: usize) -> RecentMessages {
        RecentMessages { of_viewer: vec![VecDeque::new(); viewers] }
    }
}

/// A message: what one entry changed for one viewer. Numbers are counted for each viewer: whoever may not hear of an entry
/// gets neither message nor number.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Message<'a> {
    n: u32,
    at: Time,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "PublicEntry"))]
    what: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Array<PublicSeat>"))]
    seats: Option<&'a [PublicSeat]>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    match_state: Option<MatchState<'a>>,
}

/// The match as one viewer sees it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct MatchState<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Array<unknown>"))]
    events: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    view: Option<&'a RawValue>,
    /// In place of view and figures, what changed in them: new values by JSON pointers, `"/view/round"`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Record<string, unknown>"))]
    changed: Option<Json>,
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
    /// What a bot is about to do, while people may still speak.
    #[serde(skip_serializing_if = "Option::is_none")]
    announced: Option<PublicAnnouncement>,
    /// May this viewer's seat undo its last move?
    undo: bool,
    /// May this viewer's seat ask the others to take its last move back?
    #[serde(rename = "ask_back", skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    may_ask_take_back: bool,
    /// How far the learner is, where it is a lesson.
    #[serde(rename = "learned", skip_serializing_if = "Option::is_none")]
    lesson_progress: Option<LessonProgress>,
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// May one person sit down on several seats, though it is a public table?
    several_seats: bool,
    /// What is taught here, if anything is.
    #[serde(skip_serializing_if = "Option::is_none")]
    lesson: Option<PublicLesson<'a>>,
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

impl Table {
    /// Makes and keeps the messages of an entry that has just been applied.
    pub(crate) fn push_messages(&mut self, entry: &Entry, events: &EntryEvents) {
        let views = changes_views(entry).then(|| self.written_views());
        let texts = self.message_texts(entry, events, views.as_deref());
        if let Some(views) = views {
            self.views = views;
        }
        for (kept, (n, text)) in self
            .recent_messages
            .of_viewer
            .iter_mut()
            .zip(texts)
            .filter_map(|(kept, text)| Some((kept, text?)))
        {
            kept.push_back((n, text));
            if kept.len() > KEPT {
                kept.pop_front();
            }
        }
    }

    /// The message of an entry with its number, for each seat and last for bystanders; none for those who may not hear of it.
    fn message_texts(
        &self,
        entry: &Entry,
        events: &EntryEvents,
        views: Option<&[ViewAndFigures]>,
    ) -> Vec<Option<(u32, Arc<str>)>> {
        let public_entry =
            PublicEntry::new(entry, events.sealed, self.chat_lines).map(|public| to_json(&public));
        let seats = changes_seats(entry).then(|| self.public_seats());
        let started = self.started.as_ref();
        let mut texts: Vec<Option<(u32, Arc<str>)>> = Vec::with_capacity(self.seats.len() + 1);
        let mut shared: Vec<SharedMessage<'_>> = Vec::new();
        let mut changes = WrittenChanges::default();
        for (index, viewer) in self.viewers().enumerate() {
            if events.hidden_from.contains(viewer) {
                texts.push(None);
                continue;
            }
            let Stamp { n, at } = self.last_heard[index];
            let change =
                ViewChange { before: self.views.get(index), now: views.and_then(|views| views.get(index)) };
            let heard = events.heard.get(index);
            let shareable = started.is_none_or(|started| !started.says_something_alone_to(viewer));
            if shareable && let Some(known) = shared.iter().find(|known| known.is_for(n, change, heard)) {
                texts.push(Some((n, Arc::clone(&known.text))));
                continue;
            }
            let commit =
                started.filter(|_| matches!(entry, Entry::Started { .. })).map(StartedMatch::commitment);
            let match_state = started.map(|started| MatchState {
                commit,
                changed: changes.of(change),
                ..started.state_for(viewer, change, heard)
            });
            let what = public_entry.as_deref();
            let text: Arc<str> =
                to_text(&Message { n, at, what, seats: seats.as_deref(), match_state }).into();
            if shareable {
                shared.push(SharedMessage { n, change, heard, text: Arc::clone(&text) });
            }
            texts.push(Some((n, text)));
        }
        texts
    }

    /// What a viewer must be sent who has seen everything up to number `since`: the missing messages, or everything.
    pub fn messages(&self, viewer: Viewer, since: Option<u32>) -> Vec<Arc<str>> {
        let index = self.viewer_index(viewer);
        let kept = &self.recent_messages.of_viewer[index];
        let last = self.last_heard[index].n;
        let first = kept.front().map_or(last + 1, |(n, _)| *n);
        match since {
            Some(since) if since <= last && since + 1 >= first => {
                kept.iter().filter(|(n, _)| *n > since).map(|(_, text)| Arc::clone(text)).collect()
            }
            Some(_) | None => vec![self.everything_for(viewer).into()],
        }
    }

    /// The message that tells a viewer everything that they may know.
    pub fn everything_for(&self, viewer: Viewer) -> String {
        let views = if self.views.is_empty() { self.written_views() } else { self.views.clone() };
        let change = ViewChange { before: None, now: views.get(self.viewer_index(viewer)) };
        let last = self.last_heard(viewer);
        to_text(&Everything {
            n: last.n,
            at: last.at,
            sync: true,
            game: &self.setup.game,
            config: &self.setup.config,
            pace: self.setup.pace,
            privacy: self.setup.privacy,
            several_seats: self.setup.several_seats,
            lesson: self.started.as_ref().and_then(|started| started.lesson).map(Lesson::public),
            stage: self.stage(),
            seats: self.public_seats(),
            chat: self.chat.iter().collect(),
            rematch: self.rematch.as_deref(),
            match_state: self.started.as_ref().map(|started| MatchState {
                commit: Some(started.commitment()),
                ..started.state_for(viewer, change, None)
            }),
        })
    }

    /// What each seat and last a bystander sees now; nothing, before the match starts.
    pub(crate) fn written_views(&self) -> Vec<ViewAndFigures> {
        self.started.as_ref().map(|started| started.game.views()).unwrap_or_default()
    }

    /// The seats of this table in order, and last a bystander.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Viewer::all(u8::try_from(self.seats.len()).unwrap_or(0))
    }

    /// The place of a viewer in lists that have one thing for each seat and last one for bystanders.
    pub(crate) fn viewer_index(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index().min(self.seats.len()),
            Viewer::Bystander => self.seats.len(),
        }
    }
}

impl StartedMatch {
    /// Whether a message has something for this viewer that others do not get: a question, or that a move can be taken back.
    fn says_something_alone_to(&self, viewer: Viewer) -> bool {
        self.asked_seat(viewer).is_some() || self.may_undo(viewer) || self.may_ask(viewer)
    }

    /// The seat of a viewer that is asked something.
    fn asked_seat(&self, viewer: Viewer) -> Option<Seat> {
        seat_of(viewer).filter(|seat| self.game.awaiting().anybody().contains(*seat))
    }

    fn may_undo(&self, viewer: Viewer) -> bool {
        seat_of(viewer).is_some_and(|seat| self.undoable_move(seat).is_some())
    }

    fn may_ask(&self, viewer: Viewer) -> bool {
        let is_person = |seat: &Seat| !self.seats_of_bots().contains(*seat) && self.game.standing().is_none();
        let seat = seat_of(viewer).filter(|seat| self.lesson.is_none() && is_person(seat));
        seat.is_some_and(|seat| self.may_ask_take_back(seat))
    }

    /// The match for one viewer, whose view changed like this and who hears these events. The commitment and what changed are
    /// left out.
    fn state_for<'a>(
        &self,
        viewer: Viewer,
        change: ViewChange<'a>,
        heard: Option<&'a HeardEvents>,
    ) -> MatchState<'a> {
        let awaiting = self.game.awaiting();
        let end = self.game.standing();
        let prompt = |seat| {
            let Menu { decisions, outlooks } = self.game.menu(seat);
            SeatPrompt { ask: self.questions[seat].number, decisions, outlooks }
        };
        MatchState {
            events: heard.map(|heard| &*heard.list),
            view: change.whole().map(|view| &*view.view),
            figures: change.whole().map(|view| &*view.figures),
            changed: None,
            must: awaiting.must,
            may: awaiting.may,
            prompt: self.asked_seat(viewer).map(prompt),
            nothing_to_say: Some(self.seats_with_nothing_to_say()).filter(|seats| !seats.is_empty()),
            bots_wait_until: self.bots_wait_until(),
            announced: self.public_announcement(),
            undo: self.may_undo(viewer),
            may_ask_take_back: self.may_ask(viewer),
            lesson_progress: self.lesson_progress(),
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

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Bystander => None,
    }
}

fn changes_seats(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Seated { .. }
            | Entry::Ready { .. }
            | Entry::Started { .. }
            | Entry::StandIn { .. }
            | Entry::GaveUp { .. }
            | Entry::PersonLeft { .. }
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
