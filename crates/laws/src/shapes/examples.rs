//! Examples of everything that a game says, collected while it is played.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use table::{Config as _, Dice, Game, Seat, Seed, Viewer};

use super::variant;
use crate::random_choice;
use crate::shape;
use crate::vector::{Moment, Watcher};

/// A longer example is only taken where there is no shorter one.
const LONGEST: usize = 400;

pub(super) struct Examples<G: Game> {
    /// By variant.
    pub(super) decisions: BTreeMap<String, Example>,
    pub(super) events: BTreeMap<String, Example>,
    /// By place, as [`shape::places`] names it.
    pub(super) view: BTreeMap<String, Value>,
    pub(super) whole_view: Option<Value>,
    /// Places of decisions, events and views that were seen.
    seen: BTreeSet<String>,
    game: std::marker::PhantomData<G>,
}

/// One decision or event.
pub(super) struct Example {
    pub(super) json: Value,
    /// As a sentence.
    pub(super) words: String,
    /// Of a decision: is it never listed?
    pub(super) open: bool,
    /// Of an event: who hears something else, and what.
    pub(super) veiled: Vec<(String, Option<Value>)>,
}

impl<G: Game> Examples<G> {
    pub(super) fn new() -> Examples<G> {
        Examples {
            decisions: BTreeMap::new(),
            events: BTreeMap::new(),
            view: BTreeMap::new(),
            whole_view: None,
            seen: BTreeSet::new(),
            game: std::marker::PhantomData,
        }
    }

    /// Plays a random match.
    pub(super) fn add_match(&mut self, config: &G::Config, seed: Seed) {
        let mut dice = Dice::new(seed.of_series(1));
        let mut menu = Vec::new();
        let mut events = Vec::new();
        let set_up = G::set_up(config, Dice::new(seed), &mut events);
        let mut game = set_up.unwrap_or_else(|rule| panic!("{config:?}: {rule:?}"));
        let mut number = 0_u32;
        loop {
            self.add_table(&game, config.seats(), &events, number.is_multiple_of(5));
            events.clear();
            let Some((seat, decision)) = random_choice(&game, &mut dice, &mut menu) else { break };
            self.add_decision(&decision);
            game.apply(seat, decision, &mut events);
            number += 1;
            if number == 50 && self.whole_view.is_none() {
                self.whole_view = Some(json(&game.view(Viewer::Seat(Seat::ALL[0]))));
            }
        }
        self.add_table(&game, config.seats(), &[], true);
    }

    fn add_decision(&mut self, decision: &G::Decision) {
        let value = json(decision);
        each_place(&value, "decision", &mut |place, _| _ = self.seen.insert(place));
        let name = variant(&value);
        if is_better(&value, self.decisions.get(&name).map(|example| &example.json)) {
            let (words, open) = (decision.to_string(), G::is_open(decision));
            self.decisions.insert(name, Example { json: value, words, open, veiled: Vec::new() });
        }
    }

    fn add_table(&mut self, game: &G, seats: u8, events: &[G::Event], with_views: bool) {
        for event in events {
            let value = json(event);
            each_place(&value, "event", &mut |place, _| _ = self.seen.insert(place));
            let name = variant(&value);
            if is_better(&value, self.events.get(&name).map(|example| &example.json)) {
                let veiled = veiled::<G>(event, &value, seats);
                self.events
                    .insert(name, Example { json: value, words: event.to_string(), open: false, veiled });
            }
        }
        if with_views {
            for viewer in Viewer::all(seats) {
                let view = json(&game.view(viewer));
                each_place(&view, "view", &mut |place, value| {
                    let field = place.strip_prefix("view.").unwrap_or_default();
                    if is_better(value, self.view.get(field)) {
                        self.view.insert(field.to_owned(), value.clone());
                    }
                    self.seen.insert(place);
                });
            }
        }
    }

    /// Places that were never seen, but for those that cannot be, with the reason.
    pub(super) fn missing(&self, unseen: &[(&str, &str)]) -> Vec<String> {
        let all = [
            ("decision", shape::places::<G::Decision>()),
            ("event", shape::places::<G::Event>()),
            ("view", shape::places::<G::View>()),
        ];
        let all = all
            .into_iter()
            .flat_map(|(what, places)| places.into_iter().map(move |place| format!("{what}.{}", place.path)));
        let is_excused = |place: &str| {
            unseen.iter().any(|(known, _)| {
                place.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
            })
        };
        all.filter(|place| !self.seen.contains(place) && !is_excused(place)).collect()
    }
}

impl<G: Game> Watcher<G> for Examples<G> {
    fn table(&mut self, moment: &Moment<'_, G>) {
        self.add_table(moment.game, moment.seats, moment.events, true);
    }

    fn decided(&mut self, _: Seat, decision: &G::Decision) {
        self.add_decision(decision);
    }
}

/// Who hears the event otherwise than it is, and how.
fn veiled<G: Game>(event: &G::Event, whole: &Value, seats: u8) -> Vec<(String, Option<Value>)> {
    let mut heard: Vec<(Vec<String>, Option<Value>)> = Vec::new();
    for viewer in Viewer::all(seats) {
        let name = match viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Bystander => "a bystander".to_owned(),
        };
        let value = G::veil(event, viewer).map(|event| json(&event));
        if value.as_ref() == Some(whole) {
            continue;
        }
        match heard.iter_mut().find(|(_, other)| *other == value) {
            Some((names, _)) => names.push(name),
            None => heard.push((vec![name], value)),
        }
    }
    heard.into_iter().map(|(names, value)| (format!("What {} hears", names.join(", ")), value)).collect()
}

/// The one that says more is the better example, unless it is too long to read.
fn is_better(new: &Value, old: Option<&Value>) -> bool {
    let Some(old) = old else { return true };
    let (length, before) = (new.to_string().len(), old.to_string().len());
    if before > LONGEST { length < before } else { length <= LONGEST && says(new) > says(old) }
}

/// How many different things there are in it that are neither null nor zero nor false.
fn says(value: &Value) -> usize {
    match value {
        Value::Array(items) => items.iter().map(says).max().unwrap_or(0) + usize::from(items.len() > 1),
        Value::Object(fields) => fields.values().map(says).sum(),
        Value::Null | Value::Bool(false) => 0,
        Value::Number(number) => usize::from(number.as_u64() != Some(0)),
        _ => 1,
    }
}

/// Every key of a value, every entry of a list as `*`, and every text as the name that it may be.
fn each_place<'v>(value: &'v Value, place: &str, visit: &mut dyn FnMut(String, &'v Value)) {
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                let place = format!("{place}.{key}");
                visit(place.clone(), field);
                each_place(field, &place, visit);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| each_place(item, &format!("{place}.*"), visit)),
        Value::String(name) => visit(format!("{place}.{name}"), value),
        _ => {}
    }
}

fn json<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("decisions, events and views are plain data")
}
