//! Goods of one seat (GEN-2.11): what can change hands, and what fulfils an order.

use crate::bargain::Bundle;
use crate::{Card, CardSet, Good, Special, Specials, Ware, Wares, Yield};

/// The goods of one seat, as they are or as they would be; ducats aside.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Holdings {
    /// By kind.
    pub wares: Wares,
    /// By kind.
    pub specials: Specials,
    /// Markers in stock.
    pub stock: u8,
    /// Cards in hand, as far as they are known.
    pub cards: CardSet,
}

impl Holdings {
    /// With what is bundled; of cards those with faces.
    #[inline]
    #[must_use]
    pub fn with(mut self, bundle: &Bundle) -> Holdings {
        self.wares += bundle.wares;
        self.specials += bundle.specials;
        self.stock = self.stock.saturating_add(bundle.markers);
        self.cards = self.cards.or(bundle.cards);
        self
    }

    /// GEN-5.5-V4: without what is bundled, if it is there; of cards those with faces.
    #[inline]
    pub fn without(mut self, bundle: &Bundle) -> Option<Holdings> {
        self.wares = self.wares.minus(&bundle.wares)?;
        self.specials = self.specials.minus(&bundle.specials)?;
        self.stock = self.stock.checked_sub(bundle.markers)?;
        if !bundle.cards.without(self.cards).is_empty() {
            return None;
        }
        self.cards = self.cards.without(bundle.cards);
        Some(self)
    }

    /// Is this good among them?
    #[inline]
    pub fn has(&self, good: Good) -> bool {
        match good {
            Good::Ware(ware) => self.wares.has(ware),
            Good::Special(special) => self.specials.has(special),
            Good::Marker => self.stock > 0,
            Good::Card(card) => self.cards.contains(card),
        }
    }

    /// Every good, one of each kind.
    #[inline]
    pub fn goods(&self) -> impl Iterator<Item = Good> + use<> {
        let wares = self.wares.kinds().map(|(ware, _)| Good::Ware(ware));
        let specials = self.specials.kinds().map(|(special, _)| Good::Special(special));
        let marker = (self.stock > 0).then_some(Good::Marker);
        wares.chain(specials).chain(marker).chain(self.cards.iter().map(Good::Card))
    }

    /// With one good more.
    #[inline]
    #[must_use]
    pub fn and(self, good: Good) -> Holdings {
        match good {
            Good::Ware(ware) => self.and_ware(ware),
            Good::Special(special) => self.and_special(special),
            Good::Marker => self.and_markers(1),
            Good::Card(card) => self.and_card(card),
        }
    }

    /// With one ware more.
    #[inline]
    #[must_use]
    pub fn and_ware(mut self, ware: Ware) -> Holdings {
        self.wares.add(ware);
        self
    }

    /// With one special card more.
    #[inline]
    #[must_use]
    pub fn and_special(mut self, special: Special) -> Holdings {
        self.specials.add(special);
        self
    }

    /// With so many markers more.
    #[inline]
    #[must_use]
    pub fn and_markers(mut self, count: u8) -> Holdings {
        self.stock += count;
        self
    }

    /// With what an action yields; cards that are drawn are not known.
    #[inline]
    #[must_use]
    pub fn and_yield(mut self, yielded: &Yield) -> Holdings {
        yielded.wares.iter().for_each(|ware| self.wares.add(ware));
        yielded.special.into_iter().for_each(|special| self.specials.add(special));
        self.and_markers(yielded.markers)
    }

    /// With one card more.
    #[inline]
    #[must_use]
    pub fn and_card(mut self, card: Card) -> Holdings {
        self.cards.insert(card);
        self
    }

    /// Without one good, if it is there.
    #[inline]
    #[must_use]
    pub fn less(mut self, good: Good) -> Holdings {
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
