//! The lists of the data file as they are written; what is not named here is for readers, or a single figure.

use std::collections::BTreeMap;

use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct Lists {
    pub(super) meta: Meta,
    pub(super) rounds: Rounds,
    pub(super) board: Board,
    pub(super) wares: Wares,
    pub(super) special_cards: Specials,
    pub(super) buildings: Vec<Building>,
    pub(super) large_orders: Deck<LargeOrder>,
    pub(super) small_orders: Deck<SmallOrder>,
    pub(super) messages: Deck<Message>,
    pub(super) privileges: Deck<Privilege>,
}

#[derive(Deserialize)]
pub(super) struct Meta {
    pub(super) players_max: u8,
}

#[derive(Deserialize)]
pub(super) struct Rounds {
    pub(super) final_field: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
pub(super) struct Board {
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) street_squares: usize,
    pub(super) building_squares: usize,
    pub(super) market_squares: usize,
    pub(super) map: Vec<Vec<String>>,
    pub(super) ring: Vec<String>,
    pub(super) street_buildings: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
pub(super) struct Wares {
    pub(super) per_kind: u8,
    pub(super) kinds: Vec<Ware>,
}

#[derive(Deserialize)]
pub(super) struct Ware {
    pub(super) id: String,
    pub(super) de: String,
    pub(super) warehouse: String,
}

#[derive(Deserialize)]
pub(super) struct Specials {
    pub(super) kinds: Vec<Special>,
}

#[derive(Deserialize)]
pub(super) struct Special {
    pub(super) id: String,
    pub(super) de: String,
    pub(super) count: u8,
}

#[derive(Deserialize)]
pub(super) struct Building {
    pub(super) id: String,
    pub(super) de: String,
    pub(super) squares: Vec<[usize; 2]>,
    pub(super) action: Action,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum Action {
    Draw { deck: String, n: u8 },
    Markers { n: u8 },
    Special { card: String, n: u8 },
    Wares { wares: [String; 2], n_each: u8 },
    Villa {},
}

#[derive(Deserialize)]
pub(super) struct Deck<T> {
    pub(super) count: usize,
    pub(super) cards: Vec<T>,
}

#[derive(Deserialize)]
pub(super) struct LargeOrder {
    pub(super) id: String,
    pub(super) villa: String,
    pub(super) wares: [String; 3],
}

#[derive(Deserialize)]
pub(super) struct SmallOrder {
    pub(super) id: String,
    pub(super) building: String,
    pub(super) ware: String,
}

#[derive(Deserialize)]
pub(super) struct Message {
    pub(super) id: String,
    pub(super) buildings: [String; 2],
}

#[derive(Deserialize)]
pub(super) struct Privilege {
    pub(super) id: String,
    pub(super) building: String,
}
