//! What is said of a card beside its good, and what such talk is worth (OLT-5.3).

use oltremare::{Card, Claim, Load, Symbol};
use table::{Pile, Seat};

use super::Parameters;
use super::talk::{Talk, that_may_come};
use super::value::Valuation;
use crate::BotRng;

/// So many cards are weighed that an unseen one may be.
const MOST_POSSIBLE: usize = 4;

/// Of the likelihood of all cards that one may be each of so many parts counts.
const SHARES: f64 = 4.0;

/// A card that is not yet seen: what it may be, and how likely.
pub(super) type PossibleCards = Pile<(Card, f64), MOST_POSSIBLE>;

/// Is this said of the card with truth? What is left out is no lie.
pub(super) fn is_true(claim: Claim, card: Card) -> bool {
    claim.symbols.iter().all(|symbol| card.symbols().contains(symbol))
        && claim.load.is_none_or(|load| load.number() == card.load())
}

/// What is said of an own card. Pirates are passed over in silence or, now and then, denied.
pub(super) fn claim_for(seat: Seat, card: Card, parameters: &Parameters, rng: &mut BotRng) -> Claim {
    if let Some(talk) = parameters.talk_of(seat) {
        return talk.claim_for(card);
    }
    let load = Load::ALL.into_iter().find(|load| load.number() == card.load());
    if !card.symbols().contains(Symbol::Pirate) {
        return Claim { symbols: card.symbols().iter().collect(), load };
    }
    let shown = card.symbols().iter().find(|symbol| *symbol != Symbol::Pirate);
    if rng.chance(parameters.honesty) {
        return Claim { symbols: shown.into_iter().collect(), load: None };
    }
    let pretended = [Symbol::Ducat, Symbol::Card].into_iter().find(|symbol| Some(*symbol) != shown);
    Claim { symbols: shown.into_iter().chain(pretended).collect(), load }
}

/// What a card of this class may be when somebody, perhaps this seat, gives it away and says this of it. Whoever may choose gives
/// their worst, so bad cards are likelier; what is said counts as far as one is credulous.
pub(super) fn possible_cards(
    valuation: &Valuation<'_>,
    class: usize,
    claim: Claim,
    from: Option<Seat>,
) -> PossibleCards {
    if let Some(talk) = valuation.parameters.talk_of(valuation.view.seat) {
        return likely_cards(valuation, talk, class, claim, from);
    }
    let count = usize::from(valuation.unseen_of(class).len());
    let picked = count.min(MOST_POSSIBLE);
    let mut cards = valuation.faces.by_worth(class, valuation.unseen).enumerate();
    let weights = (0..picked).map(|n| {
        let place = (2 * n + 1) * count / (2 * picked);
        let (_, card) = cards.find(|(other, _)| *other == place).expect("one of so many cards");
        let chosen_badly = if 2 * place < count { 1.0 } else { 1.0 - valuation.parameters.wariness };
        let believed = if is_true(claim, card) { 1.0 } else { 1.0 - valuation.parameters.credulity };
        (card, chosen_badly * believed)
    });
    let mut possible: PossibleCards = weights.collect();
    let all: f64 = possible.iter().map(|(_, weight)| weight).sum();
    for (_, weight) in possible.as_mut_slice() {
        *weight /= all.max(f64::MIN_POSITIVE);
    }
    possible
}

/// The same for a seat that thinks: the cards at an eighth of all likelihood, at three eighths and so on, from the worst on.
fn likely_cards(
    valuation: &Valuation<'_>,
    talk: &Talk,
    class: usize,
    claim: Claim,
    from: Option<Seat>,
) -> PossibleCards {
    let among = that_may_come(valuation.view, from, valuation.unseen_of(class));
    let weighed = || {
        let cards = valuation.faces.by_worth(class, among);
        cards.map(|card| (card, talk.weight(card, claim, from)))
    };
    let all: f64 = weighed().map(|(_, weight)| weight).sum();
    let mut likely = PossibleCards::new();
    let (mut sum, mut mark) = (0.0, 0.5 / SHARES);
    for (card, weight) in weighed() {
        sum += weight / all;
        let mut share = 0.0;
        while mark < sum && mark < 1.0 {
            share += 1.0 / SHARES;
            mark += 1.0 / SHARES;
        }
        if share > 0.0 {
            likely.push((card, share));
        }
    }
    likely
}
