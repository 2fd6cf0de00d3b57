//! The data file as it is written; what is not named here is for readers.

use std::collections::BTreeMap;

use serde::Deserialize;

#[derive(Deserialize)]
pub(crate) struct Box {
    pub(crate) meta: Meta,
    pub(crate) setup: Setup,
    pub(crate) rounds: Rounds,
    pub(crate) money: Money,
    pub(crate) payouts: Payouts,
    pub(crate) privilege_chain: Chain,
    pub(crate) dice: Dice,
    pub(crate) board: Board,
    pub(crate) wares: Wares,
    pub(crate) special_cards: Specials,
    pub(crate) buildings: Vec<Building>,
    pub(crate) large_orders: Deck<LargeOrder>,
    pub(crate) small_orders: Deck<SmallOrder>,
    pub(crate) messages: Deck<Message>,
    pub(crate) privileges: Deck<Privilege>,
    pub(crate) two_player: TwoPlayer,
    pub(crate) negotiation: Negotiation,
}

#[derive(Deserialize)]
pub(crate) struct Meta {
    pub(crate) players_min: u8,
    pub(crate) players_max: u8,
}

#[derive(Deserialize)]
pub(crate) struct Setup {
    pub(crate) ducats_per_player: u16,
    pub(crate) cards_per_deck_per_player: u8,
    pub(crate) markers_per_player: u8,
    pub(crate) markers_in_stock_at_start: u8,
    pub(crate) tower_discs: u8,
    pub(crate) round_marker_start: u8,
}

#[derive(Deserialize)]
pub(crate) struct Rounds {
    pub(crate) final_field: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
pub(crate) struct Money {
    pub(crate) unit: u16,
}

#[derive(Deserialize)]
pub(crate) struct Payouts {
    pub(crate) large_order: u16,
    pub(crate) large_order_special_cards: u8,
    pub(crate) small_order: u16,
    pub(crate) message: u16,
    pub(crate) owner_fee: u16,
    pub(crate) marker_at_end: u16,
}

#[derive(Deserialize)]
pub(crate) struct Chain {
    pub(crate) values: Vec<i32>,
    pub(crate) step_beyond: i32,
    pub(crate) circular: bool,
}

#[derive(Deserialize)]
pub(crate) struct Dice {
    pub(crate) faces: usize,
}

#[derive(Deserialize)]
pub(crate) struct Board {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    pub(crate) street_squares: usize,
    pub(crate) building_squares: usize,
    pub(crate) market_squares: usize,
    pub(crate) map: Vec<Vec<String>>,
    pub(crate) ring: Vec<String>,
    pub(crate) street_buildings: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
pub(crate) struct Wares {
    pub(crate) per_kind: u8,
    pub(crate) kinds: Vec<Ware>,
}

#[derive(Deserialize)]
pub(crate) struct Ware {
    pub(crate) id: String,
    pub(crate) warehouse: String,
}

#[derive(Deserialize)]
pub(crate) struct Specials {
    pub(crate) kinds: Vec<Special>,
}

#[derive(Deserialize)]
pub(crate) struct Special {
    pub(crate) id: String,
    pub(crate) count: u8,
}

#[derive(Deserialize)]
pub(crate) struct Building {
    pub(crate) id: String,
    pub(crate) squares: Vec<[usize; 2]>,
    pub(crate) action: Action,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Action {
    Draw { deck: String, n: u8 },
    Markers { n: u8 },
    Special { card: String, n: u8 },
    Wares { wares: [String; 2], n_each: u8 },
    Villa {},
}

#[derive(Deserialize)]
pub(crate) struct Deck<T> {
    pub(crate) count: usize,
    pub(crate) cards: Vec<T>,
}

#[derive(Deserialize)]
pub(crate) struct LargeOrder {
    pub(crate) id: String,
    pub(crate) villa: String,
    pub(crate) wares: [String; 3],
}

#[derive(Deserialize)]
pub(crate) struct SmallOrder {
    pub(crate) id: String,
    pub(crate) building: String,
    pub(crate) ware: String,
}

#[derive(Deserialize)]
pub(crate) struct Message {
    pub(crate) id: String,
    pub(crate) buildings: [String; 2],
}

#[derive(Deserialize)]
pub(crate) struct Privilege {
    pub(crate) id: String,
    pub(crate) building: String,
}

#[derive(Deserialize)]
pub(crate) struct TwoPlayer {
    pub(crate) offer_needs_good: bool,
    pub(crate) second_action_for_active: u8,
}

#[derive(Deserialize)]
pub(crate) struct Negotiation {
    pub(crate) cash_step: u16,
    pub(crate) courtesy_round: bool,
    pub(crate) courtesy_seconds: u16,
    pub(crate) offer_window_seconds: u16,
    pub(crate) max_asks_per_window: u8,
    pub(crate) max_revisions_per_seat_per_window: u8,
    pub(crate) max_ducats_per_side: u16,
}
