//! The one writer.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, SqliteTransaction};
use tokio::sync::mpsc;

use super::{Job, StoreError, Write, stage_name};

/// So many at most are committed together; more would make the first wait too long.
const MOST_TOGETHER: usize = 512;

/// Takes what is there, writes it in one transaction, and answers when that is durable.
pub(super) async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut together = Vec::with_capacity(MOST_TOGETHER);
    while jobs.recv_many(&mut together, MOST_TOGETHER).await > 0 {
        let mut writes = Vec::with_capacity(together.len());
        let mut answers = Vec::with_capacity(together.len());
        for (write, answer) in together.drain(..) {
            writes.push(write);
            answers.push(answer);
        }
        let outcomes = commit(&mut connection, writes).await;
        match outcomes {
            Ok(outcomes) => {
                for (answer, outcome) in answers.into_iter().zip(outcomes) {
                    let _ = answer.send(outcome);
                }
            }
            Err(error) => {
                tracing::error!(%error, "nothing of {} writes could be stored", answers.len());
                for answer in answers {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
    }
    let _ = connection.close().await;
}

/// All of them become durable, or none; a conflict of one does not stop the others.
async fn commit(
    connection: &mut SqliteConnection,
    writes: Vec<Write>,
) -> Result<Vec<Result<u64, StoreError>>, StoreError> {
    let mut transaction = connection.begin().await?;
    let mut outcomes = Vec::with_capacity(writes.len());
    for write in writes {
        match one(&mut transaction, write).await {
            Err(StoreError::Broken(what)) => return Err(StoreError::Broken(what)), // rolled back when dropped
            outcome => outcomes.push(outcome),
        }
    }
    transaction.commit().await?;
    Ok(outcomes)
}

async fn one(transaction: &mut SqliteTransaction<'_>, write: Write) -> Result<u64, StoreError> {
    let done = match write {
        Write::Append { table, entries, shelf } => {
            for logged in entries {
                let entry = serde_json::to_string(&logged.entry)
                    .map_err(|error| StoreError::Broken(error.to_string()))?;
                let at = logged.at.0.cast_signed();
                let insert = sqlx::query("INSERT INTO log (match, n, at, entry) VALUES ($1, $2, $3, $4)");
                insert.bind(&table).bind(logged.n).bind(at).bind(entry).execute(&mut **transaction).await?;
                if let Some(shelf) = &shelf {
                    let insert = sqlx::query(
                        "INSERT OR REPLACE INTO shelf (match, stage, public, at) VALUES ($1, $2, $3, $4)",
                    );
                    let insert =
                        insert.bind(&table).bind(stage_name(shelf.stage)).bind(shelf.public).bind(at);
                    insert.execute(&mut **transaction).await?;
                }
            }
            for person in shelf.into_iter().flat_map(|shelf| shelf.people) {
                let insert = sqlx::query("INSERT OR IGNORE INTO seated (person, match) VALUES ($1, $2)");
                insert.bind(person.0.cast_signed()).bind(&table).execute(&mut **transaction).await?;
            }
            return Ok(0);
        }
        Write::Person { name, at } => {
            let insert = sqlx::query("INSERT INTO person (name, at) VALUES ($1, $2)");
            insert.bind(name).bind(at.0.cast_signed()).execute(&mut **transaction).await?
        }
        Write::Rename { person, name } => {
            let update = sqlx::query("UPDATE person SET name = $1 WHERE id = $2");
            update.bind(name).bind(person.0.cast_signed()).execute(&mut **transaction).await?
        }
        Write::Account { person, account, password } => {
            let update = sqlx::query("UPDATE person SET account = $1, password = $2 WHERE id = $3");
            let update = update.bind(account).bind(password).bind(person.0.cast_signed());
            update.execute(&mut **transaction).await?
        }
        Write::Session { hash, person, kind, at } => {
            let insert = sqlx::query("INSERT INTO session (hash, person, kind, at) VALUES ($1, $2, $3, $4)");
            let insert =
                insert.bind(&hash[..]).bind(person.0.cast_signed()).bind(kind).bind(at.0.cast_signed());
            insert.execute(&mut **transaction).await?
        }
        Write::Forget { hash } => {
            sqlx::query("DELETE FROM session WHERE hash = $1")
                .bind(&hash[..])
                .execute(&mut **transaction)
                .await?
        }
    };
    Ok(done.last_insert_rowid().unsigned_abs())
}
