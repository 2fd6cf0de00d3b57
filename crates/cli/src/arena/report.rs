//! All that is told of an arena, for people and for programs.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bots::Budget;
use rulebook::Rulebook;
use serde::Serialize;

use super::bootstrap::RESAMPLES;
use super::figures::{BotFigures, Figures, Share, TableFigures};
use super::finding;
use super::results::Common;
use super::times::{TimeFigures, Times};

/// Everything but `run` follows from the command alone.
#[derive(Serialize)]
pub(crate) struct Report {
    pub(super) game: String,
    /// The name of the game.
    pub(super) title: String,
    pub(super) fondaco: &'static str,
    pub(super) command: String,
    pub(super) seed: String,
    pub(super) budget: String,
    /// So many were asked for; they are rounded up to whole deals.
    pub(super) matches_asked: u64,
    pub(super) matches: u64,
    pub(super) decisions: u64,
    /// The hash of all results.
    pub(super) results: String,
    /// How often the deals were drawn anew for the intervals of the ratings.
    pub(super) resamples: usize,
    /// In two sentences or three.
    pub(super) finding: [String; 2],
    /// From the strongest to the weakest.
    pub(super) bots: Vec<BotFigures>,
    /// Row above column, in the order of the bots.
    pub(super) above: Vec<Vec<Option<Share>>>,
    pub(super) tables: Vec<TableFigures>,
    pub(super) run: Run,
}

/// What is different each time.
#[derive(Serialize)]
pub(super) struct Run {
    /// Seconds since 1970.
    pub(super) ended: u64,
    pub(super) jobs: usize,
    /// Matches that were played now; the others were in the file.
    pub(super) played: u64,
    /// That passed now.
    pub(super) seconds: f64,
    /// How long a bot may think, if that is a time.
    pub(super) budget_seconds: Option<f64>,
    /// Of all bots together, in all matches.
    pub(super) bot_seconds: f64,
    pub(super) times: Vec<BotTime>,
}

#[derive(Serialize)]
pub(super) struct BotTime {
    pub(super) bot: String,
    #[serde(flatten)]
    pub(super) figures: TimeFigures,
}

impl Run {
    pub(super) fn new(
        jobs: usize,
        played: u64,
        time: Duration,
        budget: Budget,
        bots: &[String],
        times: &[Times],
    ) -> Run {
        let named = |(bot, times): (&String, &Times)| BotTime { bot: bot.clone(), figures: times.figures() };
        let times: Vec<BotTime> = bots.iter().zip(times).map(named).collect();
        Run {
            ended: SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs(),
            jobs,
            played,
            seconds: time.as_secs_f64(),
            budget_seconds: match budget {
                Budget::Time(time) => Some(time.as_secs_f64()),
                Budget::Iterations(_) => None,
            },
            bot_seconds: times.iter().map(|time| time.figures.total).sum(),
            times,
        }
    }
}

impl Report {
    /// `about` says what each bot is, in the order in which they were typed.
    pub(super) fn new(
        common: &Common,
        command: String,
        matches_asked: u64,
        about: &[&str],
        figures: Figures,
        mut run: Run,
    ) -> Report {
        let finding = finding::of(&figures);
        let Figures { mut bots, above, tables, matches, decisions, digest } = figures;
        for bot in &mut bots {
            about[bot.number].clone_into(&mut bot.about);
        }
        let place = |time: &BotTime| bots.iter().position(|bot| bot.bot == time.bot);
        run.times.sort_by_key(place);
        let book = Rulebook::of(&common.game);
        Report {
            game: common.game.clone(),
            title: book.map_or_else(|| common.game.clone(), |book| book.page("en").title),
            fondaco: env!("CARGO_PKG_VERSION"),
            command,
            seed: common.seed.clone(),
            budget: common.budget.clone(),
            matches_asked,
            matches,
            decisions,
            results: digest,
            resamples: RESAMPLES,
            finding,
            bots,
            above,
            tables,
            run,
        }
    }

    pub(super) fn held(&self) -> Option<&BotFigures> {
        self.bots.iter().find(|bot| bot.rating.interval.is_none())
    }

    pub(super) fn deals(&self) -> u64 {
        self.tables.iter().map(|tables| tables.deals).sum()
    }

    /// "four seats", "two and four seats", "two to five seats".
    pub(super) fn seats(&self) -> String {
        let sizes: Vec<String> = self.tables.iter().map(|tables| word(tables.seats.into())).collect();
        match &self.tables[..] {
            [first, _, .., last]
                if usize::from(last.seats - first.seats) + 1 == sizes.len() && sizes.len() > 2 =>
            {
                format!("{} to {} seats", word(first.seats.into()), word(last.seats.into()))
            }
            _ => format!("{} seats", finding::list(&sizes)),
        }
    }

    /// What the slowest bot needed.
    pub(super) fn slowest(&self) -> String {
        let median = |time: &&BotTime| time.figures.median;
        let slowest = self.run.times.iter().max_by(|one, other| median(one).total_cmp(&median(other)));
        let Some(BotTime { bot, figures }) = slowest else { return String::new() };
        let budget = self.run.budget_seconds.map_or(String::new(), |budget| {
            let kept = if figures.longest <= budget { "within" } else { "beyond" };
            format!(", {kept} its budget of {}", duration(budget))
        });
        let (median, longest) = (duration(figures.median), duration(figures.longest));
        format!("The slowest, {bot}, mostly answers in {median}, in {longest} at worst{budget}.")
    }
}

/// Small numbers as words.
pub(super) fn word(number: usize) -> String {
    let words = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    words.get(number).map_or_else(|| number.to_string(), ToString::to_string)
}

/// Seconds as one reads them.
pub(super) fn duration(seconds: f64) -> String {
    let (number, unit) = match seconds {
        s if s >= 99.95 => return long(s),
        s if s >= 0.999_5 => (s, "s"),
        s if s >= 0.000_999_5 => (s * 1e3, "ms"),
        s => (s * 1e6, "µs"),
    };
    if number >= 9.95 { format!("{number:.0} {unit}") } else { format!("{number:.1} {unit}") }
}

/// Minutes and hours.
fn long(seconds: f64) -> String {
    let minutes = Duration::from_secs_f64(seconds + 30.0).as_secs() / 60;
    match (minutes / 60, minutes % 60) {
        (0, minutes) => format!("{minutes} min"),
        (hours, minutes) => format!("{hours} h {minutes} min"),
    }
}

/// A large number with its thousands apart.
pub(super) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A share in points of 100; nobody is called certain.
pub(super) fn of_100(share: f64) -> String {
    match share * 100.0 {
        much if much >= 99.5 => "> 99".to_owned(),
        little if little <= 0.5 => "< 1".to_owned(),
        points => format!("{points:.0}"),
    }
}

/// The interval of a share in points of 100, rounded outwards.
pub(super) fn interval_of_100(interval: [f64; 2], between: &str) -> String {
    let [low, high] = interval.map(|end| end * 100.0);
    format!("{:.0}{between}{:.0}", low.floor(), high.ceil())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!(
            [0, 999, 1_000, 604_180, 1_000_000].map(thousands),
            ["0", "999", "1,000", "604,180", "1,000,000"]
        );
        let times = [1.1e-6, 21e-6, 0.000_999_9, 0.31, 1.94, 12.0, 150.0, 40_140.0];
        let said = ["1.1 µs", "21 µs", "1.0 ms", "310 ms", "1.9 s", "12 s", "3 min", "11 h 9 min"];
        assert_eq!(times.map(duration), said);
        assert_eq!([1.0, 0.994, 0.5, 0.005].map(of_100), ["> 99", "99", "50", "< 1"]);
        assert_eq!(interval_of_100([0.772, 0.998], " to "), "77 to 100");
        assert_eq!((word(6), word(13)), ("six".to_owned(), "13".to_owned()));
    }
}
