//! F2: behind a proxy, one client takes all connections.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::Failure;
use crate::client::{Client, Origin, Socket};
use crate::house::{House, Setup};
use crate::others::Tally;
use crate::report::Report;

/// As many as `--connections` allows by default.
const CONNECTIONS: usize = 8192;
/// Of one table, as many as may watch it.
const SOCKETS_OF_A_TABLE: usize = 200;
const WORKERS: usize = 32;
/// Below its rate, one address needs 32 s.
const MOST_TIME: Duration = Duration::from_secs(45);
/// When the attacker got no more for so long, it has all that it can get.
const NO_MORE: Duration = Duration::from_secs(3);
const OTHERS: u32 = 20;

/// The attacker goes on while others come, and takes every place that becomes free.
pub(crate) async fn take_all_connections(setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    let house = House::open(setup, "F2", "--proxy 127.0.0.1")?;
    let origin = Origin::forwarded(1);
    let mut attacker = Client::guest(house.address, origin, "Mallory").await?;
    let mut tables = Vec::new();
    for _ in 0..=CONNECTIONS / SOCKETS_OF_A_TABLE {
        tables.push(attacker.open_table("speicherstadt", &json!(["open", "open"]), false).await?);
    }
    drop(attacker);
    let (tables, number): (Arc<[String]>, _) = (tables.into(), Arc::new(AtomicUsize::new(0)));
    let mut workers = JoinSet::new();
    for _ in 0..WORKERS {
        let client = Client::stranger(house.address, origin);
        workers.spawn(take_connections(client, Arc::clone(&tables), Arc::clone(&number)));
    }
    let start = Instant::now();
    wait_until_no_more(&number).await;
    let (taken, seconds) = (number.load(Relaxed), start.elapsed().as_secs_f64());
    report.note(format!("one forwarded address took {taken} connections in {seconds:.0} s"));
    let (mut others, mut health) = (Tally::default(), Tally::default());
    for number in 0..OTHERS {
        visit(house.address, Origin::forwarded(100 + number), &mut others).await;
        for origin in [Origin::forwarded(200 + number), Origin::Loopback(Ipv4Addr::new(127, 0, 0, 2))] {
            let (mut client, start) = (Client::stranger(house.address, origin), Instant::now());
            let answer = client.get("/healthz").await;
            health.count(start, answer);
        }
    }
    workers.shutdown().await;
    report.measured("others' requests that were not answered", f64::from(others.unanswered));
    report.measured("/healthz that was not answered", f64::from(health.unanswered));
    report.note(format!("others: {}", others.in_words()));
    report.note(format!("/healthz: {}", health.in_words()));
    Ok(())
}

async fn wait_until_no_more(taken: &AtomicUsize) {
    let (start, mut last) = (Instant::now(), (0, Instant::now()));
    while start.elapsed() < MOST_TIME && last.1.elapsed() < NO_MORE {
        let now = taken.load(Relaxed);
        if now > last.0 {
            last = (now, Instant::now());
        }
        sleep(Duration::from_millis(100)).await;
    }
}

/// Opens sockets without end and keeps them; `number` counts those of all workers.
async fn take_connections(client: Client, tables: Arc<[String]>, number: Arc<AtomicUsize>) {
    let mut held: Vec<Socket> = Vec::new();
    // Whoever is too fast or finds no place tries again.
    for table in tables.iter().cycle() {
        match client.socket(table).await {
            Ok(socket) => {
                held.push(socket);
                number.fetch_add(1, Relaxed);
            }
            Err(_) => sleep(Duration::from_millis(100)).await,
        }
    }
}

/// Somebody who comes for the first time and opens a table.
async fn visit(house: SocketAddr, origin: Origin, tally: &mut Tally) {
    let (mut client, start) = (Client::stranger(house, origin), Instant::now());
    let page = client.get("/").await;
    tally.count(start, page);
    let start = Instant::now();
    let answer = client.post("/api/me", &json!({ "name": "Vera" })).await;
    if let Some(answer) = tally.count(start, answer) {
        client.take_session(&answer);
    }
    let start = Instant::now();
    let opened =
        client.post("/api/tables", &json!({ "game": "speicherstadt", "seats": ["me", "open"] })).await;
    let table =
        tally.count(start, opened).and_then(|answer| answer.json()["table"].as_str().map(str::to_owned));
    if let Some(table) = table {
        tally.asked += 1;
        tally.unanswered += u32::from(client.socket(&table).await.is_err());
    }
}
