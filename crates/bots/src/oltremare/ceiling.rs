//! What playing a set of cards can bring at the most: sets that cannot be the best are not valued.

use oltremare::{MOST_PLAYED, Symbol};

use super::bound::ANYTHING;
use super::class_values::{ByPlayed, ClassValues};
use super::faces::{CLASSES, ClassTally, SymbolTally};
use super::in_hand::{MOST_LOAD, greater};
use super::value::Valuation;

/// For hands with the same number of cards of each class.
pub(super) struct Ceiling {
    /// What unknown cards are worth in hand, by the number of card symbols played.
    unknown: ByPlayed,
    /// What the group on top is likely to grow by.
    growth: f64,
    /// What may be paid more for a group that begins anew than for one that goes on.
    begun: f64,
    next: f64,
}

impl Ceiling {
    /// If so many known cards stay in hand.
    pub(super) fn new(
        valuation: &Valuation<'_>,
        classes: &[ClassValues; CLASSES],
        tally: ClassTally,
        kept: usize,
    ) -> Ceiling {
        let begun = valuation.around.top.class.map_or(0.0, |class| {
            let counts = 1..=tally.count(class).min(MOST_PLAYED);
            let more = counts.map(|count| valuation.pays(class, count) - valuation.added[class][count]);
            more.fold(0.0, greater)
        });
        let growth = classes.iter().fold(0.0, |most, class| greater(most, class.most_growth));
        Ceiling { unknown: *valuation.most_of_unknown(kept), growth, begun, next: valuation.next }
    }

    /// What a set brings that adds this to the cargo, with symbols of this worth, if what stays in hand is worth no more than
    /// this.
    #[inline]
    pub(super) fn of(&self, (symbols, worth): (SymbolTally, f64), pays: f64, kept: f64) -> f64 {
        let unknown = self.unknown[symbols.count(Symbol::Card)];
        worth + pays + self.begun + self.next * (kept + self.growth + unknown)
    }
}

impl Valuation<'_> {
    /// What unknown cards are worth at the most beside so many known ones, with what too many cards cost, or too few.
    fn most_of_unknown(&self, kept: usize) -> &ByPlayed {
        self.most_of_unknown[kept].get_or_init(|| {
            if !self.weights_fall() {
                return [ANYTHING; MOST_PLAYED + 1];
            }
            let left = self.left_of(kept);
            let mut most = [f64::NEG_INFINITY; MOST_PLAYED + 1];
            for (symbols, most) in most.iter_mut().enumerate() {
                for load in 1..=MOST_LOAD {
                    *most = greater(*most, self.most_drawn(left, self.drawn(symbols), load));
                }
            }
            most
        })
    }
}
