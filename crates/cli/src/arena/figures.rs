//! Everything that is said of strength, out of the results.

use std::collections::BTreeMap;

use bots::BotRng;
use serde::Serialize;

use super::bootstrap::{self, Rated};
use super::plan::Tables;
use super::rating::{Choices, Sets};
use super::results::{Ended, Results};
use crate::statistics::{float, wilson_of_groups};

/// All figures; lists of bots go from the strongest to the weakest.
pub(super) struct Figures {
    pub(super) bots: Vec<BotFigures>,
    /// Row above column; nothing between a bot and itself.
    pub(super) above: Vec<Vec<Option<Share>>>,
    pub(super) tables: Vec<TableFigures>,
    pub(super) matches: u64,
    pub(super) decisions: u64,
    pub(super) digest: String,
}

#[derive(Clone, Serialize)]
pub(super) struct BotFigures {
    /// Its place in the list that was typed.
    #[serde(skip)]
    pub(super) number: usize,
    pub(super) bot: String,
    /// In a few words.
    pub(super) about: String,
    #[serde(flatten)]
    pub(super) rating: Rating,
    /// How many seats it had in all matches.
    pub(super) seats: u64,
    pub(super) first: Share,
    pub(super) mean_place: f64,
    pub(super) mean_points: f64,
    pub(super) points: Points,
}

#[derive(Copy, Clone, Serialize)]
pub(super) struct Rating {
    pub(super) rating: f64,
    /// None for the bot that is held.
    pub(super) interval: Option<[f64; 2]>,
}

/// A rate with its 95 % interval.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub(super) struct Share {
    pub(super) share: f64,
    pub(super) interval: [f64; 2],
}

/// How many points a bot had.
#[derive(Clone, Serialize)]
pub(super) struct Points {
    /// A quarter of its seats had less, half, three quarters.
    pub(super) quartiles: [i32; 3],
    /// How often it had how many.
    pub(super) counts: Vec<(i32, u64)>,
}

/// Tables of one size.
#[derive(Clone, Serialize)]
pub(super) struct TableFigures {
    pub(super) seats: u8,
    pub(super) line_ups: usize,
    pub(super) deals: u64,
    pub(super) matches: u64,
    /// In the order of the bots.
    pub(super) ratings: Vec<Rating>,
}

/// What is counted of one bot in all matches.
#[derive(Clone, Default)]
struct BotCounts {
    places: f64,
    points: BTreeMap<i32, u64>,
}

/// What is counted of one deal: the matches of a deal hang together.
struct DealCounts {
    choices: Choices,
    /// By bot: first places, a shared one as a fraction, and seats.
    first: Vec<(f64, f64)>,
    /// By row and column: matches in which the row ended above, and common matches.
    above: Vec<Vec<(f64, f64)>>,
}

impl Figures {
    pub(super) fn new(
        names: &[String],
        tables: &[Tables],
        results: &Results,
        held: (usize, f64),
        rng: &BotRng,
    ) -> Figures {
        let mut sets = Sets::new(names.len());
        let mut bots = vec![BotCounts::default(); names.len()];
        let mut deals: BTreeMap<u8, BTreeMap<u64, DealCounts>> = BTreeMap::new();
        for (pairing, ended) in &results.matches {
            let of_size = deals.entry(pairing.seats).or_default();
            let deal = of_size.entry(pairing.deal).or_insert_with(|| DealCounts::new(names.len()));
            sets.add_match(&mut deal.choices, &pairing.seating, &ended.places);
            deal.count(&pairing.seating, &ended.places);
            count_bots(&mut bots, &pairing.seating, ended);
        }
        let deals: Vec<Vec<DealCounts>> =
            deals.into_values().map(|of_size| of_size.into_values().collect()).collect();
        let choices: Vec<Vec<Choices>> =
            deals.iter().map(|deals| deals.iter().map(|deal| deal.choices.clone()).collect()).collect();
        let kinds: Vec<&[Choices]> = choices.iter().map(Vec::as_slice).collect();
        let rated = bootstrap::rate(&sets, &kinds, held, rng.clone());
        let mut order: Vec<usize> = (0..names.len()).collect();
        order.sort_by(|one, other| rated.ratings[*other].total_cmp(&rated.ratings[*one]));
        let deals: Vec<&DealCounts> = deals.iter().flatten().collect();
        let tables = tables.iter().zip(&kinds).map(|(tables, kind)| {
            let alone = (kinds.len() > 1).then(|| bootstrap::rate(&sets, &[kind], held, rng.clone()));
            TableFigures {
                seats: tables.seats,
                line_ups: tables.line_ups.len(),
                deals: tables.deals,
                matches: tables.matches,
                ratings: order
                    .iter()
                    .map(|bot| rating(alone.as_ref().unwrap_or(&rated), *bot, held.0))
                    .collect(),
            }
        });
        let figures_of = |number: &usize| {
            let rating = rating(&rated, *number, held.0);
            let first: Vec<(f64, f64)> = deals.iter().map(|deal| deal.first[*number]).collect();
            bot_figures(*number, &names[*number], rating, share(&first), &bots[*number])
        };
        let pair = |row: usize, column: usize| {
            let groups: Vec<(f64, f64)> = deals.iter().map(|deal| deal.above[row][column]).collect();
            (row != column).then(|| share(&groups))
        };
        Figures {
            tables: tables.collect(),
            bots: order.iter().map(figures_of).collect(),
            above: order.iter().map(|row| order.iter().map(|column| pair(*row, *column)).collect()).collect(),
            matches: u64::try_from(results.matches.len()).expect("64 bits fit"),
            decisions: results.matches.values().map(|ended| ended.decisions).sum(),
            digest: results.digest(),
        }
    }
}

impl DealCounts {
    fn new(bots: usize) -> DealCounts {
        let (first, above) = (vec![(0.0, 0.0); bots], vec![vec![(0.0, 0.0); bots]; bots]);
        DealCounts { choices: Choices::default(), first, above }
    }

    fn count(&mut self, seating: &[u8], places: &[u8]) {
        let seats: Vec<(usize, u8)> =
            seating.iter().map(|bot| usize::from(*bot)).zip(places.iter().copied()).collect();
        let winners = sharing(places, 1);
        for (bot, place) in &seats {
            self.first[*bot].0 += if *place == 1 { 1.0 / winners } else { 0.0 };
            self.first[*bot].1 += 1.0;
        }
        for (row, columns) in self.above.iter_mut().enumerate() {
            for (column, (above, common)) in columns.iter_mut().enumerate() {
                let mine = seats.iter().filter(|(bot, _)| *bot == row);
                let theirs = |place| {
                    seats.iter().filter(|(bot, _)| *bot == column).map(move |(_, other)| (place, *other))
                };
                let pairs: Vec<(u8, u8)> = mine.flat_map(|(_, place)| theirs(*place)).collect();
                if row == column || pairs.is_empty() {
                    continue;
                }
                let won = |(mine, theirs): &(u8, u8)| match mine.cmp(theirs) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                // Where a bot has several seats, all its pairs together are one match.
                *above +=
                    pairs.iter().map(won).sum::<f64>() / float(u64::try_from(pairs.len()).expect("few"));
                *common += 1.0;
            }
        }
    }
}

fn count_bots(bots: &mut [BotCounts], seating: &[u8], ended: &Ended) {
    for ((bot, place), points) in seating.iter().zip(&ended.places).zip(&ended.points) {
        let counts = &mut bots[usize::from(*bot)];
        // Who shares places 2 and 3 is on place 2.5.
        counts.places += f64::from(*place) + (sharing(&ended.places, *place) - 1.0) / 2.0;
        *counts.points.entry(*points).or_default() += 1;
    }
}

/// How many seats are on this place.
fn sharing(places: &[u8], place: u8) -> f64 {
    places.iter().map(|other| if *other == place { 1.0 } else { 0.0 }).sum()
}

fn bot_figures(number: usize, name: &str, rating: Rating, first: Share, counts: &BotCounts) -> BotFigures {
    let seats: u64 = counts.points.values().sum();
    let points: f64 = counts.points.iter().map(|(points, count)| f64::from(*points) * float(*count)).sum();
    BotFigures {
        number,
        bot: name.to_owned(),
        about: String::new(),
        rating,
        seats,
        first,
        mean_place: rounded(counts.places / float(seats), 4),
        mean_points: rounded(points / float(seats), 4),
        points: Points {
            quartiles: [1, 2, 3].map(|quarter| quantile(&counts.points, seats, quarter)),
            counts: counts.points.iter().map(|(points, count)| (*points, *count)).collect(),
        },
    }
}

/// The least number of points that so many quarters of the seats did not exceed.
fn quantile(points: &BTreeMap<i32, u64>, seats: u64, quarters: u64) -> i32 {
    let wanted = (seats * quarters).div_ceil(4);
    let mut seen = 0;
    let found = points.iter().find(|(_, count)| {
        seen += **count;
        seen >= wanted
    });
    found.map_or(0, |(points, _)| *points)
}

fn rating(rated: &Rated, bot: usize, held: usize) -> Rating {
    let interval = rated.intervals[bot].map(|end| rounded(end, 2));
    Rating { rating: rounded(rated.ratings[bot], 2), interval: (bot != held).then_some(interval) }
}

fn share(groups: &[(f64, f64)]) -> Share {
    let (wins, trials) = groups.iter().fold((0.0, 0.0), |sum, group| (sum.0 + group.0, sum.1 + group.1));
    let interval = wilson_of_groups(groups).map(|end| rounded(end, 5));
    Share { share: rounded(wins / trials.max(1.0), 5), interval }
}

/// The last digits of a float depend on the machine's logarithms; nobody reads them.
fn rounded(number: f64, digits: i32) -> f64 {
    let scale = 10_f64.powi(digits);
    (number * scale).round() / scale
}

#[cfg(test)]
mod tests {
    use super::super::plan::Pairing;
    use super::super::results::Line;
    use super::super::times::Times;
    use super::*;

    /// Two bots at three seats, one deal, all six matches; points by bot alone, so bot 1 always wins.
    fn figures(ends: impl Fn(&[u8]) -> (Vec<u8>, Vec<i32>)) -> Figures {
        let tables = [Tables::new(2, 3, 1, None)];
        let mut results = Results::new(2);
        let pairings: Vec<Pairing> = tables[0].pairings().collect();
        assert_eq!(pairings.len(), 6);
        for pairing in pairings {
            let (places, points) = ends(&pairing.seating);
            let times = vec![Times::default(); 3];
            results.add(Line::new(&pairing, Ended { places, points, decisions: 10 }, times));
        }
        let names = ["weak", "strong"].map(str::to_owned);
        Figures::new(&names, &tables, &results, (0, 1000.0), &BotRng::new(1))
    }

    #[test]
    fn by_hand() {
        // Who is `strong` has 9 points and shares the first place with its like; `weak` has 2.
        let figures = figures(|seating| {
            let strong: u8 = seating.iter().sum();
            let place = |bot: &u8| if *bot == 1 { 1 } else { 1 + strong };
            let points = seating.iter().map(|bot| if *bot == 1 { 9 } else { 2 });
            (seating.iter().map(place).collect(), points.collect())
        });
        let [strong, weak] = &figures.bots[..] else { panic!("two bots") };
        assert_eq!((&*strong.bot, strong.number, strong.seats), ("strong", 1, 9));
        assert!((weak.rating.rating - 1000.0).abs() < 1e-9 && weak.rating.interval.is_none());
        assert!(strong.rating.rating > 1300.0);
        // Three matches alone on the first place, three times two who share it: 6 victories on 9 seats.
        assert!((strong.first.share - 0.66667).abs() < 1e-9);
        assert!((weak.first.share).abs() < 1e-9 && weak.first.interval[1] > 0.7, "one deal proves little");
        assert!((strong.mean_place - (3.0 * 1.0 + 6.0 * 1.5) / 9.0).abs() < 1e-3);
        assert!((weak.mean_place - (3.0 * 3.0 + 6.0 * 2.5) / 9.0).abs() < 1e-3);
        assert_eq!((strong.points.quartiles, &*weak.points.counts), ([9; 3], &[(2, 9)][..]));
        assert!((figures.above[0][1].unwrap().share - 1.0).abs() < 1e-9 && figures.above[0][0].is_none());
        assert_eq!((figures.matches, figures.decisions), (6, 60));
    }

    #[test]
    fn ties_are_half() {
        let figures = figures(|_| (vec![1; 3], vec![4; 3]));
        assert!((figures.above[0][1].unwrap().share - 0.5).abs() < 1e-9);
        assert!((figures.bots[0].rating.rating - figures.bots[1].rating.rating).abs() < 1e-6);
        assert!((figures.bots[0].mean_place - 2.0).abs() < 1e-9);
        assert!((figures.bots[0].first.share - 0.33333).abs() < 1e-9);
    }
}
