//! What a bargain is worth to both sides, and the answer to an offer.

use oltremare::{Card, CardSet, Claim, Decision, Good, SeatView, SeenTerms, Side};
use table::{Offer, Pile, Seat};

use super::avoided::{AskedThings, asked_things};
use super::claim::{PossibleCards, is_true, possible_cards};
use super::hands::MOST_ALIKE;
use super::rival::{Rivals, Terms};
use super::talk::that_may_come;
use super::value::Valuation;
use crate::BotRng;

/// So many ways of what several unseen cards may be are weighed.
const WAYS: u8 = 4;
/// No more offers stand.
const MOST_OFFERS: usize = 15;

/// A seat that bargains: its valuation, and what it thinks of the others.
pub(super) struct Negotiator<'a> {
    pub(super) valuation: Valuation<'a>,
    pub(super) rivals: Rivals,
    /// What it offers already, if it thinks.
    pub(super) asked: AskedThings,
    /// What the hand is worth as it is.
    pub(super) now: f64,
}

/// An offer to this seat, with the cards that it would give and what that brings.
#[derive(Copy, Clone, Default)]
struct Answer {
    gain: f64,
    offer: Offer<SeenTerms>,
    cards: Side<Card>,
}

impl<'a> Negotiator<'a> {
    pub(super) fn new(valuation: Valuation<'a>) -> Negotiator<'a> {
        let rivals = Rivals::new(&valuation);
        let now = valuation.hand(valuation.view.hand);
        let asked = asked_things(&valuation);
        Negotiator { valuation, rivals, asked, now }
    }

    /// By how much the hand would be worth more without these cards and with those.
    pub(super) fn change(&self, gives: CardSet, gets: &[PossibleCards]) -> f64 {
        let rest = self.valuation.view.hand.without(gives);
        let with = |cards: CardSet| self.valuation.hand(rest.or(cards));
        let worth = match gets {
            [] => with(CardSet::EMPTY),
            [faces] => {
                let cards: Pile<Card, MOST_ALIKE> = faces.iter().map(|(card, _)| *card).collect();
                let worths = self.valuation.hands(rest, cards.as_slice());
                faces.iter().zip(&worths).map(|((_, weight), worth)| weight * worth).sum()
            }
            _ => (0..WAYS).map(|way| with(one_way(gets, way))).sum::<f64>() / f64::from(WAYS),
        };
        worth - self.now
    }

    /// What a card of this good is that this seat might give.
    fn possible_cards(&self, from: Seat, good: Good, claim: Claim) -> PossibleCards {
        self.class_of(good)
            .map_or(PossibleCards::new(), |class| possible_cards(&self.valuation, class, claim, Some(from)))
    }

    /// The place of a good among those of the box, if it is one of them.
    pub(super) fn class_of(&self, good: Good) -> Option<usize> {
        self.valuation.around.ruleset.goods().iter().position(|known| *known == good)
    }

    /// The gain of a bargain with this partner: the change of the hand, ducats and prestige, less a part of the
    /// partner's gain.
    pub(super) fn gain(&self, partner: Seat, change: f64, terms: &Terms<'_>) -> f64 {
        let partners_gain = self.rivals.gain(partner, terms);
        self.gain_beside(partner, change, terms.ducats, partners_gain)
    }

    /// The same, if it is known what the partner gains.
    pub(super) fn gain_beside(&self, partner: Seat, change: f64, ducats: f64, partners_gain: f64) -> f64 {
        let own = change - ducats + self.rivals.own_prestige(partner);
        own - self.rivals.envy(partner) * partners_gain.max(0.0)
    }

    /// The best offer to accept. It must pay by a margin, and must not cost anything even with the worst cards.
    pub(super) fn best_answer(&self, rng: &mut BotRng) -> Option<Decision> {
        let SeatView { seat, .. } = self.valuation.view;
        let board = self.valuation.view.board();
        let mut answers = Pile::<Answer, MOST_OFFERS>::new();
        for offer in self.valuation.view.offers().filter(|offer| offer.to.contains(seat)) {
            if self.brings_a_pirate_back(&offer) {
                continue;
            }
            let honest = rng.chance(self.valuation.parameters.honesty);
            if !board.is_feasible(offer.from, offer.terms.give.len(), offer.terms.want.len()) {
                continue;
            }
            let Some(cards) = self.fitting(&offer.terms, honest) else { continue };
            let Some(gain) = self.gain_of(&offer, &cards) else { continue };
            if gain >= self.valuation.parameters.least_gain {
                answers.push(Answer { gain, offer, cards });
            }
        }
        answers.as_mut_slice().sort_by(|a, b| b.gain.total_cmp(&a.gain));
        let safe = answers.iter().find(|answer| self.worst_of(answer) >= 0.0);
        safe.map(|answer| Decision::Accept { offer: answer.offer.number, cards: answer.cards })
    }

    /// Tells how each offer to this seat can be accepted, with the cards that are missed least.
    pub(super) fn tell_answers(&self, mut tell: impl FnMut(Decision)) {
        let SeatView { seat, .. } = self.valuation.view;
        let board = self.valuation.view.board();
        for offer in self.valuation.view.offers().filter(|offer| offer.to.contains(seat)) {
            let terms = &offer.terms;
            if board.is_feasible(offer.from, terms.give.len(), terms.want.len())
                && !self.brings_a_pirate_back(&offer)
                && let Some(cards) = self.fitting(terms, false)
            {
                tell(Decision::Accept { offer: offer.number, cards });
            }
        }
    }

    /// What saying yes with these cards brings.
    fn gain_of(&self, offer: &Offer<SeenTerms>, cards: &Side<Card>) -> Option<f64> {
        let terms = &offer.terms;
        let gets = terms.give.iter().map(|card| self.possible_cards(offer.from, card.good, card.claim));
        let gets: Side<PossibleCards> = gets.collect();
        if gets.iter().any(Pile::is_empty) {
            return None;
        }
        let change = self.change(cards.iter().copied().collect(), gets.as_slice());
        let given: Side<usize> = cards.iter().map(|card| card.class()).collect();
        let taken: Side<usize> = terms.give.iter().filter_map(|card| self.class_of(card.good)).collect();
        let terms = Terms { gets: given.as_slice(), gives: taken.as_slice(), ducats: asked(terms) };
        Some(self.gain(offer.from, change, &terms))
    }

    /// The same for oneself alone, if the other gives the worst cards of these goods: lies must not
    /// pay.
    fn worst_of(&self, answer: &Answer) -> f64 {
        let Valuation { view, parameters, .. } = &self.valuation;
        let mut hand = view.hand.without(answer.cards.iter().copied().collect());
        for given in &answer.offer.terms.give {
            let mut of_good =
                self.class_of(given.good).map_or(CardSet::EMPTY, |class| self.valuation.unseen_of(class));
            if parameters.talk_of(view.seat).is_some() {
                of_good = that_may_come(*view, Some(answer.offer.from), of_good);
            }
            let with = |card: Card| self.valuation.hand(hand.or(card.into()));
            let among = of_good.without(hand).iter();
            let worst = among.map(|card| (with(card), card)).min_by(|a, b| a.0.total_cmp(&b.0));
            if let Some((_, worst)) = worst {
                hand.insert(worst);
            }
        }
        let prestige = self.rivals.own_prestige(answer.offer.from);
        self.valuation.hand(hand) - self.now - asked(&answer.offer.terms) + prestige
    }

    /// For each slot the card that is missed least. An honest seat asserts only what is true (OLT-5.9).
    fn fitting(&self, terms: &SeenTerms, honest: bool) -> Option<Side<Card>> {
        let mut left = self.valuation.view.hand;
        let mut cards: Side<Option<Card>> = terms.want.iter().map(|_| None).collect();
        // Slots for any good take what the others leave.
        for any in [false, true] {
            let slots = terms.want.iter().enumerate().filter(|(_, slot)| slot.good.is_none() == any);
            for (place, slot) in slots {
                let among =
                    slot.good.map_or(left, |good| left.and(self.valuation.around.ruleset.cards_of(good)));
                let among: CardSet =
                    among.iter().filter(|card| !honest || is_true(slot.claim, *card)).collect();
                let card = self.missed_least(left, among)?;
                left.remove(card);
                cards.as_mut_slice()[place] = Some(card);
            }
        }
        Some(cards.iter().copied().flatten().collect())
    }

    /// Which of these cards leaves the hand with the greatest worth; the last one, where several do.
    fn missed_least(&self, hand: CardSet, among: CardSet) -> Option<Card> {
        if among.len() == 1 {
            return among.iter().next();
        }
        let without = |card: Card| self.valuation.hand(hand.without(card.into()));
        let worths = among.iter().map(|card| (without(card), card));
        worths.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, card)| card)
    }
}

/// The ducats that an offer asks for, less those it gives.
fn asked(terms: &SeenTerms) -> f64 {
    f64::from(terms.want_ducats) - f64::from(terms.give_ducats)
}

/// One of the ways of what unseen cards may be: likely ones more often.
fn one_way(gets: &[PossibleCards], way: u8) -> CardSet {
    let mut cards = CardSet::EMPTY;
    for (slot, faces) in (0_u8..).zip(gets) {
        let mut mark = ((f64::from(way) + 0.5) / f64::from(WAYS) + 0.37 * f64::from(slot)).fract();
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
