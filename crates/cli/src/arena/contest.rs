//! Plays what is left to be played.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use bots::Budget;
use table::{Game, Seed};

use super::plan::{Pairing, Tables};
use super::results::{Common, Ended, Line, Results, Store};
use super::times::Times;
use crate::catalog::Playable;
use crate::failure::{Failure, Outcome};
use crate::{bot_match, progress, workers};

/// Everything that the matches need.
pub(super) struct Contest<G: Game> {
    /// By number of seats.
    pub(super) configs: BTreeMap<u8, G::Config>,
    pub(super) bots: Vec<String>,
    pub(super) seed: Seed,
    pub(super) budget: Budget,
}

impl<G: Playable> Contest<G> {
    /// The results of all matches: those in the file and those that are played now. Also says how many were played now.
    pub(super) fn results(
        &self,
        tables: &[Tables],
        jobs: usize,
        keep: Option<(&Path, &Common)>,
    ) -> Outcome<(Results, u64)> {
        let mut results = Results::new(self.bots.len());
        let mut left: BTreeSet<Pairing> = tables.iter().flat_map(Tables::pairings).collect();
        let total = u64::try_from(left.len()).expect("64 bits fit");
        let mut store = None;
        if let Some((path, common)) = keep {
            let (opened, lines) = Store::open(path, common)?;
            // More deals or other sizes of tables may be in the file: they are left alone.
            lines.into_iter().filter(|line| left.remove(&line.pairing())).for_each(|line| results.add(line));
            self.check_again(path, &results)?;
            store = Some(opened);
        }
        let left = Vec::from_iter(left);
        let count = u64::try_from(left.len()).expect("64 bits fit");
        let bar = progress::bar("matches", total);
        bar.set_position(total - count);
        let parts = workers::share(count, jobs, &bar, |number, own: &mut Vec<Line>| {
            let pairing = &left[usize::try_from(number).expect("a place in a list")];
            let (ended, times) = self.play(pairing)?;
            let line = Line::new(pairing, ended, times);
            store.as_ref().map_or(Ok(()), |store| store.keep(&line))?;
            own.push(line);
            Ok::<(), Failure>(())
        })?;
        parts.into_iter().flatten().for_each(|line| results.add(line));
        Ok((results, count))
    }

    /// Results of other bots must not be mixed with those of today's, whatever they call themselves: the first one is
    /// played again. With a budget of time another result proves nothing.
    fn check_again(&self, path: &Path, results: &Results) -> Outcome {
        let Budget::Iterations(_) = self.budget else { return Ok(()) };
        let Some((pairing, ended)) = results.matches.first_key_value() else { return Ok(()) };
        if self.play(pairing)?.0 == *ended {
            return Ok(());
        }
        let what =
            "its first match ends otherwise today: bots or rules have changed since; name another file";
        Err(Failure::file(path, what))
    }

    /// Plays one match. Every decision is checked: a bot that breaks a rule is a finding.
    fn play(&self, pairing: &Pairing) -> Outcome<(Ended, Vec<Times>)> {
        let config = &self.configs[&pairing.seats];
        let seed = self.seed.of_series(pairing.deal);
        let names = || pairing.seating.iter().map(|bot| &*self.bots[usize::from(*bot)]);
        let mut bots = bot_match::seated::<G>(seed, names());
        let mut times = vec![Times::default(); pairing.seating.len()];
        let played = bot_match::play::<G>(config, seed, &mut bots, |bot, question| {
            times[question.seat.index()].ask(bot, question, self.budget)
        })?;
        let (decisions, standing) = played.map_err(|illegal| {
            let which = format!("deal {}, {}", pairing.deal, names().collect::<Vec<_>>().join(","));
            let bot = &self.bots[usize::from(pairing.seating[illegal.seat.index()])];
            bot_match::broke_a_rule(&which, bot, &illegal)
        })?;
        let (places, points) = (standing.ranks.as_slice().to_vec(), standing.scores.as_slice().to_vec());
        Ok((Ended { places, points, decisions }, times))
    }
}
