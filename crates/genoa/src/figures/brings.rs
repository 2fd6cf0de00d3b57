//! What messages and orders pay.

use serde::{Deserialize, Serialize};

use crate::components::{LARGE_ORDER, MESSAGE, SMALL_ORDER};
use crate::{Card, Face};

/// What own messages and orders would pay on a field.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Brings {
    /// GEN-4.45: how many messages are fulfilled there.
    pub messages: u8,
    /// What these messages pay together.
    pub message_ducats: u16,
    /// GEN-4.29, GEN-4.32: what the dearest of the orders pays; one action fulfils one.
    pub order_ducats: u16,
}

/// What these messages and the best of these orders pay.
pub(super) fn brings(messages: &[Card], orders: &[Card]) -> Brings {
    let count = u8::try_from(messages.len()).expect("a hand has fewer cards");
    let pays = |card: &Card| match card.face() {
        Face::LargeOrder { .. } => LARGE_ORDER,
        _ => SMALL_ORDER,
    };
    Brings {
        messages: count,
        message_ducats: u16::from(count) * MESSAGE,
        order_ducats: orders.iter().map(pays).max().unwrap_or(0),
    }
}
