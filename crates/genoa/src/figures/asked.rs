//! What the viewer is asked for, and with what it says that it has nothing to say.

use table::{PerSeat, Seat};

use crate::{Decision, Known, Phase};

/// GEN-5.13: how many asks wait for an answer of each seat, and how many offers for the active player.
pub(super) fn addressed(known: &Known<'_>) -> PerSeat<u8> {
    let is_window = known.board.is_window();
    let asks = |seat: Seat| {
        let standing = known.asks().filter(|ask| ask.to.contains(seat));
        standing.filter(|ask| !known.has_met(seat, ask.number)).count()
    };
    known.board.players.map(|seat, _| {
        let count = match is_window {
            true if seat == known.board.turn.active => known.offers().count(),
            true => asks(seat),
            false => 0,
        };
        u8::try_from(count).unwrap_or(u8::MAX)
    })
}

/// GEN-5.4: who may act in this window although others are waited for.
pub(super) fn leads(known: &Known<'_>) -> Option<Seat> {
    known.board.is_window().then_some(known.board.turn.active)
}

/// GEN-5.4: is the viewer one of those who are asked in the windows of this turn?
pub(super) fn is_asked_in_windows(known: &Known<'_>) -> bool {
    known.viewer.is_some_and(|seat| seat != known.board.turn.active) && known.board.phase != Phase::Over
}

/// GEN-5.18: with what the viewer says that it has nothing to say, while nobody asks it for anything.
pub(super) fn declines_with(known: &Known<'_>) -> Option<Decision> {
    let seat = known.viewer.filter(|_| is_asked_in_windows(known))?;
    let said = match known.board.phase {
        Phase::Current | Phase::Onward => Decision::Pass,
        Phase::Close => Decision::Done,
        _ => return None,
    };
    (addressed(known)[seat] == 0).then_some(said)
}
