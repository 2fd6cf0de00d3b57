//! What can stand in an offer or an ask (GEN-5.3, GEN-5.13), as it is said and as the book keeps it.

use serde::{Deserialize, Serialize};
use table::{Offer, Seat};

use crate::{CardCounts, CardKind, CardSet, Field, Special, Specials, Ware, WareSet, Wares};

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
    pub fn is_empty(&self) -> bool {
        self.ducats == 0 && self.goods() == 0
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

impl Shown {
    /// To anybody.
    pub(crate) fn any(self) -> CardSet {
        self.all.or(self.partner)
    }
}

/// Terms in half the space: what passes one way is counted up, what passes the other way down. GEN-5.5-V4, GEN-5.5-V5 see to it
/// that nothing passes both ways.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub(crate) struct Kept {
    /// Given cards that the other side does not see, and those that everybody sees.
    covered_or_open: CardSet,
    /// Cards that the side sees which does not hold them: given ones that are shown, wanted ones that the maker could name.
    seen: CardSet,
    /// Cards of the other side.
    wanted: CardSet,
    ducats: i16,
    wares: [i8; Ware::ALL.len()],
    specials: [i8; Special::ALL.len()],
    markers: i8,
    kinds: CardCounts,
    gain: Option<Gain>,
    pub(crate) target: Field,
    /// GEN-5.13: an ask that is firm, or an offer that meets one.
    pub(crate) firm: bool,
}

impl Kept {
    /// What passes both ways, or a number beyond what any box holds, is refused before.
    pub(crate) fn of(terms: &Terms, firm: bool) -> Kept {
        let Terms { target, give, want, gain, shown } = terms;
        Kept {
            covered_or_open: give.cards.without(shown.partner),
            seen: shown.any().or(want.cards),
            wanted: want.cards,
            ducats: signed(give.ducats) - signed(want.ducats),
            wares: Ware::ALL.map(|ware| signed8(give.wares[ware]) - signed8(want.wares[ware])),
            specials: Special::ALL.map(|kind| signed8(give.specials[kind]) - signed8(want.specials[kind])),
            markers: signed8(give.markers) - signed8(want.markers),
            kinds: want.kinds,
            gain: *gain,
            target: *target,
            firm,
        }
    }

    /// GEN-5.13: an offer that meets an ask. Of the cards that it wants its maker sees those that the ask shows (A63).
    pub(crate) fn meeting(terms: &Terms, ask: &Kept) -> Kept {
        let kept = Kept::of(terms, ask.firm);
        let covered = kept.wanted.without(ask.shown().any());
        Kept { seen: kept.seen.without(covered), ..kept }
    }

    /// With the names of all cards, on both sides.
    pub(crate) fn terms(&self) -> Terms {
        let side = |sign: i8| Bundle {
            ducats: u16::try_from(self.ducats * i16::from(sign)).unwrap_or(0),
            wares: Wares::of(self.wares.map(|count| positive(count * sign))),
            specials: Specials::of(self.specials.map(|count| positive(count * sign))),
            markers: positive(self.markers * sign),
            ..Bundle::default()
        };
        Terms {
            target: self.target,
            give: Bundle { cards: self.given(), ..side(1) },
            want: Bundle { cards: self.wanted, kinds: self.kinds, ..side(-1) },
            gain: self.gain,
            shown: self.shown(),
        }
    }

    /// The cards that its maker gives.
    pub(crate) fn given(&self) -> CardSet {
        self.covered_or_open.or(self.seen.without(self.wanted))
    }

    /// The cards that it names on the other side.
    pub(crate) fn wanted(&self) -> CardSet {
        self.wanted
    }

    /// Those among them that its maker does not see.
    pub(crate) fn covered(&self) -> CardSet {
        self.wanted.without(self.seen)
    }

    /// How many cards of each kind it wants besides.
    pub(crate) fn kinds(&self) -> &CardCounts {
        &self.kinds
    }

    pub(crate) fn gain(&self) -> Option<Gain> {
        self.gain
    }

    /// GEN-5.11: the markers that the other side receives before the action.
    pub(crate) fn given_markers(&self) -> u8 {
        positive(self.markers)
    }

    pub(crate) fn shown(&self) -> Shown {
        Shown {
            all: self.covered_or_open.and(self.seen),
            partner: self.seen.without(self.covered_or_open).without(self.wanted),
        }
    }

    /// GEN-5.5: is nothing wanted for it?
    pub(crate) fn is_obliging(&self) -> bool {
        self.ducats >= 0
            && self.markers >= 0
            && self.wanted.is_empty()
            && self.kinds.is_empty()
            && self.wares.iter().chain(&self.specials).all(|count| *count >= 0)
    }
}

/// The offer as its maker knows it.
pub(crate) fn seen_offer(offer: &Offer<Kept>) -> Offer<Terms> {
    let mut terms = offer.terms.terms();
    let covered = offer.terms.covered();
    terms.want.cards = terms.want.cards.without(covered);
    terms.want.kinds += backs(covered);
    Offer { number: offer.number, from: offer.from, to: offer.to, terms }
}

fn signed(ducats: u16) -> i16 {
    i16::try_from(ducats).expect("GEN-5.5: at most 5,000 ducats")
}

fn signed8(count: u8) -> i8 {
    i8::try_from(count).expect("GEN-5.5: nobody holds so many")
}

fn positive(count: i8) -> u8 {
    u8::try_from(count).unwrap_or(0)
}

/// Cards by their backs.
pub(crate) fn backs(cards: CardSet) -> CardCounts {
    CardCounts::of(CardKind::ALL.map(|kind| cards.and(kind.cards()).len()))
}
