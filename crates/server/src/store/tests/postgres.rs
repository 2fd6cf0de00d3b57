//! The tests of this crate once more, on PostgreSQL; and what only a server can do or refuse.

use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use test_servers::{Durability, Postgres, PostgresAt};

use super::*;

/// Where the server is, in the process that runs the tests on it.
const VARIABLE: &str = "FONDACO_TEST_POSTGRES";

/// The server, if tests are being run on it.
pub(super) fn server() -> Option<PostgresAt> {
    std::env::var_os(VARIABLE).map(PostgresAt::of_folder)
}

/// An empty database of its own for a test, if tests are being run on a server.
pub(super) fn fresh_server(name: &str) -> Option<PostgresServer> {
    Some(server_at(&fresh_database(&server()?, name)))
}

/// The address of an empty database.
pub(super) fn fresh_database(server: &PostgresAt, name: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    server
        .create_database(&format!("{name}{}x{}", COUNT.fetch_add(1, Relaxed), std::process::id()))
        .expect("there is room")
}

pub(super) fn server_at(address: &str) -> PostgresServer {
    match Database::read(address) {
        Ok(Database::Server(server)) => server,
        other => panic!("{other:?}"),
    }
}

/// Everything that is tested of a store holds on PostgreSQL, too. The server lives as long as this test.
#[test]
fn all_tests_pass_on_postgres() {
    if server().is_some() {
        return;
    }
    let postgres = Postgres::start(Durability::UntilPowerFails).expect("it starts");
    let mut again = Command::new(std::env::current_exe().expect("a test runs"));
    let output = again.env(VARIABLE, postgres.at().folder()).output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "on PostgreSQL:\n{said}\n{}", String::from_utf8_lossy(&output.stderr));
}

async fn refusal(address: &str) -> String {
    let database = Database::read(address).expect("it is an address");
    let refused = Store::open_database(&database, Nodes::One).await.map(|_| ());
    let sentence = refused.expect_err(address).to_string();
    assert!(!sentence.contains('\n') && !sentence.contains("hunter2"), "{sentence}");
    sentence
}

/// The names of all tables in a database.
fn tables(server: &PostgresAt, address: &str) -> String {
    let all =
        "SELECT string_agg(tablename, ' ' ORDER BY tablename) FROM pg_tables WHERE schemaname = 'public'";
    ask(server, address, all).expect("it can be asked")
}

fn ask(server: &PostgresAt, address: &str, statement: &str) -> Result<String, String> {
    let name = address.split(['@', '?']).nth(1).expect("it has a name").trim_start_matches('/');
    server.query(name, statement)
}

#[tokio::test]
async fn databases_that_are_not_ours_are_left_as_they_are() {
    let Some(server) = server() else { return };
    let foreign = fresh_database(&server, "foreign");
    ask(&server, &foreign, "CREATE TABLE shopping (list TEXT)").expect("there is room");
    assert!(refusal(&foreign).await.contains("not a database of Fondaco"));
    assert_eq!(tables(&server, &foreign), "shopping");

    let newer = fresh_database(&server, "newer");
    open_at(&newer).await.close().await;
    let all = tables(&server, &newer);
    ask(&server, &newer, "UPDATE fondaco_schema SET version = 99").expect("it is ours");
    let sentence = refusal(&newer).await;
    assert!(sentence.contains("version 99") && sentence.contains("newer fondaco"), "{sentence}");
    assert_eq!(tables(&server, &newer), all);

    let latin = format!("latin{}", std::process::id());
    let create = format!("CREATE DATABASE {latin} ENCODING 'LATIN1' TEMPLATE template0");
    server.query("postgres", &create).expect("there is room");
    let latin = server.address(&latin);
    assert!(refusal(&latin).await.contains("UTF8"));
    assert_eq!(tables(&server, &latin), "");

    let standby = fresh_database(&server, "standby");
    let read_only = format!("{standby}&options=-c%20default_transaction_read_only%3Don");
    assert!(refusal(&read_only).await.contains("read-only"));
    assert_eq!(tables(&server, &standby), "");

    ask(&server, &standby, "CREATE ROLE poor LOGIN").expect("there is room");
    assert!(refusal(&standby.replace("fondaco@", "poor@")).await.contains("may not make tables"));
    assert_eq!(tables(&server, &standby), "");
}

#[tokio::test]
async fn servers_that_do_not_let_anybody_in_are_said_in_one_sentence() {
    let Some(server) = server() else { return };
    let address = server.address("postgres");
    let wrong = address.replace("fondaco@", "stranger:hunter2@");
    assert!(refusal(&wrong).await.contains("does not let this user in"));
    assert!(refusal(&server.address("nothing")).await.contains("no database of this name"));
    assert!(refusal("postgres://a:hunter2@/b?host=/nowhere").await.contains("no PostgreSQL server"));
    assert!(refusal("postgres://a:hunter2@127.0.0.1:1/b").await.contains("no PostgreSQL server"));
}

async fn open_at(address: &str) -> Store {
    Store::open_on_server(&server_at(address), Nodes::One).await.expect("it is ours or empty")
}

/// A first start that was cut short has made the migrator's own table, and nothing else.
#[tokio::test]
async fn a_first_start_that_was_cut_short_begins_anew() {
    let Some(server) = server() else { return };
    let address = fresh_database(&server, "cut");
    let begun = "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL,
        installed_on TIMESTAMPTZ NOT NULL DEFAULT now(), success BOOLEAN NOT NULL, checksum BYTEA NOT NULL,
        execution_time BIGINT NOT NULL)";
    ask(&server, &address, begun).expect("there is room");
    for _ in 0..2 {
        let store = open_at(&address).await;
        assert!(store.create_person("A".to_owned(), Time(0)).await.is_ok());
        store.close().await;
    }
}

#[tokio::test]
async fn the_log_is_append_only_for_everybody() {
    let Some(server) = server() else { return };
    let address = fresh_database(&server, "appendonly");
    let store = open_at(&address).await;
    open_any(&store, "table", Person(1), None, 1).await;
    for statement in ["UPDATE log SET entry = ''", "DELETE FROM log", "TRUNCATE log"] {
        let refused = ask(&server, &address, statement).expect_err(statement);
        assert!(refused.contains("append-only"), "{refused}");
    }
    assert_eq!(store.log("table").await.map(|log| log.len()).ok(), Some(1));
}

/// Whoever writes while the server is restarted may be told that it was not stored; what was acknowledged is there, and writing
/// goes on without anybody doing anything.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_restarted_loses_nothing() {
    if server().is_none() {
        return;
    }
    let mut postgres = Postgres::start(Durability::Durable).expect("it starts");
    let address = postgres.at().create_database("restarted").expect("there is room");
    let store = open_at(&address).await;
    let mut acknowledged = Vec::new();
    for round in 0..4_u32 {
        for n in 0..20 {
            let table = format!("table-{round}");
            let append = Append { table: table.clone(), entries: vec![entry(n, 1)], lobby_row: None };
            let writer = store.clone();
            let append = tokio::spawn(async move { writer.append(append).await });
            if n == 10 {
                postgres.kill();
                postgres.start_server().expect("it starts again");
            }
            match append.await.expect("it does not panic") {
                Ok(()) => acknowledged.push((table, n)),
                Err(StoreError::NotStored(_)) => assert!((9..=12).contains(&n), "{round} {n}"),
                Err(other) => panic!("{other}"),
            }
        }
    }
    assert!(acknowledged.len() >= 72, "{acknowledged:?}");
    for (table, n) in &acknowledged {
        let log = store.log(table).await.expect("it can be read");
        assert!(log.iter().any(|logged| logged.n == *n), "{table} {n} was acknowledged");
    }
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    let readiness = store.readiness().await;
    assert!(readiness.reads && readiness.lock, "{readiness:?}");
}
