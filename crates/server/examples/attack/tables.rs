//! F1: one address opens tables until no more may be awake, and keeps them awake. F21: one address lets bots think.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::{interval, sleep};

use crate::Failure;
use crate::client::{Client, Origin};
use crate::crowd::{Crowd, Wanted};
use crate::house::{House, Setup};
use crate::others::{Player, bots};
use crate::report::Report;

const ATTACKER: Origin = Origin::Loopback(Ipv4Addr::LOCALHOST);
const OTHER: Origin = Origin::Loopback(Ipv4Addr::new(127, 0, 0, 2));
const GUESTS: usize = 84;
const TABLES_EACH: usize = 50;
const LOOKS_A_SECOND: u32 = 42;
/// The guests need 24 s: a minute's worth at once, then one a second.
const MOST_TIME_TO_FILL: Duration = Duration::from_secs(45);
const OTHERS_PLAY: Duration = Duration::from_secs(10);

/// The others have a match from before, whose table sleeps since the house was opened.
pub(crate) async fn close_the_house(setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    let house = House::open(setup, "F1", "")?;
    let mut other = Player::come(house.address, OTHER).await?;
    other.play_for(Duration::from_secs(1)).await;
    let house = house.reopen("")?;
    let mut other = other.at(house.address);
    let start = Instant::now();
    let seats = json!(["open", "open"]);
    let wanted = Wanted { tables: TABLES_EACH, game: "speicherstadt", seats, start: false };
    let origins = std::iter::repeat_n(ATTACKER, GUESTS);
    let crowd = Crowd::come(house.address, origins, &wanted, MOST_TIME_TO_FILL).await;
    report.note(format!(
        "{} guests of one address opened {} tables in {:.0} s",
        crowd.guests.len(),
        crowd.tables.len(),
        start.elapsed().as_secs_f64()
    ));
    let looks = tokio::spawn(keep_awake(house.address, crowd.tables));
    let tally = other.play_for(OTHERS_PLAY).await;
    looks.abort();
    report.measured("others' requests that were not answered", f64::from(tally.unanswered));
    report.measured("others' slowest answer", tally.within(1000));
    report.note(format!("others: {}", tally.in_words()));
    Ok(())
}

async fn keep_awake(house: SocketAddr, tables: Vec<String>) {
    let mut client = Client::stranger(house, ATTACKER);
    let mut looks = interval(Duration::from_secs(1) / LOOKS_A_SECOND);
    for table in tables.iter().cycle() {
        looks.tick().await;
        let _ = client.get(&format!("/api/tables/{table}")).await;
    }
}

const THINKERS: usize = 20;
/// How long others' bots are watched, before and during the attack.
const BOTS_WATCHED: Duration = Duration::from_secs(10);
const MOST_TIME_TO_START: Duration = Duration::from_secs(40);

/// The others' bots play a match whose decisions are counted.
pub(crate) async fn slow_down_bots(setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    let house = House::open(setup, "F21", "--proxy 127.0.0.1 --bot-pause 100")?;
    let mut other = Client::guest(house.address, Origin::forwarded(1), "Vera").await?;
    let before = decisions_a_second(&mut other).await?;
    let wanted = Wanted { tables: TABLES_EACH, game: "genoa", seats: bots("greedy", 4), start: true };
    let origins = std::iter::repeat_n(Origin::forwarded(2), THINKERS);
    let crowd = Crowd::come(house.address, origins, &wanted, MOST_TIME_TO_START).await;
    let during = decisions_a_second(&mut other).await?;
    report.measured("others' bots are slower by a factor of", before / during);
    report.note(format!(
        "{} tables of bots; others' bots: {before:.2} decisions a second before, {during:.2} during",
        crowd.tables.len()
    ));
    Ok(())
}

/// How fast bots play at a new table.
async fn decisions_a_second(client: &mut Client) -> Result<f64, Failure> {
    let table = client.open_table("speicherstadt", &bots("greedy", 4), true).await?;
    let first = last_message(client, &table).await?;
    let start = Instant::now();
    sleep(BOTS_WATCHED).await;
    let last = last_message(client, &table).await?;
    Ok((last - first).max(0.1) / start.elapsed().as_secs_f64())
}

async fn last_message(client: &mut Client, table: &str) -> Result<f64, Failure> {
    let state = client.get(&format!("/api/tables/{table}")).await?;
    state.json()["n"].as_f64().ok_or_else(|| format!("no state: {}", state.in_words()).into())
}
