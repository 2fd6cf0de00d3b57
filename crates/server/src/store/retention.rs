//! Deleting what is no longer kept, in steps so small that nobody waits for one.

use hall::Time;

use super::sql::{Connection, query};
use super::write::{Message, SUMMARY_FORM, Write};
use super::{Store, StoreError};

/// Entries of a log that one step deletes.
const ENTRIES_AT_ONCE: u32 = 500;
/// People that one step deletes.
const PEOPLE_AT_ONCE: u32 = 100;

/// One step. The answer to each is how many rows it deleted.
#[derive(Clone, Debug)]
pub(crate) enum Deletion {
    /// The table is in no list any more, and its log may be deleted.
    BeginTable(String),
    /// Some entries of the log of a table; with the last of them nothing is left of it.
    Entries(String),
    /// Guests who came before this time, have no session left with which to come back, and no seat anywhere.
    Guests(Time),
}

impl Deletion {
    pub(super) async fn carry_out(&self, connection: &mut Connection) -> Result<u64, StoreError> {
        match self {
            Deletion::BeginTable(table) => {
                for step in [
                    "INSERT INTO deletion (match) VALUES ($1) ON CONFLICT (match) DO NOTHING",
                    "DELETE FROM seated WHERE match = $1",
                    "DELETE FROM shelf WHERE match = $1",
                ] {
                    query(step).bind(table).execute(&mut *connection).await?;
                }
                Ok(1)
            }
            Deletion::Entries(table) => {
                let some = query(
                    "DELETE FROM log WHERE match = $1 AND n IN
                         (SELECT n FROM log WHERE match = $1 ORDER BY n DESC LIMIT $2)",
                );
                let some = some.bind(table).bind(ENTRIES_AT_ONCE).execute(&mut *connection).await?;
                if some < u64::from(ENTRIES_AT_ONCE) {
                    let done = query("DELETE FROM deletion WHERE match = $1").bind(table);
                    done.execute(&mut *connection).await?;
                }
                Ok(some)
            }
            Deletion::Guests(before) => {
                // The newest number is kept: SQLite would give it to the next who comes, and with it whatever names it.
                let some = query(
                    "DELETE FROM person WHERE id IN (
                         SELECT id FROM person WHERE account IS NULL AND at < $1
                             AND id < (SELECT max(id) FROM person)
                             AND NOT EXISTS (SELECT 1 FROM session WHERE session.person = person.id)
                             AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.person = person.id)
                         LIMIT $2)",
                );
                let some = some.bind(*before).bind(PEOPLE_AT_ONCE).execute(&mut *connection).await?;
                Ok(some)
            }
        }
    }
}

impl Store {
    /// Carries out one step of deleting. Returns how many rows it deleted.
    pub(crate) async fn delete(&self, what: Deletion) -> Result<u64, StoreError> {
        self.write(|reply| Message::Write(Write::Delete { what, reply })).await
    }

    /// Finished matches among bots that ended before this time, or beyond the newest `most`; the oldest first.
    pub(crate) async fn old_bot_matches(&self, before: Time, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = query(
            "SELECT match FROM shelf WHERE bots_only = TRUE AND stage = 'finished' AND summary_form = $1
                 AND at < (SELECT max(either.before) FROM (SELECT $2 AS before UNION ALL SELECT newest.at FROM (
                     SELECT at FROM shelf WHERE bots_only = TRUE AND stage = 'finished'
                     ORDER BY at DESC LIMIT 1 OFFSET $3) AS newest) AS either)
             ORDER BY at LIMIT 20",
        );
        let rows = rows.bind(SUMMARY_FORM).bind(before).bind(most).fetch_all(&self.readers).await;
        Ok(rows.map_err(StoreError::not_read)?.into_iter().map(|row| row.get(0)).collect())
    }

    /// Tables at which no match was begun and nothing has happened since this time; the oldest first.
    pub(crate) async fn old_unstarted_tables(&self, before: Time) -> Result<Vec<String>, StoreError> {
        let rows = query(
            "SELECT match FROM shelf WHERE stage = 'gathering' AND summary_form = $1 AND at < $2 ORDER BY at LIMIT 20",
        );
        let rows = rows.bind(SUMMARY_FORM).bind(before).fetch_all(&self.readers).await;
        Ok(rows.map_err(StoreError::not_read)?.into_iter().map(|row| row.get(0)).collect())
    }

    /// Tables whose deletion was begun and not ended.
    pub(crate) async fn begun_deletions(&self) -> Result<Vec<String>, StoreError> {
        let rows = query("SELECT match FROM deletion LIMIT 20").fetch_all(&self.readers).await;
        Ok(rows.map_err(StoreError::not_read)?.into_iter().map(|row| row.get(0)).collect())
    }
}
