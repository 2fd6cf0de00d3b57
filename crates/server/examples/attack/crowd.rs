//! Many requests at once, of one attacker or of many people.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::Failure;
use crate::client::{Answer, Client, Origin};

/// How long somebody waits who was told to come more slowly.
const SLOWED_DOWN: Duration = Duration::from_millis(500);
/// Guests at work at the same time.
const AT_ONCE: usize = 32;

/// The tables that one address gets when so many guests of it open as many as they may, and the guests.
pub(crate) struct Crowd {
    pub(crate) guests: Vec<Client>,
    pub(crate) tables: Vec<String>,
}

/// What each guest of a crowd opens.
#[derive(Clone)]
pub(crate) struct Wanted {
    pub(crate) tables: usize,
    pub(crate) game: &'static str,
    pub(crate) seats: Value,
    pub(crate) start: bool,
}

impl Crowd {
    /// So many guests, each with tables; whoever is told to slow down does so, and whoever is refused goes on with the next.
    pub(crate) async fn come(
        house: SocketAddr,
        origins: impl Iterator<Item = Origin>,
        wanted: &Wanted,
        most_time: Duration,
    ) -> Crowd {
        let (end, permits) = (Instant::now() + most_time, Arc::new(Semaphore::new(AT_ONCE)));
        let mut guests = JoinSet::new();
        for origin in origins {
            let (wanted, permits) = (wanted.clone(), Arc::clone(&permits));
            guests.spawn(async move {
                let _permit = permits.acquire_owned().await;
                let mut guest = guest_in_time(house, origin, end).await?;
                let mut tables = Vec::new();
                for _ in 0..wanted.tables {
                    tables.extend(open_in_time(&mut guest, &wanted, end).await);
                }
                Some((guest, tables))
            });
        }
        let mut crowd = Crowd { guests: Vec::new(), tables: Vec::new() };
        for (guest, tables) in guests.join_all().await.into_iter().flatten() {
            crowd.guests.push(guest);
            crowd.tables.extend(tables);
        }
        crowd
    }
}

/// A guest, as soon as the server lets one in.
async fn guest_in_time(house: SocketAddr, origin: Origin, end: Instant) -> Option<Client> {
    while Instant::now() < end {
        if let Ok(guest) = Client::guest(house, origin, "Mallory").await {
            return Some(guest);
        }
        sleep(SLOWED_DOWN).await;
    }
    None
}

/// A table, as soon as the server lets one be opened; none if it is refused for another reason than the rate.
pub(crate) async fn open_in_time(guest: &mut Client, wanted: &Wanted, end: Instant) -> Option<String> {
    let body = json!({ "game": wanted.game, "seats": wanted.seats, "start": wanted.start });
    while Instant::now() < end {
        match guest.post("/api/tables", &body).await {
            Ok(answer) if is_slowed_down(&answer) => sleep(SLOWED_DOWN).await,
            Ok(answer) => return answer.json()["table"].as_str().map(str::to_owned),
            Err(_) => return None,
        }
    }
    None
}

pub(crate) fn is_slowed_down(answer: &Answer) -> bool {
    answer.status == 429
}

/// Runs the same for many numbers, so many at a time.
pub(crate) async fn for_each<F: Future<Output = ()> + Send + 'static>(
    numbers: std::ops::Range<u32>,
    at_once: usize,
    work: impl Fn(u32) -> F,
) -> Result<(), Failure> {
    let permits = Arc::new(Semaphore::new(at_once));
    let mut tasks = JoinSet::new();
    for number in numbers {
        let permit = Arc::clone(&permits).acquire_owned().await?;
        let work = work(number);
        tasks.spawn(async move {
            work.await;
            drop(permit);
        });
        while tasks.try_join_next().is_some() {}
    }
    while tasks.join_next().await.is_some() {}
    Ok(())
}
