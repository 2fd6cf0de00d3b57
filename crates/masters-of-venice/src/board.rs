//! What lies on the table: one part that everybody sees, and what each seat and nobody sees (chapter 8).

use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, PerSeat, Pile, Seat, SeatSet, Set};

use crate::components::{FAVOR_TILES, GUILD_ORDERS, TRADING_SPACES};
use crate::{
    ByCharacter, ByDock, ByGood, ByOffice, ByShop, Character, Dock, Ducats, Favor, Favors, Good, Goods,
    GuildOrder, GuildOrders, Phase, Place, Round, Rumors, Run, Shares, Shop, Turn,
};

/// What everybody sees (MOV-8.1, MOV-8.2, MOV-8.3, MOV-8.6, MOV-8.9, MOV-8.13, MOV-8.15).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// MOV-4.3: where the game stands.
    pub phase: Phase,
    /// MOV-4.1: where the gondola stands, counted from 1.
    pub space: u8,
    /// MOV-3.1: the lower, the younger.
    pub youth: PerSeat<u8>,
    /// MOV-4.7: the turn order; empty while it is void.
    pub order: Pile<Seat, MAX_SEATS>,
    /// Who holds which character.
    pub characters: ByCharacter<Option<Seat>>,
    /// MOV-4.22: is the gondola marker spent?
    pub marker_spent: bool,
    /// What each seat bid last, after the reveal.
    pub bids: PerSeat<Option<Ducats>>,
    /// MOV-8.12: who has committed a bid or a destination that is not yet revealed.
    pub committed: SeatSet,
    /// MOV-2.3, MOV-2.4: the price of each good. While a sub-action is settled it may stand above 100 (MOV-4.51).
    pub price: ByGood<u8>,
    /// The share price of each shop.
    pub share: ByShop<u8>,
    /// The orders of each shop.
    pub orders: ByShop<u8>,
    /// Shares that nobody owns.
    pub supply: Shares,
    /// Cubes in the bag. Everybody knows them, because all others lie open.
    pub bag: Goods,
    /// Cubes on the docks.
    pub docks: ByDock<Goods>,
    /// The cube at each office.
    pub offices: ByOffice<Option<Good>>,
    /// MOV-4.40: cubes drawn for the docks and not yet assigned, in the order of drawing.
    pub drawn: Pile<Good, { Dock::ALL.len() }>,
    /// Favors that can be bought.
    pub display: Favors,
    /// How many favors of the stack nobody has seen.
    pub fresh_favors: u8,
    /// MOV-8.10: used favors under these, the next one first.
    pub used_favors: Pile<Favor, FAVOR_TILES>,
    /// How many rumors lie on the canal.
    pub canal: u8,
    /// Rumors played.
    pub played: Rumors,
    /// How many guild orders of the stack were never in a hand.
    pub fresh_orders: u8,
    /// How many lie under these, returned by Guild Masters.
    pub returned_orders: u8,
    /// How far the trading round has come.
    pub round: Round,
    /// The turn in progress.
    pub turn: Option<Turn>,
    /// MOV-4.57: the open steps of one decision.
    pub run: Option<Run>,
    /// What each seat has openly.
    pub players: PerSeat<Player>,
}

/// MOV-2.16: what a seat has openly.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// Victory points.
    pub vp: i16,
    /// Cubes.
    pub goods: Goods,
    /// Shares.
    pub shares: Shares,
    /// Favors, all bought openly (MOV-10.45).
    pub favors: Favors,
    /// MOV-8.6.
    pub fulfilled: GuildOrders,
    /// MOV-8.5: how many unfulfilled guild orders are in hand.
    pub hand: u8,
    /// MOV-8.7: how many rumors.
    pub rumors: u8,
    /// Where the pawn stands.
    pub pawn: Option<Place>,
    /// MOV-4.29: majorities used in this round.
    pub majorities: Set<Shop>,
}

/// What a seat alone knows.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub(crate) struct Secrets {
    pub(crate) cash: Ducats,
    /// MOV-8.5: unfulfilled guild orders, the one drawn last at the end.
    pub(crate) hand: Hand,
    pub(crate) rumors: Rumors,
    /// MOV-8.12.
    pub(crate) thousands: Option<u8>,
    pub(crate) bid: Option<Ducats>,
    pub(crate) destination: Option<Place>,
    /// MOV-8.11: cards that this seat returned and knows to be where they are.
    pub(crate) known: GuildOrders,
    /// MOV-6.2: the part of the tax that could not be paid, at the end.
    pub(crate) owed: Ducats,
}

/// Guild orders in the order in which they came.
pub type Hand = Pile<GuildOrder, GUILD_ORDERS>;

/// What nobody knows, but for returned cards (MOV-8.8, MOV-8.10, MOV-8.11).
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct Hidden {
    /// The rumors on the canal, the next one on top.
    pub(crate) canal: Pile<Shop, TRADING_SPACES>,
    /// Favors of the stack that nobody has seen, the next one on top.
    pub(crate) favors: Pile<Favor, FAVOR_TILES>,
    /// Guild orders that were never in a hand, the next one on top.
    pub(crate) orders: Hand,
    /// Those under them, the next one first.
    pub(crate) returned: Hand,
}

impl Board {
    /// Has this seat this power? MOV-10.20: as visitor and sharer alike. MOV-7.2: of two players each has two characters.
    #[inline]
    pub fn holds(&self, seat: Seat, character: Character) -> bool {
        self.characters[character] == Some(seat)
    }

    /// MOV-4.8: the last in turn order, outside the state `BID`.
    #[inline]
    pub(crate) fn gondolier(&self) -> Option<Seat> {
        self.characters[Character::Gondolier]
    }

    /// MOV-4.29: who has strictly more shares of a shop than each other.
    #[inline]
    pub fn majority(&self, shop: Shop) -> Option<Seat> {
        let company = shop.company();
        let mut best = (0, None);
        for (seat, player) in self.players.iter() {
            let shares = player.shares[company];
            if shares > best.0 {
                best = (shares, Some(seat));
            } else if shares == best.0 {
                best.1 = None;
            }
        }
        best.1
    }

    /// What these cubes are worth now, all at the present prices (MOV-10.15).
    #[inline]
    pub fn goods_value(&self, goods: &Goods) -> Ducats {
        goods.kinds().map(|(good, count)| Ducats::times(count, self.price[good])).sum()
    }
}
