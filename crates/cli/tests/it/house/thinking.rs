//! Bots that think on other machines: `fondaco think`, and a NATS that comes and goes.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use test_servers::Nats;

use super::operators::free_address;
use super::{Guest, House};
use crate::{Said, folder};

const SOON: Duration = Duration::from_mins(1);

/// `fondaco think`.
struct Thinker {
    child: Child,
    operators: String,
}

impl Thinker {
    fn start(nats: &Nats, threads: u32) -> Thinker {
        let operators = free_address();
        let mut command = Command::new(env!("CARGO_BIN_EXE_fondaco"));
        let threads = threads.to_string();
        command.args(["think", "--nats", &nats.url(), "--threads", &threads, "--metrics", &operators]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains(&format!("{threads} bots at a time")), "{line:?}");
        Thinker { child, operators }
    }

    fn signal(&self, signal: &str) {
        let status = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(status.unwrap().success());
    }

    /// As a service manager does; returns the exit code.
    fn terminate(mut self) -> Option<i32> {
        self.signal("-TERM");
        self.child.wait().unwrap().code()
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A house that asks others to think.
struct Asking {
    house: House,
    operators: String,
}

impl Asking {
    fn open(name: &str, nats: &Nats) -> Asking {
        let operators = free_address();
        let more = format!("--nats {} --metrics {operators}", nats.url());
        Asking { house: House::at(&folder(name), &more), operators }
    }

    fn figure(&self, name: &str) -> f64 {
        figure(&self.house, &self.operators, name)
    }

    fn readiness(&self) -> (u16, Value) {
        let answer = self.house.request("GET", "/readyz", &[], "");
        (answer.status, answer.json())
    }
}

/// A figure that operators see at this address; 0 if it is not there.
fn figure(house: &House, operators: &str, name: &str) -> f64 {
    let metrics = house.try_request_at(operators, "GET", "/metrics", &[], "").unwrap().body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ').map(str::to_owned));
    line.map_or(0.0, |figure| figure.parse().unwrap())
}

fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < SOON, "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Bots alone, which think about most of their decisions.
fn match_of_thinkers(guest: &Guest<'_>) -> String {
    guest.table(&json!([{ "bot": "sharp" }, { "bot": "sharp" }]), true)
}

fn wait_until_the_end(guest: &Guest<'_>, table: &str) {
    wait_until("the match ends", || guest.look(table).get("end").is_some());
    assert_eq!(guest.get(&format!("/api/tables/{table}/verify")).status, 200);
}

const ANSWERED: &str = "fondaco_shared_questions_total{outcome=\"answered\"}";
const LOST: &str = "fondaco_shared_questions_total{outcome=\"lost\"}";
const THOUGHT_HERE: &str = "fondaco_shared_thoughts_total";

#[test]
fn others_think_and_the_house_plays() {
    let nats = Nats::start().unwrap();
    let (one, two) = (Thinker::start(&nats, 1), Thinker::start(&nats, 2));
    let asking = Asking::open("house-asking", &nats);
    let anna = asking.house.guest("Anna");
    let tables: Vec<String> = (0..6).map(|_| match_of_thinkers(&anna)).collect();
    wait_until("everybody takes part", || asking.figure("fondaco_thinkers") >= 4.0);
    let thought = |thinker: &Thinker| figure(&asking.house, &thinker.operators, THOUGHT_HERE);
    wait_until("everybody thinks", || {
        thought(&one) > 0.0 && thought(&two) > 0.0 && asking.figure(THOUGHT_HERE) > 0.0
    });
    wait_until_the_end(&anna, &tables[0]);
    assert!(asking.figure(ANSWERED) > 20.0);
    assert!(asking.figure(LOST).abs() < f64::EPSILON);
    assert_eq!(asking.readiness().1["nats"], true);
    let ready = asking.house.try_request_at(&one.operators, "GET", "/readyz", &[], "").unwrap();
    assert_eq!((ready.status, ready.json()), (200, json!({ "nats": true })));
    assert_eq!((one.terminate(), two.terminate()), (Some(0), Some(0)));
}

/// One is killed and one is frozen while they think: what they were asked others are asked, and what comes late is not heard.
#[test]
fn a_lost_thought_is_asked_again_and_a_late_one_counts_for_nothing() {
    let nats = Nats::start().unwrap();
    let (mut killed, frozen) = (Thinker::start(&nats, 3), Thinker::start(&nats, 3));
    let asking = Asking::open("house-lost-thoughts", &nats);
    let anna = asking.house.guest("Anna");
    let tables: Vec<String> = (0..6).map(|_| match_of_thinkers(&anna)).collect();
    wait_until("they think", || {
        [&killed, &frozen].iter().all(|thinker| figure(&asking.house, &thinker.operators, THOUGHT_HERE) > 5.0)
    });
    frozen.signal("-STOP");
    killed.child.kill().unwrap();
    // Longer than any thought may take.
    std::thread::sleep(Duration::from_secs(5));
    frozen.signal("-CONT");
    for table in &tables {
        let n = anna.look(table)["n"].as_u64().unwrap();
        wait_until("the match goes on", || anna.look(table)["n"].as_u64().unwrap() > n + 3);
    }
    wait_until_the_end(&anna, &tables[0]);
    assert!(asking.figure("fondaco_store_errors_total{kind=\"conflict\"}").abs() < f64::EPSILON);
}

#[test]
fn while_nats_is_away_the_house_plays_on_and_others_help_when_it_is_back() {
    let mut nats = Nats::start().unwrap();
    let thinker = Thinker::start(&nats, 2);
    let asking = Asking::open("house-nats-away", &nats);
    let anna = asking.house.guest("Anna");
    let table = match_of_thinkers(&anna);
    wait_until("others think", || figure(&asking.house, &thinker.operators, THOUGHT_HERE) > 2.0);
    nats.kill();
    wait_until("it is noticed", || asking.readiness().1["nats"] == false);
    assert_eq!(asking.readiness().0, 200, "nothing is wrong with the house");
    assert!(asking.figure("fondaco_nats_connected").abs() < f64::EPSILON);
    wait_until_the_end(&anna, &table);
    let before = (asking.figure(ANSWERED), figure(&asking.house, &thinker.operators, THOUGHT_HERE));
    let ready = asking.house.try_request_at(&thinker.operators, "GET", "/readyz", &[], "").unwrap();
    assert_eq!(ready.status, 503);
    nats.start_again().unwrap();
    wait_until("it is back", || asking.readiness().1["nats"] == true);
    wait_until("everybody thinks again", || asking.figure("fondaco_thinkers") >= 3.0);
    match_of_thinkers(&anna);
    wait_until("others help", || {
        asking.figure(ANSWERED) > before.0
            && figure(&asking.house, &thinker.operators, THOUGHT_HERE) > before.1
    });
}

/// What a command says that cannot reach NATS.
fn refused(command: &str, nats: &str) -> String {
    let mut fondaco = Command::new(env!("CARGO_BIN_EXE_fondaco"));
    let data = folder("house-no-nats");
    fondaco.arg(command).env("FONDACO_NATS", nats).env("FONDACO_DATA", &data);
    let error = Said::by(fondaco.output().unwrap()).bad();
    assert!(!error.contains("secret"), "{error}");
    assert_eq!(std::fs::read_dir(&data).unwrap().count(), 0, "nothing is changed");
    error
}

#[test]
fn a_nats_that_will_not_do_is_refused_in_one_sentence() {
    let guarded = Nats::with(&["--user", "house", "--pass", "secret"]).unwrap();
    let nobody = free_address();
    for command in ["serve", "think"] {
        for garbage in ["", "what?", "http://127.0.0.1:4222", "nats://me:secret@"] {
            let error = refused(command, garbage);
            assert!(error.contains("nats://user:password@host:4222"), "{garbage:?}: {error}");
        }
        assert!(refused(command, &format!("nats://me:secret@{nobody}")).contains("does not answer"));
        let wrong = refused(command, &format!("nats://house:secret-2@{}", guarded.address()));
        assert!(wrong.contains("user, password or token") && wrong.contains(guarded.address()), "{wrong}");
        let without = refused(command, &format!("nats://house:secret@{}", guarded.address()));
        assert!(without.contains("--jetstream"), "{without}");
    }
    assert!(crate::fondaco("think").bad().contains("--nats"));
    let file = folder("nats-file").join("nats");
    assert!(crate::fondaco(&format!("think --nats-file {}", file.display())).bad().contains("nats-file"));
    std::fs::write(&file, format!("nats://house:secret-2@{}\n", guarded.address())).unwrap();
    assert!(
        crate::fondaco(&format!("think --nats-file {}", file.display())).bad().contains("user, password")
    );
}
