//! Opening a database of a PostgreSQL server: one that is ours and not newer than this program, or empty; or it is not touched at all.

use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};

use super::connect::{Connector, Nodes, lock_patiently};
use super::database::PostgresServer;
use super::migrations::{migrate, newest};
use super::open::{CannotOpen, OpenDatabase};
use super::people::add_missing_skeletons;
use super::sql::{Connection, Kind, Pool, query};

/// Connections for readers, of each house.
const READERS: u32 = 4;

impl PostgresServer {
    /// Opens the database for writing and takes its lock.
    pub(super) async fn open(&self, nodes: Nodes) -> Result<OpenDatabase, CannotOpen> {
        let explain = |error: sqlx::Error| CannotOpen::of_server(self, &error);
        let options = writer_options(self.options());
        let mut connection = Connection::Postgres(options.connect().await.map_err(explain)?);
        self.inspect(&mut connection).await?;
        if !lock_patiently(&mut connection, nodes).await.map_err(explain)? {
            return Err(CannotOpen::LockedServer(self.to_string()));
        }
        migrate(&mut connection).await.map_err(explain)?;
        add_missing_skeletons(&mut connection).await.map_err(explain)?;
        Ok(OpenDatabase { connection, connector: Connector::Postgres(options, nodes), folder: None })
    }

    /// Connections for readers.
    pub(super) async fn readers(&self) -> Result<Pool, CannotOpen> {
        let readers = PgPoolOptions::new().max_connections(READERS).acquire_timeout(Duration::from_secs(10));
        let options = common_options(self.options()).options([("default_transaction_read_only", "on")]);
        let readers = readers.connect_with(options).await;
        readers.map(Pool::Postgres).map_err(|error| CannotOpen::of_server(self, &error))
    }

    /// Whether there is a house in the database. Nothing is made where there is none.
    pub(super) async fn has_house(&self) -> Result<bool, CannotOpen> {
        let explain = |error: sqlx::Error| CannotOpen::of_server(self, &error);
        let mut connection = Connection::Postgres(self.options().connect().await.map_err(explain)?);
        self.inspect(&mut connection).await?;
        let house = query("SELECT 1 WHERE to_regclass('fondaco_schema') IS NOT NULL");
        let house = house.fetch_optional(&mut connection).await.map_err(explain)?;
        let _ = connection.close().await;
        Ok(house.is_some())
    }

    /// Checks that this is a database of ours and not newer than this program, or has nothing in it, and that it can be written.
    async fn inspect(&self, connection: &mut Connection) -> Result<(), CannotOpen> {
        let name = self.to_string();
        let explain = |error: sqlx::Error| CannotOpen::of_server(self, &error);
        let about = query(
            "SELECT current_setting('server_encoding'), current_setting('transaction_read_only'),
                 has_schema_privilege(current_schema(), 'CREATE'), to_regclass('fondaco_schema') IS NOT NULL,
                 EXISTS (SELECT 1 FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
                     WHERE nspname = current_schema() AND relname NOT LIKE '\\_sqlx\\_migrations%'
                     AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e'))",
        );
        let about = about.fetch_one(&mut *connection).await.map_err(explain)?;
        let (encoding, read_only): (String, String) = (about.get(0), about.get(1));
        let (may_create, is_ours): (Option<bool>, bool) = (about.get(2), about.get(3));
        let has_something: bool = about.get(4);
        if encoding != "UTF8" {
            return Err(CannotOpen::Encoding(name, encoding));
        }
        // A first start that was cut short leaves the migrator's own table.
        if !is_ours && has_something {
            return Err(CannotOpen::NotOurs(name));
        }
        if read_only == "on" {
            return Err(CannotOpen::ReadOnly(name));
        }
        if is_ours {
            let version = query("SELECT version FROM fondaco_schema").fetch_one(connection).await;
            let version: i64 = version.map_err(explain)?.get(0);
            if version > newest(Kind::Postgres) {
                return Err(CannotOpen::Newer(name, version, newest(Kind::Postgres)));
            }
        }
        if may_create == Some(true) { Ok(()) } else { Err(CannotOpen::MayNotCreate(name)) }
    }
}

/// What holds for every connection. A house that is stopped in the middle of a transaction (its machine sleeps, or is gone) does
/// not hold others up for longer than some seconds, and is missed within a minute.
fn common_options(options: &PgConnectOptions) -> PgConnectOptions {
    options.clone().application_name("fondaco").disable_statement_logging().options([
        ("default_transaction_isolation", "read committed"),
        ("idle_in_transaction_session_timeout", "5s"),
        ("lock_timeout", "10s"),
        ("tcp_keepalives_idle", "20"),
        ("tcp_keepalives_interval", "10"),
        ("tcp_keepalives_count", "4"),
    ])
}

/// For the one connection that writes: what it has confirmed is on disk.
fn writer_options(options: &PgConnectOptions) -> PgConnectOptions {
    common_options(options).options([("synchronous_commit", "on")])
}

impl CannotOpen {
    /// What a PostgreSQL server answered, or that it did not, as a sentence.
    pub(super) fn of_server(server: &PostgresServer, error: &sqlx::Error) -> CannotOpen {
        let name = server.to_string();
        let error = match error {
            sqlx::Error::Database(error) => error,
            sqlx::Error::Io(error) => return CannotOpen::NoServer(name, error.to_string()),
            sqlx::Error::PoolTimedOut => return CannotOpen::NoServer(name, "it did not answer".to_owned()),
            other => return CannotOpen::Broken(name, one_line(&other.to_string())),
        };
        let said = one_line(error.message());
        match error.code().as_deref() {
            Some("28P01" | "28000") => CannotOpen::NotLetIn(name, said),
            Some("3D000") => CannotOpen::NoDatabase(name),
            Some("25006") => CannotOpen::ReadOnly(name),
            Some("42501") => CannotOpen::MayNotCreate(name),
            Some("53100") => CannotOpen::DiskFull(name),
            Some(code) if code.starts_with("57P0") => CannotOpen::NoServer(name, said),
            _ => CannotOpen::Broken(name, said),
        }
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
