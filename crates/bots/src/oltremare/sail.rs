//! Sailing: every voyage is tried for the token at its end.

use oltremare::{Decision, Port, Token, each_voyage};

use super::value::Valuation;

/// What so many steps bring; without any, the active token stays.
pub(super) fn best(valuation: &Valuation<'_>, steps: usize) -> f64 {
    let player = &valuation.view.board().players[valuation.view.seat];
    if steps == 0 {
        return valuation.active_token(player.token) + valuation.neighbourhood(player.ship);
    }
    let mut best = f64::NEG_INFINITY;
    each_voyage(player.ship, &[], steps, |path| {
        best = best.max(arrival(valuation, path[path.len() - 1]));
    });
    best.max(0.0)
}

/// OLT-4.45: the next step of the best voyage that begins like this.
pub(super) fn next(valuation: &Valuation<'_>, steps: u8) -> Option<Decision> {
    let ship = valuation.view.board().players[valuation.view.seat].ship;
    let made = valuation.view.path();
    let mut best = (f64::NEG_INFINITY, None);
    each_voyage(ship, made, usize::from(steps) - made.len(), |path| {
        let value = arrival(valuation, path[path.len() - 1]);
        if value > best.0 {
            best = (value, Some(path[0]));
        }
    });
    best.1.map(|to| Decision::Sail { to })
}

/// OLT-4.51: to the best token on the board.
pub(super) fn jump(valuation: &Valuation<'_>) -> Decision {
    let here = valuation.view.board().players[valuation.view.seat].ship;
    match best_jump(valuation, here) {
        Some((value, to)) if value > valuation.neighbourhood(here) => Decision::CompassJump { to },
        _ => Decision::CompassStay,
    }
}

/// OLT-4.50, OLT-4.51: what lies in the last port.
fn arrival(valuation: &Valuation<'_>, port: Port) -> f64 {
    match valuation.view.board().ports[port] {
        Some(Token::Compass) => best_jump(valuation, port).map_or(0.0, |(value, _)| value),
        Some(token) => valuation.new_token(token) + valuation.neighbourhood(port),
        None => valuation.neighbourhood(port),
    }
}

fn best_jump(valuation: &Valuation<'_>, from: Port) -> Option<(f64, Port)> {
    let ports = Port::all().filter(|to| *to != from);
    let worth = ports.filter_map(|to| {
        let token = valuation.view.board().ports[to].filter(|token| *token != Token::Compass)?;
        Some((valuation.new_token(token) + valuation.neighbourhood(to), to))
    });
    worth.max_by(|a, b| a.0.total_cmp(&b.0))
}
