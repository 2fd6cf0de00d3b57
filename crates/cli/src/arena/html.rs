//! The report as one page that needs nothing else: no script, no file, no host.

mod fonts;
mod marks;
mod plots;
mod scale;
mod sections;

use super::report::{Report, duration, thousands, word};
use crate::failure::{Failure, Outcome};

const STYLE: &str = include_str!("html/style.css");

const LOGO: &str = "<svg width=\"26\" height=\"26\" viewBox=\"0 0 40 40\" aria-hidden=\"true\"><path d=\"M3 15 20 4l17 11v3H3Z\" \
    fill=\"currentColor\"/><path d=\"M5.5 31V25a4.8 4.8 0 0 1 9.6 0v6M15.2 31V25a4.8 4.8 0 0 1 9.6 0v6M24.9 31V25a4.8 4.8 0 0 1 9.6 0v6\" \
    fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.6\"/><path d=\"M2 35.5c3-2.4 6-2.4 9 0s6 2.4 9 0 6-2.4 9 0 6 2.4 9 0\" \
    fill=\"none\" stroke=\"var(--sea)\" stroke-width=\"2.4\" stroke-linecap=\"round\"/></svg>";

/// The whole page.
pub(super) fn page(report: &Report) -> Outcome<String> {
    let title = format!("{}, {} bots, {}", report.title, word(report.bots.len()), report.seats());
    let [finding, grounds] = report.finding.each_ref().map(|text| escape(text));
    Ok(format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; font-src data:\">\
         <title>Fondaco arena: {title}</title>\n<style>\n{}{STYLE}</style></head>\n<body><main>\
         <header class=\"mast\"><div><span class=\"logo\">{LOGO}Fondaco arena</span><h1>{title}</h1></div>\
         <div class=\"when\">{}<br>fondaco {}</div></header>\n<div class=\"command\"><code>{}</code></div>\n\
         <p class=\"lead\"><b>{finding}</b> {grounds} {}</p>\n{}\n<div class=\"two\">{}\n{}</div>\n<div class=\"two\">{}\n{}</div>\n{}\
         </main></body></html>\n",
        fonts::faces(),
        written_time(report.run.ended),
        report.fondaco,
        command(report),
        escape(&with_units(report.slowest())),
        sections::ratings(report),
        sections::pairs(report),
        sections::points(report),
        sections::times(report),
        sections::sizes(report),
        facts(report)?,
    ))
}

/// What to type, broken between options and nowhere else.
fn command(report: &Report) -> String {
    format!("<span>{}</span>", escape(&report.command).replace(" --", "</span> <span>--"))
}

/// A number stays beside its unit.
fn with_units(text: String) -> String {
    [" s,", " s.", " ms,", " ms.", " ms ", " µs,", " µs ", " min,"]
        .into_iter()
        .fold(text, |text, unit| text.replace(unit, &unit.replacen(' ', "\u{a0}", 1)))
}

/// What one needs to get the same figures.
fn facts(report: &Report) -> Outcome<String> {
    let json = serde_json::to_vec(report).map_err(Failure::bad)?;
    let link = format!(
        "<a download=\"arena-{}.json\" href=\"data:application/json;base64,{}\">JSON in this page</a>",
        escape(&report.game),
        fonts::base64(&json)
    );
    let short = |text: &str| match text.char_indices().nth(15).zip(text.char_indices().nth_back(3)) {
        Some(((head, _), (tail, _))) if head < tail => format!("{}…{}", &text[..head], &text[tail..]),
        _ => text.to_owned(),
    };
    let code = |text: &str| format!("<code title=\"{}\">{}</code>", escape(text), escape(&short(text)));
    let rounded = if report.matches == report.matches_asked { "" } else { ", whole deals" };
    let mut facts: Vec<(String, String)> = Vec::new();
    for tables in &report.tables {
        let size = word(tables.seats.into());
        facts.push((format!("deals for {size}"), thousands(tables.deals)));
        facts.push((format!("line-ups of {size}"), tables.line_ups.to_string()));
    }
    facts.extend([
        ("rotations".to_owned(), "all".to_owned()),
        (format!("matches{rounded}"), thousands(report.matches)),
        ("resamples".to_owned(), thousands(u64::try_from(report.resamples).unwrap_or(0))),
        ("seed".to_owned(), code(&report.seed)),
        ("budget".to_owned(), budget(report)),
        ("jobs".to_owned(), report.run.jobs.to_string()),
        ("bot time".to_owned(), duration(report.run.bot_seconds)),
        ("hash of results".to_owned(), code(&report.results)),
        ("numbers".to_owned(), link),
    ]);
    let fact = |(what, value): &(String, String)| format!("<div><dt>{what}</dt><dd>{value}</dd></div>");
    let same = if report.run.budget_seconds.is_none() {
        "the same seed gives the same decisions on any number of jobs"
    } else {
        "with a budget of time other machines decide otherwise"
    };
    Ok(format!(
        "<section><h2>Repeat it<small>{same}</small></h2><dl class=\"facts\">{}</dl></section>",
        facts.iter().map(fact).collect::<String>()
    ))
}

/// How long bots may think, for people.
fn budget(report: &Report) -> String {
    let time = report.run.budget_seconds.map(|seconds| format!("{}, one core", duration(seconds)));
    let iterations = || report.budget.split(' ').rev().collect::<Vec<_>>().join(" ");
    escape(&time.unwrap_or_else(iterations))
}

/// "16 November 2026, 9:02 UTC".
fn written_time(since_1970: u64) -> String {
    const MONTHS: [(&str, u64); 12] = [
        ("January", 31),
        ("February", 28),
        ("March", 31),
        ("April", 30),
        ("May", 31),
        ("June", 30),
        ("July", 31),
        ("August", 31),
        ("September", 30),
        ("October", 31),
        ("November", 30),
        ("December", 31),
    ];
    let is_leap =
        |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let (mut days, seconds) = (since_1970 / 86_400, since_1970 % 86_400);
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let mut months = MONTHS.iter();
    let mut month = "December";
    for (name, length) in months.by_ref() {
        let length = length + u64::from(*name == "February" && is_leap(year));
        if days < length {
            month = name;
            break;
        }
        days -= length;
    }
    format!("{} {month} {year}, {}:{:02} UTC", days + 1, seconds / 3_600, seconds / 60 % 60)
}

/// Text as it may stand in a page and in its attributes.
fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bots::{BotRng, Budget};

    use super::super::figures::Figures;
    use super::super::plan::Tables;
    use super::super::report::Run;
    use super::super::results::{Common, Ended, Line, Results};
    use super::super::times::Times;
    use super::*;

    /// Six bots with drawn places at two to five seats.
    fn report_of_six() -> Report {
        let names = ["random", "greedy", "gentle", "steady", "sharp", "master"].map(str::to_owned);
        let strengths =
            [820.0, 1358.0, 1181.0, 1390.0, 1651.0, 1878.0].map(|rating: f64| 10_f64.powf(rating / 400.0));
        let mut rng = BotRng::new(1);
        let tables: Vec<Tables> = (2..=5).map(|seats| Tables::new(6, seats, 900, None)).collect();
        let mut results = Results::new(6);
        for pairing in tables.iter().flat_map(Tables::pairings) {
            let places = crate::arena::rating::places_of(&strengths, &pairing.seating, &mut rng);
            let points =
                places.iter().map(|place| 40 - 7 * i32::from(*place) + i32::try_from(rng.below(12)).unwrap());
            let ended = Ended { points: points.collect(), places, decisions: 200 };
            let mut times = vec![Times::default(); pairing.seating.len()];
            for (bot, times) in pairing.seating.iter().zip(&mut times) {
                let most = Duration::from_micros(10_u64.pow(u32::from(*bot)));
                (0..20).for_each(|n| times.count(most * n / 20, true));
            }
            results.add(Line::new(&pairing, ended, times));
        }
        let figures = Figures::new(&names, &tables, &results, (3, 1390.0), &rng);
        let budget = Budget::Time(Duration::from_millis(200));
        let run = Run::new(2, 9, Duration::from_secs(90), budget, &names, &results.times);
        let common = Common::new(
            "speicherstadt",
            &names,
            "7".to_owned(),
            "time 200".to_owned(),
            serde_json::Map::new(),
        );
        Report::new(&common, "fondaco arena <six>".to_owned(), 3_600, &["a bot <b>"; 6], figures, run)
    }

    #[test]
    fn a_page_of_six_bots_has_all_its_parts() {
        let page = page(&report_of_six()).unwrap();
        assert!(page.contains("<h1>The Speicherstadt, six bots, two to five seats</h1>"));
        assert!(page.contains("<b>Every bot beats the next one below it.</b>"));
        assert_eq!(page.matches("class=\"pips\"").count(), 4, "the levels of the house");
        assert_eq!(page.matches("class=\"cell\"").count(), 30, "every pair, both ways");
        assert!(
            page.contains("steady is held at 1390")
                && page.contains("budget 200 ms")
                && page.contains("Dotted: ")
        );
        assert!(!page.contains("NaN") && !page.contains("<b>\"") && !page.contains("bot <b>"));
    }

    #[test]
    fn days_have_names() {
        assert_eq!(written_time(0), "1 January 1970, 0:00 UTC");
        assert_eq!(written_time(951_782_400), "29 February 2000, 0:00 UTC");
        assert_eq!(written_time(1_794_819_720), "16 November 2026, 9:02 UTC");
    }

    #[test]
    fn nothing_typed_becomes_markup() {
        assert_eq!(escape("<b a=\"1\">&'"), "&lt;b a=&quot;1&quot;&gt;&amp;&#39;");
    }
}
