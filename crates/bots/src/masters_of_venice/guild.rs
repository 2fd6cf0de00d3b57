//! Guild orders in hand (MOV-12.5): what they will bring, and which cubes are kept for them.

use masters_of_venice::{
    Board, ByShop, Good, Goods, GuildOrder, GuildOrders, Hand, MastersOfVenice, Place, reward,
};
use table::Kind;

use super::Judge;
use super::worth::{Market, Position, in_ducats};

/// A card with a smaller chance is given up, and its cubes are free.
const HOPELESS: f64 = 0.3;

impl Judge<'_> {
    /// What the cards in hand are worth. The cubes kept for them are taken away from these goods.
    pub(super) fn hand(&self, position: &Position<'_>, goods: &mut Goods, cash: f64) -> f64 {
        let unfulfilled = in_ducats(-MastersOfVenice::UNFULFILLED_VP); // MOV-6.3
        let mut worth = 0.0;
        if position.hand.is_empty() {
            return worth;
        }
        let board = position.board;
        let mut cards: Hand = position.hand.iter().copied().collect();
        let mut orders = board.orders;
        let mut effort = Effort::default();
        let mut deliveries = board.players[self.seat].fulfilled.len();
        let harbor = at_harbor(board);
        while let Some((place, card)) = nearest(cards.as_slice(), goods, board) {
            effort.add(card, goods, &orders, board, &harbor, self.weights.near);
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

    /// What the table with one more card in hand is worth, the card being any that was never seen.
    pub(super) fn drawn(&self, position: &Position<'_>, market: &Market) -> f64 {
        let mut seen: GuildOrders = position.hand.iter().copied().collect();
        position.board.players.iter().for_each(|(_, player)| seen = seen.or(player.fulfilled));
        let unseen = GuildOrders::all().without(seen);
        let rivalry = self.rivalry(position, market);
        let mut hand: Hand = position.hand.iter().copied().collect();
        let worth = |card| {
            hand.push(card);
            let worth = self.own(&Position { hand: hand.as_slice(), ..*position }, market) - rivalry;
            hand.pop();
            worth
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
    fn add(
        &mut self,
        card: GuildOrder,
        goods: &Goods,
        orders: &ByShop<u8>,
        board: &Board,
        harbor: &[u8; Good::ALL.len()],
        near: f64,
    ) {
        for (good, count) in card.needs().kinds() {
            let missing = count.saturating_sub(goods[good]);
            let there = missing.min(harbor[good.index()]);
            self.missing += f64::from(missing - there) + near * f64::from(there);
            self.cost += f64::from(missing) * f64::from(board.price[good]);
            if let Some(shop) = good.shop() {
                self.lacking += count.saturating_sub(orders[shop]);
            }
        }
    }
}

/// Cubes of each good on docks and at offices.
fn at_harbor(board: &Board) -> [u8; Good::ALL.len()] {
    let mut there = [0; Good::ALL.len()];
    for (_, goods) in board.docks.iter() {
        there.iter_mut().zip(Good::ALL).for_each(|(there, good)| *there += goods[good]);
    }
    board.offices.iter().filter_map(|(_, cube)| *cube).for_each(|good| there[good.index()] += 1);
    there
}

/// The card that wants least, and where it is in the hand.
fn nearest(cards: &[GuildOrder], goods: &Goods, board: &Board) -> Option<(usize, GuildOrder)> {
    if let [only] = cards {
        return Some((0, *only));
    }
    let wants = |card: GuildOrder| {
        let price = |good: Good| u32::from(board.price[good]);
        card.needs()
            .kinds()
            .map(|(good, count)| u32::from(count.saturating_sub(goods[good])) * (100 + price(good)))
            .sum::<u32>()
    };
    cards.iter().copied().enumerate().min_by_key(|(_, card)| wants(*card))
}
