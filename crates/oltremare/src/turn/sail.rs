//! Sailing (OLT-4.44, OLT-4.45, OLT-4.46, OLT-4.47).
//!
//! The ship makes as many steps as there are ship symbols, along routes, none of them twice in a turn. It may pass
//! through any port and come back to any.

use table::{EventSink, Pile, Seat};

use super::play::calm_sea;
use crate::{Decision, Event, MOST_PLAYED, Oltremare, Phase, Port, Rule, Symbol};

/// The routes used so far: one bit for each.
type Used = u64;

impl Oltremare {
    /// OLT-4.44. OLT-10.38: only printed symbols bring calm-sea ducats. OLT-4.47: as far as possible, should the map not
    /// allow all steps.
    pub(crate) fn set_sail(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        let symbols = self.board.played_symbols(Symbol::Ship);
        if symbols == 0 {
            return self.begin_stowing(sink);
        }
        let ducats = i32::from(calm_sea(self.board.players[seat].token, symbols));
        if ducats > 0 {
            self.board.players[seat].ducats += ducats;
            sink.emit(|| Event::CalmSea { seat, ducats });
        }
        let ship = self.board.players[seat].ship;
        let steps = (1..=symbols).rev().find(|steps| can_go_on(ship, 0, *steps));
        match steps {
            Some(steps) => self.board.phase = Phase::Sail { steps },
            None => self.begin_stowing(sink),
        }
    }

    /// OLT-4.45: where the ship is after the steps made so far, and the routes it used.
    #[inline]
    fn voyage(&self) -> (Port, Used) {
        follow(self.board.players[self.board.turn.active].ship, self.choice.path.as_slice())
    }

    pub(crate) fn check_sail(&self, to: Port, seat: Seat) -> Result<(), Rule> {
        match self.board.phase {
            Phase::Sail { steps } if self.board.is_active(seat) => {
                let mut legal = false;
                self.each_step(steps, |step| legal |= step == Decision::Sail { to });
                if legal { Ok(()) } else { Err(Rule::Trail) }
            }
            _ => Err(Rule::Trail),
        }
    }

    /// OLT-4.45: a step is legal only if the remaining ones can still be made.
    #[inline]
    pub(crate) fn each_step(&self, steps: u8, mut visit: impl FnMut(Decision)) {
        let (here, used) = self.voyage();
        let made = u8::try_from(self.choice.path.len()).expect("no more steps than cards are played");
        let after = (steps - made).saturating_sub(1);
        for route in here.routes() {
            let bit = 1 << route.number;
            if used & bit == 0 && can_go_on(route.to, used | bit, after) {
                visit(Decision::Sail { to: route.to });
            }
        }
    }

    /// OLT-4.46: what lies on the way has no effect. OLT-4.91: nobody sees a step before the last.
    pub(crate) fn steer(&mut self, to: Port, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        self.choice.path.push(to);
        let made = self.choice.path.len();
        if matches!(self.board.phase, Phase::Sail { steps } if made < usize::from(steps)) {
            sink.emit(|| Event::Steered { seat, to });
            return;
        }
        sink.emit(|| Event::Sailed { seat, path: self.choice.path.as_slice().to_vec() });
        self.choice.path.clear();
        self.board.players[seat].ship = to;
        self.arrive(sink);
    }
}

/// Where a path leads, and the routes it uses.
#[inline]
fn follow(ship: Port, path: &[Port]) -> (Port, Used) {
    let mut here = ship;
    let mut used = 0;
    for &next in path {
        let route = here.routes().iter().find(|route| route.to == next);
        used |= 1 << route.expect("a step follows a route").number;
        here = next;
    }
    (here, used)
}

/// OLT-4.45: every way to go on by so many steps from the port where the ship is after the steps made so far. No route is
/// used twice.
pub fn each_voyage(ship: Port, made: &[Port], steps: usize, mut visit: impl FnMut(&[Port])) {
    let (here, used) = follow(ship, made);
    go_on(here, used, steps, &mut Pile::new(), &mut visit);
}

fn go_on(
    here: Port,
    used: Used,
    steps: usize,
    path: &mut Pile<Port, MOST_PLAYED>,
    visit: &mut impl FnMut(&[Port]),
) {
    if path.len() == steps {
        return visit(path.as_slice());
    }
    for route in here.routes() {
        let bit = 1 << route.number;
        if used & bit == 0 {
            path.push(route.to);
            go_on(route.to, used | bit, steps, path, visit);
            path.pop();
        }
    }
}

/// Can so many steps still be made from here, without these routes?
fn can_go_on(here: Port, used: Used, steps: u8) -> bool {
    let Some(after) = steps.checked_sub(1) else { return true };
    here.routes().iter().any(|route| {
        let bit = 1 << route.number;
        used & bit == 0 && can_go_on(route.to, used | bit, after)
    })
}
