//! What the action of each building is worth to each seat, as far as one seat can tell.

use genoa::{Building, ByBuilding, CardKind, CardSet, Field, FieldSet, View};
use table::{PerSeat, Seat};

use super::holdings::Holdings;
use super::worth::Judge;
use crate::BotRng;

/// So many hands that others may have are weighed.
const GUESSES: u8 = 3;

/// The goods of all seats, with hands that fit what is known.
pub(super) struct Minds {
    guesses: Vec<PerSeat<Holdings>>,
}

impl Minds {
    pub(super) fn guess(judge: &Judge<'_>, rng: &mut BotRng) -> Minds {
        let guess = |_| {
            let hands = hands(judge, rng);
            PerSeat::from_fn(judge.view.seats(), |seat| Holdings::of(judge.view, seat, hands[seat]))
        };
        Minds { guesses: (0..GUESSES).map(guess).collect() }
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
        PerSeat::from_fn(judge.view.seats(), |seat| {
            let mut values = ByBuilding::default();
            if judge.view.players[seat].capacity > 0 || seat == judge.view.turn.active {
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
    let view = judge.view;
    let mut unseen = judge.unseen;
    let mut hands =
        PerSeat::from_fn(
            view.seats(),
            |seat| {
                if seat == judge.seat { view.hand } else { view.players[seat].known }
            },
        );
    for (seat, hand) in hands.iter_mut().filter(|(seat, _)| *seat != judge.seat) {
        for kind in CardKind::ALL {
            let held = hand.and(kind.cards()).len();
            for _ in held..view.players[seat].cards[kind] {
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
pub(super) fn in_reach(view: &View, from: Field, discs: u8) -> Vec<(Building, u8)> {
    let mut seen = view.turn.visited();
    seen.insert(from);
    let mut edge: FieldSet = [from].into_iter().collect();
    let mut found = Vec::new();
    for moves in 1..discs {
        let next = edge.iter().fold(FieldSet::EMPTY, |next, field| next.or(field.neighbours())).without(seen);
        found.extend(next.iter().filter_map(|field| Some((field.building()?, moves))));
        seen = seen.or(next);
        edge = next;
    }
    found
}
