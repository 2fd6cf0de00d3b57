//! Least squares, and the chances that fit best.

use bots::{Features, Model};
use table::PerSeat;

use crate::positions::Position;

/// What was learned.
pub(crate) struct Fitted {
    /// As in [`Model`].
    pub(crate) weights: Vec<[f64; 2]>,
    pub(crate) spread: [f64; 2],
}

impl Fitted {
    /// What each seat is estimated to score.
    pub(crate) fn scores(&self, position: &Position) -> PerSeat<f64> {
        position.figures.map(|_, figures| {
            let terms = figures.values.iter().zip(&self.weights);
            terms.map(|(value, [end, more])| value * (end + more * position.time_left)).sum()
        })
    }
}

pub(crate) fn fit(positions: &[Position]) -> Fitted {
    let mut fitted = Fitted { weights: least_squares(positions), spread: [1.0, 1.0] };
    let scores: Vec<PerSeat<f64>> = positions.iter().map(|position| fitted.scores(position)).collect();
    fitted.spread = best_spread(positions, &scores);
    fitted
}

/// How much weights are held near nothing, so that figures that always go together do not cancel each other out.
const RIDGE: f64 = 1e-6;

fn least_squares(positions: &[Position]) -> Vec<[f64; 2]> {
    let figures = positions.first().map_or(0, |position| position.figures.as_slice()[0].values.len());
    let size = 2 * figures;
    let mut matrix = vec![vec![0.0; size]; size];
    let mut right = vec![0.0; size];
    for position in positions {
        for (figures, (score, _)) in position.figures.as_slice().iter().zip(position.results.as_slice()) {
            let row = row(figures, position.time_left);
            for (i, value) in row.iter().enumerate().filter(|(_, value)| **value != 0.0) {
                right[i] += value * score;
                row.iter().zip(&mut matrix[i]).for_each(|(other, sum)| *sum += value * other);
            }
        }
    }
    for (i, row) in matrix.iter_mut().enumerate() {
        row[i] += RIDGE * row[i] + 1e-3;
    }
    solve(&mut matrix, &mut right);
    (0..figures).map(|figure| [right[figure], right[figures + figure]]).collect()
}

/// The figures, and the same as far as time is left.
fn row(figures: &Features, time_left: f64) -> Vec<f64> {
    let values = figures.values.as_slice();
    values.iter().copied().chain(values.iter().map(|value| value * time_left)).collect()
}

/// Gauss and Jordan with the greatest pivot: leaves the solution at the right.
fn solve(matrix: &mut [Vec<f64>], right: &mut [f64]) {
    let size = right.len();
    for column in 0..size {
        let pivot =
            (column..size).max_by(|a, b| matrix[*a][column].abs().total_cmp(&matrix[*b][column].abs()));
        let pivot = pivot.expect("a row is left");
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        let (pivot_row, pivot_right) = (matrix[column].clone(), right[column]);
        for row in (0..size).filter(|row| *row != column) {
            let factor = matrix[row][column] / pivot_row[column];
            pivot_row.iter().zip(&mut matrix[row]).for_each(|(other, value)| *value -= factor * other);
            right[row] -= factor * pivot_right;
        }
    }
    (0..size).for_each(|row| right[row] /= matrix[row][row]);
}

/// Tries greater and smaller ones until none is better.
fn best_spread(positions: &[Position], scores: &[PerSeat<f64>]) -> [f64; 2] {
    let mut spread = [3.0, 3.0];
    let mut best = surprise(positions, scores, spread);
    let mut factor = 2.0_f64;
    while factor > 1.02 {
        let before = best;
        for which in 0..2 {
            for factor in [factor, 1.0 / factor] {
                let mut tried = spread;
                tried[which] *= factor;
                let found = surprise(positions, scores, tried);
                if found < best {
                    (best, spread) = (found, tried);
                }
            }
        }
        if best >= before {
            factor = factor.sqrt();
        }
    }
    spread
}

/// The mean logarithmic loss of the chances to win.
fn surprise(positions: &[Position], scores: &[PerSeat<f64>], spread: [f64; 2]) -> f64 {
    let model = Model { weights: &[], spread };
    let losses = positions.iter().zip(scores).map(|(position, scores)| {
        let chances = model.chances(scores, position.time_left);
        let results = position.results.as_slice().iter().zip(chances.as_slice());
        results.map(|((_, won), chance)| -won * chance.max(1e-9).ln()).sum::<f64>()
    });
    losses.sum::<f64>() / f64::from(u32::try_from(positions.len()).expect("some thousands"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let mut matrix = vec![vec![0.0, 2.0, 1.0], vec![1.0, 1.0, 0.0], vec![3.0, 0.0, 1.0]];
        let mut right = vec![7.0, 3.0, 6.0];
        solve(&mut matrix, &mut right);
        let solution = [1.0, 2.0, 3.0];
        assert!(right.iter().zip(solution).all(|(found, known)| (found - known).abs() < 1e-12), "{right:?}");
    }
}
