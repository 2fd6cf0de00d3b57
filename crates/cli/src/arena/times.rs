//! How long answers took.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::{Bot, Budget, Question};
use serde::{Deserialize, Serialize};
use table::Game;

use crate::cpu_time::CpuClock;

/// The times of many answers: each is counted in a class whose width is a sixteenth of its time or less.
#[derive(Clone, Default, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Times {
    /// All answers together.
    pub(super) total_ns: u64,
    /// The longest that had a choice.
    longest_ns: u64,
    /// How many that had a choice, by class.
    counts: BTreeMap<u16, u64>,
}

/// What is told of them, in seconds.
#[derive(Clone, Serialize)]
pub(super) struct TimeFigures {
    pub(super) decisions: u64,
    pub(super) median: f64,
    /// 95 of 100 took no longer.
    pub(super) most: f64,
    pub(super) longest: f64,
    pub(super) total: f64,
}

impl Times {
    /// Asks a bot and takes the time of its core. Where there was nothing to choose, only the sum counts it.
    pub(super) fn ask<G: Game>(
        &mut self,
        bot: &mut dyn Bot<G>,
        question: &Question<'_, G>,
        budget: Budget,
    ) -> Option<G::Decision> {
        let clock = CpuClock::start();
        let answer = bot.answer(question, budget);
        self.count(clock.elapsed(), question.decisions.len() > 1);
        answer
    }

    pub(super) fn count(&mut self, time: Duration, had_a_choice: bool) {
        let ns = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.total_ns = self.total_ns.saturating_add(ns);
        if had_a_choice {
            self.longest_ns = self.longest_ns.max(ns);
            *self.counts.entry(class(ns)).or_default() += 1;
        }
    }

    pub(super) fn add(&mut self, other: &Times) {
        self.total_ns = self.total_ns.saturating_add(other.total_ns);
        self.longest_ns = self.longest_ns.max(other.longest_ns);
        for (class, count) in &other.counts {
            *self.counts.entry(*class).or_default() += count;
        }
    }

    pub(super) fn figures(&self) -> TimeFigures {
        TimeFigures {
            decisions: self.counts.values().sum(),
            median: self.quantile(50),
            most: self.quantile(95),
            longest: seconds(self.longest_ns),
            total: seconds(self.total_ns),
        }
    }

    /// The time within which so many of 100 answers were given.
    fn quantile(&self, percent: u64) -> f64 {
        let wanted = (self.counts.values().sum::<u64>() * percent).div_ceil(100);
        let mut seen = 0;
        let found = self.counts.iter().find(|(_, count)| {
            seen += **count;
            seen >= wanted
        });
        found.map_or(0.0, |(class, _)| seconds(middle(*class).min(self.longest_ns)))
    }
}

fn seconds(ns: u64) -> f64 {
    Duration::from_nanos(ns).as_secs_f64()
}

/// Below 16 each number is a class, above it each doubling has 16.
fn class(ns: u64) -> u16 {
    let doublings = ns.max(16).ilog2() - 4;
    let sixteenths = u32::try_from(ns >> doublings).expect("below 32");
    u16::try_from(doublings * 16 + sixteenths).expect("at most 61 doublings")
}

/// In the middle of a class.
fn middle(class: u16) -> u64 {
    let doublings = (class / 16).saturating_sub(1);
    let sixteenths = u64::from(class - doublings * 16);
    (sixteenths << doublings) + ((1 << doublings) >> 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_is_narrow_and_holds_its_middle() {
        let mut last = 0;
        for ns in (0..5_000).chain([1_000_000, 123_456_789, 3_600_000_000_000, u64::MAX / 2]) {
            let class = class(ns);
            assert!(class >= last, "classes grow");
            last = class;
            assert_eq!(super::class(middle(class)), class);
            assert!(middle(class).abs_diff(ns) <= ns / 16, "{ns} is near {}", middle(class));
        }
    }

    #[test]
    fn median_and_longest() {
        let mut times = Times::default();
        (1..=100).for_each(|ms| times.count(Duration::from_millis(ms), true));
        times.count(Duration::from_secs(9), false);
        let figures = times.figures();
        assert!((figures.median - 0.05).abs() < 0.0025 && (figures.most - 0.095).abs() < 0.005);
        assert!((figures.longest - 0.1).abs() < 1e-9 && (figures.total - 14.05).abs() < 1e-9);
        assert_eq!(figures.decisions, 100, "without a choice it is no decision");
        let mut twice = times.clone();
        twice.add(&times);
        assert!((twice.figures().median - figures.median).abs() < 1e-9);
    }
}
