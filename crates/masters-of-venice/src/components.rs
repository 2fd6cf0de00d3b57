//! The things in the box (chapter 2). Every figure comes from `data/masters-of-venice.toml`.
//!
//! MOV-2.14, MOV-2.15: dials and coins limit nothing; a bid is bounded by cash, and the bank never runs out.

mod generated;

use std::fmt;
use std::iter::Sum;
use std::ops::{AddAssign, SubAssign};

use serde::{Deserialize, Serialize};
use table::{Bag, PerKind, Set};

pub use generated::*;

/// MOV-2.1: cubes, counted by good.
pub type Goods = Bag<Good, { Good::ALL.len() }>;
/// MOV-2.5: shares, counted by company.
pub type Shares = Bag<Company, { Company::ALL.len() }>;
/// MOV-2.8: rumors, counted by shop.
pub type Rumors = Bag<Shop, { Shop::ALL.len() }>;
/// MOV-2.7: favors, counted by kind.
pub type Favors = Bag<Favor, { Favor::ALL.len() }>;
/// One value for each good.
pub type ByGood<T> = PerKind<Good, T, { Good::ALL.len() }>;
/// MOV-2.2: one value for each shop.
pub type ByShop<T> = PerKind<Shop, T, { Shop::ALL.len() }>;
/// One value for each dock.
pub type ByDock<T> = PerKind<Dock, T, { Dock::ALL.len() }>;
/// One value for each office.
pub type ByOffice<T> = PerKind<Office, T, { Office::ALL.len() }>;
/// MOV-2.11: one value for each character.
pub type ByCharacter<T> = PerKind<Character, T, { Character::ALL.len() }>;
/// MOV-2.12: some guild orders.
pub type GuildOrders = Set<GuildOrder>;

/// MOV-2.12.
pub(crate) const GUILD_ORDERS: usize = GuildOrder::ALL.len();

impl GuildOrder {
    /// The cubes it wants.
    #[inline]
    pub fn needs(self) -> &'static Goods {
        static TABLE: [Goods; GUILD_ORDERS] = NEEDS;
        &TABLE[table::Kind::index(self)]
    }
}

/// MOV-2.9: is the round of this space, counted from 1, a bid round?
pub fn is_bid_space(space: u8) -> bool {
    BID_SPACES[usize::from(space) - 1]
}

/// Ducats in hand or on their way. They never fall below nothing: the rules ask first.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ducats(pub u32);

impl Ducats {
    /// So many times a price.
    #[inline]
    pub(crate) fn times(count: u8, price: u8) -> Ducats {
        Ducats(u32::from(count) * u32::from(price))
    }
}

impl AddAssign for Ducats {
    #[inline]
    fn add_assign(&mut self, other: Ducats) {
        self.0 = self.0.checked_add(other.0).expect("no game has 2^32 ducats");
    }
}

impl SubAssign for Ducats {
    #[inline]
    fn sub_assign(&mut self, price: Ducats) {
        self.0 = self.0.checked_sub(price.0).expect("only what is in hand is spent");
    }
}

impl Sum for Ducats {
    fn sum<I: Iterator<Item = Ducats>>(parts: I) -> Ducats {
        Ducats(parts.map(|part| part.0).sum())
    }
}

/// `1 ducat`, `150 ducats`.
impl fmt::Display for Ducats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, if self.0 == 1 { "ducat" } else { "ducats" })
    }
}

/// Figures of the box that bots need, too.
impl crate::MastersOfVenice {
    /// MOV-2.9: the space of the final round.
    pub const LAST_SPACE: u8 = SPACES;
    /// MOV-4.47: one step of a price.
    pub const PRICE_STEP: u8 = STEP;
    /// MOV-2.3: the top of a price track.
    pub const MOST_PRICE: u8 = MOST_PRICE;
    /// MOV-2.3: the top of the track of orders.
    pub const MOST_ORDERS: u8 = MOST_ORDERS;
    /// MOV-4.10: ducats of a bid for one order more.
    pub const DUCATS_PER_ORDER_UP: u32 = DUCATS_PER_ORDER_UP;
    /// MOV-4.30: how often a shop pays the price.
    pub const PAY_FACTOR: u32 = PAY_FACTOR;
    /// MOV-2.6: the price of a share of an office.
    pub const OFFICE_PRICE: u8 = OFFICE_PRICE;
    /// MOV-4.42: what an office pays for each of its shares.
    pub const OFFICE_DIVIDEND: u32 = OFFICE_DIVIDEND;
    /// MOV-6.2: the tax on cubes, in percent of their prices.
    pub const TAX_PERCENT: u32 = TAX_PERCENT;
    /// MOV-6.3: points for an unfulfilled guild order, below zero.
    pub const UNFULFILLED_VP: i16 = UNFULFILLED_VP;
    /// MOV-6.5: ducats for a point at the end.
    pub const DUCATS_PER_VP: u32 = DUCATS_PER_VP;
}

// What the types of this crate take for granted; a change of the data must change the code.
const _: () = {
    assert!(BID_SPACES.len() == 16, "MOV-4.1: sixteen rounds");
    assert!(FAVOR_TILES <= 255 && GUILD_ORDERS == 21, "piles have room for every card");
    assert!(LEAST_PRICE == STEP, "a price falls by whole steps to the lowest one");
    assert!(TAX_PERCENT == 50 && DIVIDEND_PERCENT == 10, "halves and tenths are exact in steps of five");
};
