//! Visibility (chapter 8): cash, guild orders, rumors, sealed bids and destinations are their owners'; stacks are nobody's.

mod imagine;

use table::{Seat, Viewer};

use crate::board::Secrets;
use crate::components::RUMORS;
use crate::{Event, GuildOrders, MastersOfVenice, Phase, Revealed, Rumors, View};

pub(crate) use imagine::imagine;

/// The table of chapter 8: the board, the viewer's own secrets, and at the end everything.
pub(crate) fn view(game: &MastersOfVenice, viewer: Viewer) -> View {
    let seat = match viewer {
        Viewer::Seat(seat) if seat.number() < game.config.seats => Some(seat),
        Viewer::Seat(_) | Viewer::Bystander => None,
    };
    let own = seat.map_or(Secrets::default(), |seat| game.secrets[seat]);
    let over = game.board.phase == Phase::Over;
    let open_cash = game.config.open_cash || over; // MOV-8.4, MOV-10.34
    let known = |card| own.known.contains(card).then_some(card);
    View {
        config: game.config,
        viewer: seat,
        board: game.board,
        cash: game.secrets.map(|other, secrets| (open_cash || Some(other) == seat).then_some(secrets.cash)),
        hand: own.hand,
        rumors: own.rumors,
        thousands: own.thousands,
        bid: own.bid,
        destination: own.destination,
        returned: game.hidden.returned.iter().map(|card| known(*card)).collect(),
        known: game
            .secrets
            .map(|_, other| own.known.and(other.hand.iter().copied().collect::<GuildOrders>())),
        revealed: over.then(|| revealed(game)),
    }
}

/// MOV-8.14.
fn revealed(game: &MastersOfVenice) -> Revealed {
    Revealed {
        hands: game.secrets.map(|_, own| own.hand),
        rumors: game.secrets.map(|_, own| own.rumors),
        removed: removed_rumors(game),
        favors: game.hidden.favors,
        orders: game.hidden.orders,
        returned: game.hidden.returned,
        owed: game.secrets.map(|_, own| own.owed),
    }
}

/// MOV-3.6, MOV-8.8: what is neither on the canal nor held nor played.
fn removed_rumors(game: &MastersOfVenice) -> Rumors {
    let mut seen = game.board.played;
    game.secrets.iter().for_each(|(_, own)| seen += own.rumors);
    seen += game.hidden.canal.iter().copied().collect();
    RUMORS.minus(&seen).unwrap_or_default()
}

/// The event without what this viewer must not hear. Every event is named here, so that a new one does not compile until
/// somebody has said who hears it.
pub(crate) fn veil(event: &Event, viewer: Viewer) -> Option<Event> {
    let is_viewer = |seat: Seat| viewer == Viewer::Seat(seat);
    let mut heard = event.clone();
    match &mut heard {
        Event::BidBegun { seat, .. } => {
            if !is_viewer(*seat) {
                return None;
            }
        }
        Event::BidSealed { seat, amount } => keep_if(is_viewer(*seat), amount),
        Event::DestinationSealed { seat, place } => keep_if(is_viewer(*seat), place),
        Event::OrderDealt { seat, card } | Event::OrderReturned { seat, card } => {
            keep_if(is_viewer(*seat), card);
        }
        Event::OrderDrawn { seat, cards, .. } => keep_if(is_viewer(*seat), cards),
        Event::GondolaMoved { seat, shop, .. } => keep_if(is_viewer(*seat), shop),
        Event::YouthRanks { .. }
        | Event::ShareDealt { .. }
        | Event::FavorsShown { .. }
        | Event::Drawn { .. }
        | Event::BidRound { .. }
        | Event::BidsRevealed { .. }
        | Event::CharacterTaken { .. }
        | Event::OrdersAdjusted { .. }
        | Event::DestinationsRevealed { .. }
        | Event::Activated { .. }
        | Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::MarkerUsed { .. }
        | Event::WindowDeclined { .. }
        | Event::Step { .. }
        | Event::Bought { .. }
        | Event::MajorityUsed { .. }
        | Event::Sold { .. }
        | Event::SharesBought { .. }
        | Event::SharesSold { .. }
        | Event::Delivered { .. }
        | Event::FavorBought { .. }
        | Event::FavorTurnedUp { .. }
        | Event::OfficeUsed { .. }
        | Event::DocksAssigned { .. }
        | Event::MercatoSold { .. }
        | Event::MercatoBought { .. }
        | Event::Swapped { .. }
        | Event::FavorPlayed { .. }
        | Event::RumorPlayed { .. }
        | Event::Dividends { .. }
        | Event::PriceControl { .. }
        | Event::Split { .. }
        | Event::Scored { .. }
        | Event::Ended { .. } => {}
    }
    Some(heard)
}

fn keep_if<T>(is_told: bool, secret: &mut Option<T>) {
    if !is_told {
        *secret = None;
    }
}

/// Cubes from the bag, cards from a stack, rumors from the canal, and the end; MOV-5.3, MOV-5.4: sealed bids and destinations
/// too, because nobody withdraws one once the others know that it is sealed.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::GondolaMoved { rumor, .. } => *rumor,
        Event::BidSealed { .. }
        | Event::BidsRevealed { .. }
        | Event::DestinationSealed { .. }
        | Event::DestinationsRevealed { .. }
        | Event::Drawn { .. }
        | Event::OrderDrawn { .. }
        | Event::FavorTurnedUp { .. }
        | Event::Scored { .. }
        | Event::Ended { .. } => true,
        Event::YouthRanks { .. }
        | Event::ShareDealt { .. }
        | Event::FavorsShown { .. }
        | Event::OrderDealt { .. }
        | Event::BidRound { .. }
        | Event::BidBegun { .. }
        | Event::CharacterTaken { .. }
        | Event::OrdersAdjusted { .. }
        | Event::Activated { .. }
        | Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::MarkerUsed { .. }
        | Event::WindowDeclined { .. }
        | Event::Step { .. }
        | Event::Bought { .. }
        | Event::MajorityUsed { .. }
        | Event::Sold { .. }
        | Event::SharesBought { .. }
        | Event::SharesSold { .. }
        | Event::OrderReturned { .. }
        | Event::Delivered { .. }
        | Event::FavorBought { .. }
        | Event::OfficeUsed { .. }
        | Event::DocksAssigned { .. }
        | Event::MercatoSold { .. }
        | Event::MercatoBought { .. }
        | Event::Swapped { .. }
        | Event::FavorPlayed { .. }
        | Event::RumorPlayed { .. }
        | Event::Dividends { .. }
        | Event::PriceControl { .. }
        | Event::Split { .. } => false,
    }
}
