//! What changed between two JSON texts, so that messages need not repeat everything a viewer sees.

use serde_json::value::RawValue;

/// New values by the places where they stand, as JSON pointers (RFC 6901). A list or object that has other keys or another
/// length than before stands there whole.
#[derive(Default, Debug)]
pub(crate) struct Changes<'a>(Vec<(String, &'a str)>);

impl<'a> Changes<'a> {
    /// Adds what has to be changed to make `old`, which stands at `place`, equal to `new`.
    pub(crate) fn add(&mut self, place: &str, old: &RawValue, new: &'a RawValue) {
        if old.get() != new.get() {
            self.add_different(&mut place.to_owned(), old.get(), new.get());
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds what changed between two values that are not equal. The place is as it was when this returns.
    fn add_different(&mut self, place: &mut String, old: &str, new: &'a str) {
        let before = self.0.len();
        if !self.add_members(place, old, new) || self.length_since(before) > place.len() + new.len() {
            self.0.truncate(before);
            self.0.push((place.clone(), new));
        }
    }

    /// Adds what changed within two lists or two objects. Returns false if they have not the same members.
    fn add_members(&mut self, place: &mut String, old: &str, new: &'a str) -> bool {
        let (Some(mut old), Some(mut new)) = (Members::of(old), Members::of(new)) else { return false };
        if old.of_object != new.of_object {
            return false;
        }
        let length = place.len();
        for index in 0_usize.. {
            if old.is_empty() || new.is_empty() {
                break;
            }
            let key = old.of_object.then(|| old.take());
            if key.is_some_and(|key| !new.take_if(key)) {
                return false;
            }
            let value = old.take();
            if !new.take_if(value) {
                place.push('/');
                match key {
                    Some(key) => push_key(place, key),
                    None => place.push_str(&index.to_string()),
                }
                self.add_different(place, value, new.take());
                place.truncate(length);
            }
        }
        old.is_empty() && new.is_empty()
    }

    /// Roughly how many bytes the changes from this one on take.
    fn length_since(&self, from: usize) -> usize {
        self.0[from..].iter().map(|(place, value)| place.len() + value.len() + 4).sum()
    }
}

impl serde::Serialize for Changes<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let raw = |text| serde_json::from_str::<&RawValue>(text).expect("a value within JSON is JSON");
        serializer.collect_map(self.0.iter().map(|(place, value)| (place, raw(value))))
    }
}

/// Adds a key, which is written as a JSON string, to a JSON pointer.
fn push_key(place: &mut String, key: &str) {
    let key: String = serde_json::from_str(key).expect("keys are strings");
    place.push_str(&key.replace('~', "~0").replace('/', "~1"));
}

/// The members of a list or of an object, one after the other, in a text that was written without spaces. It is read by hand
/// because every view is read after every decision.
struct Members<'a> {
    of_object: bool,
    rest: &'a str,
}

impl<'a> Members<'a> {
    fn of(text: &'a str) -> Option<Members<'a>> {
        let within = |open, close| text.strip_prefix(open)?.strip_suffix(close);
        let object = within('{', '}').map(|rest| Members { of_object: true, rest });
        object.or_else(|| Some(Members { of_object: false, rest: within('[', ']')? }))
    }

    fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Takes the key or value at the beginning, and the comma or colon after it.
    fn take(&mut self) -> &'a str {
        let (taken, rest) = self.rest.split_at(first_length(self.rest));
        self.rest = rest.get(1..).unwrap_or_default();
        taken
    }

    /// Takes the key or value at the beginning if it is this one, which is faster than looking for its end. Returns whether it is.
    fn take_if(&mut self, text: &str) -> bool {
        let Some(rest) = self.rest.strip_prefix(text) else { return false };
        // A number may go on.
        if !matches!(rest.bytes().next(), None | Some(b',' | b':')) {
            return false;
        }
        self.rest = rest.get(1..).unwrap_or_default();
        true
    }
}

/// How long the first key or value of a text is: up to a comma or colon that is not within it, or to the end.
fn first_length(text: &str) -> usize {
    let mut depth = 0_u32;
    let mut bytes = text.bytes().enumerate();
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'"' => skip_string(&mut bytes),
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            b',' | b':' if depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

/// Skips the rest of a string with its closing quotation mark.
fn skip_string(bytes: &mut impl Iterator<Item = (usize, u8)>) {
    while let Some((_, byte)) = bytes.next() {
        match byte {
            b'"' => return,
            b'\\' => _ = bytes.next(),
            _ => {}
        }
    }
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

    /// Whatever stands in a string is not taken for the end of something.
    #[test]
    fn strings_may_hold_anything() {
        let old = json!({ "a\",{": "]}\\", "b": ["\"", { "c:": "x,\\\"y" }, [], {}, "a text that is long enough to matter"] });
        let mut new = old.clone();
        new["a\",{"] = json!("[{\"");
        new["b"][1]["c:"] = json!("\\");
        assert_eq!(changes(&old, &new), json!({ "/view/a\",{": "[{\"", "/view/b/1/c:": "\\" }),);
        assert_eq!(
            changes(&json!([1, 20, "a long text"]), &json!([12, 2, "a long text"])),
            json!({ "/view/0": 12, "/view/1": 2 })
        );
        new["b"][3] = json!([]);
        assert_eq!(changes(&old, &new)["/view/b/3"], json!([]), "another kind: whole");
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
