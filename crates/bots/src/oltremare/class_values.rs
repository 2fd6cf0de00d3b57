//! What cards of one class are worth to who holds so many of them, whichever are played.

use oltremare::MOST_PLAYED;

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
}

impl ClassValues {
    /// Of a class of which so many cards are in a hand of so many.
    pub(super) fn new(valuation: &Valuation<'_>, class: usize, held: usize, hand: u8) -> ClassValues {
        let odds = valuation.odds(class, held, hand);
        let mut values = ClassValues { odds, ..ClassValues::default() };
        for (played, alone) in values.alone.iter_mut().enumerate().take(held) {
            *alone = valuation.share(class, 0, held - played, odds);
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
