//! A house is moved from one kind of database to the other and back.

use std::sync::atomic::AtomicU64;

use super::postgres::{fresh_database, server};
use super::*;

/// What readers find of the tables and people of a house.
async fn contents(store: &Store, tables: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    for table in tables {
        found.push(format!("{table}: {:?}", store.log(table).await.expect("it can be read")));
    }
    for person in 1..=4 {
        let (person, account) = (Person(person), store.account(&format!("account{person}")).await);
        let sessions = store.sessions_of(person).await;
        found.push(format!("{:?} {account:?} {sessions:?}", store.person(person).await));
    }
    let public = store.public_tables(Stage::Gathering, 50).await.expect("it can be read");
    let own = store.tables_of(Person(1), 50).await.expect("it can be read");
    found.push(format!("{public:?} {own:?} {:?}", store.house_times().await));
    found
}

async fn furnish(store: &Store, tables: &[String]) {
    for person in 1..=3_u64 {
        let person = store.create_person(format!("Person {person}"), Time(DAY)).await.expect("there is room");
        let account = format!("account{}", person.0);
        let hash = [u8::try_from(person.0).expect("few"); 32];
        let created = store.create_account(person, account, "hash".to_owned(), vec![hash]).await;
        assert_eq!(created.ok(), Some(AccountOutcome::Created));
        let (kind, label) = (TokenKind::Cookie, "Firefox".to_owned());
        let new = NewSession { hash, person, kind, label, parent: None, at: Time(DAY) };
        store.create_session(new).await.expect("there is room");
    }
    for (day, table) in (2..).zip(tables) {
        open_any(store, table, Person(1), Some(3), day).await;
        let entries = (1..300).map(|n| entry(n, 2)).collect();
        let append = Append { table: table.clone(), entries, lobby_row: None };
        store.append(append).await.expect("it is stored");
    }
    store.note_time(Time(3 * DAY), Some((Time(1), Time(2)))).await.expect("it is stored");
}

async fn moved(from: &Database, to: &Database) -> Result<Moved, MoveError> {
    move_house(from, to, |_, _, _| {}).await
}

#[tokio::test]
async fn a_house_is_moved_there_and_back() {
    let Some(server) = server() else { return };
    let tables: Vec<String> = (0..40).map(|n| format!("table{n:02}")).collect();
    let folder = Database::Folder(fresh_folder("move-from").0);
    let there = Database::read(&fresh_database(&server, "move")).expect("it is an address");
    let open =
        async |database: &Database| Store::open_database(database, Nodes::One).await.expect("it is ours");
    assert!(matches!(moved(&folder, &there).await, Err(MoveError::NoHouse(_))));
    let store = open(&folder).await;
    furnish(&store, &tables).await;
    let before = contents(&store, &tables).await;
    assert!(matches!(moved(&folder, &there).await, Err(MoveError::Database(CannotOpen::Locked(..)))));
    store.close().await;
    assert!(matches!(moved(&folder, &folder).await, Err(MoveError::SamePlace(_))));

    // Cut short while it copies: nobody opens what is there, and it goes on where it was.
    let (copied, cut) = (AtomicU64::new(0), tokio::sync::Notify::new());
    let progress = |step, done, _| {
        if step == MoveStep::Copy && done > 5_000 {
            copied.store(done, SeqCst);
            cut.notify_one();
        }
    };
    tokio::select! {
        biased;
        () = cut.notified() => {}
        moved = move_house(&folder, &there, progress) => panic!("{moved:?}"),
    }
    assert!(copied.load(SeqCst) < 12_000);
    let refused = Store::open_database(&there, Nodes::One).await.map(|_| ()).expect_err("it is not finished");
    assert!(matches!(refused, CannotOpen::UnfinishedMove(_)), "{refused}");
    // Meanwhile the original is played on, and forgets a table.
    let store = open(&folder).await;
    let more = Append { table: tables[0].clone(), entries: vec![entry(300, 4)], lobby_row: None };
    store.append(more).await.expect("it is stored");
    let new = store.create_person("Dora".to_owned(), Time(DAY)).await.expect("there is room");
    let gone = &tables[1];
    store.delete(Deletion::BeginTable(gone.clone())).await.expect("it is deleted");
    while store.delete(Deletion::Entries(gone.clone())).await.is_ok_and(|deleted| deleted > 0) {}
    let played_on = contents(&store, &tables).await;
    assert!(played_on != before);
    store.close().await;

    let first_told = AtomicU64::new(u64::MAX);
    let outcome = move_house(&folder, &there, |_, done, _| _ = first_told.fetch_min(done, SeqCst)).await;
    assert_eq!(outcome.expect("it goes on"), Moved { matches: 39, entries: 39 * 300 + 1, people: 4 });
    assert!(matches!(moved(&folder, &there).await, Err(MoveError::Occupied(_))), "once is enough");
    let store = open(&there).await;
    assert!(contents(&store, &tables).await == played_on, "everything is there");
    let next = store.create_person("Emil".to_owned(), Time(DAY)).await.expect("there is room");
    assert!(next > new, "numbers go on");
    let there_now = contents(&store, &tables).await;
    store.close().await;

    let back = Database::Folder(fresh_folder("move-back").0);
    assert_eq!(moved(&there, &back).await.expect("and back").people, 5);
    let store = open(&back).await;
    assert!(contents(&store, &tables).await == there_now, "everything is there");
    assert!(store.create_person("Fritz".to_owned(), Time(DAY)).await.is_ok_and(|person| person > next));
    store.close().await;
    let another = Database::read(&fresh_database(&server, "another")).expect("it is an address");
    assert!(matches!(moved(&another, &folder).await, Err(MoveError::NoHouse(_))));
}
