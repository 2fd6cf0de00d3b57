//! Guild orders in hand (MOV-12.5): what they will bring, and which cubes are kept for them.

use masters_of_venice::{
    Board, ByShop, Good, Goods, GuildOrder, GuildOrders, MastersOfVenice, Place, View, reward,
};

use super::Judge;
use super::worth::in_ducats;

/// A card with a smaller chance is given up, and its cubes are free.
const HOPELESS: f64 = 0.3;

impl Judge<'_> {
    /// What the cards in hand are worth. The cubes kept for them are taken away from these goods.
    pub(super) fn hand(&self, view: &View, goods: &mut Goods, cash: f64) -> f64 {
        let board = &view.board;
        let mut cards = view.hand;
        let mut orders = board.orders;
        let mut effort = Effort::default();
        let mut deliveries = board.players[self.seat].fulfilled.len();
        let unfulfilled = in_ducats(-MastersOfVenice::UNFULFILLED_VP); // MOV-6.3
        let mut worth = 0.0;
        while let Some((place, card)) = nearest(cards.as_slice(), goods, view) {
            effort.add(card, goods, &orders, view, self.weights.near);
            let chance = self.chance(&effort, cash);
            if chance < HOPELESS {
                break;
            }
            cards.remove(place);
            let cost = effort.cost;
            let reward = in_ducats(reward(deliveries).into()); // MOV-4.38
            worth += chance * reward - (1.0 - chance) * unfulfilled;
            worth -= chance * 1.1 * (cost - effort.paid);
            effort.paid = cost;
            deliveries += 1;
            for (good, count) in card.needs().kinds() {
                (0..count).for_each(|_| {
                    goods.take(good);
                });
                if let Some(shop) = good.shop() {
                    orders[shop] = orders[shop].saturating_sub(count);
                }
            }
        }
        let left = u8::try_from(cards.len()).expect("21 cards");
        worth - unfulfilled * f64::from(left)
    }

    /// What the hand with one more card is worth, the card being any that was never seen.
    pub(super) fn drawn(&self, view: &View) -> f64 {
        let mut seen: GuildOrders = view.hand.iter().copied().collect();
        view.board.players.iter().for_each(|(_, player)| seen = seen.or(player.fulfilled));
        let unseen = GuildOrders::all().without(seen);
        let worth = |card| {
            let mut view = view.clone();
            view.hand.push(card);
            self.worth(&view)
        };
        unseen.iter().map(worth).sum::<f64>() / f64::from(unseen.len().max(1))
    }

    /// That all this is done in time.
    fn chance(&self, effort: &Effort, cash: f64) -> f64 {
        let horizon = &self.horizon;
        let now = horizon.expects(Place::GuildHall);
        if effort.missing <= 0.0 && effort.lacking == 0 {
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
        let poor = (effort.cost - cash).max(0.0) / 60.0;
        let rounds = 1.0
            + self.weights.search * effort.missing
            + self.weights.raise * f64::from(effort.lacking)
            + poor;
        let spare = horizon.rounds + 0.5 - rounds;
        0.95 / (1.0 + (-spare / self.weights.doubt).exp())
    }
}

/// What is still to be done for the cards up to this one.
#[derive(Default)]
struct Effort {
    /// Cubes to be found, those counting less that lie at the harbor.
    missing: f64,
    /// Orders to be raised.
    lacking: u8,
    /// What the cubes cost now.
    cost: f64,
    /// As far as it was counted for earlier cards.
    paid: f64,
}

impl Effort {
    fn add(&mut self, card: GuildOrder, goods: &Goods, orders: &ByShop<u8>, view: &View, near: f64) {
        for (good, count) in card.needs().kinds() {
            let missing = count.saturating_sub(goods[good]);
            let there = missing.min(at_harbor(&view.board, good));
            self.missing += f64::from(missing - there) + near * f64::from(there);
            self.cost += f64::from(missing) * f64::from(view.board.price[good]);
            if let Some(shop) = good.shop() {
                self.lacking += count.saturating_sub(orders[shop]);
            }
        }
    }
}

/// Cubes of a good on docks and at offices.
fn at_harbor(board: &Board, good: Good) -> u8 {
    let docks: u8 = board.docks.iter().map(|(_, goods)| goods[good]).sum();
    docks + board.offices.iter().map(|(_, cube)| u8::from(*cube == Some(good))).sum::<u8>()
}

/// The card that wants least, and where it is in the hand.
fn nearest(cards: &[GuildOrder], goods: &Goods, view: &View) -> Option<(usize, GuildOrder)> {
    let wants = |card: GuildOrder| {
        let price = |good: Good| u32::from(view.board.price[good]);
        card.needs()
            .kinds()
            .map(|(good, count)| u32::from(count.saturating_sub(goods[good])) * (100 + price(good)))
            .sum::<u32>()
    };
    cards.iter().copied().enumerate().min_by_key(|(_, card)| wants(*card))
}
