//! The end of a round (MOV-4.2, MOV-4.13, MOV-4.21): the gondola goes on, and the Gondolier takes the rumor it reaches.

use table::EventSink;

use crate::components::SPACES;
use crate::{Event, MastersOfVenice};

impl MastersOfVenice {
    /// MOV-4.2, MOV-10.36: after the final round the gondola does not move, and the game is scored.
    pub(crate) fn finish_round(&mut self, sink: &mut impl EventSink<Event>) {
        if self.board.space == SPACES {
            self.score(sink);
            return;
        }
        self.move_gondola(sink);
        self.begin_round(sink);
    }

    /// MOV-4.13: there is no choice. MOV-10.31: the final space has a rumor, too.
    fn move_gondola(&mut self, sink: &mut impl EventSink<Event>) {
        self.board.space += 1;
        let space = self.board.space;
        let seat = self.board.gondolier().expect("MOV-9.9: there is a Gondolier when a round ends");
        let rumor = (!crate::is_bid_space(space)).then(|| self.hidden.canal.pop()).flatten();
        if let Some(shop) = rumor {
            self.board.canal -= 1;
            self.secrets[seat].rumors.add(shop);
            self.board.players[seat].rumors += 1;
        }
        sink.emit(|| Event::GondolaMoved { seat, space, rumor: rumor.is_some(), shop: rumor });
    }
}
