//! Guild orders in hand (MOV-12.5): what they will bring, and which cubes are kept for them.

mod chances;
mod drawn;
mod memo;

use masters_of_venice::{Board, GuildOrder, MastersOfVenice, Place, Shop, reward};
use table::Kind;

use super::Judge;
use super::counts::{Counts, Flags};
use super::market::Stock;
use super::worth::in_ducats;

pub(super) use chances::Chances;
pub(super) use memo::{InHand, KeptHand};

/// A card with a smaller chance is given up, and its cubes are free.
const HOPELESS: f64 = 0.3;

impl Judge<'_> {
    /// What the cards in hand are worth, so many after so many deliveries, the nearest one being served first.
    pub(super) fn hand(
        &self,
        (in_hand, delivered): (usize, u8),
        cash: f64,
        mut cards: impl Iterator<Item = NextCard>,
    ) -> HandWorth {
        let mut hand = HandWorth::default();
        if in_hand == 0 {
            return hand;
        }
        self.serve(&mut hand, delivered, cash, &mut cards);
        hand.with_all(in_hand)
    }

    /// Serves further cards as long as there is hope. Says whether there was for all of them.
    #[inline]
    fn serve(
        &self,
        hand: &mut HandWorth,
        delivered: u8,
        cash: f64,
        cards: &mut impl Iterator<Item = NextCard>,
    ) -> bool {
        let unfulfilled = unfulfilled();
        let first = delivered + u8::try_from(hand.done).expect("21 cards");
        for (deliveries, card) in (first..).zip(cards) {
            let chance = self.chance(&card, cash);
            if chance < HOPELESS {
                return false;
            }
            let cost = card.effort.cost;
            let reward = in_ducats(reward(deliveries).into()); // MOV-4.38
            hand.worth += chance * reward - (1.0 - chance) * unfulfilled;
            hand.worth -= chance * 1.1 * (cost - hand.cost);
            hand.cost = cost;
            hand.done += 1;
            hand.left = Some(card.left);
        }
        true
    }

    /// That all this is done in time.
    fn chance(&self, card: &NextCard, cash: f64) -> f64 {
        match card.likely {
            Some(likely) if cash >= card.effort.cost => likely,
            _ => self.chance_of(&card.effort, cash),
        }
    }

    fn chance_of(&self, effort: &Effort, cash: f64) -> f64 {
        let horizon = &self.horizon;
        let now = horizon.expects(Place::GuildHall);
        if effort.missing <= 0.0 && effort.lacking <= 0.0 {
            return match horizon.rounds {
                _ if now => 0.95,
                rounds if rounds >= 2.0 => 0.95,
                rounds if rounds >= 1.0 => 0.88,
                _ => 0.0,
            };
        }
        if horizon.is_last_round() {
            return 0.0;
        }
        let poor = if effort.cost > cash { (effort.cost - cash) / 60.0 } else { 0.0 };
        let rounds = 1.0 + self.weights.search * effort.missing + self.weights.raise * effort.lacking + poor;
        let spare = horizon.rounds + 0.5 - rounds;
        self.kept.chances.of(-spare, self.weights.doubt)
    }

    /// The cards in their order, as long as they can be served with cash enough, each with its chance.
    pub(super) fn servable<'a>(
        &self,
        cards: CardsInOrder<'a>,
    ) -> impl Iterator<Item = NextCard> + use<'a, '_> {
        let likely =
            |card: NextCard| NextCard { likely: Some(self.chance_of(&card.effort, f64::INFINITY)), ..card };
        let hopeful = |card: &NextCard| card.likely.is_some_and(|likely| likely >= HOPELESS);
        cards.map(likely).take_while(hopeful)
    }
}

/// What the cards in hand are worth.
#[derive(Copy, Clone, Default)]
pub(super) struct HandWorth {
    pub(super) worth: f64,
    /// How many of them are served.
    pub(super) done: usize,
    /// What the missing cubes for these cost now.
    pub(super) cost: f64,
    /// The goods that are not kept for these, if there are any.
    pub(super) left: Option<Counts>,
}

impl HandWorth {
    /// With so many cards in all, of which the others are not served.
    #[inline]
    fn with_all(mut self, in_hand: usize) -> HandWorth {
        let undone = u8::try_from(in_hand - self.done).expect("21 cards");
        self.worth -= unfulfilled() * f64::from(undone);
        self
    }
}

/// What is to be done for the cards up to this one.
#[derive(Copy, Clone, Default)]
pub(super) struct NextCard {
    effort: Effort,
    /// The goods that are not kept for these cards.
    left: Counts,
    /// The chance that it is done in time, if there is cash enough and if it is known.
    likely: Option<f64>,
}

/// What is still to be done for some cards.
#[derive(Copy, Clone, Default)]
struct Effort {
    /// Cubes to be found, those counting less that lie at the harbor.
    missing: f64,
    /// Orders to be raised. As a float it is copied together with the others.
    lacking: f64,
    /// What the cubes cost now.
    cost: f64,
}

/// MOV-6.3: what a card costs that is not delivered.
#[inline]
fn unfulfilled() -> f64 {
    in_ducats(-MastersOfVenice::UNFULFILLED_VP)
}

/// The cards in hand, each time the one that wants least.
#[derive(Copy, Clone, Default)]
pub(super) struct CardsInOrder<'a> {
    hand: &'a [GuildOrder],
    /// How much those cubes count that lie at the harbor.
    near: f64,
    /// The cards that are left, a bit for each.
    cards: u32,
    goods: Counts,
    orders: Counts,
    price: Counts,
    harbor: Counts,
    effort: Effort,
}

impl<'a> CardsInOrder<'a> {
    #[inline]
    pub(super) fn new(judge: &Judge<'_>, hand: &'a [GuildOrder], stock: &Stock) -> CardsInOrder<'a> {
        CardsInOrder {
            hand,
            near: judge.weights.near,
            cards: (1 << hand.len()) - 1,
            goods: stock.goods,
            orders: stock.orders,
            price: stock.price,
            harbor: stock.harbor,
            effort: Effort::default(),
        }
    }

    /// The card that wants least, of those that are left: its place in the hand, and the cubes that are missing for it.
    #[inline]
    fn nearest(&self) -> Option<(usize, Counts)> {
        let mut nearest = None;
        let mut least = u32::MAX;
        let mut cards = self.cards;
        while cards != 0 {
            let place = usize::try_from(cards.trailing_zeros()).expect("a place in the hand");
            cards &= cards - 1;
            let missing = needs(self.hand[place]).less(self.goods);
            if nearest.is_none() && cards == 0 {
                return Some((place, missing));
            }
            let wants = self.wants(missing);
            if wants < least {
                (nearest, least) = (Some((place, missing)), wants);
            }
        }
        nearest
    }

    /// How much a card wants for which these cubes are missing.
    #[inline]
    fn wants(&self, missing: Counts) -> u32 {
        let wants = |good: usize| u32::from(missing.get(good)) * (100 + u32::from(self.price.get(good)));
        missing.kinds().map(wants).fold(0, u32::wrapping_add)
    }
}

#[expect(clippy::copy_iterator, reason = "where a drawn card comes in, the others go on from a copy")]
impl Iterator for CardsInOrder<'_> {
    type Item = NextCard;

    #[inline]
    fn next(&mut self) -> Option<NextCard> {
        let (place, missing) = self.nearest()?;
        self.cards &= !(1 << place);
        let needs = needs(self.hand[place]);
        let mut effort = self.effort;
        for good in missing.kinds() {
            let count = missing.get(good);
            let there = count.min(self.harbor.get(good));
            effort.missing += f64::from(count - there) + self.near * f64::from(there);
            effort.cost += f64::from(count) * f64::from(self.price.get(good));
        }
        effort.lacking += f64::from(needs.first(Shop::ALL.len()).less(self.orders).total());
        self.goods = self.goods.less(needs);
        self.orders = self.orders.less(needs);
        self.effort = effort;
        Some(NextCard { effort, left: self.goods, likely: None })
    }
}

#[inline]
fn needs(card: GuildOrder) -> Counts {
    Counts::of(card.needs().counts())
}

/// The goods that one of these cards wants.
pub(super) fn wanted(hand: &[GuildOrder]) -> Flags {
    hand.iter().fold(Flags::default(), |all, card| all.or(needs(*card).which()))
}

/// Cubes of each good on docks and at offices.
#[inline]
pub(super) fn at_harbor(board: &Board) -> Counts {
    let docks = board.docks.as_array().iter().map(|goods| Counts::of(goods.counts()));
    let offices = board.offices.as_array().iter().flatten().map(|good| Counts::one(good.index(), 1));
    docks.chain(offices).fold(Counts::default(), Counts::plus)
}
