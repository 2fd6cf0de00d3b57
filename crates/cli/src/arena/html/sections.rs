//! The parts of the page, each with its table.

use super::plots::{self, Course};
use super::scale::Scale;
use super::{escape, marks};
use crate::arena::figures::{BotFigures, Share};
use crate::arena::finding::list;
use crate::arena::report::{BotTime, Report, duration, interval_of_100, of_100, thousands, word};

pub(super) fn ratings(report: &Report) -> String {
    let held = report.held().map(|bot| format!("{} is held at {:.0}", escape(&bot.bot), bot.rating.rating));
    let ends = |bot: &BotFigures| bot.rating.interval.unwrap_or([bot.rating.rating; 2]);
    let scale = Scale::linear(report.bots.iter().flat_map(ends), 7.0);
    let row = |bot: &BotFigures| {
        let interval = bot.rating.interval.map(|[low, high]| format!("{low:.0} to {high:.0}"));
        let [low, high] = bot.first.interval.map(|end| end * 100.0);
        format!(
            "<tr role=\"row\"><th class=\"name\" scope=\"row\" role=\"rowheader\">{}</th><td class=\"plot\" role=\"cell\">{}</td>\
             <td class=\"big\" role=\"cell\">{:.0}</td><td class=\"dim\" role=\"cell\">{}</td>\
             <td class=\"also\" role=\"cell\" data-what=\"first\" title=\"{low:.1} to {high:.1} %\">{:.1} %</td>\
             <td class=\"also\" role=\"cell\" data-what=\"place\">{:.2}</td>\
             <td class=\"also\" role=\"cell\" data-what=\"points\">{:.1}</td></tr>",
            marks::name(bot),
            plots::rating(&scale, &bot.rating),
            bot.rating.rating,
            interval.as_deref().unwrap_or("held"),
            bot.first.share * 100.0,
            bot.mean_place,
            bot.mean_points,
        )
    };
    format!(
        "<section><h2>Ratings<small>Plackett and Luce, on places; interval: 95 of 100 by resampling deals; {}</small></h2>\
         <table class=\"ratings\" role=\"table\"><thead role=\"rowgroup\"><tr role=\"row\"><th class=\"name\" role=\"columnheader\"></th>\
         <th class=\"plot\" role=\"columnheader\">{}</th><th role=\"columnheader\">rating</th><th role=\"columnheader\">interval</th>\
         <th role=\"columnheader\">first</th><th role=\"columnheader\">mean place</th><th role=\"columnheader\">points</th></tr></thead>\
         <tbody role=\"rowgroup\">{}</tbody></table></section>",
        held.unwrap_or_default(),
        plots::beside(18, &scale.labels()),
        report.bots.iter().map(row).collect::<String>()
    )
}

pub(super) fn pairs(report: &Report) -> String {
    let head = |bot: &BotFigures| format!("<th scope=\"col\">{}</th>", escape(&bot.bot));
    let row = |(bot, shares): (&BotFigures, &Vec<Option<Share>>)| {
        let cells: String = shares.iter().map(|share| pair(share.as_ref())).collect();
        format!("<tr><th class=\"name\" scope=\"row\">{}</th>{cells}</tr>", escape(&bot.bot))
    };
    format!(
        "<section><h2>Who ends above whom<small>row above column, of 100</small></h2><table class=\"pairs\"><thead><tr>\
         <th class=\"name\"></th>{}</tr></thead><tbody>{}</tbody></table><p class=\"note\">Blue: the row is stronger; gold: the column. \
         Small: the interval. {}</p></section>",
        report.bots.iter().map(head).collect::<String>(),
        report.bots.iter().zip(&report.above).map(row).collect::<String>(),
        closest(report)
    )
}

fn pair(share: Option<&Share>) -> String {
    let Some(Share { share, interval }) = share else {
        return "<td><span class=\"cell self\"></span></td>".to_owned();
    };
    let colour = if *share >= 0.5 { "sea" } else { "gold" };
    let much = 6.0 + 81.0 * (share - 0.5).abs();
    format!(
        "<td><span class=\"cell\" style=\"background:color-mix(in srgb,var(--{colour}) {much:.0}%,var(--paper-2))\">{}\
         <small>{}</small></span></td>",
        escape(&of_100(*share)),
        interval_of_100(*interval, "–")
    )
}

/// Which two are the most alike.
fn closest(report: &Report) -> String {
    let mut best: Option<(f64, String)> = None;
    for (row, shares) in report.above.iter().enumerate() {
        for (column, share) in shares.iter().enumerate().skip(row + 1) {
            let Some(share) = share else { continue };
            let distance = (share.share - 0.5).abs();
            if best.as_ref().is_none_or(|(least, _)| distance < *least) {
                let even = share.interval[0] <= 0.5 && 0.5 <= share.interval[1];
                let apart = if even { "it cannot be told apart" } else { "it is apart" };
                let (one, other) = (escape(&report.bots[row].bot), escape(&report.bots[column].bot));
                best = Some((distance, format!("The closest pair is {one} and {other}, and {apart}.")));
            }
        }
    }
    best.filter(|_| report.bots.len() > 2).map_or(String::new(), |(_, text)| text)
}

pub(super) fn points(report: &Report) -> String {
    let spreads: Vec<Vec<(f64, f64)>> = report.bots.iter().map(|bot| plots::spread(&bot.points)).collect();
    let scale = Scale::linear(spreads.iter().flatten().map(|(points, _)| *points), 6.0);
    let highest = spreads.iter().flatten().map(|(_, density)| *density).fold(0.0, f64::max);
    let row = |(bot, spread): (&BotFigures, &Vec<(f64, f64)>)| {
        let [low, median, high] = bot.points.quartiles;
        format!(
            "<tr><th class=\"name\" scope=\"row\">{}</th><td class=\"plot\">{}</td><td class=\"dim small-screen-off\">{low} to {high}</td>\
             <td class=\"big\">{median}</td></tr>",
            escape(&bot.bot),
            plots::hill(&scale, &bot.points, spread, highest)
        )
    };
    format!(
        "<section><h2>Points<small>all matches; ring: median, bar: middle half</small></h2><table class=\"plain\"><thead><tr>\
         <th class=\"name\"></th><th class=\"plot\">{}</th><th class=\"small-screen-off\">middle half</th><th>median</th></tr></thead><tbody>{}</tbody></table>\
         </section>",
        plots::beside(18, &scale.labels()),
        report.bots.iter().zip(&spreads).map(row).collect::<String>()
    )
}

pub(super) fn times(report: &Report) -> String {
    let times = &report.run.times;
    let budget = report.run.budget_seconds;
    let numbers = times.iter().flat_map(|time| [time.figures.median, time.figures.longest]).chain(budget);
    let scale = Scale::logarithmic(numbers, tick);
    let row = |time: &BotTime| {
        let [median, most, longest] =
            [time.figures.median, time.figures.most, time.figures.longest].map(duration);
        format!(
            "<tr><th class=\"name\" scope=\"row\">{}</th><td class=\"plot\">{}</td><td>{median}</td>\
             <td class=\"dim small-screen-off\">{most}</td><td class=\"dim\">{longest}</td></tr>",
            escape(&time.bot),
            plots::time(&scale, &time.figures, budget)
        )
    };
    let budget_label = budget.map(|seconds| {
        let x = scale.at(seconds);
        format!(
            "<text x=\"{x:.2}%\" y=\"-4\" text-anchor=\"end\" class=\"budget\">budget {}</text>",
            duration(seconds)
        )
    });
    format!(
        "<section><h2>Time per decision<small>dot: median, thick: 95 of 100, tick: longest</small></h2><table class=\"plain\">\
         <thead><tr><th class=\"name\"></th><th class=\"plot\"{}>{}</th><th>median</th><th class=\"small-screen-off\">95 of 100</th>\
         <th>longest</th></tr></thead><tbody>{}</tbody></table><p class=\"note\">Time of one core, {} at the same time; decisions \
         with a choice. {} decisions in all; none was refused.</p></section>",
        if budget.is_some() { " style=\"padding-top:22px\"" } else { "" },
        plots::beside(18, &(scale.labels() + &budget_label.unwrap_or_default())),
        times.iter().map(row).collect::<String>(),
        match report.run.jobs {
            1 => "one match".to_owned(),
            jobs => format!("{} matches", word(jobs)),
        },
        thousands(report.decisions)
    )
}

/// A power of ten, without decimals.
fn tick(seconds: f64) -> String {
    let (number, unit) = match seconds {
        s if s > 0.5 => (s, "s"),
        s if s > 0.5e-3 => (s * 1e3, "ms"),
        s if s > 0.5e-6 => (s * 1e6, "µs"),
        s => (s * 1e9, "ns"),
    };
    format!("{number:.0} {unit}")
}

/// Ratings by number of seats, if there are several.
pub(super) fn sizes(report: &Report) -> String {
    let [_, .., last] = &report.tables[..] else { return String::new() };
    let heads: Vec<String> = report.tables.iter().map(|tables| format!("{} seats", tables.seats)).collect();
    let has_levels = report.bots.iter().any(|bot| marks::level(&bot.bot).is_some());
    let mut courses: Vec<Course<'_>> = Vec::new();
    for (place, bot) in report.bots.iter().enumerate() {
        let label = format!("{} {:.0}", escape(&bot.bot), last.ratings[place].rating);
        let ratings = report.tables.iter().map(|tables| &tables.ratings[place]).collect();
        courses.push(Course { label, ratings, dotted: has_levels && marks::level(&bot.bot).is_none() });
    }
    let at = |course: &Course<'_>, place: usize| course.ratings[place].rating;
    let same =
        (0..heads.len()).all(|place| courses.is_sorted_by(|one, next| at(one, place) >= at(next, place)));
    let order = if same { "the order of the bots is the same" } else { "the order of the bots changes" };
    courses.sort_by(|one, other| at(other, heads.len() - 1).total_cmp(&at(one, heads.len() - 1)));
    let dotted = courses.iter().any(|course| course.dotted);
    let note = if dotted { "Dotted: no level of the house. " } else { "" };
    format!(
        "<section><h2>At {}<small>{order}</small></h2>{}<p class=\"note\">{note}{}</p>{}</section>",
        report.seats(),
        plots::courses(&courses, &heads, &said(report)),
        report.held().map_or(String::new(), |bot| format!("{} is held.", escape(&bot.bot))),
        sizes_table(report, &heads)
    )
}

/// The same in words.
fn said(report: &Report) -> String {
    let line = |(place, bot): (usize, &BotFigures)| {
        let at = report.tables.iter().map(|tables| {
            format!("{:.0} at {} seats", tables.ratings[place].rating, word(tables.seats.into()))
        });
        format!("{}: {}", escape(&bot.bot), list(&at.collect::<Vec<_>>()))
    };
    report.bots.iter().enumerate().map(line).collect::<Vec<_>>().join("; ")
}

fn sizes_table(report: &Report, heads: &[String]) -> String {
    let head: String = heads.iter().map(|head| format!("<th scope=\"col\">{head}</th>")).collect();
    let row = |(place, bot): (usize, &BotFigures)| {
        let cell = |rating: crate::arena::figures::Rating| match rating.interval {
            Some([low, high]) => format!("<td>{:.0} ({low:.0} to {high:.0})</td>", rating.rating),
            None => format!("<td>{:.0}</td>", rating.rating),
        };
        let cells: String = report.tables.iter().map(|tables| cell(tables.ratings[place])).collect();
        format!("<tr><th class=\"name\" scope=\"row\">{}</th>{cells}</tr>", escape(&bot.bot))
    };
    format!(
        "<details><summary>As a table</summary><table><thead><tr><th class=\"name\"></th>{head}</tr></thead><tbody>{}</tbody>\
         </table></details>",
        report.bots.iter().enumerate().map(row).collect::<String>()
    )
}
