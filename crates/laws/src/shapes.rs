//! The page `docs/shapes/<game>.md`: every decision, offer, event and field of a view as JSON, taken from real play.

mod examples;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::Value;
use table::{Config as _, FromScene, Seed};

use crate::shape;
use crate::vector::Vector;
use examples::Examples;

/// Random matches for each number of seats, before the vectors are asked.
const MATCHES: u64 = 6;

/// Writes the page of a game, or says which parts were never seen, neither in random matches nor in the vectors. `unseen` are
/// the parts that cannot be seen, each with the reason.
pub fn page<G: FromScene>(vectors: &[Vector], unseen: &[(&str, &str)]) -> Result<String, String> {
    let mut examples = Examples::<G>::new();
    for seats in G::SEATS {
        for number in 0..MATCHES {
            let config = G::Config::standard(seats);
            examples.add_match(&config, Seed::from_number(number));
            examples.add_match(&config.among_bots(), Seed::from_number(number));
        }
    }
    for vector in vectors {
        vector.run_watched::<G>(&mut examples);
    }
    let missing = examples.missing(unseen);
    if !missing.is_empty() {
        return Err(format!("{}: no match and no vector shows {}", G::NAME, missing.join(", ")));
    }
    Ok(write(&examples))
}

fn write<G: FromScene>(examples: &Examples<G>) -> String {
    let mut page = format!(
        "# Shapes of {}\n\nWritten by `cargo xtask codegen shapes` from random matches and the vectors. Do not edit.\n\n\
         Every decision, event and field of a view as JSON, as vectors, bots and users of the API meet it. In a vector the \
         same is written in TOML: `{{\"a\":{{\"b\":1}}}}` is `{{ a = {{ b = 1 }} }}`, and `null` is `\"none\"`.\n",
        G::NAME
    );
    page += "\n## Decisions\n\nListed in the question that a seat is asked.\n\n";
    page += &decisions(examples, false);
    let offers = decisions(examples, true);
    if !offers.is_empty() {
        page += "\n## Offers\n\nOpen decisions: never listed, since there are too many of them.\n\n";
        page += &offers;
    }
    page += "\n## Events\n\nAs the whole table knows them, in words, and as those hear them who may not know all.\n\n";
    for (name, example) in &examples.events {
        let _ = writeln!(page, "- `{name}`: {}\n\n  ```json\n  {}\n  ```", example.words, example.json);
        for (who, heard) in &example.veiled {
            match heard {
                Some(heard) => _ = writeln!(page, "  {who}:\n  ```json\n  {heard}\n  ```"),
                None => _ = writeln!(page, "  {who}: nothing."),
            }
        }
    }
    page += "\n## View\n\nEvery field, with an example. `*` is any entry of a list.\n\n";
    for place in shape::places::<G::View>() {
        if let Some(example) = examples.view.get(&place.path) {
            let _ = writeln!(page, "- `{}`: `{example}`", place.path);
        }
    }
    if let Some(view) = &examples.whole_view {
        let _ = write!(page, "\nA whole view:\n\n```json\n{view}\n```\n");
    }
    page + &names::<G>()
}

/// Wherever one of several names stands: which names, and where.
fn names<G: FromScene>() -> String {
    let mut lists: BTreeMap<Vec<&str>, Vec<String>> = BTreeMap::new();
    let places = [
        ("decision", shape::places::<G::Decision>()),
        ("event", shape::places::<G::Event>()),
        ("view", shape::places::<G::View>()),
    ];
    for (what, places) in places {
        for place in places.into_iter().filter(|place| !place.names.is_empty()) {
            lists.entry(place.names.to_vec()).or_default().push(format!("`{what}.{}`", place.path));
        }
    }
    let mut text = String::from("\n## Names\n\nWhat may stand where one of several names stands.\n\n");
    for (names, places) in lists {
        let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        let _ = writeln!(text, "- {}: in {}", names.join(", "), places.join(", "));
    }
    text
}

fn decisions<G: FromScene>(examples: &Examples<G>, open: bool) -> String {
    let mut text = String::new();
    for (name, example) in examples.decisions.iter().filter(|(_, example)| example.open == open) {
        let _ = writeln!(text, "- `{name}`: {}\n\n  ```json\n  {}\n  ```", example.words, example.json);
    }
    text
}

/// The name of a variant: the text itself, or the only key.
fn variant(value: &Value) -> String {
    match value {
        Value::String(name) => name.clone(),
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        other => other.to_string(),
    }
}
