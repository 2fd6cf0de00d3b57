//! Intervals of ratings: what comes out when whole deals are drawn anew.

use bots::BotRng;

use super::rating::{Choices, Sets, Sum, ratings};
use crate::statistics::percentile_interval;

/// How often all deals are drawn anew.
pub(super) const RESAMPLES: usize = 2_000;

/// Ratings of all bots, with 95 % intervals.
pub(super) struct Rated {
    pub(super) ratings: Vec<f64>,
    pub(super) intervals: Vec<[f64; 2]>,
}

/// Rates bots by the choices of each deal. `kinds` are tables of different sizes: each keeps its number of deals.
pub(super) fn rate(sets: &Sets, kinds: &[&[Choices]], held: (usize, f64), mut rng: BotRng) -> Rated {
    let mut sum = Sum::new(sets);
    kinds.iter().flat_map(|deals| deals.iter()).for_each(|choices| sum.add(choices));
    sum.add_prior(|| 0.5);
    let logs = sum.fit(&sum.even());
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); logs.len()];
    for _ in 0..RESAMPLES {
        let mut sum = Sum::new(sets);
        for deals in kinds {
            deals.iter().for_each(|_| sum.add(&deals[rng.below(deals.len())]));
        }
        sum.add_prior(|| half(&mut rng));
        let rated = ratings(&sum.fit(&logs), held.0, held.1);
        drawn.iter_mut().zip(rated).for_each(|(drawn, rating)| drawn.push(rating));
    }
    Rated {
        ratings: ratings(&logs, held.0, held.1),
        intervals: drawn.into_iter().map(percentile_interval).collect(),
    }
}

/// Gamma with shape 1/2: half the square of a normal number (Box and Muller). Its mean is a half.
fn half(rng: &mut BotRng) -> f64 {
    let cosine = (std::f64::consts::TAU * unit(rng)).cos();
    (-(1.0 - unit(rng)).ln() * cosine * cosine).max(f64::MIN_POSITIVE)
}

/// A number from 0 to below 1.
pub(super) fn unit(rng: &mut BotRng) -> f64 {
    crate::statistics::float(rng.bits() >> 11) / crate::statistics::float(1 << 53)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_gamma() {
        let mut rng = BotRng::new(1);
        let drawn: Vec<f64> = (0..100_000).map(|_| half(&mut rng)).collect();
        let mean = drawn.iter().sum::<f64>() / 1e5;
        let variance = drawn.iter().map(|x| (x - mean) * (x - mean)).sum::<f64>() / 1e5;
        assert!((mean - 0.5).abs() < 0.01 && (variance - 0.5).abs() < 0.03, "{mean} {variance}");
    }

    /// Deals of four matches between two bots, drawn with known strengths: the interval of the rating covers the truth in
    /// about 95 of 100 arenas.
    #[test]
    fn intervals_cover_the_truth() {
        let truth = 1400.0 + 120.0;
        let chance = 1.0 / (1.0 + 10_f64.powf(-120.0 / 400.0));
        let mut rng = BotRng::new(9);
        let mut covered = 0;
        for arena in 0..120 {
            let mut sets = Sets::new(2);
            let mut deals = vec![Choices::default(); 60];
            for deal in &mut deals {
                for _ in 0..4 {
                    let places = if unit(&mut rng) < chance { [2, 1] } else { [1, 2] };
                    sets.add_match(deal, &[0, 1], &places);
                }
            }
            let [low, high] = rate(&sets, &[&deals], (0, 1400.0), BotRng::new(arena)).intervals[1];
            covered += u32::from(low <= truth && truth <= high);
        }
        assert!((108..=119).contains(&covered), "{covered} of 120");
    }

    /// Whoever wins all 40 deals may be much stronger, and is at least as strong as Jeffreys' interval says:
    /// a rate of 0.9392, odds of 15.4 to 1.
    #[test]
    fn who_always_wins_is_in_doubt() {
        let mut sets = Sets::new(2);
        let mut deals = vec![Choices::default(); 40];
        for deal in &mut deals {
            sets.add_match(deal, &[0, 1], &[2, 1]);
        }
        let Rated { ratings, intervals } = rate(&sets, &[&deals], (0, 1400.0), BotRng::new(1));
        let [low, high] = intervals[1];
        assert!((low - (1400.0 + 400.0 * 15.4_f64.log10())).abs() < 25.0, "{low}");
        assert!(low < ratings[1] && ratings[1] + 200.0 < high, "{low} {} {high}", ratings[1]);
    }
}
