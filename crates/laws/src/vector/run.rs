//! Running a vector on a game.

use serde::Deserialize;
use serde_json::{Value, json};
use table::{Dice, Fault, FromScene, Game, Refusal, Rule, Seat, Seed, Viewer};

use super::facts::{contains, difference, say};
use super::file::{Case, Silence, Step, Then};
use super::{Failure, Vector};

impl Vector {
    /// Runs every case and returns what is not as the vector says.
    pub fn run<G: FromScene>(&self) -> Vec<Failure> {
        let mut failures = Vec::new();
        for case in &self.cases {
            Run::<G>::case(case, &mut failures);
        }
        failures
    }
}

struct Run<'a, G: Game> {
    game: G,
    /// Since the last step that had a `then`.
    events: Vec<G::Event>,
    place: String,
    failures: &'a mut Vec<Failure>,
}

impl<'a, G: FromScene> Run<'a, G> {
    fn case(case: &Case, failures: &'a mut Vec<Failure>) {
        let mut events = Vec::new();
        let expected = case.then.as_ref().and_then(|then| then.faults.clone());
        let faults = match given::<G>(&case.given, &mut events) {
            Ok(game) if expected.is_none() => {
                let place = case.title.clone();
                Run { game, events, place, failures }.steps(case);
                return;
            }
            Ok(_) => Vec::new(),
            Err(Cannot::Read(error)) => {
                let fact = "given can be read".to_owned();
                let (expected, actual) = ("a scene or a set-up".to_owned(), error);
                failures.push(Failure { place: case.title.clone(), fact, expected, actual });
                return;
            }
            Err(Cannot::LayOut(faults)) => faults,
        };
        let expected = expected.unwrap_or_default();
        let missing = expected.iter().any(|id| !faults.iter().any(|fault| fault.id == id));
        if missing || expected.is_empty() {
            failures.push(Failure {
                place: case.title.clone(),
                fact: "faults of the scene".to_owned(),
                expected: if expected.is_empty() { "none".to_owned() } else { expected.join(", ") },
                actual: join(faults.iter().map(Fault::to_string)),
            });
        }
    }

    fn steps(mut self, case: &Case) {
        for (n, step) in (1..).zip(&case.when) {
            self.place = format!("{}, step {n}", case.title);
            if !self.step(step) {
                return;
            }
            if let Some(then) = &step.then {
                self.then(then);
                self.events.clear();
            }
        }
        if let Some(then) = &case.then {
            self.place.clone_from(&case.title);
            self.then(then);
        }
    }

    /// Says whether it makes sense to go on.
    fn step(&mut self, step: &Step) -> bool {
        match step {
            Step { seat: Some(seat), r#do: Some(shorthand), refused, silence: None, .. } => {
                self.decide(*seat, shorthand, refused.as_deref())
            }
            Step { seat: None, r#do: None, refused: None, silence: Some(silence), .. } => {
                self.silence(silence)
            }
            _ => self.fail("the step can be read", "`seat` and `do`, or `silence`", "something else"),
        }
    }

    fn decide(&mut self, seat: Seat, shorthand: &Value, refused: Option<&str>) -> bool {
        let before = self.game.clone();
        let heard = self.events.len();
        let outcome = match decisions::<G>(shorthand) {
            Ok(decisions) => self.apply_all(seat, &decisions),
            Err(error) => return self.fail("the decision can be read", &say(shorthand), &error),
        };
        let fact = format!("{seat} {}", say(shorthand));
        match (outcome, refused) {
            (Ok(()), None) => true,
            (Ok(()), Some(rule)) => self.fail(&fact, &format!("refused by {rule}"), "legal"),
            (Err(refusal), None) => self.fail(&fact, "legal", &refusal.to_string()),
            (Err(refusal), Some(rule)) => {
                self.game = before; // a run of decisions counts whole or not at all
                self.events.truncate(heard);
                let cited = refusal.rule().id();
                is_cited(cited, rule) || self.fail(&fact, &format!("refused by {rule}"), &refusal.to_string())
            }
        }
    }

    fn apply_all(&mut self, seat: Seat, decisions: &[G::Decision]) -> Result<(), Refusal<G::Rule>> {
        decisions.iter().try_for_each(|decision| {
            let before = self.game.clone();
            let outcome = self.game.decide(seat, *decision, &mut self.events);
            assert!(outcome.is_ok() || before == self.game, "a refusal changes nothing");
            outcome
        })
    }

    fn silence(&mut self, silence: &Silence) -> bool {
        let times = match silence {
            Silence::Times(times) => *times,
            Silence::Until(_) => u32::MAX,
        };
        for n in 0..times {
            let Some(seat) = self.game.awaiting().must.iter().next() else {
                let until_end = matches!(silence, Silence::Until(_));
                return until_end
                    || self.fail("somebody must speak", &format!("{times} times"), &format!("{n} times"));
            };
            let outcome = match self.game.on_silence(seat) {
                Some(default) => self.apply_all(seat, &[default]).map_err(|refusal| refusal.to_string()),
                None => Err("nothing".to_owned()),
            };
            if let Err(error) = outcome {
                return self.fail(&format!("what silence of {seat} means"), "a legal decision", &error);
            }
        }
        true
    }

    fn then(&mut self, then: &Then) {
        if let Some(asked) = &then.asked {
            let expected = if asked.is_array() { asked.clone() } else { json!([asked]) };
            self.compare("asked", &expected, &json!(self.game.awaiting().must));
        }
        if let Some(view) = &then.view {
            let actual =
                serde_json::to_value(self.game.view(Viewer::Bystander)).expect("views are plain data");
            self.compare("view", view, &actual);
        }
        for (number, view) in then.views.iter().flatten() {
            let Some(seat) = number.parse().ok().and_then(Seat::new) else {
                self.fail("views can be read", "seats 0 to 4", number);
                continue;
            };
            let actual =
                serde_json::to_value(self.game.view(Viewer::Seat(seat))).expect("views are plain data");
            self.compare(&format!("view of {seat}"), view, &actual);
        }
        if let Some(standing) = &then.standing {
            self.compare("standing", standing, &json!(self.game.standing()));
        }
        self.legality(then);
        self.heard(then);
    }

    fn legality(&mut self, then: &Then) {
        let Some(seat) = self.game.awaiting().must.iter().next() else {
            if then.legal.is_some() || then.illegal.is_some() || then.menu.is_some() {
                self.fail("legal, illegal, menu", "somebody who must speak", "the game is over");
            }
            return;
        };
        let written = [(&then.legal, true), (&then.illegal, false)];
        for (shorthands, legal) in written {
            for shorthand in shorthands.iter().flatten() {
                let outcome = decisions::<G>(shorthand).and_then(|decisions| {
                    let mut game = self.game.clone();
                    let mut run = decisions.iter();
                    let all = run.try_for_each(|decision| game.decide(seat, *decision, &mut ()));
                    all.map_err(|refusal| refusal.to_string())
                });
                if outcome.is_ok() != legal {
                    let (expected, other) = if legal { ("legal", "") } else { ("illegal", "legal") };
                    let actual = outcome.err().unwrap_or_else(|| other.to_owned());
                    self.fail(&format!("{seat} {}", say(shorthand)), expected, &actual);
                }
            }
        }
        if let Some(menu) = &then.menu {
            self.menu(seat, menu);
        }
    }

    fn menu(&mut self, seat: Seat, menu: &[Value]) {
        let mut listed = Vec::new();
        self.game.each_decision(seat, |decision| listed.push(json!(decision)));
        let (mut expected, mut missing): (Vec<Value>, Vec<&Value>) = (Vec::new(), Vec::new());
        for shorthand in menu {
            match decisions::<G>(shorthand) {
                Ok(decisions) => expected.extend(decisions.iter().map(|decision| json!(decision))),
                Err(error) => _ = self.fail("the menu can be read", &say(shorthand), &error),
            }
        }
        for entry in &expected {
            if let Some(place) = listed.iter().position(|listed| listed == entry) {
                listed.swap_remove(place);
            } else {
                missing.push(entry);
            }
        }
        let (missing, extra) = (join(missing.into_iter().map(say)), join(listed.iter().map(say)));
        if missing != NONE || extra != NONE {
            self.fail(&format!("menu of {seat}"), &format!("also {missing}"), &format!("also {extra}"));
        }
    }

    fn heard(&mut self, then: &Then) {
        let heard: Vec<Value> = self.events.iter().map(|event| json!(event)).collect();
        let mut rest = heard.iter();
        for event in then.events.iter().flatten() {
            if !rest.any(|actual| contains(event, actual)) {
                let all = join(heard.iter().map(say));
                self.fail("events, in order", &say(event), &format!("not among {all}"));
                break;
            }
        }
        for event in then.no_events.iter().flatten() {
            if let Some(actual) = heard.iter().find(|actual| contains(event, actual)) {
                self.fail("no such event", &say(event), &say(actual));
            }
        }
    }

    fn compare(&mut self, fact: &str, expected: &Value, actual: &Value) {
        if let Some((path, expected, actual)) = difference(expected, actual) {
            let path = path.trim_end_matches('.');
            let fact = if path.is_empty() { fact.to_owned() } else { format!("{fact}.{path}") };
            self.fail(&fact, &expected, &actual);
        }
    }

    /// Notes a failure; always false, so that a step can end with it.
    fn fail(&mut self, fact: &str, expected: &str, actual: &str) -> bool {
        self.failures.push(Failure {
            place: self.place.clone(),
            fact: fact.to_owned(),
            expected: expected.to_owned(),
            actual: actual.to_owned(),
        });
        false
    }
}

const NONE: &str = "none";

fn join(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { NONE.to_owned() } else { items.join(", ") }
}

enum Cannot {
    Read(String),
    LayOut(Vec<Fault>),
}

/// A scene, or the real set-up.
fn given<G: FromScene>(given: &Value, events: &mut Vec<G::Event>) -> Result<G, Cannot> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct SetUp<C> {
        set_up: C,
        #[serde(default)]
        seed: u64,
    }
    let read = |error: serde_json::Error| Cannot::Read(error.to_string());
    if given.get("set_up").is_some() {
        let set_up: SetUp<G::Config> = serde_json::from_value(given.clone()).map_err(read)?;
        let dice = Dice::new(Seed::from_number(set_up.seed));
        return G::set_up(&set_up.set_up, dice, events)
            .map_err(|rule| Cannot::LayOut(vec![Fault { id: rule.id(), what: rule.sentence().to_owned() }]));
    }
    let scene: G::Scene = serde_json::from_value(given.clone()).map_err(read)?;
    G::from_scene(&scene, events).map_err(Cannot::LayOut)
}

fn decisions<G: FromScene>(shorthand: &Value) -> Result<Vec<G::Decision>, String> {
    let shorthand: G::Shorthand =
        serde_json::from_value(shorthand.clone()).map_err(|error| error.to_string())?;
    Ok(G::expand(&shorthand))
}

/// Is this the rule that is cited, or the paragraph whose clause is cited (`GEN-5.5` of `GEN-5.5-V4`)?
fn is_cited(cited: &str, rule: &str) -> bool {
    cited.strip_prefix(rule).is_some_and(|clause| clause.is_empty() || clause.starts_with('-'))
}
