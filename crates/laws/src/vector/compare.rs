//! Comparing what a vector says with what a table says.

use serde_json::Value;

/// A place where two values differ.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Difference {
    /// The keys that lead there, each followed by a dot.
    pub(crate) path: String,
    pub(crate) expected: String,
    pub(crate) actual: String,
}

/// Wherever `actual` does not contain `expected`.
pub(crate) fn differences(expected: &Value, actual: &Value) -> Vec<Difference> {
    let mut found = Vec::new();
    differ(expected, Some(actual), String::new(), &mut found);
    found
}

/// Does `actual` contain `expected`?
pub(crate) fn contains(expected: &Value, actual: &Value) -> bool {
    differences(expected, actual).is_empty()
}

fn differ(expected: &Value, actual: Option<&Value>, path: String, found: &mut Vec<Difference>) {
    match (expected, actual) {
        (Value::Object(fields), Some(actual)) if !fields.is_empty() => {
            for (key, expected) in fields {
                differ(expected, member(actual, key), format!("{path}{key}."), found);
            }
        }
        (Value::Object(_), Some(Value::Object(_))) => {}
        (Value::Array(expected), Some(Value::Array(actual))) if expected.len() == actual.len() => {
            for (n, (expected, actual)) in expected.iter().zip(actual).enumerate() {
                differ(expected, Some(actual), format!("{path}{n}."), found);
            }
        }
        // TOML has no null.
        (Value::String(none), Some(Value::Null)) if none == "none" => {}
        (expected, Some(actual)) if expected == actual => {}
        _ => found.push(Difference {
            path,
            expected: expected.to_string(),
            actual: actual.map_or_else(|| "nothing".to_owned(), Value::to_string),
        }),
    }
}

/// A field of an object, or an entry of a list by its number.
fn member<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    match value {
        Value::Array(items) => items.get(key.parse::<usize>().ok()?),
        _ => value.get(key),
    }
}

/// Everything at the end of a path in which `*` stands for every key and every entry.
pub(crate) fn matches<'a>(value: &'a Value, path: &[&str], found: &mut Vec<&'a Value>) {
    match (path.split_first(), value) {
        (None, _) => found.push(value),
        (Some((&"*", rest)), Value::Array(items)) => {
            for item in items {
                matches(item, rest, found);
            }
        }
        (Some((&"*", rest)), Value::Object(fields)) => {
            fields.values().for_each(|field| matches(field, rest, found));
        }
        (Some((key, rest)), _) => {
            if let Some(value) = member(value, key) {
                matches(value, rest, found);
            }
        }
    }
}

/// How many things: the entries of a list, the keys of an object, one for anything else but null.
pub(crate) fn count(value: &Value) -> i64 {
    let count = match value {
        Value::Null => 0,
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 1,
    };
    i64::try_from(count).expect("no table has that many things")
}

/// The sum of all numbers in it, if there is nothing but numbers.
pub(crate) fn sum(value: &Value) -> Option<i64> {
    match value {
        Value::Number(number) => number.as_i64(),
        Value::Array(items) => items.iter().map(sum).sum(),
        Value::Object(fields) => fields.values().map(sum).sum(),
        _ => None,
    }
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
    fn every_difference_names_its_place() {
        let found =
            differences(&json!({ "a": [{ "b": 1, "d": 1 }], "c": 1 }), &json!({ "a": [{ "b": 2, "d": 3 }] }));
        let told: Vec<String> =
            found.iter().map(|d| format!("{} {} {}", d.path, d.expected, d.actual)).collect();
        assert_eq!(told, ["a.0.b. 1 2", "a.0.d. 1 3", "c. 1 nothing"]);
    }

    #[test]
    fn counts_and_sums_go_through_lists_and_objects() {
        let value = json!({ "players": [{ "cards": ["a", "b"], "goods": { "tea": 1, "silk": 2 } }, { "cards": [] }] });
        let found = |path: &[&str]| {
            let mut found = Vec::new();
            matches(&value, path, &mut found);
            found
        };
        assert_eq!(found(&["players", "*", "cards"]).into_iter().map(count).sum::<i64>(), 2);
        assert_eq!(found(&["players", "*", "goods"]).into_iter().filter_map(sum).sum::<i64>(), 3);
        assert_eq!(found(&["players", "1", "goods"]), Vec::<&Value>::new());
        assert_eq!(sum(&json!([1, null])), None, "what cannot be seen is no number");
    }
}
