//! What cards of one class are worth to who holds so many of them, whichever are played.

use oltremare::MOST_PLAYED;

use super::value::Valuation;

/// For each number of cards of a class that are played.
type ByPlayed = [f64; MOST_PLAYED + 1];

/// The odds are counted with the hand that a bargain would leave, so that a bargain changes nothing but the hand.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct ClassValues {
    /// The chance to come by one more card of the class in time.
    pub(super) odds: f64,
    /// What each card is worth that stays in hand and begins a group, but for its symbols.
    pub(super) alone: ByPlayed,
    /// The same, if it goes on with the group of those that are played.
    pub(super) on_played: ByPlayed,
    /// What that group is likely to grow by.
    pub(super) growth: ByPlayed,
    /// No more than this is paid for the played cards, however they are stowed.
    pub(super) most_paid: ByPlayed,
    /// No more than this each card in hand is worth, and all of them together.
    pub(super) most_each: f64,
    pub(super) most_in_hand: ByPlayed,
    /// No more than this the group on top is likely to grow by.
    pub(super) most_growth: f64,
}

impl ClassValues {
    /// Of a class of which so many cards are in a hand of so many.
    pub(super) fn new(valuation: &Valuation<'_>, class: usize, held: usize, hand: u8) -> ClassValues {
        let odds = valuation.odds(class, held, hand);
        let mut values = ClassValues { odds, ..ClassValues::default() };
        let run = valuation.around.top.under(class);
        for played in 0..=held.min(MOST_PLAYED) {
            let rest = held - played;
            values.growth[played] = valuation.growth(class, played, odds);
            values.most_paid[played] = valuation.pays(class, played);
            values.most_growth = values.most_growth.max(values.growth[played]);
            let mut most_each = f64::NEG_INFINITY;
            if rest > 0 {
                values.alone[played] = valuation.share(class, 0, rest, odds);
                values.on_played[played] =
                    if played == 0 { values.alone[0] } else { valuation.share(class, played, rest, odds) };
                most_each = values.alone[played].max(values.on_played[played]);
            }
            if run > 0 {
                let paid = valuation.pays(class, run + played) - valuation.pays(class, run);
                values.most_paid[played] = values.most_paid[played].max(paid);
                values.most_growth = values.most_growth.max(valuation.growth(class, run + played, odds));
                if rest > 0 {
                    most_each = most_each.max(valuation.share(class, run + played, rest, odds));
                }
            }
            values.most_each = values.most_each.max(most_each);
            let rest = f64::from(u8::try_from(rest).expect("98 cards"));
            values.most_in_hand[played] = if rest > 0.0 { rest * most_each.max(0.0) } else { 0.0 };
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
}
