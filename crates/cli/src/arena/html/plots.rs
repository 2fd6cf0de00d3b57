//! Drawings. Widths are in hundredths, so that they fill whatever room a screen has; heights are in pixels.

use std::fmt::Write as _;

use super::scale::Scale;
use crate::arena::figures::{Points, Rating};
use crate::arena::times::TimeFigures;
use crate::statistics::float;

/// A drawing beside figures that say the same, so nobody needs to hear of it.
pub(super) fn beside(height: u32, content: &str) -> String {
    format!("<svg class=\"fill\" height=\"{height}\" aria-hidden=\"true\">{content}</svg>")
}

/// A rating and its interval.
pub(super) fn rating(scale: &Scale, rating: &Rating) -> String {
    let mut drawing = scale.grid();
    if let Some([low, high]) = rating.interval.map(|interval| interval.map(|end| scale.at(end))) {
        drawing += &line("bar", low, high, 20);
        drawing += &(tick(low, 14, 26) + &tick(high, 14, 26));
    }
    let held = if rating.interval.is_none() { " held" } else { "" };
    drawing += &square(scale.at(rating.rating), 20.0, 12.0, held);
    beside(40, &drawing)
}

/// Median, 95 of 100, longest.
pub(super) fn time(scale: &Scale, time: &TimeFigures, budget: Option<f64>) -> String {
    let [median, most, longest] = [time.median, time.most, time.longest].map(|seconds| scale.at(seconds));
    let mut drawing = scale.grid();
    if let Some(budget) = budget.map(|seconds| scale.at(seconds)) {
        write!(
            drawing,
            "<line x1=\"{budget:.2}%\" x2=\"{budget:.2}%\" y1=\"0\" y2=\"100%\" class=\"limit\"/>"
        )
        .expect("writing to a string");
    }
    drawing +=
        &(line("thin", median, longest, 19) + &line("most", median, most, 19) + &tick(longest, 14, 24));
    write!(drawing, "<circle cx=\"{median:.2}%\" cy=\"19\" r=\"5.5\" class=\"dot\"/>")
        .expect("writing to a string");
    beside(38, &drawing)
}

/// How often a bot had how many points, as a hill; the middle half and the median below it.
pub(super) fn hill(scale: &Scale, points: &Points, spread: &[(f64, f64)], highest: f64) -> String {
    const FOOT: f64 = 46.0;
    let height = |density: f64| FOOT - density / highest * 42.0;
    let place = |(points, density): &(f64, f64)| format!("{:.2} {:.1} ", scale.at(*points), height(*density));
    let outline: String = spread.iter().map(place).collect();
    let end = |at: Option<&(f64, f64)>| at.map_or(0.0, |(points, _)| scale.at(*points));
    let (left, right) = (end(spread.first()), end(spread.last()));
    let [low, median, high] = points.quartiles.map(|points| scale.at(f64::from(points)));
    let drawing = format!(
        "{}<svg width=\"100%\" height=\"54\" viewBox=\"0 0 100 54\" preserveAspectRatio=\"none\">\
         <path d=\"M{left:.2} {FOOT} L{outline}L{right:.2} {FOOT}Z\" class=\"hill\" vector-effect=\"non-scaling-stroke\"/></svg>\
         <line x1=\"{low:.2}%\" x2=\"{high:.2}%\" y1=\"{FOOT}\" y2=\"{FOOT}\" class=\"half\"/>\
         <circle cx=\"{median:.2}%\" cy=\"{FOOT}\" r=\"4.5\" class=\"ring\"/>",
        scale.grid()
    );
    beside(54, &drawing)
}

/// A smooth curve through counts: the sum of bell curves as wide as Silverman advises, and not narrower than a point.
pub(super) fn spread(points: &Points) -> Vec<(f64, f64)> {
    const STEPS: u32 = 72;
    let counts: Vec<(f64, f64)> =
        points.counts.iter().map(|(points, count)| (f64::from(*points), float(*count))).collect();
    let seats: f64 = counts.iter().map(|(_, count)| count).sum();
    let mean = counts.iter().map(|(points, count)| points * count).sum::<f64>() / seats;
    let variance = counts.iter().map(|(points, count)| (points - mean).powi(2) * count).sum::<f64>() / seats;
    let width = (0.9 * variance.sqrt() * seats.powf(-0.2)).max(0.8);
    let (low, high) = (
        counts.first().map_or(0.0, |(points, _)| points - 2.0 * width),
        counts.last().map_or(0.0, |(points, _)| points + 2.0 * width),
    );
    let density = |at: f64| {
        let bell = |(points, count): &(f64, f64)| count * (-((at - points) / width).powi(2) / 2.0).exp();
        counts.iter().map(bell).sum::<f64>() / (seats * width)
    };
    let places = (0..=STEPS).map(|step| low + (high - low) * f64::from(step) / f64::from(STEPS));
    places.map(|at| (at, density(at))).collect()
}

/// One line in the plot of ratings by number of seats.
pub(super) struct Course<'a> {
    pub(super) label: String,
    pub(super) ratings: Vec<&'a Rating>,
    /// Of no level of the house.
    pub(super) dotted: bool,
}

/// Ratings by number of seats; `said` is the same in words.
pub(super) fn courses(courses: &[Course<'_>], heads: &[String], said: &str) -> String {
    const HEIGHT: f64 = 250.0;
    let ends = |rating: &&Rating| rating.interval.unwrap_or([rating.rating; 2]);
    let scale = Scale::linear(courses.iter().flat_map(|course| course.ratings.iter().flat_map(ends)), 4.0);
    let y = |number: f64| HEIGHT - scale.at(number) / 100.0 * (HEIGHT - 12.0);
    let last = float(u64::try_from(heads.len().max(2) - 1).expect("few"));
    let x = |place: usize| 15.0 + 53.0 * float(u64::try_from(place).expect("few")) / last;
    let mut drawing = String::new();
    for (place, head) in heads.iter().enumerate() {
        let x = x(place);
        write!(
            drawing,
            "<line x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"4\" y2=\"{HEIGHT}\" class=\"grid\"/>\
             <text x=\"{x:.2}%\" y=\"276\" text-anchor=\"middle\">{head}</text>"
        )
        .expect("writing to a string");
    }
    for (tick, text) in &scale.ticks {
        write!(drawing, "<text x=\"0\" y=\"{:.1}\">{text}</text>", y(*tick) + 5.0)
            .expect("writing to a string");
    }
    let ends: Vec<f64> =
        courses.iter().filter_map(|course| course.ratings.last()).map(|last| y(last.rating)).collect();
    for (course, label_at) in courses.iter().zip(apart(&ends, 18.0, HEIGHT)) {
        let points: Vec<(f64, &Rating)> =
            course.ratings.iter().enumerate().map(|(place, rating)| (x(place), *rating)).collect();
        drawing += &course_line(&points, course.dotted, y);
        let end = x(heads.len() - 1) + 3.0;
        write!(
            drawing,
            "<text x=\"{end:.2}%\" y=\"{:.1}\" class=\"strong\">{}</text>",
            label_at + 5.0,
            course.label
        )
        .expect("writing to a string");
    }
    format!("<svg class=\"fill\" height=\"286\" role=\"img\" aria-label=\"{said}\">{drawing}</svg>")
}

fn course_line(points: &[(f64, &Rating)], dotted: bool, y: impl Fn(f64) -> f64) -> String {
    let class = if dotted { "thin dotted" } else { "thin" };
    let mut drawing = String::new();
    for pair in points.windows(2) {
        let [(x1, one), (x2, other)] = pair else { continue };
        let (y1, y2) = (y(one.rating), y(other.rating));
        write!(
            drawing,
            "<line x1=\"{x1:.2}%\" y1=\"{y1:.1}\" x2=\"{x2:.2}%\" y2=\"{y2:.1}\" class=\"{class}\"/>"
        )
        .expect("writing to a string");
    }
    for (x, rating) in points {
        if let Some([low, high]) = rating.interval {
            let (y1, y2) = (y(low), y(high));
            write!(
                drawing,
                "<line x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"{y1:.1}\" y2=\"{y2:.1}\" class=\"doubt\"/>"
            )
            .expect("writing to a string");
        }
        drawing += &square(*x, y(rating.rating), 9.0, if rating.interval.is_none() { " held" } else { "" });
    }
    drawing
}

/// Heights for labels that are wanted at these, from top to bottom, none closer to the one before than so much.
fn apart(wanted: &[f64], distance: f64, lowest: f64) -> Vec<f64> {
    let mut heights = wanted.to_vec();
    for place in 1..heights.len() {
        heights[place] = heights[place].max(heights[place - 1] + distance);
    }
    let mut most = lowest;
    for height in heights.iter_mut().rev() {
        *height = height.min(most);
        most = *height - distance;
    }
    heights
}

fn line(class: &str, from: f64, to: f64, y: u32) -> String {
    format!("<line x1=\"{from:.2}%\" x2=\"{to:.2}%\" y1=\"{y}\" y2=\"{y}\" class=\"{class}\"/>")
}

fn tick(x: f64, from: u32, to: u32) -> String {
    format!("<line x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"{from}\" y2=\"{to}\" class=\"thin\"/>")
}

/// Square is a bot.
fn square(x: f64, y: f64, size: f64, class: &str) -> String {
    let half = size / 2.0;
    let round = size * 0.29;
    format!(
        "<rect x=\"{x:.2}%\" y=\"{:.1}\" width=\"{size}\" height=\"{size}\" rx=\"{round:.1}\" \
         transform=\"translate(-{half} 0)\" class=\"dot{class}\"/>",
        y - half
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wherever the counts lie, all of them are under the curve.
    #[test]
    fn a_hill_has_area_one() {
        let points =
            Points { quartiles: [3, 5, 9], counts: vec![(-2, 5), (3, 20), (5, 40), (9, 30), (30, 5)] };
        let spread = spread(&points);
        let area: f64 =
            spread.windows(2).map(|pair| (pair[1].0 - pair[0].0) * (pair[0].1 + pair[1].1) / 2.0).sum();
        assert!((area / std::f64::consts::TAU.sqrt() - 1.0).abs() < 0.03, "{area}");
    }

    #[test]
    fn labels_do_not_overlap() {
        assert_eq!(apart(&[10.0, 12.0, 60.0], 18.0, 100.0), [10.0, 28.0, 60.0]);
        assert_eq!(apart(&[90.0, 99.0], 18.0, 100.0), [82.0, 100.0]);
    }
}
