//! Honest figures.

/// The 95 % interval of a rate (Wilson): wins may be fractions, where a victory was shared.
pub(crate) fn wilson(wins: f64, trials: f64) -> [f64; 2] {
    if trials <= 0.0 {
        return [0.0, 1.0];
    }
    let z = 1.959_964;
    let rate = wins / trials;
    let scale = 1.0 + z * z / trials;
    let centre = (rate + z * z / (2.0 * trials)) / scale;
    let half = z / scale * (rate * (1.0 - rate) / trials + z * z / (4.0 * trials * trials)).max(0.0).sqrt();
    [(centre - half).max(0.0), (centre + half).min(1.0)]
}

/// The 95 % interval of a rate that was observed in groups which hang together, e.g. matches with the same cards: each group
/// says how many trials it had and how many of them were won. Wilson's, for as many independent trials as would scatter like
/// these groups do; never more than there were, and where nothing scatters one for each group.
pub(crate) fn wilson_of_groups(groups: &[(f64, f64)]) -> [f64; 2] {
    let count = float(u64::try_from(groups.len()).expect("64 bits fit"));
    let wins: f64 = groups.iter().map(|(wins, _)| wins).sum();
    let trials: f64 = groups.iter().map(|(_, trials)| trials).sum();
    if trials <= 0.0 {
        return [0.0, 1.0];
    }
    let rate = wins / trials;
    let spread: f64 = groups.iter().map(|(wins, trials)| (wins - rate * trials).powi(2)).sum();
    let variance = spread / (trials * trials) * count / (count - 1.0).max(1.0);
    let independent = match rate * (1.0 - rate) {
        none if none <= 0.0 || count < 2.0 => count,
        of_one => (of_one / variance).clamp(1.0, trials),
    };
    wilson(rate * independent, independent)
}

/// What lies between the 2.5th and the 97.5th of 100 of these numbers.
pub(crate) fn percentile_interval(mut numbers: Vec<f64>) -> [f64; 2] {
    numbers.sort_by(f64::total_cmp);
    let at = |thousandth: usize| numbers[((numbers.len() - 1) * thousandth + 500) / 1000];
    [at(25), at(975)]
}

/// `1234567` as `1.23 M`.
pub(crate) fn short(number: f64) -> String {
    match number {
        n if n >= 999_950_000.0 => format!("{:.2} G", n / 1e9),
        n if n >= 999_950.0 => format!("{:.2} M", n / 1e6),
        n if n >= 999.95 => format!("{:.1} k", n / 1e3),
        n => format!("{n:.0}"),
    }
}

/// A count as a float; counts here stay far below 2^53.
#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
pub(crate) fn float(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By hand: 8 of 10 gives 0.4902 to 0.9433.
    #[test]
    fn intervals_are_wilson_s() {
        let [low, high] = wilson(8.0, 10.0);
        assert!((low - 0.4902).abs() < 1e-4 && (high - 0.9433).abs() < 1e-4, "{low} {high}");
        let [low, high] = wilson(0.0, 20.0);
        assert!(low == 0.0 && (high - 0.1611).abs() < 1e-4, "{low} {high}");
    }

    /// Groups of one are Wilson's own; groups in which all trials agree count as one trial each.
    #[test]
    fn groups_that_hang_together_count_less() {
        let near =
            |one: [f64; 2], other: [f64; 2]| (one[0] - other[0]).abs() + (one[1] - other[1]).abs() < 0.02;
        let ones: Vec<(f64, f64)> = (0..100).map(|n| (if n < 80 { 1.0 } else { 0.0 }, 1.0)).collect();
        assert!(near(wilson_of_groups(&ones), wilson(80.0, 100.0)));
        let tens: Vec<(f64, f64)> = ones.iter().map(|(wins, _)| (wins * 10.0, 10.0)).collect();
        assert!(near(wilson_of_groups(&tens), wilson(80.0, 100.0)));
        assert!(near(wilson_of_groups(&[(10.0, 10.0); 20]), wilson(20.0, 20.0)));
        assert!(
            near(wilson_of_groups(&[(5.0, 10.0); 20]), wilson(100.0, 200.0)),
            "never more than there were"
        );
    }

    /// Of 0 to 1000 these are 25 and 975.
    #[test]
    fn percentiles() {
        let numbers = (0..=1000_u64).rev().map(float).collect();
        let [low, high] = percentile_interval(numbers);
        assert!((low - 25.0).abs() + (high - 975.0).abs() < 1e-9, "{low} {high}");
    }

    #[test]
    fn large_numbers_are_short() {
        assert_eq!([12.0, 1_500.0, 3_140_000.0, 2e9].map(short), ["12", "1.5 k", "3.14 M", "2.00 G"]);
    }
}
