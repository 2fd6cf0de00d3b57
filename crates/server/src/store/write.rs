//! What can be written, each with the type of its answer.

use hall::{Logged, Person, Privacy, SeatPlan, Stage, Table, Time};
use serde::{Deserialize, Serialize};
use table::SeatSet;
use tokio::sync::oneshot;

use super::people::NewSession;
use super::retention::Deletion;
use super::{StoreError, TokenHash};

/// Where the answer to a write goes once it is durable. A reply that is dropped says that nothing was stored.
pub(super) type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// What the writer is sent.
#[derive(Debug)]
pub(super) enum Message {
    /// Nearly everything there is to write.
    Append(Append, Reply<()>),
    Write(Write),
    /// Nothing more is written: the file is closed.
    Close(oneshot::Sender<()>),
}

/// Every write but the appending of entries.
#[derive(Debug)]
pub(super) enum Write {
    OpenTable {
        new: NewTable,
        reply: Reply<()>,
    },
    People(PeopleWrite),
    /// The lobby's row of a table has changed, or is written anew.
    ReplaceLobbyRow {
        table: String,
        row: LobbyRow,
        reply: Reply<()>,
    },
    /// Something is deleted that is no longer kept.
    Delete {
        what: Deletion,
        reply: Reply<u64>,
    },
    /// The house is there at this time, and was not at another.
    NoteTime {
        at: Time,
        away: Option<(Time, Time)>,
        reply: Reply<()>,
    },
    /// Changes nothing, but becomes durable as everything else does.
    Nothing {
        reply: Reply<()>,
    },
}

impl Write {
    /// In which order the writes of one transaction are carried out.
    pub(super) fn order(&self) -> (u8, &str) {
        match self {
            Write::OpenTable { new, .. } => (0, &new.table),
            Write::People(_) => (1, ""),
            Write::ReplaceLobbyRow { table, .. } => (2, table),
            Write::Delete { .. } => (3, ""),
            Write::NoteTime { .. } => (4, ""),
            Write::Nothing { .. } => (5, ""),
        }
    }

    /// The person for whom something is counted or changed that has a bound.
    pub(super) fn counts_for(&self) -> Option<Person> {
        match self {
            Write::OpenTable { new, .. } => Some(new.lobby_row.host),
            Write::People(write) => write.changes(),
            Write::ReplaceLobbyRow { .. }
            | Write::Delete { .. }
            | Write::NoteTime { .. }
            | Write::Nothing { .. } => None,
        }
    }
}

impl PeopleWrite {
    fn changes(&self) -> Option<Person> {
        match self {
            PeopleWrite::CreateAccount { person, .. }
            | PeopleWrite::ReplaceRecoveryCodes { person, .. }
            | PeopleWrite::Recover { person, .. }
            | PeopleWrite::RenamePerson { person, .. }
            | PeopleWrite::ChangePassword { person, .. }
            | PeopleWrite::DeletePerson { person, .. } => Some(*person),
            PeopleWrite::CreateSession { new, .. } => Some(new.person),
            PeopleWrite::CreatePerson { .. }
            | PeopleWrite::TouchSession { .. }
            | PeopleWrite::EndSessions { .. } => None,
        }
    }
}

/// What is written of people, accounts and sessions.
#[derive(Debug)]
pub(super) enum PeopleWrite {
    CreatePerson {
        name: String,
        at: Time,
        reply: Reply<Person>,
    },
    RenamePerson {
        person: Person,
        name: String,
        reply: Reply<()>,
    },
    CreateAccount {
        person: Person,
        account: String,
        password_hash: String,
        codes: Vec<TokenHash>,
        reply: Reply<AccountOutcome>,
    },
    ChangePassword {
        person: Person,
        hash: String,
        reply: Reply<()>,
    },
    ReplaceRecoveryCodes {
        person: Person,
        codes: Vec<TokenHash>,
        reply: Reply<()>,
    },
    Recover {
        person: Person,
        code: TokenHash,
        password_hash: String,
        reply: Reply<Option<Vec<TokenHash>>>,
    },
    DeletePerson {
        person: Person,
        at: Time,
        reply: Reply<Vec<TokenHash>>,
    },
    CreateSession {
        new: NewSession,
        reply: Reply<SessionOutcome>,
    },
    TouchSession {
        hash: TokenHash,
        at: Time,
        reply: Reply<()>,
    },
    EndSessions {
        which: SessionsToEnd,
        reply: Reply<Vec<TokenHash>>,
    },
}

/// Entries of one table, and its row in the lobby if that has changed.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    pub(crate) entries: Vec<Logged>,
    pub(crate) lobby_row: Option<LobbyRow>,
}

/// A table that is opened.
#[derive(Debug)]
pub(crate) struct NewTable {
    pub(crate) table: String,
    /// The first entry of its log.
    pub(crate) opened: Logged,
    pub(crate) lobby_row: LobbyRow,
    /// How many unfinished tables the host may have, this one included; 0: any number.
    pub(crate) most_tables: u32,
    /// A hash of the network from which it is opened.
    pub(crate) opened_from: Option<[u8; 32]>,
}

/// The form of the summaries in the lobby's rows. Raise it with every change of [`hall::Summary`]: rows of another form are then
/// written anew.
pub(super) const SUMMARY_FORM: u32 = 1;

/// What the lobby must know of a table. Stored in `shelf` and `seated`, as these tables have been called from the beginning.
#[derive(Clone, Debug)]
pub(crate) struct LobbyRow {
    pub(crate) stage: Stage,
    pub(crate) public: bool,
    /// Those who sit at the table, and the host, with their seats.
    pub(crate) people: Vec<(Person, SeatSet)>,
    /// These are stored already, as they have been since the last row.
    pub(crate) people_as_before: bool,
    pub(crate) host: Person,
    /// Bots have all the seats.
    pub(crate) bots_only: bool,
    /// When something last happened of which everybody heard.
    pub(crate) at: Time,
    /// What the lobby shows: a [`hall::Summary`] as JSON.
    pub(crate) summary: String,
}

/// Whose lobby a row that was stored has changed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct LobbyChange {
    pub(crate) people: Vec<Person>,
    /// Everybody's.
    pub(crate) public: bool,
}

impl LobbyRow {
    /// The row of a table as it stands now.
    pub(crate) fn of(table: &Table) -> LobbyRow {
        let host = table.setup().host;
        let is_bot = |plan: &SeatPlan| matches!(plan, SeatPlan::Bot { .. });
        let mut people = table.people();
        if host != Person::NOBODY {
            people.insert(host);
        }
        let summary = table.summary();
        LobbyRow {
            stage: table.stage(),
            public: table.setup().privacy == Privacy::Public,
            people: people.into_iter().map(|person| (person, table.seats_of(person))).collect(),
            people_as_before: false,
            host,
            bots_only: table.seat_plans().iter().all(is_bot),
            at: summary.at,
            summary: serde_json::to_string(&summary).expect("plain data"),
        }
    }

    pub(crate) fn change(&self) -> LobbyChange {
        LobbyChange { people: self.people.iter().map(|(person, _)| *person).collect(), public: self.public }
    }
}

/// What became of the wish for an account.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum AccountOutcome {
    Created,
    /// The person has an account, which stays as it is.
    HasAccount,
    /// Another person's account has this name, or one that looks like it.
    NameTaken,
}

/// What became of the wish for a session.
#[derive(Debug)]
pub(crate) enum SessionOutcome {
    Created {
        /// Older sessions of the same person that were ended, since there were too many.
        ended: Vec<TokenHash>,
    },
    TooManyTokens,
}

/// Which sessions are to be ended.
#[derive(Debug)]
pub(crate) enum SessionsToEnd {
    /// This one, with the tokens that were made with it.
    One(TokenHash),
    AllOf(Person),
    /// All of a person but this one.
    OthersOf(Person, TokenHash),
    /// Some of those that were last used before a time.
    Expired {
        guests_before: Time,
        accounts_before: Time,
        most: u32,
    },
}

/// What carries a session's token.
#[derive(Copy, Clone, Eq, PartialEq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TokenKind {
    Cookie,
    Bearer,
}

impl TokenKind {
    /// The kind as the column `session.kind` writes it.
    pub(super) fn name(self) -> &'static str {
        match self {
            TokenKind::Cookie => "cookie",
            TokenKind::Bearer => "bearer",
        }
    }

    pub(super) fn named(name: &str) -> TokenKind {
        if name == TokenKind::Bearer.name() { TokenKind::Bearer } else { TokenKind::Cookie }
    }
}
