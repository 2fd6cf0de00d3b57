//! Sailing (OLT-4.44, OLT-4.45, OLT-4.46, OLT-4.47).
//!
//! The ship makes as many steps as there are ship symbols, along routes, none of them twice in a turn. It may pass
//! through any port and come back to any.

use table::{EventSink, Seat};

use super::play::calm_sea;
use crate::{Decision, Event, MOST_PLAYED, Oltremare, Phase, Port, Rule, Symbol};

/// The routes used so far: one bit for each.
type Used = u64;

impl Oltremare {
    /// OLT-4.44. OLT-10.38: only printed symbols bring calm-sea ducats. OLT-4.47: as far as possible, should the map not
    /// allow all steps.
    pub(crate) fn set_sail(&mut self, sink: &mut impl EventSink<Event>) {
        let seat = self.turn.active;
        let symbols = self.count(Symbol::Ship);
        if symbols == 0 {
            return self.begin_stowing(sink);
        }
        let ducats = i32::from(calm_sea(self.players[seat].token, symbols));
        if ducats > 0 {
            self.players[seat].ducats += ducats;
            sink.emit(|| Event::CalmSea { seat, ducats });
        }
        let ship = self.players[seat].ship;
        let steps = (1..=symbols).rev().find(|steps| can_go_on(ship, 0, *steps));
        match steps {
            Some(steps) => self.phase = Phase::Sail { steps },
            None => self.begin_stowing(sink),
        }
    }

    /// OLT-4.45: where the ship is after the steps made so far, and the routes it used.
    #[inline]
    fn voyage(&self) -> (Port, Used) {
        follow(self.players[self.turn.active].ship, self.path.as_slice())
    }

    pub(super) fn check_sail(&self, to: Port, seat: Seat) -> Result<(), Rule> {
        match self.phase {
            Phase::Sail { steps } if self.is_active(seat) => {
                let mut legal = false;
                self.each_step(steps, |step| legal |= step == Decision::Sail { to });
                if legal { Ok(()) } else { Err(Rule::Trail) }
            }
            _ => Err(Rule::Trail),
        }
    }

    /// OLT-4.45: a step is legal only if the remaining ones can still be made.
    #[inline]
    pub(super) fn each_step(&self, steps: u8, mut visit: impl FnMut(Decision)) {
        let (here, used) = self.voyage();
        let made = u8::try_from(self.path.len()).expect("at most four steps");
        let after = (steps - made).saturating_sub(1);
        for route in here.routes() {
            let bit = 1 << route.number;
            if used & bit == 0 && can_go_on(route.to, used | bit, after) {
                visit(Decision::Sail { to: route.to });
            }
        }
    }

    /// OLT-4.46: what lies on the way has no effect. OLT-4.91: nobody sees a step before the last.
    pub(super) fn steer(&mut self, to: Port, sink: &mut impl EventSink<Event>) {
        let seat = self.turn.active;
        self.path.push(to);
        let Phase::Sail { steps } = self.phase else { unreachable!("check asked for the phase") };
        if self.path.len() < usize::from(steps) {
            sink.emit(|| Event::Steered { seat, to });
            return;
        }
        sink.emit(|| Event::Sailed { seat, path: self.path.as_slice().to_vec() });
        self.path.clear();
        self.players[seat].ship = to;
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

/// OLT-4.45: all ways on of one to four steps, after those made so far.
pub(crate) fn each_trail(ship: Port, made: &[Port], mut visit: impl FnMut(&[Port])) {
    let (here, used) = follow(ship, made);
    go_on(here, used, &mut Vec::new(), &mut visit);
}

fn go_on(here: Port, used: Used, path: &mut Vec<Port>, visit: &mut impl FnMut(&[Port])) {
    if path.len() == MOST_PLAYED {
        return;
    }
    for route in here.routes() {
        let bit = 1 << route.number;
        if used & bit == 0 {
            path.push(route.to);
            visit(path);
            go_on(route.to, used | bit, path, visit);
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
