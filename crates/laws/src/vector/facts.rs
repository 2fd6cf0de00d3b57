//! Comparing what a vector says with what a table says.

use serde_json::Value;

/// Where `actual` does not contain `expected`: the path, what was expected there, and what is there.
pub(crate) fn difference(expected: &Value, actual: &Value) -> Option<(String, String, String)> {
    let (path, expected, actual) = differ(expected, actual)?;
    Some((path, say(expected), actual.map_or("nothing".to_owned(), say)))
}

/// Does `actual` contain `expected`?
pub(crate) fn contains(expected: &Value, actual: &Value) -> bool {
    differ(expected, actual).is_none()
}

fn differ<'a>(expected: &'a Value, actual: &'a Value) -> Option<(String, &'a Value, Option<&'a Value>)> {
    match (expected, actual) {
        (Value::Object(fields), _) if !fields.is_empty() => fields.iter().find_map(|(key, expected)| {
            let Some(actual) = member(actual, key) else { return Some((key.clone(), expected, None)) };
            differ(expected, actual).map(|(path, e, a)| (format!("{key}.{path}"), e, a))
        }),
        (Value::Object(_), Value::Object(_)) => None,
        (Value::Array(expected), Value::Array(actual)) if expected.len() == actual.len() => {
            expected.iter().zip(actual).enumerate().find_map(|(n, (expected, actual))| {
                differ(expected, actual).map(|(path, e, a)| (format!("{n}.{path}"), e, a))
            })
        }
        // TOML has no null.
        (Value::String(none), Value::Null) if none == "none" => None,
        _ if expected == actual => None,
        _ => Some((String::new(), expected, Some(actual))),
    }
}

/// A field of an object, or an entry of a list by its number.
fn member<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    match value {
        Value::Array(items) => items.get(key.parse::<usize>().ok()?),
        _ => value.get(key),
    }
}

pub(crate) fn say(value: &Value) -> String {
    value.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn objects_need_only_name_some_keys_and_lists_some_places() {
        let actual = json!({ "players": [{ "coins": 5, "house": null }, { "coins": 2 }], "phase": "over" });
        let holds = |expected: Value| contains(&expected, &actual);
        assert!(holds(json!({ "players": { "1": { "coins": 2 } } })));
        assert!(holds(json!({ "players": [{}, { "coins": 2 }] })));
        assert!(holds(json!({ "players": { "0": { "house": "none" } } })));
        assert!(!holds(json!({ "players": [{ "coins": 5 }] })), "lists need all entries");
        assert!(!holds(json!({ "players": { "1": { "house": "none" } } })), "absent is not null");
        assert!(!holds(json!({ "phase": { "bidding": {} } })));
    }

    #[test]
    fn a_difference_names_its_place() {
        let found = difference(&json!({ "a": [{ "b": 1 }] }), &json!({ "a": [{ "b": 2 }] }));
        assert_eq!(found, Some(("a.0.b.".to_owned(), "1".to_owned(), "2".to_owned())));
        let found = difference(&json!({ "c": 1 }), &json!({}));
        assert_eq!(found, Some(("c".to_owned(), "1".to_owned(), "nothing".to_owned())));
    }
}
