//! What a seat that thinks makes of talk: whom it believes, what was refused to it, and what it says of its own cards. `greedy`
//! has nothing of it.

use oltremare::{Card, CardSet, Claim, Event, Oltremare, Ruleset, SeatView, SeenCard, Symbol, Symbols};
use table::{Kind, MAX_SEATS, OfferNumber, Pile, Seat, SeatSet};

use super::Parameters;
use super::claim::is_true;
use crate::BotRng;

/// So many refusals of a turn are remembered.
const MOST_REFUSED: usize = 20;
/// Who makes more offers in a turn haggles.
const HAGGLING: f64 = 1.2;
/// How likely somebody who haggles must agree for an offer to be made.
const LEAST_CHANCE_HAGGLING: f64 = 0.3;
/// What is expected of offered cards is taken for as much as so many cards would tell.
const CARDS_EXPECTED: f64 = 4.0;
/// How far somebody is believed of whom nothing is known, and how many truths make up for a lie.
const USUAL_CREDULITY: f64 = 0.5;
const TRUTHS_FOR_A_LIE: f64 = 6.0;

/// What follows for one seat from what it has heard.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Talk {
    seat: Seat,
    /// What the cards were that each seat gave to this one.
    received: [Received; MAX_SEATS],
    /// Those who make many offers: they are offered much, too, and imagined as `greedy` is.
    haggle: SeatSet,
    /// What was refused to this seat in this turn.
    refused: Pile<Asked, MOST_REFUSED>,
    /// [`Parameters::pirates_offered`].
    pirates_offered: f64,
    /// From this follows what is said of own cards, the same of each card as long as one question lasts.
    whim: u64,
}

/// Cards that somebody gave, and what had been said of them.
#[derive(Copy, Clone, PartialEq, Default, Debug)]
struct Received {
    pirates: f64,
    others: f64,
    truths: f64,
    lies: f64,
}

/// A thing that was asked of somebody: goods that were wanted, or else those that were for sale.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Asked {
    of: Seat,
    thing: Thing,
}

/// Goods as bits, wanted or for sale.
#[derive(Copy, Clone, PartialEq, Default, Debug)]
pub(super) struct Thing {
    wanted: u8,
    for_sale: u8,
}

impl Default for Asked {
    fn default() -> Asked {
        Asked { of: Seat::ALL[0], thing: Thing::default() }
    }
}

impl Thing {
    /// Of a bargain in which cards of these classes are wanted and given.
    pub(super) fn of(
        wanted: impl IntoIterator<Item = usize>,
        given: impl IntoIterator<Item = usize>,
    ) -> Thing {
        let bits =
            |classes: &mut dyn Iterator<Item = usize>| classes.fold(0, |bits, class| bits | 1 << class);
        let wanted = bits(&mut wanted.into_iter());
        Thing { wanted, for_sale: if wanted == 0 { bits(&mut given.into_iter()) } else { 0 } }
    }

    /// Is something of it the same?
    pub(super) fn meets(self, other: Thing) -> bool {
        self.wanted & other.wanted != 0 || self.for_sale & other.for_sale != 0
    }
}

impl Talk {
    /// What this seat remembers when it has heard all this.
    pub(super) fn after(
        view: SeatView<'_>,
        heard: &[Event],
        parameters: &Parameters,
        rng: &mut BotRng,
    ) -> Talk {
        let mut talk = Talk {
            seat: view.seat,
            received: [Received::default(); MAX_SEATS],
            haggle: SeatSet::EMPTY,
            refused: Pile::new(),
            pirates_offered: parameters.pirates_offered,
            whim: rng.bits(),
        };
        let (mut turns, mut offers) = (2.0, [0.0; MAX_SEATS]);
        let mut asked = Pile::<(OfferNumber, Thing), MOST_REFUSED>::new();
        for event in heard {
            if let Event::Proposed { offer } = event {
                offers[offer.from.index()] += 1.0;
            }
            match event {
                Event::Turn { .. } => {
                    turns += 1.0;
                    asked.clear();
                    talk.refused.clear();
                }
                Event::Proposed { offer } | Event::Reworded { offer, .. } if offer.from == view.seat => {
                    let class = |good| view.ruleset().goods().iter().position(|known| *known == good);
                    let wanted = offer.terms.want.iter().filter_map(|slot| slot.good.and_then(class));
                    let given = offer.terms.give.iter().filter_map(|card| class(card.good));
                    push(&mut asked, (offer.number, Thing::of(wanted, given)));
                }
                Event::Declined { seat, offer } => {
                    if let Some((_, thing)) = asked.iter().find(|(number, _)| number == offer) {
                        push(&mut talk.refused, Asked { of: *seat, thing: *thing });
                    }
                }
                Event::Dealt { from, to, give, .. } if *to == view.seat => talk.received(*from, give),
                Event::Dealt { from, to, take, .. } if *from == view.seat => talk.received(*to, take),
                _ => {}
            }
        }
        let haggles = |other: &Seat| *other != view.seat && offers[other.index()] > HAGGLING * turns;
        talk.haggle = Seat::first(view.board().seats()).filter(haggles).collect();
        talk
    }

    /// These cards have come, and are seen now.
    fn received(&mut self, from: Seat, cards: &[SeenCard]) {
        let received = &mut self.received[from.index()];
        for seen in cards {
            let Some(card) = seen.card else { continue };
            let kind = if is_pirate(card) { &mut received.pirates } else { &mut received.others };
            *kind += 1.0;
            if !seen.claim.is_empty() {
                let kind = if is_true(seen.claim, card) { &mut received.truths } else { &mut received.lies };
                *kind += 1.0;
            }
        }
    }

    /// How likely this card is it, compared with others, if this seat offers it and says this of it.
    pub(super) fn weight(&self, card: Card, claim: Claim, from: Option<Seat>) -> f64 {
        let received = from.map_or(Received::default(), |from| self.received[from.index()]);
        let Received { pirates, others, truths, lies } = received;
        let chosen = if is_pirate(card) {
            let expected = CARDS_EXPECTED * self.pirates_offered / (1.0 + self.pirates_offered);
            (pirates + expected) / (others + CARDS_EXPECTED - expected)
        } else {
            1.0
        };
        let credulity = USUAL_CREDULITY * (1.0 + truths) / (1.0 + truths + TRUTHS_FOR_A_LIE * lies);
        chosen * if is_true(claim, card) { 1.0 } else { 1.0 - credulity }
    }

    /// How likely is what others offer to this seat on an imagined table, compared with the likeliest?
    pub(super) fn likelihood(&self, table: &Oltremare, seat: Seat) -> f64 {
        let view = table.seat_view(seat);
        let mut likelihood = 1.0;
        for offer in view.offers().filter(|offer| offer.to.contains(seat)) {
            let as_it_is = table.seat_view(offer.from).offers().find(|own| own.number == offer.number);
            for seen in as_it_is.iter().flat_map(|offer| &offer.terms.give) {
                let Some(card) = seen.card else { continue };
                let of_class = view.board().face_down().and(Ruleset::cards_of_class(card.class()));
                let among = that_may_come(view, Some(offer.from), of_class.without(view.hand));
                let weight = |card| self.weight(card, seen.claim, Some(offer.from));
                likelihood *= weight(card) / among.iter().map(weight).fold(0.0, f64::max);
            }
        }
        likelihood
    }

    /// Has this seat said no in this turn to such an offer of that one?
    pub(super) fn was_refused(&self, by: Seat, from: Seat, thing: Thing) -> bool {
        from == self.seat && self.refused.iter().any(|asked| asked.of == by && asked.thing.meets(thing))
    }

    /// What is said of an own card: one symbol of it that is no pirate, or two, of which the second is made up where it is one.
    /// Both sound the same whether there is a pirate or not.
    pub(super) fn claim_for(&self, card: Card) -> Claim {
        let mut rng = BotRng::new(self.whim ^ u64::try_from(card.index()).expect("98 cards"));
        let named_two = BotRng::new(rng.bits()).chance(0.5);
        let mut any = |symbols: Symbols| symbols.iter().nth(rng.below(symbols.len().into()));
        let harmless = Symbols::all().without(Symbol::Pirate.into());
        let shown = card.symbols().and(harmless);
        let one = any(shown);
        let more = if is_pirate(card) { harmless } else { shown };
        let other = any(one.map_or(more, |one| more.without(one.into()))).filter(|_| named_two);
        Claim { symbols: one.into_iter().chain(other).collect(), load: None }
    }
}

impl Parameters {
    /// What a seat makes of talk; nothing, where it plays as `greedy` does.
    pub(super) fn talk_of(&self, seat: Seat) -> Option<&Talk> {
        self.talk.as_ref().filter(|talk| !talk.haggle.contains(seat))
    }

    /// By how much less this partner counts a card that the seat offers than what it would be worth to it on the average.
    pub(super) fn doubt(&self, seat: Seat, partner: Seat) -> f64 {
        let is_so = self.talk_of(seat).is_some_and(|talk| !talk.haggle.contains(partner));
        if is_so { self.partners_doubt } else { 0.0 }
    }

    /// How likely one of these must agree for an offer of the seat to be made.
    pub(super) fn least_chance_with(&self, seat: Seat, partners: SeatSet) -> f64 {
        let Some(talk) = self.talk_of(seat) else { return 0.0 };
        if (partners - talk.haggle).is_empty() { LEAST_CHANCE_HAGGLING } else { self.least_chance }
    }
}

/// The cards of a class that somebody may give, perhaps this seat, as far as another knows: not those that it knows elsewhere.
pub(super) fn that_may_come(view: SeatView<'_>, from: Option<Seat>, of_class: CardSet) -> CardSet {
    let elsewhere = view.known.iter().filter(|(seat, _)| Some(*seat) != from);
    elsewhere.fold(of_class, |cards, (_, known)| cards.without(*known))
}

/// Has that seat a pirate of this class that this one gave it? It is the first card that would come back.
pub(super) fn pirate_would_return(view: SeatView<'_>, from: Seat, class: usize) -> bool {
    view.known[from].and(Ruleset::cards_of_class(class)).iter().any(is_pirate)
}

fn is_pirate(card: Card) -> bool {
    card.symbols().contains(Symbol::Pirate)
}

/// Where there is no room any more, it is not remembered.
fn push<T: Copy + Default, const N: usize>(pile: &mut Pile<T, N>, item: T) {
    if !pile.is_full() {
        pile.push(item);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oltremare::Good;

    const LIAR: Seat = Seat::ALL[1];

    fn talk() -> Talk {
        Talk {
            seat: Seat::ALL[0],
            received: [Received::default(); MAX_SEATS],
            haggle: SeatSet::EMPTY,
            refused: Pile::new(),
            pirates_offered: 1.0,
            whim: 0,
        }
    }

    fn card(id: &str) -> Card {
        Card::with_id(id).expect("a card of the box")
    }

    /// How much likelier an offered card has a pirate than what is said of it.
    fn suspicion(talk: &Talk, claim: Claim) -> f64 {
        talk.weight(card("c33"), claim, Some(LIAR)) / talk.weight(card("c32"), claim, Some(LIAR))
    }

    /// "No pirate", said twelve times of the same card.
    #[test]
    fn a_lie_is_believed_less_each_time_and_a_truth_more() {
        let claim = Claim { symbols: [Symbol::Ducat, Symbol::Card].into_iter().collect(), load: None };
        let (mut lied_to, mut told_the_truth) = (talk(), talk());
        for _ in 0..12 {
            let (before, trusted) = (suspicion(&lied_to, claim), suspicion(&told_the_truth, claim));
            lied_to.received(LIAR, &[SeenCard { good: Good::Salt, claim, card: Some(card("c33")) }]);
            told_the_truth.received(LIAR, &[SeenCard { good: Good::Salt, claim, card: Some(card("c32")) }]);
            assert!(suspicion(&lied_to, claim) > before);
            assert!(suspicion(&told_the_truth, claim) <= trusted);
        }
        assert!(suspicion(&lied_to, claim) > 5.0, "{}", suspicion(&lied_to, claim));
    }

    #[test]
    fn every_claim_is_one_that_a_card_without_a_pirate_could_have() {
        for whim in 0..50 {
            let talk = Talk { whim, ..talk() };
            for own in Card::all() {
                let claim = talk.claim_for(own);
                let mut harmless = Card::all().filter(|card| !is_pirate(*card));
                assert!(harmless.any(|card| is_true(claim, card)) && !claim.is_empty(), "{own}: {claim:?}");
                assert!(is_pirate(own) || is_true(claim, own), "{own}: {claim:?}");
            }
        }
    }
}
