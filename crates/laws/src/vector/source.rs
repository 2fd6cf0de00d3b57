//! The text of a vector: what it says, and on which line.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Unreadable;

/// TOML as JSON, with the line of every key.
pub(super) fn read(text: &str) -> Result<(Value, Lines), Unreadable> {
    let table = DeTable::parse(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        Unreadable(format!("line {}: {}", line_at(text, start), error.message()))
    })?;
    let mut lines = Lines::default();
    let value = object(text, table.get_ref(), "", &mut lines)?;
    Ok((value, lines))
}

/// On which line each key stands; entries of lists are keys with their number.
#[derive(Clone, Default, Debug)]
pub(crate) struct Lines(BTreeMap<String, usize>);

impl Lines {
    /// The line of this key, or of what it is part of.
    pub(crate) fn of(&self, key: &str) -> usize {
        let mut key = key.trim_end_matches('.');
        loop {
            match (self.0.get(key), key.rsplit_once('.')) {
                (Some(line), _) => return *line,
                (None, Some((above, _))) => key = above,
                (None, None) => return 1,
            }
        }
    }

    /// Is this very key written?
    pub(crate) fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }
}

fn object(text: &str, table: &DeTable<'_>, above: &str, lines: &mut Lines) -> Result<Value, Unreadable> {
    let mut fields = Map::new();
    for (name, value) in table {
        let key = format!("{above}{}", name.get_ref());
        lines.0.insert(key.clone(), line_at(text, name.span().start));
        fields.insert(name.get_ref().to_string(), json(text, value, &key, lines)?);
    }
    Ok(Value::Object(fields))
}

fn json(text: &str, value: &Spanned<DeValue<'_>>, key: &str, lines: &mut Lines) -> Result<Value, Unreadable> {
    let line = || line_at(text, value.span().start);
    let unreadable = || Unreadable(format!("line {}: {key}: not a whole number of 64 bits", line()));
    Ok(match value.get_ref() {
        DeValue::String(text) => Value::String(text.to_string()),
        DeValue::Integer(number) => {
            Value::from(i64::from_str_radix(number.as_str(), number.radix()).map_err(|_| unreadable())?)
        }
        DeValue::Boolean(truth) => Value::Bool(*truth),
        DeValue::Float(_) | DeValue::Datetime(_) => return Err(unreadable()),
        DeValue::Array(items) => {
            let mut list = Vec::new();
            for (number, item) in items.iter().enumerate() {
                let key = format!("{key}.{number}");
                lines.0.insert(key.clone(), line_at(text, item.span().start));
                list.push(json(text, item, &key, lines)?);
            }
            Value::Array(list)
        }
        DeValue::Table(table) => object(text, table, &format!("{key}."), lines)?,
    })
}

/// Counted from 1.
fn line_at(text: &str, place: usize) -> usize {
    text[..place.min(text.len())].matches('\n').count() + 1
}
