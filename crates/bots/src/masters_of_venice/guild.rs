//! Guild orders in hand (MOV-12.5): what they will bring, and which cubes are kept for them.

use masters_of_venice::{Board, Good, GuildOrder, GuildOrders, Hand, MastersOfVenice, Place, reward};
use table::Kind;

use super::Judge;
use super::market::{Counts, Market, orders};
use super::worth::{Position, in_ducats};

/// A card with a smaller chance is given up, and its cubes are free.
const HOPELESS: f64 = 0.3;

impl Judge<'_> {
    /// What the cards in hand are worth, the nearest one being served first.
    pub(super) fn hand(&self, position: &Position<'_>, cards: impl Iterator<Item = NextCard>) -> HandWorth {
        let mut hand = HandWorth { worth: 0.0, done: 0, left: None };
        if position.hand.is_empty() {
            return hand;
        }
        let unfulfilled = in_ducats(-MastersOfVenice::UNFULFILLED_VP); // MOV-6.3
        let cash = position.cash[self.seat.index()];
        let delivered = position.board.players[self.seat].fulfilled.len();
        let mut paid = 0.0;
        for (deliveries, card) in (delivered..).zip(cards) {
            let chance = self.chance(&card.effort, cash);
            if chance < HOPELESS {
                break;
            }
            let cost = card.effort.cost;
            let reward = in_ducats(reward(deliveries).into()); // MOV-4.38
            hand.worth += chance * reward - (1.0 - chance) * unfulfilled;
            hand.worth -= chance * 1.1 * (cost - paid);
            paid = cost;
            hand.done += 1;
            hand.left = Some(card.left);
        }
        let undone = u8::try_from(position.hand.len() - hand.done).expect("21 cards");
        hand.worth -= unfulfilled * f64::from(undone);
        hand
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

/// What the cards in hand are worth.
pub(super) struct HandWorth {
    pub(super) worth: f64,
    /// How many of them are served.
    pub(super) done: usize,
    /// The goods that are not kept for these, if there are any.
    pub(super) left: Option<Counts>,
}

/// What is to be done for the cards up to this one.
#[derive(Copy, Clone, Default)]
pub(super) struct NextCard {
    effort: Effort,
    /// The goods that are not kept for these cards.
    left: Counts,
}

/// What is still to be done for some cards.
#[derive(Copy, Clone, Default)]
struct Effort {
    /// Cubes to be found, those counting less that lie at the harbor.
    missing: f64,
    /// Orders to be raised.
    lacking: u8,
    /// What the cubes cost now.
    cost: f64,
}

/// The cards in hand, each time the one that wants least.
pub(super) struct CardsInOrder<'a> {
    hand: &'a [GuildOrder],
    board: &'a Board,
    /// How much those cubes count that lie at the harbor.
    near: f64,
    /// The cards that are left, a bit for each.
    cards: u32,
    goods: Counts,
    orders: Counts,
    effort: Effort,
}

impl<'a> CardsInOrder<'a> {
    pub(super) fn new(position: &Position<'a>, goods: Counts, near: f64) -> CardsInOrder<'a> {
        CardsInOrder {
            hand: position.hand,
            board: position.board,
            near,
            cards: (1 << position.hand.len()) - 1,
            goods,
            orders: orders(position.board),
            effort: Effort::default(),
        }
    }
}

impl Iterator for CardsInOrder<'_> {
    type Item = NextCard;

    fn next(&mut self) -> Option<NextCard> {
        let place = nearest(self.hand, self.cards, &self.goods, self.board)?;
        self.cards &= !(1 << place);
        for (good, need) in self.hand[place].needs().counts().iter().enumerate() {
            if *need == 0 {
                continue;
            }
            let missing = need.saturating_sub(self.goods[good]);
            if missing > 0 {
                let there = missing.min(at_harbor(self.board, good));
                self.effort.missing += f64::from(missing - there) + self.near * f64::from(there);
                self.effort.cost += f64::from(missing) * f64::from(self.board.price.as_array()[good]);
            }
            if Good::ALL[good].shop().is_some() {
                self.effort.lacking += need.saturating_sub(self.orders[good]);
            }
            self.goods[good] = self.goods[good].saturating_sub(*need);
            self.orders[good] = self.orders[good].saturating_sub(*need);
        }
        Some(NextCard { effort: self.effort, left: self.goods })
    }
}

/// Cubes of a good on docks and at offices.
fn at_harbor(board: &Board, good: usize) -> u8 {
    let docks: u8 = board.docks.as_array().iter().map(|goods| goods.counts()[good]).sum();
    let offices = board.offices.as_array().iter().flatten();
    docks + offices.map(|cube| u8::from(cube.index() == good)).sum::<u8>()
}

/// Where in the hand the card is that wants least, of those that are marked.
fn nearest(hand: &[GuildOrder], marked: u32, goods: &Counts, board: &Board) -> Option<usize> {
    if marked.count_ones() <= 1 {
        return hand.iter().enumerate().position(|(place, _)| marked >> place & 1 != 0);
    }
    let mut nearest: Option<(usize, u32)> = None;
    for (place, card) in hand.iter().enumerate().filter(|(place, _)| marked >> place & 1 != 0) {
        let mut wants = 0;
        for (good, need) in card.needs().counts().iter().enumerate() {
            if *need > goods[good] {
                wants += u32::from(need - goods[good]) * (100 + u32::from(board.price.as_array()[good]));
            }
        }
        if nearest.is_none_or(|(_, least)| wants < least) {
            nearest = Some((place, wants));
        }
    }
    nearest.map(|(place, _)| place)
}
