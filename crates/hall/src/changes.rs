//! What changed between two JSON texts, so that messages need not repeat everything a viewer sees.

use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

/// New values by the places where they stand, as JSON pointers (RFC 6901). A list or object that has other keys or another
/// length than before stands there whole.
#[derive(Default, Debug)]
pub(crate) struct Changes<'a>(Vec<(String, &'a RawValue)>);

impl<'a> Changes<'a> {
    /// Adds what has to be changed to make `old`, which stands at `place`, equal to `new`.
    pub(crate) fn add(&mut self, place: &str, old: &RawValue, new: &'a RawValue) {
        if old.get() == new.get() {
            return;
        }
        let before = self.0.len();
        if !self.add_members(place, old, new) || self.length_since(before) > place.len() + new.get().len() {
            self.0.truncate(before);
            self.0.push((place.to_owned(), new));
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds what changed within two lists or two objects. Returns false if they have not the same members.
    fn add_members(&mut self, place: &str, old: &RawValue, new: &'a RawValue) -> bool {
        match (old.get().as_bytes().first(), new.get().as_bytes().first()) {
            (Some(b'{'), Some(b'{')) => {
                let (Ok(Members(old)), Ok(Members(new))) = (read(old), read(new)) else { return false };
                let same_keys =
                    old.len() == new.len() && old.iter().zip(&new).all(|(old, new)| old.0 == new.0);
                for ((key, old), (_, new)) in old.iter().zip(&new).filter(|_| same_keys) {
                    self.add(&format!("{place}/{}", key.replace('~', "~0").replace('/', "~1")), old, new);
                }
                same_keys
            }
            (Some(b'['), Some(b'[')) => {
                let (Ok(old), Ok(new)) = (read::<Vec<&RawValue>>(old), read::<Vec<&RawValue>>(new)) else {
                    return false;
                };
                let same_length = old.len() == new.len();
                for (index, (old, new)) in old.iter().zip(&new).enumerate().filter(|_| same_length) {
                    self.add(&format!("{place}/{index}"), old, new);
                }
                same_length
            }
            _ => false,
        }
    }

    /// Roughly how many bytes the changes from this one on take.
    fn length_since(&self, from: usize) -> usize {
        self.0[from..].iter().map(|(place, value)| place.len() + value.get().len() + 4).sum()
    }
}

impl serde::Serialize for Changes<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(place, value)| (place, value)))
    }
}

/// The members of an object in the order in which they were written.
struct Members<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collect;
        impl<'de> Visitor<'de> for Collect {
            type Value = Members<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members<'de>, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }
        deserializer.deserialize_map(Collect)
    }
}

fn read<'a, T: Deserialize<'a>>(value: &'a RawValue) -> serde_json::Result<T> {
    serde_json::from_str(value.get())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::any_match::to_json;

    fn changes(old: &Value, new: &Value) -> Value {
        let (old, new) = (to_json(old), to_json(new));
        let mut changes = Changes::default();
        changes.add("/view", &old, &new);
        serde_json::to_value(&changes).unwrap()
    }

    #[test]
    fn only_what_changed_is_named() {
        let old = json!({ "round": 3, "players": [{ "ducats": 10, "hand": [1, 2] }, { "ducats": 7, "hand": [] }], "phase": "bid" });
        let mut new = old.clone();
        assert_eq!(changes(&old, &new), json!({}));
        new["players"][1]["ducats"] = json!(12);
        assert_eq!(changes(&old, &new), json!({ "/view/players/1/ducats": 12 }));
        new["players"][0]["hand"] = json!([2]);
        assert_eq!(changes(&old, &new)["/view/players/0/hand"], json!([2]), "another length: whole");
        assert_eq!(
            changes(
                &json!({ "a/b": 1, "~": "a long text that stays as it is" }),
                &json!({ "a/b": 2, "~": "a long text that stays as it is" })
            ),
            json!({ "/view/a~1b": 2 })
        );
    }

    #[test]
    fn what_has_other_members_or_changed_altogether_is_named_whole() {
        let whole = |new: Value| json!({ "/view": new });
        assert_eq!(changes(&json!({ "a": 1 }), &json!({ "b": 1 })), whole(json!({ "b": 1 })));
        assert_eq!(changes(&json!({ "a": 1 }), &json!([1])), whole(json!([1])));
        assert_eq!(changes(&json!(null), &json!({ "a": null })), whole(json!({ "a": null })));
        assert_eq!(changes(&json!([1, 2, 3]), &json!([4, 5, 6])), whole(json!([4, 5, 6])));
    }
}
