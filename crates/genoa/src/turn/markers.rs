//! Markers (GEN-4.50, GEN-4.51, GEN-4.52, GEN-4.53, GEN-4.54): once round, one street each.

use table::{EventSink, Seat};

use super::Phase;
use crate::{Board, Building, Decision, Event, Field, Genoa, Plan, Rule, Touch};

impl Board {
    /// GEN-4.50, GEN-4.54: streets of the trail that still carry discs.
    pub(crate) fn open_streets(&self) -> impl Iterator<Item = Field> {
        let trail = self.turn.trail;
        let closed = self.turn.closed;
        (0..trail.len())
            .map(move |n| trail[n])
            .filter(move |field| field.is_street() && !closed.contains(*field))
    }

    fn can_mark(&self, seat: Seat) -> bool {
        self.players[seat].stock > 0
            && self
                .open_streets()
                .any(|street| street.borders().iter().any(|building| self.markers[*building] != Some(seat)))
    }

    /// GEN-4.51, GEN-4.52: what can be done with one building.
    fn can_touch(&self, seat: Seat, building: Building, touch: Touch) -> bool {
        match (touch, self.markers[building]) {
            (Touch::Leave, _) | (Touch::Place, None) => true,
            (Touch::Remove | Touch::Replace, Some(owner)) => owner != seat,
            _ => false,
        }
    }

    fn check_plan(&self, seat: Seat, street: Field, plan: &Plan) -> Result<(), Rule> {
        let borders = street.borders();
        if plan.len() != borders.len() {
            return Err(Rule::Borders);
        }
        let mut touched = borders.iter().zip(plan).filter(|(_, touch)| **touch != Touch::Leave).peekable();
        if touched.peek().is_none() || touched.any(|(building, _)| self.markers[*building] == Some(seat)) {
            return Err(Rule::MarkSomething);
        }
        let cost: u8 = plan.iter().map(|touch| touch.cost()).sum();
        let possible =
            borders.iter().zip(plan).all(|(building, touch)| self.can_touch(seat, *building, *touch));
        if possible && cost <= self.players[seat].stock { Ok(()) } else { Err(Rule::Marking) }
    }
}

impl Genoa {
    /// GEN-4.50: this seat, or the next one clockwise that can mark anything; then the last call.
    pub(crate) fn ask_for_markers(&mut self, first: Seat, sink: &mut impl EventSink<Event>) {
        let mut seat = first;
        loop {
            if self.board.can_mark(seat) {
                self.board.phase = Phase::Markers { seat };
                return;
            }
            seat = seat.left(self.config.seats);
            if seat == self.board.turn.active {
                return self.last_call(sink);
            }
        }
    }

    #[inline]
    pub(super) fn each_mark(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        visit(Decision::Pass);
        for street in self.board.open_streets() {
            let borders = street.borders();
            // Counts through all plans: the touch of each building is one digit.
            for number in 1..Touch::ALL.len().pow(u32::try_from(borders.len()).expect("few borders")) {
                let mut rest = number;
                let plan: Plan = borders
                    .iter()
                    .map(|_| {
                        let touch = Touch::ALL[rest % Touch::ALL.len()];
                        rest /= Touch::ALL.len();
                        touch
                    })
                    .collect();
                if self.board.check_plan(seat, street, &plan).is_ok() {
                    visit(Decision::Mark { street, plan });
                }
            }
        }
    }

    pub(super) fn check_mark(&self, seat: Seat, street: Field, plan: &Plan) -> Result<(), Rule> {
        self.board.at(Phase::Markers { seat })?;
        if !self.board.open_streets().any(|open| open == street) {
            return Err(Rule::Streets);
        }
        self.board.check_plan(seat, street, plan)
    }

    /// GEN-4.51: markers that go, go to the general supplies. GEN-4.54: the street is closed.
    pub(super) fn mark(&mut self, seat: Seat, street: Field, plan: &Plan, sink: &mut impl EventSink<Event>) {
        sink.emit(|| told(seat, street, plan));
        for (&building, &touch) in street.borders().iter().zip(plan) {
            self.board.players[seat].stock -= touch.cost();
            if matches!(touch, Touch::Remove | Touch::Replace) {
                let owner = self.board.markers[building].take().expect("check saw a marker");
                self.board.players[owner].supply += 1;
                self.board.players[seat].supply += 1;
            }
            if matches!(touch, Touch::Place | Touch::Replace) {
                self.board.markers[building] = Some(seat);
            }
        }
        self.board.turn.closed.insert(street);
        self.next_marker(seat, sink);
    }

    pub(super) fn pass_mark(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        sink.emit(|| Event::Passed { seat, sealed: false });
        self.next_marker(seat, sink);
    }

    fn next_marker(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        match seat.left(self.config.seats) {
            next if next == self.board.turn.active => self.last_call(sink),
            next => self.ask_for_markers(next, sink),
        }
    }
}

fn told(seat: Seat, street: Field, plan: &Plan) -> Event {
    let those = |wanted: [Touch; 2]| {
        let borders = street.borders().iter().zip(plan);
        borders.filter(|(_, touch)| wanted.contains(touch)).map(|(building, _)| *building).collect()
    };
    Event::Marked {
        seat,
        street,
        removed: those([Touch::Remove, Touch::Replace]),
        placed: those([Touch::Place, Touch::Replace]),
    }
}
