//! Commands to a table of the hall, as clients send them.

use hall::catalog::{self, GAMES};
use hall::{Command, Logged, Pace, Person, Privacy, SeatPlan, Setup, Table, Time};
use serde_json::Map;
use table::{Seed, Viewer};

use crate::choices::Choices;

const HOST: Person = Person(0);

/// The first byte is the game. Each line is a command: a byte for the person, one for the seconds since the last, and JSON.
pub(crate) fn run(data: &[u8]) {
    let mut choices = Choices(data);
    let game = choices.any(GAMES).expect("there are games");
    let (mut table, opened) = Table::open(setup(game), Time(0)).expect("the standard config");
    let mut log = vec![opened];
    let mut now = Time(0);
    for line in choices.0.split(|byte| *byte == b'\n') {
        let mut line = Choices(line);
        let person = Person(u64::from(line.byte() % 4));
        now = now.after(1000 * u64::from(line.byte()));
        if let Ok(command) = serde_json::from_slice::<Command>(line.0) {
            log.extend(try_one(&mut table, now, person, command));
        }
    }
    let restored = Table::restore(log).expect("a table is brought back from its log");
    assert_eq!(everything(&restored), everything(&table), "the log gives another table");
}

/// A table at which people sit down, start, decide and talk.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let lines = [
        r#"00{"sit":{"seat":1,"name":"Anna"}}"#,
        r#"11{"sit":{"seat":1,"name":"Berta"}}"#,
        r#"10{"ready":{"ready":true}}"#,
        r#"00{"plan":{"seat":1,"bot":"random"}}"#,
        r#"00{"start":{}}"#,
        r#"00{"decide":{"seat":0,"ask":1,"run":["pass"]}}"#,
        r#"00{"decide":{"seat":0,"ask":1,"run":[{"place_merchant":{"column":0}}]}}"#,
        r#"10{"weigh":{"seat":1,"ask":1,"run":["end_turn"]}}"#,
        r#"1z{"content":{"seat":1,"ask":2}}"#,
        r#"00{"undo":{"seat":0}}"#,
        r#"00{"ask_back":{"seat":0}}"#,
        r#"10{"answer_back":{"seat":1,"yes":true}}"#,
        r#"00{"say":{"text":"hello"}}"#,
        r#"00{"leave":{}}"#,
        r#"00{"return":{}}"#,
        r#"1z{"relieve":{"seat":0}}"#,
        r#"10{"stand":{"seat":1}}"#,
    ];
    let conversation = lines.join("\n").into_bytes();
    (0..4).map(|game| std::iter::once(game).chain(conversation.iter().copied()).collect()).collect()
}

fn setup(game: &str) -> Setup {
    let about = catalog::about(game).expect("the catalog knows its games");
    let config = catalog::complete(game, about.players[0], Map::new()).expect("the standard config");
    let mut seats = vec![SeatPlan::Open; usize::from(about.players[0])];
    seats[0] = SeatPlan::Person { person: HOST, name: "Host".to_owned() };
    let (game, pace) = (game.to_owned(), Pace::PerDecision { seconds: 60 });
    Setup {
        game,
        config,
        seats,
        pace,
        privacy: Privacy::Public,
        several_seats: true,
        lesson: None,
        host: HOST,
    }
}

/// What is refused changes nothing and says why.
fn try_one(table: &mut Table, now: Time, person: Person, command: Command) -> Vec<Logged> {
    let before = everything(table);
    match table.command(now, person, command, || Seed::from_number(7)) {
        Ok(logged) => logged,
        Err(refused) => {
            assert!(!refused.to_string().is_empty(), "a refusal says why");
            assert_eq!(everything(table), before, "a refused command changes nothing");
            Vec::new()
        }
    }
}

/// What a bystander sees.
fn everything(table: &Table) -> Vec<String> {
    table.messages(Viewer::Bystander, None).iter().map(ToString::to_string).collect()
}
