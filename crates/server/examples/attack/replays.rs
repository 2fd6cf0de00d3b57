//! F4: one anonymous address asks for replays, below its rate.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::interval;

use crate::Failure;
use crate::client::{Client, Origin};
use crate::crowd::{Crowd, Wanted};
use crate::house::{House, Setup};
use crate::others::{Player, bots, wait_for_ends};
use crate::report::Report;

/// Finished matches of the longest game, so that one answer that is kept does not do.
const MATCHES: usize = 12;
/// Half of what one address may ask.
const REQUESTS_A_SECOND: u32 = 100;
/// As a client with many connections would.
const IN_FLIGHT: usize = 200;
const PLAYED: Duration = Duration::from_secs(10);

pub(crate) async fn ask_for_replays(setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    let house = House::open(setup, "F4", "--proxy 127.0.0.1 --bot-pause 0")?;
    let wanted = Wanted { tables: MATCHES, game: "genoa", seats: bots("greedy", 4), start: true };
    let origins = std::iter::once(Origin::forwarded(1));
    let mut crowd = Crowd::come(house.address, origins, &wanted, Duration::from_secs(10)).await;
    let host = crowd.guests.first_mut().ok_or("the host was refused")?;
    wait_for_ends(host, &crowd.tables, Duration::from_mins(1)).await?;
    let mut other = Player::come(house.address, Origin::forwarded(2)).await?;
    let before = other.play_for(PLAYED).await;
    let answered = Arc::new(AtomicU32::new(0));
    let attack = tokio::spawn(ask(house.address, crowd.tables, Arc::clone(&answered)));
    let during = other.play_for(PLAYED).await;
    attack.abort();
    report.measured("others' requests that were not answered", f64::from(during.unanswered));
    report.measured("others' p50 during the attack", during.within(500));
    report.measured("others' p99 during the attack", during.within(990));
    report.note(format!("others before: {}", before.in_words()));
    report.note(format!("others during: {}", during.in_words()));
    let rate = f64::from(answered.load(Relaxed)) / PLAYED.as_secs_f64();
    report.note(format!("{REQUESTS_A_SECOND} replays a second were asked for, {rate:.0} given"));
    Ok(())
}

async fn ask(house: SocketAddr, tables: Vec<String>, answered: Arc<AtomicU32>) {
    let permits = Arc::new(Semaphore::new(IN_FLIGHT));
    let mut requests = interval(Duration::from_secs(1) / REQUESTS_A_SECOND);
    let routes = ["verify", "record", "frames?whole=true"];
    for (number, table) in tables.iter().cycle().enumerate() {
        requests.tick().await;
        let Ok(permit) = Arc::clone(&permits).try_acquire_owned() else { continue };
        let path = format!("/api/tables/{table}/{}", routes[number / tables.len() % routes.len()]);
        let answered = Arc::clone(&answered);
        tokio::spawn(async move {
            let answer = Client::stranger(house, Origin::forwarded(3)).get(&path).await;
            answered.fetch_add(u32::from(answer.is_ok_and(|answer| answer.is_success())), Relaxed);
            drop(permit);
        });
    }
}
