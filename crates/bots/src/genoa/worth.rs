//! What goods are worth to whoever holds them, in ducats, after chapter 12 of the specification.

use genoa::{Board, Building, CardKind, CardSet, Good, Holdings, Known, Special, payouts};
use table::{Seat, SeatSet};

use super::Habits;
use super::horizon::Horizon;
use super::memory::Memory;
use super::orders::Orders;
use super::own_actions::OwnActions;
use super::packed_wares::PackedWares;
use super::prices::Prices;
use super::tables::Tables;

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
pub(super) fn marker_at_end() -> f64 {
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
    pub(super) prices: &'a Prices,
    pub(super) tables: &'static Tables,
    /// Cards that this seat cannot see.
    pub(super) unseen: CardSet,
    /// GEN-4.45: messages that are as good as delivered, since both their buildings are visited.
    delivered: CardSet,
    /// Who has a marker on a building.
    marked: SeatSet,
    orders: Orders<'a>,
    /// What this seat has worked out of its own actions.
    pub(super) own_actions: &'a OwnActions,
}

/// Goods, and what they are worth to the seat that has them.
#[derive(Copy, Clone, Default)]
pub(super) struct Valued {
    pub(super) holdings: Holdings,
    pub(super) worth: f64,
    pub(super) parts: Parts,
}

/// What goods are worth part by part, so that a change is worked out where it is.
#[derive(Copy, Clone, Default)]
pub(super) struct Parts {
    pub(super) orders: f64,
    pub(super) messages: f64,
    pub(super) privileges: f64,
    pub(super) specials: f64,
    pub(super) stock: f64,
}

/// One of the parts.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Part {
    /// Orders, the wares for them, and `any_ware` cards.
    Orders,
    Messages,
    Privileges,
    /// Special cards but `any_ware`.
    Specials,
    Stock,
}

impl Part {
    /// The part that a good belongs to.
    #[inline]
    pub(super) fn of(good: Good) -> Part {
        match good {
            Good::Ware(_) => Part::Orders,
            Good::Special(special) => Part::of_special(special),
            Good::Marker => Part::Stock,
            Good::Card(card) => Part::of_kind(card.kind()),
        }
    }

    #[inline]
    pub(super) fn of_special(special: Special) -> Part {
        if special == Special::AnyWare { Part::Orders } else { Part::Specials }
    }

    #[inline]
    fn of_kind(kind: CardKind) -> Part {
        match kind {
            CardKind::LargeOrder | CardKind::SmallOrder => Part::Orders,
            CardKind::Message => Part::Messages,
            CardKind::Privilege => Part::Privileges,
        }
    }
}

impl Parts {
    #[inline]
    fn sum(&self) -> f64 {
        self.orders + self.messages + self.privileges + self.specials + self.stock
    }
}

impl<'a> Judge<'a> {
    /// What `known` tells this seat, who is its viewer.
    pub(super) fn new(known: Known<'a>, seat: Seat, habits: &'a Habits, memory: &'a mut Memory) -> Judge<'a> {
        let Known { config, board, own, .. } = known;
        let horizon = Horizon::of(config, board, memory.tables);
        memory.begin(habits, horizon);
        let Memory { prices, orders: book, own_actions, tables, .. } = &*memory;
        let seen = own.known.iter().fold(own.hand, |seen, (_, cards)| seen.or(*cards));
        Judge {
            known,
            board,
            seat,
            habits,
            horizon,
            prices,
            tables,
            unseen: tables.all_cards.without(seen).without(board.discard),
            delivered: tables.delivered(board.turn.trail.iter().copied()),
            marked: board.markers.iter().filter_map(|(_, owner)| *owner).collect(),
            orders: Orders { habits, turns: horizon.turns, kept: prices.orders_kept, tables, book },
            own_actions: &own_actions[seat.index()],
        }
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
        self.valued(seat, *holdings).worth
    }

    /// These goods with what they are worth to this seat.
    pub(super) fn valued(&self, seat: Seat, holdings: Holdings) -> Valued {
        let parts = Parts {
            orders: self.orders.worth(&holdings),
            messages: self.messages(holdings.cards),
            privileges: self.tables.privileges(holdings.cards),
            specials: self.specials(seat, &holdings),
            stock: self.stock(holdings.stock),
        };
        Valued { holdings, worth: parts.sum(), parts }
    }

    /// The goods that remain, or that there are then, when one part has changed.
    #[inline]
    pub(super) fn revalued(&self, seat: Seat, before: &Valued, holdings: Holdings, changed: Part) -> Valued {
        let mut parts = before.parts;
        match changed {
            Part::Orders => parts.orders = self.orders.worth(&holdings),
            Part::Messages => parts.messages = self.messages(holdings.cards),
            Part::Privileges => parts.privileges = self.tables.privileges(holdings.cards),
            Part::Specials => parts.specials = self.specials(seat, &holdings),
            Part::Stock => parts.stock = self.stock(holdings.stock),
        }
        Valued { holdings, worth: parts.sum(), parts }
    }

    /// With one good more.
    #[inline]
    pub(super) fn with(&self, seat: Seat, own: &Valued, good: Good) -> Valued {
        if let Good::Ware(ware) = good {
            return self.with_wares(
                own,
                PackedWares::of(&own.holdings.wares).and(ware),
                own.holdings.and(good),
            );
        }
        self.revalued(seat, own, own.holdings.and(good), Part::of(good))
    }

    /// With these wares, which are those of `holdings`: there they were changed one by one, and would be waited for.
    #[inline]
    pub(super) fn with_wares(&self, own: &Valued, wares: PackedWares, holdings: Holdings) -> Valued {
        let wild = own.holdings.specials[Special::AnyWare];
        let orders = self.orders.worth_of(own.holdings.cards, wares, wild);
        let parts = Parts { orders, ..own.parts };
        Valued { holdings, worth: parts.sum(), parts }
    }

    /// Without one good, if it is there.
    #[inline]
    pub(super) fn without(&self, seat: Seat, own: &Valued, good: Good) -> Valued {
        if let Good::Ware(ware) = good {
            let rest = own.holdings.less(good);
            return self.with_wares(own, PackedWares::of(&own.holdings.wares).less(ware), rest);
        }
        self.revalued(seat, own, own.holdings.less(good), Part::of(good))
    }

    /// What drawing a card of this kind adds, on the average.
    pub(super) fn draw(&self, own: &Valued, kind: CardKind) -> f64 {
        if self.board.decks[kind] == 0 {
            return 0.0;
        }
        let Valued { holdings, worth: before, mut parts } = *own;
        let unseen = self.unseen.and(kind.cards()).without(holdings.cards);
        let count = usize::from(unseen.len());
        let drawn = unseen.iter().step_by(count.div_ceil(DRAWS).max(1));
        let (mut sum, mut weighed) = (0.0, 0.0);
        for card in drawn {
            let with = holdings.and_card(card);
            // A card changes what those of its kind are worth, and nothing else.
            match kind {
                CardKind::LargeOrder | CardKind::SmallOrder => parts.orders = self.orders.worth(&with),
                CardKind::Message => parts.messages = self.messages(with.cards),
                CardKind::Privilege => parts.privileges = self.tables.privileges(with.cards),
            }
            sum += parts.sum() - before;
            weighed += 1.0;
        }
        if weighed > 0.0 { sum / weighed } else { 0.0 }
    }

    /// An own marker on this building: at the end, and whenever others act there.
    pub(super) fn marker(&self, building: Building) -> f64 {
        self.prices.marker[usize::from(!self.tables.is_on_rim(building))]
    }

    /// What the messages among these cards are worth.
    fn messages(&self, cards: CardSet) -> f64 {
        let messages = cards.and(CardKind::Message.cards());
        if messages.and(self.delivered).is_empty() {
            return self.prices.messages[usize::from(messages.len())];
        }
        let worth = |card| if self.delivered.contains(card) { message_pays() } else { self.prices.in_hand };
        messages.iter().map(worth).sum()
    }

    /// A message that waits for its turn.
    pub(super) fn in_hand(&self) -> f64 {
        self.prices.in_hand
    }

    fn specials(&self, seat: Seat, holdings: &Holdings) -> f64 {
        self.prices.specials(&holdings.specials, self.marked.contains(seat))
    }

    /// Markers in stock, which have to find a street first.
    pub(super) fn stock(&self, stock: u8) -> f64 {
        self.prices.stock(stock)
    }
}
