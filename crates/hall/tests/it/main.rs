//! The hall: what people may do at a table, and a simulation in which they do everything else, too.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod absence;
mod clocks;
mod heard;
mod lessons;
mod negotiation;
mod people;
mod secrecy;
mod simulation;
mod size;
mod tables;
mod wire;

use hall::{Command, Logged, Pace, Person, Privacy, Refused, SeatPlan, Setup, Table, Time, catalog};
use serde_json::{Map, Value};
use table::{Seat, Seed};

const ANNA: Person = Person(1);
const BERT: Person = Person(2);
const CARL: Person = Person(3);

fn person(who: Person, name: &str) -> SeatPlan {
    SeatPlan::Person { person: who, name: name.to_owned() }
}

fn bot(level: &str) -> SeatPlan {
    SeatPlan::Bot { level: level.to_owned() }
}

fn setup(seats: Vec<SeatPlan>, pace: Pace) -> Setup {
    setup_of("speicherstadt", seats, pace)
}

fn setup_of(game: &str, seats: Vec<SeatPlan>, pace: Pace) -> Setup {
    let players = u8::try_from(seats.len()).unwrap();
    let config = catalog::complete(game, players, Map::new()).unwrap();
    Setup {
        game: game.to_owned(),
        config,
        seats,
        pace,
        privacy: Privacy::Public,
        several_seats: true,
        lesson: None,
        host: ANNA,
    }
}

/// A table, its whole log, and the time.
struct At {
    table: Table,
    log: Vec<Logged>,
    now: Time,
    /// How often somebody wanted something.
    wanted: u32,
}

impl At {
    fn new(setup: Setup) -> At {
        let (table, opened) = Table::open(setup, Time(1_000_000)).unwrap();
        At { table, log: vec![opened], now: Time(1_000_000), wanted: 0 }
    }

    fn wants(&mut self, who: Person, command: Command) -> Result<(), Refused> {
        let now = self.now.0;
        // Writing everything down is dear: the number always, everything now and then.
        let seen = |table: &Table, all: bool| {
            (table.last_number(), all.then(|| table.everything_for(table::Viewer::Bystander)))
        };
        let all = self.wanted.is_multiple_of(8);
        self.wanted += 1;
        let before = seen(&self.table, all);
        match self.table.command(self.now, who, command, || Seed::from_number(now)) {
            Ok(logged) => {
                self.log.extend(logged);
                Ok(())
            }
            Err(refused) => {
                assert_eq!(before, seen(&self.table, all), "a refusal changes nothing");
                Err(refused)
            }
        }
    }

    #[expect(clippy::needless_pass_by_value, reason = "a command is written where it is given")]
    fn does(&mut self, who: Person, command: Command) {
        self.wants(who, command.clone()).unwrap_or_else(|refused| panic!("{command:?}: {refused}"));
    }

    /// Everybody is ready.
    fn start(&mut self) {
        for person in self.table.people() {
            self.does(person, Command::Ready { ready: true });
        }
        assert_eq!(self.table.stage(), hall::Stage::Running);
    }

    /// Time passes.
    fn wait(&mut self, seconds: u64) {
        self.now = self.now.after(seconds * 1000);
        let logged = self.table.tick(self.now);
        self.log.extend(logged);
    }

    /// Who is asked now.
    fn asked(&self) -> Seat {
        serde_json::from_value(self.sees(table::Viewer::Bystander)["must"][0].clone()).unwrap()
    }

    /// The number of the question that a seat is asked.
    fn ask(&self, seat: Seat) -> u64 {
        self.sees(table::Viewer::Seat(seat))["prompt"]["ask"].as_u64().unwrap()
    }

    /// What a seat is sent when it comes new.
    fn sees(&self, viewer: table::Viewer) -> Value {
        serde_json::from_str(&self.table.everything_for(viewer)).unwrap()
    }

    /// Answers the question of a seat with the first of its decisions that `choose` says yes to.
    fn decide(&mut self, who: Person, seat: Seat, choose: impl Fn(&Value) -> bool) -> Result<(), Refused> {
        let prompt = self.sees(table::Viewer::Seat(seat))["prompt"].clone();
        let ask = u32::try_from(prompt["ask"].as_u64().unwrap_or(0)).unwrap();
        let decisions = prompt["decisions"].as_array().cloned().unwrap_or_default();
        let run = decisions.into_iter().find(|decision| choose(decision)).into_iter().collect();
        self.wants(who, Command::Decide { seat, ask, run })
    }

    /// The table as a server would bring it back: from its log, through JSON.
    fn restored(&self) -> Table {
        let log: Vec<Logged> = self
            .log
            .iter()
            .map(|logged| serde_json::from_str(&serde_json::to_string(logged).unwrap()).unwrap())
            .collect();
        Table::restore(log).unwrap()
    }
}
