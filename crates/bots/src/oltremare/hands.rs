//! What hands are worth, worked out once.

use oltremare::{Card, CardSet};
use table::Pile;

use super::alike::Alike;
use super::value::Valuation;

/// So many hands that differ in one card are valued at once.
pub(super) const MOST_ALIKE: usize = 4;

impl Valuation<'_> {
    /// What a hand is worth: the best that can be played from it, and what it leaves.
    pub(super) fn hand(&self, hand: CardSet) -> f64 {
        if self.around.this_turn <= 0.0 {
            return 0.0;
        }
        self.memo.known(self.number, hand).unwrap_or_else(|| {
            let own = hand.highest();
            let alike = own.and_then(|own| Alike::new(self, hand.without(own.into()), [self.faces.of(own)]));
            let value = match alike.map(|alike| alike.best_plays()) {
                Some([worth]) => self.with_missing(worth, hand.len()),
                None => self.around.this_turn * self.best_play(hand, &[]).0,
            };
            self.memo.learn(self.number, hand, value);
            value
        })
    }

    /// What hands are worth that have these cards, and each another one of `own`, which are of one class.
    pub(super) fn hands(&self, common: CardSet, own: &[Card]) -> Pile<f64, MOST_ALIKE> {
        let hand = |card: &Card| common.or((*card).into());
        if self.around.this_turn <= 0.0 {
            return own.iter().map(|_| 0.0).collect();
        }
        let known: Pile<Option<f64>, MOST_ALIKE> =
            own.iter().map(|card| self.memo.known(self.number, hand(card))).collect();
        let are_new = known.iter().filter(|value| value.is_none()).count() > 1;
        let mut faces = [self.faces.of(own[0]); MOST_ALIKE];
        faces.iter_mut().zip(own).for_each(|(face, card)| *face = self.faces.of(*card));
        let alike = if are_new { Alike::new(self, common, faces) } else { None };
        let Some(alike) = alike else {
            let values = known.iter().zip(own);
            return values.map(|(value, card)| value.unwrap_or_else(|| self.hand(hand(card)))).collect();
        };
        let worths = alike.best_plays().map(|worth| self.with_missing(worth, common.len() + 1));
        own.iter().zip(worths).for_each(|(card, value)| self.memo.learn(self.number, hand(card), value));
        worths.into_iter().take(own.len()).collect()
    }

    /// What a hand of so many cards is worth, if the best play from it is worth this.
    fn with_missing(&self, best_play: f64, cards: u8) -> f64 {
        let missing = self.around.load.saturating_sub(cards);
        self.around.this_turn * (best_play - f64::from(missing) * self.parameters.missing_card)
    }
}
