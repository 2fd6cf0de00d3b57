//! What cards of one class are worth to who holds so many of them, whichever are played.

use oltremare::MOST_PLAYED;

use super::in_hand::greater;
use super::value::Valuation;

/// For each number of cards of a class that are played.
pub(super) type ByPlayed = [f64; MOST_PLAYED + 1];

/// The odds are counted with the hand that a bargain would leave, so that a bargain changes nothing but the hand.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct ClassValues {
    /// The chance to come by one more card of the class in time.
    pub(super) odds: f64,
    /// What each card is worth that stays in hand and begins a group, but for its symbols.
    pub(super) alone: ByPlayed,
    /// What each card is worth at the most that stays in hand, but for its symbols, whatever lies on top.
    pub(super) most: f64,
    /// What a group on top is likely to grow by at the most.
    pub(super) most_growth: f64,
}

impl ClassValues {
    /// Of a class of which so many cards are in a hand of so many.
    pub(super) fn new(valuation: &Valuation<'_>, class: usize, held: usize, hand: u8) -> ClassValues {
        let odds = valuation.odds(class, held, hand);
        let mut values = ClassValues { odds, ..ClassValues::default() };
        let under = valuation.around.top.under(class);
        for played in 0..=held.min(MOST_PLAYED) {
            if played > 0 {
                let growth = greater(
                    valuation.growth(class, played, odds),
                    valuation.growth(class, under + played, odds),
                );
                values.most_growth = greater(values.most_growth, growth);
            }
            if played < held {
                let kept = held - played;
                let alone = valuation.share(class, 0, kept, odds);
                values.alone[played] = alone;
                values.most = if played == 0 { alone } else { greater(values.most, alone) };
                if played > 0 {
                    values.most = greater(values.most, valuation.share(class, played, kept, odds));
                    values.most = greater(values.most, valuation.share(class, under + played, kept, odds));
                }
            }
        }
        values
    }
}

impl Valuation<'_> {
    /// The chance to come by one more card of a class in time, for who holds so many of it in a hand of so many.
    pub(super) fn odds(&self, class: usize, held: usize, hand: u8) -> f64 {
        let all = f64::from(self.pool_size - hand).max(1.0);
        let left = self.pool[class] - u8::try_from(held).expect("98 cards");
        (f64::from(left) / all * self.parameters.cards_to_come).min(0.9)
    }

    /// What each of so many cards of a class is worth, laid on so many others, but for its symbols.
    #[inline]
    pub(super) fn share(&self, class: usize, under: usize, cards: usize, odds: f64) -> f64 {
        let group = self.pays(class, under + cards) - self.pays(class, under)
            + self.growth(class, under + cards, odds)
            - self.growth(class, under, odds);
        if cards == 1 { group } else { group / f64::from(u8::try_from(cards).expect("98 cards")) }
    }
}
