//! Several nodes on one store, with a real NATS between them. Each node is a house of its own; that they are in one process
//! changes nothing, as they share nothing else.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::future::Future;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use hall::{Command, Entry, Pace, Person, Privacy, SeatPlan, Setup};
use serde_json::{Map, Value};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::*;
use crate::actor::{Perspective, Subscription};
use crate::error::ApiError;
use crate::http::tables::send_command;
use crate::store::tests::fresh_store;
use crate::{Options, Store};
use test_servers::Nats as Server;

const ANNA: Person = Person(1);
const BERT: Person = Person(2);
const SOON: Duration = Duration::from_secs(20);

/// A node, with what it does by itself.
struct Node {
    house: House,
    keeping: JoinHandle<()>,
}

impl Node {
    async fn join(store: &Store, server: &Server) -> Node {
        let nats = Nats::connect(&server.url()).await.unwrap();
        let options = Options { nats: Some(nats), is_one_of_several: true, ..Options::default() };
        let options = Options { bot_pause: Duration::ZERO, rate: 0, ..options };
        let house = House::new(store.clone(), options).await.unwrap();
        let keeping = tokio::spawn(keep(house.clone()));
        Node { house, keeping }
    }

    async fn say(&self, table: &str, text: &str) -> Result<u32, ApiError> {
        let command = serde_json::from_value(serde_json::json!({ "say": { "text": text } })).unwrap();
        send_command(&self.house, table, None, ANNA, command).await
    }

    async fn look(&self, table: &str) -> Value {
        let request = |reply| TableRequest::Messages { perspective: seen_by(ANNA), since: None, reply };
        let messages: Vec<Bytes> = self.house.ask_table(table, None, request).await.unwrap();
        serde_json::from_slice(&messages[0]).unwrap()
    }

    async fn subscribe(&self, table: &str, person: Person, since: Option<u32>) -> Subscription {
        let perspective = seen_by(person);
        let request = |reply| TableRequest::Subscribe { perspective, since, is_socket: true, reply };
        self.house.ask_table(table, None, request).await.unwrap()
    }

    fn has_awake(&self, table: &str) -> bool {
        self.house.awake_tables().get(table).is_some()
    }

    /// As if its machine had lost its power: nobody answers any more.
    async fn goes_silent(&self) {
        self.keeping.abort();
        until("it is silent", async || self.keeping.is_finished()).await;
        self.house.cluster().unwrap().nats().flush().await;
    }
}

fn seen_by(person: Person) -> Perspective {
    Perspective { person: Some(person), network: None, seat: None }
}

async fn until<F: Future<Output = bool>>(what: &str, is_so: impl Fn() -> F) {
    let start = Instant::now();
    while !is_so().await {
        assert!(start.elapsed() < SOON, "{what}");
        sleep(Duration::from_millis(10)).await;
    }
}

/// A NATS server, a store, and so many nodes that know of each other.
async fn nodes(name: &str, count: usize) -> (Server, Store, Vec<Node>) {
    let server = Server::start().unwrap();
    let store = fresh_store(&format!("nodes-{name}")).await;
    let mut nodes = Vec::new();
    for _ in 0..count {
        nodes.push(Node::join(&store, &server).await);
    }
    for node in &nodes {
        let cluster = node.house.cluster().unwrap();
        until("they know each other", async || cluster.nodes().count() == count - 1).await;
    }
    (server, store, nodes)
}

fn person(person: Person, name: &str) -> SeatPlan {
    SeatPlan::Person { person, name: name.to_owned() }
}

/// A table with Anna, opened at a node.
async fn open_table(node: &Node, other: SeatPlan) -> String {
    let setup = Setup {
        game: "speicherstadt".to_owned(),
        config: hall::catalog::complete("speicherstadt", 2, Map::new()).unwrap(),
        seats: vec![person(ANNA, "Anna"), other],
        pace: Pace::NoClock,
        privacy: Privacy::Public,
        several_seats: false,
        lesson: None,
        host: ANNA,
    };
    node.house.open_table(setup, None).await.unwrap()
}

/// What was said at a table, as its log has it.
async fn said(store: &Store, table: &str) -> Vec<String> {
    let log = store.log(table).await.unwrap();
    let numbers: Vec<u32> = log.iter().map(|logged| logged.n).collect();
    assert!(numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{numbers:?}");
    let text =
        |entry: Entry| serde_json::to_value(entry).unwrap()["said"]["text"].as_str().map(str::to_owned);
    log.into_iter().filter_map(|logged| text(logged.entry)).collect()
}

/// The next message, as JSON.
async fn next(subscription: &mut Subscription) -> Option<Value> {
    let message = timeout(SOON, subscription.later.recv()).await.expect("something happens")?;
    Some(serde_json::from_slice(&message).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_awake_on_one_node_and_the_others_ask_it() {
    let (_server, store, nodes) = nodes("ask", 3).await;
    let [a, b, c] = &nodes[..] else { unreachable!() };
    let table = open_table(a, SeatPlan::Open).await;
    a.say(&table, "one").await.unwrap();
    let n = b.say(&table, "two").await.unwrap();
    assert_eq!(c.say(&table, "three").await.unwrap(), n + 1);
    assert_eq!(said(&store, &table).await, ["one", "two", "three"]);
    let seen = [a.look(&table).await, b.look(&table).await, c.look(&table).await];
    assert!(seen[0] == seen[1] && seen[1] == seen[2], "{seen:?}");
    assert_eq!([a.has_awake(&table), b.has_awake(&table), c.has_awake(&table)], [true, false, false]);
    // Errors come as they are.
    let start = || async { send_command(&b.house, &table, None, BERT, Command::Start {}).await };
    let here = send_command(&a.house, &table, None, BERT, Command::Start {}).await.unwrap_err();
    let there = start().await.unwrap_err();
    assert_eq!((here.status(), here.body()), (there.status(), there.body()));
    // Whoever asks for a table that does not exist leaves nothing behind.
    let nothing = crate::token::table_name();
    assert_eq!(b.say(&nothing, "hello").await.unwrap_err().code(), "no_table");
    assert!(b.house.cluster().unwrap().0.leases.holder(&nothing).await.unwrap().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_want_a_sleeping_table_wake_it_once() {
    let (_server, store, nodes) = nodes("wake", 3).await;
    let table = open_table(&nodes[0], SeatPlan::Open).await;
    let sender = nodes[0].house.awake_tables().get(&table).unwrap();
    sender.send(TableRequest::Sleep).await.unwrap();
    sender.closed().await;
    let says = (0..60).map(|n| {
        let (house, table) = (nodes[n % 3].house.clone(), table.clone());
        let command =
            serde_json::from_value(serde_json::json!({ "say": { "text": n.to_string() } })).unwrap();
        tokio::spawn(async move { send_command(&house, &table, None, ANNA, command).await })
    });
    for said in says.collect::<Vec<_>>() {
        said.await.unwrap().unwrap();
    }
    let mut numbers: Vec<usize> =
        said(&store, &table).await.iter().map(|text| text.parse().unwrap()).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (0..60).collect::<Vec<_>>(), "each once");
    assert_eq!(nodes.iter().filter(|node| node.has_awake(&table)).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_at_other_nodes_hear_what_their_viewer_may_hear() {
    let (_server, _store, nodes) = nodes("streams", 3).await;
    let [a, b, c] = &nodes[..] else { unreachable!() };
    let table = open_table(a, person(BERT, "Bert")).await;
    let (mut here, mut there) =
        (a.subscribe(&table, ANNA, None).await, b.subscribe(&table, ANNA, None).await);
    let mut bert = c.subscribe(&table, BERT, None).await;
    assert_eq!((&here.hello, &here.first), (&there.hello, &there.first));
    assert!(bert.hello.contains("\"you\":1"), "{}", bert.hello);
    b.say(&table, "hello").await.unwrap();
    let heard = async |subscription: &mut Subscription| loop {
        let message = next(subscription).await.unwrap();
        if message.get("n").is_some() {
            return message;
        }
    };
    let (one, two) = (heard(&mut here).await, heard(&mut there).await);
    assert_eq!(one, two, "both are Anna's");
    assert_eq!(heard(&mut bert).await["n"], one["n"]);
    // Whoever goes is not sent anything any more, and whoever is there is told so.
    drop(bert);
    loop {
        let message = next(&mut there).await.unwrap();
        if message["here"] == serde_json::json!([0]) {
            break;
        }
    }
    assert_eq!((b.house.awake_tables().len(), c.house.awake_tables().len()), (0, 0));
    let since = u32::try_from(one["n"].as_u64().unwrap()).unwrap();
    a.say(&table, "missed").await.unwrap();
    let again = c.subscribe(&table, BERT, Some(since)).await;
    let missed: Value = serde_json::from_slice(&again.first[0]).unwrap();
    assert_eq!(missed["n"], since + 1, "{missed}");
}

/// The owner is gone, and comes back without having noticed: the log says who was first, and nothing is said twice.
#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_a_node_that_is_gone_are_taken_over() {
    let (_server, store, nodes) = nodes("gone", 2).await;
    let [a, b] = &nodes[..] else { unreachable!() };
    let table = open_table(a, SeatPlan::Open).await;
    a.say(&table, "one").await.unwrap();
    let mut stream = b.subscribe(&table, ANNA, None).await;
    a.goes_silent().await;
    let start = Instant::now();
    b.say(&table, "two").await.unwrap();
    assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
    assert!(b.has_awake(&table));
    // Its socket's client is told to come again, and misses nothing.
    until("the stream ends", async || b.house.cluster().unwrap().nodes().count() == 0).await;
    while next(&mut stream).await.is_some() {}
    // The first still believes to have the table, and was not told of anything.
    a.house.cluster().unwrap().set_sure();
    assert!(a.has_awake(&table));
    assert_eq!(a.look(&table).await["n"].as_u64().unwrap() + 1, b.look(&table).await["n"].as_u64().unwrap());
    a.house.cluster().unwrap().set_sure();
    a.say(&table, "three").await.unwrap();
    assert!(!a.has_awake(&table) && b.has_awake(&table));
    assert_eq!(a.look(&table).await, b.look(&table).await);
    assert_eq!(said(&store, &table).await, ["one", "two", "three"]);
}

/// The owner does not answer in time: whoever asked is told that nobody knows, and the table lives on elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_owner_loses_its_table_and_what_it_was_asked_is_not_done_twice() {
    let (_server, store, nodes) = nodes("frozen", 2).await;
    let [a, b] = &nodes[..] else { unreachable!() };
    let table = open_table(a, SeatPlan::Open).await;
    a.goes_silent().await;
    // It takes what it is asked and does nothing, as a process that was stopped.
    let (cluster, node) = (a.house.cluster().unwrap(), a.house.cluster().unwrap().node());
    let mut asked = cluster.nats().client().subscribe(ask_subject(node)).await.unwrap();
    cluster.nats().flush().await;
    assert_eq!(b.say(&table, "perhaps").await.unwrap_err().code(), "table_lost");
    assert!(b.has_awake(&table), "it was taken over");
    b.say(&table, "surely").await.unwrap();
    // Now it goes on.
    let request = asked.next().await.unwrap();
    cluster.answer(&a.house, request).await;
    let said = said(&store, &table).await;
    assert_eq!(said.iter().filter(|text| *text == "surely").count(), 1, "{said:?}");
    assert!(said.iter().filter(|text| *text == "perhaps").count() <= 1, "{said:?}");
    assert!(!a.has_awake(&table), "{said:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_hands_its_tables_over() {
    let (_server, _store, nodes) = nodes("stop", 2).await;
    let [a, b] = &nodes[..] else { unreachable!() };
    let table = open_table(a, SeatPlan::Bot { level: "steady".to_owned() }).await;
    send_command(&a.house, &table, None, ANNA, Command::Start {}).await.unwrap();
    let _socket = a.subscribe(&table, ANNA, None).await;
    let mut elsewhere = b.subscribe(&table, ANNA, None).await;
    let start = Instant::now();
    a.house.close();
    while next(&mut elsewhere).await.is_some() {}
    b.say(&table, "who is there?").await.unwrap();
    assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
    until("the first has no table", async || a.house.awake_tables().len() == 0).await;
    assert!(b.has_awake(&table));
    assert_eq!(a.say(&table, "me").await.unwrap_err().code(), "closing");
}

/// While NATS is away each node goes on by itself; when it is back, a table is awake on one of them.
#[tokio::test(flavor = "multi_thread")]
async fn nats_goes_and_comes_back() {
    let (mut server, store, nodes) = nodes("restart", 2).await;
    let [a, b] = &nodes[..] else { unreachable!() };
    let table = open_table(a, SeatPlan::Open).await;
    server.kill();
    until("it is noticed", async || a.house.nats_is_there() == Some(false)).await;
    until("it is noticed", async || b.house.nats_is_there() == Some(false)).await;
    a.say(&table, "one").await.unwrap();
    b.say(&table, "two").await.unwrap();
    a.say(&table, "three").await.unwrap();
    assert_eq!(said(&store, &table).await, ["one", "two", "three"]);
    server.start_again().unwrap();
    until("one has it", async || {
        let both = a.has_awake(&table) && b.has_awake(&table);
        a.house.nats_is_there() == Some(true) && b.house.nats_is_there() == Some(true) && !both
    })
    .await;
    b.say(&table, "four").await.unwrap();
    a.say(&table, "five").await.unwrap();
    assert_eq!(said(&store, &table).await, ["one", "two", "three", "four", "five"]);
    assert_eq!(a.look(&table).await, b.look(&table).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_ends_a_session_ends_it_on_all_nodes_and_the_lobby_changes_on_all() {
    use crate::session::{WantedSession, create_session, end_sessions};
    use crate::session_ends::SessionEnd;
    use crate::store::{SessionsToEnd, TokenKind};
    let (_server, store, nodes) = nodes("notices", 2).await;
    let [a, b] = &nodes[..] else { unreachable!() };
    let person = store.create_person("Anna".to_owned(), a.house.time().now()).await.unwrap();
    let wanted = WantedSession { person, kind: TokenKind::Cookie, label: String::new(), parent: None };
    let token = crate::token::hash(&create_session(&a.house, wanted).await.unwrap());
    let known = |house: House| async move { crate::session::person_of_token(&house, &token).await.unwrap() };
    assert_eq!(known(b.house.clone()).await, Some(person));
    let mut open = SessionEnd::watch(&b.house, Some(token)).await.unwrap();
    end_sessions(&a.house, SessionsToEnd::One(token)).await.unwrap();
    timeout(SOON, open.ended()).await.unwrap();
    assert_eq!(known(b.house.clone()).await, None);
    let mut changes = b.house.lobby().changes();
    open_table(a, SeatPlan::Open).await;
    let change = timeout(SOON, changes.recv()).await.unwrap().unwrap();
    assert!(change.public && change.people.contains(&ANNA), "{change:?}");
}
