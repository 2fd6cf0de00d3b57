//! What is said of a card beside its good, and what such talk is worth (OLT-5.3).

use oltremare::{Card, Claim, Load, Symbol};
use table::Pile;

use super::value::Valuation;
use crate::BotRng;

/// So many cards are weighed that an unseen one may be.
const MOST_POSSIBLE: usize = 4;

/// A card that is not yet seen: what it may be, and how likely.
pub(super) type PossibleCards = Pile<(Card, f64), MOST_POSSIBLE>;

/// Is this said of the card with truth? What is left out is no lie.
pub(super) fn is_true(claim: Claim, card: Card) -> bool {
    claim.symbols.iter().all(|symbol| card.symbols().contains(symbol))
        && claim.load.is_none_or(|load| load.number() == card.load())
}

/// What is said of an own card. Pirates are passed over in silence or, now and then, denied.
pub(super) fn claim_for(card: Card, honesty: f64, rng: &mut BotRng) -> Claim {
    let load = Load::ALL.into_iter().find(|load| load.number() == card.load());
    if !card.symbols().contains(Symbol::Pirate) {
        return Claim { symbols: card.symbols().iter().collect(), load };
    }
    let shown = card.symbols().iter().find(|symbol| *symbol != Symbol::Pirate);
    if rng.chance(honesty) {
        return Claim { symbols: shown.into_iter().collect(), load: None };
    }
    let pretended = [Symbol::Ducat, Symbol::Card].into_iter().find(|symbol| Some(*symbol) != shown);
    Claim { symbols: shown.into_iter().chain(pretended).collect(), load }
}

/// What a card of this class may be when somebody gives it away and says this of it. Whoever may choose gives their worst, so
/// bad cards are likelier; what is said counts as far as one is credulous.
pub(super) fn possible_cards(valuation: &Valuation<'_>, class: usize, claim: Claim) -> PossibleCards {
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
