//! Markers (GEN-4.50, GEN-4.51, GEN-4.52, GEN-4.53, GEN-4.54): where they are placed, and whose are removed for it.

use genoa::{Decision, Field, Plan, Touch};
use table::Pile;

use super::worth::Judge;
use crate::greatest::greatest;

/// No street borders more buildings.
const MOST_BORDERS: usize = 4;

/// The mark that brings most, or none.
pub(super) fn next(judge: &Judge<'_>, decisions: &[Decision]) -> Option<Decision> {
    greatest(decisions, |decision| match decision {
        Decision::Mark { street, plan } => mark(judge, *street, plan),
        Decision::Pass => 0.0,
        _ => f64::NEG_INFINITY,
    })
}

/// The best that the own stock can do on this street, if nobody is faster.
pub(super) fn street(judge: &Judge<'_>, street: Field) -> f64 {
    let mut stock = judge.board.players[judge.seat].stock;
    let mut free: Pile<f64, MOST_BORDERS> = street
        .borders()
        .iter()
        .filter(|building| judge.board.markers[**building].is_none())
        .map(|building| judge.marker(*building))
        .collect();
    free.as_mut_slice().sort_by(|a, b| b.total_cmp(a));
    let mut gain = 0.0;
    for marker in &free {
        if stock == 0 {
            break;
        }
        gain += marker - cost(judge, stock, 1);
        stock -= 1;
    }
    gain.max(0.0)
}

fn mark(judge: &Judge<'_>, street: Field, plan: &Plan) -> f64 {
    let borders = street.borders().iter().zip(plan.iter());
    let gains = borders.map(|(building, touch)| {
        let marker = judge.marker(*building);
        match touch {
            Touch::Leave => 0.0,
            Touch::Place => marker,
            Touch::Remove => judge.envy() * marker,
            Touch::Replace => (1.0 + judge.envy()) * marker,
        }
    });
    let stock = judge.board.players[judge.seat].stock;
    let used: u8 = plan.iter().map(|touch| touch.cost()).sum();
    gains.sum::<f64>() - cost(judge, stock, used)
}

/// What so many markers are worth in stock.
fn cost(judge: &Judge<'_>, stock: u8, used: u8) -> f64 {
    judge.stock(stock) - judge.stock(stock.saturating_sub(used))
}
