//! Who plays whom, in which seats, with which cards.

use crate::failure::{Failure, Outcome};

/// More bots make more line-ups than anybody has time for.
const MOST_BOTS: usize = 20;

/// Bots by their place in the list, one for each seat.
pub(super) type Seating = Vec<u8>;

/// All matches at tables of one size.
pub(super) struct Tables {
    pub(super) seats: u8,
    /// Each from the first bot of the list to the last.
    pub(super) line_ups: Vec<Vec<u8>>,
    /// How many deals.
    pub(super) deals: u64,
    /// How many matches these are.
    pub(super) matches: u64,
}

/// One match that is to be played.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub(super) struct Pairing {
    pub(super) seats: u8,
    pub(super) deal: u64,
    pub(super) seating: Seating,
}

/// Is this a list from which line-ups can be made?
pub(super) fn check_list(names: &[String]) -> Outcome {
    let twice = names.iter().enumerate().find(|(place, name)| names[..*place].contains(name));
    match (twice, names.len()) {
        (Some((_, name)), _) => Err(Failure::bad(format_args!("the bot {name:?} is named twice"))),
        (None, 0..2) => Err(Failure::bad("an arena needs two bots or more")),
        (None, count) if count > MOST_BOTS => {
            Err(Failure::bad(format_args!("{count} bots are named; an arena has room for {MOST_BOTS}")))
        }
        (None, _) => Ok(()),
    }
}

impl Tables {
    /// Tables of this size for so many bots, with whole deals until there are so many matches or more. The bot that is
    /// `alone` has one seat at each of them.
    pub(super) fn new(bots: usize, seats: u8, matches: u64, alone: Option<u8>) -> Tables {
        let mut line_ups = line_ups(bots, usize::from(seats));
        if let Some(alone) = alone {
            let is_alone =
                |line_up: &Vec<u8>| line_up.iter().filter(|bot| **bot == alone).take(2).count() == 1;
            line_ups.retain(is_alone);
        }
        let mut tables = Tables { seats, line_ups, deals: 0, matches: 0 };
        while tables.matches < matches {
            let of_this_deal = u64::try_from(tables.seatings(tables.deals).len()).expect("64 bits fit");
            tables.matches += of_this_deal;
            tables.deals += 1;
        }
        tables
    }

    /// Every match, deal by deal.
    pub(super) fn pairings(&self) -> impl Iterator<Item = Pairing> + '_ {
        (0..self.deals).flat_map(move |deal| {
            let pairing = move |seating| Pairing { seats: self.seats, deal, seating };
            self.seatings(deal).into_iter().map(pairing)
        })
    }

    /// All line-ups in all rotations. Neighbours change from deal to deal: who sits behind a weak bot has it easier. A
    /// rotation that looks like an earlier one (`abab`) would be the same match again, and is left out.
    fn seatings(&self, deal: u64) -> Vec<Seating> {
        let order = circle(usize::from(self.seats), deal);
        let mut seatings = Vec::new();
        for line_up in &self.line_ups {
            let mut seating: Seating = order.iter().map(|place| line_up[*place]).collect();
            let first = seating.clone();
            loop {
                seatings.push(seating.clone());
                seating.rotate_right(1);
                if seating == first {
                    break;
                }
            }
        }
        seatings
    }
}

/// Every choice of so many different bots; if there are fewer bots than seats, every choice that has all of them.
fn line_ups(bots: usize, seats: usize) -> Vec<Vec<u8>> {
    let bots = u8::try_from(bots).expect("few bots");
    let mut all: Vec<Vec<u8>> = vec![Vec::new()];
    for _ in 0..seats {
        let longer = |line_up: Vec<u8>| {
            let least = line_up.last().copied().unwrap_or(0);
            (least..bots).map(move |bot| [&line_up[..], &[bot]].concat())
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    let different = usize::from(bots).min(seats);
    all.retain(|line_up| line_up.chunk_by(|one, next| one == next).count() == different);
    all
}

/// The order of the places around the table in this deal: the first stays, all orders of the others take turns.
fn circle(seats: usize, deal: u64) -> Vec<usize> {
    let mut left: Vec<usize> = (1..seats).collect();
    let mut number = deal;
    let mut order = vec![0];
    while !left.is_empty() {
        let choices = u64::try_from(left.len()).expect("few seats");
        let chosen = usize::try_from(number % choices).expect("below the number of seats");
        order.push(left.remove(chosen));
        number /= choices;
    }
    order
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn line_ups_are_choices_or_have_everybody() {
        assert_eq!(line_ups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(line_ups(4, 4), [[0, 1, 2, 3]]);
        assert_eq!(line_ups(2, 4), [[0, 0, 0, 1], [0, 0, 1, 1], [0, 1, 1, 1]]);
        assert_eq!(line_ups(6, 4).len(), 15);
    }

    #[test]
    fn all_circular_orders_take_turns() {
        let orders: BTreeSet<_> = (0..6).map(|deal| circle(4, deal)).collect();
        assert_eq!(orders.len(), 6, "3! orders of four seats");
        assert_eq!(circle(4, 6), circle(4, 0));
        assert_eq!(circle(2, 5), [0, 1]);
    }

    /// Fair: over each deal every bot sits on every seat equally often, and equally often at all.
    #[test]
    fn every_bot_sits_on_every_seat_equally_often() {
        for (bots, seats) in [(2, 2), (6, 4), (4, 4), (3, 4), (3, 5), (5, 3)] {
            let tables = Tables::new(bots, seats, 1_000, None);
            for deal in 0..tables.deals.min(24) {
                let mut times = vec![vec![0; usize::from(seats)]; bots];
                for seating in tables.seatings(deal) {
                    seating.iter().enumerate().for_each(|(seat, bot)| times[usize::from(*bot)][seat] += 1);
                }
                let first = times[0][0];
                assert!(times.iter().flatten().all(|count| *count == first), "{bots} {seats}: {times:?}");
            }
        }
    }

    #[test]
    fn matches_are_whole_deals_and_none_is_played_twice() {
        let tables = Tables::new(6, 4, 3_000, None);
        assert_eq!((tables.deals, tables.matches), (50, 3_000));
        assert_eq!(Tables::new(6, 4, 3_001, None).matches, 3_060);
        for (bots, seats) in [(2, 4), (6, 4), (2, 5)] {
            let tables = Tables::new(bots, seats, 500, None);
            let all: Vec<Pairing> = tables.pairings().collect();
            let different: BTreeSet<&Pairing> = all.iter().collect();
            assert_eq!(different.len(), all.len());
            assert_eq!(u64::try_from(all.len()).unwrap(), tables.matches);
        }
    }

    /// On each deal from every chair, as the only one of its kind.
    #[test]
    fn who_is_alone_has_one_seat_at_every_table() {
        let tables = Tables::new(2, 4, 8, Some(1));
        let seatings: Vec<Seating> = tables.pairings().map(|pairing| pairing.seating).collect();
        assert_eq!(seatings[..4], [[0, 0, 0, 1], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]);
        assert_eq!((tables.deals, tables.matches), (2, 8));
        assert_eq!(Tables::new(3, 2, 1, Some(0)).line_ups, [[0, 1], [0, 2]]);
    }

    #[test]
    fn lists_have_two_bots_or_more_and_each_once() {
        let check = |names: &[&str]| check_list(&names.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert!(check(&["a", "b"]).is_ok());
        assert!(check(&["a"]).is_err() && check(&["a", "b", "a"]).is_err());
    }
}
