//! Laying a table out by hand, for test vectors and editors.

use std::fmt;

use serde::de::DeserializeOwned;

use crate::{Dice, EventSink, Game, Rule, Seed};

/// Something that must not be: an invariant of the specification that does not hold.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Fault {
    /// The invariant or rule.
    pub id: &'static str,
    /// What is wrong, with figures.
    pub what: String,
}

impl Fault {
    /// Notes a fault unless `sound`.
    pub fn unless(sound: bool, faults: &mut Vec<Fault>, id: &'static str, what: impl FnOnce() -> String) {
        if !sound {
            faults.push(Fault { id, what: what() });
        }
    }

    /// The only fault of a scene whose seats or options a rule forbids.
    pub fn of_rule(rule: impl Rule) -> Vec<Fault> {
        vec![Fault { id: rule.id(), what: rule.sentence().to_owned() }]
    }

    /// An error unless the list is empty.
    pub fn ok_if_none(faults: Vec<Fault>) -> Result<(), Vec<Fault>> {
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.id, self.what)
    }
}

/// A game whose positions can be written down by hand.
pub trait FromScene: Game {
    /// A position as plain data. Anything may be written; what is left out has a stated default.
    type Scene: DeserializeOwned;
    /// A decision as a vector writes it, which may stand for a run of small decisions.
    type Shorthand: DeserializeOwned + fmt::Debug;

    /// Lays the scene out, up to the next question, or says everything that is wrong with it.
    fn from_scene(scene: &Self::Scene, sink: &mut impl EventSink<Self::Event>) -> Result<Self, Vec<Fault>>;
    /// The run of decisions that a shorthand stands for.
    fn expand(shorthand: &Self::Shorthand) -> Vec<Self::Decision>;
}

/// Dice whose next draws are as a scene wants them: `fits` gets a copy to draw from. They are found by trying seeds, so what
/// is wanted must not be rarer than about one in a hundred thousand; `None` if a million seeds do not fit.
///
/// ```
/// let dice = table::dice_such_that(|mut dice| [dice.below(6), dice.below(6)] == [5, 5]);
/// let mut dice = dice.expect("one seed in 36 fits");
/// assert_eq!([dice.below(6), dice.below(6)], [5, 5]);
/// ```
pub fn dice_such_that(mut fits: impl FnMut(Dice) -> bool) -> Option<Dice> {
    (0..1_000_000).map(|number| Dice::new(Seed::from_number(number))).find(|dice| fits(dice.clone()))
}
