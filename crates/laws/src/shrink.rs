//! Making a failing match short enough to read.

use table::Game;

use crate::Violation;
use crate::examine;

/// A violation that is too long to read helps nobody; but shortening must end.
const MOST_TRIALS: usize = 2_000;

/// Drops decisions, first by halves, then one by one, as long as the same law is broken.
pub(crate) fn shorten<G: Game>(violation: Violation<G>) -> Violation<G> {
    let found_after = violation.decisions.len();
    let mut best = violation;
    let mut trials = 0;
    let mut chunk = best.decisions.len().div_ceil(2);
    while chunk > 0 && trials < MOST_TRIALS {
        let mut shorter = false;
        let mut start = 0;
        while start < best.decisions.len() && trials < MOST_TRIALS {
            trials += 1;
            let end = (start + chunk).min(best.decisions.len());
            let mut rest = best.decisions.clone();
            rest.drain(start..end);
            match examine::given_match::<G>(&best.config, best.seed, &rest) {
                Err(again) if again.law == best.law && again.decisions.len() < best.decisions.len() => {
                    best = again;
                    shorter = true;
                }
                _ => start = end,
            }
        }
        if !shorter {
            chunk /= 2;
        }
        chunk = chunk.min(best.decisions.len());
    }
    Violation { found_after, ..best }
}
