//! How much more a hand can be worth without some cards than with them: bargains that cannot pay are not weighed.

use oltremare::{Card, MOST_PLAYED, Ruleset};

use super::Parameters;
use super::bargain::Negotiator;
use super::hand::MOST_TRIED;
use super::value::Valuation;

/// More than any hand is worth. Where nothing better is known, anything may be.
pub(super) const ANYTHING: f64 = 1e9;
/// More than the error of any sum here.
pub(super) const ROUNDING: f64 = 1e-6;

impl Negotiator<'_> {
    /// By how much a hand with so many cards more can be worth more at the most, if these are given away.
    pub(super) fn most_saved(&self, gives: &[Card], more: u8) -> f64 {
        let mut hand = self.valuation.view.hand;
        let mut most = 0.0;
        for card in gives {
            let of_class = hand.and(Ruleset::cards_of_class(card.class())).len();
            most += self.valuation.most_saved_by(*card, usize::from(of_class), hand.len() + more);
            hand.remove(*card);
        }
        most
    }
}

impl Valuation<'_> {
    /// Are the weights of cards in hand between one and zero, and never rise from one card to the next?
    pub(super) fn weights_fall(&self) -> bool {
        let Parameters { next_turn, later_turns, .. } = *self.parameters;
        (0.0..=1.0).contains(&later_turns) && (later_turns..=1.0).contains(&next_turn)
    }

    /// The same for one card of which so many of its class are held in a hand of so many.
    ///
    /// Whatever is played without the card can be played with it, too, and what else stays in hand is worth no less then, but
    /// for cards of the same class: their odds are worse with it, and it has a share in their group. Weights of cards never
    /// rise in a hand, so one card more never costs more than what it is worth itself below zero, and what one too many does.
    fn most_saved_by(&self, card: Card, held: usize, hand: u8) -> f64 {
        let Parameters { next_turn, excess_card, missing_card, .. } = *self.parameters;
        // Of many cards some are not tried.
        let all_tried = hand > self.around.load && usize::from(hand) <= MOST_TRIED;
        if !all_tried || !self.weights_fall() || excess_card < 0.0 || missing_card < 0.0 {
            return ANYTHING;
        }
        let face = self.faces.of(card);
        let class = face.class;
        let (odds_with, odds_without) = (self.odds(class, held, hand), self.odds(class, held - 1, hand - 1));
        let under = self.around.top.under(class);
        let saved = |run: usize, kept: usize| {
            let with = self.share(class, run, kept + 1, odds_with);
            let growth = self.growth(class, run, odds_without) - self.growth(class, run, odds_with);
            let own = next_turn * (-(with + face.worth)).max(0.0);
            let Some(others) = u8::try_from(kept).ok().filter(|others| *others > 0) else {
                return own + growth;
            };
            let without = self.share(class, run, kept, odds_without);
            own + growth + next_turn * f64::from(others) * (without - with).max(0.0)
        };
        let mut most = saved(0, held - 1);
        for played in 1..held.min(MOST_PLAYED + 1) {
            let kept = held - 1 - played;
            most = most.max(saved(0, kept)).max(saved(played, kept)).max(saved(under + played, kept));
        }
        self.around.this_turn * self.next * (most + excess_card) + ROUNDING
    }
}
