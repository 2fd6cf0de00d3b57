//! The facts of a `then`.

use serde::Serialize;
use serde_json::{Map, Value, json};
use table::{FromScene, Viewer};

use super::Watcher;
use super::compare::{contains, count, differences, matches, sum};
use super::file::Then;
use super::run::{Run, join};
use crate::shape::{self, Shape};

impl<G: FromScene, W: Watcher<G>> Run<'_, G, W> {
    pub(super) fn then(&mut self, then: &Then) {
        if let Some(asked) = &then.asked {
            let expected = if asked.is_array() { asked.clone() } else { json!([asked]) };
            self.compare("then.asked", &expected, &json!(self.game.awaiting().must));
        }
        if let Some(may) = &then.may {
            self.compare("then.may", &json!(may), &json!(self.game.awaiting().may));
        }
        if let Some(view) = &then.view {
            self.compare_view("then.view", view, Viewer::Bystander);
        }
        for (number, view) in then.views.iter().flatten() {
            if let Some(seat) = self.seat_named("then.views", number) {
                self.compare_view(&format!("then.views.{number}"), view, Viewer::Seat(seat));
            }
        }
        if let Some(standing) = &then.standing {
            self.compare("then.standing", standing, &json!(self.game.standing()));
        }
        for (legality, key) in [(&then.legal, "legal"), (&then.illegal, "illegal"), (&then.menu, "menu")] {
            if let Some(written) = legality {
                self.legality(key, written);
            }
        }
        self.happened(then);
        self.heard(then);
        self.counts("count", then.count.as_ref());
        self.counts("sum", then.sum.as_ref());
    }

    fn compare(&mut self, key: &str, expected: &Value, actual: &Value) {
        for difference in differences(expected, actual) {
            self.writer.fail(&format!("{key}.{}", difference.path), &difference.expected, &difference.actual);
        }
    }

    /// What is written of a view that no view can have is told as such.
    fn compare_view(&mut self, key: &str, expected: &Value, viewer: Viewer) {
        let slips = shape::slips_of_pattern::<G::View>(expected);
        let actual = json(&self.game.view(viewer));
        for difference in differences(expected, &actual) {
            let path = difference.path.trim_end_matches('.');
            let slip = slips.iter().find(|slip| path.starts_with(slip.key.as_str()));
            let told = slip.map_or(difference.actual, |slip| slip.what.clone());
            self.writer.fail(&format!("{key}.{path}"), &difference.expected, &told);
        }
    }

    /// `events` and `no_events`: what happened, whoever heard it.
    fn happened(&mut self, then: &Then) {
        let happened: Vec<Value> = self.events.iter().map(json).collect();
        self.are_among("then.events", then.events.iter().flatten(), &happened);
        self.are_not_among("then.no_events", then.no_events.iter().flatten(), &happened);
    }

    /// `heard` and `not_heard`: what one seat was told.
    fn heard(&mut self, then: &Then) {
        for (key, seats) in [("then.heard", &then.heard), ("then.not_heard", &then.not_heard)] {
            for (number, written) in seats.iter().flatten() {
                let Some(seat) = self.seat_named(key, number) else { continue };
                let key = format!("{key}.{number}");
                let Some(patterns) = written.as_array().filter(|patterns| !patterns.is_empty()) else {
                    self.writer.fail(&key, "a list of events", &written.to_string());
                    continue;
                };
                let veiled = self.events.iter().filter_map(|event| G::veil(event, Viewer::Seat(seat)));
                let heard: Vec<Value> = veiled.map(|event| json(&event)).collect();
                if key.starts_with("then.heard") {
                    self.are_among(&key, patterns.iter(), &heard);
                } else {
                    self.are_not_among(&key, patterns.iter(), &heard);
                }
            }
        }
    }

    /// All of these, in this order, among others.
    fn are_among<'v>(&mut self, key: &str, patterns: impl Iterator<Item = &'v Value>, events: &[Value]) {
        let mut from = 0;
        for (number, pattern) in patterns.enumerate() {
            if !self.can_happen(&format!("{key}.{number}"), pattern) {
                continue;
            }
            if let Some(place) = events[from..].iter().position(|event| contains(pattern, event)) {
                from += place + 1;
            } else {
                let earlier = events[..from].iter().any(|event| contains(pattern, event));
                let before = if earlier { "only before those above, in " } else { "not among " };
                let all = join(events.iter().map(Value::to_string));
                self.writer.fail(&format!("{key}.{number}"), &pattern.to_string(), &format!("{before}{all}"));
            }
        }
    }

    /// None of these.
    fn are_not_among<'v>(&mut self, key: &str, patterns: impl Iterator<Item = &'v Value>, events: &[Value]) {
        for (number, pattern) in patterns.enumerate() {
            let key = format!("{key}.{number}");
            if !self.can_happen(&key, pattern) {
                continue;
            }
            for event in events.iter().filter(|event| contains(pattern, event)) {
                self.writer.fail(&key, &format!("no {pattern}"), &event.to_string());
            }
        }
    }

    /// A pattern that matches no event of this game would be missing always and absent always.
    fn can_happen(&mut self, key: &str, pattern: &Value) -> bool {
        let slips = shape::slips_of_pattern::<G::Event>(pattern);
        slips.is_empty() || self.writer.slips(key, "an event of this game", &slips)
    }

    /// `count` and `sum`: one number over everything that a path leads to.
    fn counts(&mut self, fact: &str, written: Option<&Map<String, Value>>) {
        for (path, expected) in written.into_iter().flatten() {
            let key = format!("then.{fact}.{path}");
            let Some(found) = self.found(&key, path) else { continue };
            let actual = if fact == "count" {
                Some(found.iter().map(count).sum())
            } else {
                found.iter().map(sum).sum::<Option<i64>>()
            };
            match actual {
                Some(actual) if *expected == json!(actual) => {}
                Some(actual) => _ = self.writer.fail(&key, &expected.to_string(), &actual.to_string()),
                None => {
                    let found = join(found.iter().map(Value::to_string));
                    self.writer.fail(&key, "numbers that can be added", &found);
                }
            }
        }
    }

    /// Everything that a path leads to: in the public view, in that of a seat, or in the events of a name.
    fn found(&mut self, key: &str, path: &str) -> Option<Vec<Value>> {
        let steps: Vec<&str> = path.split('.').collect();
        let mut found = Vec::new();
        match steps.as_slice() {
            ["view", rest @ ..] => {
                let view = json(&self.game.view(Viewer::Bystander));
                matches(&view, rest, &mut found);
                return self.unless_empty(key, found);
            }
            ["views", number, rest @ ..] => {
                let Some(seat) = self.seat_at(number) else {
                    self.writer.fail(key, &self.all_seats(), number);
                    return None;
                };
                let view = json(&self.game.view(Viewer::Seat(seat)));
                matches(&view, rest, &mut found);
                return self.unless_empty(key, found);
            }
            ["events", name, rest @ ..] if is_event::<G>(name) => {
                let events: Vec<Value> = self.events.iter().map(json).collect();
                let named = events.iter().filter_map(|event| match event {
                    Value::String(unit) => (unit == name).then_some(event),
                    _ => event.get(name),
                });
                // An event counts once, however much it says.
                for event in named {
                    if rest.is_empty() {
                        found.push(&Value::Bool(true));
                    } else {
                        matches(event, rest, &mut found);
                    }
                }
                return Some(found.into_iter().cloned().collect());
            }
            _ => {}
        }
        self.writer.fail(key, "view.…, views.<seat>.… or events.<name of an event>", path);
        None
    }

    fn unless_empty(&mut self, key: &str, found: Vec<&Value>) -> Option<Vec<Value>> {
        if found.is_empty() {
            self.writer.fail(key, "something at the end of this path", "nothing");
            return None;
        }
        Some(found.into_iter().cloned().collect())
    }
}

fn is_event<G: FromScene>(name: &str) -> bool {
    matches!(shape::shape_at::<G::Event>(&[]), Some(Shape::Enum(names)) if names.contains(&name))
}

fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("views and events are plain data")
}
