//! Many live tables at once: how many durable decisions a second, and how long from sending one to its receipt by all
//! sockets of the table. Not a test: machines are noisy, and this one shares its cores with what it measures.
//!
//! `cargo xtask load` starts a server on a fresh database and runs this against it.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a tool for whoever works on the server")]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use clap::Parser;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

#[derive(Parser)]
struct Args {
    /// Of a server that runs with --rate 0, --tables 0 and --per-address 0.
    address: String,
    /// Matches at the same time: where one ends, another begins.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// Decisions on their way at the same time.
    #[arg(long, default_value_t = 128)]
    in_flight: usize,
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Seats of a match, each with a socket of its own.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// So many tables beside these, at each of which four of the strongest bots play, in all games by turns.
    #[arg(long, default_value_t = 0)]
    bot_tables: usize,
    /// The id of the server's process, to say how much processor time a decision takes there.
    #[arg(long)]
    process: Option<u32>,
    /// The id of the process of a database server, which starts others.
    #[arg(long)]
    database_process: Option<u32>,
}

/// Of a table at which bots play.
const BOT_SEATS: usize = 4;
type Socket = WebSocketStream<TcpStream>;

// One thread: it shares its cores with what it measures, and has little to do.
#[tokio::main(flavor = "current_thread")]
async fn main() {
    let args = Args::parse();
    let address: Arc<str> = args.address.clone().into();
    let mut cookies = Vec::new();
    for name in ["Anna", "Bert", "Carl", "Dora"].into_iter().take(usize::from(args.seats)) {
        let answer = post(&address, "/api/me", "", &json!({ "name": name }).to_string()).await;
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        cookies.push(cookie.split(';').next().unwrap().to_owned());
    }
    let cookies = Arc::new(cookies);
    let start = Instant::now();
    let mut tables = Vec::new();
    for _ in 0..args.tables {
        tables.push(Table::open(&address, &cookies).await);
    }
    println!(
        "{} tables with {} sockets in {:.1} s",
        args.tables,
        args.tables * cookies.len(),
        start.elapsed().as_secs_f64()
    );

    for number in 0..args.bot_tables {
        open_bot_table(&address, &cookies[0], number).await;
    }
    let stop = Arc::new(AtomicBool::new(false));
    let made = Arc::new(AtomicU64::new(0));
    let permits = Arc::new(Semaphore::new(args.in_flight));
    let clocks = [
        CpuClock::of("server", args.process),
        CpuClock::of("database", args.database_process),
        CpuClock::of("load", Some(std::process::id())),
    ];
    let start = Instant::now();
    let tasks: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(number, table)| {
            let house = (Arc::clone(&address), Arc::clone(&cookies));
            tokio::spawn(play(
                table,
                house,
                number,
                Arc::clone(&stop),
                Arc::clone(&made),
                Arc::clone(&permits),
            ))
        })
        .collect();
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    stop.store(true, Relaxed);
    let seconds = start.elapsed().as_secs_f64();
    let decisions = made.load(Relaxed);
    let cpu = clocks.map(|clock| clock?.used());
    let mut latencies = Vec::new();
    for task in tasks {
        latencies.extend(task.await.unwrap());
    }
    latencies.sort_unstable();
    print_figures(decisions, seconds, &args, &latencies);
    for (whose, used) in cpu.into_iter().flatten() {
        let each = used / f64::from(u32::try_from(decisions).unwrap());
        println!("processor time of the {whose}: {:.3} ms for each decision", each * 1e3);
    }
}

fn print_figures(decisions: u64, seconds: f64, args: &Args, latencies: &[Duration]) {
    let at = |share: usize| latencies.get(latencies.len() * share / 1000).copied().unwrap_or_default();
    println!(
        "{decisions} durable decisions in {seconds:.1} s: {:.0}/s, {} in flight; sent to received by all {} \
         sockets: p50 {:.2} ms, p99 {:.2} ms, worst {:.2} ms",
        f64::from(u32::try_from(decisions).unwrap()) / seconds,
        args.in_flight,
        args.seats,
        at(500).as_secs_f64() * 1e3,
        at(990).as_secs_f64() * 1e3,
        latencies.last().copied().unwrap_or_default().as_secs_f64() * 1e3,
    );
}

/// The processor time of a process from now on, where the system tells it in a file.
struct CpuClock {
    whose: &'static str,
    process: u32,
    seconds_before: f64,
}

impl CpuClock {
    fn of(whose: &'static str, process: Option<u32>) -> Option<CpuClock> {
        Some(CpuClock { whose, process: process?, seconds_before: family_cpu_seconds(process?)? })
    }

    /// Whose time it is, and how many seconds were used.
    fn used(self) -> Option<(&'static str, f64)> {
        Some((self.whose, family_cpu_seconds(self.process)? - self.seconds_before))
    }
}

/// Seconds of processor time of a process and those that it has started.
fn family_cpu_seconds(process: u32) -> Option<f64> {
    let started =
        std::fs::read_to_string(format!("/proc/{process}/task/{process}/children")).unwrap_or_default();
    let started = started.split_whitespace().filter_map(|id| cpu_seconds(id.parse().ok()?));
    Some(cpu_seconds(process)? + started.sum::<f64>())
}

/// Seconds of processor time that all threads of a process have used so far, and those that it has started and that have ended.
fn cpu_seconds(process: u32) -> Option<f64> {
    /// What Linux tells every program, whatever the kernel itself counts in.
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program stands in parentheses and may hold anything. After it the 12th and 13th field are the ticks
    // spent in the program and in the kernel for it, the next two those of processes that have ended.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |field: usize| fields.get(field)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)? + ticks(13)? + ticks(14)?) / TICKS_PER_SECOND)
}

/// A table and the sockets of everybody who sits there.
struct Table {
    sockets: Vec<Socket>,
}

#[derive(Deserialize)]
struct TableMessage<'a> {
    #[serde(borrow, default)]
    reply: Option<&'a RawValue>,
    #[serde(borrow, default)]
    here: Option<&'a RawValue>,
    #[serde(borrow, default)]
    prompt: Option<Prompt<'a>>,
    #[serde(borrow, default)]
    end: Option<&'a RawValue>,
    #[serde(borrow, default)]
    error: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Prompt<'a> {
    ask: u32,
    #[serde(borrow)]
    decisions: Vec<&'a RawValue>,
}

enum Next {
    Asked { seat: usize, command: String },
    Over,
}

impl Table {
    async fn open(address: &str, cookies: &[String]) -> Table {
        let seats: Vec<_> = (0..cookies.len()).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
        let open = json!({ "game": "speicherstadt", "seats": seats }).to_string();
        let answer = post(address, "/api/tables", &cookies[0], &open).await;
        let name = answer.split("\"table\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
        for (seat, cookie) in cookies.iter().enumerate().skip(1) {
            let sit = json!({ "sit": { "seat": seat, "name": format!("Guest {seat}") } }).to_string();
            post(address, &format!("/api/tables/{name}/commands"), cookie, &sit).await;
        }
        let mut sockets = Vec::new();
        for cookie in cookies {
            let mut request = format!("ws://{address}/api/tables/{name}/live").into_client_request().unwrap();
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
            let stream = TcpStream::connect(address).await.unwrap();
            stream.set_nodelay(true).unwrap();
            let buffers = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
            let connected = tokio_tungstenite::client_async_with_config(request, stream, Some(buffers)).await;
            let (mut socket, _) = connected.unwrap();
            socket.next().await.unwrap().unwrap(); // the hello
            socket.next().await.unwrap().unwrap(); // everything so far
            sockets.push(socket);
        }
        post(
            address,
            &format!("/api/tables/{name}/commands"),
            &cookies[0],
            &json!({ "start": {} }).to_string(),
        )
        .await;
        Table { sockets }
    }

    /// Reads the next message of the table from every socket, and makes the command that answers it.
    async fn read_next_message(&mut self, random_state: &mut u64) -> Next {
        let mut next = Next::Over;
        for (seat, socket) in self.sockets.iter_mut().enumerate() {
            loop {
                let Message::Text(text) = socket.next().await.unwrap().unwrap() else { continue };
                let message: TableMessage<'_> = serde_json::from_str(&text).unwrap();
                assert!(message.error.is_none(), "{text}");
                if message.reply.is_some() || message.here.is_some() {
                    continue;
                }
                if let (Some(prompt), None) = (message.prompt, message.end) {
                    *random_state = random_state
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1_442_695_040_888_963_407);
                    let chosen = usize::try_from(*random_state >> 33).unwrap() % prompt.decisions.len();
                    let (ask, decision) = (prompt.ask, prompt.decisions[chosen]);
                    let command = format!(
                        "{{\"id\":1,\"command\":{{\"decide\":{{\"seat\":{seat},\"ask\":{ask},\"run\":[{decision}]}}}}}}"
                    );
                    next = Next::Asked { seat, command };
                }
                break;
            }
        }
        next
    }
}

/// Four of the strongest bots play one of the games.
async fn open_bot_table(address: &str, cookie: &str, number: usize) {
    let games = ["speicherstadt", "oltremare", "masters-of-venice", "genoa"];
    let seats = vec![json!({ "bot": "master" }); BOT_SEATS];
    let open = json!({ "game": games[number % games.len()], "seats": seats }).to_string();
    let answer = post(address, "/api/tables", cookie, &open).await;
    let name = answer.split("\"table\":\"").nth(1).unwrap().split('"').next().unwrap();
    let start = json!({ "start": {} }).to_string();
    post(address, &format!("/api/tables/{name}/commands"), cookie, &start).await;
}

/// Plays one match after the other, until it is told to stop. Returns how long each decision took.
async fn play(
    mut table: Table,
    (address, cookies): (Arc<str>, Arc<Vec<String>>),
    number: usize,
    stop: Arc<AtomicBool>,
    made: Arc<AtomicU64>,
    permits: Arc<Semaphore>,
) -> Vec<Duration> {
    let mut latencies = Vec::new();
    let mut random_state = number as u64;
    let mut next = table.read_next_message(&mut random_state).await;
    loop {
        let Next::Asked { seat, command } = next else {
            table = Table::open(&address, &cookies).await;
            next = table.read_next_message(&mut random_state).await;
            continue;
        };
        let permit = permits.acquire().await.unwrap();
        if stop.load(Relaxed) {
            return latencies;
        }
        let sent = Instant::now();
        table.sockets[seat].send(Message::text(command)).await.unwrap();
        next = table.read_next_message(&mut random_state).await;
        latencies.push(sent.elapsed());
        made.fetch_add(1, Relaxed);
        drop(permit);
    }
}

/// One request on a connection of its own; the whole answer as text.
async fn post(address: &str, path: &str, cookie: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\nCookie: {cookie}\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 2"), "{path}: {answer}");
    answer
}
