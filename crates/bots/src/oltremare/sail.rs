//! Sailing: every trail is tried for the token at its end.

use oltremare::{Decision, Port, Token};

use super::value::Affairs;

/// What so many steps bring; without any, the active token stays.
pub(super) fn best(affairs: &Affairs<'_>, steps: usize) -> f64 {
    let player = &affairs.view.players[affairs.seat];
    if steps == 0 {
        return affairs.active_token(player.token) + affairs.neighbourhood(player.ship);
    }
    let mut best = f64::NEG_INFINITY;
    each_end(&mut vec![player.ship], steps, &mut |trail| {
        best = best.max(arrival(affairs, trail[trail.len() - 1]));
    });
    best.max(0.0)
}

/// OLT-4.45: the next step of the best trail that begins like this.
pub(super) fn next(affairs: &Affairs<'_>, steps: u8, path: &[Port]) -> Option<Decision> {
    let mut trail = vec![affairs.view.players[affairs.seat].ship];
    trail.extend(path);
    let made = trail.len();
    let mut best = (f64::NEG_INFINITY, None);
    each_end(&mut trail, usize::from(steps) + 1 - made, &mut |trail| {
        let value = arrival(affairs, trail[trail.len() - 1]);
        if value > best.0 {
            best = (value, Some(trail[made]));
        }
    });
    best.1.map(|to| Decision::Sail { to })
}

/// OLT-4.51: to the best token on the board.
pub(super) fn jump(affairs: &Affairs<'_>) -> Decision {
    let here = affairs.view.players[affairs.seat].ship;
    match best_jump(affairs, here) {
        Some((value, to)) if value > affairs.neighbourhood(here) => Decision::CompassJump { to },
        _ => Decision::CompassStay,
    }
}

/// OLT-4.50, OLT-4.51: what lies in the last port.
fn arrival(affairs: &Affairs<'_>, port: Port) -> f64 {
    match affairs.view.ports[port] {
        Some(Token::Compass) => best_jump(affairs, port).map_or(0.0, |(value, _)| value),
        Some(token) => affairs.new_token(token) + affairs.neighbourhood(port),
        None => affairs.neighbourhood(port),
    }
}

fn best_jump(affairs: &Affairs<'_>, from: Port) -> Option<(f64, Port)> {
    let ports = Port::all().filter(|to| *to != from);
    let worth = ports.filter_map(|to| {
        let token = affairs.view.ports[to].filter(|token| *token != Token::Compass)?;
        Some((affairs.new_token(token) + affairs.neighbourhood(to), to))
    });
    worth.max_by(|a, b| a.0.total_cmp(&b.0))
}

/// Every way of going on by so many steps without using a route twice.
fn each_end(trail: &mut Vec<Port>, steps: usize, visit: &mut impl FnMut(&[Port])) {
    if steps == 0 {
        return visit(trail);
    }
    let here = trail[trail.len() - 1];
    for to in here.neighbours() {
        if trail.windows(2).any(|step| step == [here, to] || step == [to, here]) {
            continue;
        }
        trail.push(to);
        each_end(trail, steps - 1, visit);
        trail.pop();
    }
}
