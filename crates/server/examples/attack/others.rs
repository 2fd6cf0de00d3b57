//! Others: people who only want to play while somebody attacks, and how they fare.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::Failure;
use crate::client::{Answer, Client, Origin};

/// Between two decisions; with the looks between them it stays well below what one person may ask.
const PAUSE: Duration = Duration::from_millis(80);

/// What became of requests.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) asked: u32,
    pub(crate) unanswered: u32,
    pub(crate) first_refusal: Option<String>,
    latencies: Vec<Duration>,
}

impl Tally {
    /// Counts a request that was sent at `start`. Returns its answer if it was a good one.
    pub(crate) fn count(&mut self, start: Instant, answer: Result<Answer, Failure>) -> Option<Answer> {
        self.asked += 1;
        self.latencies.push(start.elapsed());
        let refusal = match answer {
            Ok(answer) if answer.is_success() => return Some(answer),
            Ok(answer) => answer.in_words(),
            Err(error) => error.to_string(),
        };
        self.unanswered += 1;
        self.first_refusal.get_or_insert(refusal);
        None
    }

    /// Milliseconds within which so many of a thousand requests were answered.
    pub(crate) fn within(&self, of_thousand: usize) -> f64 {
        let mut sorted = self.latencies.clone();
        sorted.sort_unstable();
        let place = (sorted.len() * of_thousand / 1000).min(sorted.len().saturating_sub(1));
        sorted.get(place).map_or(f64::INFINITY, |latency| latency.as_secs_f64() * 1000.0)
    }

    pub(crate) fn in_words(&self) -> String {
        let refusal = self.first_refusal.as_ref().map(|refusal| format!(", the first: {refusal}"));
        format!(
            "{} requests, {} not answered{}; p50 {:.1} ms, p99 {:.1} ms, worst {:.0} ms",
            self.asked,
            self.unanswered,
            refusal.unwrap_or_default(),
            self.within(500),
            self.within(990),
            self.within(1000)
        )
    }
}

/// Somebody who plays a match at one screen, for all seats, so that it never waits for anybody else.
pub(crate) struct Player {
    pub(crate) client: Client,
    game: &'static str,
    players: usize,
    table: String,
    /// The seat that was asked last.
    seat: u64,
    /// Decisions so far: another place of the menu is chosen each time.
    decided: usize,
}

impl Player {
    /// Comes in and begins a match.
    pub(crate) async fn come(house: SocketAddr, origin: Origin) -> Result<Player, Failure> {
        let client = Client::guest(house, origin, "Vera").await?;
        Player::begin(client, "speicherstadt", 2).await
    }

    /// Begins a match of a game with so many seats.
    pub(crate) async fn begin(client: Client, game: &'static str, players: usize) -> Result<Player, Failure> {
        let mut player = Player { client, game, players, table: String::new(), seat: 0, decided: 0 };
        player.table = player.client.open_table(game, &player.seats(), true).await?;
        Ok(player)
    }

    /// The same match in a house that was opened again.
    pub(crate) fn at(self, house: SocketAddr) -> Player {
        Player { client: self.client.at(house), ..self }
    }

    pub(crate) fn table(&self) -> &str {
        &self.table
    }

    /// Plays on for a while and opens another table now and then.
    pub(crate) async fn play_for(&mut self, time: Duration) -> Tally {
        let (mut tally, start) = (Tally::default(), Instant::now());
        let mut steps = 0;
        while start.elapsed() < time {
            steps += 1;
            if steps % 20 == 10 {
                let _ = self.open_table(&mut tally).await;
            } else {
                self.step(&mut tally).await;
            }
            sleep(PAUSE).await;
        }
        tally
    }

    /// Makes one decision for the seat that is asked. Returns false if the match is over or an answer did not come.
    pub(crate) async fn step(&mut self, tally: &mut Tally) -> bool {
        let Some(mut state) = self.look(tally).await else { return false };
        if state.get("prompt").is_none() {
            // Somebody else is asked now, unless the match is over.
            let asked = state["must"][0].as_u64();
            let Some(asked) = asked else {
                if let Some(table) = self.open_table(tally).await {
                    (self.table, self.seat) = (table, 0);
                }
                return false;
            };
            self.seat = asked;
            let Some(looked) = self.look(tally).await else { return false };
            state = looked;
        }
        let decisions = state["prompt"]["decisions"].as_array().cloned().unwrap_or_default();
        if decisions.is_empty() {
            return false;
        }
        self.decided += 1;
        let decision = &decisions[self.decided % decisions.len()];
        let ask = &state["prompt"]["ask"];
        let command = json!({ "decide": { "seat": self.seat, "ask": ask, "run": [decision] } });
        let (path, start) = (format!("/api/tables/{}/commands", self.table), Instant::now());
        let answer = self.client.post(&path, &command).await;
        tally.count(start, answer).is_some()
    }

    async fn look(&mut self, tally: &mut Tally) -> Option<Value> {
        let (path, start) = (format!("/api/tables/{}?seat={}", self.table, self.seat), Instant::now());
        let answer = self.client.get(&path).await;
        tally.count(start, answer).map(|answer| answer.json())
    }

    async fn open_table(&mut self, tally: &mut Tally) -> Option<String> {
        let body = json!({ "game": self.game, "seats": self.seats(), "start": true });
        let start = Instant::now();
        let answer = self.client.post("/api/tables", &body).await;
        tally.count(start, answer)?.json()["table"].as_str().map(str::to_owned)
    }

    fn seats(&self) -> Value {
        let first = [json!("me")].into_iter();
        first.chain((1..self.players).map(|seat| json!({ "here": format!("Guest {seat}") }))).collect()
    }
}

/// Seats for bots alone.
pub(crate) fn bots(level: &str, seats: usize) -> Value {
    vec![json!({ "bot": level }); seats].into()
}

/// Whether the match at a table is over.
pub(crate) async fn is_over(client: &mut Client, table: &str) -> bool {
    let state = client.get(&format!("/api/tables/{table}")).await;
    state.is_ok_and(|state| state.is_success() && state.json().get("end").is_some())
}

/// Waits until the matches at all these tables are over, or the time is up.
pub(crate) async fn wait_for_ends(
    client: &mut Client,
    tables: &[String],
    most: Duration,
) -> Result<(), Failure> {
    let start = Instant::now();
    for table in tables {
        while !is_over(client, table).await {
            if start.elapsed() > most {
                return Err("the bots' matches did not end in time".into());
            }
            sleep(Duration::from_millis(100)).await;
        }
    }
    Ok(())
}
