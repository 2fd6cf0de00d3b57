//! The schema, brought from version to version by sqlx's migrator, and how databases from before the migrator are adopted.
//!
//! A released script is never edited: databases remember its checksum, and a different one would not open them.

use std::borrow::Cow;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Executor as _, Row as _, SqlStr};

use super::sql::{Connection, Kind};

/// In the header of the file, so that no other program's database is taken for ours: "FOND".
pub(super) const APPLICATION_ID: i64 = 0x464f_4e44;
/// A script that brings a database from one version to the next, and what it brings.
type Script = (&'static str, &'static str);

/// For SQLite. Each writes the new `user_version` into the header.
const SQLITE: [Script; 5] = [
    ("log, people, sessions, lobby", include_str!("../../migrations/sqlite/0001.sql")),
    ("hosts", include_str!("../../migrations/sqlite/0002.sql")),
    ("when the house was there", include_str!("../../migrations/sqlite/0003.sql")),
    ("people", include_str!("../../migrations/sqlite/0004.sql")),
    ("what the lobby shows, and deletion", include_str!("../../migrations/sqlite/0005.sql")),
];
/// For PostgreSQL. Each writes its version into `fondaco_schema`.
const POSTGRES: [Script; 1] =
    [("everything up to deletion", include_str!("../../migrations/postgres/0001.sql"))];

fn scripts(kind: Kind) -> &'static [Script] {
    match kind {
        Kind::Sqlite => &SQLITE,
        Kind::Postgres => &POSTGRES,
    }
}

/// The newest version that this program knows.
pub(super) fn newest(kind: Kind) -> i64 {
    i64::try_from(scripts(kind).len()).expect("there are few scripts")
}

/// Brings a database to the newest version; a new one and one of the newest version are fine too.
pub(super) async fn migrate(connection: &mut Connection) -> Result<(), sqlx::Error> {
    let migrator = migrator(connection.kind());
    match connection {
        Connection::Sqlite(connection) => migrate_file(connection, &migrator).await,
        Connection::Postgres(connection) => migrator.run(connection).await.map_err(sqlx_error),
    }
}

async fn migrate_file(connection: &mut SqliteConnection, migrator: &Migrator) -> Result<(), sqlx::Error> {
    let version = pragma(connection, "user_version").await?;
    if version == 0 {
        // Before anything else is written, so that a first start that is cut short leaves a file that is known as ours.
        let mark = format!("PRAGMA application_id = {APPLICATION_ID}");
        connection.execute(sqlx::AssertSqlSafe(mark)).await?;
    }
    // The first two versions were also written by programs without sqlx's migrator, which counted in the header alone:
    // what the header says is there is noted as applied, and not applied again.
    migrator.skip(&mut *connection, Some(version)).await.map_err(sqlx_error)?;
    migrator.run(&mut *connection).await.map_err(sqlx_error)
}

fn migrator(kind: Kind) -> Migrator {
    let migrations = (1..).zip(scripts(kind)).map(|(version, (description, script))| {
        let script = SqlStr::from_static(script);
        Migration::new(version, Cow::Borrowed(description), MigrationType::Simple, script, false)
    });
    Migrator::with_migrations(migrations.collect())
}

fn sqlx_error(error: MigrateError) -> sqlx::Error {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error,
        other => sqlx::Error::Migrate(Box::new(other)),
    }
}

/// A number from the header of the file.
pub(super) async fn pragma(
    connection: &mut SqliteConnection,
    name: &'static str,
) -> Result<i64, sqlx::Error> {
    let row = connection.fetch_one(sqlx::AssertSqlSafe(format!("PRAGMA {name}"))).await?;
    row.try_get(0)
}

#[cfg(test)]
mod tests {
    use sqlx::Connection as _;

    use super::*;

    async fn empty() -> SqliteConnection {
        SqliteConnection::connect("sqlite::memory:").await.expect("memory is there")
    }

    async fn bring_up_to_date(connection: &mut SqliteConnection) {
        migrate_file(connection, &migrator(Kind::Sqlite)).await.expect("old databases open");
    }

    /// The tables, columns and triggers of a database, but for the migrator's own table.
    async fn schema(connection: &mut SqliteConnection) -> Vec<String> {
        let rows = sqlx::query(
            "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '\\_sqlx%' ESCAPE '\\'",
        );
        let rows = rows.fetch_all(connection).await.expect("it can be read");
        rows.into_iter().map(|row| row.get(0)).collect()
    }

    /// As programs before the migrator wrote a database: the scripts, and the version in the header.
    async fn before_the_migrator(version: usize) -> SqliteConnection {
        let mut connection = empty().await;
        for (_, script) in SQLITE.iter().take(version) {
            connection.execute(*script).await.expect("the script is sound");
        }
        connection
    }

    #[tokio::test]
    async fn databases_from_before_the_migrator_are_adopted() {
        let mut fresh = empty().await;
        bring_up_to_date(&mut fresh).await;
        let newest_schema = schema(&mut fresh).await;
        for version in 1..=2 {
            let mut old = before_the_migrator(version).await;
            old.execute("INSERT INTO person (id, name, at) VALUES (7, 'Anna', 0)")
                .await
                .expect("it is there");
            bring_up_to_date(&mut old).await;
            bring_up_to_date(&mut old).await;
            assert_eq!(schema(&mut old).await, newest_schema, "from version {version}");
            assert_eq!(pragma(&mut old, "user_version").await.ok(), Some(newest(Kind::Sqlite)));
            let people = old.fetch_all("SELECT id FROM person").await.expect("it can be read");
            assert_eq!(people.len(), 1, "nothing is lost");
        }
    }

    /// Every script writes its own version into the header, in the transaction that applies it.
    #[tokio::test]
    async fn every_script_writes_its_version() {
        for version in 1..=SQLITE.len() {
            let mut connection = before_the_migrator(version).await;
            assert_eq!(pragma(&mut connection, "user_version").await.ok(), i64::try_from(version).ok());
            assert_eq!(pragma(&mut connection, "application_id").await.ok(), Some(APPLICATION_ID));
        }
    }

    /// Databases out there remember these checksums.
    #[test]
    fn released_scripts_are_never_edited() {
        let released = ["458349d058b71835", "a45664c02d1d2a41", "f391d7f010fe618f", "8c9f9bc7a9552a38"];
        let migrator = migrator(Kind::Sqlite);
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let checksums: Vec<String> = migrator.iter().map(|migration| hex(&migration.checksum[..8])).collect();
        assert_eq!(checksums[..released.len()], released);
    }
}
