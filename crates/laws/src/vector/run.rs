//! Running a vector on a game.

use serde_json::Value;
use table::{Fault, FromScene, Game, Refusal, Rule as _, Seat};

use super::decision::decisions;
use super::file::{Case, Silence, Step};
use super::given::{Cannot, given};
use super::{Failure, Moment, Vector, Watcher};
use crate::shape::Slip;

impl Vector {
    /// Runs every case and returns what is not as the vector says.
    pub fn run<G: FromScene>(&self) -> Vec<Failure> {
        self.run_watched::<G>(&mut ())
    }

    /// The same, with somebody looking on.
    pub fn run_watched<G: FromScene>(&self, watcher: &mut impl Watcher<G>) -> Vec<Failure> {
        let mut failures = Vec::new();
        for case in &self.cases {
            let writer = Writer { vector: self, case, step: None, failures: &mut failures };
            run_case::<G>(writer, watcher);
        }
        failures
    }
}

/// Writes failures down, each with the place where it was found.
pub(super) struct Writer<'a> {
    vector: &'a Vector,
    case: &'a Case,
    /// Counted from 0; none: `given` or the closing `then`.
    step: Option<usize>,
    failures: &'a mut Vec<Failure>,
}

impl Writer<'_> {
    /// Notes a failure at a key of the step or case; always false, so that a step can end with it.
    pub(super) fn fail(&mut self, key: &str, expected: &str, actual: &str) -> bool {
        let (vector, case) = (self.vector, self.case);
        let key = key.trim_end_matches('.').to_owned();
        let whole = if let Some(step) = self.step {
            format!("{}when.{step}.{key}", case.key)
        } else {
            // What a case leaves out of `given` stands at the top.
            let first: Vec<&str> = key.split('.').take(2).collect();
            let is_own = vector.lines.has(&format!("{}{}", case.key, first.join(".")));
            if is_own || !key.starts_with("given.") { format!("{}{key}", case.key) } else { key.clone() }
        };
        let place = match self.step {
            Some(step) => format!("{}, step {}", case.title, step + 1),
            None => case.title.clone(),
        };
        self.failures.push(Failure {
            file: vector.file.clone(),
            line: vector.lines.of(&whole),
            place,
            key,
            expected: expected.to_owned(),
            actual: actual.to_owned(),
        });
        false
    }

    /// Notes what cannot be read below a key; always false.
    pub(super) fn slips(&mut self, key: &str, expected: &str, slips: &[Slip]) -> bool {
        for slip in slips {
            self.fail(&format!("{key}.{}", slip.key), expected, &slip.what);
        }
        false
    }
}

fn run_case<G: FromScene>(mut writer: Writer<'_>, watcher: &mut impl Watcher<G>) {
    let case = writer.case;
    let mut events = Vec::new();
    let expected = case.then.as_ref().and_then(|then| then.faults.clone());
    let faults = match given::<G>(&case.given, &mut events, watcher) {
        Ok((game, seats)) if expected.is_none() => {
            let what = format!("{}: given", case.title);
            watcher.table(&Moment { what: &what, is_first: true, game: &game, seats, events: &events });
            Run { game, seats, events, writer, watcher }.steps();
            return;
        }
        Ok(_) => Vec::new(),
        Err(Cannot::Read(slips)) => {
            writer.slips("given", "a scene or a set-up", &slips);
            return;
        }
        Err(Cannot::LayOut(faults)) => faults,
    };
    let Some(expected) = expected else {
        writer.fail("given", "a table that can be", &join(faults.iter().map(Fault::to_string)));
        return;
    };
    for id in expected.iter().filter(|id| !faults.iter().any(|fault| fault.id == id.as_str())) {
        writer.fail("then.faults", id, &join(faults.iter().map(Fault::to_string)));
    }
    if expected.is_empty() {
        writer.fail("then.faults", "at least one", &join(faults.iter().map(Fault::to_string)));
    }
}

/// A case being run.
pub(super) struct Run<'a, G: Game, W> {
    pub(super) game: G,
    /// How many seats the table has.
    pub(super) seats: u8,
    /// Since the last step that had a `then`.
    pub(super) events: Vec<G::Event>,
    pub(super) writer: Writer<'a>,
    pub(super) watcher: &'a mut W,
}

impl<G: FromScene, W: Watcher<G>> Run<'_, G, W> {
    fn steps(mut self) {
        let case = self.writer.case;
        for (number, step) in case.when.iter().enumerate() {
            self.writer.step = Some(number);
            let before = self.events.len();
            if !self.step(step) {
                return;
            }
            let what = format!("{}: step {}, {}", case.title, number + 1, in_words(step));
            let (game, events) = (&self.game, &self.events[before..]);
            self.watcher.table(&Moment { what: &what, is_first: false, game, seats: self.seats, events });
            if let Some(then) = &step.then {
                self.then(then);
                self.events.clear();
            }
        }
        if let Some(then) = &case.then {
            self.writer.step = None;
            self.then(then);
        }
    }

    /// Says whether it makes sense to go on.
    fn step(&mut self, step: &Step) -> bool {
        match step {
            Step { seat: Some(seat), r#do: Some(written), refused, silence: None, .. } => {
                self.decide(*seat, written, refused.as_ref())
            }
            Step { seat: None, r#do: None, refused: None, silence: Some(silence), .. } => {
                self.silence(silence)
            }
            _ => self.writer.fail("", "`seat` and `do`, or `silence`", "something else"),
        }
    }

    fn decide(&mut self, seat: Seat, written: &Value, refused: Option<&Value>) -> bool {
        if !self.is_here("seat", seat) {
            return false;
        }
        let Some(rules) = refused.map_or(Some(Vec::new()), ids) else {
            return self.writer.fail("refused", "the id of a rule, or a list of them", "something else");
        };
        let before = self.game.clone();
        let heard = self.events.len();
        let outcome = match decisions::<G>(written) {
            Ok(decisions) => self.apply_all(seat, &decisions),
            Err(slips) => return self.writer.slips("do", "a decision", &slips),
        };
        let refused = refused.map(|_| format!("refused by {}", rules.join(" or ")));
        match (outcome, refused) {
            (Ok(()), None) => true,
            (Ok(()), Some(refused)) => self.writer.fail("refused", &refused, "legal"),
            (Err(refusal), None) => self.writer.fail("do", "legal", &refusal.to_string()),
            (Err(refusal), Some(refused)) => {
                self.game = before; // a run of decisions counts whole or not at all
                self.events.truncate(heard);
                let cited = refusal.rule().id();
                rules.iter().any(|rule| is_cited(cited, rule))
                    || self.writer.fail("refused", &refused, &refusal.to_string())
            }
        }
    }

    pub(super) fn apply_all(
        &mut self,
        seat: Seat,
        decisions: &[G::Decision],
    ) -> Result<(), Refusal<G::Rule>> {
        decisions.iter().try_for_each(|decision| {
            let before = self.game.clone();
            let outcome = self.game.decide(seat, *decision, &mut self.events);
            match outcome {
                Ok(()) => self.watcher.decided(seat, decision),
                Err(refusal) => self.watcher.refused(refusal.rule()),
            }
            assert!(outcome.is_ok() || before == self.game, "a refusal changes nothing");
            outcome
        })
    }

    fn silence(&mut self, written: &Value) -> bool {
        let Some(silence) = Silence::read(written) else {
            let expected = "a number, \"end\", { seat = 1 }, { seat = 1, times = 2 } or { until = 2 }";
            return self.writer.fail("silence", expected, &written.to_string());
        };
        match silence {
            Silence::Times(times, seat) => (0..times).all(|n| {
                let Some(seat) = seat.or(self.first_asked()) else {
                    let expected = format!("{times} times somebody who must speak");
                    return self.writer.fail("silence", &expected, &format!("{n} times"));
                };
                self.is_here("silence.seat", seat) && self.say_nothing(seat)
            }),
            Silence::Until(until) => {
                if !self.is_here("silence.until", until) {
                    return false;
                }
                while !self.game.awaiting().must.contains(until) {
                    let Some(seat) = self.first_asked() else {
                        return self.writer.fail("silence", &format!("{until} is asked"), "the game is over");
                    };
                    if !self.say_nothing(seat) {
                        return false;
                    }
                }
                true
            }
            Silence::End => {
                while let Some(seat) = self.first_asked() {
                    if !self.say_nothing(seat) {
                        return false;
                    }
                }
                true
            }
        }
    }

    /// What is taken for the answer of a seat that says nothing.
    fn say_nothing(&mut self, seat: Seat) -> bool {
        let outcome = match self.game.on_silence(seat) {
            Some(default) => self.apply_all(seat, &[default]).map_err(|refusal| refusal.to_string()),
            None => Err("nothing".to_owned()),
        };
        match outcome {
            Ok(()) => true,
            Err(error) => {
                let expected = format!("silence of {seat} means a legal decision");
                self.writer.fail("silence", &expected, &error)
            }
        }
    }

    pub(super) fn first_asked(&self) -> Option<Seat> {
        self.game.awaiting().must.iter().next()
    }

    /// Does this seat sit at the table? If not, it is a failure of this key.
    pub(super) fn is_here(&mut self, key: &str, seat: Seat) -> bool {
        let here = seat.number() < self.seats;
        here || self.writer.fail(key, &self.all_seats(), &seat.number().to_string())
    }

    /// The seat that a key names by its number; if there is none, it is a failure of this key.
    pub(super) fn seat_named(&mut self, key: &str, number: &str) -> Option<Seat> {
        let seat = self.seat_at(number);
        if seat.is_none() {
            self.writer.fail(&format!("{key}.{number}"), &self.all_seats(), number);
        }
        seat
    }

    /// The seat of this table with this number.
    pub(super) fn seat_at(&self, number: &str) -> Option<Seat> {
        number.parse().ok().and_then(Seat::new).filter(|seat| seat.number() < self.seats)
    }

    pub(super) fn all_seats(&self) -> String {
        format!("a seat of this table, 0 to {}", self.seats - 1)
    }
}

/// One id, or a list of them.
fn ids(written: &Value) -> Option<Vec<&str>> {
    match written {
        Value::String(id) => Some(vec![id]),
        Value::Array(ids) if !ids.is_empty() => ids.iter().map(Value::as_str).collect(),
        _ => None,
    }
}

fn in_words(step: &Step) -> String {
    match step {
        Step { silence: Some(silence), .. } => format!("silence {silence}"),
        Step { seat, r#do, refused, .. } => {
            let seat = seat.map(|seat| seat.to_string()).unwrap_or_default();
            let written = r#do.as_ref().map(Value::to_string).unwrap_or_default();
            let refused = refused.as_ref().map(|rules| format!(", refused by {rules}")).unwrap_or_default();
            format!("{seat} {written}{refused}")
        }
    }
}

pub(super) fn join(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { "none".to_owned() } else { items.join(", ") }
}

/// Is this the rule that is cited, or the paragraph whose clause is cited (`GEN-5.5` of `GEN-5.5-V4`)?
fn is_cited(cited: &str, rule: &str) -> bool {
    cited.strip_prefix(rule).is_some_and(|clause| clause.is_empty() || clause.starts_with('-'))
}
