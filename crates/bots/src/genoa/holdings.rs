//! What a seat holds, its ducats aside.

use genoa::{Bundle, Card, CardSet, Good, Special, Specials, View, Ware, Wares};
use table::Seat;

/// The goods of one seat (GEN-2.11), as they are or as they would be.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Holdings {
    pub(super) wares: Wares,
    pub(super) specials: Specials,
    pub(super) stock: u8,
    pub(super) cards: CardSet,
}

impl Holdings {
    /// As everybody sees them, with these cards.
    pub(super) fn of(view: &View, seat: Seat, cards: CardSet) -> Holdings {
        let player = &view.players[seat];
        Holdings { wares: player.wares, specials: player.specials, stock: player.stock, cards }
    }

    /// With what is bundled; of cards those with faces.
    pub(super) fn with(mut self, bundle: &Bundle) -> Holdings {
        self.wares += bundle.wares;
        self.specials += bundle.specials;
        self.stock = self.stock.saturating_add(bundle.markers);
        self.cards = self.cards.or(bundle.cards);
        self
    }

    /// Without what is bundled, if it is there; of cards those with faces.
    pub(super) fn without(mut self, bundle: &Bundle) -> Option<Holdings> {
        self.wares = self.wares.minus(&bundle.wares)?;
        self.specials = self.specials.minus(&bundle.specials)?;
        self.stock = self.stock.checked_sub(bundle.markers)?;
        if !bundle.cards.without(self.cards).is_empty() {
            return None;
        }
        self.cards = self.cards.without(bundle.cards);
        Some(self)
    }

    /// With one ware more.
    pub(super) fn and_ware(mut self, ware: Ware) -> Holdings {
        self.wares.add(ware);
        self
    }

    /// With one special card more.
    pub(super) fn and_special(mut self, special: Special) -> Holdings {
        self.specials.add(special);
        self
    }

    /// With one card more.
    pub(super) fn and_card(mut self, card: Card) -> Holdings {
        self.cards.insert(card);
        self
    }

    /// Without a special card that was played.
    pub(super) fn less_special(mut self, special: Special) -> Holdings {
        self.specials.take(special);
        self
    }

    /// Without one good.
    pub(super) fn less(mut self, good: Good) -> Holdings {
        match good {
            Good::Ware(ware) => {
                self.wares.take(ware);
            }
            Good::Special(special) => {
                self.specials.take(special);
            }
            Good::Marker => self.stock = self.stock.saturating_sub(1),
            Good::Card(card) => self.cards.remove(card),
        }
        self
    }
}
