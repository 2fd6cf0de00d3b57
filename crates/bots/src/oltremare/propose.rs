//! Offers of one's own, and announcements: what pays oneself and may please another.

use oltremare::{Announcement, Card, CardSet, Claim, Given, Good, Goods, Proposal, Slot};
use table::{Kind, Seat};

use super::bargain::Negotiator;
use super::claim::{PossibleCards, claim_for};
use super::rival::{Rivals, Terms};
use crate::BotRng;

/// How often a seat says something of its own in one turn at the most. The price of an offer tells with which
/// statement it was made: each time only prices with another remainder are named, so no offer is made twice.
pub(super) const MOST_STATEMENTS: u8 = 4;
/// More than this nobody pays or asks on top of cards.
const PRICES: std::ops::RangeInclusive<i32> = -5..=5;
/// Of what might be given and wanted, so much is tried.
const MOST_SPARES: usize = 6;
const MOST_WISHES: usize = 4;

/// An offer that might be made.
struct Candidate {
    gives: Vec<Card>,
    wants: Vec<Good>,
    /// To oneself.
    ducats: i32,
    to: Option<Seat>,
    /// What may be hoped for.
    hope: f64,
}

impl Negotiator<'_> {
    /// The most hopeful offer to any of these seats.
    pub(super) fn proposal(&self, partners: &[Seat], rng: &mut BotRng) -> Option<Proposal> {
        let view = self.valuation.view;
        let seat = view.seat;
        if !view.may_propose() || view.posted(seat) >= MOST_STATEMENTS {
            return None;
        }
        let idea = self.best_idea(partners)?;
        let give = idea.gives.iter().map(|card| Given {
            card: *card,
            claim: claim_for(*card, self.valuation.parameters.honesty, rng),
        });
        // Only what is about the same goods answers an offer.
        let heard = view.offers().rev().find(|offer| {
            let given = offer.terms.give.iter().any(|card| idea.wants.contains(&card.good));
            let goods = idea.gives.iter().map(|card| self.valuation.ruleset.good(*card));
            let wanted =
                goods.into_iter().any(|good| offer.terms.want.iter().any(|slot| slot.good == Some(good)));
            offer.to.contains(seat) && (given || wanted)
        });
        Some(Proposal {
            to: idea.to,
            give: give.collect(),
            give_ducats: u8::try_from(-idea.ducats).unwrap_or(0),
            want: idea.wants.iter().map(|good| Slot { good: Some(*good), claim: Claim::default() }).collect(),
            want_ducats: u8::try_from(idea.ducats).unwrap_or(0),
            in_reply_to: heard.filter(|_| !view.board().is_active(seat)).map(|offer| offer.number),
        })
    }

    fn best_idea(&self, partners: &[Seat]) -> Option<Candidate> {
        let wishes = self.wishes();
        let mut best: Option<Candidate> = None;
        for gives in self.spares() {
            for (wants, faces) in &wishes {
                let good = |card: &Card| self.valuation.ruleset.good(*card);
                // Like for like would pay only by symbols that nobody believes in.
                if gives.is_empty() && wants.is_empty()
                    || gives.iter().any(|card| wants.contains(&good(card)))
                {
                    continue;
                }
                let gets = vec![faces.clone(); wants.len()];
                let change = self.change(gives.iter().copied().collect(), &gets);
                for ducats in PRICES.filter(|ducats| self.is_said_now(&gives, wants, *ducats)) {
                    let idea = self.weigh(partners, &gives, wants, ducats, change);
                    if let Some(idea) = idea
                        && best.as_ref().is_none_or(|best| idea.hope > best.hope)
                    {
                        best = Some(idea);
                    }
                }
            }
        }
        best.filter(|idea| idea.hope >= self.valuation.parameters.least_hope)
    }

    /// What one might give: nothing, a card that is not missed too much, or two.
    fn spares(&self) -> Vec<Vec<Card>> {
        let spared = self.spared();
        let mut spares = vec![Vec::new()];
        spares.extend(spared.iter().take(MOST_SPARES).map(|(_, card)| vec![*card]));
        if let [(_, first), (_, second), (_, third), ..] = spared[..] {
            spares.push(vec![first, second]);
            spares.push(vec![first, third]);
        }
        spares
    }

    /// What one might want: nothing, a card of a good that helps, or two of the best, with what they may be.
    fn wishes(&self) -> Vec<(Vec<Good>, PossibleCards)> {
        let mut wished = self.wanted();
        wished.retain(|(gain, ..)| *gain > 0.5);
        wished.truncate(MOST_WISHES);
        let mut wishes = vec![(Vec::new(), Vec::new())];
        for (place, (_, good, faces)) in wished.into_iter().enumerate() {
            if place < 2 && faces.len() > 1 {
                wishes.push((vec![good, good], faces.clone()));
            }
            wishes.push((vec![good], faces));
        }
        wishes
    }

    /// What a card of each good would bring, the best first.
    fn wanted(&self) -> Vec<(f64, Good, PossibleCards)> {
        let goods = self.valuation.ruleset.goods().into_iter();
        let wanted = goods.filter_map(|good| {
            let faces = self.possible_cards(Some(good), Claim::default());
            let gain = self.change(CardSet::EMPTY, std::slice::from_ref(&faces));
            (!faces.is_empty()).then_some((gain, good, faces))
        });
        let mut wanted: Vec<_> = wanted.collect();
        wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
        wanted
    }

    /// What giving each card would cost, the cheapest first.
    fn spared(&self) -> Vec<(f64, Card)> {
        let hand = self.valuation.view.hand.iter();
        let mut spared: Vec<(f64, Card)> =
            hand.map(|card| (-self.change([card].into_iter().collect(), &[]), card)).collect();
        spared.sort_by(|a, b| a.0.total_cmp(&b.0));
        spared
    }

    /// Is this price for these cards one to be named with the present statement? With the next one it is one
    /// ducat less.
    fn is_said_now(&self, gives: &[Card], wants: &[Good], ducats: i32) -> bool {
        let given =
            gives.iter().map(|card| self.valuation.ruleset.good(*card).index() + usize::from(card.load()));
        let mark: usize = given.chain(wants.iter().map(|good| good.index())).sum();
        let said = i32::from(self.valuation.view.posted(self.valuation.view.seat));
        (i32::try_from(mark).unwrap_or(0) + ducats + said).rem_euclid(i32::from(MOST_STATEMENTS)) == 0
    }

    /// Whom to make it to, and what to hope for.
    fn weigh(
        &self,
        partners: &[Seat],
        gives: &[Card],
        wants: &[Good],
        ducats: i32,
        change: f64,
    ) -> Option<Candidate> {
        let gets: Vec<Good> = gives.iter().map(|card| self.valuation.ruleset.good(*card)).collect();
        let terms = Terms { gets: &gets, gives: wants, ducats: -f64::from(ducats) };
        let margin = self.valuation.parameters.least_gain;
        let (mut nobody, mut hope, mut likely) = (1.0, 0.0, (0.0, None));
        let mut all_please = true;
        for &partner in partners {
            let gain = self.gain(partner, change, &terms);
            if gain < margin {
                all_please = false;
                continue;
            }
            let agrees =
                Rivals::agrees(self.rivals.gain(partner, &terms)) * self.rivals.holds(partner, wants);
            nobody *= 1.0 - agrees;
            hope += agrees * gain;
            if agrees > likely.0 {
                likely = (agrees, Some((partner, gain)));
            }
        }
        let (best, Some((partner, gain))) = likely else { return None };
        let anybody = 1.0 - nobody;
        let alone = partners.len() == 1 || best > 0.75 * anybody || !all_please;
        let (to, hope) = if alone { (Some(partner), best * gain) } else { (None, hope.min(anybody * gain)) };
        Some(Candidate { gives: gives.to_vec(), wants: wants.to_vec(), ducats, to, hope })
    }

    /// OLT-5.5: what can be spared and what is wanted most.
    pub(super) fn announcement(&self) -> Option<Announcement> {
        let spares = self
            .spared()
            .into_iter()
            .filter(|(cost, _)| *cost < self.valuation.parameters.spare_below)
            .take(2);
        let have: Goods = spares.map(|(_, card)| self.valuation.ruleset.good(card)).collect();
        let wanted = self.wanted().into_iter();
        let wanted = wanted
            .filter(|(gain, good, _)| *gain > self.valuation.parameters.seek_above && !have.has(*good))
            .take(2);
        let seek: Goods = wanted.map(|(_, good, _)| good).collect();
        (!have.is_empty() || !seek.is_empty()).then_some(Announcement { have, seek })
    }
}
