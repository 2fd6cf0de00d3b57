//! What one viewer sees (chapter 8).

use serde::{Deserialize, Serialize};
use table::{PerSeat, Pile, Seat};

use crate::components::{FAVOR_TILES, GUILD_ORDERS};
use crate::{Board, Config, Ducats, Favor, GuildOrder, GuildOrders, Hand, Place, Rumors};

/// The table as one viewer may know it. What is not here is unknown to the viewer, or told by events alone.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What was agreed.
    pub config: Config,
    /// Through whose eyes; nobody's: those of a bystander.
    pub viewer: Option<Seat>,
    /// What everybody sees.
    pub board: Board,
    /// MOV-8.4: the viewer's own cash, and with the option everybody's.
    pub cash: PerSeat<Option<Ducats>>,
    /// MOV-8.5: the viewer's own unfulfilled guild orders, the one drawn last at the end.
    pub hand: Hand,
    /// MOV-8.7: the viewer's own rumors.
    pub rumors: Rumors,
    /// MOV-4.57: the thousands of a bid in the making.
    pub thousands: Option<u8>,
    /// MOV-8.12: the viewer's own bid before the reveal.
    pub bid: Option<Ducats>,
    /// MOV-8.12: the viewer's own destination before the reveal.
    pub destination: Option<Place>,
    /// MOV-8.11: returned guild orders in the stack, the next one first, with those that the viewer returned.
    pub returned: Pile<Option<GuildOrder>, GUILD_ORDERS>,
    /// MOV-8.11: guild orders that the viewer returned and that are in these hands now.
    pub known: PerSeat<GuildOrders>,
    /// MOV-8.14: at the end.
    pub revealed: Option<Revealed>,
}

/// MOV-8.14: what was hidden.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Revealed {
    /// Unfulfilled guild orders.
    pub hands: PerSeat<Hand>,
    /// Rumors not played.
    pub rumors: PerSeat<Rumors>,
    /// Rumors that left the game at the start.
    pub removed: Rumors,
    /// Favors of the stack that nobody had seen, the next one last.
    pub favors: Pile<Favor, FAVOR_TILES>,
    /// Guild orders that were in no hand, the next one last.
    pub orders: Hand,
    /// Returned guild orders, the next one first.
    pub returned: Hand,
    /// MOV-6.2: the part of the tax that could not be paid.
    pub owed: PerSeat<Ducats>,
}

impl View {
    /// How many play.
    pub fn seats(&self) -> u8 {
        self.config.seats
    }
}
