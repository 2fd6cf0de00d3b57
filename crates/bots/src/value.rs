//! What a table promises each seat: a linear model of final scores, and the chances that follow from them.
//!
//! A game names some figures of what a seat may know ([`Features`]). Their weights were learned from matches of bots
//! (`cargo xtask train`) and stand in the `learned.rs` of the game. Each figure has two weights: one that always counts, and
//! one that counts the more, the more time is left.

use table::{PerSeat, Pile, Seat};

/// No game has more figures.
const MOST_FEATURES: usize = 32;

/// Figures of one seat, from which its final score is estimated.
#[derive(Copy, Clone, Debug, Default)]
pub struct Features {
    /// In the order of the weights.
    pub values: Pile<f64, MOST_FEATURES>,
    /// How much of the match is left, from 1 to 0.
    pub time_left: f64,
}

impl Features {
    /// So much of the match is left, and so many play, which is the first figure: the level of scores depends on it.
    pub fn new(time_left: f64, seats: u8) -> Features {
        let mut values = Pile::new();
        (2..=5).for_each(|count| values.push(f64::from(u8::from(count == seats))));
        Features { values, time_left: time_left.clamp(0.0, 1.0) }
    }

    /// The same with more figures.
    #[must_use]
    pub fn with(mut self, values: &[f64]) -> Features {
        for value in values {
            self.values.push(*value);
        }
        self
    }
}

/// Learned weights.
#[derive(Copy, Clone, Debug)]
pub struct Model {
    /// For each figure, its weight at the end, and what is added to it with all of the match to come.
    pub weights: &'static [[f64; 2]],
    /// By how many points estimates are wrong: at the end, and what is added with all of the match to come.
    pub spread: [f64; 2],
}

impl Model {
    /// The final score that these figures promise.
    pub fn score(&self, features: &Features) -> f64 {
        debug_assert_eq!(self.weights.len(), features.values.len(), "a weight for each figure");
        let terms = features.values.iter().zip(self.weights);
        terms.map(|(value, [end, more])| value * (end + more * features.time_left)).sum()
    }

    /// The chance of each seat to win, if these are their final scores as estimated with so much of the match left.
    pub fn chances(&self, scores: &PerSeat<f64>, time_left: f64) -> PerSeat<f64> {
        let spread = self.spread[0] + self.spread[1] * time_left;
        let best = scores.iter().map(|(_, score)| *score).fold(f64::NEG_INFINITY, f64::max);
        let powers = scores.map(|_, score| ((score - best) / spread).exp());
        let sum: f64 = Seat::first(scores.seats()).map(|seat| powers[seat]).sum();
        powers.map(|_, power| power / sum)
    }
}
