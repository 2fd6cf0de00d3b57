//! Reading a vector.

use serde::Deserialize;
use serde_json::{Map, Value};
use table::Seat;

use super::source::{self, Lines};
use crate::shape;

/// A vector as written, not yet tied to a game.
#[derive(Clone, Debug)]
pub struct Vector {
    /// The file, as failures name it.
    pub file: String,
    /// For which game.
    pub game: String,
    /// `SPE-T09`.
    pub id: String,
    /// In plain words.
    pub title: String,
    /// What it tests.
    pub rules: Vec<String>,
    pub(crate) cases: Vec<Case>,
    pub(crate) lines: Lines,
}

/// Why a file is no vector.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(pub String);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    id: String,
    title: String,
    rules: Vec<String>,
    given: Option<Map<String, Value>>,
    #[serde(default)]
    when: Vec<Step>,
    then: Option<Then>,
    #[serde(default)]
    case: Vec<FileCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileCase {
    title: Option<String>,
    given: Option<Map<String, Value>>,
    #[serde(default)]
    when: Vec<Step>,
    then: Option<Then>,
}

#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) title: String,
    /// The key under which it stands in the file: `case.0.`, or nothing.
    pub(crate) key: String,
    pub(crate) given: Value,
    pub(crate) when: Vec<Step>,
    pub(crate) then: Option<Then>,
}

/// One step of `when`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    pub(crate) seat: Option<Seat>,
    pub(crate) r#do: Option<Value>,
    /// The id of a rule, or a list of them.
    pub(crate) refused: Option<Value>,
    /// See [`Silence`].
    pub(crate) silence: Option<Value>,
    pub(crate) then: Option<Then>,
}

/// Who says nothing, and for how long.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Silence {
    /// So many times, this seat or whoever must speak.
    Times(u64, Option<Seat>),
    /// Until this seat must speak.
    Until(Seat),
    /// Until the game is over.
    End,
}

/// Facts.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Then {
    /// A seat, or a list of them.
    pub(crate) asked: Option<Value>,
    pub(crate) may: Option<Vec<Seat>>,
    pub(crate) view: Option<Value>,
    /// Of each seat that is named, by its number.
    pub(crate) views: Option<Map<String, Value>>,
    /// Of the asked seat a list; of others, by their numbers.
    pub(crate) legal: Option<Value>,
    pub(crate) illegal: Option<Value>,
    pub(crate) menu: Option<Value>,
    pub(crate) events: Option<Vec<Value>>,
    pub(crate) no_events: Option<Vec<Value>>,
    /// Of each seat that is named, by its number.
    pub(crate) heard: Option<Map<String, Value>>,
    pub(crate) not_heard: Option<Map<String, Value>>,
    /// By path.
    pub(crate) count: Option<Map<String, Value>>,
    pub(crate) sum: Option<Map<String, Value>>,
    pub(crate) standing: Option<Value>,
    pub(crate) faults: Option<Vec<String>>,
}

impl Vector {
    /// Reads the text of a file.
    pub fn read(file: &str, text: &str) -> Result<Vector, Unreadable> {
        let (value, lines) = source::read(text)?;
        let read: File = serde_json::from_value(value.clone()).map_err(|error| {
            // Serde does not say where; the shape does, but for keys that are missing.
            match shape::slips::<File>(&value).first() {
                Some(slip) => {
                    Unreadable(format!("line {}: {}: {}", lines.of(&slip.key), slip.key, slip.what))
                }
                None => Unreadable(error.to_string()),
            }
        })?;
        if read.rules.is_empty() {
            return Err(Unreadable("`rules` must name at least one rule".to_owned()));
        }
        let cases = cases(&read)?;
        let File { game, id, title, rules, .. } = read;
        Ok(Vector { file: file.to_owned(), game, id, title, rules, cases, lines })
    }
}

fn cases(file: &File) -> Result<Vec<Case>, Unreadable> {
    let own = FileCase { title: None, given: None, when: file.when.clone(), then: file.then.clone() };
    let has_own = !own.when.is_empty() || own.then.is_some();
    let written = file.case.iter().enumerate().map(|(n, case)| (format!("case.{n}."), case));
    let written = written.chain(has_own.then_some((String::new(), &own)));
    let mut cases = Vec::new();
    for (n, (key, case)) in (1..).zip(written) {
        let title = match &case.title {
            Some(title) => format!("{}, {title}", file.id),
            None if file.case.is_empty() => file.id.clone(),
            None => format!("{}, case {n}", file.id),
        };
        // Key by key; the value of a key is replaced whole.
        let mut given = file.given.clone().unwrap_or_default();
        given.extend(case.given.clone().unwrap_or_default());
        let given = Value::Object(given);
        check(case).map_err(|why| Unreadable(format!("{title} {why}")))?;
        cases.push(Case { title, key, given, when: case.when.clone(), then: case.then.clone() });
    }
    if cases.is_empty() {
        return Err(Unreadable("the vector has neither `when` nor `then` nor any `[[case]]`".to_owned()));
    }
    Ok(cases)
}

/// Does the case assert something, and nothing that would be passed over?
fn check(case: &FileCase) -> Result<(), &'static str> {
    let facts = || case.then.iter().chain(case.when.iter().filter_map(|step| step.then.as_ref()));
    if facts().any(|then| then.facts() == 0) {
        return Err("has an empty `then`");
    }
    if facts().next().is_none() && case.when.iter().all(|step| step.refused.is_none()) {
        return Err("asserts nothing: it has no `then` and no `refused`");
    }
    let faults = facts().any(|then| then.faults.is_some());
    let alone = case.when.is_empty() && facts().all(|then| then.facts() == 1);
    if faults && !alone {
        return Err(
            "has `faults` beside other things: a scene that is refused has no steps and no other facts",
        );
    }
    Ok(())
}

impl Then {
    /// How many facts there are. One that is empty says nothing.
    fn facts(&self) -> usize {
        let says = |fact: &Option<Value>| fact.is_some();
        let lists = |list: &Option<Vec<Value>>| list.as_ref().is_some_and(|list| !list.is_empty());
        let names = |map: &Option<Map<String, Value>>| map.as_ref().is_some_and(|map| !map.is_empty());
        let Then { asked, may, view, views, legal, illegal, menu, .. } = self;
        let Then { events, no_events, heard, not_heard, count, sum, standing, faults, .. } = self;
        let given = [
            says(asked),
            may.is_some(),
            says(view),
            names(views),
            says(legal),
            says(illegal),
            says(menu),
            lists(events),
            lists(no_events),
            names(heard),
            names(not_heard),
            names(count),
            names(sum),
            says(standing),
            faults.is_some(),
        ];
        given.into_iter().filter(|given| *given).count()
    }
}

impl Silence {
    /// `3`, `"end"`, `{ seat = 1 }`, `{ seat = 1, times = 2 }` or `{ until = 2 }`.
    pub(crate) fn read(value: &Value) -> Option<Silence> {
        let seat = |value: &Value| Seat::new(u8::try_from(value.as_u64()?).ok()?);
        match value {
            Value::Number(times) => Some(Silence::Times(times.as_u64()?, None)),
            Value::String(end) if end == "end" => Some(Silence::End),
            Value::Object(keys) => match (keys.get("seat"), keys.get("times"), keys.get("until"), keys.len())
            {
                (Some(who), None, None, 1) => Some(Silence::Times(1, Some(seat(who)?))),
                (Some(who), Some(times), None, 2) => Some(Silence::Times(times.as_u64()?, Some(seat(who)?))),
                (None, None, Some(until), 1) => Some(Silence::Until(seat(until)?)),
                _ => None,
            },
            _ => None,
        }
    }
}
