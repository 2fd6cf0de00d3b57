//! Where a number stands in a plot, and which numbers are written below it.

/// Plots leave so many of 100 free on both sides.
const MARGIN: f64 = 2.5;

/// A scale from left to right.
pub(super) struct Scale {
    low: f64,
    high: f64,
    logarithmic: bool,
    /// Numbers that are written, each with its text.
    pub(super) ticks: Vec<(f64, String)>,
}

impl Scale {
    /// From one round number to another, with a few between them, so that all these fit.
    pub(super) fn linear(numbers: impl Iterator<Item = f64>, most_ticks: f64) -> Scale {
        let (low, high) = ends(numbers);
        let rough = ((high - low) / most_ticks).max(1e-6);
        let unit = 10_f64.powf(rough.log10().floor());
        let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * unit);
        let step = steps.into_iter().find(|step| *step >= rough).unwrap_or(rough).max(1.0);
        let (low, high) = (low.min(high - step / 2.0), high.max(low + step / 2.0));
        let first = (low / step).ceil();
        let ticks = std::iter::successors(Some(first), |n| Some(n + 1.0)).map(|n| n * step);
        let ticks = ticks.take_while(|tick| *tick <= high).map(|tick| (tick, format!("{:.0}", tick + 0.0)));
        Scale { low, high, logarithmic: false, ticks: ticks.collect() }
    }

    /// Powers of ten around these, all greater than 0.
    pub(super) fn logarithmic(numbers: impl Iterator<Item = f64>, text: impl Fn(f64) -> String) -> Scale {
        let (low, high) = ends(numbers.map(|number| number.max(1e-9).log10()));
        let (low, high) = (low.floor(), high.ceil().max(low.floor() + 1.0));
        let powers = std::iter::successors(Some(low), |n| Some(n + 1.0)).take_while(|n| *n <= high);
        let ticks = powers.map(|power| 10_f64.powf(power)).map(|tick| (tick, text(tick)));
        Scale { low, high, logarithmic: true, ticks: ticks.collect() }
    }

    /// In hundredths of the width.
    pub(super) fn at(&self, number: f64) -> f64 {
        let number = if self.logarithmic { number.max(1e-9).log10() } else { number };
        let part = ((number - self.low) / (self.high - self.low)).clamp(0.0, 1.0);
        MARGIN + part * (100.0 - 2.0 * MARGIN)
    }

    /// Lines from top to bottom.
    pub(super) fn grid(&self) -> String {
        let line = |(tick, _): &(f64, String)| {
            let x = self.at(*tick);
            format!("<line x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"0\" y2=\"100%\" class=\"grid\"/>")
        };
        self.ticks.iter().map(line).collect()
    }

    /// What stands above or below the grid. Where there are many, every other one gives way on small screens.
    pub(super) fn labels(&self) -> String {
        let many = self.ticks.len() > 4;
        let label = |(place, (tick, text)): (usize, &(f64, String))| {
            let class = if many && place % 2 == 1 { " class=\"small-screen-off\"" } else { "" };
            let x = self.at(*tick);
            format!("<text x=\"{x:.2}%\" y=\"13\" text-anchor=\"middle\"{class}>{text}</text>")
        };
        self.ticks.iter().enumerate().map(label).collect()
    }
}

fn ends(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let ends = numbers.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), n| (low.min(n), high.max(n)));
    if ends.0 <= ends.1 { ends } else { (0.0, 1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(scale: &Scale) -> Vec<&str> {
        scale.ticks.iter().map(|(_, text)| &**text).collect()
    }

    #[test]
    fn round_numbers_are_written() {
        let scale = Scale::linear([785.0, 1900.0].into_iter(), 7.0);
        assert_eq!(texts(&scale), ["800", "1000", "1200", "1400", "1600", "1800"]);
        assert!((scale.at(785.0) - MARGIN).abs() < 1e-9 && (scale.at(1900.0) - 100.0 + MARGIN).abs() < 1e-9);
        let around_none = Scale::linear([-30.0, 30.0].into_iter(), 4.0);
        assert_eq!(texts(&around_none), ["-20", "0", "20"], "no minus before nothing");
        let alone = Scale::linear([1400.0].into_iter(), 7.0);
        assert!(alone.at(1400.0) > 40.0 && alone.at(1400.0) < 60.0, "in the middle");
    }

    #[test]
    fn powers_of_ten() {
        let scale = Scale::logarithmic([0.02, 3.0].into_iter(), |tick| format!("{tick}"));
        assert_eq!(texts(&scale), ["0.01", "0.1", "1", "10"]);
        assert!((scale.at(0.1) - (MARGIN + (100.0 - 2.0 * MARGIN) / 3.0)).abs() < 1e-6);
    }
}
