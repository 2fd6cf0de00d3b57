//! What a bargain is worth to both sides, and the answer to an offer.

use oltremare::{Card, CardSet, Claim, Decision, Good, SeenTerms, Side};
use table::{Offer, Seat};

use super::Temper;
use super::claim::{Faces, faces, is_true};
use super::rival::{Rivals, Terms};
use super::value::{Affairs, count_f64};
use crate::Whim;

/// So many ways of what several unseen cards may be are weighed.
const WAYS: usize = 4;

/// A seat that bargains: its affairs, and what it thinks of the others.
pub(super) struct Dealer<'a> {
    pub(super) affairs: Affairs<'a>,
    pub(super) rivals: Rivals,
    /// What the hand is worth as it is.
    pub(super) now: f64,
}

impl<'a> Dealer<'a> {
    pub(super) fn new(view: &'a oltremare::View, seat: Seat, temper: &'a Temper) -> Dealer<'a> {
        let affairs = Affairs::new(view, seat, temper);
        let rivals = Rivals::new(&affairs);
        let now = affairs.hand(view.hand);
        Dealer { affairs, rivals, now }
    }

    /// By how much the hand would be worth more without these cards and with those.
    pub(super) fn change(&self, gives: CardSet, gets: &[Faces]) -> f64 {
        let rest = self.affairs.view.hand.without(gives);
        let with = |cards: CardSet| self.affairs.hand(rest.or(cards));
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
    pub(super) fn faces(&self, good: Option<Good>, claim: Claim) -> Faces {
        faces(&self.affairs, good, claim, CardSet::EMPTY)
    }

    /// The gain of a bargain with this partner: the change of the hand, ducats and prestige, less what one begrudges him.
    pub(super) fn gain(&self, partner: Seat, change: f64, terms: &Terms<'_>) -> f64 {
        let own = change - terms.ducats + self.rivals.prestige(self.affairs.seat);
        own - self.rivals.envy(partner) * self.rivals.gain(partner, terms).max(0.0)
    }

    /// The best offer to accept, with what it brings.
    pub(super) fn best_answer(&self, whim: &mut Whim) -> Option<Decision> {
        let seat = self.affairs.seat;
        let to_me = self.affairs.view.offers.standing().iter().filter(|offer| offer.to.contains(seat));
        let answers = to_me.filter_map(|offer| self.answer(offer, whim));
        let best = answers.max_by(|a, b| a.0.total_cmp(&b.0))?;
        (best.0 >= self.affairs.temper.margin).then_some(best.1)
    }

    /// Yes to an offer, with the cards that are missed least, and what that brings.
    fn answer(&self, offer: &Offer<SeenTerms>, whim: &mut Whim) -> Option<(f64, Decision)> {
        let terms = &offer.terms;
        if !self.is_feasible(offer) {
            return None;
        }
        let cards = self.fitting(terms, whim)?;
        let gives: CardSet = cards.iter().copied().collect();
        let gets: Vec<Faces> =
            terms.give.iter().map(|card| self.faces(Some(card.good), card.claim)).collect();
        if gets.iter().any(Vec::is_empty) {
            return None;
        }
        let change = self.change(gives, &gets);
        let given: Vec<Good> = cards.iter().map(|card| self.affairs.ruleset.good(*card)).collect();
        let taken: Vec<Good> = terms.give.iter().map(|card| card.good).collect();
        let ducats = f64::from(terms.want_ducats) - f64::from(terms.give_ducats);
        let gain = self.gain(offer.from, change, &Terms { gets: &given, gives: &taken, ducats });
        Some((gain, Decision::Accept { offer: offer.number, cards }))
    }

    /// For each slot the card that is missed least. An honest seat asserts only what is true (OLT-5.9).
    fn fitting(&self, terms: &SeenTerms, whim: &mut Whim) -> Option<Side<Card>> {
        let mut left = self.affairs.view.hand;
        let mut cards = [None; 6];
        let honest = whim.chance(self.affairs.temper.honesty);
        // Slots for any good take what the others leave.
        for any in [false, true] {
            let slots = terms.want.iter().enumerate().filter(|(_, slot)| slot.good.is_none() == any);
            for (place, slot) in slots {
                let among = slot.good.map_or(left, |good| left.and(self.affairs.ruleset.cards_of(good)));
                let true_ones = among.iter().filter(|card| !honest || is_true(slot.claim, *card));
                let without = |card: Card| {
                    let mut rest = left;
                    rest.remove(card);
                    self.affairs.hand(rest)
                };
                let card = true_ones.max_by(|a, b| without(*a).total_cmp(&without(*b)))?;
                left.remove(card);
                cards[place] = Some(card);
            }
        }
        Some(cards.into_iter().flatten().collect())
    }

    /// OLT-5.14, told from the safe side: the active player keeps cards enough for his load.
    fn is_feasible(&self, offer: &Offer<SeenTerms>) -> bool {
        let view = self.affairs.view;
        let active = view.turn.active;
        let (out, come) = if offer.from == active {
            (offer.terms.give.len(), offer.terms.want.len())
        } else {
            (offer.terms.want.len(), offer.terms.give.len())
        };
        let player = &view.players[active];
        let purchases = 4_u8.saturating_sub(view.turn.bought);
        let reach = player.hand + purchases.min(view.supply.max(player.pirates));
        come >= out || usize::from(reach) + come >= usize::from(view.turn.load) + out
    }
}

/// One of the ways of what unseen cards may be: likely ones more often.
fn one_way(gets: &[Faces], way: usize) -> CardSet {
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
