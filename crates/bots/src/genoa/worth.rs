//! What goods are worth to whoever holds them, in ducats, after chapter 12 of the specification.

use genoa::{
    Board, Building, Card, CardKind, CardSet, FieldSet, Holdings, Known, Special, Ware, Wares, payouts,
    privileges,
};
use table::Seat;

use super::Habits;
use super::horizon::Horizon;

/// GEN-4.29.
pub(super) fn large_order_pays() -> f64 {
    payouts::LARGE_ORDER.into()
}

/// GEN-4.32.
pub(super) fn small_order_pays() -> f64 {
    payouts::SMALL_ORDER.into()
}

/// GEN-4.46.
pub(super) fn message_pays() -> f64 {
    payouts::MESSAGE.into()
}

/// GEN-4.23.
pub(super) fn owner_fee() -> f64 {
    payouts::OWNER_FEE.into()
}

/// GEN-6.1.
fn marker_at_end() -> f64 {
    payouts::MARKER_AT_END.into()
}

/// So many unseen cards are weighed before one is drawn.
const DRAWS: usize = 6;

/// What a seat knows, and what follows for the price of everything.
pub(super) struct Judge<'a> {
    pub(super) known: Known<'a>,
    /// That of `known`, which is asked most.
    pub(super) board: &'a Board,
    pub(super) seat: Seat,
    pub(super) habits: &'a Habits,
    pub(super) horizon: Horizon,
    /// Cards that this seat cannot see.
    pub(super) unseen: CardSet,
    visited: FieldSet,
}

impl<'a> Judge<'a> {
    /// What `known` tells this seat, who is its viewer.
    pub(super) fn new(known: Known<'a>, seat: Seat, habits: &'a Habits) -> Judge<'a> {
        let Known { config, board, own, .. } = known;
        let seen = own.known.iter().fold(own.hand, |seen, (_, cards)| seen.or(*cards));
        let unseen = CardSet::all().without(seen).without(board.discard);
        let horizon = Horizon::of(config, board);
        Judge { known, board, seat, habits, horizon, unseen, visited: board.turn.visited() }
    }

    /// The own goods, without cards that are named already, as payment or to be delivered.
    pub(super) fn own(&self) -> Holdings {
        self.board.holdings(self.seat, self.known.own.hand.without(self.known.own.named))
    }

    /// The own purse.
    pub(super) fn ducats(&self) -> u16 {
        self.known.own.ducats
    }

    /// How many play.
    pub(super) fn seats(&self) -> u8 {
        self.board.seats()
    }

    /// How much a gain of this seat hurts: what all others together have hurts as much as `envy` says.
    pub(super) fn envy(&self) -> f64 {
        self.habits.envy / f64::from(self.seats() - 1)
    }

    /// What these goods are worth to this seat.
    pub(super) fn worth(&self, seat: Seat, holdings: &Holdings) -> f64 {
        let messages = holdings.cards.and(CardKind::Message.cards());
        let messages: f64 = messages.iter().map(|card| self.message(card)).sum();
        self.orders(holdings)
            + messages
            + f64::from(privileges(holdings.cards))
            + self.specials(seat, holdings)
            + self.stock(holdings.stock)
    }

    /// What drawing a card of this kind adds, on the average.
    pub(super) fn draw(&self, seat: Seat, holdings: &Holdings, kind: CardKind) -> f64 {
        if self.board.decks[kind] == 0 {
            return 0.0;
        }
        let unseen = self.unseen.and(kind.cards()).without(holdings.cards);
        let count = usize::from(unseen.len());
        let before = self.worth(seat, holdings);
        let drawn = unseen.iter().step_by(count.div_ceil(DRAWS).max(1));
        let (mut sum, mut weighed) = (0.0, 0.0);
        for card in drawn {
            sum += self.worth(seat, &holdings.and_card(card)) - before;
            weighed += 1.0;
        }
        if weighed > 0.0 { sum / weighed } else { 0.0 }
    }

    /// An own marker on this building: at the end, and whenever others act there.
    pub(super) fn marker(&self, building: Building) -> f64 {
        let often = if building.on_rim().is_some() { 1.0 } else { self.habits.centre };
        marker_at_end() + self.habits.fee * often * self.horizon.turns
    }

    /// Orders share wares: the best is served first, and each takes time from the next.
    fn orders(&self, holdings: &Holdings) -> f64 {
        let kinds = CardKind::LargeOrder.cards().or(CardKind::SmallOrder.cards());
        let mut left = holdings.cards.and(kinds);
        let mut wares = holdings.wares;
        let mut wild = holdings.specials[Special::AnyWare];
        let mut turns = self.horizon.turns;
        let mut sum = 0.0;
        loop {
            let values = left.iter().map(|card| (self.order(card, &wares, wild, turns), card));
            let best = values.max_by(|a, b| a.0.0.total_cmp(&b.0.0));
            let Some(((value, missing), card)) = best.filter(|((value, _), _)| *value > 0.0) else { break };
            sum += value;
            left.remove(card);
            wild -= missing.min(wild);
            card.wanted().iter().for_each(|ware| _ = wares.take(*ware));
            turns -= self.habits.busy * (f64::from(missing) + 1.0);
        }
        let spare: u32 = Ware::ALL.iter().map(|ware| u32::from(wares[*ware].min(2))).sum();
        let spare = f64::from(spare) * self.habits.ware;
        (spare + f64::from(wild) * self.habits.special[1]) * self.horizon.kept(4.0) + sum
    }

    /// An order in hand, and how many of its wares are missing.
    fn order(&self, card: Card, wares: &Wares, wild: u8, turns: f64) -> (f64, u8) {
        let missing: u8 = card.lacking(wares).map(|_| 1).sum();
        let things = missing - missing.min(wild) + 1;
        let (paid, trip) = match card.kind() {
            CardKind::LargeOrder => (large_order_pays() + self.habits.special[1], self.habits.trip[0]),
            _ => (small_order_pays(), self.habits.trip[1]),
        };
        let cost = trip + self.habits.search * f64::from(things - 1);
        (Horizon::chance(turns, self.habits.rate, things) * (paid - cost).max(0.0), missing)
    }

    /// GEN-4.45: a message is as good as delivered once both its buildings are visited.
    fn message(&self, card: Card) -> f64 {
        if card.is_delivered_by(self.visited) { message_pays() } else { self.in_hand() }
    }

    /// A message that waits for its turn.
    pub(super) fn in_hand(&self) -> f64 {
        message_pays() * Horizon::chance(self.horizon.turns, self.habits.message, 1)
    }

    fn specials(&self, seat: Seat, holdings: &Holdings) -> f64 {
        let kept = self.horizon.kept(3.0);
        let several = |special: Special, worth: f64| {
            let count = i32::from(holdings.specials[special]);
            // Each further one is worth a fifth less.
            5.0 * worth * (1.0 - 0.8_f64.powi(count))
        };
        let [any_start, _, extra_action, building_action, exchange] = self.habits.special;
        let marked = self.board.markers.iter().any(|(_, owner)| *owner == Some(seat));
        let building_action = if marked { building_action } else { 0.3 * building_action };
        kept * (several(Special::ExtraAction, extra_action)
            + several(Special::BuildingAction, building_action)
            + several(Special::Exchange, exchange))
            + several(Special::AnyStart, any_start) * (self.horizon.own / 2.0).min(1.0)
    }

    /// Markers in stock, which have to find a street first.
    fn stock(&self, stock: u8) -> f64 {
        let placed = marker_at_end() + self.habits.fee * self.horizon.turns;
        let soon = self.habits.placing * self.horizon.kept(5.0);
        (1..=i32::from(stock)).map(|nth| placed * soon * 0.85_f64.powi(nth - 1)).sum()
    }
}
