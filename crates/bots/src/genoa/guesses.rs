//! What the action of each building is worth to each seat, as far as one seat can tell.

use genoa::{Building, ByBuilding, CardKind, CardSet, Field, FieldSet, Holdings, Turn};
use table::{PerSeat, Seat};

use super::worth::Judge;
use crate::BotRng;

/// So many hands that others may have are weighed.
const GUESSES: u8 = 3;

/// The goods of all seats, several times, with hands that fit what is known.
pub(super) struct Guesses {
    guesses: Vec<PerSeat<Holdings>>,
}

impl Guesses {
    pub(super) fn guess(judge: &Judge<'_>, rng: &mut BotRng) -> Guesses {
        let guess = |_| {
            let hands = hands(judge, rng);
            PerSeat::from_fn(judge.seats(), |seat| judge.board.holdings(seat, hands[seat]))
        };
        Guesses { guesses: (0..GUESSES).map(guess).collect() }
    }

    /// The mean over all guesses; of the own seat there is nothing to guess.
    pub(super) fn mean(&self, judge: &Judge<'_>, seat: Seat, value: impl Fn(&Holdings) -> f64) -> f64 {
        if seat == judge.seat {
            return value(&judge.own());
        }
        self.guesses.iter().map(|guess| value(&guess[seat])).sum::<f64>() / f64::from(GUESSES)
    }

    /// The worth of the actions of these buildings to each seat that can act.
    pub(super) fn values(&self, judge: &Judge<'_>, buildings: &[Building]) -> Values {
        PerSeat::from_fn(judge.seats(), |seat| {
            let mut values = ByBuilding::default();
            if judge.board.capacity(seat) > 0 || seat == judge.board.turn.active {
                for building in buildings {
                    values[*building] =
                        self.mean(judge, seat, |holdings| judge.action(seat, holdings, *building));
                }
            }
            values
        })
    }
}

/// What actions are worth, for each seat and building.
pub(super) type Values = PerSeat<ByBuilding<f64>>;

/// One hand for each seat: the cards it is known to have, and unseen ones.
fn hands(judge: &Judge<'_>, rng: &mut BotRng) -> PerSeat<CardSet> {
    let mut unseen = judge.unseen;
    let own = judge.known.own;
    let mut hands =
        PerSeat::from_fn(judge.seats(), |seat| if seat == judge.seat { own.hand } else { own.known[seat] });
    for (seat, hand) in hands.iter_mut().filter(|(seat, _)| *seat != judge.seat) {
        for kind in CardKind::ALL {
            let held = hand.and(kind.cards()).len();
            for _ in held..judge.board.players[seat].cards[kind] {
                let among = unseen.and(kind.cards());
                let Some(card) = among.iter().nth(rng.below(usize::from(among.len()).max(1))) else { break };
                hand.insert(card);
                unseen.remove(card);
            }
        }
    }
    hands
}

/// The buildings that the tower can still come to, with the number of moves to each.
pub(super) fn in_reach(turn: &Turn, from: Field, discs: u8) -> Vec<(Building, u8)> {
    let mut seen = turn.visited();
    seen.insert(from);
    let mut edge: FieldSet = [from].into_iter().collect();
    let mut found = Vec::new();
    for moves in 1..discs {
        let steps = |field| Turn::moves_from(field, seen, discs - moves + 1);
        let next = edge.iter().fold(FieldSet::EMPTY, |next, field| next.or(steps(field)));
        found.extend(next.iter().filter_map(|field| Some((field.building()?, moves))));
        seen = seen.or(next);
        edge = next;
    }
    found
}
