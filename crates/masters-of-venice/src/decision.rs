//! What a seat can say (chapter 4).

use serde::{Deserialize, Serialize};
use table::Pile;

use crate::components::TRADER_CUBES;
use crate::{Character, Company, Dock, Ducats, Favor, Good, GuildOrder, Office, Place, Shop};

/// One decision of one seat. MOV-4.57: what could have too many forms is entered in steps. MOV-5.1, MOV-5.2: none gives
/// anything to another seat or proposes an agreement.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Decision {
    /// MOV-4.57: with a thousand ducats and more, first the thousands of the bid.
    BidThousands { thousands: u8 },
    /// MOV-4.5.
    Bid { amount: Ducats },
    /// MOV-4.9.
    PickCharacter { character: Character },
    /// MOV-4.10.
    AdjustOrders { shop: Shop, way: Way },
    /// MOV-4.14.
    ChooseDestination { place: Place },
    /// MOV-4.24, MOV-4.25: an answer in a window of the gondola marker.
    Gondola(Answer),
    /// MOV-4.28: a step of buying at a dock, the Thief's first.
    Steal { dock: Dock, good: Good },
    /// MOV-4.27: a step of buying at a dock.
    Take { dock: Dock, good: Good, n: u8 },
    /// MOV-4.57: that was all from this dock.
    CloseDock,
    /// MOV-4.29.
    UseMajority { shop: Shop, effect: Effect },
    /// MOV-4.30.
    SellToShop { shop: Shop, n: u8 },
    /// MOV-4.32: a step of buying shares.
    BuyShare { company: Company, n: u8 },
    /// MOV-4.33: a step of selling shares.
    SellShare { company: Company, n: u8 },
    /// MOV-4.57: these were all shares.
    CloseShares,
    /// MOV-4.35, MOV-4.36: one card, or two for the Guild Master.
    DrawOrder { cards: u8 },
    /// MOV-4.36: under the stack.
    ReturnOrder { card: GuildOrder },
    /// MOV-4.37, MOV-4.38: for so many victory points, the others in ducats.
    DeliverOrder { card: GuildOrder, vp: u8 },
    /// MOV-4.39.
    BuyFavor { favor: Favor },
    /// MOV-4.40, MOV-4.41.
    UseOffice {
        office: Office,
        #[serde(default)]
        free_good: bool,
    },
    /// MOV-4.40, MOV-4.54: at most one cube to each dock.
    AssignDocks {
        #[serde(default)]
        dock_1: Option<Good>,
        #[serde(default)]
        dock_2: Option<Good>,
        #[serde(default)]
        dock_3: Option<Good>,
        #[serde(default)]
        dock_4: Option<Good>,
    },
    /// MOV-4.43, MOV-4.44: in the order of the data file (MOV-10.42).
    MercatoSell { goods: Lot },
    /// MOV-4.43, MOV-4.44: in the order of the data file (MOV-10.42).
    MercatoBuy { goods: Lot },
    /// MOV-4.44: by the Trader.
    MercatoSwap { give: Good, take: Good },
    /// MOV-4.45.
    PlayFavor { favor: Favor, shop: Shop, amount: u8 },
    /// MOV-4.46.
    PlayRumor { shop: Shop, peg: Peg, way: Way },
    /// MOV-4.19.
    EndTurn,
}

/// One cube, or two for the Trader.
pub type Lot = Pile<Good, TRADER_CUBES>;

/// Which way a peg goes.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names say it")]
pub enum Way {
    Up,
    Down,
}

impl Way {
    /// Both.
    pub const BOTH: [Way; 2] = [Way::Up, Way::Down];
}

/// MOV-4.29: what a majority does.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Effect {
    /// The price falls, orders rise.
    Cheaper,
    /// The price rises, orders fall.
    Dearer,
}

/// MOV-4.46: one of the three pegs of a shop.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Peg {
    /// The price of its good.
    Price,
    /// The price of its shares.
    Share,
    /// Its orders.
    Orders,
}

impl Peg {
    /// All three.
    pub const ALL: [Peg; 3] = [Peg::Price, Peg::Share, Peg::Orders];
}

/// MOV-4.24, MOV-4.25: what the Gondolier says in a window.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Answer {
    /// The Gondolier's visitor turn, at the place of its pawn, comes now.
    UseOwn,
    /// The Gondolier's sharer turn at the active place comes now.
    UseHere,
    /// Not now.
    Decline,
    /// Not during this activation.
    DeclinePlace,
    /// Not in this round.
    DeclineRound,
}

impl Answer {
    /// All five.
    pub const ALL: [Answer; 5] =
        [Answer::UseOwn, Answer::UseHere, Answer::Decline, Answer::DeclinePlace, Answer::DeclineRound];
}

impl Decision {
    /// Which cube goes to which dock.
    pub(crate) fn assign([dock_1, dock_2, dock_3, dock_4]: [Option<Good>; 4]) -> Decision {
        Decision::AssignDocks { dock_1, dock_2, dock_3, dock_4 }
    }
}
