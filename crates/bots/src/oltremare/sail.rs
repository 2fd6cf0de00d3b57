//! Sailing: every voyage is tried for the token at its end.

use std::sync::LazyLock;

use oltremare::{Decision, MOST_PLAYED, Port, Token, each_voyage};
use table::Kind;

use super::value::Prospect;

const PORTS: usize = <Port as Kind>::ALL.len();

type PortSet = table::Set<Port, u64>;

/// The map never changes: what is next to each port, and where voyages of so many steps can end.
struct Map {
    neighbours: [PortSet; PORTS],
    ends: [[PortSet; MOST_PLAYED + 1]; PORTS],
}

static MAP: LazyLock<Map> = LazyLock::new(|| {
    let ends = |from: Port, steps: usize| {
        let mut ends = PortSet::EMPTY;
        each_voyage(from, &[], steps, |path| ends.insert(*path.last().unwrap_or(&from)));
        ends
    };
    let ports = || Port::all().enumerate();
    let mut map =
        Map { neighbours: [PortSet::EMPTY; PORTS], ends: [[PortSet::EMPTY; MOST_PLAYED + 1]; PORTS] };
    for (place, port) in ports() {
        map.neighbours[place] = port.neighbours().collect();
        map.ends[place] = std::array::from_fn(|steps| ends(port, steps));
    }
    map
});

/// What each port is worth as the end of a voyage.
pub(super) struct Sea<'a> {
    prospect: &'a Prospect<'a>,
    /// What taking a token of each kind brings.
    new_tokens: [f64; Token::ALL.len()],
    with_token: PortSet,
}

impl<'a> Sea<'a> {
    pub(super) fn new(prospect: &'a Prospect<'a>) -> Sea<'a> {
        let ports = prospect.view.board().ports.iter();
        let with_token = ports.filter(|(_, token)| token.is_some()).map(|(port, _)| port).collect();
        Sea { prospect, new_tokens: prospect.new_tokens(), with_token }
    }

    /// What so many steps bring; without any, the active token stays.
    pub(super) fn voyages(&self) -> [f64; MOST_PLAYED + 1] {
        let player = &self.prospect.view.board().players[self.prospect.view.seat];
        let stay = self.prospect.active_token(player.token) + self.neighbourhood(player.ship);
        let arrivals = self.arrivals();
        let mut voyages = [stay; MOST_PLAYED + 1];
        for (steps, best) in voyages.iter_mut().enumerate().skip(1) {
            let ends = MAP.ends[player.ship.index()][steps].iter();
            *best = ends.map(|port| arrivals[port.index()]).fold(f64::NEG_INFINITY, f64::max).max(0.0);
        }
        voyages
    }

    /// OLT-4.45: the next step of the best voyage that begins like this.
    pub(super) fn next_step(&self, steps: u8) -> Option<Decision> {
        let ship = self.prospect.view.board().players[self.prospect.view.seat].ship;
        let made = self.prospect.view.path();
        let arrivals = self.arrivals();
        let mut best = (f64::NEG_INFINITY, None);
        each_voyage(ship, made, usize::from(steps) - made.len(), |path| {
            let value = arrivals[path[path.len() - 1].index()];
            if value > best.0 {
                best = (value, Some(path[0]));
            }
        });
        best.1.map(|to| Decision::Sail { to })
    }

    /// OLT-4.51: to the best token on the board.
    pub(super) fn jump(&self) -> Decision {
        let here = self.prospect.view.board().players[self.prospect.view.seat].ship;
        match self.best_jump(Some(here)) {
            Some((value, to)) if value > self.neighbourhood(here) => Decision::CompassJump { to },
            _ => Decision::CompassStay,
        }
    }

    /// OLT-4.50, OLT-4.51: what lies in each port. A compass never leads to a compass, hence not back.
    fn arrivals(&self) -> [f64; PORTS] {
        let jump = self.best_jump(None).map_or(0.0, |(value, _)| value);
        let mut arrivals = [0.0; PORTS];
        for ((port, token), arrival) in self.prospect.view.board().ports.iter().zip(&mut arrivals) {
            *arrival = match token {
                Some(Token::Compass) => jump,
                Some(token) => self.new_tokens[token.index()] + self.neighbourhood(port),
                None => self.neighbourhood(port),
            };
        }
        arrivals
    }

    fn best_jump(&self, from: Option<Port>) -> Option<(f64, Port)> {
        let ports = self.prospect.view.board().ports.iter().filter(|(to, _)| Some(*to) != from);
        let worth = ports.filter_map(|(to, token)| {
            let token = token.filter(|token| *token != Token::Compass)?;
            Some((self.new_tokens[token.index()] + self.neighbourhood(to), to))
        });
        worth.max_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// What lies in the ports around.
    fn neighbourhood(&self, port: Port) -> f64 {
        let near = self.with_token.and(MAP.neighbours[port.index()]).len();
        self.prospect.neighbourhood(near.into())
    }
}
