//! What follows from the box alone, worked out once.

use std::sync::LazyLock;

use genoa::{Building, ByBuilding, ByField, Card, CardKind, CardSet, Field, Ware, privileges};
use table::Kind;

use super::guesses::BuildingSet;
use super::order_classes::{CLASSES, class_of};
use super::packed_wares::PackedWares;

const CARDS: usize = <Card as Kind>::ALL.len();

pub(super) struct Tables {
    /// For each choice of wares, a bit for each: the orders of each class, if only these are owned.
    lacking: Vec<[CardSet; CLASSES]>,
    pub(super) all_cards: CardSet,
    /// The wares that each card wants.
    wanted: [PackedWares; CARDS],
    /// The orders that are fulfilled in each building.
    orders_of: ByBuilding<CardSet>,
    /// The messages of each field.
    messages_of: ByField<CardSet>,
    /// GEN-6.2: for each choice of privileges, a bit for each, what they are worth.
    privileges: Vec<u16>,
    /// GEN-2.10: the buildings on the rim.
    rim: BuildingSet,
    /// GEN-4.5: how often a roll hits the market, which shortens the game by a round.
    pub(super) market_rolled: f64,
}

/// Whoever has them need not ask whether they are there.
pub(super) fn tables() -> &'static Tables {
    static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);
    &TABLES
}

impl Tables {
    fn new() -> Tables {
        let order_of = |building| move |card: &Card| card.ordered_by() == Some(building);
        let mut wanted = [PackedWares::default(); CARDS];
        for card in Card::all() {
            wanted[card.index()] = PackedWares::of(&card.wanted().iter().copied().collect());
        }
        let message_of = |field| move |card: &Card| card.route().is_some_and(|route| route.contains(field));
        Tables {
            lacking: (0..=u8::MAX).map(lacking).collect(),
            all_cards: CardSet::all(),
            wanted,
            orders_of: ByBuilding::from_fn(|building| Card::all().filter(order_of(building)).collect()),
            messages_of: ByField::from_fn(|field| Card::all().filter(message_of(field)).collect()),
            privileges: (0..1_usize << CardKind::Privilege.cards().len()).map(chained).collect(),
            rim: Building::ALL.into_iter().filter(|building| building.on_rim().is_some()).collect(),
            market_rolled: market_rolled(),
        }
    }

    #[inline]
    pub(super) fn lacking(&self, owned: u8) -> &[CardSet; CLASSES] {
        &self.lacking[usize::from(owned)]
    }

    /// GEN-2.7, GEN-2.8: the wares that an order wants, one of each.
    #[inline]
    pub(super) fn wanted(&self, order: Card) -> PackedWares {
        self.wanted[order.index()]
    }

    #[inline]
    pub(super) fn orders_of(&self, building: Building) -> CardSet {
        self.orders_of[building]
    }

    /// GEN-4.45: the messages that are delivered by visiting these fields: those that belong to two of them.
    #[inline]
    pub(super) fn delivered(&self, visited: impl Iterator<Item = Field>) -> CardSet {
        let (mut once, mut twice) = (CardSet::EMPTY, CardSet::EMPTY);
        for field in visited {
            twice = twice.or(once.and(self.messages_of[field]));
            once = once.or(self.messages_of[field]);
        }
        twice
    }

    /// GEN-6.2: what the privileges among these cards are worth.
    #[inline]
    pub(super) fn privileges(&self, cards: CardSet) -> f64 {
        let owned = cards.and(CardKind::Privilege.cards()).bits() >> first_privilege();
        self.privileges[usize::try_from(owned).expect("a bit for each privilege")].into()
    }

    #[inline]
    pub(super) fn is_on_rim(&self, building: Building) -> bool {
        self.rim.contains(building)
    }
}

/// The orders of each class, if only these wares are owned.
fn lacking(owned: u8) -> [CardSet; CLASSES] {
    let mut lacking = [CardSet::EMPTY; CLASSES];
    for card in Card::all().filter(|card| card.ordered_by().is_some()) {
        let lacks = |ware: &&Ware| owned >> ware.index() & 1 == 0;
        let missing = card.wanted().iter().filter(lacks).count();
        lacking[class_of(card.kind() == CardKind::LargeOrder, missing)].insert(card);
    }
    lacking
}

/// GEN-6.2: what these privileges are worth, a bit for each.
fn chained(owned: usize) -> u16 {
    let all = CardKind::Privilege.cards().iter().enumerate();
    let cards = all.filter(|(n, _)| owned >> n & 1 != 0).map(|(_, card)| card).collect();
    u16::try_from(privileges(cards)).expect("some hundred ducats")
}

/// The place of the first privilege among the cards; the others follow it.
#[inline]
fn first_privilege() -> u32 {
    CardKind::Privilege.cards().bits().trailing_zeros()
}

fn market_rolled() -> f64 {
    let (market, all) = Field::squares().fold((0.0, 0.0), |(market, all), field| {
        (market + f64::from(u8::from(field == Field::MARKET)), all + 1.0)
    });
    market / all
}
