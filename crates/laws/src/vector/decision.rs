//! Reading the decisions of a vector.

use serde_json::Value;
use table::FromScene;

use crate::shape::{self, Slip};

/// The run of decisions that is written, or the keys where it cannot be read.
pub(super) fn decisions<G: FromScene>(written: &Value) -> Result<Vec<G::Decision>, Vec<Slip>> {
    match serde_json::from_value::<G::Shorthand>(written.clone()) {
        Ok(shorthand) => Ok(G::expand(&shorthand)),
        Err(error) => Err(slips::<G>(written, &error.to_string())),
    }
}

/// Where the slip is. A shorthand that is none of several things does not say why; what would be read without one of its
/// parts has its slip there, and plain decisions are looked at key by key.
fn slips<G: FromScene>(written: &Value, error: &str) -> Vec<Slip> {
    if let Some(key) = only_slip::<G>(written) {
        let what = plain_slips::<G>(written).into_iter().find(|slip| slip.key == key);
        return vec![
            what.unwrap_or_else(|| Slip { key, what: "this cannot be part of a decision".to_owned() }),
        ];
    }
    let slips = match written {
        Value::Array(list) => list
            .iter()
            .enumerate()
            .flat_map(|(number, written)| {
                let below = plain_slips::<G>(written).into_iter();
                below.map(move |slip| Slip { key: format!("{number}.{}", slip.key), ..slip })
            })
            .collect(),
        _ => plain_slips::<G>(written),
    };
    if slips.is_empty() {
        return vec![Slip { key: String::new(), what: error.to_owned() }];
    }
    slips
}

/// Of a decision as records write it.
fn plain_slips<G: FromScene>(written: &Value) -> Vec<Slip> {
    let slips = shape::slips::<G::Decision>(written);
    if !slips.is_empty() {
        return slips;
    }
    // All that is written is well; so something is missing.
    match serde_json::from_value::<G::Decision>(written.clone()) {
        Ok(_) => Vec::new(),
        Err(error) => {
            let key = written.as_object().and_then(|variant| variant.keys().next()).cloned();
            vec![Slip { key: key.unwrap_or_default(), what: error.to_string() }]
        }
    }
}

/// The key without which all of it can be read, if there is just one such key.
fn only_slip<G: FromScene>(written: &Value) -> Option<String> {
    let mut found = Vec::new();
    each_without(written, "", &mut |key, rest| {
        if serde_json::from_value::<G::Shorthand>(rest).is_ok() {
            found.push(key);
        }
    });
    if found.len() == 1 { found.pop() } else { None }
}

/// The value without each of its fields and entries in turn, at any depth.
fn each_without(value: &Value, above: &str, visit: &mut dyn FnMut(String, Value)) {
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                let path = format!("{above}{key}");
                let mut rest = fields.clone();
                rest.remove(key);
                visit(path.clone(), Value::Object(rest));
                each_without(field, &format!("{path}."), &mut |path, inner| {
                    let mut whole = fields.clone();
                    whole.insert(key.clone(), inner);
                    visit(path, Value::Object(whole));
                });
            }
        }
        Value::Array(items) => {
            for (number, item) in items.iter().enumerate() {
                let path = format!("{above}{number}");
                let mut rest = items.clone();
                rest.remove(number);
                visit(path.clone(), Value::Array(rest));
                each_without(item, &format!("{path}."), &mut |path, inner| {
                    let mut whole = items.clone();
                    whole[number] = inner;
                    visit(path, Value::Array(whole));
                });
            }
        }
        _ => {}
    }
}
