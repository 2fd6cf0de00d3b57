//! What the viewer is asked for, in numbers.

use table::{PerSeat, Seat};

use crate::{Phase, View};

/// OLT-4.25: cards that the viewer lacks for the load.
pub(super) fn missing(view: &View) -> u8 {
    view.board.turn.load.saturating_sub(view.hand.len())
}

/// OLT-4.91: how many cards are still to be named, where cards are discarded, played or stowed.
pub(super) fn to_name(view: &View) -> Option<u8> {
    let all = match view.board.phase {
        Phase::HandLimit { excess } => excess,
        Phase::Play { count } => count,
        Phase::Stow => u8::try_from(view.board.played.len()).expect("at most four cards are played"),
        _ => return None,
    };
    let named = u8::try_from(view.choice.cards.len()).expect("no more than a hand is named");
    Some(all.saturating_sub(named))
}

/// OLT-5.5: how many offers wait for an answer of each seat.
pub(super) fn addressed(view: &View) -> PerSeat<u8> {
    let waits = |seat: Seat| view.offers.standing().iter().filter(|offer| offer.to.contains(seat)).count();
    view.board.players.map(|seat, _| u8::try_from(waits(seat)).unwrap_or(u8::MAX))
}
