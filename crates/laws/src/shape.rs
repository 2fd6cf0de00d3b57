//! What JSON a type can be read from, found by asking its `Deserialize`: which variants an enum has, which fields a struct.
//!
//! Serde never says it whole, but every type asks for what it needs when it is read. [`Probe`] is a deserializer that
//! follows one path of keys (`bought.price`) and notes what the type asks for there. Vectors use it to tell a pattern that
//! can match from one that never will, and the pages in `docs/shapes` to be complete.

mod probe;

use std::cell::{Cell, RefCell};

use serde::de::DeserializeOwned;
use serde_json::Value;

use probe::{Error, Probe, Written};

/// What a type is at some place.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Shape {
    /// An object with these keys.
    Struct(&'static [&'static str]),
    /// One of these names, alone or with something in it.
    Enum(&'static [&'static str]),
    List,
    /// An object whose keys are data, such as the ids of cards.
    Map,
    /// A number, a text, true or false.
    Scalar,
}

/// A part of a value that the type cannot have been read from.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Slip {
    /// The keys that lead there, joined by dots.
    pub(crate) key: String,
    pub(crate) what: String,
}

/// Every part of `value` that no `T` can be read from. What is missing is not told: reading the whole tells it.
pub(crate) fn slips<T: DeserializeOwned>(value: &Value) -> Vec<Slip> {
    slips_as::<T>(value, Written::Whole)
}

/// The same of a pattern, which a `T` as it is written as JSON is compared with. It names only some keys, or some entries of
/// a list by their numbers, and `"none"` stands for null.
pub(crate) fn slips_of_pattern<T: DeserializeOwned>(pattern: &Value) -> Vec<Slip> {
    slips_as::<T>(pattern, Written::Pattern)
}

fn slips_as<T: DeserializeOwned>(value: &Value, written: Written) -> Vec<Slip> {
    let mut slips = Vec::new();
    each_leaf(value, &mut Vec::new(), &mut |path, leaf| {
        let reached = Cell::new(false);
        let probe = Probe { path, leaf: Some(leaf), written, reached: &reached, found: &RefCell::new(None) };
        if let Err(Error::Wrong { below, what }) = T::deserialize(probe)
            && !reached.get()
        {
            let slip = Slip { key: path[..path.len().saturating_sub(below)].join("."), what };
            if !slips.contains(&slip) {
                slips.push(slip);
            }
        }
    });
    slips
}

/// What a `T` is at the end of this path, if there is such a place.
pub(crate) fn shape_at<T: DeserializeOwned>(path: &[String]) -> Option<Shape> {
    let found = RefCell::new(None);
    let reached = &Cell::new(false);
    let _ = T::deserialize(Probe { path, leaf: None, written: Written::Whole, reached, found: &found });
    found.into_inner()
}

/// A place of a type that has a name: `bought`, `bought.price`, `offers.standing.*.from`. Entries of lists are `*`.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Place {
    pub(crate) path: String,
    /// What may stand there, if it is one of several names.
    pub(crate) names: &'static [&'static str],
}

/// Every place of a `T`. What is below a map is left out, since its keys are data.
pub(crate) fn places<T: DeserializeOwned>() -> Vec<Place> {
    let mut places = Vec::new();
    walk::<T>(&mut Vec::new(), &mut places);
    places
}

fn walk<T: DeserializeOwned>(path: &mut Vec<String>, places: &mut Vec<Place>) {
    match shape_at::<T>(path) {
        Some(Shape::Enum(names)) if is_names::<T>(path, names) => {
            if let Some(place) = places.last_mut() {
                place.names = names;
            }
        }
        Some(Shape::Struct(names) | Shape::Enum(names)) => {
            for name in names {
                path.push((*name).to_owned());
                let keys = path.iter().map(|key| if key == FIRST { "*" } else { key });
                places.push(Place { path: keys.collect::<Vec<_>>().join("."), names: &[] });
                walk::<T>(path, places);
                path.pop();
            }
        }
        Some(Shape::List) => {
            path.push(FIRST.to_owned());
            walk::<T>(path, places);
            path.pop();
        }
        Some(Shape::Map | Shape::Scalar) | None => {}
    }
}

/// Has none of these variants anything in it?
fn is_names<T: DeserializeOwned>(path: &mut Vec<String>, variants: &[&str]) -> bool {
    variants.iter().all(|variant| {
        path.push((*variant).to_owned());
        let shape = shape_at::<T>(path);
        path.pop();
        shape.is_none()
    })
}

/// The first entry of a list.
const FIRST: &str = "0";

/// The scalars of a value, and what is empty, each with the keys that lead to it.
fn each_leaf(value: &Value, path: &mut Vec<String>, visit: &mut impl FnMut(&[String], &Value)) {
    let mut below = |key: String, value: &Value| {
        path.push(key);
        each_leaf(value, path, visit);
        path.pop();
    };
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            fields.iter().for_each(|(key, field)| below(key.clone(), field));
        }
        Value::Array(items) if !items.is_empty() => {
            items.iter().enumerate().for_each(|(number, item)| below(number.to_string(), item));
        }
        leaf => visit(path, leaf),
    }
}

#[cfg(test)]
mod tests;
