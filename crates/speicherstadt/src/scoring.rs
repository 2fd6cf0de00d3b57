//! End and scoring (chapter 6).

use serde::{Deserialize, Serialize};
use table::{EventSink, Seat, Standing};

use crate::components::{
    CHAMBER_POINTS, CHURCH_POINTS, HARBOUR_POINTS, OFFICE_POINTS, PRAYER_BOAT_POINTS, TRADER_POINTS,
    WAREHOUSE_POINTS,
};
use crate::{CardKind, Contract, Event, Good, Phase, Speicherstadt, View};

/// SPE-6.2: where the points of a seat come from. What is not here is worth nothing (SPE-6.3).
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// The score track, fires 1 to 4.
    pub fires: i32,
    /// Complete contracts.
    pub contracts: i32,
    /// Traders owned.
    pub traders: i32,
    /// Counting offices owned.
    pub offices: i32,
    /// Cubes in the warehouse (SPE-A29: the cube in the house brings nothing).
    pub warehouse: i32,
    /// With the harbour, ships owned (SPE-A31: all of them).
    pub harbour: i32,
    /// With the trading chamber, coins owned.
    pub trading_chamber: i32,
    /// The church.
    pub church: i32,
    /// The prayer boat.
    pub prayer_boat: i32,
}

impl Sheet {
    /// The final score.
    pub fn total(&self) -> i32 {
        let Sheet { fires, contracts, traders, offices, warehouse, .. } = self;
        let Sheet { harbour, trading_chamber, church, prayer_boat, .. } = self;
        fires + contracts + traders + offices + warehouse + harbour + trading_chamber + church + prayer_boat
    }
}

impl View {
    /// SPE-6.2: what this seat would score if the game ended now; cubes in a pool are stored nowhere yet.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        let player = &self.players[seat];
        let complete = player.contracts().filter(|contract| self.uncovered(*contract).is_empty());
        let times = |count: u32, points: i32| i32::try_from(count).expect("54 cards") * points;
        let traders = Good::ALL.iter().filter(|good| player.owns(CardKind::Trader(**good))).count();
        let offices = usize::try_from(player.count(CardKind::Office)).expect("four offices");
        let ships = if player.owns(CardKind::Harbour) { player.count(CardKind::Ship) } else { 0 };
        let coins = if player.owns(CardKind::TradingChamber) { player.coins.0 } else { 0 };
        Sheet {
            fires: i32::from(player.score),
            contracts: complete.map(Contract::points).sum(),
            traders: times(u32::try_from(traders).expect("five goods"), TRADER_POINTS),
            offices: OFFICE_POINTS[offices],
            warehouse: times(player.warehouse.total(), WAREHOUSE_POINTS),
            harbour: times(ships, HARBOUR_POINTS),
            trading_chamber: i32::from(coins) * CHAMBER_POINTS,
            church: times(player.count(CardKind::Church), CHURCH_POINTS),
            prayer_boat: times(player.count(CardKind::PrayerBoat), PRAYER_BOAT_POINTS),
        }
    }

    /// SPE-6.4, SPE-A24: most points, then most coins; who is equal in both shares the place.
    pub fn standing(&self) -> Standing {
        let scores = self.players.map(|seat, _| self.sheet(seat).total());
        let coins = self.players.map(|_, player| player.coins);
        Standing::new(scores, coins)
    }
}

impl Speicherstadt {
    /// SPE-6.1: after the fourth fire.
    pub(crate) fn end(&mut self, sink: &mut impl EventSink<Event>) {
        self.open.phase = Phase::Over;
        for seat in Seat::first(self.open.seats()) {
            sink.emit(|| Event::Scored { seat, sheet: self.open.sheet(seat) });
        }
        sink.emit(|| Event::Ended { winners: self.open.standing().winners() });
    }
}
