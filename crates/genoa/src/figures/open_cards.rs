//! What own orders and messages still lack (GEN-4.29, GEN-4.32, GEN-4.45).

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{Board, Building, Card, Face, Field, Own, Ware};

/// An own order or message that is not fulfilled yet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenCard {
    /// Which.
    pub card: Card,
    /// Wares that are not there yet.
    pub wares: Vec<Ware>,
    /// Of a message, the buildings that the tower has not visited this turn.
    pub buildings: Vec<Building>,
}

/// All of the own hand but privileges.
pub(super) fn open_cards(board: &Board, own: &Own, seat: Seat) -> Vec<OpenCard> {
    let open = |card: Card| match card.face() {
        Face::Privilege { .. } => None,
        Face::Message { buildings } => {
            let visited = board.turn.visited();
            let open = buildings.into_iter().filter(|building| !visited.contains(Field::from(*building)));
            Some(OpenCard { card, wares: Vec::new(), buildings: open.collect() })
        }
        Face::LargeOrder { .. } | Face::SmallOrder { .. } => {
            let wares = card.lacking(&board.players[seat].wares).collect();
            Some(OpenCard { card, wares, buildings: Vec::new() })
        }
    };
    own.hand.iter().filter_map(open).collect()
}
