//! When the lobby's row of a table is stored: at once with what the lobby must not miss, else not after every move.

use hall::{Table, Time};
use table::Viewer;

use super::Actor;
use crate::store::{LobbyRow, StoreError};

/// Milliseconds after which the row is stored again if moves have changed it: whom the table waits for, and when something last
/// happened.
const STORED_EVERY: u64 = 2_000;

/// The row as it is stored, and when it is to be stored again.
#[derive(Debug)]
pub(super) struct StoredLobbyRow {
    /// How many entries bystanders had heard of, who hear of whatever the lobby shows.
    heard: u32,
    at: Option<Time>,
    /// There are changes that are not stored yet.
    pub(super) due: Option<Time>,
}

impl StoredLobbyRow {
    /// The row of a table that was just opened or woken.
    pub(super) fn of(table: &Table) -> StoredLobbyRow {
        StoredLobbyRow { heard: table.last_message(Viewer::Bystander), at: None, due: None }
    }
}

impl Actor {
    /// The row to be stored together with entries, if it is time for that. Entries of which not everybody hears do not change
    /// it, so that the lobby does not tell when there was one.
    pub(super) fn lobby_row_to_store(&mut self, at_once: bool) -> Option<LobbyRow> {
        let heard = self.table.last_message(Viewer::Bystander);
        if !at_once && heard == self.lobby_row.heard {
            return None;
        }
        let now = self.now();
        let next = self.lobby_row.at.map_or(now, |stored| stored.after(STORED_EVERY));
        if !at_once && next > now {
            self.lobby_row.due = Some(next);
            return None;
        }
        let people_as_before = !at_once && self.lobby_row.at.is_some();
        self.lobby_row = StoredLobbyRow { heard, at: Some(now), due: None };
        Some(LobbyRow { people_as_before, ..LobbyRow::of(&self.table) })
    }

    pub(super) async fn store_lobby_row_if_due(&mut self) -> Result<(), StoreError> {
        let now = self.now();
        if self.lobby_row.due.is_some_and(|due| due <= now) { self.store_lobby_row().await } else { Ok(()) }
    }

    /// Before the table goes to sleep.
    pub(super) async fn store_lobby_row_if_changed(&mut self) -> Result<(), StoreError> {
        if self.lobby_row.due.is_some() { self.store_lobby_row().await } else { Ok(()) }
    }

    async fn store_lobby_row(&mut self) -> Result<(), StoreError> {
        // It is due because of moves: whatever else happens is stored at once.
        let row = LobbyRow { people_as_before: true, ..LobbyRow::of(&self.table) };
        let heard = self.table.last_message(Viewer::Bystander);
        self.lobby_row = StoredLobbyRow { heard, at: Some(self.now()), due: None };
        let change = row.change();
        self.house.store().replace_lobby_row(self.name.clone(), row).await?;
        self.house.lobby_changed(change).await;
        Ok(())
    }
}
