//! What each viewer is sent: one numbered message for each entry, and everything at once for who comes new.

use std::collections::VecDeque;
use std::ptr;
use std::sync::Arc;

use record::Commitment;
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Seat, SeatSet, Standing, Viewer};

use crate::any_match::{Json, Menu, Sight, json};
use crate::clock::Shown;
use crate::table::{Back, Play, Said, SeatFace, Table};
use crate::{By, Entry, Pace, Privacy, Stage, Time};

/// So many messages are kept for those who lost some. Longer gaps get everything at once.
const KEPT: usize = 16;

/// The last messages, for each viewer.
#[derive(Debug, Default)]
pub(crate) struct History {
    kept: VecDeque<(u32, Vec<Arc<str>>)>,
}

/// By which it is known that two viewers see and hear the same: where the texts lie.
type SameSight = (Option<*const RawValue>, Option<*const RawValue>);

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
    seats: Option<&'a [SeatFace]>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    play: Option<PlayFace<'a>>,
}

/// The match as one viewer sees it.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct PlayFace<'a> {
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
    prompt: Option<PromptFace>,
    /// Of those who may speak: who has nothing to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    content: Option<SeatSet>,
    /// Until when bots listen to people who may speak, before they end the talk.
    #[serde(skip_serializing_if = "Option::is_none")]
    listens: Option<Time>,
    /// May this viewer's seat undo its last move?
    undo: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    back: Option<Back>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clocks: Option<Vec<Shown>>,
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
pub(crate) struct PromptFace {
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
    seats: Vec<SeatFace>,
    said: Vec<&'a Said>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<&'a str>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    play: Option<PlayFace<'a>>,
}

/// What everybody may know of an entry; decisions are told by events.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Happened"))]
pub(crate) enum Face<'a> {
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
    Content {
        seat: Seat,
    },
    Pondered {
        seat: Seat,
    },
    TookBack {
        seat: Seat,
    },
    AskedBack {
        seat: Seat,
    },
    RefusedBack {
        seat: Seat,
    },
    AgreedBack {
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

impl<'a> Face<'a> {
    fn of(entry: &'a Entry, sealed: bool) -> Option<Face<'a>> {
        Some(match entry {
            Entry::Opened(_) => return None,
            Entry::Seated { seat, .. } => Face::Seated { seat: *seat },
            Entry::Ready { .. } => Face::Ready {},
            Entry::Started { .. } => Face::Started {},
            Entry::Decided { seat, by, .. } => {
                Face::Decided { seat: *seat, by: Some(*by).filter(|_| !sealed) }
            }
            Entry::Content { seat } => Face::Content { seat: *seat },
            Entry::Pondered { seat } => Face::Pondered { seat: *seat },
            Entry::TookBack { seat, .. } => Face::TookBack { seat: *seat },
            Entry::AskedBack { seat, .. } => Face::AskedBack { seat: *seat },
            Entry::RefusedBack { seat } => Face::RefusedBack { seat: *seat },
            Entry::AgreedBack { seat } => Face::AgreedBack { seat: *seat },
            Entry::StandIn { seat, level } => Face::StandIn { seat: *seat, level },
            Entry::Said { name, text, .. } => Face::Said { name, text },
            Entry::Rematch { table } => Face::Rematch { table },
        })
    }
}

impl Table {
    /// Makes the messages of an entry that has just been folded.
    pub(crate) fn push(&mut self, n: u32, at: Time, entry: &Entry) {
        let sealed = self.play.as_ref().is_some_and(|play| play.sealed);
        let what = Face::of(entry, sealed).map(|face| json(&face));
        let changes_seats = matches!(
            entry,
            Entry::Seated { .. } | Entry::Ready { .. } | Entry::Started { .. } | Entry::StandIn { .. }
        );
        let seats = changes_seats.then(|| self.faces());
        let changes_view =
            matches!(entry, Entry::Started { .. } | Entry::Decided { .. } | Entry::TookBack { .. });
        let sights =
            self.play.as_ref().filter(|_| changes_view).map(|play| play.game.sights()).unwrap_or_default();
        let mut messages: Vec<Arc<str>> = Vec::with_capacity(self.seats.len() + 1);
        let mut shared: Vec<(SameSight, Arc<str>)> = Vec::new();
        for (place, viewer) in self.viewers().enumerate() {
            let sight = sights.get(place);
            let events = self.play.as_ref().and_then(|play| play.told.get(place)).map(|events| &**events);
            let mut play = self.play.as_ref().map(|play| play.face(viewer, sight, events));
            if let (Some(face), Entry::Started { .. }) = (&mut play, entry) {
                face.commit = self.play.as_ref().map(|play| play.game.commitment());
            }
            // Whoever is asked nothing and sees and hears the same as another gets the same message.
            let common = play.as_ref().is_none_or(|face| face.prompt.is_none() && !face.undo);
            let key = (sight.map(|sight| ptr::from_ref(&*sight.view)), events.map(ptr::from_ref));
            if common && let Some((_, message)) = shared.iter().find(|(known, _)| *known == key) {
                messages.push(Arc::clone(message));
                continue;
            }
            let told = self.play.as_ref().map_or(&[][..], |play| &play.told);
            let what = what.as_deref().filter(|_| !is_hidden(told, place));
            let message: Arc<str> = write(&Message { n, at, what, seats: seats.as_deref(), play }).into();
            if common {
                shared.push((key, Arc::clone(&message)));
            }
            messages.push(message);
        }
        self.history.kept.push_back((n, messages));
        if self.history.kept.len() > KEPT {
            self.history.kept.pop_front();
        }
    }

    /// What a viewer must be sent who has seen everything up to number `since`: what is missing, or everything.
    pub fn messages(&self, viewer: Viewer, since: Option<u32>) -> Vec<Arc<str>> {
        let place = self.place(viewer);
        let first = self.history.kept.front().map_or(self.next, |(n, _)| *n);
        match since {
            Some(since) if since < self.next && since + 1 >= first => {
                let missing = self.history.kept.iter().filter(|(n, _)| *n > since);
                missing.map(|(_, messages)| Arc::clone(&messages[place])).collect()
            }
            _ => vec![self.sync(viewer).into()],
        }
    }

    /// Everything that a viewer may know.
    pub fn sync(&self, viewer: Viewer) -> String {
        let place = self.place(viewer);
        let sights = self.play.as_ref().map(|play| play.game.sights()).unwrap_or_default();
        let sight = sights.get(place);
        write(&Everything {
            n: self.last(),
            at: self.at,
            sync: true,
            game: &self.setup.game,
            config: &self.setup.config,
            pace: self.setup.pace,
            privacy: self.setup.privacy,
            stage: self.stage(),
            seats: self.faces(),
            said: self.said.iter().collect(),
            rematch: self.rematch.as_deref(),
            play: self.play.as_ref().map(|play| PlayFace {
                commit: Some(play.game.commitment()),
                ..play.face(viewer, sight, None)
            }),
        })
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Viewer::all(u8::try_from(self.seats.len()).unwrap_or(0))
    }

    /// Seats come in order, bystanders last.
    fn place(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index().min(self.seats.len()),
            Viewer::Bystander => self.seats.len(),
        }
    }
}

impl Play {
    fn face<'a>(
        &self,
        viewer: Viewer,
        sight: Option<&'a Sight>,
        events: Option<&'a RawValue>,
    ) -> PlayFace<'a> {
        let awaiting = self.game.awaiting();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Bystander => None,
        };
        let asked = seat.filter(|seat| awaiting.anybody().contains(*seat));
        let end = self.game.standing();
        let prompt = |seat| {
            let Menu { decisions, outlooks } = self.game.menu(seat);
            PromptFace { ask: self.asks[seat].ask, decisions, outlooks }
        };
        PlayFace {
            events,
            view: sight.map(|sight| &*sight.view),
            figures: sight.map(|sight| &*sight.figures),
            must: awaiting.must,
            may: awaiting.may,
            prompt: asked.map(prompt),
            content: Some(self.content()).filter(|seats| !seats.is_empty()),
            listens: self.listens(self.people_who_may()),
            undo: seat.is_some_and(|seat| self.undoable(seat).is_some()),
            back: self.back,
            clocks: self.clocks.shown(),
            commit: None,
            seed: end.is_some().then(|| self.seed.hex()),
            end,
        }
    }
}

/// Has something happened of which this viewer hears nothing, and others do? Then not even that is told him.
fn is_hidden(told: &[Json], place: usize) -> bool {
    let nothing = |events: &Json| events.get() == "[]";
    told.get(place).is_some_and(nothing) && !told.iter().all(nothing)
}

fn write<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_hears_nothing_of_is_not_told_him() {
        let (something, nothing) = (json(&["a card"]), json::<[u8; 0]>(&[]));
        let told = [something, nothing.clone()];
        assert!(is_hidden(&told, 1) && !is_hidden(&told, 0));
        assert!(!is_hidden(&[nothing.clone(), nothing], 0), "it happened for all alike");
        assert!(!is_hidden(&[], 0));
    }

    #[test]
    fn who_spoke_for_a_sealed_seat_is_not_told() {
        let entry = Entry::Decided { seat: Seat::ALL[0], run: Vec::new(), by: By::Clock };
        let told = |sealed| write(&Face::of(&entry, sealed));
        assert_eq!(told(false), r#"{"decided":{"seat":0,"by":"clock"}}"#);
        assert_eq!(told(true), r#"{"decided":{"seat":0}}"#);
    }

    #[test]
    fn how_far_back_somebody_wants_to_go_is_not_told() {
        let back = Back { seat: Seat::ALL[0], to: 7, waiting: SeatSet::EMPTY };
        assert_eq!(write(&back), r#"{"seat":0,"waiting":[]}"#);
    }
}
