//! Writing constants and closed lists of names as Rust.

use std::fmt::Write as _;

use toml::Table;

/// A figure of the data file.
pub(crate) fn number(table: &Table, key: &str) -> i64 {
    table.get(key).and_then(toml::Value::as_integer).unwrap_or_else(|| panic!("there is no number {key}"))
}

/// A constant.
pub(crate) fn line(out: &mut String, text: &str) {
    writeln!(out, "pub(crate) const {text};").expect("writing to a string");
}

/// As `list` wants them.
pub(crate) fn strs(ids: &[String]) -> Vec<&str> {
    ids.iter().map(String::as_str).collect()
}

/// An enum with its names.
pub(crate) fn list(out: &mut String, name: &str, doc: &str, ids: &[&str]) {
    let mut variants = String::new();
    for (n, id) in ids.iter().enumerate() {
        let default = if n == 0 { "#[default]\n" } else { "" };
        write!(variants, "/// `{id}`.\n{default}#[serde(rename = {id:?})]\n{},\n", variant(id))
            .expect("writing to a string");
    }
    let all: String = ids.iter().map(|id| format!("{name}::{}, ", variant(id))).collect();
    let names: String = ids.iter().map(|id| format!("{name}::{} => {id:?},\n", variant(id))).collect();
    let places: String =
        ids.iter().enumerate().map(|(n, id)| format!("{name}::{} => {n},\n", variant(id))).collect();
    let kinds = ids.len();
    write!(
        out,
        "/// {doc}.
         #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
         #[cfg_attr(feature = \"ts\", derive(ts_rs::TS))]
         pub enum {name} {{ {variants} }}
         impl {name} {{
             /// All, in the order of the data file.
             pub const ALL: [{name}; {kinds}] = [{all}];
             /// Its name in records.
             pub const fn name(self) -> &'static str {{ match self {{ {names} }} }}
         }}
         impl table::Kind for {name} {{
             const ALL: &'static [{name}] = &{name}::ALL;
             #[inline]
             fn index(self) -> usize {{ match self {{ {places} }} }}
         }}
         impl std::fmt::Display for {name} {{
             fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {{
                 f.write_str(&self.name().replace('_', \" \"))
             }}
         }}\n"
    )
    .expect("writing to a string");
}

/// `spice_shop` becomes `SpiceShop`.
pub(crate) fn variant(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
    };
    id.split('_').map(capital).collect()
}
