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

    #[test]
    fn large_numbers_are_short() {
        assert_eq!([12.0, 1_500.0, 3_140_000.0, 2e9].map(short), ["12", "1.5 k", "3.14 M", "2.00 G"]);
    }
}
