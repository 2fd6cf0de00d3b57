//! The trade phase: answers first, then own offers, then purchases, and an end.

use oltremare::{Announcement, CardSet, Decision, Oltremare, Outlook, Source, View};
use table::{Seat, Show};

use super::Temper;
use super::bargain::Dealer;
use super::value::count_f64;
use crate::{BotRng, Prompt};

/// Cards that are weighed before one is bought unseen.
const DRAWS: usize = 10;

/// The active player speaks.
pub(super) fn lead(
    view: &View,
    prompt: &Prompt<'_, Oltremare>,
    temper: &Temper,
    rng: &mut BotRng,
) -> Decision {
    let dealer = Dealer::new(view, prompt.seat, temper);
    if let Some(answer) = dealer.best_answer(rng) {
        return answer;
    }
    if view.offers.posted(prompt.seat) == 0
        && let Some(Announcement { have, seek }) = dealer.announcement()
    {
        return Decision::Announce { have, seek };
    }
    let partners: Vec<Seat> = prompt.seat.others(view.seats()).collect();
    if let Some(proposal) = dealer.proposal(&partners, rng) {
        return Decision::Propose(proposal);
    }
    let may_end = prompt.decisions.contains(&Decision::EndTrade);
    if let Some(buy) = purchase(&dealer, prompt, may_end) {
        return buy;
    }
    // Nobody is left without an answer.
    let open = view.offers.standing().iter().find(|offer| offer.to.contains(prompt.seat));
    open.map_or(Decision::EndTrade, |offer| Decision::Decline { offer: offer.number })
}

/// A partner speaks, or keeps silent.
pub(super) fn join(
    view: &View,
    prompt: &Prompt<'_, Oltremare>,
    temper: &Temper,
    rng: &mut BotRng,
) -> Option<Decision> {
    let to_me = view.offers.standing().iter().rev().find(|offer| offer.to.contains(prompt.seat));
    let active = view.turn.active;
    let said = view.offers.posted(prompt.seat);
    let may_offer = said == 0 || said == 1 && to_me.is_some();
    if to_me.is_none() && !may_offer {
        return None;
    }
    let dealer = Dealer::new(view, prompt.seat, temper);
    if let Some(answer) = dealer.best_answer(rng) {
        return Some(answer);
    }
    if may_offer && let Some(proposal) = dealer.proposal(&[active], rng) {
        return Some(Decision::Propose(proposal));
    }
    to_me.map(|offer| Decision::Decline { offer: offer.number })
}

/// OLT-4.20: a card, if it is worth its price or has to be. OLT-6.25: a card from the pirates also costs one no more.
fn purchase(dealer: &Dealer<'_>, prompt: &Prompt<'_, Oltremare>, may_end: bool) -> Option<Decision> {
    let affairs = &dealer.affairs;
    let unseen: Vec<_> = affairs.unseen.iter().collect();
    let step = unseen.len().div_ceil(DRAWS).max(1);
    let drawn = unseen.iter().step_by(step);
    let count = drawn.len();
    let with = drawn.map(|card| {
        let card: CardSet = [*card].into_iter().collect();
        affairs.hand(affairs.view.hand.or(card))
    });
    let worth = if count == 0 { 0.0 } else { with.sum::<f64>() / count_f64(count) - dealer.now };
    let sources = [(Source::Stock, 0.0), (Source::Pirates, affairs.temper.pirate)];
    let offers = sources.into_iter().filter_map(|(from, saved)| {
        let buy = prompt.decisions.iter().copied().find(|listed| *listed == Decision::Buy { from })?;
        let Outlook::Buy { price, .. } = Oltremare::outlook(affairs.view, prompt.seat, &buy) else {
            return None;
        };
        Some((worth + saved - f64::from(price), buy))
    });
    let (gain, buy) = offers.max_by(|a, b| a.0.total_cmp(&b.0))?;
    (gain > affairs.temper.thrift || !may_end).then_some(buy)
}
