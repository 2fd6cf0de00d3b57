//! A vector in words: the table after `given` and after each step.

use std::fmt::Write as _;

use serde_json::Value;
use table::{FromScene, Game, Seat, Viewer};

use super::{Failure, Moment, Vector, Watcher};

impl Vector {
    /// Runs every case and says what happens: the events, whom the table waits for, what everybody sees, and what each seat
    /// sees beside. Lines that have changed since the table before are marked with a star.
    pub fn show<G: FromScene>(&self) -> (String, Vec<Failure>) {
        let mut shown = Shown::default();
        let failures = self.run_watched::<G>(&mut shown);
        (shown.text, failures)
    }
}

#[derive(Default)]
struct Shown {
    text: String,
    /// The lines of the table before.
    before: Vec<String>,
}

impl<G: Game> Watcher<G> for Shown {
    fn table(&mut self, moment: &Moment<'_, G>) {
        self.say(&format!("{}\n", moment.what));
        if moment.is_first {
            self.before.clear();
        }
        for event in moment.events {
            self.say(&format!("    {event}\n"));
        }
        let lines = table_in_words(moment.game, moment.seats);
        for line in &lines {
            let mark = if self.before.is_empty() || self.before.contains(line) { ' ' } else { '*' };
            self.say(&format!("  {mark} {line}\n"));
        }
        self.before = lines;
    }
}

impl Shown {
    fn say(&mut self, line: &str) {
        self.text.push_str(line);
    }
}

fn table_in_words<G: Game>(game: &G, seats: u8) -> Vec<String> {
    let awaiting = game.awaiting();
    let mut lines = vec![match (awaiting.is_over(), awaiting.may.is_empty()) {
        (true, _) => "the game is over".to_owned(),
        (false, true) => format!("waits for {}", awaiting.must),
        (false, false) => format!("waits for {}; {} may speak", awaiting.must, awaiting.may),
    }];
    if let Some(standing) = game.standing() {
        lines.push(format!("standing = {}", serde_json::json!(standing)));
    }
    let public = facts(&serde_json::json!(game.view(Viewer::Bystander)));
    lines.extend(public.iter().map(|fact| format!("view.{fact}")));
    for seat in Seat::first(seats) {
        let own = facts(&serde_json::json!(game.view(Viewer::Seat(seat))));
        let beside = own.iter().filter(|fact| !public.contains(fact));
        let beside = beside.filter(|fact| !fact.starts_with("viewer"));
        lines.extend(beside.map(|fact| format!("views.{}.{fact}", seat.number())));
    }
    lines
}

/// A view as vectors write it, a line for each part of its parts.
fn facts(view: &Value) -> Vec<String> {
    let mut facts = Vec::new();
    let parts = |value: &Value| match value {
        Value::Object(fields) => fields.iter().map(|(key, part)| (key.clone(), part.clone())).collect(),
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            items.iter().enumerate().map(|(number, part)| (number.to_string(), part.clone())).collect()
        }
        _ => Vec::new(),
    };
    for (key, value) in parts(view) {
        match parts(&value).as_slice() {
            [] => facts.push(format!("{key} = {}", toml(&value))),
            below => {
                facts.extend(below.iter().map(|(number, part)| format!("{key}.{number} = {}", toml(part))));
            }
        }
    }
    facts
}

/// JSON as it is written in a vector, on one line.
fn toml(value: &Value) -> String {
    match value {
        Value::Null => "\"none\"".to_owned(),
        Value::Array(items) => format!("[{}]", items.iter().map(toml).collect::<Vec<_>>().join(", ")),
        Value::Object(fields) if fields.is_empty() => "{}".to_owned(),
        Value::Object(fields) => {
            let mut text = String::from("{ ");
            for (number, (key, part)) in fields.iter().enumerate() {
                let comma = if number == 0 { "" } else { ", " };
                let _ = write!(text, "{comma}{key} = {}", toml(part));
            }
            text + " }"
        }
        scalar => scalar.to_string(),
    }
}
