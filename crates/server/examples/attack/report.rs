//! What was measured, and whether it is what was asked.

use crate::limits::{LIMITS, Limit};

/// The figures of one finding.
pub(crate) struct Report {
    finding: &'static str,
    figures: Vec<(&'static Limit, f64)>,
    notes: Vec<String>,
}

impl Report {
    pub(crate) fn new(finding: &'static str) -> Report {
        Report { finding, figures: Vec::new(), notes: Vec::new() }
    }

    /// Notes a figure, which stands in the table of limits.
    pub(crate) fn measured(&mut self, figure: &str, value: f64) {
        let limit = LIMITS.iter().find(|limit| limit.finding == self.finding && limit.figure == figure);
        let limit = limit.unwrap_or_else(|| panic!("{} has no limit for {figure:?}", self.finding));
        self.figures.push((limit, value));
    }

    /// Notes something that is not judged.
    pub(crate) fn note(&mut self, note: String) {
        self.notes.push(note);
    }

    /// Prints every figure beside what was asked of it. Returns whether all were measured and are within their limits.
    pub(crate) fn print(&self) -> bool {
        let mut held = true;
        for limit in LIMITS.iter().filter(|limit| limit.finding == self.finding) {
            let measured =
                self.figures.iter().find(|(of, _)| std::ptr::eq(*of, limit)).map(|(_, value)| *value);
            let figure_held = measured.is_some_and(|value| value <= limit.at_most);
            let value =
                measured.map_or_else(|| "not measured".to_owned(), |value| in_words(value, limit.unit));
            let asked = in_words(limit.at_most, limit.unit);
            let verdict = if figure_held { "held" } else { "DID NOT HOLD" };
            println!("     {:<52} {value:>12}   at most {asked:<9} {verdict}", limit.figure);
            held &= figure_held;
        }
        for note in &self.notes {
            println!("     ({note})");
        }
        held
    }
}

/// Small figures with a decimal, if they have one.
fn in_words(value: f64, unit: &str) -> String {
    let number = if value.abs() < 10.0 && value.fract() != 0.0 {
        format!("{value:.1}")
    } else {
        format!("{value:.0}")
    };
    if unit.is_empty() { number } else { format!("{number} {unit}") }
}
