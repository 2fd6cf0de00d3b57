//! F5: memory comes back after a burst, and what an awake table costs.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::Failure;
use crate::client::{Client, Origin};
use crate::crowd::{Crowd, Wanted, for_each, open_in_time};
use crate::house::{House, Setup};
use crate::others::{Player, Tally, bots, is_over, wait_for_ends};
use crate::report::Report;

const OPTIONS: &str = "--proxy 127.0.0.1 --bot-pause 0";
/// How long after a burst its memory must be back.
const MINUTE: Duration = Duration::from_mins(1);
/// A house that has just been opened comes to rest.
const REST: Duration = Duration::from_secs(2);
const LOGINS: u32 = 60;
const SOCKETS: u32 = 2000;
const PASSWORD: &str = "correct horse battery";

/// The minutes after the bursts pass at the same time, each in a house of its own.
pub(crate) async fn fill_memory(setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    let logins = after_logins(setup).await?;
    let sockets = after_sockets(setup).await?;
    let matches = after_matches(setup, report).await?;
    for game in ["speicherstadt", "oltremare", "masters-of-venice", "genoa"] {
        cost_of_a_table(setup, game, report).await?;
    }
    let bursts = [("60 logins", logins), ("2,000 sockets", sockets), ("the bots' matches", matches)];
    for (burst, measurement) in bursts {
        let Memory { idle, burst: most, after } = measurement.await??;
        report.measured(&format!("above idle a minute after {burst}"), after - idle);
        report.note(format!(
            "{burst}: idle {idle:.0} MB, at the end {most:.0} MB, a minute later {after:.0} MB"
        ));
    }
    Ok(())
}

/// Resident memory in megabytes.
struct Memory {
    idle: f64,
    burst: f64,
    after: f64,
}

type MinuteLater = JoinHandle<Result<Memory, Failure>>;

/// Measures at the end of a burst and a minute later.
fn measure_later(house: House, idle: f64) -> MinuteLater {
    tokio::spawn(async move {
        let burst = megabytes(&house)?;
        sleep(MINUTE).await;
        Ok(Memory { idle, burst, after: megabytes(&house)? })
    })
}

fn megabytes(house: &House) -> Result<f64, Failure> {
    let kilobytes = u32::try_from(house.resident_memory()? / 1000)?;
    Ok(f64::from(kilobytes) / 1000.0)
}

/// Memory of a house in which nothing has happened yet.
async fn idle_megabytes(house: &House) -> Result<f64, Failure> {
    Client::stranger(house.address, Origin::forwarded(0)).get("/healthz").await?;
    sleep(REST).await;
    megabytes(house)
}

async fn after_logins(setup: &Setup) -> Result<MinuteLater, Failure> {
    let house = House::open(setup, "F5-logins", OPTIONS)?;
    let address = house.address;
    let account = |number: u32| json!({ "account": format!("person{number}"), "password": PASSWORD });
    for_each(0..LOGINS, 4, |number| async move {
        if let Ok(mut client) = Client::guest(address, Origin::forwarded(number), "Vera").await {
            let _ = client.post("/api/account", &account(number)).await;
        }
    })
    .await?;
    let house = house.reopen(OPTIONS)?;
    let (address, idle) = (house.address, idle_megabytes(&house).await?);
    let done = Arc::new(AtomicU32::new(0));
    for_each(0..LOGINS, LOGINS as usize, |number| {
        let done = Arc::clone(&done);
        async move {
            let mut client = Client::stranger(address, Origin::forwarded(number));
            let answer = client.post("/api/login", &account(number)).await;
            done.fetch_add(u32::from(answer.is_ok_and(|answer| answer.is_success())), Relaxed);
        }
    })
    .await?;
    if done.load(Relaxed) < LOGINS {
        return Err(format!("only {} of {LOGINS} could log in", done.load(Relaxed)).into());
    }
    Ok(measure_later(house, idle))
}

/// Bystanders of 100 networks at 20 tables. Memory is measured when they have gone.
async fn after_sockets(setup: &Setup) -> Result<MinuteLater, Failure> {
    let house = House::open(setup, "F5-sockets", OPTIONS)?;
    let idle = idle_megabytes(&house).await?;
    let wanted = Wanted { tables: 20, game: "genoa", seats: json!(["open", "open", "open"]), start: false };
    let hosts = std::iter::once(Origin::forwarded(1));
    let crowd = Crowd::come(house.address, hosts, &wanted, Duration::from_secs(10)).await;
    let mut sockets = Vec::new();
    for number in 0..SOCKETS {
        let client = Client::stranger(house.address, Origin::forwarded(1000 + number % 100));
        sockets.push(client.socket(&crowd.tables[number as usize % crowd.tables.len()]).await?);
    }
    drop(sockets);
    Ok(measure_later(house, idle))
}

/// People of many networks who let bots play, one match after another.
async fn after_matches(setup: &Setup, report: &mut Report) -> Result<MinuteLater, Failure> {
    let (matches, most_time) = if setup.brief { (1000, 60) } else { (10_000, 300) };
    let house = House::open(setup, "F5-matches", OPTIONS)?;
    let idle = idle_megabytes(&house).await?;
    let (start, played) = (Instant::now(), Arc::new(AtomicU32::new(0)));
    let (address, end) = (house.address, start + Duration::from_secs(most_time));
    // As many as one person may have opened.
    let each = 25;
    for_each(0..matches / each, 64, |number| {
        let played = Arc::clone(&played);
        async move {
            let over = play_matches(address, Origin::forwarded(number), each, end).await;
            played.fetch_add(over.unwrap_or(0), Relaxed);
        }
    })
    .await?;
    let played = played.load(Relaxed);
    report.measured("bots' matches that were not played", f64::from(matches - played));
    report.note(format!("{played} matches of bots in {:.0} s", start.elapsed().as_secs_f64()));
    Ok(measure_later(house, idle))
}

/// Lets bots play so many matches. Returns how many ended in time.
async fn play_matches(house: SocketAddr, origin: Origin, matches: u32, end: Instant) -> Result<u32, Failure> {
    let mut client = Client::guest(house, origin, "Vera").await?;
    let wanted = Wanted { tables: 1, game: "speicherstadt", seats: bots("random", 3), start: true };
    let mut over = 0;
    for _ in 0..matches {
        let Some(table) = open_in_time(&mut client, &wanted, end).await else { continue };
        while Instant::now() < end {
            sleep(Duration::from_millis(200)).await;
            if is_over(&mut client, &table).await {
                over += 1;
                break;
            }
        }
    }
    Ok(over)
}

const TABLES: u32 = 200;
/// Decisions that were made at each running table.
const DECISIONS: u32 = 30;

/// Resident memory with 200 awake tables less without, divided by 200: once with matches that wait for somebody, once with
/// matches that are over. The house is opened anew before, so that nothing else is in its memory.
async fn cost_of_a_table(setup: &Setup, game: &'static str, report: &mut Report) -> Result<(), Failure> {
    for stage in ["running", "finished"] {
        let house = House::open(setup, &format!("F5-{game}-{stage}"), OPTIONS)?;
        let tables = if stage == "running" {
            running_tables(house.address, game).await?
        } else {
            finished_tables(house.address, game).await?
        };
        let house = house.reopen(OPTIONS)?;
        let without = idle_megabytes(&house).await?;
        for (number, table) in (0..).zip(&tables) {
            let mut client = Client::stranger(house.address, Origin::forwarded(number));
            let answer = client.get(&format!("/api/tables/{table}")).await?;
            if !answer.is_success() {
                return Err(format!("a look at a table was refused: {}", answer.in_words()).into());
            }
        }
        sleep(REST).await;
        let kilobytes = (megabytes(&house)? - without) * 1000.0 / f64::from(u32::try_from(tables.len())?);
        report.measured(&format!("a table of {game}, {stage}"), kilobytes);
    }
    Ok(())
}

/// Tables at which four people at one screen have begun to play.
async fn running_tables(house: SocketAddr, game: &'static str) -> Result<Vec<String>, Failure> {
    let (sender, mut tables) = tokio::sync::mpsc::unbounded_channel();
    for_each(0..TABLES, 16, |number| {
        let sender = sender.clone();
        async move {
            let Ok(client) = Client::guest(house, Origin::forwarded(number), "Vera").await else { return };
            let Ok(mut player) = Player::begin(client, game, 4).await else { return };
            let mut tally = Tally::default();
            for _ in 0..DECISIONS {
                player.step(&mut tally).await;
            }
            let _ = sender.send(player.table().to_owned());
        }
    })
    .await?;
    drop(sender);
    let mut all = Vec::new();
    while let Some(table) = tables.recv().await {
        all.push(table);
    }
    if all.len() < TABLES as usize {
        Err(format!("only {} tables of {game}", all.len()).into())
    } else {
        Ok(all)
    }
}

/// Tables at which bots have played.
async fn finished_tables(house: SocketAddr, game: &'static str) -> Result<Vec<String>, Failure> {
    let wanted = Wanted { tables: 50, game, seats: bots("random", 4), start: true };
    let origins = (0..4).map(Origin::forwarded);
    let mut crowd = Crowd::come(house, origins, &wanted, Duration::from_secs(30)).await;
    let host = crowd.guests.first_mut().ok_or("the host was refused")?;
    wait_for_ends(host, &crowd.tables, Duration::from_mins(1)).await?;
    Ok(crowd.tables)
}
