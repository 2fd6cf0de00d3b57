//! The writer, asked by many at once, on both databases; and files that older programs left half-made.

mod moving;
mod nodes;
mod postgres;

use hall::{Entry, SeatPlan, Stage};
use sqlx::{Connection as _, Executor as _};
use table::{Seat, SeatSet};

use super::*;

const DAY: u64 = 86_400_000;

/// An empty store: in a folder, or on the server where all tests are being run once more.
pub(crate) async fn fresh_store(name: &str) -> Store {
    match postgres::fresh_server(name) {
        Some(server) => Store::open_on_server(&server, Nodes::One).await.expect("a fresh database"),
        None => open(&fresh_folder(name).0).await.expect("a fresh folder"),
    }
}

fn entry(n: u32, day: u64) -> Logged {
    Logged { n, at: Time(day * DAY), entry: Entry::Seated { seat: Seat::ALL[0], plan: SeatPlan::Open } }
}

fn lobby_row(host: Person, stage: Stage, day: u64) -> LobbyRow {
    let (people, summary) = (vec![(host, SeatSet::from(Seat::ALL[0]))], "{}".to_owned());
    LobbyRow {
        stage,
        public: true,
        people,
        people_as_before: false,
        host,
        bots_only: false,
        at: Time(day * DAY),
        summary,
    }
}

/// A table of person 1, who may have two.
fn new_table(table: &str, day: u64) -> NewTable {
    NewTable {
        table: table.to_owned(),
        opened: entry(0, day),
        lobby_row: lobby_row(Person(1), Stage::Gathering, day),
        most_tables: 2,
        opened_from: None,
    }
}

/// A table of some person, opened from some network, of which there may be any number.
async fn open_any(store: &Store, table: &str, host: Person, network: Option<u8>, day: u64) {
    let lobby_row = lobby_row(host, Stage::Gathering, day);
    let opened_from = network.map(|network| [network; 32]);
    let new = NewTable { lobby_row, most_tables: 0, opened_from, ..new_table(table, day) };
    store.open_table(new).await.expect("there is room");
}

#[tokio::test]
async fn nobody_hides_the_tables_of_others() {
    let house = crate::house::tests::house("lists").await;
    let store = house.store();
    open_any(store, "alone", Person(1), Some(1), 1).await;
    open_any(store, "neighbour", Person(2), Some(2), 2).await;
    for n in 0..20_u64 {
        open_any(store, &format!("many{n:02}"), Person(3), Some(2), 3 + n).await;
        open_any(store, &format!("guest{n:02}"), Person(10 + n), Some(3), 3 + n).await;
    }
    let listed = store.public_tables(Stage::Gathering, 8).await.expect("it can be read");
    let names: Vec<&str> = listed.iter().map(|row| &*row.table).collect();
    for name in ["alone", "neighbour", "many19", "guest19"] {
        assert!(names.contains(&name), "{name} is not in {names:?}");
    }
    assert_eq!(names.first(), Some(&"many19"), "the newest come first");
    let own = store.tables_of(Person(1), 8).await.expect("it can be read");
    let own: Vec<(&str, SeatSet)> = own.iter().map(|(row, seats)| (&*row.table, *seats)).collect();
    assert_eq!(own, [("alone", SeatSet::from(Seat::ALL[0]))]);
}

#[tokio::test]
async fn what_is_no_longer_kept_is_deleted_and_nothing_else() {
    let house = crate::house::tests::house("retention").await;
    let store = house.store();
    let finished = |bots_only, day| LobbyRow { bots_only, ..lobby_row(Person(1), Stage::Finished, day) };
    for (table, day) in [("bots", 10), ("people", 10), ("new", 90), ("unstarted", 10)] {
        open_any(store, table, Person(1), None, day).await;
        let entries = (1..700).map(|n| entry(n, day)).collect();
        let append = Append { table: table.to_owned(), entries, lobby_row: None };
        store.append(append).await.expect("it is stored");
        if table != "unstarted" {
            let row = finished(table != "people", day);
            store.replace_lobby_row(table.to_owned(), row).await.expect("it is stored");
        }
    }
    let before = Time(60 * DAY);
    assert_eq!(store.old_bot_matches(before, 10).await.ok(), Some(vec!["bots".to_owned()]));
    assert_eq!(store.old_unstarted_tables(before).await.ok(), Some(vec!["unstarted".to_owned()]));
    let too_many = store.old_bot_matches(Time(0), 0).await.expect("it can be read");
    assert_eq!(too_many, ["bots"], "beyond the newest, however new");
    let entries = async |table: &str| store.log(table).await.map_or(0, |log| log.len());
    let not_allowed = store.delete(Deletion::Entries("people".to_owned())).await;
    assert!(not_allowed.is_err() && entries("people").await == 700, "the log is append-only");
    assert!(store.delete(Deletion::BeginTable("bots".to_owned())).await.is_ok());
    assert_eq!(store.begun_deletions().await.ok(), Some(vec!["bots".to_owned()]), "it can be gone on with");
    let delete = async || store.delete(Deletion::Entries("bots".to_owned())).await.ok();
    assert_eq!((delete().await, delete().await, delete().await), (Some(500), Some(200), Some(0)));
    assert_eq!((entries("bots").await, entries("people").await, entries("new").await), (0, 700, 700));
    assert_eq!(store.begun_deletions().await.map(|begun| begun.len()).ok(), Some(0));
}

#[tokio::test]
async fn guests_who_cannot_come_back_are_forgotten_and_their_numbers_never_given_again() {
    let house = crate::house::tests::house("guests").await;
    let store = house.store();
    let come = async |name: &str, day: u64| {
        store.create_person(name.to_owned(), Time(day * DAY)).await.expect("there is room")
    };
    let (gone, here, seated, newest) =
        (come("gone", 1).await, come("here", 1).await, come("seated", 1).await, come("newest", 1).await);
    let account = come("account", 1).await;
    let created = store.create_account(account, "account".to_owned(), String::new(), Vec::new()).await;
    assert!(created.is_ok() && account > newest);
    let (kind, label) = (TokenKind::Cookie, String::new());
    let session = NewSession { hash: [1; 32], person: here, kind, label, parent: None, at: Time(DAY) };
    assert!(store.create_session(session).await.is_ok());
    open_any(store, "table", seated, None, 1).await;
    let last = come("last", 1).await;
    assert_eq!(store.delete(Deletion::Guests(Time(DAY))).await.ok(), Some(0), "not yet");
    assert_eq!(store.delete(Deletion::Guests(Time(2 * DAY))).await.ok(), Some(2));
    let known = async |person| store.person(person).await.is_ok_and(|found| found.is_some());
    assert!(!known(gone).await && !known(newest).await);
    assert!(known(here).await && known(seated).await && known(account).await && known(last).await);
    assert!(come("next", 3).await > last);
}

#[tokio::test]
async fn only_tables_where_something_happens_count() {
    let house = crate::house::tests::house("limit").await;
    let store = house.store();
    // Together, so that they meet in one transaction.
    let (a, b, c) = tokio::join!(
        store.open_table(new_table("a", 100)),
        store.open_table(new_table("b", 100)),
        store.open_table(new_table("c", 100))
    );
    assert!(a.is_ok() && b.is_ok() && matches!(c, Err(StoreError::TooManyTables)));
    assert!(matches!(store.open_table(new_table("d", 106)).await, Err(StoreError::TooManyTables)));
    assert!(store.open_table(new_table("e", 108)).await.is_ok(), "after a week they no longer count");
}

#[tokio::test]
async fn an_account_is_given_once() {
    let house = crate::house::tests::house("account").await;
    let store = house.store();
    let anna = store.create_person("A".to_owned(), Time(0)).await.expect("there is room");
    let bert = store.create_person("B".to_owned(), Time(0)).await.expect("there is room");
    assert_ne!(anna, bert);
    let create =
        |person, name: &str| store.create_account(person, name.to_owned(), String::new(), Vec::new());
    assert_eq!(create(anna, "anna").await.ok(), Some(AccountOutcome::Created));
    assert_eq!(create(anna, "other").await.ok(), Some(AccountOutcome::HasAccount));
    assert_eq!(create(bert, "anna").await.ok(), Some(AccountOutcome::NameTaken));
    assert!(matches!(store.account("other").await, Ok(None)));
}

/// Of entries that are stored together one meets a number that is taken: that one is refused, and the others are stored.
#[tokio::test]
async fn a_conflict_concerns_nobody_else() {
    let house = crate::house::tests::house("conflict").await;
    let store = house.store();
    let append = |table: &str, numbers: std::ops::Range<u32>| {
        let entries = numbers.map(|n| entry(n, 1)).collect();
        store.append(Append { table: table.to_owned(), entries, lobby_row: None })
    };
    let (a, b, again, both) =
        tokio::join!(append("a", 0..1), append("b", 0..1), append("a", 0..1), append("b", 0..2));
    assert!(a.is_ok() && b.is_ok());
    assert!(matches!(again, Err(StoreError::Conflict)) && matches!(both, Err(StoreError::Conflict)));
    let numbers = async |table: &str| {
        let log = store.log(table).await.expect("it can be read");
        log.into_iter().map(|logged| logged.n).collect::<Vec<u32>>()
    };
    assert_eq!(
        (numbers("a").await, numbers("b").await),
        (vec![0], vec![0]),
        "several are stored whole or not at all"
    );
    let (c, d, again) = tokio::join!(append("c", 0..1), append("d", 0..1), append("c", 0..1));
    assert!(c.is_ok() && d.is_ok() && matches!(again, Err(StoreError::Conflict)), "single entries alone");
    assert_eq!((numbers("c").await, numbers("d").await), (vec![0], vec![0]));
}

/// A fresh folder, and the path of the database that lies there later.
fn fresh_folder(name: &str) -> (std::path::PathBuf, std::path::PathBuf) {
    let folder = std::env::current_exe().expect("a test runs").with_file_name(format!("folder-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("there is room");
    let file = folder.join("fondaco.sqlite");
    (folder, file)
}

async fn open(folder: &std::path::Path) -> Result<Store, CannotOpen> {
    Store::open(DataFolder::lock(folder)?).await
}

async fn connect(file: &std::path::Path) -> sqlx::SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).create_if_missing(true);
    sqlx::ConnectOptions::connect(&options).await.expect("it can be made")
}

/// First starts of older programs were cut short before they had written whose file it is.
#[tokio::test]
async fn a_database_without_anything_in_it_is_ours() {
    let (folder, file) = fresh_folder("half-made");
    std::fs::write(&file, "").expect("there is room");
    open(&folder).await.expect("a file of no bytes, and no house before").close().await;
    for mode in ["WAL", "DELETE"] {
        let (folder, file) = fresh_folder("half-made");
        let mut connection = connect(&file).await;
        let mode = format!("PRAGMA journal_mode = {mode}; CREATE TABLE a (b); DROP TABLE a");
        connection.execute(sqlx::AssertSqlSafe(mode)).await.expect("it is sound");
        connection.close().await.expect("it is sound");
        let store = open(&folder).await.expect("it is empty, so it is ours");
        assert!(store.create_person("A".to_owned(), Time(0)).await.is_ok());
        store.close().await;
    }
}

/// As SQLite leaves a file when its process dies within a transaction: a copy is taken while one is under way.
#[tokio::test]
async fn a_transaction_that_was_cut_short_is_undone_in_our_files_only() {
    for (application, is_ours) in [(migrations::APPLICATION_ID, true), (7, false)] {
        let (elsewhere, original) = fresh_folder(&format!("cut-short-elsewhere-{application}"));
        let mut connection = connect(&original).await;
        let prepare = format!("PRAGMA application_id = {application}; PRAGMA cache_size = 2; BEGIN");
        connection.execute(sqlx::AssertSqlSafe(prepare)).await.expect("it is sound");
        let fill = "CREATE TABLE a (b); INSERT INTO a
                    WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) SELECT zeroblob(900) FROM n";
        connection.execute(fill).await.expect("it is sound");
        let (folder, file) = fresh_folder(&format!("cut-short-{application}"));
        for ending in ["", "-journal"] {
            let name = format!("fondaco.sqlite{ending}");
            std::fs::copy(elsewhere.join(&name), folder.join(&name)).expect("it is there");
        }
        let before = std::fs::read(&file).expect("it is there");
        match open(&folder).await {
            Ok(store) => {
                assert!(is_ours && store.create_person("A".to_owned(), Time(0)).await.is_ok());
                store.close().await;
            }
            Err(error) => {
                assert!(!is_ours && matches!(error, CannotOpen::NotOurs(_)), "{error}");
                assert_eq!(std::fs::read(&file).expect("it is there"), before, "untouched");
            }
        }
    }
}

/// The folder is moved away under the house: it says that it is not ready, and runs.
#[tokio::test]
async fn a_folder_that_is_gone_is_noticed() {
    let (folder, _) = fresh_folder("gone");
    let store = open(&folder).await.expect("it is fresh");
    let readiness = store.readiness().await;
    assert!(readiness.is_ready(), "{readiness:?}");
    let elsewhere = folder.with_file_name("folder-gone-elsewhere");
    let _ = std::fs::remove_dir_all(&elsewhere);
    std::fs::rename(&folder, &elsewhere).expect("it can be moved");
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    assert!(!store.readiness().await.lock);
}
