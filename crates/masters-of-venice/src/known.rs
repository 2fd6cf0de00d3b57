//! What one seat may know (chapter 8), borrowed, so that a search builds no view.

use std::fmt;

use table::Seat;

use crate::{
    Board, Config, Ducats, GuildOrder, GuildOrders, Hand, MastersOfVenice, Phase, Place, Rumors, View,
};

/// What a seat may know of a table or finds in its view; the same from both.
#[derive(Copy, Clone)]
pub struct Known<'a> {
    /// What was agreed.
    pub config: &'a Config,
    /// Who knows it; nobody: a bystander.
    pub viewer: Option<Seat>,
    /// What everybody sees.
    pub board: &'a Board,
    source: Source<'a>,
}

#[derive(Copy, Clone)]
enum Source<'a> {
    Table(&'a MastersOfVenice),
    View(&'a View),
}

/// Keeps what is hidden out of logs.
impl fmt::Debug for Known<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Known({:?}, {:?})", self.viewer, self.board)
    }
}

impl MastersOfVenice {
    /// All that this seat may know.
    #[inline]
    pub fn known(&self, seat: Seat) -> Known<'_> {
        let viewer = (seat.number() < self.config.seats).then_some(seat);
        Known { config: &self.config, viewer, board: &self.board, source: Source::Table(self) }
    }
}

impl View {
    /// The same as policies read it.
    pub fn known(&self) -> Known<'_> {
        Known { config: &self.config, viewer: self.viewer, board: &self.board, source: Source::View(self) }
    }
}

impl<'a> Known<'a> {
    /// MOV-8.4: the viewer's own cash, and with the option or at the end everybody's.
    #[inline]
    pub fn cash(&self, seat: Seat) -> Option<Ducats> {
        match self.source {
            Source::Table(table) => {
                let open = table.config.open_cash || table.board.phase == Phase::Over;
                (open || self.viewer == Some(seat)).then_some(table.secrets[seat].cash)
            }
            Source::View(view) => view.cash[seat],
        }
    }

    /// MOV-8.5: the viewer's own unfulfilled guild orders; a bystander has none.
    #[inline]
    pub fn hand(&self) -> Option<&'a Hand> {
        match self.source {
            Source::Table(table) => self.viewer.map(|seat| &table.secrets[seat].hand),
            Source::View(view) => Some(&view.hand),
        }
    }

    /// MOV-8.7: the viewer's own rumors.
    pub(crate) fn rumors(&self) -> Rumors {
        match self.source {
            Source::Table(table) => self.viewer.map_or(Rumors::EMPTY, |seat| table.secrets[seat].rumors),
            Source::View(view) => view.rumors,
        }
    }

    /// MOV-4.57, MOV-8.12: what the viewer has sealed, or begun to: the thousands of a bid, a bid, a destination.
    pub(crate) fn sealed(&self) -> (Option<u8>, Option<Ducats>, Option<Place>) {
        match self.source {
            Source::Table(table) => self.viewer.map_or((None, None, None), |seat| {
                let own = &table.secrets[seat];
                (own.thousands, own.bid, own.destination)
            }),
            Source::View(view) => (view.thousands, view.bid, view.destination),
        }
    }

    /// MOV-8.11: the returned guild order at this place of the stack, the next one being the first, if the viewer returned it.
    pub(crate) fn returned(&self, place: usize) -> Option<GuildOrder> {
        match self.source {
            Source::Table(table) => {
                let card = table.hidden.returned[place];
                self.viewer.filter(|seat| table.secrets[*seat].known.contains(card)).map(|_| card)
            }
            Source::View(view) => view.returned[place],
        }
    }

    /// MOV-8.11: guild orders that the viewer returned and that are in this hand now.
    pub(crate) fn known_in_hand(&self, seat: Seat) -> GuildOrders {
        match self.source {
            Source::Table(table) => {
                let known = self.viewer.map_or(GuildOrders::EMPTY, |seat| table.secrets[seat].known);
                let hand = &table.secrets[seat].hand;
                if known.is_empty() { known } else { known.and(hand.iter().copied().collect()) }
            }
            Source::View(view) => view.known[seat],
        }
    }
}
