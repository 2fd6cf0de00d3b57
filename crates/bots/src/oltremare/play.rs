//! Hand limit, playing and stowing.

use oltremare::{Card, Decision, Token, influence};

use super::faces::CLASSES;
use super::future::Rest;
use super::hand::{Hand, Played};
use super::value::{TopGroup, Valuation};

impl Valuation<'_> {
    /// OLT-4.11: the excess, the least useful first, so that the best of it can be bought back.
    pub(super) fn discard(&self) -> Option<Decision> {
        let left = self.view.hand.without(self.view.chosen().iter().copied().collect());
        let without = |card: Card| self.hand(left.without(card.into()));
        let worst = left.iter().map(|card| (without(card), card)).max_by(|a, b| a.0.total_cmp(&b.0));
        worst.map(|(_, card)| Decision::Discard { card })
    }

    /// OLT-4.30.
    pub(super) fn next_play(&self) -> Option<Decision> {
        let chosen = self.view.chosen();
        let (_, set) = self.best_play(self.view.hand, chosen);
        set.as_slice().get(chosen.len()).map(|card| Decision::Play { card: *card })
    }

    /// OLT-4.55: the next card of the best order that begins like this.
    pub(super) fn next_stow(&self) -> Option<Decision> {
        let chosen = self.view.chosen();
        let hand = Hand::new(self, self.view.hand);
        let rest = Rest::new(&hand, 0, hand.tally, 0);
        let odds =
            std::array::from_fn(|class| self.odds(class, hand.tally.count(class), self.view.hand.len()));
        let played = self.view.board().played.iter();
        let waiting: Played = played.filter(|card| !chosen.contains(card)).copied().collect();
        let mut best = (f64::NEG_INFINITY, None);
        each_order(chosen.iter().copied().collect(), waiting, &mut |order| {
            let value = self.stowed(order, &odds, &rest);
            if value > best.0 {
                best = (value, order.get(chosen.len()).copied());
            }
        });
        best.1.map(|card| Decision::Stow { card })
    }

    /// What the cargo pays more with these cards on it, and what the last of them promises.
    fn stowed(&self, order: &[Card], odds: &[f64; CLASSES], rest: &Rest<'_>) -> f64 {
        let mut top = self.around.top;
        let mut pays = 0.0;
        for card in order {
            let class = card.class();
            let run = top.under(class);
            pays += self.pays(class, run + 1) - self.pays(class, run);
            top = TopGroup { class: Some(class), run: run + 1, lions: card.lions(), load: card.load() };
        }
        let odds = top.class.map_or(0.0, |class| odds[class]);
        let influence = if self.around.token == Some(Token::LocalInfluence) {
            f64::from(influence(top.lions)) * self.around.turns_after.min(1.0)
        } else {
            0.0
        };
        pays + influence + self.future(rest, &top, odds)
    }
}

/// Every order of the cards that wait, on those that lie there.
fn each_order(order: Played, waiting: Played, visit: &mut impl FnMut(&[Card])) {
    if waiting.is_empty() {
        return visit(order.as_slice());
    }
    for place in 0..waiting.len() {
        let (mut order, mut waiting) = (order, waiting);
        order.push(waiting.remove(place).expect("a place of a card that waits"));
        each_order(order, waiting, visit);
    }
}
