//! Who won.

use serde::{Deserialize, Serialize};

use crate::{PerSeat, Seat, SeatSet};

/// Final scores and places. Seats that are equal in everything share a place.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// Points of each seat.
    pub scores: PerSeat<i32>,
    /// Place of each seat, from 1.
    pub ranks: PerSeat<u8>,
}

impl Standing {
    /// Ranks by points, then by what breaks ties, the more the better.
    pub fn new<K: Ord + Copy + Default>(scores: PerSeat<i32>, tie_break: PerSeat<K>) -> Standing {
        let key = |seat: Seat| (scores[seat], tie_break[seat]);
        let ranks = scores.map(|seat, _| {
            let better = Seat::first(scores.seats()).filter(|&other| key(other) > key(seat)).count();
            1 + u8::try_from(better).expect("at most five seats")
        });
        Standing { scores, ranks }
    }

    /// Those on the first place.
    pub fn winners(&self) -> SeatSet {
        self.ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(scores: [i32; 4], coins: [u8; 4]) -> Standing {
        Standing::new(
            PerSeat::from_fn(4, |seat| scores[seat.index()]),
            PerSeat::from_fn(4, |seat| coins[seat.index()]),
        )
    }

    #[test]
    fn ties_are_broken_then_shared() {
        let standing = standing([30, 12, 30, 12], [4, 2, 5, 2]);
        assert_eq!(standing.ranks.as_slice(), [2, 3, 1, 3]);
        assert_eq!(standing.winners().to_string(), "P2");
    }

    #[test]
    fn a_victory_can_be_shared_and_scores_can_be_negative() {
        let standing = standing([-3, -3, -4, -10], [1, 1, 9, 0]);
        assert_eq!(standing.ranks.as_slice(), [1, 1, 3, 4]);
        assert_eq!(standing.winners().to_string(), "P0 and P1");
    }
}
