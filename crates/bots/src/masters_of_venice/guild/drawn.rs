//! What a card from the stack would be worth. It may be any that was never seen, and most of those want more than the cards in
//! hand: these are served first, as they would be without it.

use masters_of_venice::{GuildOrder, GuildOrders, Hand};
use table::Pile;

use super::{CardsInOrder, HandWorth, needs};
use crate::masters_of_venice::Judge;
use crate::masters_of_venice::base::{Base, MOST_CARDS};

/// How far the cards in hand are served without a drawn one, once for each number of them.
struct Stages<'a> {
    by_served: Pile<Stage<'a>, { MOST_CARDS + 1 }>,
    delivered: u8,
    cash: f64,
}

#[derive(Copy, Clone, Default)]
struct Stage<'a> {
    served: HandWorth,
    /// The cards that are left, and how much the next one of them wants.
    cards: CardsInOrder<'a>,
    wants: u32,
}

impl Judge<'_> {
    /// What the table with one more card in hand is worth, the card being any that was never seen.
    pub(in crate::masters_of_venice) fn drawn(&self, base: &Base<'_>) -> f64 {
        let position = base.position();
        let mut seen: GuildOrders = position.hand.iter().copied().collect();
        position.board.players.iter().for_each(|(_, player)| seen = seen.or(player.fulfilled));
        let unseen = GuildOrders::all().without(seen);
        let rivalry = base.rivalry(self);
        let delivered = position.board.players[self.seat].fulfilled.len();
        let cards = CardsInOrder::new(self, position.hand, base.stock());
        let stages = Stages::new(self, cards, delivered, base.cash());
        let mut hand: Hand = position.hand.iter().copied().collect();
        let worth = |card| {
            hand.push(card);
            let worth = if let Some(stages) = &stages {
                stages.with_card(self, hand.as_slice(), card)
            } else {
                let cards = CardsInOrder::new(self, hand.as_slice(), base.stock());
                self.hand((hand.len(), delivered), base.cash(), cards)
            };
            let worth = base.own_with_hand(self, &worth) - rivalry;
            hand.pop();
            worth
        };
        unseen.iter().map(worth).sum::<f64>() / f64::from(unseen.len().max(1))
    }
}

impl<'a> Stages<'a> {
    /// Nothing, if there are too many cards.
    fn new(judge: &Judge<'_>, mut cards: CardsInOrder<'a>, delivered: u8, cash: f64) -> Option<Stages<'a>> {
        if cards.hand.len() > MOST_CARDS {
            return None;
        }
        let mut by_served = Pile::new();
        let mut served = HandWorth::default();
        loop {
            let next = cards.nearest();
            let wants = next.map_or(u32::MAX, |(_, missing)| cards.wants(missing));
            by_served.push(Stage { served, cards, wants });
            let hopeful = judge.serve(&mut served, delivered, cash, &mut cards.by_ref().take(1));
            if next.is_none() || !hopeful {
                return Some(Stages { by_served, delivered, cash });
            }
        }
    }

    /// What this hand is worth, of which the last card was drawn.
    fn with_card(&self, judge: &Judge<'_>, hand: &[GuildOrder], drawn: GuildOrder) -> HandWorth {
        let needs = needs(drawn);
        // Of those that want the same the older one is served first.
        let is_next = |stage: &&Stage<'_>| stage.cards.wants(needs.less(stage.cards.goods)) < stage.wants;
        let found = self.by_served.iter().find(is_next);
        let mut served = found.or(self.by_served.top()).map_or_else(HandWorth::default, |stage| stage.served);
        if let Some(Stage { cards, .. }) = found {
            let mut cards = CardsInOrder { hand, cards: cards.cards | 1 << (hand.len() - 1), ..*cards };
            judge.serve(&mut served, self.delivered, self.cash, &mut cards);
        }
        served.with_all(hand.len())
    }
}
