//! What lies on the table: one part that everybody sees, what each seat alone knows, and what nobody knows (chapter 8).

use table::{PerSeat, Pile, Seat};

use crate::bargain::Book;
use crate::city::ByField;
use crate::components::{LARGEST_DECK, OWNER_FEE};
use crate::{
    Action, Building, ByBuilding, ByKind, Card, CardCounts, CardKind, CardSet, Config, Gain, GoodKind,
    Holdings, Phase, Special, Specials, Turn, WareSet, Wares,
};

/// What everybody sees. Rules that ask for nothing else are methods of it, in the modules of their chapters.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Board {
    /// GEN-3.1: who began, for the whole game.
    pub start: Seat,
    /// Which round is played, from 1.
    pub round: u8,
    /// GEN-3.6: where the round marker stands.
    pub marker: u8,
    /// Where in the turn we are, and what is asked.
    pub phase: Phase,
    /// Whose turn it is, the trail, the tower, and what holds for the turn.
    pub turn: Turn,
    /// What each seat has openly.
    pub players: PerSeat<Player>,
    /// Wares in supply.
    pub wares: Wares,
    /// Special cards in supply.
    pub specials: Specials,
    /// GEN-4.40: how many cards each draw pile has.
    pub decks: CardCounts,
    /// Face up, of all four decks.
    pub discard: CardSet,
    /// GEN-4.40: the cards of which the draw piles were last shuffled together; none: all cards, at the start. Those not
    /// drawn since are among them.
    pub shuffled: CardSet,
    /// Whose marker a building carries.
    pub markers: ByBuilding<Option<Seat>>,
}

/// What one seat has openly.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
pub struct Player {
    /// By kind.
    pub wares: Wares,
    /// By kind.
    pub specials: Specials,
    /// Markers in stock.
    pub stock: u8,
    /// Markers of its colour in the general supply.
    pub supply: u8,
    /// Cards in hand, by their backs.
    pub cards: CardCounts,
}

/// What one seat alone knows. A bystander has such knowledge too: faces that were shown to everybody.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Own {
    /// In its purse.
    pub ducats: u16,
    /// Its cards.
    pub hand: CardSet,
    /// Chapter 8: the cards of each other hand whose faces it has seen.
    pub known: PerSeat<CardSet>,
    /// GEN-5.3: cards that the active player has shown it in an ask of this window; an offer may want them.
    pub bared: CardSet,
    /// GEN-4.60, GEN-5.7: own cards that it has named so far, as payment or for the last call, and that are still in its
    /// hand.
    pub named: CardSet,
    /// GEN-5.10: the drawn cards of which some are promised, if it sees them.
    pub drawn: CardSet,
}

impl Own {
    /// Nothing, at a table of so many.
    pub(crate) fn nothing(seats: u8) -> Own {
        Own {
            ducats: 0,
            hand: CardSet::EMPTY,
            known: PerSeat::new(seats, CardSet::EMPTY),
            bared: CardSet::EMPTY,
            named: CardSet::EMPTY,
            drawn: CardSet::EMPTY,
        }
    }
}

/// For seats that are not at the table.
impl Default for Own {
    fn default() -> Own {
        Own::nothing(0)
    }
}

/// What nobody knows.
#[derive(Clone, Eq, PartialEq, Hash)]
pub(crate) struct Hidden {
    /// GEN-4.40: the draw piles, the next card on top.
    pub(crate) decks: ByKind<Pile<Card, { LARGEST_DECK }>>,
}

/// All that one viewer may know, borrowed from a table or from a view. Who decides on a table of its own (a search, say) reads
/// it through this and builds no view.
#[derive(Copy, Clone, Debug)]
pub struct Known<'a> {
    /// What was agreed.
    pub config: &'a Config,
    /// Who knows it; nobody: a bystander.
    pub viewer: Option<Seat>,
    /// What everybody sees.
    pub board: &'a Board,
    /// What the viewer alone knows.
    pub own: &'a Own,
    /// Read through the methods in `visibility`, which leave out what the viewer may not know.
    pub(crate) book: &'a Book,
}

/// GEN-4.22: what the action of a building yields to a seat, as supplies are.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub struct Yield {
    /// One of each.
    pub wares: WareSet,
    /// A special card of the building.
    pub special: Option<Special>,
    /// Of the own colour, from the general supply.
    pub markers: u8,
    /// From the deck of the building.
    pub cards: u8,
}

impl Board {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.players.seats()
    }

    /// GEN-2.11: what a seat has, with these cards in its hand.
    #[inline]
    pub fn holdings(&self, seat: Seat, cards: CardSet) -> Holdings {
        let Player { wares, specials, stock, .. } = self.players[seat];
        Holdings { wares, specials, stock, cards }
    }

    /// GEN-4.7, GEN-4.54: the discs on each field, those of the tower included.
    pub fn discs(&self) -> ByField<u8> {
        let mut discs = ByField::default();
        for &field in &self.turn.trail {
            discs[field] = if self.turn.here() == Some(field) { self.turn.tower } else { 1 };
        }
        self.turn.closed.iter().for_each(|street| discs[street] = 0);
        discs
    }

    /// GEN-4.40: how many cards of a kind can be drawn.
    #[inline]
    pub fn available(&self, kind: CardKind) -> u8 {
        self.decks[kind] + self.discard.and(kind.cards()).len()
    }

    /// GEN-4.22, A39: what the action of this building yields to this seat now. Of a villa nothing: there it is chosen.
    #[inline]
    pub fn yielded(&self, seat: Seat, building: Building) -> Yield {
        let nothing = Yield::default();
        match building.action() {
            Action::Wares(both) => {
                Yield { wares: both.into_iter().filter(|ware| self.wares.has(*ware)).collect(), ..nothing }
            }
            Action::Special(kind) => Yield { special: self.specials.has(kind).then_some(kind), ..nothing },
            Action::Markers { count } => Yield { markers: count.min(self.players[seat].supply), ..nothing },
            Action::Draw { kind, count } => Yield { cards: count.min(self.available(kind)), ..nothing },
            Action::Villa => nothing,
        }
    }

    /// GEN-5.3, GEN-5.5-V7, as far as it depends on nobody's goods: can the action of this building yield this?
    #[inline]
    pub fn can_yield(&self, building: Building, gain: Gain) -> bool {
        match (gain, building.action()) {
            (Gain::Wares(wares), Action::Wares(both)) => {
                !wares.is_empty() && wares.iter().all(|ware| both.contains(&ware) && self.wares.has(ware))
            }
            (Gain::Cards { count, .. }, Action::Draw { kind, count: most }) => {
                (1..=most).contains(&count) && self.available(kind) >= count
            }
            (Gain::Markers { count }, Action::Markers { count: most }) => (1..=most).contains(&count),
            (Gain::Special(special), Action::Special(kind)) => special == kind && self.specials.has(kind),
            (Gain::Special(special), Action::Villa) => self.specials.has(special),
            (Gain::Privilege, Action::Villa) => self.available(CardKind::Privilege) > 0,
            _ => false,
        }
    }

    /// GEN-4.26: what a seat could take in an exchange.
    #[inline]
    pub fn goods_to_take(&self, seat: Seat) -> impl Iterator<Item = GoodKind> {
        GoodKind::all().filter(move |good| self.can_take(seat, *good))
    }

    /// GEN-4.26: is such a good in supply for this seat?
    #[inline]
    pub(crate) fn can_take(&self, seat: Seat, good: GoodKind) -> bool {
        match good {
            GoodKind::Ware(ware) => self.wares.has(ware),
            GoodKind::Special(special) => self.specials.has(special),
            GoodKind::Marker => self.players[seat].supply > 0,
            GoodKind::Card(kind) => self.decks[kind] > 0,
        }
    }

    /// GEN-4.23: who is paid how much if this seat acts there.
    #[inline]
    pub fn owner_fee(&self, actor: Seat, building: Building) -> Option<(Seat, u16)> {
        self.markers[building].filter(|owner| *owner != actor).map(|owner| (owner, OWNER_FEE))
    }
}
