//! What is agreed before the start.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::components::{CARDS, CardSet, MERCHANTS, REMOVED, ROW_SIZE};
use crate::{Card, CardKind, Rule, components};

/// Seats and options.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Config {
    /// SPE-3.1: 2 to 5.
    pub seats: u8,
    /// SPE-7.3: without the removal of SPE-3.4 all 54 cards are played. Not standard.
    #[serde(default = "yes")]
    pub remove_cards: bool,
    /// SPE-3.6: who takes the start coin; drawn at random where the host names nobody.
    #[serde(default)]
    pub start: Option<Seat>,
    /// Which reading of the rules; old records keep theirs.
    #[serde(default)]
    pub rulings: Rulings,
}

table::rulings! {
    /// The rulings of chapter 10 as first written.
    First = 1,
}

fn yes() -> bool {
    true
}

impl table::Config for Config {
    fn standard(seats: u8) -> Config {
        Config { seats, remove_cards: true, start: None, rulings: Rulings::First }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// A round has at most three placements, three purchases, and for each cube of the fullest pool
    /// (SPE-4.37) one step, of every seat, and every turn its `Finish`.
    fn most_decisions(&self) -> u32 {
        const FULLEST_POOL: u32 = 14;
        let per_seat = 2 * u32::from(MERCHANTS) + FULLEST_POOL + 1;
        self.rounds() * u32::from(self.seats) * per_seat
    }
}

impl Config {
    /// SPE-3.1, SPE-3.6: can this be played?
    pub(crate) fn check(&self) -> Result<(), Rule> {
        if !(components::MIN_SEATS..=components::MAX_SEATS).contains(&self.seats) {
            return Err(Rule::Seats);
        }
        if self.start.is_some_and(|start| start.number() >= self.seats) {
            return Err(Rule::StartSeat);
        }
        Ok(())
    }

    /// SPE-3.4, SPE-A3: the cards that stay in the box.
    pub fn removed(&self) -> CardSet {
        let removed = REMOVED.get(usize::from(self.seats)).copied().unwrap_or_default();
        if self.remove_cards { removed } else { CardSet::EMPTY }
    }

    /// SPE-4.1, SPE-7.1: how many berths are used, one more than seats. The number of merchants is always the same.
    pub fn row_size(&self) -> u8 {
        ROW_SIZE.get(usize::from(self.seats)).copied().unwrap_or_default()
    }

    /// SPE-3.4, SPE-7.3: how many rounds the cards last.
    pub fn rounds(&self) -> u32 {
        let fires = Card::all().filter(|card| matches!(card.kind(), CardKind::Fire(_))).count();
        let auctioned =
            u32::try_from(CARDS.len() - fires).expect("54 cards") - u32::from(self.removed().len());
        auctioned.div_ceil(u32::from(self.row_size()).max(1))
    }
}
