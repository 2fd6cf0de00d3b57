//! The trade phase: answers first, then own offers, then purchases, and an end.

use oltremare::{Announcement, CardSet, Decision, Oltremare, SeatView, Source};
use table::Seat;

use super::Parameters;
use super::bargain::Negotiator;
use super::value::count_f64;
use crate::{BotRng, Prompt};

/// Cards that are weighed before one is bought unseen.
const DRAWS: usize = 10;

/// The active player speaks.
pub(super) fn decide_as_active(
    view: SeatView<'_>,
    prompt: &Prompt<'_, Oltremare>,
    parameters: &Parameters,
    rng: &mut BotRng,
) -> Decision {
    let negotiator = Negotiator::new(view, parameters);
    if let Some(answer) = negotiator.best_answer(rng) {
        return answer;
    }
    if view.posted(view.seat) == 0
        && let Some(Announcement { have, seek }) = negotiator.announcement()
    {
        return Decision::Announce { have, seek };
    }
    let partners: Vec<Seat> = view.seat.others(view.board().seats()).collect();
    if let Some(proposal) = negotiator.proposal(&partners, rng) {
        return Decision::Propose(proposal);
    }
    let may_end = prompt.decisions.contains(&Decision::EndTrade);
    if let Some(buy) = purchase(&negotiator, prompt, may_end) {
        return buy;
    }
    // Nobody is left without an answer.
    let open = view.offers().find(|offer| offer.to.contains(view.seat));
    open.map_or(Decision::EndTrade, |offer| Decision::Decline { offer: offer.number })
}

/// A partner speaks, or keeps silent.
pub(super) fn remark_as_partner(
    view: SeatView<'_>,
    parameters: &Parameters,
    rng: &mut BotRng,
) -> Option<Decision> {
    let to_me = view.offers().rev().find(|offer| offer.to.contains(view.seat));
    let active = view.board().turn.active;
    let said = view.posted(view.seat);
    let may_offer = said == 0 || said == 1 && to_me.is_some();
    if to_me.is_none() && !may_offer {
        return None;
    }
    let negotiator = Negotiator::new(view, parameters);
    if let Some(answer) = negotiator.best_answer(rng) {
        return Some(answer);
    }
    if may_offer && let Some(proposal) = negotiator.proposal(&[active], rng) {
        return Some(Decision::Propose(proposal));
    }
    to_me.map(|offer| Decision::Decline { offer: offer.number })
}

/// OLT-4.20: a card, if it is worth its price or has to be. OLT-6.25: a card from the pirates also costs one no more.
fn purchase(negotiator: &Negotiator<'_>, prompt: &Prompt<'_, Oltremare>, may_end: bool) -> Option<Decision> {
    let valuation = &negotiator.valuation;
    let unseen: Vec<_> = valuation.unseen.iter().collect();
    let step = unseen.len().div_ceil(DRAWS).max(1);
    let drawn = unseen.iter().step_by(step);
    let count = drawn.len();
    let with = drawn.map(|card| {
        let card: CardSet = [*card].into_iter().collect();
        valuation.hand(valuation.view.hand.or(card))
    });
    let worth = if count == 0 { 0.0 } else { with.sum::<f64>() / count_f64(count) - negotiator.now };
    let sources = [(Source::Stock, 0.0), (Source::Pirates, valuation.parameters.pirate_card)];
    let offers = sources.into_iter().filter_map(|(from, saved)| {
        let buy = prompt.decisions.iter().copied().find(|listed| *listed == Decision::Buy { from })?;
        let price = valuation.view.board().price(valuation.view.seat);
        Some((worth + saved - f64::from(price), buy))
    });
    let (gain, buy) = offers.max_by(|a, b| a.0.total_cmp(&b.0))?;
    (gain > valuation.parameters.least_purchase_gain || !may_end).then_some(buy)
}
