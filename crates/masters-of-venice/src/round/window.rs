//! The gondola marker (chapter 4.F): once between two bid rounds the Gondolier may have one of its turns earlier.
//!
//! MOV-4.26: the clock and standing answers are the house's; here there are answers, and the seconds they may take.

use table::{EventSink, Seat};

use super::Phase;
use crate::{Answer, Decision, Event, MastersOfVenice, Place, Role, Rule, Turn};

impl MastersOfVenice {
    /// MOV-4.22, MOV-4.23, MOV-10.27: before the turn of another, with the marker unused and a turn to bring forward, unless the
    /// Gondolier has declined for this place or round.
    #[inline]
    pub(crate) fn opens_window(&self, before: Seat, place: Place) -> bool {
        let round = &self.board.round;
        let Some(gondolier) = self.board.gondolier() else { return false };
        before != gondolier
            && !self.board.marker_spent
            && !round.refused_here
            && !round.refused_round
            && (self.own_is_possible(gondolier) || self.here_is_possible(gondolier, place))
    }

    /// MOV-4.23, OWN: the Gondolier has not had its visitor turn of this round.
    fn own_is_possible(&self, gondolier: Seat) -> bool {
        !self.board.round.visited.contains(gondolier)
    }

    /// MOV-4.23, HERE: the Gondolier shares the active place and has not had that turn.
    fn here_is_possible(&self, gondolier: Seat, place: Place) -> bool {
        place.is_shared()
            && self.board.players[gondolier].pawn != Some(place)
            && !self.board.round.shared.contains(gondolier)
    }

    /// MOV-4.24: the turn that an answer would bring forward.
    fn brought_forward(&self, answer: Answer) -> Option<Turn> {
        let gondolier = self.board.gondolier()?;
        let active = self.board.round.active?;
        let (place, role) = match answer {
            Answer::UseOwn if self.own_is_possible(gondolier) => {
                (self.board.players[gondolier].pawn?, Role::Visitor)
            }
            Answer::UseHere if self.here_is_possible(gondolier, active) => (active, Role::Sharer),
            _ => return None,
        };
        Some(Turn { brought_forward: true, ..Turn::new(gondolier, place, role) })
    }

    pub(crate) fn each_answer(&self, mut visit: impl FnMut(Decision)) {
        for answer in Answer::ALL {
            if self.check_answer(answer).is_ok() {
                visit(Decision::Gondola(answer));
            }
        }
    }

    pub(crate) fn check_answer(&self, answer: Answer) -> Result<(), Rule> {
        let asked = matches!(self.board.phase, Phase::Window { .. });
        let possible = match answer {
            Answer::UseOwn | Answer::UseHere => self.brought_forward(answer).is_some(),
            Answer::Decline | Answer::DeclinePlace | Answer::DeclineRound => true,
        };
        if asked && possible { Ok(()) } else { Err(Rule::GondolaMarker) }
    }

    /// MOV-4.24, MOV-4.25: the postponed turn follows, in either case.
    pub(crate) fn answer(&mut self, answer: Answer, sink: &mut impl EventSink<Event>) {
        let seat = self.board.gondolier().expect("a window has a Gondolier");
        if let Some(turn) = self.brought_forward(answer) {
            self.board.marker_spent = true;
            sink.emit(|| Event::MarkerUsed { seat, place: turn.place });
            self.begin_turn(turn, sink);
            self.continue_turn(sink);
            return;
        }
        let round = &mut self.board.round;
        round.refused_here |= answer == Answer::DeclinePlace;
        round.refused_round |= answer == Answer::DeclineRound;
        let (for_place, for_round) = (answer == Answer::DeclinePlace, answer == Answer::DeclineRound);
        sink.emit(|| Event::WindowDeclined { seat, for_place, for_round });
        let Phase::Window { before } = self.board.phase else { return };
        let place = self.board.round.active.expect("a window opens at an active place");
        let (next, role) = self.board.next_at(place).expect("a window opens before a turn");
        debug_assert_eq!(next, before);
        self.begin_turn(Turn::new(next, place, role), sink);
    }
}
