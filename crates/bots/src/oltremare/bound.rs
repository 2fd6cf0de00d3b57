//! How much a set of cards can bring at most, so that sets which cannot be the best need not be tried.

use super::class_values::ClassValues;
use super::faces::{CLASSES, Face};
use super::value::Valuation;

/// Rounding never adds more than this.
const ROUNDING: f64 = 1e-9;

/// What bounds all sets of one hand. Costs among the parameters are taken not to be below zero.
#[derive(Copy, Clone, Debug)]
pub(super) struct Bound {
    /// The most that a card in hand counts, in the next turn or later.
    weight: f64,
    next: f64,
    /// What is certain: lost cards, and the best load.
    beside: f64,
    /// What each card that is drawn brings at most.
    drawn: f64,
    /// What all cards that can be kept are worth at most.
    kept: f64,
}

/// What one set can bring at most, put together card by card.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Most {
    /// For its cards in the cargo.
    paid: f64,
    /// For those that stay in hand.
    in_hand: f64,
    /// By what the top group may grow.
    growth: f64,
}

impl Bound {
    /// Of the sets of so many cards from a hand with these faces.
    pub(super) fn new(
        valuation: &Valuation<'_>,
        faces: &[&Face],
        classes: &[ClassValues; CLASSES],
        played: usize,
    ) -> Bound {
        let parameters = valuation.parameters;
        let weight = valuation.weights.into_iter().fold(0.0, f64::max);
        let mut bound = Bound {
            weight,
            next: valuation.around.turns_after.min(1.0),
            beside: parameters.load.into_iter().fold(0.0, f64::max) + ROUNDING,
            drawn: weight * parameters.unknown_card.max(0.0),
            kept: f64::INFINITY,
        };
        if let Some(room) = valuation.room() {
            let count = |cards: usize| f64::from(u8::try_from(cards).expect("98 cards"));
            let most_each = |most: f64, face: &&Face| most.max(classes[face.class].most_each + face.worth);
            bound.kept = count(room) * faces.iter().fold(0.0, most_each);
            let lost = faces.len().saturating_sub(played + room);
            bound.beside -= count(lost) * parameters.excess_card;
        }
        bound
    }

    /// What the set brings at most whose symbols bring this and draw so many cards.
    #[inline]
    pub(super) fn of(&self, most: &Most, symbols: f64, drawn: u8) -> f64 {
        if self.next <= 0.0 {
            return symbols + most.paid + ROUNDING;
        }
        let in_hand = self.weight * most.in_hand.min(self.kept) + self.drawn * f64::from(drawn);
        symbols + most.paid + self.next * (in_hand + most.growth + self.beside) + ROUNDING
    }
}

impl Most {
    /// Nothing is played of a hand with these faces.
    pub(super) fn of_hand(faces: &[&Face], classes: &[ClassValues; CLASSES]) -> Most {
        let cards: f64 = faces.iter().map(|face| face.worth.max(0.0)).sum();
        let groups: f64 = classes.iter().map(|class| class.most_in_hand[0]).sum();
        Most { paid: 0.0, in_hand: cards + groups, growth: 0.0 }
    }

    /// With one more card, of a class of which so many are played before it.
    #[inline]
    pub(super) fn and(self, face: &Face, class: &ClassValues, before: usize) -> Most {
        Most {
            paid: self.paid + class.most_paid[before + 1] - class.most_paid[before],
            in_hand: self.in_hand + class.most_in_hand[before + 1]
                - class.most_in_hand[before]
                - face.worth.max(0.0),
            growth: self.growth.max(class.most_growth),
        }
    }
}
