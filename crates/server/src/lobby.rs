//! What the lobby shows, from stored rows alone: no table is woken for it. Whoever looks at it is told what changes.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::time::{Duration, Instant};

use hall::{Person, Stage};
use serde::Serialize;
use serde_json::{Map, Value};
use table::SeatSet;
use tokio::sync::{Mutex, broadcast};

use crate::error::ApiError;
use crate::house::House;
use crate::housekeeping::write_shown_rows_anew;
use crate::store::{LobbyChange, StoreError};

/// How many tables a list shows.
const MOST_LISTED: u32 = 50;
/// The public lists are the same for everybody, and read again not more often than this.
const READ_EVERY: Duration = Duration::from_secs(1);
/// Changes that a slow listener may be behind; then it reads everything again.
const CHANGES_KEPT: usize = 64;

/// The lobby of a house.
#[derive(Debug)]
pub(crate) struct Lobby {
    public: Mutex<Option<ReadLists>>,
    /// Whether a row of a public table has changed since the lists were read.
    is_stale: AtomicBool,
    /// Whether there may be rows that an older program wrote. Whoever looks waits until those are written that they would see.
    has_old_rows: AtomicBool,
    writing_old_rows: Mutex<()>,
    changes: broadcast::Sender<Arc<LobbyChange>>,
}

#[derive(Debug)]
struct ReadLists {
    lists: Arc<PublicLists>,
    at: Instant,
}

/// Public tables, newest first.
#[derive(Debug)]
pub(crate) struct PublicLists {
    gathering: Vec<LobbyTable>,
    running: Vec<LobbyTable>,
    finished: Vec<LobbyTable>,
}

/// A table as its row says.
#[derive(Clone, Debug)]
pub(crate) struct LobbyTable {
    pub(crate) table: String,
    /// A [`hall::Summary`].
    pub(crate) summary: Map<String, Value>,
}

/// A table as somebody sees it listed.
#[derive(Serialize)]
pub(crate) struct ListedTable<'a> {
    table: &'a str,
    #[serde(flatten)]
    summary: &'a Map<String, Value>,
    /// The seats of whoever asks.
    yours: SeatSet,
}

/// The lists of the lobby.
#[derive(Serialize)]
pub(crate) struct LobbyLists<'a> {
    /// One's own tables, newest first.
    mine: Vec<ListedTable<'a>>,
    /// Public tables with open seats.
    gathering: Vec<ListedTable<'a>>,
    /// Public matches to watch.
    running: Vec<ListedTable<'a>>,
    /// Public matches that are over.
    finished: Vec<ListedTable<'a>>,
    /// Days for which matches among bots are kept; 0: for ever.
    bot_matches_kept: u32,
}

/// The tables of one person, with their seats.
pub(crate) type OwnTables = Vec<(LobbyTable, SeatSet)>;

impl Lobby {
    pub(crate) fn new() -> Lobby {
        let (changes, _) = broadcast::channel(CHANGES_KEPT);
        Lobby {
            public: Mutex::default(),
            is_stale: AtomicBool::new(true),
            has_old_rows: AtomicBool::new(true),
            writing_old_rows: Mutex::default(),
            changes,
        }
    }

    /// No row of an older program is left.
    pub(crate) fn set_all_rows_new(&self) {
        self.has_old_rows.store(false, SeqCst);
    }

    /// A row was stored.
    pub(crate) fn changed(&self, change: LobbyChange) {
        if change.public {
            self.is_stale.store(true, SeqCst);
        }
        let _ = self.changes.send(Arc::new(change)); // nobody may be listening
    }

    /// The changes from now on.
    pub(crate) fn changes(&self) -> broadcast::Receiver<Arc<LobbyChange>> {
        self.changes.subscribe()
    }

    /// The public lists, not older than they need be.
    async fn public_lists(&self, house: &House) -> Result<Arc<PublicLists>, StoreError> {
        // Whoever comes while another reads waits for the same lists.
        let mut public = self.public.lock().await;
        let is_fresh = |read: &ReadLists| read.at.elapsed() < READ_EVERY || !self.is_stale.load(SeqCst);
        if let Some(read) = public.as_ref().filter(|read| is_fresh(read)) {
            return Ok(Arc::clone(&read.lists));
        }
        self.is_stale.store(false, SeqCst);
        let at = Instant::now();
        let of_stage = |stage| house.store().public_tables(stage, MOST_LISTED);
        let lists = Arc::new(PublicLists {
            gathering: of_stage(Stage::Gathering).await?,
            running: of_stage(Stage::Running).await?,
            finished: of_stage(Stage::Finished).await?,
        });
        *public = Some(ReadLists { lists: Arc::clone(&lists), at });
        Ok(lists)
    }
}

/// The newest tables of a person; none for a stranger.
pub(crate) async fn own_tables(house: &House, person: Option<Person>) -> Result<OwnTables, StoreError> {
    let lobby = house.lobby();
    if lobby.has_old_rows.load(SeqCst) {
        let _one_at_a_time = lobby.writing_old_rows.lock().await;
        write_shown_rows_anew(house, person).await?;
    }
    match person {
        Some(person) => house.store().tables_of(person, MOST_LISTED).await,
        None => Ok(Vec::new()),
    }
}

/// The lobby as JSON, for somebody with these tables.
pub(crate) async fn lobby_json(house: &House, own: &OwnTables) -> Result<String, ApiError> {
    let public = house.lobby().public_lists(house).await?;
    let seats: HashMap<&str, SeatSet> = own.iter().map(|(row, seats)| (&*row.table, *seats)).collect();
    let listed = |row| ListedTable::new(row, &seats);
    let lists = LobbyLists {
        mine: own.iter().map(|(row, _)| listed(row)).collect(),
        gathering: public.gathering.iter().map(listed).collect(),
        running: public.running.iter().map(listed).collect(),
        finished: public.finished.iter().map(listed).collect(),
        bot_matches_kept: house.options().retention.bot_matches,
    };
    Ok(serde_json::to_string(&lists).expect("plain data"))
}

impl<'a> ListedTable<'a> {
    fn new(row: &'a LobbyTable, seats: &HashMap<&str, SeatSet>) -> ListedTable<'a> {
        let yours = seats.get(&*row.table).copied().unwrap_or_default();
        ListedTable { table: &row.table, summary: &row.summary, yours }
    }
}
