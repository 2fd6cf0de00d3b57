//! The trade phase: answers first, then own offers, then purchases, and an end.

use oltremare::{Announcement, Decision, SeatView, Source};

use super::bargain::Negotiator;
use super::value::Valuation;
use crate::BotRng;

/// Cards that are weighed before one is bought unseen.
const DRAWS: usize = 10;

/// The active player speaks.
pub(super) fn decide_as_active(
    valuation: Valuation<'_>,
    decisions: &[Decision],
    rng: &mut BotRng,
) -> Decision {
    let view = valuation.view;
    let negotiator = Negotiator::new(valuation);
    if let Some(answer) = negotiator.best_answer(rng) {
        return answer;
    }
    if view.posted(view.seat) == 0
        && let Some(Announcement { have, seek }) = negotiator.announcement()
    {
        return Decision::Announce { have, seek };
    }
    if let Some(proposal) = negotiator.proposal(rng) {
        return Decision::Propose(proposal);
    }
    let may_end = decisions.contains(&Decision::EndTrade);
    if let Some(buy) = purchase(&negotiator, decisions, may_end) {
        return buy;
    }
    // Nobody is left without an answer.
    let open = view.offers().find(|offer| offer.to.contains(view.seat));
    open.map_or(Decision::EndTrade, |offer| Decision::Decline { offer: offer.number })
}

/// A partner speaks, or keeps silent.
pub(super) fn remark_as_partner<'a>(
    view: SeatView<'a>,
    valuation: impl FnOnce() -> Valuation<'a>,
    rng: &mut BotRng,
) -> Option<Decision> {
    let to_me = view.offers().rev().find(|offer| offer.to.contains(view.seat));
    let said = view.posted(view.seat);
    let may_offer = said == 0 || said == 1 && to_me.is_some();
    if to_me.is_none() && !may_offer {
        return None;
    }
    let negotiator = Negotiator::new(valuation());
    if let Some(answer) = negotiator.best_answer(rng) {
        return Some(answer);
    }
    if may_offer && let Some(proposal) = negotiator.proposal(rng) {
        return Some(Decision::Propose(proposal));
    }
    to_me.map(|offer| Decision::Decline { offer: offer.number })
}

/// OLT-4.20: a card, if it is worth its price or has to be. OLT-6.25: a card from the pirates also costs one no more.
fn purchase(negotiator: &Negotiator<'_>, decisions: &[Decision], may_end: bool) -> Option<Decision> {
    let valuation = &negotiator.valuation;
    let sources = [(Source::Stock, 0.0), (Source::Pirates, valuation.parameters.pirate_card)];
    let is_listed = |from: Source| decisions.contains(&Decision::Buy { from });
    if !sources.iter().any(|(from, _)| is_listed(*from)) {
        return None;
    }
    // What has to be bought need not be valued: it is the same wherever it comes from.
    let worth = if may_end { unseen_card(negotiator) } else { 0.0 };
    let price = f64::from(valuation.view.board().price(valuation.view.seat));
    let offers = sources.into_iter().filter(|(from, _)| is_listed(*from));
    let gains = offers.map(|(from, saved)| (worth + saved - price, Decision::Buy { from }));
    let (gain, buy) = gains.max_by(|a, b| a.0.total_cmp(&b.0))?;
    (gain > valuation.parameters.least_purchase_gain || !may_end).then_some(buy)
}

/// What a card is worth that is bought unseen.
fn unseen_card(negotiator: &Negotiator<'_>) -> f64 {
    let valuation = &negotiator.valuation;
    let unseen = usize::from(valuation.unseen.len());
    let drawn = valuation.unseen.iter().step_by(unseen.div_ceil(DRAWS).max(1));
    let with = drawn.map(|card| valuation.hand(valuation.view.hand.or(card.into())));
    let (sum, count) = with.fold((0.0, 0.0), |(sum, count), worth| (sum + worth, count + 1.0));
    if unseen == 0 { 0.0 } else { sum / count - negotiator.now }
}
