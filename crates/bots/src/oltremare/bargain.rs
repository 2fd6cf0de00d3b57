//! What a bargain is worth to both sides, and the answer to an offer.

use oltremare::{Card, CardSet, Claim, Decision, Good, SeatView, SeenTerms, Side};
use table::{Offer, Seat};

use super::Parameters;
use super::claim::{PossibleCards, is_true, possible_cards};
use super::rival::{Rivals, Terms};
use super::value::{Valuation, count_f64};
use crate::BotRng;

/// So many ways of what several unseen cards may be are weighed.
const WAYS: usize = 4;

/// A seat that bargains: its valuation, and what it thinks of the others.
pub(super) struct Negotiator<'a> {
    pub(super) valuation: Valuation<'a>,
    pub(super) rivals: Rivals,
    /// What the hand is worth as it is.
    pub(super) now: f64,
}

impl<'a> Negotiator<'a> {
    pub(super) fn new(view: SeatView<'a>, parameters: &'a Parameters) -> Negotiator<'a> {
        let valuation = Valuation::new(view, parameters);
        let rivals = Rivals::new(&valuation);
        let now = valuation.hand(view.hand);
        Negotiator { valuation, rivals, now }
    }

    /// By how much the hand would be worth more without these cards and with those.
    pub(super) fn change(&self, gives: CardSet, gets: &[PossibleCards]) -> f64 {
        let rest = self.valuation.view.hand.without(gives);
        let with = |cards: CardSet| self.valuation.hand(rest.or(cards));
        let worth = match gets {
            [] => with(CardSet::EMPTY),
            [faces] => faces.iter().map(|(card, weight)| weight * with([*card].into_iter().collect())).sum(),
            _ => {
                let ways = (0..WAYS).map(|way| with(one_way(gets, way)));
                ways.sum::<f64>() / count_f64(WAYS)
            }
        };
        worth - self.now
    }

    /// What a card of this good is that somebody might give.
    pub(super) fn possible_cards(&self, good: Option<Good>, claim: Claim) -> PossibleCards {
        possible_cards(&self.valuation, good, claim)
    }

    /// The gain of a bargain with this partner: the change of the hand, ducats and prestige, less a part of the
    /// partner's gain.
    pub(super) fn gain(&self, partner: Seat, change: f64, terms: &Terms<'_>) -> f64 {
        let own = change - terms.ducats + self.rivals.own_prestige(partner);
        own - self.rivals.envy(partner) * self.rivals.gain(partner, terms).max(0.0)
    }

    /// The best offer to accept. It must pay by a margin, and must not cost anything even with the worst cards.
    pub(super) fn best_answer(&self, rng: &mut BotRng) -> Option<Decision> {
        let SeatView { seat, .. } = self.valuation.view;
        let board = self.valuation.view.board();
        let to_me = self.valuation.view.offers().filter(|offer| offer.to.contains(seat));
        let mut answers: Vec<_> = to_me
            .filter_map(|offer| {
                let (give, want) = (offer.terms.give.len(), offer.terms.want.len());
                let cards =
                    self.fitting(&offer.terms, rng).filter(|_| board.is_feasible(offer.from, give, want))?;
                Some((self.gain_of(&offer, &cards)?, offer, cards))
            })
            .filter(|(gain, ..)| *gain >= self.valuation.parameters.least_gain)
            .collect();
        answers.sort_by(|a, b| b.0.total_cmp(&a.0));
        let safe = answers.into_iter().find(|(_, offer, cards)| self.worst_of(offer, cards) >= 0.0);
        safe.map(|(_, offer, cards)| Decision::Accept { offer: offer.number, cards })
    }

    /// What saying yes with these cards brings.
    fn gain_of(&self, offer: &Offer<SeenTerms>, cards: &Side<Card>) -> Option<f64> {
        let terms = &offer.terms;
        let gets: Vec<PossibleCards> =
            terms.give.iter().map(|card| self.possible_cards(Some(card.good), card.claim)).collect();
        if gets.iter().any(Vec::is_empty) {
            return None;
        }
        let change = self.change(cards.iter().copied().collect(), &gets);
        let given: Vec<Good> = cards.iter().map(|card| self.valuation.ruleset.good(*card)).collect();
        let taken: Vec<Good> = terms.give.iter().map(|card| card.good).collect();
        Some(self.gain(offer.from, change, &Terms { gets: &given, gives: &taken, ducats: asked(terms) }))
    }

    /// The same for oneself alone, if the other gives the worst cards of these goods: lies must not
    /// pay.
    fn worst_of(&self, offer: &Offer<SeenTerms>, cards: &Side<Card>) -> f64 {
        let mut hand = self.valuation.view.hand.without(cards.iter().copied().collect());
        for given in &offer.terms.give {
            let among = self.valuation.unseen.and(self.valuation.ruleset.cards_of(given.good)).without(hand);
            let with = |card: Card| self.valuation.hand(hand.or([card].into_iter().collect()));
            let worst = among.iter().map(|card| (with(card), card)).min_by(|a, b| a.0.total_cmp(&b.0));
            if let Some((_, worst)) = worst {
                hand.insert(worst);
            }
        }
        let prestige = self.rivals.own_prestige(offer.from);
        self.valuation.hand(hand) - self.now - asked(&offer.terms) + prestige
    }

    /// For each slot the card that is missed least. An honest seat asserts only what is true (OLT-5.9).
    fn fitting(&self, terms: &SeenTerms, rng: &mut BotRng) -> Option<Side<Card>> {
        let mut left = self.valuation.view.hand;
        let mut cards: Side<Option<Card>> = terms.want.iter().map(|_| None).collect();
        let honest = rng.chance(self.valuation.parameters.honesty);
        // Slots for any good take what the others leave.
        for any in [false, true] {
            let slots = terms.want.iter().enumerate().filter(|(_, slot)| slot.good.is_none() == any);
            for (place, slot) in slots {
                let among = slot.good.map_or(left, |good| left.and(self.valuation.ruleset.cards_of(good)));
                let true_ones = among.iter().filter(|card| !honest || is_true(slot.claim, *card));
                let without = |card: Card| {
                    let mut rest = left;
                    rest.remove(card);
                    self.valuation.hand(rest)
                };
                let card = true_ones.max_by(|a, b| without(*a).total_cmp(&without(*b)))?;
                left.remove(card);
                cards.as_mut_slice()[place] = Some(card);
            }
        }
        Some(cards.iter().copied().flatten().collect())
    }
}

/// The ducats that an offer asks for, less those it gives.
fn asked(terms: &SeenTerms) -> f64 {
    f64::from(terms.want_ducats) - f64::from(terms.give_ducats)
}

/// One of the ways of what unseen cards may be: likely ones more often.
fn one_way(gets: &[PossibleCards], way: usize) -> CardSet {
    let mut cards = CardSet::EMPTY;
    for (slot, faces) in gets.iter().enumerate() {
        let mut mark = ((count_f64(way) + 0.5) / count_f64(WAYS) + 0.37 * count_f64(slot)).fract();
        let free = faces.iter().filter(|(card, _)| !cards.contains(*card));
        let mut chosen = None;
        for (card, weight) in free {
            chosen = Some(*card);
            mark -= weight;
            if mark <= 0.0 {
                break;
            }
        }
        if let Some(card) = chosen {
            cards.insert(card);
        }
    }
    cards
}
