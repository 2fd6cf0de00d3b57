//! Several houses on one database: what must hold between them.

use super::postgres::{fresh_database, server, server_at};
use super::*;

async fn open_two(name: &str) -> Option<(Store, Store)> {
    let server = server_at(&fresh_database(&server()?, name));
    let open = async || Store::open_on_server(&server, Nodes::Several).await.expect("several are allowed");
    Some((open().await, open().await))
}

#[tokio::test]
async fn a_second_house_alone_is_refused_until_the_first_is_gone() {
    let Some(server) = server() else { return };
    let server = server_at(&fresh_database(&server, "alone"));
    let first = Store::open_on_server(&server, Nodes::One).await.expect("it is empty");
    for nodes in [Nodes::One, Nodes::Several] {
        let refused = Store::open_on_server(&server, nodes).await.map(|_| ());
        let refused = refused.expect_err("the first is there").to_string();
        assert!(refused.contains("another fondaco") && refused.contains("NATS"), "{refused}");
    }
    assert!(first.readiness().await.is_ready(), "the first goes on");
    first.close().await;
    let second = Store::open_on_server(&server, Nodes::One).await.expect("the first is gone");
    assert!(second.readiness().await.is_ready());
}

/// The log is the fence: of two that believe to have a table one goes on, and the other is told.
#[tokio::test(flavor = "multi_thread")]
async fn two_houses_never_fork_a_table() {
    let Some((a, b)) = open_two("fork").await else { return };
    let mut stored = 0;
    for n in 0..200 {
        let append = |table: &str, store: &Store| {
            let append = Append { table: table.to_owned(), entries: vec![entry(n, 1)], lobby_row: None };
            let store = store.clone();
            async move { store.append(append).await }
        };
        // Many tables at once, so that both write them together, and in different orders.
        let (mine, yours) = tokio::join!(
            futures_util::future::join_all(["t1", "t2", "t3", "t4"].map(|table| append(table, &a))),
            futures_util::future::join_all(["t4", "t3", "t2", "t1"].map(|table| append(table, &b))),
        );
        for (mine, yours) in mine.iter().zip(yours.iter().rev()) {
            let one = matches!(
                (mine, yours),
                (Ok(()), Err(StoreError::Conflict)) | (Err(StoreError::Conflict), Ok(()))
            );
            assert!(one, "{n}: {mine:?} {yours:?}");
            stored += 1;
        }
    }
    assert_eq!(stored, 800);
    for table in ["t1", "t2", "t3", "t4"] {
        let numbers: Vec<u32> =
            a.log(table).await.expect("it can be read").iter().map(|logged| logged.n).collect();
        assert_eq!(numbers, (0..200).collect::<Vec<u32>>());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_bounded_for_a_person_is_bounded_for_all_houses_together() {
    let Some((a, b)) = open_two("bounds").await else { return };
    let person = a.create_person("Anna".to_owned(), Time(0)).await.expect("there is room");
    let open = |store: &Store, n: u32| {
        let lobby_row = lobby_row(person, Stage::Gathering, 100);
        let new = NewTable { lobby_row, most_tables: 5, ..new_table(&format!("t{n}"), 100) };
        let store = store.clone();
        async move { store.open_table(new).await }
    };
    let opened = (0..40).map(|n| open(if n % 2 == 0 { &a } else { &b }, n));
    let opened = futures_util::future::join_all(opened).await;
    assert_eq!(opened.iter().filter(|outcome| outcome.is_ok()).count(), 5, "{opened:?}");
    assert!(opened.iter().all(|outcome| matches!(outcome, Ok(()) | Err(StoreError::TooManyTables))));
    let token = |store: &Store, n: u8| {
        let (kind, label) = (TokenKind::Bearer, String::new());
        let new = NewSession { hash: [n; 32], person, kind, label, parent: None, at: Time(0) };
        let store = store.clone();
        async move { store.create_session(new).await }
    };
    let tokens = (0..120).map(|n| token(if n % 2 == 0 { &a } else { &b }, n));
    let tokens = futures_util::future::join_all(tokens).await;
    let created =
        tokens.iter().filter(|outcome| matches!(outcome, Ok(SessionOutcome::Created { .. }))).count();
    assert_eq!(created, 50);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_given_once_by_all_houses_together() {
    let Some((a, b)) = open_two("names").await else { return };
    for n in 0..30 {
        let anna = a.create_person("A".to_owned(), Time(0)).await.expect("there is room");
        let bert = b.create_person("B".to_owned(), Time(0)).await.expect("there is room");
        assert_ne!(anna, bert);
        let create = |store: &Store, person, name: String| {
            let store = store.clone();
            async move { store.create_account(person, name, String::new(), vec![[n; 32]]).await }
        };
        let (one, other) =
            tokio::join!(create(&a, anna, format!("anna{n}")), create(&b, bert, format!("ANNA{n}")));
        let mut outcomes = [one.expect("it is answered"), other.expect("it is answered")];
        outcomes.sort_by_key(|outcome| *outcome == AccountOutcome::NameTaken);
        assert_eq!(outcomes, [AccountOutcome::Created, AccountOutcome::NameTaken]);
    }
}
