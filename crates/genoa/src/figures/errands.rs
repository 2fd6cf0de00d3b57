//! What own orders and messages still lack (GEN-4.29, GEN-4.32, GEN-4.45).

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{Building, Card, Face, Field, View, Ware};

/// An own order or message.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Errand {
    /// Which.
    pub card: Card,
    /// Wares that are not there yet.
    pub wares: Vec<Ware>,
    /// Of a message, the buildings that the tower has not visited this turn.
    pub buildings: Vec<Building>,
}

/// All of the viewer's hand but privileges.
pub(super) fn errands(view: &View, seat: Seat) -> Vec<Errand> {
    let errand = |card: Card| match card.face() {
        Face::Privilege { .. } => None,
        Face::Message { buildings } => {
            let visited = view.turn.visited();
            let open = buildings.into_iter().filter(|building| !visited.contains(Field::from(*building)));
            Some(Errand { card, wares: Vec::new(), buildings: open.collect() })
        }
        _ => Some(Errand { card, wares: lacking(view, seat, card), buildings: Vec::new() }),
    };
    view.hand.iter().filter_map(errand).collect()
}

/// The wares of an order that its holder does not own.
pub(super) fn lacking(view: &View, seat: Seat, card: Card) -> Vec<Ware> {
    let owned = &view.players[seat].wares;
    let wanted = match card.face() {
        Face::LargeOrder { wares, .. } => wares.to_vec(),
        Face::SmallOrder { ware, .. } => vec![ware],
        _ => Vec::new(),
    };
    wanted.into_iter().filter(|ware| !owned.has(*ware)).collect()
}
