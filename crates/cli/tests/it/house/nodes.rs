//! Several nodes, each a process of its own, on one PostgreSQL and one NATS; the clients go to whichever is there.

use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use test_servers::{Durability, Nats, Postgres};

use super::operators::free_address;
use super::{Answer, Guest, House};
use crate::folder;

/// What all nodes need.
struct Servers {
    _postgres: Postgres,
    nats: Nats,
    database: String,
}

impl Servers {
    fn start() -> Servers {
        let postgres = Postgres::start(Durability::UntilPowerFails).unwrap();
        let database = postgres.at().create_database("nodes").unwrap();
        Servers { _postgres: postgres, nats: Nats::start().unwrap(), database }
    }

    fn node(&self, name: &str) -> Node {
        let (data, operators) = (folder(name), free_address());
        let mut command = Command::new(env!("CARGO_BIN_EXE_fondaco"));
        command.args(["serve", "--several-nodes", "--nats", &self.nats.url(), "--metrics", &operators]);
        command.env("FONDACO_DATABASE", &self.database).env_remove("FONDACO_DATABASE_FILE");
        Node { house: House::run(command, &data), operators }
    }
}

struct Node {
    house: House,
    operators: String,
}

impl Node {
    fn figure(&self, name: &str) -> f64 {
        let metrics = self.house.try_request_at(&self.operators, "GET", "/metrics", &[], "").unwrap().body;
        let line =
            metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ').map(str::to_owned));
        line.map_or(0.0, |figure| figure.parse().unwrap())
    }

    fn signal(&self, signal: &str) {
        let status = Command::new("kill").args([signal, &self.house.id().to_string()]).status();
        assert!(status.unwrap().success());
    }
}

/// Somebody who plays a match at any of the nodes, and writes down what was acknowledged.
struct Player {
    cookie: String,
    table: String,
    /// The number of the last message that was seen.
    seen: u64,
    acknowledged: u32,
    unknown: u32,
}

impl Player {
    fn at(node: &Node, name: &str) -> Player {
        let guest = node.house.guest(name);
        let table = guest.table(&json!(["me", { "bot": "steady" }, { "bot": "gentle" }]), true);
        Player { cookie: guest.cookie.clone(), table, seen: 0, acknowledged: 0, unknown: 0 }
    }

    fn guest<'a>(&self, node: &'a Node) -> Guest<'a> {
        Guest { house: &node.house, cookie: self.cookie.clone() }
    }

    /// Looks, and answers if there is a question. Returns whether the match is over, or nothing if the node does not serve.
    fn play(&mut self, node: &Node) -> Option<bool> {
        let path = format!("/api/tables/{}", self.table);
        let state = node.house.try_request("GET", &path, &[&self.cookie], "").ok()?;
        if is_away(&state) {
            return None;
        }
        let state: Value = state.json();
        let n = state["n"].as_u64().unwrap_or_else(|| panic!("{state}"));
        assert!(n >= self.seen, "time does not go back: {n} after {}", self.seen);
        self.seen = n;
        if state.get("end").is_some() {
            return Some(true);
        }
        let Some(prompt) = state.get("prompt") else { return Some(false) };
        let decisions = prompt["decisions"].as_array().unwrap();
        let run = json!([decisions[decisions.len() / 2]]);
        let command = json!({ "decide": { "seat": 0, "ask": prompt["ask"], "run": run } }).to_string();
        let path = format!("{path}/commands");
        let headers = [super::JSON[0], &self.cookie];
        let answer = node.house.try_request("POST", &path, &headers, &command);
        match answer {
            Ok(answer) if answer.status == 200 => {
                self.acknowledged += 1;
                self.seen = answer.json()["n"].as_u64().unwrap();
            }
            Ok(answer) if is_away(&answer) => return None,
            // The owner did not answer, so it may have happened: look again.
            Ok(answer) if answer.error() == "table_lost" => self.unknown += 1,
            // A decision of unknown fate has happened after all.
            Ok(answer) => assert!(self.unknown > 0 && answer.error() == "stale", "{answer:?}"),
            Err(_) => {
                self.unknown += 1;
                return None;
            }
        }
        Some(false)
    }

    /// What was acknowledged is in the record, once, and the record is right.
    fn check(&self, node: &Node) {
        let verified = self.guest(node).get(&format!("/api/tables/{}/verify", self.table));
        assert_eq!(verified.status, 200, "{verified:?}");
        let record = self.guest(node).get(&format!("/api/tables/{}/record", self.table)).body;
        let own = |line: &&str| serde_json::from_str::<Value>(line).unwrap()["seat"] == 0;
        let decided = u32::try_from(record.lines().filter(own).count()).unwrap();
        let (least, most) = (self.acknowledged, self.acknowledged + self.unknown);
        assert!((least..=most).contains(&decided), "{decided} of {least} to {most}\n{record}");
    }
}

fn is_away(answer: &Answer) -> bool {
    answer.status == 503 && answer.error() == "closing"
}

/// The place of the node at which a table is awake.
fn owner(nodes: &[Node]) -> usize {
    let start = Instant::now();
    loop {
        if let Some(place) = nodes.iter().position(|node| node.figure("fondaco_tables") > 0.0) {
            return place;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "nobody has it");
    }
}

#[test]
fn a_match_outlives_its_nodes() {
    let servers = Servers::start();
    let mut nodes: Vec<Node> = ["node-a", "node-b", "node-c"].map(|name| servers.node(name)).into();
    let mut anna = Player::at(&nodes[0], "Anna");
    let mut steps = 0;
    loop {
        steps += 1;
        let node = &nodes[steps % nodes.len()];
        if anna.play(node) == Some(true) {
            break;
        }
        if steps == 20 {
            let owner = owner(&nodes);
            nodes[owner].signal("-STOP");
            let other = (owner + 1) % nodes.len();
            // Longer than others wait for its answers.
            let start = Instant::now();
            while start.elapsed() < Duration::from_secs(5) {
                anna.play(&nodes[other]);
            }
            nodes[owner].signal("-CONT");
            anna.play(&nodes[owner]);
        }
        if steps == 40 {
            let mut owner = nodes.remove(owner(&nodes));
            owner.house.kill();
        }
    }
    assert!(steps > 40, "the match was long enough: {steps}");
    for node in &nodes {
        anna.check(node);
    }
    assert!(nodes.iter().map(|node| node.figure("fondaco_forwarded_requests_total")).sum::<f64>() > 5.0);
}

/// Every node is restarted while people play: nothing is lost, nobody hears an error, and nobody waits for long.
#[test]
fn a_rolling_restart_is_not_noticed() {
    let servers = Servers::start();
    let mut nodes: Vec<Option<Node>> =
        ["rolling-a", "rolling-b", "rolling-c"].map(|name| Some(servers.node(name))).into();
    let mut people: Vec<Player> = ["Anna", "Bert", "Carl"]
        .iter()
        .zip(&nodes)
        .map(|(name, node)| Player::at(node.as_ref().unwrap(), name))
        .collect();
    let mut over = [false; 3];
    let mut longest = Duration::ZERO;
    for round in 0.. {
        for (place, (player, over)) in people.iter_mut().zip(&mut over).enumerate() {
            let start = Instant::now();
            let mut tries = place + round;
            // A client that finds nobody goes to the next.
            while !*over {
                let node = nodes[tries % 3].as_ref().unwrap();
                tries += 1;
                if let Some(is_over) = player.play(node) {
                    *over = is_over;
                    break;
                }
            }
            longest = longest.max(start.elapsed());
        }
        if round % 10 == 5 && round < 30 {
            let place = round / 10;
            let old = nodes[place].take().unwrap();
            // It stops while the others serve.
            let stopping = std::thread::spawn(move || old.house.terminate());
            let others: Vec<&Node> = nodes.iter().flatten().collect();
            for player in &mut people {
                let start = Instant::now();
                while player.play(others[0]).or_else(|| player.play(others[1])).is_none() {}
                longest = longest.max(start.elapsed());
            }
            assert_eq!(stopping.join().unwrap(), Some(0));
            nodes[place] = Some(servers.node(&format!("rolling-again-{place}")));
        }
        if over == [true; 3] {
            assert!(round > 30, "they were long enough: {round}");
            break;
        }
    }
    for player in &people {
        assert_eq!(player.unknown, 0, "nobody was left in doubt");
        player.check(nodes[0].as_ref().unwrap());
    }
    assert!(longest < Duration::from_secs(4), "{longest:?}");
}
