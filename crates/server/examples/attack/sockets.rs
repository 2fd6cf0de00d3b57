//! F18: clients that never read, floods of pings, and strangers who fill a table.

use std::time::{Duration, Instant};

use futures_util::SinkExt as _;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::Failure;
use crate::client::{Client, Origin, Socket};
use crate::house::{House, Setup};
use crate::others::{bots, wait_for_ends};
use crate::report::Report;

const OPTIONS: &str = "--proxy 127.0.0.1 --bot-pause 0";
const NEVER_READ: u32 = 50;
/// Together their answers are more than the kernel takes for a connection.
const REQUESTS_EACH: usize = 16;
/// Until then a client that never reads must be cut off.
const MOST_HELD: Duration = Duration::from_mins(1);
const FLOOD: Duration = Duration::from_secs(5);
const STRANGERS: u32 = 210;

/// The others happen while clients that never read are waited for.
pub(crate) async fn abuse_sockets(setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    let requests = hold_requests(setup).await?;
    let sockets = hold_sockets(setup).await?;
    flood_with_pings(setup, report).await?;
    fill_a_table(setup, report).await?;
    report.measured("requests never read and held after 60 s, of 50", requests.await??);
    report.measured("sockets never read and held after 60 s, of 50", sockets.await??);
    Ok(())
}

/// How many connections a house has after a minute, beyond those that it had before.
fn count_after_a_minute<T: Send + 'static>(
    house: House,
    before: usize,
    held: T,
) -> JoinHandle<Result<f64, Failure>> {
    tokio::spawn(async move {
        sleep(MOST_HELD).await;
        let left = house.open_sockets()?.saturating_sub(before);
        drop(held);
        Ok(f64::from(u32::try_from(left)?))
    })
}

/// Asks for answers of a megabyte and does not read them.
async fn hold_requests(setup: &Setup) -> Result<JoinHandle<Result<f64, Failure>>, Failure> {
    let house = House::open(setup, "F18-requests", OPTIONS)?;
    let before = house.open_sockets()?;
    let mut host = Client::guest(house.address, Origin::forwarded(1), "Vera").await?;
    let table = host.open_table("genoa", &bots("random", 4), true).await?;
    wait_for_ends(&mut host, std::slice::from_ref(&table), Duration::from_secs(30)).await?;
    let path = format!("/api/tables/{table}/frames?whole=true");
    let mut held = Vec::new();
    for number in 0..NEVER_READ {
        let client = Client::stranger(house.address, Origin::forwarded(100 + number));
        held.push(client.ask_and_never_read(&path, REQUESTS_EACH).await?);
    }
    Ok(count_after_a_minute(house, before, held))
}

/// Half of them watch a table where bots play fast, half of them send commands whose answers are long; none reads anything.
async fn hold_sockets(setup: &Setup) -> Result<JoinHandle<Result<f64, Failure>>, Failure> {
    let house = House::open(setup, "F18-sockets", OPTIONS)?;
    let before = house.open_sockets()?;
    let mut host = Client::guest(house.address, Origin::forwarded(1), "Vera").await?;
    let mut seats = bots("greedy", 4);
    seats[0] = json!("me");
    let table = host.open_table("genoa", &seats, false).await?;
    let mut held = Vec::new();
    for number in 0..NEVER_READ {
        let client = Client::stranger(house.address, Origin::forwarded(100 + number));
        let mut socket = client.socket_that_never_reads(&table).await?;
        if number % 2 == 1 {
            // The server stops reading when its answers are not taken.
            let _ = timeout(Duration::from_millis(200), ask_for_long_answers(&mut socket)).await;
        }
        held.push(socket);
    }
    // A bot takes the host's seat, so that the match goes on by itself.
    let stand = json!({ "stand": { "seat": 0 } });
    for command in [stand, json!({ "plan": { "seat": 0, "bot": "greedy" } }), json!({ "start": {} })] {
        let answer = host.post(&format!("/api/tables/{table}/commands"), &command).await?;
        if !answer.is_success() {
            return Err(format!("{command}: {}", answer.in_words()).into());
        }
    }
    Ok(count_after_a_minute(house, before, held))
}

/// Sends commands whose number comes back in the answer, and is long.
async fn ask_for_long_answers(socket: &mut Socket) {
    let command = json!({ "id": "x".repeat(15_000), "command": { "start": {} } }).to_string();
    while socket.send(Message::text(command.clone())).await.is_ok() {}
}

/// An empty ping with a mask of zeros.
const PING: [u8; 6] = [0x89, 0x80, 0, 0, 0, 0];

/// Sends pings as fast as they are taken, and comes back when it is cut off.
async fn flood_with_pings(setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    let house = House::open(setup, "F18-pings", OPTIONS)?;
    let mut host = Client::guest(house.address, Origin::forwarded(1), "Vera").await?;
    let table = host.open_table("speicherstadt", &json!(["open", "open"]), false).await?;
    let attacker = Client::stranger(house.address, Origin::forwarded(2));
    let (cpu, start, mut sent, mut sockets) = (house.cpu_time()?, Instant::now(), 0, 0);
    while start.elapsed() < FLOOD {
        if let Ok(mut socket) = attacker.socket(&table).await {
            sockets += 1;
            let left = FLOOD.saturating_sub(start.elapsed());
            let _ = timeout(left, send_pings(&mut socket, &mut sent)).await;
        } else {
            sleep(Duration::from_millis(50)).await;
        }
    }
    let share = house.cpu_time()?.saturating_sub(cpu).div_duration_f64(start.elapsed());
    report.measured("core taken by pings of one socket", share * 100.0);
    let rate = sent / start.elapsed().as_millis().max(1) * 1000;
    report.note(format!("{rate} pings a second were taken, over {sockets} sockets one after another"));
    Ok(())
}

async fn send_pings(socket: &mut Socket, sent: &mut u128) {
    let pings = PING.repeat(2000);
    let (mut reader, mut writer) = socket.get_mut().split();
    let send = async {
        while writer.write_all(&pings).await.is_ok() {
            *sent += 2000;
        }
    };
    let read = async {
        let mut buffer = vec![0; 64 * 1024];
        while reader.read(&mut buffer).await.is_ok_and(|bytes| bytes > 0) {}
    };
    tokio::select! { () = send => {}, () = read => {} }
}

/// Strangers of one network watch a table; then others want to.
async fn fill_a_table(setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    let house = House::open(setup, "F18-strangers", OPTIONS)?;
    let mut host = Client::guest(house.address, Origin::forwarded(1), "Vera").await?;
    let table = host.open_table("speicherstadt", &json!(["open", "open"]), false).await?;
    let mut strangers = Vec::new();
    for _ in 0..STRANGERS {
        strangers.extend(Client::stranger(house.address, Origin::forwarded(2)).socket(&table).await);
    }
    let mut kept_out = 0;
    for number in 0..5 {
        let other = Client::stranger(house.address, Origin::forwarded(10 + number)).socket(&table).await;
        match other {
            Ok(socket) => strangers.push(socket),
            Err(_) => kept_out += 1,
        }
    }
    report.measured("other strangers kept out of a table, of 5", f64::from(kept_out));
    Ok(())
}
