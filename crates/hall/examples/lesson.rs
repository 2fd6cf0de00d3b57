//! For who writes a lesson: plays the steps of a file, asks the bots where it does not say what the others answer, and prints
//! their answers to be copied, the learner's question after the last step, and the table in JSON with `--view`; with `--all` as
//! everybody sees it.
//!
//! `cargo run -p hall --example lesson -- FILE.toml [--seed 7] [--view] [--all]`

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a tool for whoever writes a lesson")]

use hall::lessons::Lesson;
use hall::{Command, Person, Stage, Table, Time};
use serde_json::Value;
use table::{Seat, Seed, Viewer};

const LEARNER: Person = Person(1);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let text = std::fs::read_to_string(&arguments[0]).expect("a file");
    let lesson = Lesson::parse("draft", &text).expect("a lesson");
    let seed = arguments.iter().position(|one| one == "--seed").map(|at| arguments[at + 1].parse().unwrap());
    let mut setup = lesson.setup(LEARNER, "Learner").expect("a setup");
    setup.lesson = None; // bots answer by themselves
    let (mut table, _) = Table::open(setup, Time(0)).expect("a table");
    let deal = seed.map_or_else(|| lesson.deal(), Seed::from_number);
    table.command(Time(0), LEARNER, Command::Start {}, || deal).expect("a start");
    for (number, step) in lesson.steps().enumerate() {
        println!("# {}", step.id);
        for decision in &step.suggested {
            decide(&mut table, lesson.learner, decision);
        }
        let mut answers = step.answers.iter();
        let said = answers.by_ref().len();
        for answer in &step.answers {
            let seat = answer.seat;
            let question = question_to(&mut table, seat);
            let done = table.bot_decides(Time(0), seat, question, Some(answer.decision.clone()));
            done.unwrap_or_else(|refused| panic!("{seat} {}: {refused}", answer.decision));
        }
        // Before that nobody answers where the file says nothing: the learner goes on.
        let is_last = lesson.decisions_before(number + 1) == lesson.path().len();
        if said == 0 && is_last && !step.suggested.is_empty() {
            bots_answer(&mut table, lesson.learner);
        }
    }
    if lesson.path().is_empty() {
        bots_answer(&mut table, lesson.learner);
    }
    let seen: Value = serde_json::from_str(&table.everything_for(Viewer::Seat(lesson.learner))).unwrap();
    println!("must {} may {} {:?}", seen["must"], seen["may"], table.stage());
    if arguments.iter().any(|one| one == "--view") {
        println!("{}", seen["view"]);
    }
    for seat in Seat::first(lesson.seats).filter(|_| arguments.iter().any(|one| one == "--all")) {
        let seen: Value = serde_json::from_str(&table.everything_for(Viewer::Seat(seat))).unwrap();
        println!("{}", seen["view"]);
    }
    let nothing = Vec::new();
    let list = |key: &str| seen["prompt"][key].as_array().unwrap_or(&nothing).clone();
    for (decision, outlook) in list("decisions").iter().zip(list("outlooks")) {
        println!("  {decision}   {outlook}");
    }
}

fn decide(table: &mut Table, seat: Seat, decision: &Value) {
    let seen: Value = serde_json::from_str(&table.everything_for(Viewer::Seat(seat))).unwrap();
    let ask = seen["prompt"]["ask"].as_u64().and_then(|ask| u32::try_from(ask).ok()).unwrap_or(0);
    let command = Command::Decide { seat, ask, run: vec![decision.clone()] };
    let done = table.command(Time(0), LEARNER, command, || Seed::from_number(0));
    done.unwrap_or_else(|refused| panic!("{decision}: {refused}; may: {}", seen["prompt"]["decisions"]));
}

/// The question to this seat. A lesson says who speaks; here those who are asked before, and need not speak, are silent.
fn question_to(table: &mut Table, seat: Seat) -> u32 {
    loop {
        let asked = table.bots_to_ask();
        if let Some((_, question, _)) = asked.iter().find(|(one, ..)| *one == seat) {
            return *question;
        }
        let seen: Value = serde_json::from_str(&table.everything_for(Viewer::Bystander)).unwrap();
        let may =
            |one: Seat| seen["may"].as_array().is_some_and(|may| may.contains(&Value::from(one.number())));
        let silent = asked.iter().find(|(one, ..)| may(*one));
        let (other, question, _) = silent.unwrap_or_else(|| panic!("{seat} is not asked"));
        table.bot_decides(Time(0), *other, *question, None).expect("silence is allowed");
    }
}

/// Lets the bots answer until the learner is asked.
fn bots_answer(table: &mut Table, learner: Seat) {
    let mut asked = true;
    while asked && table.stage() == Stage::Running {
        asked = false;
        let seen: Value = serde_json::from_str(&table.everything_for(Viewer::Bystander)).unwrap();
        if seen["must"].as_array().is_some_and(|must| must.contains(&Value::from(learner.number()))) {
            return;
        }
        for (seat, question, task) in table.bots_to_ask() {
            let decision = (task.answer)(bots::Budget::Iterations(200));
            if let Some(decision) = &decision {
                println!("  {{ seat = {}, do = {} }},", seat.number(), in_toml(decision));
            }
            asked |= table.bot_decides(Time(0), seat, question, decision).is_ok();
        }
    }
}

/// A decision as TOML writes it in a line.
fn in_toml(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let fields: Vec<String> =
                fields.iter().map(|(key, value)| format!("{key} = {}", in_toml(value))).collect();
            format!("{{ {} }}", fields.join(", "))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(in_toml).collect::<Vec<_>>().join(", ")),
        other => other.to_string(),
    }
}
