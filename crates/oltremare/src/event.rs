//! What everybody hears, in the order in which it happens. What only some may hear stands in an `Option` (OLT-5.31, chapter 8).

use serde::{Deserialize, Serialize};
use table::{Offer, OfferNumber, PerSeat, Seat, SeatSet};

use crate::bargain::{SeenCard, SeenTerms};
use crate::scoring::Part;
use crate::{Card, CardSet, Goods, Port, Source, Token};

/// One thing that happened.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are; words.rs says each event as a sentence")]
pub enum Event {
    /// OLT-3.4.
    StartPlayer { seat: Seat },
    /// OLT-3.6: `aside` was turned up before and names no port; the token leaves the game.
    StartPort { seat: Seat, card: Card, port: Port, token: Option<Token>, aside: Vec<Card> },
    /// OLT-3.7: the cards are for their owner.
    HandDealt { seat: Seat, cards: Option<CardSet> },
    /// OLT-4.1.
    Turn { seat: Seat, lions: u8, load: u8 },
    /// OLT-4.3.
    Influence { seat: Seat, ducats: i32 },
    /// OLT-4.91: a choice in the making, for its maker alone.
    Chosen { seat: Seat, card: Card },
    /// OLT-4.11: the cards are for their owner.
    Discarded { seat: Seat, count: u8, cards: Option<Vec<Card>> },
    /// OLT-4.21: the card is for the buyer.
    Bought { seat: Seat, from: Source, price: i32, card: Option<Card> },
    /// OLT-5.5.
    Announced { seat: Seat, have: Goods, seek: Goods },
    /// OLT-5.6.
    Proposed { offer: Offer<SeenTerms> },
    /// OLT-5.5: the offer in other words, under a new number.
    Reworded { was: OfferNumber, offer: Offer<SeenTerms> },
    /// OLT-5.5.
    Withdrawn { seat: Seat, offer: OfferNumber },
    /// OLT-5.5.
    Declined { seat: Seat, offer: OfferNumber },
    /// OLT-5.10.
    Lapsed { offer: OfferNumber },
    /// OLT-5.9: `from` made the offer, `to` accepted it. The cards are for these two.
    Dealt {
        offer: OfferNumber,
        from: Seat,
        to: Seat,
        give: Vec<SeenCard>,
        give_ducats: u8,
        take: Vec<SeenCard>,
        take_ducats: u8,
    },
    /// OLT-5.20.
    Prestige { seat: Seat },
    /// OLT-4.25.
    TradeEnded { seat: Seat },
    /// OLT-4.30.
    Played { seat: Seat, cards: Vec<Card> },
    /// OLT-4.41.
    Earned { seat: Seat, symbols: u8, ducats: i32 },
    /// OLT-4.42: unseen by anybody.
    Lost { seat: Seat, count: u8 },
    /// OLT-4.42: with a pirate fighter.
    Fought { seat: Seat, symbols: u8 },
    /// OLT-4.43: the cards are for their owner.
    Drew { seat: Seat, count: u8, cards: Option<CardSet> },
    /// OLT-4.44.
    CalmSea { seat: Seat, ducats: i32 },
    /// OLT-4.91: a step in the making, for its maker alone.
    Steered { seat: Seat, to: Port },
    /// OLT-4.45.
    Sailed { seat: Seat, path: Vec<Port> },
    /// OLT-4.50: a token, or an empty port.
    Arrived { seat: Seat, port: Port, token: Option<Token> },
    /// OLT-4.51: it leaves the game.
    FoundCompass { seat: Seat, port: Port },
    /// OLT-4.51, OLT-4.52: to another port, or not at all.
    Jumped { seat: Seat, to: Option<Port> },
    /// OLT-4.55: bottom to top.
    Stowed { seat: Seat, cards: Vec<Card> },
    /// OLT-4.80: everybody looks whether Venice lies on top now.
    LookedAtStock { venice: bool },
    /// OLT-4.61.
    VeniceDrawn { seat: Seat },
    /// OLT-6.10.
    PrestigePaid { ducats: PerSeat<i32> },
    /// OLT-6.12: what was below the top group goes to the discard pile.
    CargoSold { seat: Seat, cards: Vec<Card>, ducats: i32 },
    /// OLT-6.1, OLT-6.2.
    LastCard { seat: Seat },
    /// OLT-4.60: the discard pile becomes the stock.
    Restocked { cards: u8 },
    /// OLT-6.3: cargo and pirate stack are paid and become the stock.
    Liquidated { seat: Seat, cards: u8, ducats: i32 },
    /// OLT-6.20: one part of the final scoring.
    Scored { part: Part, ducats: PerSeat<i32> },
    /// OLT-6.30.
    Ended { winners: SeatSet },
}
