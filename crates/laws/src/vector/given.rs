//! The table that a vector begins with.

use serde::Deserialize;
use serde_json::Value;
use table::{Config as _, Dice, Fault, FromScene, Rule as _, Seed};

use super::Watcher;
use crate::shape::{self, Slip};

pub(super) enum Cannot {
    /// At these keys of `given`.
    Read(Vec<Slip>),
    LayOut(Vec<Fault>),
}

/// A scene, or the real set-up; and how many seats the table has.
pub(super) fn given<G: FromScene>(
    given: &Value,
    events: &mut Vec<G::Event>,
    watcher: &mut impl Watcher<G>,
) -> Result<(G, u8), Cannot> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct SetUp<C> {
        set_up: C,
        #[serde(default)]
        seed: u64,
    }
    if given.get("set_up").is_some() {
        let set_up: SetUp<G::Config> = read(given)?;
        let dice = Dice::new(Seed::from_number(set_up.seed));
        let seats = set_up.set_up.seats();
        return match G::set_up(&set_up.set_up, dice, events) {
            Ok(game) => Ok((game, seats)),
            Err(rule) => {
                watcher.refused(rule);
                let fault = Fault { id: rule.id(), what: rule.sentence().to_owned() };
                Err(Cannot::LayOut(vec![fault]))
            }
        };
    }
    let scene: G::Scene = read(given)?;
    let seats = given.get("seats").and_then(Value::as_u64).and_then(|seats| u8::try_from(seats).ok());
    let seats = seats.unwrap_or(*G::SEATS.end());
    G::from_scene(&scene, events).map(|game| (game, seats)).map_err(Cannot::LayOut)
}

fn read<T: serde::de::DeserializeOwned>(given: &Value) -> Result<T, Cannot> {
    serde_json::from_value(given.clone()).map_err(|error| {
        let mut slips = shape::slips::<T>(given);
        if slips.is_empty() {
            // A key is missing.
            slips.push(Slip { key: String::new(), what: error.to_string() });
        }
        Cannot::Read(slips)
    })
}
