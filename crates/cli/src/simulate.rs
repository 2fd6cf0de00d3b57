//! `fondaco simulate`: bots against bots.

use std::fmt::Write as _;
use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use bots::{Bot, Budget};
use record::{Recorder, SeedIn};
use serde::Serialize;
use serde_json::{Map, json};
use table::{Config as _, Game, MAX_SEATS, Seat, Seed, Standing};

use crate::args::Simulate;
use crate::bot_match::{self, Played};
use crate::catalog::{self, GameVisitor, Playable};
use crate::failure::{Failure, Outcome};
use crate::statistics::{float, short, wilson};
use crate::{progress, say, workers};

pub(crate) fn run(args: &Simulate) -> Outcome {
    let report = catalog::visit_game(&args.game, args)?;
    if args.json {
        let json = serde_json::to_string(&report).map_err(Failure::bad)?;
        say(&format!("{json}\n"))
    } else {
        say(&report.table())
    }
}

impl GameVisitor for &Simulate {
    type Out = Outcome<Report>;

    fn visit<G: Playable>(self) -> Outcome<Report> {
        let series = Series::<G>::of(self)?;
        let jobs = workers::all_cores(self.jobs);
        let bar = progress::bar("matches", self.games);
        let start = Instant::now();
        let parts =
            workers::share(self.games, jobs, &bar, |number, tally: &mut Tally| series.play(number, tally))?;
        let mut tally = Tally::default();
        for part in &parts {
            tally.add(part);
        }
        Ok(Report::new(G::NAME, &series.bots, self.games, &tally, start.elapsed()))
    }
}

/// Everything that the matches have in common.
struct Series<'a, G: Game> {
    config: G::Config,
    seed: Seed,
    budget: Budget,
    /// One name for each seat of the first match; in the next everybody moves on by one.
    bots: Vec<String>,
    records: Option<&'a Path>,
}

impl<'a, G: Playable> Series<'a, G> {
    fn of(args: &'a Simulate) -> Outcome<Series<'a, G>> {
        let named = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
        let players = args.players.unwrap_or(if named > 1 { named } else { 4 });
        let config = catalog::config_of_bots::<G>(players, args.config.as_deref())?;
        if named > players {
            return Err(Failure::bad(format_args!("{named} bots are named for {players} seats")));
        }
        bot_match::check_names::<G>(&args.bots)?;
        if let Some(folder) = &args.records {
            std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
        }
        let bots = args.bots.iter().cycle().take(usize::from(players)).cloned().collect();
        let budget = args.budget.of::<G>();
        Ok(Series { config, seed: args.seed.0, budget, bots, records: args.records.as_deref() })
    }

    /// Which bot, by its place in the list, sits here in this match.
    fn seated(&self, number: u64, seat: Seat) -> usize {
        let moved =
            usize::try_from(number % u64::from(self.config.seats())).expect("below the number of seats");
        (seat.index() + moved) % self.bots.len()
    }

    /// Plays one match and adds its result to `tally`.
    fn play(&self, number: u64, tally: &mut Tally) -> Outcome {
        let seed = self.seed.of_series(number);
        let names = Seat::first(self.config.seats()).map(|seat| &*self.bots[self.seated(number, seat)]);
        let mut bots = bot_match::seated::<G>(seed, names);
        let (decisions, standing) = self.play_with(number, seed, &mut bots)?;
        tally.count(decisions, &standing, |seat| self.seated(number, seat));
        Ok(())
    }

    /// Plays one match with these bots, one for each seat. Every decision is checked: a bot that breaks a rule is a finding.
    fn play_with(&self, number: u64, seed: Seed, bots: &mut [Box<dyn Bot<G>>]) -> Outcome<(u64, Standing)> {
        let played = match self.records {
            None => bot_match::play::<G>(&self.config, seed, bots, |bot, question| {
                bot.answer(question, self.budget)
            })?,
            Some(folder) => self.play_recorded(number, seed, bots, &folder.join(name(number)))?,
        };
        played.map_err(|illegal| {
            let bot = &self.bots[self.seated(number, illegal.seat)];
            bot_match::broke_a_rule(&format!("match {number}"), bot, &illegal)
        })
    }

    fn play_recorded(
        &self,
        number: u64,
        seed: Seed,
        bots: &mut [Box<dyn Bot<G>>],
        path: &Path,
    ) -> Outcome<Played<G>> {
        let mut opening = Vec::new();
        let mut recorder = Recorder::<G>::begin(&self.config, seed, &mut opening)
            .map_err(|rule| bot_match::refused::<G>(rule))?;
        let seats = Seat::first(self.config.seats());
        let names: Vec<&String> = seats.map(|seat| &self.bots[self.seated(number, seat)]).collect();
        let meta = Map::from_iter([("bots".to_owned(), json!(names))]);
        let mut lines = recorder.header(SeedIn::Header, &meta);
        let write = |recorder: &mut Recorder<G>, seat, decision, events: &mut Vec<_>| {
            lines += &recorder.decide(seat, decision, events)?;
            Ok(())
        };
        let played = bots::play(&mut recorder, Recorder::game, opening, bots, self.budget, write);
        let file = File::create_new(path).and_then(|mut file| file.write_all(lines.as_bytes()));
        file.map_err(|error| Failure::file(path, error))?;
        Ok(played.map(|decisions| (decisions, recorder.game().standing().expect("bots play to the end"))))
    }
}

fn name(number: u64) -> String {
    format!("{number:06}.jsonl")
}

/// Sums over matches, by place in the list of bots and by seat.
#[derive(Default)]
struct Tally {
    decisions: u64,
    by_bot: [Sums; MAX_SEATS],
    by_seat: [Sums; MAX_SEATS],
}

#[derive(Copy, Clone, Default)]
struct Sums {
    seats: u64,
    /// In sixtieths, so that a victory shared by up to five adds up exactly.
    wins: u64,
    score: i64,
}

impl Sums {
    fn add(&mut self, other: Sums) {
        self.seats += other.seats;
        self.wins += other.wins;
        self.score += other.score;
    }

    fn row(self) -> Row {
        let (seats, wins) = (float(self.seats), float(self.wins) / 60.0);
        #[expect(clippy::cast_precision_loss, reason = "scores stay far below 2^53")]
        let mean_score = self.score as f64 / seats.max(1.0);
        Row {
            seats: self.seats,
            wins,
            win_rate: wins / seats.max(1.0),
            ci95: wilson(wins, seats),
            mean_score,
        }
    }
}

impl Tally {
    fn count(&mut self, decisions: u64, standing: &Standing, seated: impl Fn(Seat) -> usize) {
        self.decisions += decisions;
        let winners = standing.winners();
        let part = 60 / u64::from(winners.len());
        for (seat, score) in standing.scores.iter() {
            let wins = if winners.contains(seat) { part } else { 0 };
            let sums = Sums { seats: 1, wins, score: i64::from(*score) };
            self.by_bot[seated(seat)].add(sums);
            self.by_seat[seat.index()].add(sums);
        }
    }

    fn add(&mut self, other: &Tally) {
        self.decisions += other.decisions;
        for (mine, theirs) in [(&mut self.by_bot, &other.by_bot), (&mut self.by_seat, &other.by_seat)] {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| mine.add(*theirs));
        }
    }
}

/// What is printed.
#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    players: usize,
    matches: u64,
    decisions: u64,
    decisions_per_second: f64,
    by_bot: Vec<Labelled<String>>,
    by_seat: Vec<Labelled<u8>>,
    #[serde(skip)]
    seconds: f64,
}

#[derive(Serialize)]
struct Labelled<L> {
    #[serde(rename = "bot", skip_serializing_if = "Option::is_none")]
    bot: Option<L>,
    #[serde(rename = "seat", skip_serializing_if = "Option::is_none")]
    seat: Option<L>,
    #[serde(flatten)]
    row: Row,
}

#[derive(Serialize, Copy, Clone)]
struct Row {
    seats: u64,
    wins: f64,
    win_rate: f64,
    ci95: [f64; 2],
    mean_score: f64,
}

impl Report {
    fn new(game: &'static str, bots: &[String], matches: u64, tally: &Tally, time: Duration) -> Report {
        let seconds = time.as_secs_f64();
        let mut names: Vec<(&String, Sums)> = Vec::new();
        for (name, sums) in bots.iter().zip(&tally.by_bot) {
            match names.iter_mut().find(|(known, _)| *known == name) {
                Some((_, all)) => all.add(*sums),
                None => names.push((name, *sums)),
            }
        }
        let by_bot = names.into_iter().map(|(name, sums)| Labelled {
            bot: Some(name.clone()),
            seat: None,
            row: sums.row(),
        });
        let by_seat = Seat::ALL.iter().zip(&tally.by_seat).take(bots.len()).map(|(seat, sums)| Labelled {
            bot: None,
            seat: Some(seat.number()),
            row: sums.row(),
        });
        Report {
            game,
            players: bots.len(),
            matches,
            decisions: tally.decisions,
            decisions_per_second: float(tally.decisions) / seconds.max(1e-9),
            by_bot: by_bot.collect(),
            by_seat: by_seat.collect(),
            seconds,
        }
    }

    /// For people.
    fn table(&self) -> String {
        let mut text = format!(
            "{}, {} seats: {} matches, {} decisions in {:.1} s ({} decisions/s)\n\n",
            self.game,
            self.players,
            self.matches,
            self.decisions,
            self.seconds,
            short(self.decisions_per_second),
        );
        let mut line = |label: &str, row: &Row| {
            let [low, high] = row.ci95.map(|rate| rate * 100.0);
            let (rate, score) = (row.win_rate * 100.0, row.mean_score);
            writeln!(text, "{label:<12} {rate:>7.1} %   {low:>5.1} to {high:>5.1} %   {score:>10.2}")
                .expect("writing to a string");
        };
        for by_bot in &self.by_bot {
            line(by_bot.bot.as_deref().unwrap_or_default(), &by_bot.row);
        }
        for by_seat in &self.by_seat {
            line(&format!("seat P{}", by_seat.seat.unwrap_or_default()), &by_seat.row);
        }
        let head = format!("{:<12} {:>9}   {:>16}   {:>10}\n", "", "win rate", "95 % interval", "mean score");
        match text.find("\n\n") {
            Some(place) => text.insert_str(place + 2, &head),
            None => text.insert_str(0, &head),
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use bots::{BotRng, Question};
    use hall::catalog::GAMES;

    use super::*;

    /// Says for ever what it said first, whatever it is asked.
    struct Cheat<G: Game>(Option<G::Decision>);

    impl<G: Game> Bot<G> for Cheat<G> {
        fn decide(&mut self, question: &Question<'_, G>, _: Budget) -> G::Decision {
            *self.0.get_or_insert(question.decisions[0])
        }
    }

    /// Plays a match in which the bot at seat 1 cheats, and returns what is said of it.
    struct WithACheat<'a> {
        records: Option<&'a Path>,
    }

    impl GameVisitor for WithACheat<'_> {
        type Out = Outcome<String>;

        fn visit<G: Playable>(self) -> Outcome<String> {
            let bots = ["random", "cheat", "random"].map(str::to_owned).to_vec();
            let (config, seed) = (catalog::config_of_bots::<G>(3, None)?, Seed::from_number(1));
            let budget = Budget::Iterations(1);
            let series = Series::<G> { config, seed, budget, bots, records: self.records };
            let random = |seat| G::bot("random", BotRng::new(seat)).expect("every game has it");
            let mut seated: Vec<Box<dyn Bot<G>>> = vec![random(0), Box::new(Cheat::<G>(None)), random(2)];
            match series.play_with(0, seed, &mut seated) {
                Err(Failure::Found(what)) => Ok(what),
                other => panic!("{}: not a finding: {other:?}", G::NAME),
            }
        }
    }

    #[test]
    fn a_bot_that_breaks_a_rule_is_named_with_its_seat_and_the_rule() {
        let folder = std::env::temp_dir().join(format!("fondaco-cheat-{}", std::process::id()));
        for game in GAMES {
            let records = folder.join(game);
            std::fs::create_dir_all(&records).expect("a folder for the records");
            for records in [None, Some(&*records)] {
                let what = catalog::visit_game(game, WithACheat { records }).expect("a finding");
                let rule = rulebook::ALL.iter().flat_map(|book| book.mentioned(&what)).count();
                assert!(what.contains("the bot \"cheat\" broke a rule: P1 ") && rule == 1, "{what}");
            }
        }
        std::fs::remove_dir_all(folder).expect("the folder of the records");
    }
}
