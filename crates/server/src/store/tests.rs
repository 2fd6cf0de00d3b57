//! The writer, asked by many at once.

use hall::{Entry, SeatPlan};
use table::Seat;

use super::*;

const DAY: u64 = 86_400_000;

fn entry(n: u32, day: u64) -> Logged {
    Logged { n, at: Time(day * DAY), entry: Entry::Seated { seat: Seat::ALL[0], plan: SeatPlan::Open } }
}

/// A table of person 1, who may have two.
fn new_table(table: &str, day: u64) -> NewTable {
    let (host, people) = (Person(1), vec![Person(1)]);
    let lobby_row = LobbyRow { stage: Stage::Gathering, public: true, people, host };
    NewTable { table: table.to_owned(), opened: entry(0, day), lobby_row, most_tables: 2 }
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
    let create = |person, name: &str| store.create_account(person, name.to_owned(), String::new());
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
}
