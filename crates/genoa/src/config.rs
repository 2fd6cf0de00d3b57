//! What is agreed before the start (GEN-1.5, GEN-3.1, GEN-5.4, GEN-5.12, GEN-5.17).

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::Rule;
use crate::components::{
    CARDS, CHANGES, COURTESY_ROUND, DISCS, FINAL_FIELDS, MARKERS, MAX_SEATS, MIN_SEATS, MOST_ASKS,
    MOST_TARGETS, SPECIALS, WARES,
};

/// Seats and options.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Config {
    /// 2 to 5.
    pub seats: u8,
    /// GEN-3.1: who begins; drawn at random where the host names nobody.
    #[serde(default)]
    pub start: Option<Seat>,
    /// GEN-5.12: the active player moves on only when the others have spoken.
    #[serde(default = "courtesy")]
    pub courtesy_round: bool,
    /// GEN-5.17: the others answer secretly, all at once.
    #[serde(default)]
    pub rounds: bool,
    /// GEN-5.4: offers of a seat in one window, beyond one for each target.
    #[serde(default = "changes")]
    pub changes: u8,
    /// Which reading of the rules; old records keep theirs.
    #[serde(default)]
    pub rulings: Rulings,
}

table::rulings! {
    /// A1 to A72. (A61 was settled later: it only adds decisions, and changes no record.)
    First = 1,
}

/// So that the numbers of a window's offers stay below 128, whatever a host agrees on.
const MOST_CHANGES: u8 = 20;

fn courtesy() -> bool {
    COURTESY_ROUND
}

fn changes() -> u8 {
    CHANGES
}

impl table::Config for Config {
    fn standard(seats: u8) -> Config {
        Config {
            seats,
            start: None,
            courtesy_round: COURTESY_ROUND,
            rounds: false,
            changes: CHANGES,
            rulings: Rulings::First,
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// GEN-5.17.
    fn among_bots(self) -> Config {
        Config { rounds: true, ..self }
    }

    /// GEN-9.8: so many rounds; GEN-4.7: so many fields in a turn, with two windows each (GEN-9.16) and one action.
    fn most_decisions(&self) -> u32 {
        let others = u32::from(self.seats.saturating_sub(1));
        let cards = u32::try_from(CARDS.len()).expect("60 cards");
        let targets = u32::try_from(MOST_TARGETS).expect("six targets");
        let asks = u32::from(MOST_ASKS);
        // Each offer may be withdrawn; each ask makes everybody speak once more.
        let offers = targets + u32::from(self.changes) + asks;
        let window = others * (2 * offers + 1 + asks) + 2 * asks + 1 + cards;
        // GEN-4.63: an exchange lowers 2 (goods + exchanges) + 3 building_actions + any_wares, as every other card does.
        let goods = WARES.total() + SPECIALS.total() + u32::from(MARKERS) + cards;
        let plays = 2 * goods + 3 * SPECIALS.total() + 8;
        let action = 2 * plays + 5;
        let fields = u32::from(DISCS);
        // Whatever is delivered was dealt or drawn, at most two cards with each play.
        let messages = cards + fields * 2 * (plays + 1);
        let turn = 1 + fields * (2 * window + action) + 2 * u32::from(self.seats) + messages;
        u32::from(self.final_field()) * u32::from(self.seats) * turn
    }
}

impl Config {
    /// GEN-1.5, GEN-3.1, GEN-5.4: can this be played?
    pub(crate) fn check(&self) -> Result<(), Rule> {
        self.check_keys().map_err(|(_, rule)| rule)
    }

    /// The same, with the name of the field that is at fault.
    pub(crate) fn check_keys(&self) -> Result<(), (&'static str, Rule)> {
        if !(MIN_SEATS..=MAX_SEATS).contains(&self.seats) {
            return Err(("seats", Rule::Seats));
        }
        if self.start.is_some_and(|start| start.number() >= self.seats) {
            return Err(("start", Rule::StartSeat));
        }
        if self.changes > MOST_CHANGES {
            return Err(("changes", Rule::Speaking));
        }
        Ok(())
    }

    /// GEN-3.6: where the round marker ends.
    pub fn final_field(&self) -> u8 {
        FINAL_FIELDS[usize::from(self.seats)]
    }
}
