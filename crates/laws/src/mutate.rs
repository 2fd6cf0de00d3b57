//! Decisions as a faulty or hostile client might send them: like real ones, with a part exchanged.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Dice;

/// `decision` with one leaf exchanged for a leaf of `donor` or another number, if that is a decision at all.
pub fn mutate<D: Serialize + DeserializeOwned>(decision: &D, donor: &D, dice: &mut Dice) -> Option<D> {
    let mut value = serde_json::to_value(decision).ok()?;
    let donor = serde_json::to_value(donor).ok()?;
    let mut donated = Vec::new();
    leaves(&donor, &mut |leaf| donated.push(leaf.clone()));
    let mut count = 0;
    leaves(&value, &mut |_| count += 1);
    let chosen = dice.below(count.max(1));
    let mut n = 0;
    leaves_mut(&mut value, &mut |leaf| {
        if n == chosen {
            exchange(leaf, &donated, dice);
        }
        n += 1;
    });
    serde_json::from_value(value).ok()
}

fn exchange(leaf: &mut Value, donated: &[Value], dice: &mut Dice) {
    let alike: Vec<&Value> = donated.iter().filter(|other| other.is_string() == leaf.is_string()).collect();
    if !alike.is_empty() && dice.below(2) == 0 {
        let chosen = usize::try_from(dice.below(u32::try_from(alike.len()).unwrap_or(1))).unwrap_or(0);
        *leaf = alike[chosen].clone();
    } else if leaf.is_number() {
        *leaf = Value::from(match dice.below(3) {
            0 => 255,
            1 => dice.below(70),
            _ => dice.below(8),
        });
    }
}

/// The names of variants that stand alone and the values of fields, in order.
pub(crate) fn leaves(value: &Value, visit: &mut impl FnMut(&Value)) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| leaves(item, visit)),
        Value::Object(fields) => fields.values().for_each(|field| leaves(field, visit)),
        leaf => visit(leaf),
    }
}

fn leaves_mut(value: &mut Value, visit: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| leaves_mut(item, visit)),
        Value::Object(fields) => fields.values_mut().for_each(|field| leaves_mut(field, visit)),
        leaf => visit(leaf),
    }
}
