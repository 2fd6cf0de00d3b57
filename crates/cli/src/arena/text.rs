//! The report for a terminal.

use std::fmt::Write as _;

use super::report::{Report, duration, interval_of_100, of_100, thousands, word};

pub(super) fn report(report: &Report) -> String {
    let parts = [head(report), ratings(report), pairs(report), times(report), sizes(report), foot(report)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
}

fn head(report: &Report) -> String {
    let [finding, grounds] = &report.finding;
    format!(
        "{}, {} bots, {}: {} matches, {} deals\n\n{finding} {grounds}\n{}\n",
        report.title,
        word(report.bots.len()),
        report.seats(),
        thousands(report.matches),
        thousands(report.deals()),
        report.slowest(),
    )
}

fn ratings(report: &Report) -> String {
    let mut text = format!(
        "{:<14} {:>6}   {:<14} {:>7}   {:<16} {:>5} {:>8}\n",
        "", "rating", "95 % interval", "first", "95 % interval", "place", "points"
    );
    for bot in &report.bots {
        let interval = bot.rating.interval.map(|[low, high]| format!("{low:.0} to {high:.0}"));
        let [low, high] = bot.first.interval.map(|end| end * 100.0);
        line(
            &mut text,
            &format!(
                "{:<14} {:>6.0}   {:<14} {:>5.1} %   {:<16} {:>5.2} {:>8.1}",
                bot.bot,
                bot.rating.rating,
                interval.as_deref().unwrap_or("held"),
                bot.first.share * 100.0,
                format!("{low:.1} to {high:.1} %"),
                bot.mean_place,
                bot.mean_points,
            ),
        );
    }
    text
}

fn pairs(report: &Report) -> String {
    let names = report.bots.iter().map(|bot| format!("{:>10}", bot.bot)).collect::<String>();
    let mut text = format!("row ends above column, of 100 matches\n{:<14} {names}\n", "");
    for (bot, row) in report.bots.iter().zip(&report.above) {
        let (mut shares, mut intervals) = (String::new(), String::new());
        for share in row {
            let shown = share.map_or("-".to_owned(), |share| of_100(share.share));
            let interval = share.map_or(String::new(), |share| interval_of_100(share.interval, "-"));
            write!(shares, "{shown:>10}").expect("writing to a string");
            write!(intervals, "{interval:>10}").expect("writing to a string");
        }
        line(&mut text, &format!("{:<14} {shares}", bot.bot));
        line(&mut text, &format!("{:<14} {intervals}", ""));
    }
    text
}

fn times(report: &Report) -> String {
    let mut text =
        format!("{:<14} {:>10} {:>10} {:>10}\n", "time/decision", "median", "95 of 100", "longest");
    for time in &report.run.times {
        let [median, most, longest] =
            [time.figures.median, time.figures.most, time.figures.longest].map(duration);
        line(&mut text, &format!("{:<14} {median:>10} {most:>10} {longest:>10}", time.bot));
    }
    text
}

/// Ratings by number of seats, if there are several.
fn sizes(report: &Report) -> String {
    if report.tables.len() < 2 {
        return String::new();
    }
    let heads = report.tables.iter().map(|tables| format!("{:>22}", format!("{} seats", tables.seats)));
    let mut text = format!("{:<14} {}\n", "rating at", heads.collect::<String>());
    for (place, bot) in report.bots.iter().enumerate() {
        let cells = report.tables.iter().map(|tables| {
            let rating = tables.ratings[place];
            let interval = rating.interval.map(|[low, high]| format!(" ({low:.0} to {high:.0})"));
            format!("{:>22}", format!("{:.0}{}", rating.rating, interval.unwrap_or_default()))
        });
        line(&mut text, &format!("{:<14} {}", bot.bot, cells.collect::<String>()));
    }
    text
}

fn foot(report: &Report) -> String {
    let mut text = String::new();
    for tables in &report.tables {
        line(
            &mut text,
            &format!(
                "{} seats: {} deals, each by {} line-ups in all rotations: {} matches",
                tables.seats,
                thousands(tables.deals),
                tables.line_ups,
                thousands(tables.matches)
            ),
        );
    }
    let asked = report.matches_asked;
    if asked != report.matches {
        line(
            &mut text,
            &format!("{} matches were asked for, and are rounded up to whole deals", thousands(asked)),
        );
    }
    line(&mut text, &format!("{} decisions, none was refused", thousands(report.decisions)));
    line(&mut text, &format!("results {}", report.results));
    line(&mut text, &format!("repeat with: {}", report.command));
    text
}

fn line(text: &mut String, line: &str) {
    text.push_str(line.trim_end());
    text.push('\n');
}
