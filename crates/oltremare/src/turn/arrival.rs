//! Arrival and the compass (OLT-4.50, OLT-4.51, OLT-4.52, OLT-4.53).

use table::{EventSink, Seat};

use crate::{Board, Decision, Event, Oltremare, Phase, Port, Rule, Token};

impl Board {
    /// OLT-4.51: any other port not holding a compass.
    pub fn can_jump(&self, to: Port) -> bool {
        to != self.players[self.turn.active].ship && self.ports[to] != Some(Token::Compass)
    }

    pub(crate) fn each_jump(&self, mut visit: impl FnMut(Decision)) {
        Port::all().filter(|to| self.can_jump(*to)).for_each(|to| visit(Decision::CompassJump { to }));
        visit(Decision::CompassStay);
    }
}

impl Oltremare {
    /// OLT-4.50: only at the last port. OLT-4.51: a compass leaves the game at once.
    pub(super) fn arrive(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        let port = self.board.players[seat].ship;
        if self.board.ports[port] == Some(Token::Compass) {
            self.board.ports[port] = None;
            self.board.phase = Phase::Compass;
            sink.emit(|| Event::FoundCompass { seat, port });
            return;
        }
        self.take_token(sink);
    }

    /// OLT-4.50: it must be taken (OLT-10.39) and becomes the active one; in an empty port there is none for now.
    /// OLT-4.53: all taken tokens stay.
    fn take_token(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        let port = self.board.players[seat].ship;
        let token = self.board.ports[port].take();
        if let Some(token) = token {
            self.board.players[seat].tokens.add(token);
        }
        self.board.players[seat].token = token;
        sink.emit(|| Event::Arrived { seat, port, token });
        self.begin_stowing(sink);
    }

    pub(crate) fn check_jump(&self, to: Option<Port>, seat: Seat) -> Result<(), Rule> {
        let legal = self.board.phase == Phase::Compass
            && self.board.is_active(seat)
            && to.is_none_or(|to| self.board.can_jump(to));
        if legal { Ok(()) } else { Err(Rule::Compass) }
    }

    /// OLT-4.52: after a jump the new port counts, after staying the present one, which is empty now.
    pub(crate) fn jump(&mut self, to: Option<Port>, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        sink.emit(|| Event::Jumped { seat, to });
        if let Some(to) = to {
            self.board.players[seat].ship = to;
        }
        self.take_token(sink);
    }
}
