//! What cards are worth that stay in hand.

use super::faces::Face;
use super::value::Valuation;

/// Cards kept in hand that are valued; who has more loses them anyway.
pub(super) const MOST_KEPT: usize = 16;
/// OLT-2.2: no card has more lions, so no more cards count in hand.
pub(super) const MOST_COUNTED: usize = 6;
/// OLT-2.2: the greatest load, and what lions and load are together on every card.
pub(super) const MOST_LOAD: u8 = 4;
const LIONS_AND_LOAD: u8 = 7;
/// OLT-4.43: more cards are never drawn.
const MOST_DRAWN: usize = 6;

/// Values of known cards, the greatest first. Before the first there are greater ones than any, after the last there are
/// lesser ones than any, so that others are put among them without asking where the list begins or ends.
pub(super) struct InOrder([f64; MOST_DRAWN + MOST_KEPT]);

impl InOrder {
    pub(super) fn new() -> InOrder {
        let mut values = [f64::NEG_INFINITY; MOST_DRAWN + MOST_KEPT];
        values[..MOST_DRAWN].fill(f64::INFINITY);
        InOrder(values)
    }

    /// Puts a value where it belongs among the first `len`.
    #[inline]
    pub(super) fn put(&mut self, len: usize, value: f64) {
        let mut value = value;
        for other in &mut self.0[MOST_DRAWN..MOST_DRAWN + len] {
            (*other, value) = (greater(*other, value), smaller(*other, value));
        }
        self.0[MOST_DRAWN + len] = value;
    }

    /// Of `len` values leaves the first ones only, and returns the greatest of those that it takes away.
    #[inline]
    pub(super) fn leave(&mut self, len: usize, left: usize) -> f64 {
        let taken = if left < len { self.0[MOST_DRAWN + left] } else { f64::NEG_INFINITY };
        for value in self.0[MOST_DRAWN..MOST_DRAWN + MOST_COUNTED].iter_mut().skip(left) {
            *value = f64::NEG_INFINITY;
        }
        taken
    }

    /// The greatest values, if so many cards of this one come to them.
    #[inline]
    fn with_unknown(&self, drawn: u8, unknown_card: f64) -> impl Iterator<Item = f64> {
        let known = &self.0[MOST_DRAWN..][..MOST_COUNTED];
        let moved = &self.0[MOST_DRAWN - usize::from(drawn)..][..MOST_COUNTED];
        known.iter().zip(moved).map(move |(known, moved)| greater(*known, smaller(*moved, unknown_card)))
    }
}

/// The known cards that the hand limit of this turn leaves, where it is still to come, and what it costs.
#[derive(Copy, Clone)]
pub(super) struct Left {
    pub(super) cards: usize,
    cost: f64,
}

impl Valuation<'_> {
    /// Of so many known cards.
    #[inline]
    pub(super) fn left_of(&self, known: usize) -> Left {
        let cards = known.min(self.room);
        Left { cards, cost: self.excess[known - cards] }
    }

    /// What these cards and so many unknown ones are worth in hand, under a card with these lions and this load.
    #[inline]
    pub(super) fn in_hand(&self, values: &InOrder, left: Left, drawn: u8, (lions, load): (u8, u8)) -> f64 {
        let cards = left.cards + usize::from(drawn);
        let values = values.with_unknown(drawn, self.parameters.unknown_card);
        let mut worth = 0.0 - left.cost;
        for (value, weight) in values.zip(&self.weights[usize::from(load)]).take(cards.min(lions.into())) {
            worth += value * weight;
        }
        self.for_next_turn(worth, cards, lions, load)
    }

    /// The same for several hands that have one card more, each another one of this worth.
    #[inline]
    pub(super) fn in_hands<const N: usize>(
        &self,
        values: &InOrder,
        left: Left,
        drawn: u8,
        own: [f64; N],
        top: &Face,
    ) -> [f64; N] {
        let cards = left.cards + usize::from(drawn);
        let values = values.with_unknown(drawn, self.parameters.unknown_card);
        let mut worths = [0.0 - left.cost; N];
        let mut before = f64::INFINITY;
        for (value, weight) in
            values.zip(&self.weights[usize::from(top.load)]).take(cards.min(top.lions.into()))
        {
            for (worth, own) in worths.iter_mut().zip(&own) {
                *worth += greater(value, smaller(before, *own)) * weight;
            }
            before = value;
        }
        for worth in &mut worths {
            *worth = self.for_next_turn(*worth, cards, top.lions, top.load);
        }
        worths
    }

    /// What so many unknown cards are worth at the most beside known ones, under a card with this load.
    pub(super) fn most_drawn(&self, left: Left, drawn: u8, load: u8) -> f64 {
        let unknown = greater(self.parameters.unknown_card, 0.0) * self.parameters.next_turn;
        let worth = unknown * f64::from(drawn) - left.cost;
        self.for_next_turn(worth, left.cards + usize::from(drawn), LIONS_AND_LOAD - load, load)
    }

    /// With what too many cards for the lions cost, or too few for the load.
    #[inline]
    fn for_next_turn(&self, worth: f64, cards: usize, lions: u8, load: u8) -> f64 {
        let (lions, load) = (usize::from(lions), usize::from(load));
        let mut worth = worth;
        for _ in lions..cards {
            worth -= self.parameters.excess_card;
        }
        if load > cards {
            worth -= self.missing[load - cards];
        }
        worth + self.parameters.load[load]
    }
}

/// Neither is no number, which makes this one instruction.
#[inline]
pub(super) fn greater(one: f64, other: f64) -> f64 {
    if one > other { one } else { other }
}

#[inline]
pub(super) fn smaller(one: f64, other: f64) -> f64 {
    if one < other { one } else { other }
}
