//! What everybody is told of an entry.

use serde::Serialize;
use table::Seat;

use crate::{By, Entry, Time};

/// What everybody may know of an entry; decisions are told by events.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// What it is about to do stands beside it, until it is done.
    BotAnnounced {
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
    GaveUp {
        seat: Seat,
    },
    Said {
        /// The number of the line.
        n: u32,
        name: &'a str,
        text: &'a str,
    },
    HouseAway {
        from: Time,
        to: Time,
    },
    /// Somebody left the house for good: names in seats and chat have changed.
    PersonLeft {},
    Rematch {
        table: &'a str,
    },
}

impl<'a> PublicEntry<'a> {
    /// The public part of an entry; `sealed` is whether it is a decision that stays sealed until others have decided, and
    /// `chat_lines` how many lines were said so far.
    pub(super) fn new(entry: &'a Entry, sealed: bool, chat_lines: u32) -> Option<PublicEntry<'a>> {
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
            Entry::BotAnnounced { seat, .. } => PublicEntry::BotAnnounced { seat: *seat },
            Entry::TookBack { seat, .. } => PublicEntry::TookBack { seat: *seat },
            Entry::AskedTakeBack { seat, .. } => PublicEntry::AskedTakeBack { seat: *seat },
            Entry::RefusedTakeBack { seat } => PublicEntry::RefusedTakeBack { seat: *seat },
            Entry::AgreedToTakeBack { seat } => PublicEntry::AgreedToTakeBack { seat: *seat },
            Entry::StandIn { seat, level } => PublicEntry::StandIn { seat: *seat, level },
            Entry::GaveUp { seat } => PublicEntry::GaveUp { seat: *seat },
            Entry::Said { name, text, .. } => PublicEntry::Said { n: chat_lines, name, text },
            Entry::HouseAway { from, to } => PublicEntry::HouseAway { from: *from, to: *to },
            Entry::PersonLeft { .. } => PublicEntry::PersonLeft {},
            Entry::Rematch { table } => PublicEntry::Rematch { table },
        })
    }
}
