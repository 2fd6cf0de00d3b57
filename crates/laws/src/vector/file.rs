//! Reading a vector.

use serde::Deserialize;
use serde_json::{Map, Value};

/// A vector as written, not yet tied to a game.
#[derive(Clone, Debug)]
pub struct Vector {
    /// For which game.
    pub game: String,
    /// `SPE-T09`.
    pub id: String,
    /// In plain words.
    pub title: String,
    /// What it tests.
    pub rules: Vec<String>,
    pub(crate) cases: Vec<Case>,
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
    pub(crate) given: Value,
    pub(crate) when: Vec<Step>,
    pub(crate) then: Option<Then>,
}

/// One step of `when`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    pub(crate) seat: Option<table::Seat>,
    pub(crate) r#do: Option<Value>,
    pub(crate) refused: Option<String>,
    pub(crate) silence: Option<Silence>,
    pub(crate) then: Option<Then>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "silence is a number of decisions or \"end\"")]
pub(crate) enum Silence {
    Times(u32),
    Until(End),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum End {
    End,
}

/// Facts.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Then {
    pub(crate) asked: Option<Value>,
    pub(crate) view: Option<Value>,
    /// Of each seat that is named, by its number.
    pub(crate) views: Option<Map<String, Value>>,
    pub(crate) legal: Option<Vec<Value>>,
    pub(crate) illegal: Option<Vec<Value>>,
    pub(crate) menu: Option<Vec<Value>>,
    pub(crate) events: Option<Vec<Value>>,
    pub(crate) no_events: Option<Vec<Value>>,
    pub(crate) standing: Option<Value>,
    pub(crate) faults: Option<Vec<String>>,
}

impl Vector {
    /// Reads the text of a file.
    pub fn read(text: &str) -> Result<Vector, Unreadable> {
        let value: toml::Value = toml::from_str(text).map_err(|error| {
            let line =
                error.span().map_or(0, |span| text[..span.start.min(text.len())].matches('\n').count());
            Unreadable(format!("line {}: {}", line + 1, error.message()))
        })?;
        let value = serde_json::to_value(value).map_err(|error| Unreadable(error.to_string()))?;
        let file: File = serde_json::from_value(value).map_err(|error| Unreadable(error.to_string()))?;
        if file.rules.is_empty() {
            return Err(Unreadable("`rules` must name at least one rule".to_owned()));
        }
        let cases = cases(&file)?;
        Ok(Vector { game: file.game, id: file.id, title: file.title, rules: file.rules, cases })
    }
}

fn cases(file: &File) -> Result<Vec<Case>, Unreadable> {
    let own = FileCase { title: None, given: None, when: file.when.clone(), then: file.then.clone() };
    let has_own = !own.when.is_empty() || own.then.is_some();
    let written = file.case.iter().chain(has_own.then_some(&own));
    let mut cases = Vec::new();
    for (n, case) in (1..).zip(written) {
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
        cases.push(Case { title, given, when: case.when.clone(), then: case.then.clone() });
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
    /// How many facts there are.
    fn facts(&self) -> usize {
        let Then { asked, view, views, legal, illegal, menu, events, no_events, standing, faults } = self;
        let given = [
            asked.is_some(),
            view.is_some(),
            views.is_some(),
            legal.is_some(),
            illegal.is_some(),
            menu.is_some(),
            events.is_some(),
            no_events.is_some(),
            standing.is_some(),
            faults.is_some(),
        ];
        given.into_iter().filter(|given| *given).count()
    }
}
