//! What silence is taken to mean (SPE-5.6).

use table::Seat;

use crate::{Decision, Phase, Store, View};

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
                let place =
                    [Store::Warehouse, Store::House].into_iter().find(|place| player.has_room(*place));
                Some(match (place, first) {
                    (Some(place), Some(good)) => Decision::Keep { place, good },
                    _ => Decision::Finish,
                })
            }
            _ => None,
        }
    }
}
