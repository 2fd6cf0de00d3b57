//! What is agreed before the start (MOV-1.2, MOV-8.4, MOV-10.1).

use serde::{Deserialize, Serialize};

use crate::components::{
    GUILD_ORDERS, MAX_SEATS, MIN_SEATS, OPEN_CASH, Place, SEPARATE_DESTINATIONS, SPACES, TRADING_SPACES,
};
use crate::{Office, Rule};

/// Seats and options.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Config {
    /// 2 to 5.
    pub seats: u8,
    /// MOV-8.4: everybody sees everybody's cash.
    #[serde(default = "open_cash")]
    pub open_cash: bool,
    /// MOV-10.1: each shipping office is a destination of its own; else both are one, and the visitor chooses there.
    #[serde(default = "separate_destinations")]
    pub separate_destinations: bool,
    /// Which reading of the rules; old records keep theirs.
    #[serde(default)]
    pub rulings: Rulings,
}

table::rulings! {
    /// The rulings of chapter 10 as first written.
    First = 1,
}

fn open_cash() -> bool {
    OPEN_CASH
}

fn separate_destinations() -> bool {
    SEPARATE_DESTINATIONS
}

impl table::Config for Config {
    fn standard(seats: u8) -> Config {
        Config {
            seats,
            open_cash: OPEN_CASH,
            separate_destinations: SEPARATE_DESTINATIONS,
            rulings: Rulings::First,
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// In each bid round a seat bids in two steps, picks twice and adjusts once. In each trading round a seat names a
    /// destination and has at most as many turns as there are seats (MOV-9.10); before a turn there is one window, and in it
    /// at most eight steps, then `EndTurn`. Besides, in the whole game: every guild order is delivered, every rumor of the
    /// canal played, and one favor for each visit to the Church.
    fn most_decisions(&self) -> u32 {
        let seats = u32::from(self.seats);
        let trading_rounds = u32::try_from(TRADING_SPACES).expect("sixteen spaces");
        let bid_rounds = u32::from(SPACES) - trading_rounds;
        let orders = u32::try_from(GUILD_ORDERS).expect("21 cards");
        let bidding = bid_rounds * 5 * seats;
        let trading = trading_rounds * (seats + seats * seats * 10);
        bidding + trading + orders + trading_rounds + trading_rounds * seats
    }
}

impl Config {
    /// MOV-1.2: can this be played?
    pub(crate) fn check(&self) -> Result<(), Rule> {
        if (MIN_SEATS..=MAX_SEATS).contains(&self.seats) { Ok(()) } else { Err(Rule::Seats) }
    }

    /// MOV-2.13, MOV-10.1: the destinations that a pawn can choose, in the order of the data file.
    #[inline]
    pub(crate) fn destinations(&self) -> impl Iterator<Item = Place> {
        let separate = self.separate_destinations;
        Place::ALL.into_iter().filter(move |place| match place {
            Place::Shipping => !separate,
            Place::ShippingNorth | Place::ShippingSouth => separate,
            _ => true,
        })
    }

    /// MOV-10.1: the offices that can be used at a place.
    #[inline]
    pub(crate) fn offices(place: Place) -> impl Iterator<Item = Office> {
        Office::ALL
            .into_iter()
            .filter(move |office| place == Place::Shipping || place.office() == Some(*office))
    }
}
