//! What the house does by itself, in small steps, while it is open: old rows of the lobby are written anew, and what is no longer
//! kept is deleted.

use std::time::Duration;

use hall::{Person, Time};
use tokio::time::sleep;

use crate::error::ApiError;
use crate::fair_queue::Priority;
use crate::house::House;
use crate::store::{Deletion, LobbyRow, StoreError};

/// What is kept for how long. People's matches are kept for ever.
#[derive(Copy, Clone, Debug)]
pub struct Retention {
    /// Days for which finished matches among bots are kept. 0: for ever.
    pub bot_matches: u32,
    /// Days for which tables are kept at which no match was begun and nothing happens. 0: for ever.
    pub unstarted: u32,
    /// Days for which guests are kept who cannot come back and have no seat anywhere. 0: for ever.
    pub guests: u32,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention { bot_matches: 30, unstarted: 30, guests: 90 }
    }
}

/// Of finished matches among bots so many are kept at most, unless they are kept for ever.
const MOST_BOT_MATCHES: u32 = 20_000;
/// How often the house looks for something to do.
const LOOK: Duration = Duration::from_mins(1);
/// Between two steps others are served.
const PAUSE: Duration = Duration::from_millis(20);
/// While so many writes wait, the house does nothing by itself.
const BUSY: usize = 16;
/// Rows of the lobby that are read at once.
const ROWS: u32 = 20;
/// Rows that are written anew before somebody is shown the lobby.
const SHOWN_ROWS: u32 = 60;
/// No person has this number.
const NOBODY: Person = Person(0);

/// Keeps house until the server is being stopped.
pub(crate) async fn keep(house: House) {
    let work = async {
        loop {
            if let Err(error) = keep_once(&house).await {
                tracing::warn!(%error, "the house could not be kept in order; it tries again in a minute");
            }
            sleep(LOOK).await;
        }
    };
    tokio::select! {
        () = work => {}
        () = house.closing() => {}
    }
}

/// Does whatever there is to do.
async fn keep_once(house: &House) -> Result<(), StoreError> {
    write_old_rows_anew(house).await?;
    delete_old_tables(house).await?;
    delete_old_guests(house).await
}

/// Rows of the lobby that an older program wrote are written from the log. A log that cannot be read keeps its old row.
async fn write_old_rows_anew(house: &House) -> Result<(), StoreError> {
    let mut failed = 0;
    loop {
        let tables = house.store().tables_with_old_rows(None, failed + ROWS).await?;
        let tables: Vec<String> = tables.into_iter().skip(failed as usize).collect();
        if tables.is_empty() {
            house.lobby().set_all_rows_new();
            return Ok(());
        }
        for table in tables {
            rest(house).await;
            failed += u32::from(!write_row_anew(house, table).await?);
        }
    }
}

/// Writes those old rows anew that the lobby would show somebody now, so that nobody misses a table after an upgrade.
pub(crate) async fn write_shown_rows_anew(house: &House, person: Option<Person>) -> Result<(), StoreError> {
    for table in house.store().tables_with_old_rows(Some(person.unwrap_or(NOBODY)), SHOWN_ROWS).await? {
        write_row_anew(house, table).await?;
    }
    Ok(())
}

/// Returns whether the row is written; the log may be broken.
async fn write_row_anew(house: &House, table: String) -> Result<bool, StoreError> {
    // A table that is awake writes its row itself, and must not be overtaken.
    if house.awake_tables().get(&table).is_some() {
        return Ok(false);
    }
    let Some(row) = row_of(house, &table).await else { return Ok(false) };
    let change = row.change();
    house.store().replace_lobby_row(table, row).await?;
    house.lobby_changed(change).await;
    Ok(true)
}

/// The row of a table as its log gives it.
async fn row_of(house: &House, table: &str) -> Option<LobbyRow> {
    let _permit = house.replay_permits().acquire(None, Priority::SomebodyWaits).await;
    let log = house.stored_log(table).await.ok()?;
    let name = table.to_owned();
    let row = move || Ok::<_, ApiError>(LobbyRow::of(&House::restore(&name, log)?));
    tokio::task::spawn_blocking(row).await.ok()?.ok()
}

async fn delete_old_tables(house: &House) -> Result<(), StoreError> {
    let (store, retention) = (house.store(), house.options().retention);
    for table in store.begun_deletions().await? {
        delete_table(house, table).await?;
    }
    loop {
        let mut old = Vec::new();
        if let Some(before) = days_ago(house, retention.bot_matches) {
            old.extend(store.old_bot_matches(before, MOST_BOT_MATCHES).await?);
        }
        if let Some(before) = days_ago(house, retention.unstarted) {
            old.extend(store.old_unstarted_tables(before).await?);
        }
        let mut deleted = 0;
        for table in old {
            deleted += u32::from(delete_table(house, table).await?);
        }
        if deleted == 0 {
            return Ok(());
        }
        tracing::info!(deleted, "tables that are no longer kept were deleted");
    }
}

/// Deletes a table, if it sleeps. Returns whether it did.
pub(crate) async fn delete_table(house: &House, table: String) -> Result<bool, StoreError> {
    if !house.awake_tables().close_sleeping(&table) {
        return Ok(false);
    }
    // On no node, not only on this one.
    let claim = house.claim(&table).await;
    let deleted = match &claim {
        Ok(_) => delete_closed_table(house, &table).await.map(|()| true),
        Err(_) => Ok(false),
    };
    if let (Some(cluster), Ok(Some(lease))) = (house.cluster(), claim) {
        cluster.give_up(&table, lease, 0).await;
    }
    house.awake_tables().reopen(&table);
    deleted
}

async fn delete_closed_table(house: &House, table: &str) -> Result<(), StoreError> {
    house.store().delete(Deletion::BeginTable(table.to_owned())).await?;
    while house.store().delete(Deletion::Entries(table.to_owned())).await? > 0 {
        rest(house).await;
    }
    Ok(())
}

async fn delete_old_guests(house: &House) -> Result<(), StoreError> {
    let Some(before) = days_ago(house, house.options().retention.guests) else { return Ok(()) };
    loop {
        let deleted = house.store().delete(Deletion::Guests(before)).await?;
        if deleted == 0 {
            return Ok(());
        }
        tracing::info!(deleted, "guests who are no longer kept were deleted");
        rest(house).await;
    }
}

/// The time so many days ago; nothing, if things are kept for ever.
fn days_ago(house: &House, days: u32) -> Option<Time> {
    let milliseconds = u64::from(days) * 86_400_000;
    (days > 0).then(|| Time(house.time().now().0.saturating_sub(milliseconds)))
}

/// Lets others be served first.
async fn rest(house: &House) {
    sleep(PAUSE).await;
    while house.store().queue_depth() > BUSY {
        sleep(PAUSE).await;
    }
}
