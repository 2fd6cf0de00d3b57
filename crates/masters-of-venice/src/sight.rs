//! Visibility (chapter 8): cash, guild orders, rumors, sealed bids and destinations are their owners'; stacks are nobody's.

mod imagine;

use table::{PerSeat, Seat, Viewer};

use crate::board::Secrets;
use crate::components::RUMORS;
use crate::{Event, GuildOrders, MastersOfVenice, Phase, Revealed, Rumors, View};

pub(crate) use imagine::imagine;

impl MastersOfVenice {
    /// The table of chapter 8.
    pub(crate) fn sight(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.number() < self.config.seats => Some(seat),
            _ => None,
        };
        let own = seat.map_or(Secrets::default(), |seat| self.secrets[seat]);
        let over = self.board.phase == Phase::Over;
        let open = self.config.open_cash || over; // MOV-8.4, MOV-10.34
        let seen = |card| own.known.contains(card).then_some(card);
        View {
            config: self.config,
            viewer: seat,
            board: self.board,
            cash: self.secrets.map(|other, purse| (open || Some(other) == seat).then_some(purse.cash)),
            hand: own.hand,
            rumors: own.rumors,
            thousands: own.thousands,
            bid: own.bid,
            destination: own.destination,
            returned: self.hidden.returned.iter().map(|card| seen(*card)).collect(),
            known: self
                .secrets
                .map(|_, other| own.known.and(other.hand.iter().copied().collect::<GuildOrders>())),
            revealed: over.then(|| self.reveal()),
        }
    }

    /// MOV-8.14.
    fn reveal(&self) -> Revealed {
        Revealed {
            hands: self.secrets.map(|_, own| own.hand),
            rumors: self.secrets.map(|_, own| own.rumors),
            removed: self.removed(),
            favors: self.hidden.favors,
            orders: self.hidden.orders,
            returned: self.hidden.returned,
            owed: self.secrets.map(|_, own| own.owed),
        }
    }

    /// MOV-3.6, 8.8: what is neither on the canal nor held nor played.
    pub(crate) fn removed(&self) -> Rumors {
        let held =
            |held: &PerSeat<Secrets>| held.iter().flat_map(|(_, own)| own.rumors.iter()).collect::<Rumors>();
        let mut seen = held(&self.secrets);
        seen += self.board.played;
        seen += self.hidden.canal.iter().copied().collect();
        RUMORS.minus(&seen).unwrap_or_default()
    }
}

/// What others are not told.
pub(crate) fn veil(event: &Event, viewer: Viewer) -> Option<Event> {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    let mut heard = event.clone();
    match &mut heard {
        Event::BidBegun { seat, .. } if !is(*seat) => return None,
        Event::BidSealed { seat, amount } if !is(*seat) => *amount = None,
        Event::DestinationSealed { seat, place } if !is(*seat) => *place = None,
        Event::OrderDealt { seat, card } | Event::OrderReturned { seat, card } if !is(*seat) => *card = None,
        Event::OrderDrawn { seat, cards, .. } if !is(*seat) => *cards = None,
        Event::GondolaMoved { seat, shop, .. } if !is(*seat) => *shop = None,
        _ => {}
    }
    Some(heard)
}

/// Cubes from the bag, cards from a stack, rumors from the canal, and the end; MOV-5.3, 5.4: dials, which nobody withdraws once
/// the others know that they are sealed.
pub(crate) fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::BidSealed { .. }
            | Event::BidsRevealed { .. }
            | Event::DestinationSealed { .. }
            | Event::DestinationsRevealed { .. }
            | Event::Drawn { .. }
            | Event::OrderDrawn { .. }
            | Event::FavorTurnedUp { .. }
            | Event::GondolaMoved { rumor: true, .. }
            | Event::Scored { .. }
            | Event::Ended { .. }
    )
}
