//! The lobby's rows, written and read. They follow from the log and only save reading it.

use hall::{Person, Stage};
use serde_json::{Map, Value};
use table::SeatSet;

use super::sql::{Connection, Row, query};
use super::write::{LobbyRow, SUMMARY_FORM};
use super::{Store, StoreError};
use crate::lobby::{LobbyTable, OwnTables};

/// So many of the newest tables are looked at to choose those that a list shows.
const MOST_LOOKED_AT: u32 = 20_000;

/// Writes the row of a table. From where it was opened is written once, with the first.
pub(super) async fn replace_lobby_row(
    connection: &mut Connection,
    table: &str,
    row: &LobbyRow,
    opened_from: Option<[u8; 32]>,
) -> Result<(), StoreError> {
    let replace = query(
        "INSERT INTO shelf (match, stage, public, at, host, opened_from, bots_only, summary, summary_form)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (match) DO UPDATE SET stage = excluded.stage, public = excluded.public, at = excluded.at,
             host = excluded.host, bots_only = excluded.bots_only, summary = excluded.summary,
             summary_form = excluded.summary_form",
    );
    let replace = replace.bind(table).bind(stage_name(row.stage)).bind(row.public).bind(row.at);
    let replace = replace.bind(row.host).bind(opened_from).bind(row.bots_only);
    replace.bind(&row.summary).bind(SUMMARY_FORM).execute(&mut *connection).await?;
    if row.people_as_before {
        return Ok(());
    }
    // Whoever has stood up no longer finds the table among their own.
    query("DELETE FROM seated WHERE match = $1").bind(table).execute(&mut *connection).await?;
    for (person, seats) in &row.people {
        // Another node may write the same row at the same time, if it believes to have the table.
        let seat = query(
            "INSERT INTO seated (person, match, host, seats) VALUES ($1, $2, $3, $4)
             ON CONFLICT (person, match) DO UPDATE SET host = excluded.host, seats = excluded.seats",
        );
        let seats = serde_json::to_string(seats).expect("plain data");
        let seat = seat.bind(*person).bind(table).bind(*person == row.host).bind(seats);
        seat.execute(&mut *connection).await?;
    }
    Ok(())
}

impl Store {
    /// Public tables of a stage, newest first. Where there are more than can be listed each network has its share, and within it
    /// each host: so nobody hides the tables of others behind many of their own.
    pub(crate) async fn public_tables(&self, stage: Stage, most: u32) -> Result<Vec<LobbyTable>, StoreError> {
        let rows = query(
            "SELECT shelf.match, shelf.summary FROM shelf JOIN (
                 SELECT match, at,
                     row_number() OVER (PARTITION BY opened_from, CASE WHEN opened_from IS NULL THEN host END
                         ORDER BY of_host, at DESC) AS turn
                 FROM (SELECT match, at, host, opened_from,
                           row_number() OVER (PARTITION BY host ORDER BY at DESC) AS of_host
                       FROM (SELECT match, at, host, opened_from FROM shelf
                             WHERE public = TRUE AND stage = $1 AND summary_form = $2 ORDER BY at DESC LIMIT $3)
                           AS newest) AS by_turn
                 ORDER BY turn, at DESC LIMIT $4) AS chosen ON chosen.match = shelf.match
             ORDER BY shelf.at DESC",
        );
        let rows = rows.bind(stage_name(stage)).bind(SUMMARY_FORM).bind(MOST_LOOKED_AT).bind(most);
        let rows = rows.fetch_all(&self.readers).await.map_err(StoreError::not_read)?;
        Ok(rows.iter().filter_map(lobby_table).collect())
    }

    /// The newest tables of a person, with their seats there.
    pub(crate) async fn tables_of(&self, person: Person, most: u32) -> Result<OwnTables, StoreError> {
        let rows = query(
            "SELECT shelf.match, shelf.summary, seated.seats FROM seated JOIN shelf ON shelf.match = seated.match
             WHERE seated.person = $1 AND shelf.summary_form = $2 ORDER BY shelf.at DESC LIMIT $3",
        );
        let rows = rows.bind(person).bind(SUMMARY_FORM).bind(most);
        let rows = rows.fetch_all(&self.readers).await.map_err(StoreError::not_read)?;
        let seats = |row: &Row| serde_json::from_str::<SeatSet>(row.get(2)).unwrap_or_default();
        Ok(rows.iter().filter_map(|row| Some((lobby_table(row)?, seats(row)))).collect())
    }

    /// Some tables whose rows are of another form than this program's, those first that are not finished, then the newest. Of a
    /// person: only those that the lobby would show them.
    pub(crate) async fn tables_with_old_rows(
        &self,
        shown_to: Option<Person>,
        most: u32,
    ) -> Result<Vec<String>, StoreError> {
        let rows = query(
            "SELECT match FROM shelf WHERE summary_form < $1
                 AND ($2 IS NULL OR public = TRUE OR match IN (SELECT match FROM seated WHERE person = $2))
             ORDER BY stage = 'finished', at DESC LIMIT $3",
        );
        let rows = rows.bind(SUMMARY_FORM).bind(shown_to).bind(most);
        let rows = rows.fetch_all(&self.readers).await.map_err(StoreError::not_read)?;
        Ok(rows.into_iter().map(|row| row.get(0)).collect())
    }
}

/// A row that cannot be read hides no other.
fn lobby_table(row: &Row) -> Option<LobbyTable> {
    let summary: Map<String, Value> = serde_json::from_str(row.get(1)).ok()?;
    Some(LobbyTable { table: row.get(0), summary })
}

/// The stage of a table as the column `shelf.stage` writes it.
fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Running => "running",
        Stage::Finished => "finished",
    }
}
