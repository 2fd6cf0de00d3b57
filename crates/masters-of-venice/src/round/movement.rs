//! Movement (MOV-4.14, MOV-4.15, MOV-5.4): all seats name a destination secretly; then all pawns move.

use table::{EventSink, Seat, SeatSet};

use super::Phase;
use crate::{Event, MastersOfVenice, Place, Rule};

impl MastersOfVenice {
    /// MOV-4.14, MOV-10.35: any but the one where the pawn stands, be there a bid round in between or not.
    #[inline]
    pub(crate) fn each_destination(&self, seat: Seat, visit: impl FnMut(Place)) {
        let here = self.board.players[seat].pawn;
        self.config.destinations().filter(|place| Some(*place) != here).for_each(visit);
    }

    pub(crate) fn check_destination(&self, seat: Seat, place: Place) -> Result<(), Rule> {
        let mut known = false;
        if self.board.phase == Phase::Destination {
            self.each_destination(seat, |other| known |= other == place);
        }
        if known { Ok(()) } else { Err(Rule::Destination) }
    }

    pub(crate) fn seal_destination(&mut self, seat: Seat, place: Place, sink: &mut impl EventSink<Event>) {
        self.secrets[seat].destination = Some(place);
        self.board.committed.insert(seat);
        sink.emit(|| Event::DestinationSealed { seat, place: Some(place) });
        if self.asked().is_empty() {
            self.move_pawns(sink);
        }
    }

    /// MOV-4.15.
    fn move_pawns(&mut self, sink: &mut impl EventSink<Event>) {
        self.board.committed = SeatSet::EMPTY;
        for (seat, player) in self.board.players.iter_mut() {
            player.pawn = self.secrets[seat].destination.take();
        }
        let players = &self.board.players;
        sink.emit(|| Event::DestinationsRevealed { places: players.map(|_, player| player.pawn) });
        self.activate(sink);
    }
}
