//! What goods are worth to whoever holds them, in ducats, after chapter 12 of the specification.

use std::sync::LazyLock;

use genoa::{Board, Building, CardKind, CardSet, Holdings, Known, Special, payouts, privileges};
use table::{Kind, Seat, SeatSet};

use super::Habits;
use super::horizon::Horizon;
use super::orders::{OrderBook, Orders};

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
/// Markers and special cards beyond these are worked out where they occur.
const TABLED: usize = 12;

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
    /// GEN-4.45: messages that are as good as delivered, since both their buildings are visited.
    delivered: CardSet,
    /// A message that waits for its turn.
    in_hand: f64,
    /// Who has a marker on a building.
    marked: SeatSet,
    /// How much of its worth something keeps that is used once in three turns.
    pub(super) kept: f64,
    /// What so many markers in stock are worth.
    stock: [f64; TABLED + 1],
    /// Four fifths, so often multiplied.
    powers: &'static [f64; TABLED + 1],
    chains: &'static Chains,
    orders: Orders<'a>,
}

impl<'a> Judge<'a> {
    /// What `known` tells this seat, who is its viewer.
    pub(super) fn new(
        known: Known<'a>,
        seat: Seat,
        habits: &'a Habits,
        book: &'a mut OrderBook,
    ) -> Judge<'a> {
        let Known { config, board, own, .. } = known;
        let seen = own.known.iter().fold(own.hand, |seen, (_, cards)| seen.or(*cards));
        let unseen = CardSet::all().without(seen).without(board.discard);
        let horizon = Horizon::of(config, board);
        let visited = board.turn.visited();
        let messages = CardKind::Message.cards().iter();
        Judge {
            known,
            board,
            seat,
            habits,
            horizon,
            unseen,
            delivered: messages.filter(|card| card.is_delivered_by(visited)).collect(),
            in_hand: message_pays() * Horizon::chance(horizon.turns, habits.message, 1),
            marked: board.markers.iter().filter_map(|(_, owner)| *owner).collect(),
            kept: horizon.kept(3.0),
            stock: stock(habits, horizon),
            powers: &POWERS,
            chains: &CHAINS,
            orders: Orders::new(habits, horizon, book),
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
        self.orders.worth(holdings)
            + self.messages(holdings.cards)
            + self.chains.worth(holdings.cards)
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
        let drawn = unseen.iter().step_by(count.div_ceil(DRAWS).max(1));
        let (mut sum, mut weighed) = (0.0, 0.0);
        let orders = self.orders.worth(holdings);
        let messages = self.messages(holdings.cards);
        let chained = self.chains.worth(holdings.cards);
        let specials = self.specials(seat, holdings);
        let stock = self.stock(holdings.stock);
        let before = orders + messages + chained + specials + stock;
        for card in drawn {
            let with = holdings.and_card(card);
            // A card changes what those of its kind are worth, and nothing else.
            let worth = match kind {
                CardKind::LargeOrder | CardKind::SmallOrder => {
                    self.orders.worth(&with) + messages + chained + specials + stock
                }
                CardKind::Message => orders + self.messages(with.cards) + chained + specials + stock,
                CardKind::Privilege => orders + messages + self.chains.worth(with.cards) + specials + stock,
            };
            sum += worth - before;
            weighed += 1.0;
        }
        if weighed > 0.0 { sum / weighed } else { 0.0 }
    }

    /// An own marker on this building: at the end, and whenever others act there.
    pub(super) fn marker(&self, building: Building) -> f64 {
        let often = if building.on_rim().is_some() { 1.0 } else { self.habits.centre };
        marker_at_end() + self.habits.fee * often * self.horizon.turns
    }

    /// What the messages among these cards are worth.
    fn messages(&self, cards: CardSet) -> f64 {
        let messages = cards.and(CardKind::Message.cards()).iter();
        messages.map(|card| if self.delivered.contains(card) { message_pays() } else { self.in_hand }).sum()
    }

    /// A message that waits for its turn.
    pub(super) fn in_hand(&self) -> f64 {
        self.in_hand
    }

    fn specials(&self, seat: Seat, holdings: &Holdings) -> f64 {
        let several = |special: Special, worth: f64| {
            // Each further one is worth a fifth less.
            let count = holdings.specials[special];
            let known = self.powers.get(usize::from(count)).copied();
            5.0 * worth * (1.0 - known.unwrap_or_else(|| power(FOUR_FIFTHS, count)))
        };
        let [any_start, _, extra_action, building_action, exchange] = self.habits.special;
        let building_action =
            if self.marked.contains(seat) { building_action } else { 0.3 * building_action };
        self.kept
            * (several(Special::ExtraAction, extra_action)
                + several(Special::BuildingAction, building_action)
                + several(Special::Exchange, exchange))
            + several(Special::AnyStart, any_start) * (self.horizon.own / 2.0).min(1.0)
    }

    /// Markers in stock, which have to find a street first.
    pub(super) fn stock(&self, stock: u8) -> f64 {
        match self.stock.get(usize::from(stock)) {
            Some(worth) => *worth,
            None => markers(self.habits, self.horizon, stock).sum(),
        }
    }
}

/// What so many markers in stock are worth.
fn stock(habits: &Habits, horizon: Horizon) -> [f64; TABLED + 1] {
    let mut stock = [0.0; TABLED + 1];
    let most = u8::try_from(TABLED).expect("a dozen");
    let mut sum = 0.0;
    for (worth, marker) in stock[1..].iter_mut().zip(markers(habits, horizon, most)) {
        sum += marker;
        *worth = sum;
    }
    stock
}

/// What each of so many markers is worth, the first one most.
fn markers(habits: &Habits, horizon: Horizon, count: u8) -> impl Iterator<Item = f64> {
    let placed = marker_at_end() + habits.fee * horizon.turns;
    let soon = habits.placing * horizon.kept(5.0);
    (0..count).map(move |nth| placed * soon * power(0.85, nth))
}

const FOUR_FIFTHS: f64 = 0.8;

static POWERS: LazyLock<[f64; TABLED + 1]> =
    LazyLock::new(|| std::array::from_fn(|times| power(FOUR_FIFTHS, u8::try_from(times).expect("a dozen"))));

/// `f64::powi` as it is worked out at run time: the compiler would round constants once, and decide ties otherwise.
fn power(mut base: f64, mut times: u8) -> f64 {
    let mut power = 1.0;
    loop {
        if times % 2 == 1 {
            power *= base;
        }
        times /= 2;
        if times == 0 {
            return power;
        }
        base *= base;
    }
}

static CHAINS: LazyLock<Chains> = LazyLock::new(Chains::new);

/// What each set of privileges is worth.
struct Chains {
    /// The place of the first privilege among the cards; the others follow it.
    first: usize,
    worth: Vec<f64>,
}

impl Chains {
    /// GEN-6.2: what the privileges among these cards are worth.
    #[inline]
    fn worth(&self, cards: CardSet) -> f64 {
        let owned = cards.and(CardKind::Privilege.cards()).bits() >> self.first;
        self.worth[usize::try_from(owned).expect("a bit for each privilege")]
    }

    fn new() -> Chains {
        let all = CardKind::Privilege.cards();
        let first = all.iter().next().expect("there are privileges").index();
        let sets = 1_usize << all.len();
        let set = |bits: usize| {
            all.iter().enumerate().filter(|(n, _)| bits >> n & 1 != 0).map(|(_, card)| card).collect()
        };
        Chains { first, worth: (0..sets).map(|bits| f64::from(privileges(set(bits)))).collect() }
    }
}
