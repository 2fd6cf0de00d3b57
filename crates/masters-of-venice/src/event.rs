//! What everybody hears, in the order in which it happens. What only some may hear stands in an `Option` (chapter 8).

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, SeatSet};

use crate::{
    Character, Company, Decision, Dock, Ducats, Favor, Favors, Good, Goods, GuildOrder, Lot, Office, Peg,
    Place, Shares, Sheet, Shop,
};

/// One thing that happened.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are; words.rs says each event as a sentence")]
pub enum Event {
    /// MOV-3.1: the lower, the younger.
    YouthRanks { ranks: PerSeat<u8> },
    /// MOV-3.3.
    ShareDealt { seat: Seat, shop: Shop },
    /// MOV-3.5.
    FavorsShown { favors: Favors },
    /// MOV-3.7: the card is for its owner.
    OrderDealt { seat: Seat, card: Option<GuildOrder> },
    /// MOV-4.48: out of the bag.
    Drawn { good: Good, to: Spot, price: u8, orders: Option<u8> },
    /// MOV-4.4.
    BidRound { space: u8 },
    /// MOV-4.57: a step of a bid, for its maker alone.
    BidBegun { seat: Seat, thousands: u8 },
    /// MOV-5.3: the amount is for the bidder.
    BidSealed { seat: Seat, amount: Option<Ducats> },
    /// MOV-4.6, MOV-4.7: all bids, paid, and the turn order.
    BidsRevealed { bids: PerSeat<Option<Ducats>>, order: Vec<Seat> },
    /// MOV-4.8, MOV-4.9.
    CharacterTaken { seat: Seat, character: Character },
    /// MOV-4.10.
    OrdersAdjusted { seat: Seat, shop: Shop, from: u8, orders: u8 },
    /// MOV-4.13: the rumor is for the Gondolier.
    GondolaMoved { seat: Seat, space: u8, rumor: bool, shop: Option<Shop> },
    /// MOV-5.4: the place is for its chooser.
    DestinationSealed { seat: Seat, place: Option<Place> },
    /// MOV-4.15.
    DestinationsRevealed { places: PerSeat<Option<Place>> },
    /// MOV-4.16.
    Activated { place: Place },
    /// MOV-4.17, MOV-4.18.
    TurnBegan { seat: Seat, place: Place, sharer: bool },
    /// MOV-4.19: `by_itself`: nothing was left to do.
    TurnEnded { seat: Seat, place: Place, by_itself: bool },
    /// MOV-4.24.
    MarkerUsed { seat: Seat, place: Place },
    /// MOV-4.25.
    WindowDeclined { seat: Seat, for_place: bool, for_round: bool },
    /// MOV-4.57: a step that moves nothing yet.
    Step { seat: Seat, step: Decision },
    /// MOV-4.27, MOV-4.28.
    Bought { seat: Seat, dock: Dock, goods: Goods, paid: Ducats, stolen: Option<Good> },
    /// MOV-4.29.
    MajorityUsed { seat: Seat, shop: Shop, price: u8, orders: u8 },
    /// MOV-4.30.
    Sold { seat: Seat, shop: Shop, n: u8, received: Ducats },
    /// MOV-4.32.
    SharesBought { seat: Seat, shares: Shares, paid: Ducats },
    /// MOV-4.33.
    SharesSold { seat: Seat, shares: Shares, received: Ducats },
    /// MOV-4.35, MOV-4.36: the cards are for their owner.
    OrderDrawn { seat: Seat, count: u8, cards: Option<Vec<GuildOrder>> },
    /// MOV-4.36: the card is for its owner.
    OrderReturned { seat: Seat, card: Option<GuildOrder> },
    /// MOV-4.37, MOV-4.38.
    Delivered { seat: Seat, card: GuildOrder, vp: u8, received: Ducats },
    /// MOV-4.39.
    FavorBought { seat: Seat, favor: Favor, paid: Ducats },
    /// MOV-4.39.
    FavorTurnedUp { favor: Favor },
    /// MOV-4.40.
    OfficeUsed { seat: Seat, office: Office, took: Option<Good> },
    /// MOV-4.40.
    DocksAssigned { seat: Seat, docks: Vec<Option<Good>> },
    /// MOV-4.43.
    MercatoSold { seat: Seat, goods: Lot, received: Ducats },
    /// MOV-4.43.
    MercatoBought { seat: Seat, goods: Lot, paid: Ducats },
    /// MOV-4.44.
    Swapped { seat: Seat, give: Good, take: Good },
    /// MOV-4.45.
    FavorPlayed { seat: Seat, favor: Favor, shop: Shop, orders: u8 },
    /// MOV-4.46: `now` is where the peg stands, before price control and split.
    RumorPlayed { seat: Seat, shop: Shop, peg: Peg, now: u8 },
    /// MOV-4.52.
    Dividends { company: Company, per_share: Ducats, paid: PerSeat<Ducats> },
    /// MOV-4.49.
    PriceControl { good: Good, price: u8 },
    /// MOV-4.50.
    Split { shop: Shop, price: u8, vp: PerSeat<i16> },
    /// MOV-6.1.
    Scored { seat: Seat, sheet: Sheet },
    /// MOV-6.7.
    Ended { winners: SeatSet },
}

/// Where a cube goes that was drawn.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Spot {
    /// To a player.
    Seat(Seat),
    /// To a dock.
    Dock(Dock),
    /// To an office.
    Office(Office),
    /// To some dock, as will be decided.
    Quay {},
}
