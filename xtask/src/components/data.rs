//! Reading a data file, and saying what is wrong with it.

use std::fmt::{Debug, Display};
use std::fs;

use serde::de::DeserializeOwned;
use toml::{Table, Value};

use crate::root;

/// A data file.
pub(super) struct Data {
    game: String,
    text: String,
    table: Table,
}

impl Data {
    pub(super) fn read(game: &str) -> Result<Data, String> {
        let mut data = Data { game: game.to_owned(), text: String::new(), table: Table::new() };
        let path = root().join(data.name());
        data.text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", data.name()))?;
        data.table = data.parse()?;
        Ok(data)
    }

    /// Its path below the root of the workspace.
    pub(super) fn name(&self) -> String {
        format!("crates/{game}/data/{game}.toml", game = self.game)
    }

    /// The lists that a generator reads, as types of its own. Keys that the type does not name are for readers.
    pub(super) fn parse<T: DeserializeOwned>(&self) -> Result<T, String> {
        toml::from_str(&self.text).map_err(|error| format!("{}: {error}", self.name()))
    }

    /// The value at a path such as `setup.ducats_per_player`.
    pub(super) fn value(&self, path: &str) -> Result<&Value, String> {
        let mut keys = path.split('.');
        let first = keys.next().and_then(|key| self.table.get(key));
        keys.fold(first, |found, key| found?.get(key)).ok_or_else(|| format!("there is no {path}"))
    }

    /// The whole number at a path.
    pub(super) fn number(&self, path: &str) -> Result<i64, String> {
        self.value(path)?.as_integer().ok_or_else(|| format!("{path} is no whole number"))
    }
}

/// What is wrong with a data file. All of it is found before any of it is reported.
#[derive(Default)]
pub(super) struct Faults(Vec<String>);

impl Faults {
    pub(super) fn ensure(&mut self, holds: bool, what: impl Display) {
        if !holds {
            self.0.push(what.to_string());
        }
    }

    #[expect(clippy::needless_pass_by_value, reason = "callers compare values that they have just counted")]
    pub(super) fn equal<A: Debug + PartialEq<B>, B: Debug>(
        &mut self,
        what: impl Display,
        found: A,
        expected: B,
    ) {
        if found != expected {
            self.0.push(format!("{what}: {found:?}, expected {expected:?}"));
        }
    }

    /// The number at each path must be this one.
    pub(super) fn numbers(&mut self, data: &Data, what: &str, paths: &[&str], expected: i64) {
        for path in paths {
            match data.number(path) {
                Ok(found) => self.equal(format_args!("{what}: {path}"), found, expected),
                Err(error) => self.0.push(error),
            }
        }
    }

    pub(super) fn report(self) -> Result<(), String> {
        if self.0.is_empty() { Ok(()) } else { Err(self.0.join("\n  ")) }
    }
}

/// Where a name stands in a list.
pub(super) fn position(what: &str, list: &[&str], id: &str) -> Result<usize, String> {
    list.iter().position(|known| *known == id).ok_or_else(|| format!("there is no {what} {id:?}"))
}
