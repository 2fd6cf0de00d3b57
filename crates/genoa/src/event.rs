//! What everybody hears, in the order in which it happens. What only some may hear stands in an `Option` (chapter 8).

use serde::{Deserialize, Serialize};
use table::{Offer, OfferNumber, PerSeat, Seat, SeatSet};

use crate::bargain::{Request, Terms};
use crate::scoring::Sheet;
use crate::{Building, Card, CardCounts, CardKind, CardSet, Field, Good, GoodKind, Special, Ware, WareSet};

/// One thing that happened.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are; words.rs says each event as a sentence")]
pub enum Event {
    /// GEN-3.1.
    StartPlayer { seat: Seat },
    /// GEN-3.3: the cards are for their owner.
    HandDealt { seat: Seat, cards: Option<CardSet> },
    /// GEN-4.61.
    Round { round: u8, marker: u8 },
    /// GEN-4.3.
    Turn { seat: Seat },
    /// GEN-4.3.
    Rolled { seat: Seat, blue: u8, red: u8, field: Field },
    /// GEN-4.4.
    Started { seat: Seat, field: Field },
    /// GEN-4.5.
    MarkerAdvanced { marker: u8 },
    /// GEN-5.4: these seats are waited for.
    WindowOpened { field: Field, waiting: SeatSet },
    /// GEN-5.3.
    Offered { offer: Offer<Terms> },
    /// GEN-5.17: for its maker alone.
    Sealed { seat: Seat, terms: Terms },
    /// GEN-5.17: what was sealed.
    Revealed { offer: Offer<Terms> },
    /// GEN-5.13: the offer that meets an ask.
    Met { ask: OfferNumber, offer: Offer<Terms> },
    /// GEN-5.17: for its maker alone.
    MetSealed { seat: Seat, ask: OfferNumber, terms: Terms },
    /// GEN-5.13.
    Asked { ask: Offer<Request> },
    /// GEN-5.6. Also said of what lapses, but to its maker.
    Withdrawn { seat: Seat, offer: OfferNumber },
    /// GEN-5.6: for its maker; others hear that it is withdrawn.
    Lapsed { seat: Seat, offer: OfferNumber },
    /// GEN-5.13.
    AskWithdrawn { seat: Seat, ask: OfferNumber },
    /// GEN-5.6: for its maker; others hear that it is withdrawn.
    AskLapsed { seat: Seat, ask: OfferNumber },
    /// GEN-5.4, GEN-4.50; `sealed`: it closes an answer of GEN-5.17.
    Passed { seat: Seat, sealed: bool },
    /// GEN-5.8.
    Accepted { seat: Seat, offer: OfferNumber, by: Seat },
    /// GEN-5.7: the card is for its owner.
    Named { seat: Seat, kind: CardKind, card: Option<Card> },
    /// GEN-5.7: what changed hands. Cards that a viewer may not know stand in `kinds`.
    Dealt { offer: OfferNumber, by: Seat, to: Seat, deal: Terms },
    /// GEN-4.7.
    Moved { field: Field, tower: u8 },
    /// GEN-4.19.
    Forgone { building: Building },
    /// GEN-4.20: nobody could act.
    Skipped { building: Building },
    /// GEN-4.14, GEN-4.21: `card`: an `extra_action` was spent; `bonus`: that of the two-player game.
    ActionBegun { seat: Seat, building: Building, bonus: bool, card: bool },
    /// GEN-4.25.
    AnyWare { seat: Seat, ware: Ware },
    /// GEN-4.26.
    ExchangeGave { seat: Seat, good: Good },
    /// GEN-4.26: the card is for its owner.
    ExchangeTook { seat: Seat, good: GoodKind, card: Option<Card> },
    /// GEN-4.27.
    BuildingAction { seat: Seat, building: Building },
    /// GEN-4.22: the cards are for whoever may see them.
    Received {
        seat: Seat,
        building: Building,
        wares: WareSet,
        special: Option<Special>,
        markers: u8,
        cards: CardCounts,
        faces: Option<CardSet>,
        /// GEN-5.3: the active player, if it picks and therefore sees the cards.
        picker: Option<Seat>,
    },
    /// GEN-4.23.
    OwnerFee { seat: Seat, building: Building, ducats: u16 },
    /// GEN-4.29.
    LargeOrder { seat: Seat, card: Card, ducats: u16, special: Option<Special> },
    /// GEN-4.31: the card is for its owner.
    PrivilegeTaken { seat: Seat, card: Option<Card> },
    /// GEN-5.10: the cards are for these two.
    HandedOver {
        from: Seat,
        to: Seat,
        wares: WareSet,
        special: Option<Special>,
        markers: u8,
        cards: CardCounts,
        faces: Option<CardSet>,
    },
    /// GEN-4.32.
    SmallOrder { seat: Seat, card: Card, ducats: u16 },
    /// GEN-4.21.
    ActionEnded { seat: Seat },
    /// GEN-5.12.
    TurnEnded { seat: Seat },
    /// GEN-4.51: `removed` from other seats, `placed` by this one.
    Marked { seat: Seat, street: Field, removed: Vec<Building>, placed: Vec<Building> },
    /// GEN-4.60: these seats are asked for messages.
    LastCall { asked: SeatSet },
    /// GEN-4.60: for its maker alone.
    MessageSealed { seat: Seat, card: Card },
    /// GEN-4.60.
    Done { seat: Seat },
    /// GEN-4.46.
    Delivered { seat: Seat, card: Card, ducats: u16 },
    /// GEN-4.40: the discard pile becomes the draw pile.
    Reshuffled { kind: CardKind, cards: u8 },
    /// GEN-6.1.
    Scored { sheets: PerSeat<Sheet> },
    /// GEN-6.4.
    Ended { winners: SeatSet },
}
