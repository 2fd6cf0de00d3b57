//! What silence is taken to mean (SPE-5.6).

use table::Seat;

use crate::components::WAREHOUSE_CAPACITY;
use crate::{CardKind, Decision, Phase, Store, View};

impl View {
    /// SPE-5.6: the emptiest column; pass; keep what fits, then finish.
    pub fn on_silence(&self, silent: Seat) -> Option<Decision> {
        match self.phase {
            Phase::Bidding { seat, .. } if seat == silent => {
                let height = |column| self.berth(column).map_or(0, |berth| berth.queue.len());
                // `min_by_key` gives the first of several, which is the leftmost.
                self.free_columns()
                    .min_by_key(|column| height(*column))
                    .map(|column| Decision::PlaceMerchant { column })
            }
            Phase::Purchase { seat, .. } if seat == silent => Some(Decision::Pass),
            Phase::Processing { seat, pool } if seat == silent => {
                let player = &self.players[seat];
                let first = pool.kinds().next().map(|(good, _)| good);
                let warehouse_open =
                    player.owns(CardKind::Warehouse) && player.warehouse.total() < WAREHOUSE_CAPACITY;
                Some(match first {
                    Some(good) if warehouse_open => Decision::Keep { place: Store::Warehouse, good },
                    Some(good) if player.house.is_none() => Decision::Keep { place: Store::House, good },
                    _ => Decision::Finish,
                })
            }
            _ => None,
        }
    }
}
