//! What everybody hears, in the order in which it happens.

use serde::{Deserialize, Serialize};
use table::{Coins, Seat, SeatSet};

use crate::{Card, Column, Good, Goods, Pair, Sheet, Store, Trio};

/// One thing that happened.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are; words.rs says each event as a sentence")]
pub enum Event {
    /// SPE-3.6, SPE-4.33: who begins from now on.
    StartCoin { seat: Seat },
    /// SPE-4.1.
    Round { round: u8 },
    /// SPE-4.4, SPE-4.5.
    Revealed { column: Column, card: Card, cubes: Goods },
    /// SPE-4.10: `highest` gain the points of the fire, `lowest` lose them. Nobody, if all are equal.
    Fire { card: Card, points: i8, highest: SeatSet, lowest: SeatSet },
    /// SPE-4.15: on which place, from the bottom, counted from 1.
    Placed { seat: Seat, column: Column, card: Card, place: u8 },
    /// SPE-4.17.
    KeptMerchant { seat: Seat },
    /// SPE-4.19.
    Bought { seat: Seat, column: Column, card: Card, price: Coins },
    /// SPE-4.19.
    Passed { seat: Seat, column: Column, card: Card, price: Coins },
    /// SPE-4.20.
    ForcedPass { seat: Seat, column: Column, card: Card, price: Coins },
    /// SPE-4.21.
    Unsold { column: Column, card: Card, cubes: Goods },
    /// SPE-4.24.
    Unloaded { seat: Seat, pool: Goods },
    /// SPE-4.25; `complete` when that was the last symbol.
    Delivered { seat: Seat, contract: Card, good: Good, complete: bool },
    /// SPE-4.25.
    SoldToTrader { seat: Seat, good: Good, coins: Coins },
    /// SPE-4.25.
    SoldPair { seat: Seat, goods: Pair, coins: Coins },
    /// SPE-4.25.
    Exchanged { seat: Seat, give: Trio, take: Good },
    /// SPE-4.37.
    Kept { seat: Seat, place: Store, good: Good },
    /// SPE-4.25.
    Finished { seat: Seat, discarded: Goods },
    /// SPE-4.31.
    Income { seat: Seat, coins: Coins },
    /// SPE-6.2.
    Scored { seat: Seat, sheet: Sheet },
    /// SPE-6.4.
    Ended { winners: SeatSet },
}
