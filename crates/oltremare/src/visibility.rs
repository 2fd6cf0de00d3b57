//! Visibility (chapter 8): hands, pirate stacks and stock are hidden, and so is a choice in the making.

mod imagine;

use table::{PerSeat, Seat, Viewer};

use crate::board::Secrets;
use crate::{CardSet, Choice, Event, Oltremare, Phase, Revealed, SeenTerms, View};

pub(crate) use imagine::imagine;

/// The table of chapter 8: the board, the viewer's own, and at the end everything. OLT-9.13: no face that it denies.
pub(crate) fn view(game: &Oltremare, viewer: Viewer) -> View {
    let seat = match viewer {
        Viewer::Seat(seat) if seat.number() < game.board.seats() => Some(seat),
        Viewer::Seat(_) | Viewer::Bystander => None,
    };
    let own = seat.map_or(Secrets::default(), |seat| game.secrets[seat]);
    let mut board = game.board.clone();
    if !board.config.memory_aid {
        board.cargo = board.cargo.only_tops(); // OLT-7.2
    }
    let is_choosing = seat == Some(game.board.turn.active);
    View {
        viewer: seat,
        board,
        hand: own.hand,
        known: game.secrets.map(|_, other| own.known.and(other.hand)),
        choice: if is_choosing { game.choice.clone() } else { Choice::default() }, // OLT-4.91
        offers: game.offers.map(|offer| SeenTerms::of_offer(game.board.ruleset(), offer, seat).terms),
        addressed: own.addressed,
        revealed: (game.board.phase == Phase::Over).then(|| revealed(game)),
    }
}

/// OLT-8.1.
fn revealed(game: &Oltremare) -> Revealed {
    let hands: PerSeat<CardSet> = game.secrets.map(|_, own| own.hand);
    Revealed {
        hands,
        cargo: hands.map(|seat, _| game.board.cargo.bottom_up(seat)),
        pirates: hands.map(|seat, _| game.hidden.pirates.bottom_up(seat)),
        stock: game.hidden.stock,
    }
}

/// OLT-4.91, OLT-5.31: what others are not told. A new event does not compile before it is said who hears it.
pub(crate) fn veil(event: &Event, viewer: Viewer) -> Option<Event> {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    let mut heard = event.clone();
    match &mut heard {
        Event::Chosen { seat, .. } | Event::Steered { seat, .. } => {
            if !is(*seat) {
                return None;
            }
        }
        Event::HandDealt { seat, cards } | Event::Drew { seat, cards, .. } => {
            *cards = cards.filter(|_| is(*seat));
        }
        Event::Discarded { seat, cards, .. } => *cards = cards.take().filter(|_| is(*seat)),
        Event::Bought { seat, card, .. } => *card = card.filter(|_| is(*seat)),
        Event::Proposed { offer } | Event::Reworded { offer, .. } => {
            if !is(offer.from) {
                offer.terms = offer.terms.veiled();
            }
        }
        Event::Dealt { from, to, give, take, .. } => {
            if !is(*from) && !is(*to) {
                give.iter_mut().chain(take).for_each(|card| *card = card.veiled());
            }
        }
        Event::StartPlayer { .. }
        | Event::StartPort { .. }
        | Event::Turn { .. }
        | Event::Influence { .. }
        | Event::Announced { .. }
        | Event::Withdrawn { .. }
        | Event::Declined { .. }
        | Event::Lapsed { .. }
        | Event::Prestige { .. }
        | Event::TradeEnded { .. }
        | Event::Played { .. }
        | Event::Earned { .. }
        | Event::Lost { .. }
        | Event::Fought { .. }
        | Event::CalmSea { .. }
        | Event::Sailed { .. }
        | Event::Arrived { .. }
        | Event::FoundCompass { .. }
        | Event::Jumped { .. }
        | Event::Stowed { .. }
        | Event::LookedAtStock { .. }
        | Event::VeniceDrawn { .. }
        | Event::PrestigePaid { .. }
        | Event::CargoSold { .. }
        | Event::LastCard { .. }
        | Event::Restocked { .. }
        | Event::Liquidated { .. }
        | Event::Scored { .. }
        | Event::Ended { .. } => {}
    }
    Some(heard)
}

/// Cards that come out of the stock, off a pirate stack or out of a hand; where Venice lies; and the end.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::Bought { .. }
        | Event::Dealt { .. }
        | Event::Played { .. }
        | Event::Lost { .. }
        | Event::Drew { .. }
        | Event::LookedAtStock { .. }
        | Event::VeniceDrawn { .. }
        | Event::Liquidated { .. }
        | Event::Scored { .. }
        | Event::Ended { .. } => true,
        Event::StartPlayer { .. }
        | Event::StartPort { .. }
        | Event::HandDealt { .. }
        | Event::Turn { .. }
        | Event::Influence { .. }
        | Event::Chosen { .. }
        | Event::Discarded { .. }
        | Event::Announced { .. }
        | Event::Proposed { .. }
        | Event::Reworded { .. }
        | Event::Withdrawn { .. }
        | Event::Declined { .. }
        | Event::Lapsed { .. }
        | Event::Prestige { .. }
        | Event::TradeEnded { .. }
        | Event::Earned { .. }
        | Event::Fought { .. }
        | Event::CalmSea { .. }
        | Event::Steered { .. }
        | Event::Sailed { .. }
        | Event::Arrived { .. }
        | Event::FoundCompass { .. }
        | Event::Jumped { .. }
        | Event::Stowed { .. }
        | Event::PrestigePaid { .. }
        | Event::CargoSold { .. }
        | Event::LastCard { .. }
        | Event::Restocked { .. } => false,
    }
}
