//! Visibility (chapter 8): cash, guild orders, rumors, sealed bids and destinations are their owners'; stacks are nobody's.

mod imagine;

use table::{Openness, Viewer};

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

/// The event without what this viewer must not hear.
pub(crate) fn veil(event: &Event, viewer: Viewer) -> Option<Event> {
    if openness(event).is_whole_for(viewer) { Some(event.clone()) } else { without_secret(event) }
}

/// Does somebody learn from it what was hidden?
pub(crate) fn reveals(event: &Event) -> bool {
    openness(event).reveals()
}

/// Who hears all of an event. Cubes from the bag, cards from a stack, rumors from the canal, and the end reveal something;
/// MOV-5.3, MOV-5.4: sealed bids and destinations too, because nobody withdraws one once the others know that it is sealed.
fn openness(event: &Event) -> Openness {
    match event {
        Event::BidBegun { seat, .. } | Event::OrderDealt { seat, .. } | Event::OrderReturned { seat, .. } => {
            Openness::Private { seat: *seat, reveals: false }
        }
        Event::BidSealed { seat, .. }
        | Event::DestinationSealed { seat, .. }
        | Event::OrderDrawn { seat, .. } => Openness::Private { seat: *seat, reveals: true },
        Event::GondolaMoved { seat, rumor, .. } => Openness::Private { seat: *seat, reveals: *rumor },
        Event::BidsRevealed { .. }
        | Event::DestinationsRevealed { .. }
        | Event::Drawn { .. }
        | Event::FavorTurnedUp { .. }
        | Event::Scored { .. }
        | Event::Ended { .. } => Openness::Revealing,
        Event::YouthRanks { .. }
        | Event::ShareDealt { .. }
        | Event::FavorsShown { .. }
        | Event::BidRound { .. }
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
        | Event::Split { .. } => Openness::Public,
    }
}

/// What the others hear of a private event; of one that is not named here, nothing.
fn without_secret(event: &Event) -> Option<Event> {
    let mut heard = event.clone();
    match &mut heard {
        Event::BidSealed { amount, .. } => *amount = None,
        Event::DestinationSealed { place, .. } => *place = None,
        Event::OrderDealt { card, .. } | Event::OrderReturned { card, .. } => *card = None,
        Event::OrderDrawn { cards, .. } => *cards = None,
        Event::GondolaMoved { shop, .. } => *shop = None,
        _ => return None,
    }
    Some(heard)
}
