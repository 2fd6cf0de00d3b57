//! Activation (chapter 4.E): place after place, first its visitors in turn order, then, where it is shared, the others.

use table::{EventSink, Seat, SeatSet};

use super::Phase;
use crate::{Board, Event, MastersOfVenice, Place, Role, Turn};

impl MastersOfVenice {
    /// Finds the next turn, or the end of the round, and opens a window where one is due.
    pub(crate) fn activate(&mut self, sink: &mut impl EventSink<Event>) {
        self.board.turn = None;
        loop {
            let Some(place) = self.board.round.active else {
                let Some(place) = self.next_place() else {
                    return self.finish_round(sink); // MOV-4.21
                };
                self.open_place(place, sink);
                continue;
            };
            let Some((seat, role)) = self.board.next_at(place) else {
                self.board.round.active = None;
                continue;
            };
            let turn = Turn::new(seat, place, role);
            if !self.board.has_options(&turn) {
                // MOV-4.19: no window before a turn that ends by itself at its start.
                self.board.count_turn(&turn);
                sink.emit(|| Event::TurnEnded { seat, place, by_itself: true });
            } else if self.opens_window(seat, place) {
                self.board.phase = Phase::Window { before: seat };
                return;
            } else {
                return self.begin_turn(turn, sink);
            }
        }
    }

    /// MOV-4.16: where the first player in turn order stands who stands on a place not yet activated.
    fn next_place(&self) -> Option<Place> {
        let pawns = self.board.order.iter().filter_map(|&seat| self.board.players[seat].pawn);
        let activated = self.board.round.activated;
        pawns.into_iter().find(|place| !activated.contains(*place))
    }

    fn open_place(&mut self, place: Place, sink: &mut impl EventSink<Event>) {
        let round = &mut self.board.round;
        round.active = Some(place);
        round.activated.insert(place);
        round.shared = SeatSet::EMPTY;
        round.last_visitor = None;
        round.refused_here = false;
        sink.emit(|| Event::Activated { place });
    }

    pub(crate) fn begin_turn(&mut self, turn: Turn, sink: &mut impl EventSink<Event>) {
        self.board.turn = Some(turn);
        self.board.phase = Phase::Turn;
        let Turn { seat, place, role, .. } = turn;
        sink.emit(|| Event::TurnBegan { seat, place, sharer: role == Role::Sharer });
    }

    /// MOV-4.19.
    pub(crate) fn end_turn(&mut self, by_itself: bool, sink: &mut impl EventSink<Event>) {
        let turn = self.board.turn.take().expect("a turn that ends has begun");
        self.board.count_turn(&turn);
        let Turn { seat, place, .. } = turn;
        sink.emit(|| Event::TurnEnded { seat, place, by_itself });
        self.activate(sink);
    }
}

impl Board {
    /// MOV-4.17, MOV-4.18: the visitors, then the sharers, clockwise from the left of whoever took the last visitor turn
    /// (MOV-10.28), or of the Gondolier, if the Gondolier was the only visitor and has acted before.
    #[inline]
    pub(crate) fn next_at(&self, place: Place) -> Option<(Seat, Role)> {
        let round = &self.round;
        let visits = |seat: Seat| self.players[seat].pawn == Some(place);
        let mut order = self.order.iter().copied();
        if let Some(visitor) = order.find(|&seat| visits(seat) && !round.visited.contains(seat)) {
            return Some((visitor, Role::Visitor));
        }
        if !place.is_shared() {
            return None;
        }
        let seats = self.players.seats();
        let mut seat = round.last_visitor.or(self.gondolier())?;
        for _ in 0..seats {
            seat = seat.left(seats);
            if !visits(seat) && !round.shared.contains(seat) {
                return Some((seat, Role::Sharer));
            }
        }
        None
    }

    /// MOV-9.10: this turn is had.
    pub(crate) fn count_turn(&mut self, turn: &Turn) {
        let round = &mut self.round;
        match turn.role {
            Role::Sharer => round.shared.insert(turn.seat),
            Role::Visitor => {
                round.visited.insert(turn.seat);
                if !turn.brought_forward {
                    round.last_visitor = Some(turn.seat);
                }
            }
        }
    }
}
