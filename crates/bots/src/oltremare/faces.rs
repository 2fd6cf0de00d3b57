//! What the worth of a card depends on, looked up once for each bot.

use oltremare::{Card, CardSet, Ruleset, Symbol};
use table::Kind;

use super::Parameters;

/// How many goods a box has.
pub(super) const CLASSES: usize = Ruleset::CLASSES;
/// How many cards there are.
pub(super) const CARDS: usize = <Card as Kind>::ALL.len();

/// What a card shows, as valuing it needs it.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Face {
    pub(super) card: Card,
    /// Of the good, from the rarest on.
    pub(super) class: usize,
    /// The same as a tally of one card.
    pub(super) in_class: ClassTally,
    pub(super) load: u8,
    pub(super) lions: u8,
    /// The bit that stands for its class and load, on which depends what it is on top of the cargo.
    pub(super) as_top: u64,
    /// How often it shows each symbol, once or not at all.
    pub(super) symbols: SymbolTally,
    /// How often it shows the card symbol.
    pub(super) draws: usize,
    /// What its symbols are worth on the average, while it is not yet played.
    pub(super) worth: f64,
}

/// How many cards of each class there are: one byte for each, so that tallies are added and subtracted as numbers.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub(super) struct ClassTally(u64);

impl ClassTally {
    pub(super) fn of(class: usize) -> ClassTally {
        ClassTally(1 << (8 * class))
    }

    #[inline]
    pub(super) fn plus(self, other: ClassTally) -> ClassTally {
        ClassTally(self.0.wrapping_add(other.0))
    }

    #[inline]
    pub(super) fn minus(self, other: ClassTally) -> ClassTally {
        ClassTally(self.0.wrapping_sub(other.0))
    }

    #[inline]
    pub(super) fn count(self, class: usize) -> usize {
        // Shifted, not read from memory; there are no more than eight classes, which spares a check.
        usize::from((self.0 >> (8 * (class % 8))).to_le_bytes()[0])
    }
}

/// How often cards show each symbol: one byte for each.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub(super) struct SymbolTally(u32);

impl SymbolTally {
    fn of(card: Card) -> SymbolTally {
        SymbolTally(card.symbols().iter().map(|symbol| 1 << (8 * symbol.index())).sum())
    }

    #[inline]
    pub(super) fn plus(self, other: SymbolTally) -> SymbolTally {
        SymbolTally(self.0.wrapping_add(other.0))
    }

    #[inline]
    pub(super) fn count(self, symbol: Symbol) -> usize {
        usize::from(self.0.to_le_bytes()[symbol.index()])
    }
}

/// The faces of all cards, and the cards of each class from the worst symbols to the best.
#[derive(Clone, Debug)]
pub(super) struct Faces {
    by_card: [Face; CARDS],
    by_worth: [Card; CARDS],
    /// Where each class begins in `by_worth`; the last entry is its end.
    begins: [usize; CLASSES + 1],
}

impl Faces {
    pub(super) fn new(parameters: &Parameters) -> Faces {
        let mut faces = [Face::default(); CARDS];
        let mut by_worth = [Card::default(); CARDS];
        for (card, (face, place)) in Card::all().zip(faces.iter_mut().zip(&mut by_worth)) {
            let class = card.class();
            let worth = card.symbols().iter().map(|symbol| parameters.symbol[symbol.index()]).sum();
            *face = Face {
                card,
                class,
                in_class: ClassTally::of(class),
                load: card.load(),
                lions: card.lions(),
                as_top: 1 << (8 * class + usize::from(card.load())),
                symbols: SymbolTally::of(card),
                draws: SymbolTally::of(card).count(Symbol::Card),
                worth,
            };
            *place = card;
        }
        let of = |card: &Card| faces[card.index()];
        by_worth.sort_by(|a, b| {
            let (a, b) = (of(a), of(b));
            a.class.cmp(&b.class).then(a.worth.total_cmp(&b.worth))
        });
        let begins =
            std::array::from_fn(|class| by_worth.iter().take_while(|card| of(card).class < class).count());
        Faces { by_card: faces, by_worth, begins }
    }

    #[inline]
    pub(super) fn of(&self, card: Card) -> &Face {
        &self.by_card[card.index()]
    }

    /// Those of these cards that are of a class, from the worst symbols to the best.
    pub(super) fn by_worth(&self, class: usize, among: CardSet) -> impl Iterator<Item = Card> {
        let of_class = &self.by_worth[self.begins[class]..self.begins[class + 1]];
        of_class.iter().copied().filter(move |card| among.contains(*card))
    }
}
