//! `cargo xtask stored`: how a house opens that has many stored matches, on either database.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};

use test_servers::{Durability, Postgres};

use crate::{cargo, root, step};

/// So many matches, if nobody says it.
const MATCHES: u32 = 10_000;
/// Matches that are played at the same time.
const AT_ONCE: usize = 24;

/// Has bots play, moves the house to PostgreSQL, and measures both.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let matches = match arguments {
        [] => MATCHES,
        [flag, matches] if flag == "--matches" => {
            matches.parse().map_err(|_| format!("{matches}: no number"))?
        }
        other => return Err(format!("stored: {other:?}; it takes --matches N")),
    };
    step("build", cargo("build --release --locked --package cli"))?;
    let data = root().join("target/stored");
    if !data.join("fondaco.sqlite").exists() {
        play(&data, matches)?;
    }
    let postgres = Postgres::start(Durability::Durable)?;
    let address = postgres.at().create_database("stored")?;
    let from = format!("sqlite:{}", data.display());
    let mut moving = Command::new(fondaco());
    step("move to PostgreSQL", {
        moving.args(["move", "--from", &from, "--to", &address]);
        moving
    })?;
    for (name, database) in [("SQLite", None), ("PostgreSQL", Some(&*address))] {
        measure(name, &data, database)?;
    }
    Ok(())
}

fn fondaco() -> std::path::PathBuf {
    root().join("target/release/fondaco")
}

/// A house that is open, and how long that took.
struct House {
    child: Child,
    address: String,
    opened_in: Duration,
}

impl House {
    fn open(data: &Path, database: Option<&str>) -> Result<House, String> {
        let mut command = Command::new(fondaco());
        command.args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--rate",
            "0",
            "--tables",
            "0",
            "--per-address",
            "0",
        ]);
        command.args(["--bot-pause", "0", "--log", "warn", "--data"]).arg(data).stdout(Stdio::piped());
        command.envs(database.map(|database| ("FONDACO_DATABASE", database)));
        let start = Instant::now();
        let mut child = command.spawn().map_err(|error| format!("fondaco serve: {error}"))?;
        let mut line = String::new();
        let out = child.stdout.take().ok_or("no output")?;
        BufReader::new(out).read_line(&mut line).map_err(|error| error.to_string())?;
        let address =
            line.split("http://").nth(1).and_then(|rest| rest.split(',').next()).unwrap_or_default();
        let house = House { child, address: address.to_owned(), opened_in: start.elapsed() };
        house.ask("GET", "/api/games", "", "")?;
        Ok(House { opened_in: start.elapsed(), ..house })
    }

    /// One request; the whole answer.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> Result<String, String> {
        let ask = || {
            let mut stream = TcpStream::connect(&self.address)?;
            let head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
            let kind = "Content-Type: application/json";
            let length = body.len();
            write!(stream, "{head}{kind}\r\nCookie: {cookie}\r\nContent-Length: {length}\r\n\r\n{body}")?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer).map(|_| answer)
        };
        let answer = ask().map_err(|error: std::io::Error| format!("{path}: {error}"))?;
        if answer.starts_with("HTTP/1.1 2") { Ok(answer) } else { Err(format!("{path}: {answer}")) }
    }

    fn guest(&self) -> Result<String, String> {
        let answer = self.ask("POST", "/api/me", "", "{\"name\":\"Anna\"}")?;
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|cookie| cookie.split(';').next());
        Ok(cookie.ok_or("no cookie")?.to_owned())
    }

    fn close(mut self) {
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
    }
}

fn play(data: &Path, matches: u32) -> Result<(), String> {
    println!("\n=== {matches} matches of three bots");
    let (house, start, next) = (House::open(data, None)?, Instant::now(), AtomicU32::new(0));
    let cookie = house.guest()?;
    let bots = "[{\"bot\":\"random\"},{\"bot\":\"random\"},{\"bot\":\"random\"}]";
    let open = format!("{{\"game\":\"speicherstadt\",\"start\":true,\"seats\":{bots}}}");
    let play = || {
        while next.fetch_add(1, Relaxed) < matches {
            let answer = house.ask("POST", "/api/tables", &cookie, &open)?;
            let table = answer.split("\"table\":\"").nth(1).and_then(|rest| rest.split('"').next());
            let path = format!("/api/tables/{}", table.ok_or("no table")?);
            while !house.ask("GET", &path, &cookie, "")?.contains("\"stage\":\"finished\"") {
                std::thread::sleep(Duration::from_millis(50));
            }
        }
        Ok::<(), String>(())
    };
    std::thread::scope(|scope| {
        let players: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(play)).collect();
        players.into_iter().try_for_each(|player| player.join().map_err(|_| "a player failed")?)
    })?;
    println!("--- played in {:.0} s", start.elapsed().as_secs_f64());
    house.close();
    Ok(())
}

fn measure(name: &str, data: &Path, database: Option<&str>) -> Result<(), String> {
    for round in 1..=3 {
        let house = House::open(data, database)?;
        let opened = house.opened_in.as_secs_f64();
        let cookie = house.guest()?;
        let mut times: Vec<f64> = Vec::new();
        for _ in 0..40 {
            // Others may be shown what was found out less than a moment ago.
            std::thread::sleep(Duration::from_millis(60));
            let start = Instant::now();
            house.ask("GET", "/api/tables", &cookie, "")?;
            times.push(start.elapsed().as_secs_f64() * 1e3);
        }
        let first = times[0];
        times.sort_by(f64::total_cmp);
        println!(
            "{name}, start {round}: open after {opened:.3} s; lobby: first {first:.1} ms, p50 {:.1} ms, worst {:.1} ms",
            times[times.len() / 2],
            times[times.len() - 1]
        );
        house.close();
    }
    Ok(())
}
