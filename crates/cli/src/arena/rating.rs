//! Ratings out of places: the model of Plackett and Luce, fitted by Hunter's MM algorithm.
//!
//! A match is a row of choices: the first place is chosen among all seats, the second among those that are left, and so on,
//! each seat with a chance in proportion to the strength of its bot. Seats that share a place count as all their orders, each
//! to an equal part. (D. R. Hunter, MM algorithms for generalized Bradley-Terry models, Annals of Statistics 32, 2004.)
//!
//! So that whoever always wins has a finite rating, every two bots are given one more choice, half of it won by each. Where
//! intervals are made, these halves are random (gamma with shape 1/2, as in the interval of Jeffreys for a rate), so that
//! the doubt about who always wins is as great as it should be.

use std::collections::BTreeMap;

/// Strengths that change by less than this, in natural logarithms, have been found: a thousandth of a rating point is more.
const EXACT: f64 = 1e-9;
/// Nothing that was ever seen needs as many.
const MOST_STEPS: u32 = 20_000;

/// The sets from which somebody was chosen, each with a number.
pub(super) struct Sets {
    bots: usize,
    numbers: BTreeMap<Vec<u8>, usize>,
    /// By number: each bot of the set and how many seats it had.
    members: Vec<Vec<(usize, f64)>>,
}

/// The choices of some matches, as far as strengths depend on them.
#[derive(Clone, Default)]
pub(super) struct Choices {
    /// By bot: how often it was chosen.
    chosen: BTreeMap<usize, f64>,
    /// By set: how often one of it was chosen.
    from: BTreeMap<usize, f64>,
}

/// The sum of choices, ready to be fitted.
pub(super) struct Sum<'a> {
    sets: &'a Sets,
    chosen: Vec<f64>,
    from: Vec<f64>,
}

impl Sets {
    pub(super) fn new(bots: usize) -> Sets {
        let mut sets = Sets { bots, numbers: BTreeMap::new(), members: Vec::new() };
        for (one, other) in pairs(bots) {
            sets.number(&[one, other]);
        }
        sets
    }

    /// Adds the choices of one match: the bot and the place of each seat, places from 1.
    pub(super) fn add_match(&mut self, choices: &mut Choices, bots: &[u8], places: &[u8]) {
        for place in 1..=u8::try_from(bots.len()).expect("few seats") {
            let with = |wanted: &dyn Fn(u8) -> bool| -> Vec<u8> {
                bots.iter().zip(places).filter(|(_, place)| wanted(**place)).map(|(bot, _)| *bot).collect()
            };
            let (sharing, behind) = (with(&|other| other == place), with(&|other| other > place));
            self.add_place(choices, &sharing, &behind);
        }
    }

    /// Adds the choices by which these bots came before those behind. While some of those who share a place are still to be
    /// chosen, they can be any of them: each such part has the same weight, and each of it the same chance to be next.
    fn add_place(&mut self, choices: &mut Choices, sharing: &[u8], behind: &[u8]) {
        for part in 1..1_u32 << sharing.len() {
            let is_in = |(seat, _): &(usize, &u8)| part >> *seat & 1 == 1;
            let left: Vec<u8> = sharing.iter().enumerate().filter(is_in).map(|(_, bot)| *bot).collect();
            let set = [&left[..], behind].concat();
            if set.iter().all(|bot| *bot == set[0]) {
                // Between a bot and itself nothing is decided.
                continue;
            }
            let weight = 1.0 / binomial(sharing.len(), left.len());
            let next = weight / float(left.len());
            for bot in &left {
                *choices.chosen.entry(usize::from(*bot)).or_default() += next;
            }
            *choices.from.entry(self.number(&set)).or_default() += weight;
        }
    }

    fn number(&mut self, set: &[u8]) -> usize {
        let mut set = set.to_vec();
        set.sort_unstable();
        if let Some(number) = self.numbers.get(&set) {
            return *number;
        }
        let seats = set.chunk_by(|one, next| one == next);
        self.members.push(seats.map(|same| (usize::from(same[0]), float(same.len()))).collect());
        self.numbers.insert(set, self.members.len() - 1);
        self.members.len() - 1
    }
}

impl<'a> Sum<'a> {
    pub(super) fn new(sets: &'a Sets) -> Sum<'a> {
        Sum { sets, chosen: vec![0.0; sets.bots], from: vec![0.0; sets.members.len()] }
    }

    pub(super) fn add(&mut self, choices: &Choices) {
        choices.chosen.iter().for_each(|(bot, weight)| self.chosen[*bot] += weight);
        choices.from.iter().for_each(|(set, weight)| self.from[*set] += weight);
    }

    /// Gives every two bots one more choice; `part` says how much of it each wins.
    pub(super) fn add_prior(&mut self, mut part: impl FnMut() -> f64) {
        for (one, other) in pairs(self.sets.bots) {
            let (mine, theirs) = (part(), part());
            self.chosen[usize::from(one)] += mine;
            self.chosen[usize::from(other)] += theirs;
            self.from[self.sets.numbers[&vec![one, other]]] += mine + theirs;
        }
    }

    /// All equally strong.
    pub(super) fn even(&self) -> Vec<f64> {
        vec![0.0; self.chosen.len()]
    }

    /// The most likely strengths, as natural logarithms whose mean is 0; `start` is where the search begins.
    pub(super) fn fit(&self, start: &[f64]) -> Vec<f64> {
        let mut logs = start.to_vec();
        for _ in 0..MOST_STEPS {
            let next = self.step(&logs);
            let change = logs.iter().zip(&next).map(|(before, now)| (before - now).abs()).fold(0.0, f64::max);
            logs = next;
            if change < EXACT {
                break;
            }
        }
        logs
    }

    /// One step of the MM algorithm.
    fn step(&self, logs: &[f64]) -> Vec<f64> {
        let strengths: Vec<f64> = logs.iter().map(|log| log.exp()).collect();
        let mut expected = vec![0.0; logs.len()];
        for (members, weight) in self.sets.members.iter().zip(&self.from) {
            if *weight > 0.0 {
                let all: f64 = members.iter().map(|(bot, seats)| strengths[*bot] * seats).sum();
                for (bot, seats) in members {
                    expected[*bot] += weight * seats / all;
                }
            }
        }
        let next = self.chosen.iter().zip(&expected).map(|(chosen, expected)| (chosen / expected).ln());
        let next: Vec<f64> = next.collect();
        let mean = next.iter().sum::<f64>() / float(next.len());
        next.into_iter().map(|log| log - mean).collect()
    }
}

/// Natural logarithms of strengths as ratings: 400 points are odds of ten to one; this bot has this rating.
pub(super) fn ratings(logs: &[f64], held: usize, at: f64) -> Vec<f64> {
    let scale = 400.0 / std::f64::consts::LN_10;
    logs.iter().map(|log| at + (log - logs[held]) * scale).collect()
}

fn pairs(bots: usize) -> impl Iterator<Item = (u8, u8)> {
    let bots = u8::try_from(bots).expect("few bots");
    (0..bots).flat_map(move |one| (one + 1..bots).map(move |other| (one, other)))
}

fn binomial(of: usize, chosen: usize) -> f64 {
    (0..chosen).map(|n| float(of - n) / float(n + 1)).product()
}

fn float(count: usize) -> f64 {
    crate::statistics::float(u64::try_from(count).expect("64 bits fit"))
}

/// Draws places by the model, seat by seat.
#[cfg(test)]
pub(super) fn places_of(strengths: &[f64], bots: &[u8], rng: &mut bots::BotRng) -> Vec<u8> {
    let mut places = vec![0; bots.len()];
    for place in 1..=u8::try_from(bots.len()).expect("few seats") {
        let left: Vec<usize> = (0..bots.len()).filter(|seat| places[*seat] == 0).collect();
        let all: f64 = left.iter().map(|seat| strengths[usize::from(bots[*seat])]).sum();
        let mut draw = super::bootstrap::unit(rng) * all;
        let next = left.iter().find(|seat| {
            draw -= strengths[usize::from(bots[**seat])];
            draw < 0.0
        });
        places[*next.unwrap_or(&left[left.len() - 1])] = place;
    }
    places
}

#[cfg(test)]
mod tests {
    use bots::BotRng;

    use super::*;

    fn fit(bots: usize, matches: &[(Vec<u8>, Vec<u8>)]) -> Vec<f64> {
        let mut sets = Sets::new(bots);
        let mut choices = Choices::default();
        for (bots, places) in matches {
            sets.add_match(&mut choices, bots, places);
        }
        let mut sum = Sum::new(&sets);
        sum.add(&choices);
        sum.add_prior(|| 0.5);
        ratings(&sum.fit(&sum.even()), 0, 1400.0)
    }

    /// Two bots, 9 to 2, and half a match more for each: odds of 9.5 to 2.5.
    #[test]
    fn two_bots_by_hand() {
        let mut matches = vec![(vec![0, 1], vec![1, 2]); 9];
        matches.extend(vec![(vec![1, 0], vec![1, 2]); 2]);
        let expected = 1400.0 - 400.0 * (9.5_f64 / 2.5).log10();
        assert!((fit(2, &matches)[1] - expected).abs() < 1e-6);
    }

    /// Two draws are a victory each.
    #[test]
    fn a_shared_place_is_half_a_victory_for_each() {
        let shared = fit(2, &[(vec![0, 1], vec![1, 1]), (vec![0, 1], vec![1, 1]), (vec![0, 1], vec![1, 2])]);
        let won = fit(2, &[(vec![0, 1], vec![1, 2]), (vec![0, 1], vec![2, 1]), (vec![0, 1], vec![1, 2])]);
        assert!((shared[1] - won[1]).abs() < 1e-6, "{shared:?} {won:?}");
    }

    /// Three who share the second place of four are their six orders, a sixth each.
    #[test]
    fn a_tie_of_three_is_the_mean_of_its_orders() {
        let bots = vec![0, 1, 2, 3];
        let orders = [[2, 3, 4], [2, 4, 3], [3, 2, 4], [3, 4, 2], [4, 2, 3], [4, 3, 2]];
        let orders = orders.map(|[a, b, c]| (bots.clone(), vec![1, a, b, c]));
        let odd = (bots.clone(), vec![2, 1, 3, 4]);
        let spelled: Vec<_> = orders.into_iter().chain(vec![odd.clone(); 6]).collect();
        let mut shared = vec![(bots, vec![1, 2, 2, 2]); 6];
        shared.extend(vec![odd; 6]);
        for (one, other) in fit(4, &spelled).iter().zip(fit(4, &shared)) {
            assert!((one - other).abs() < 1e-6);
        }
    }

    #[test]
    fn who_always_wins_has_a_finite_rating() {
        let rating = fit(2, &vec![(vec![0, 1], vec![1, 2]); 100])[1];
        assert!((rating - (1400.0 - 400.0 * 201_f64.log10())).abs() < 1e-6, "{rating}");
    }

    /// Known strengths come out of drawn places, also where bots sit at a table twice.
    #[test]
    fn known_strengths_are_found() {
        let truth = [1400.0, 1650.0, 1300.0, 900.0, 1480.0_f64];
        let strengths = truth.map(|rating| 10_f64.powf(rating / 400.0));
        let mut rng = BotRng::new(5);
        let mut matches = Vec::new();
        for _ in 0..20_000 {
            let bots: Vec<u8> = (0..4).map(|_| u8::try_from(rng.below(5)).unwrap()).collect();
            let places = places_of(&strengths, &bots, &mut rng);
            matches.push((bots, places));
        }
        let found = fit(5, &matches);
        for (found, truth) in found.iter().zip(truth) {
            assert!((found - truth).abs() < 15.0, "{found} is not {truth}");
        }
    }
}
