//! F15: one guest's tables hide all others in the lobby; a lobby and a table that nobody has looked at yet.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::sleep;

use crate::Failure;
use crate::client::{Client, Origin};
use crate::crowd::{Crowd, Wanted, for_each};
use crate::house::{House, Setup};
use crate::others::{Tally, bots, wait_for_ends};
use crate::report::Report;

const OPTIONS: &str = "--proxy 127.0.0.1 --bot-pause 0";
const OTHERS: u32 = 5;
const LOOKS: u32 = 500;

pub(crate) async fn fill_the_lobby(setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    let house = House::open(setup, "F15", OPTIONS)?;
    let open = Wanted { tables: 1, game: "speicherstadt", seats: json!(["me", "open"]), start: false };
    let soon = Duration::from_secs(20);
    let others = Crowd::come(house.address, (10..10 + OTHERS).map(Origin::forwarded), &open, soon).await;
    let fifty = Wanted { tables: 50, ..open };
    let mut attacker = Crowd::come(house.address, [Origin::forwarded(1)].into_iter(), &fifty, soon).await;
    let lobby = Client::stranger(house.address, Origin::forwarded(3)).get("/api/tables").await?;
    let lobby = String::from_utf8_lossy(&lobby.body).into_owned();
    let hidden = others.tables.iter().filter(|table| !lobby.contains(table.as_str())).count();
    report.measured("others' tables hidden by one guest's 50", f64::from(u32::try_from(hidden)?));

    let mut host = attacker.guests.pop().ok_or("the attacker was refused")?;
    let longest = fill_with_matches(house.address, &mut host).await?;
    let house = house.reopen(OPTIONS)?;
    let mut host = host.at(house.address);
    host.get("/healthz").await?;
    let start = Instant::now();
    let lobby = host.get("/api/tables").await?;
    report.measured("lobby of 200 tables after a start", start.elapsed().as_secs_f64() * 1000.0);
    let start = Instant::now();
    host.get("/api/tables").await?;
    let listed: Vec<String> = lobby
        .json()
        .as_object()
        .into_iter()
        .flatten()
        .map(|(list, tables)| format!("{list} {}", tables.as_array().map_or(0, Vec::len)))
        .collect();
    let again = start.elapsed().as_secs_f64() * 1000.0;
    report.note(format!("listed: {}; the second time {again:.0} ms", listed.join(", ")));
    look_at_once(house.reopen(OPTIONS)?, &longest, report).await
}

/// Public matches that run, public ones that are over, and more of the host's own. Returns the longest.
async fn fill_with_matches(house: SocketAddr, host: &mut Client) -> Result<String, Failure> {
    let soon = Duration::from_secs(20);
    let mut other_host = Client::guest(house, Origin::forwarded(4), "Vera").await?;
    let longest = other_host.open_table("genoa", &bots("greedy", 4), true).await?;
    let seats = json!(["me", { "here": "Bert" }, { "here": "Carl" }]);
    let running = Wanted { tables: 50, game: "genoa", seats, start: true };
    Crowd::come(house, [Origin::forwarded(4)].into_iter(), &running, soon).await;
    let finished = Wanted { tables: 50, game: "genoa", seats: bots("random", 4), start: true };
    let finished = Crowd::come(house, [Origin::forwarded(5)].into_iter(), &finished, soon).await;
    wait_for_ends(host, &finished.tables, Duration::from_mins(1)).await?;
    wait_for_ends(host, std::slice::from_ref(&longest), Duration::from_mins(1)).await?;
    Ok(longest)
}

/// Many people follow the same link at the same moment, to a table that sleeps.
async fn look_at_once(house: House, table: &str, report: &mut Report) -> Result<(), Failure> {
    let address = house.address;
    Client::stranger(address, Origin::forwarded(1)).get("/healthz").await?;
    sleep(Duration::from_secs(1)).await;
    let before = house.resident_memory()?;
    let tally = Arc::new(Mutex::new(Tally::default()));
    let path = Arc::new(format!("/api/tables/{table}"));
    for_each(0..LOOKS, LOOKS as usize, |number| {
        let (tally, path) = (Arc::clone(&tally), Arc::clone(&path));
        async move {
            let (mut client, start) =
                (Client::stranger(address, Origin::forwarded(1000 + number)), Instant::now());
            let answer = client.get(&path).await;
            tally.lock().unwrap_or_else(PoisonError::into_inner).count(start, answer);
        }
    })
    .await?;
    let more = house.resident_memory()?.saturating_sub(before) / 1_000_000;
    let tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
    report.measured("looks at a sleeping table not answered, of 500", f64::from(tally.unanswered));
    report.measured("slowest of 500 looks at a sleeping table", tally.within(1000));
    report.measured("memory for 500 looks at a sleeping table", f64::from(u32::try_from(more)?));
    report.note(format!("looks: {}", tally.in_words()));
    Ok(())
}
