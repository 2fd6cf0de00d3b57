//! What can stand in an offer or an ask (GEN-5.3, GEN-5.13).

use serde::{Deserialize, Serialize};
use table::{Offer, OfferNumber, Seat};

use crate::{CardCounts, CardKind, CardSet, Field, Special, Specials, WareSet, Wares};

/// GEN-5.3: what an offer or an ask says. Its maker gives, the other side is wanted something of.
///
/// In a view the cards that the viewer may not know stand in `kinds`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Terms {
    /// GEN-5.2: the current building, or a neighbouring building or street.
    pub target: Field,
    /// What its maker hands over.
    #[serde(default)]
    pub give: Bundle,
    /// What its maker is to get.
    #[serde(default)]
    pub want: Bundle,
    /// What the acting player hands over of what the action yields.
    #[serde(default)]
    pub gain: Option<Gain>,
    /// Cards of `give` whose faces are shown.
    #[serde(default)]
    pub shown: Shown,
}

/// GEN-5.13: an ask of the active player.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Request {
    /// Who is asked; left out, everybody.
    #[serde(default)]
    pub to: Option<Seat>,
    /// Is the first to meet it accepted at once?
    #[serde(default)]
    pub firm: bool,
    /// The mirror image of an offer: `give` and `want` are the active player's, `gain` the acting player's.
    pub terms: Terms,
}

/// What goes one way.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bundle {
    /// In steps of 5.
    pub ducats: u16,
    /// By kind.
    pub wares: Wares,
    /// By kind.
    pub specials: Specials,
    /// GEN-5.11: of the stock.
    pub markers: u8,
    /// These very cards.
    pub cards: CardSet,
    /// So many cards of each kind, besides.
    pub kinds: CardCounts,
}

impl Bundle {
    /// Nothing at all?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.ducats == 0 && !self.has_goods()
    }

    /// GEN-2.11: any good?
    #[inline]
    pub fn has_goods(&self) -> bool {
        !(self.wares.is_empty()
            && self.specials.is_empty()
            && self.markers == 0
            && self.cards.is_empty()
            && self.kinds.is_empty())
    }

    /// GEN-2.11: how many goods.
    pub fn goods(&self) -> u32 {
        self.wares.total()
            + self.specials.total()
            + u32::from(self.markers)
            + u32::from(self.cards.len())
            + self.kinds.total()
    }
}

/// GEN-5.3: promised out of what the action of the target yields.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Gain {
    /// Of a warehouse, one or both.
    Wares(WareSet),
    /// Of Guild hall, Town hall and Post station.
    Cards {
        /// 1 or 2.
        count: u8,
        /// Who says which.
        pick: Pick,
    },
    /// Of the Cathedral.
    Markers {
        /// 1 or 2.
        count: u8,
    },
    /// The special card of its building; of a villa the one for a large order, which is then to be fulfilled.
    Special(Special),
    /// Of a villa; it is then to be taken.
    Privilege,
}

impl Gain {
    /// GEN-2.11: how many goods.
    pub fn goods(self) -> u32 {
        match self {
            Gain::Wares(wares) => u32::try_from(wares.iter().count()).expect("eight wares"),
            Gain::Cards { count, .. } | Gain::Markers { count } => u32::from(count),
            Gain::Special(_) | Gain::Privilege => 1,
        }
    }

    /// GEN-5.11: how many markers.
    pub fn markers(self) -> u8 {
        match self {
            Gain::Markers { count } => count,
            _ => 0,
        }
    }
}

/// GEN-5.3: who says which of the drawn cards are handed over.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pick {
    /// Those drawn first.
    #[default]
    First,
    /// The acting player.
    Actor,
    /// The active player, who then sees them.
    Active,
}

/// GEN-5.3: whose eyes a given card is shown to.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shown {
    /// Everybody's.
    pub all: CardSet,
    /// The other side's alone: of an offer the active player's, of an ask those whom it addresses.
    pub partner: CardSet,
}

impl Terms {
    /// GEN-4.18, GEN-5.5: is nothing wanted for it?
    #[inline]
    pub fn is_obliging(&self) -> bool {
        self.want.is_empty()
    }
}

impl Shown {
    /// To anybody.
    pub(crate) fn any(self) -> CardSet {
        self.all.or(self.partner)
    }
}

/// An offer as the table knows it, with the names of all cards on both sides. In a view: as its viewer knows it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub(crate) struct Posted {
    pub(crate) terms: Terms,
    /// Wanted cards whose faces its maker has not seen: the ask that it meets names them and does not show them (A63).
    pub(crate) covered: CardSet,
    /// GEN-5.13: it meets a firm ask.
    pub(crate) firm: bool,
}

impl Posted {
    /// It meets no ask.
    pub(crate) fn plain(terms: Terms) -> Posted {
        Posted { terms, covered: CardSet::EMPTY, firm: false }
    }

    /// GEN-5.13: it meets this ask. Of the cards that it wants its maker sees those that the ask shows (A63).
    pub(crate) fn meeting(terms: Terms, ask: &Request) -> Posted {
        let covered = terms.want.cards.without(ask.terms.shown.any());
        Posted { terms, covered, firm: ask.firm }
    }

    /// The terms as their maker knows them.
    pub(crate) fn seen_by_maker(&self) -> Terms {
        let mut terms = self.terms;
        terms.want.cards = terms.want.cards.without(self.covered);
        terms.want.kinds += backs(self.covered);
        terms
    }
}

/// An offer that stands, as a viewer knows it; without a number while it is sealed (GEN-5.17).
pub type StandingOffer = Offer<Terms, Option<OfferNumber>>;

/// The same in the book of the table.
pub(crate) type PostedOffer = Offer<Posted, Option<OfferNumber>>;

/// The offer of this number as its maker knows it.
pub(crate) fn seen_offer(number: OfferNumber, offer: &PostedOffer) -> Offer<Terms> {
    let Offer { from, to, terms, .. } = offer;
    Offer { number, from: *from, to: *to, terms: terms.seen_by_maker() }
}

/// Cards by their backs.
#[inline]
pub(crate) fn backs(cards: CardSet) -> CardCounts {
    // Most offers and hands-over are of none.
    if cards.is_empty() {
        return CardCounts::EMPTY;
    }
    CardCounts::of(CardKind::ALL.map(|kind| cards.and(kind.cards()).len()))
}
