//! Offers of one's own, and announcements: what pays oneself and may please another.

use oltremare::{Announcement, Card, Claim, Given, Good, Goods, Proposal, Slot};
use table::{Kind, MAX_SEATS, Pile, Seat, SeatSet};

use super::bargain::Negotiator;
use super::bound::ANYTHING;
use super::choices::{MOST_GIVEN, MOST_WANTED, Spare, Spares, Wish, Wishes};
use super::claim::claim_for;
use super::rival::Rivals;
use super::value::Valuation;
use crate::BotRng;

/// How often a seat says something of its own in one turn at the most. The price of an offer tells with which
/// statement it was made: each time only prices with another remainder are named, so no offer is made twice.
pub(super) const MOST_STATEMENTS: u8 = 4;
/// More than this nobody pays or asks on top of cards.
const PRICES: std::ops::RangeInclusive<i8> = -5..=5;
/// Rounding never makes a product greater than its bound by more than this.
const ROUNDING: f64 = 1.0 + 1e-9;

/// What is given and wanted, in every way that is tried.
const MOST_BARGAINS: usize = MOST_GIVEN * MOST_WANTED;

/// A search tries so many offers, if there is so much to be hoped for.
const MOST_TRIED: usize = 24;
const LEAST_HOPE_TRIED: f64 = 0.05;

/// An offer that might be made.
#[derive(Copy, Clone, Default)]
struct Idea {
    gives: Pile<Card, 2>,
    wants: Pile<usize, 2>,
    /// To oneself.
    ducats: i8,
    to: Option<Seat>,
    /// What may be hoped for.
    hope: f64,
    /// Where the bargain stands among all that come to mind: of equals the first is made.
    place: usize,
}

impl Negotiator<'_> {
    /// The most hopeful offer to anybody one can deal with.
    pub(super) fn proposal(&self, rng: &mut BotRng) -> Option<Proposal> {
        if !self.may_propose() {
            return None;
        }
        Some(self.proposal_of(&self.best_idea()?, rng))
    }

    fn may_propose(&self) -> bool {
        let view = self.valuation.view;
        view.may_propose() && view.posted(view.seat) < MOST_STATEMENTS
    }

    fn proposal_of(&self, idea: &Idea, rng: &mut BotRng) -> Proposal {
        let view = self.valuation.view;
        let seat = view.seat;
        let goods = view.ruleset().goods();
        let parameters = self.valuation.parameters;
        let give = idea
            .gives
            .iter()
            .map(|card| Given { card: *card, claim: claim_for(seat, *card, parameters, rng) });
        // Only what is about the same goods answers an offer.
        let is_wanted = |good: Good| idea.wants.iter().any(|class| goods[*class] == good);
        let is_given = |good: Good| idea.gives.iter().any(|card| goods[card.class()] == good);
        let heard = view.offers().rev().find(|offer| {
            let given = offer.terms.give.iter().any(|card| is_wanted(card.good));
            let wanted = offer.terms.want.iter().any(|slot| slot.good.is_some_and(is_given));
            offer.to.contains(seat) && (given || wanted)
        });
        let want = idea.wants.iter().map(|class| Slot { good: Some(goods[*class]), claim: Claim::default() });
        Proposal {
            to: idea.to,
            give: give.collect(),
            give_ducats: u8::try_from(-idea.ducats).unwrap_or(0),
            want: want.collect(),
            want_ducats: u8::try_from(idea.ducats).unwrap_or(0),
            in_reply_to: heard.filter(|_| !view.board().is_active(seat)).map(|offer| offer.number),
        }
    }

    /// Tells offers that might be worth trying, the most hopeful first.
    pub(super) fn tell_proposals(&self, rng: &mut BotRng, mut tell: impl FnMut(Proposal)) {
        if !self.may_propose() {
            return;
        }
        let (spares, wishes) = (self.spares(), self.wishes());
        let mut ideas = Pile::<Idea, MOST_TRIED>::new();
        for (_, place) in &self.bargains(&spares, &wishes, LEAST_HOPE_TRIED) {
            let (spare, wish) = (&spares[place / wishes.len()], &wishes[place % wishes.len()]);
            let (gives, wants) = (spare.cards, wish.classes);
            let change = self.change_by(spare, wish);
            let partners = self.partners_for(wish.classes.as_slice(), spare.cards.as_slice());
            for ducats in PRICES {
                if let Some((hope, to)) = self.weigh(spare, wish, ducats, change, LEAST_HOPE_TRIED, partners)
                {
                    let idea = Idea { gives, wants, ducats, to, hope, place: *place };
                    push_or_replace(&mut ideas, idea);
                }
            }
        }
        ideas.as_mut_slice().sort_by(|a, b| b.hope.total_cmp(&a.hope));
        ideas.iter().for_each(|idea| tell(self.proposal_of(idea, rng)));
    }

    fn best_idea(&self) -> Option<Idea> {
        let (spares, wishes) = (self.spares(), self.wishes());
        let mut best: Option<Idea> = None;
        let mut least_hope = self.valuation.parameters.least_hope;
        for (most_hope, place) in &self.bargains(&spares, &wishes, least_hope) {
            if *most_hope < least_hope {
                break;
            }
            let (spare, wish) = (&spares[place / wishes.len()], &wishes[place % wishes.len()]);
            let change = self.change_by(spare, wish);
            let partners = self.partners_for(wish.classes.as_slice(), spare.cards.as_slice());
            for ducats in self.prices(spare, wish) {
                let Some((hope, to)) = self.weigh(spare, wish, ducats, change, least_hope, partners) else {
                    continue;
                };
                let is_better = |best: &Idea| hope.total_cmp(&best.hope).then(best.place.cmp(place)).is_gt();
                if hope >= least_hope && best.as_ref().is_none_or(is_better) {
                    least_hope = hope;
                    let (gives, wants) = (spare.cards, wish.classes);
                    best = Some(Idea { gives, wants, ducats, to, hope, place: *place });
                }
            }
        }
        best
    }

    /// The bargains of which at least so much may be hoped for, the most promising first, with what may be hoped for at the
    /// most.
    fn bargains(
        &self,
        spares: &Spares,
        wishes: &Wishes,
        least_hope: f64,
    ) -> Pile<(f64, usize), MOST_BARGAINS> {
        let mut bargains = Pile::new();
        let pairs = spares.iter().flat_map(|spare| wishes.iter().map(move |wish| (spare, wish)));
        for (place, (spare, wish)) in pairs.enumerate() {
            // Like for like would pay only by symbols that nobody believes in.
            if spare.cards.is_empty() && wish.classes.is_empty()
                || spare.cards.iter().any(|card| wish.classes.as_slice().contains(&card.class()))
            {
                continue;
            }
            let partners = self.partners_for(wish.classes.as_slice(), spare.cards.as_slice());
            let most_change = match (spare.change, wish.classes.len()) {
                (Some(change), 0) => change,
                (None, 0) => ANYTHING,
                (_, gets) => wish.change + spare.most_saved[gets - 1],
            };
            let hopes = self
                .prices(spare, wish)
                .map(|ducats| self.most_hope(spare, wish, ducats, most_change, least_hope, partners));
            let most_hope = hopes.fold(0.0, f64::max) * ROUNDING;
            if most_hope >= least_hope {
                bargains.push((most_hope, place));
            }
        }
        bargains.as_mut_slice().sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        bargains
    }

    fn change_by(&self, spare: &Spare, wish: &Wish) -> f64 {
        match (spare.cards.as_slice(), wish.classes.len(), spare.change) {
            ([], ..) => wish.change,
            (_, 0, Some(change)) => change,
            (cards, wants, _) => self.change(cards.iter().copied().collect(), &[wish.faces; 2][..wants]),
        }
    }

    /// The prices that are named for these cards with the present statement. With the next one they are one ducat less. A seat that
    /// thinks names any.
    fn prices(&self, spare: &Spare, wish: &Wish) -> impl Iterator<Item = i8> + use<> {
        let Valuation { view, parameters, .. } = &self.valuation;
        let statements = if parameters.talk_of(view.seat).is_some() { 1 } else { MOST_STATEMENTS };
        let goods = self.valuation.around.ruleset.goods();
        let given = spare.cards.iter().map(|card| goods[card.class()].index() + usize::from(card.load()));
        let mark: usize = given.chain(wish.classes.iter().map(|class| goods[*class].index())).sum();
        let said = i32::from(view.posted(view.seat));
        let mark = i32::try_from(mark).unwrap_or(0) + said;
        let least = i32::from(*PRICES.start());
        let first = least + (-(mark + least)).rem_euclid(i32::from(statements));
        let prices = (first..=i32::from(*PRICES.end())).step_by(usize::from(statements));
        prices.filter_map(|ducats| i8::try_from(ducats).ok())
    }

    /// What may be hoped for at the most at this price, if the hand changes by no more than this; nothing, where it is certainly
    /// less than `least`.
    fn most_hope(
        &self,
        spare: &Spare,
        wish: &Wish,
        ducats: i8,
        most_change: f64,
        least: f64,
        partners: SeatSet,
    ) -> f64 {
        let ducats = -f64::from(ducats);
        let margin = self.valuation.parameters.least_gain;
        let mut gains = [(0.0, 0.0); MAX_SEATS];
        let mut most_hope = 0.0;
        for partner in partners.iter() {
            let place = partner.index();
            let cards = spare.worth[place] - wish.worth[place];
            let partners_gain = self.rivals.gain_with(partner, cards, ducats);
            let gain = self.gain_beside(partner, most_change, ducats, partners_gain);
            if gain >= margin && gain > 0.0 {
                gains[place] = (gain * wish.holds[place], partners_gain);
                most_hope += gain * wish.holds[place];
            }
        }
        if most_hope * ROUNDING < least {
            return 0.0;
        }
        let hopes = gains.iter().filter(|(gain, _)| *gain > 0.0);
        hopes.map(|(gain, partners_gain)| gain * Rivals::agrees(*partners_gain)).sum()
    }

    /// What to hope for at this price, and whom to make the offer to; nothing, where there is certainly less than `least`.
    fn weigh(
        &self,
        spare: &Spare,
        wish: &Wish,
        ducats: i8,
        change: f64,
        least: f64,
        partners: SeatSet,
    ) -> Option<(f64, Option<Seat>)> {
        let margin = self.valuation.parameters.least_gain;
        let ducats = -f64::from(ducats);
        let mut gains = [(0.0, 0.0); MAX_SEATS];
        let mut pleased = SeatSet::EMPTY;
        let mut most_hope = 0.0;
        for partner in partners.iter() {
            let partners_gain = self.rivals.gain_with(
                partner,
                spare.worth[partner.index()] - wish.worth[partner.index()],
                ducats,
            );
            let gain = self.gain_beside(partner, change, ducats, partners_gain);
            if gain >= margin {
                pleased.insert(partner);
                gains[partner.index()] = (gain, partners_gain);
                most_hope += wish.holds[partner.index()] * gain;
            }
        }
        // Nobody agrees more surely than they hold what is wanted.
        if most_hope * ROUNDING < least {
            return None;
        }
        let (mut nobody, mut hope, mut likely) = (1.0, 0.0, (0.0, None));
        for partner in pleased.iter() {
            let (gain, partners_gain) = gains[partner.index()];
            let agrees = Rivals::agrees(partners_gain) * wish.holds[partner.index()];
            nobody *= 1.0 - agrees;
            hope += agrees * gain;
            if agrees > likely.0 {
                likely = (agrees, Some((partner, gain)));
            }
        }
        let (best, Some((partner, gain))) = likely else { return None };
        let anybody = 1.0 - nobody;
        let alone = partners.len() == 1 || best > 0.75 * anybody || pleased != self.rivals.partners;
        let (chance, addressed) = if alone { (best, partner.into()) } else { (anybody, pleased) };
        if chance < self.valuation.parameters.least_chance_with(self.valuation.view.seat, addressed) {
            return None;
        }
        Some(if alone { (best * gain, Some(partner)) } else { (hope.min(anybody * gain), None) })
    }

    /// OLT-5.5: what can be spared and what is wanted most.
    pub(super) fn announcement(&self) -> Option<Announcement> {
        let goods = self.valuation.around.ruleset.goods();
        let spared = self.spared();
        let spares = spared.iter().filter(|(cost, _)| *cost < self.valuation.parameters.spare_below).take(2);
        let have: Goods = spares.map(|(_, card)| goods[card.class()]).collect();
        let wanted = self.wanted();
        let seek_above = self.valuation.parameters.seek_above;
        let wanted = wanted.iter().filter(|(gain, class, _)| *gain > seek_above && !have.has(goods[*class]));
        let seek: Goods = wanted.take(2).map(|(_, class, _)| goods[*class]).collect();
        (!have.is_empty() || !seek.is_empty()).then_some(Announcement { have, seek })
    }
}

/// Where there is no room, the least hopeful idea makes room for a more hopeful one.
fn push_or_replace(ideas: &mut Pile<Idea, MOST_TRIED>, idea: Idea) {
    if ideas.len() < MOST_TRIED {
        ideas.push(idea);
        return;
    }
    let least = ideas.as_mut_slice().iter_mut().min_by(|a, b| a.hope.total_cmp(&b.hope));
    if let Some(least) = least.filter(|least| least.hope < idea.hope) {
        *least = idea;
    }
}
