//! A player that tries its decisions on imagined tables.
//!
//! Whatever the game: it lists candidates ([`Search::candidates`]), imagines tables that look like its view, and on each of
//! them tries every candidate and lets the policy of the game play on for everybody, to the end or for some turns, after
//! which the table is estimated ([`Search::MODEL`]). All candidates are tried on the same tables with the same random
//! numbers, so that only differences count. Half of them are left out again and again, so that few are compared deeply
//! (sequential halving: Karnin, Koren and Somekh 2013). What the policy would have chosen stays to the last, and is left
//! only for something that was better by more than chance explains.

use std::time::{Duration, Instant};

use table::{Dice, Game, MAX_SEATS, PerSeat, Seat, Seed};

use crate::search::{utility, victory};
use crate::{Bot, BotRng, Budget, GreedyPlayout, Mind, Question, RemarkRound, Search};

/// How a thinker thinks.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Settings {
    /// At most so many candidates are compared.
    pub candidates: usize,
    /// By how many standard errors something must be better than the policy's choice.
    pub significance: f64,
    /// After so many turns a playout is cut off and the table estimated.
    pub turns: u16,
    /// It thinks for one part in so many of its budget.
    pub parts: u32,
}

impl Settings {
    /// Playouts are cut off after so many turns; everything else as in most games.
    pub const fn cut_off_after(turns: u16) -> Settings {
        Settings { candidates: 32, significance: 1.5, turns, parts: 1 }
    }
}

/// Of so many unlikely tables the last is taken as it is.
const MOST_IMAGINED: u32 = 12;

/// What is said while nobody waits gets one part in so many of the time for a decision.
const REMARK_PARTS: u32 = 8;

/// The bot that thinks.
#[derive(Clone, Debug)]
pub struct Thinker<G: Search> {
    rng: BotRng,
    settings: Settings,
    /// Before anything is heard.
    habits: G::Habits,
    /// With the habits that follow from what was heard.
    playout: GreedyPlayout<G>,
    scratch: G::Scratch,
    /// Those of [`Search::other_habits`], each with memory of its own.
    others: Vec<(G::Habits, G::Scratch)>,
    /// The policy's choice first.
    candidates: Vec<Candidate<G>>,
}

/// Something to say or do; nothing, where the seat may keep silent.
#[derive(Clone, Debug)]
struct Candidate<G: Game> {
    decision: Option<G::Decision>,
    /// How good the last table was on which it was tried.
    last: f64,
    /// By how much it was better than the policy's choice, on all tables together, and the squares of that.
    sum: f64,
    squares: f64,
}

impl<G: Search> Thinker<G> {
    /// Equal random numbers, habits, settings and iterations: equal play.
    pub fn new(rng: BotRng, habits: G::Habits, settings: Settings) -> Thinker<G> {
        Thinker {
            rng,
            settings,
            playout: GreedyPlayout::new(habits.clone()),
            habits,
            scratch: G::Scratch::default(),
            others: G::other_habits().into_iter().map(|habits| (habits, G::Scratch::default())).collect(),
            candidates: Vec::with_capacity(settings.candidates),
        }
    }

    /// The best of the candidates, with one part in so many of the budget.
    fn think(&mut self, question: &Question<'_, G>, budget: Budget, parts: u32) -> Option<G::Decision> {
        let start = Instant::now();
        let (view, prompt): (&G::View, _) = (&question.view, &question.prompt());
        self.list_candidates(question);
        if self.candidates.len() > 1 {
            let asked = Asked {
                view,
                seat: prompt.seat,
                seats: G::seats(G::known_in(view, prompt.seat)),
                budget: budget.part(self.settings.parts * parts),
                start,
            };
            self.halve(&asked);
        }
        self.candidates[0].decision
    }

    /// The policy's choice first.
    fn list_candidates(&mut self, question: &Question<'_, G>) {
        let prompt = &question.prompt();
        let known = G::known_in(&question.view, prompt.seat);
        let Thinker { candidates, habits, playout, rng, scratch, others, .. } = self;
        let whim = rng.clone();
        let after = |habits: &G::Habits| G::habits_after(habits, known, &question.heard, &mut whim.clone());
        playout.habits = after(habits);
        let most = self.settings.candidates;
        candidates.clear();
        let mut add = |decision: Option<G::Decision>| {
            if candidates.len() < most && candidates.iter().all(|known| known.decision != decision) {
                candidates.push(Candidate { decision, last: 0.0, sum: 0.0, squares: 0.0 });
            }
        };
        add(G::answer(known, prompt, Mind { habits: &playout.habits, rng, scratch }));
        if prompt.awaiting.must.contains(prompt.seat) {
            if prompt.decisions.len() == 1 && prompt.awaiting.may.is_empty() {
                return;
            }
        } else {
            add(None);
        }
        for (habits, scratch) in others {
            add(G::answer(known, prompt, Mind { habits: &after(habits), rng, scratch }));
        }
        let mind = Mind { habits: &playout.habits, rng, scratch };
        G::candidates(known, prompt, mind, |decision| add(Some(decision)));
    }

    /// Brings the best candidate to the first place.
    fn halve(&mut self, asked: &Asked<'_, G>) {
        let rounds = usize::ilog2(self.candidates.len() - 1) + 1;
        let mut tables = 0;
        for round in 0..rounds {
            let live = u32::try_from(self.candidates.len()).expect("few candidates");
            let mut tried = 0;
            while asked.goes_on(tried * live, round, rounds) && self.try_all(asked) {
                tried += 1;
            }
            tables += tried;
            let kept = if round + 1 == rounds { 1 } else { (self.candidates.len() - 1).div_ceil(2) };
            self.candidates[1..].sort_by(|one, other| other.sum.total_cmp(&one.sum));
            self.candidates.truncate(1 + kept);
            self.candidates.retain(|candidate| candidate.lead(tables) > HOPELESS);
            if self.candidates.len() == 1 {
                return;
            }
        }
        if self.candidates[1].lead(tables) > self.settings.significance {
            self.candidates.swap(0, 1);
        }
    }

    /// Tries every candidate on one more imagined table. A table for which there was not the time counts for nothing.
    fn try_all(&mut self, asked: &Asked<'_, G>) -> bool {
        let (table, bits) = self.imagine(asked);
        for place in 0..self.candidates.len() {
            if asked.is_late() {
                return false;
            }
            self.candidates[place].last = self.try_one(&table, asked, place, bits);
        }
        let policy = self.candidates[0].last;
        for candidate in &mut self.candidates {
            let difference = candidate.last - policy;
            candidate.sum += difference;
            candidate.squares += difference * difference;
        }
        true
    }

    /// A table that looks like the view, and random numbers for it. What others say may make it unlikely.
    fn imagine(&mut self, asked: &Asked<'_, G>) -> (G, u64) {
        let mut left = MOST_IMAGINED;
        loop {
            let bits = self.rng.bits();
            let table = G::imagine(asked.view, &mut Dice::new(Seed::from_number(bits)));
            left -= 1;
            let likelihood = G::likelihood(&table, asked.seat, &self.playout.habits);
            if left == 0 || BotRng::new(bits).chance(likelihood) {
                return (table, bits);
            }
        }
    }

    /// How good a table becomes for the seat by this candidate.
    fn try_one(&mut self, table: &G, asked: &Asked<'_, G>, place: usize, bits: u64) -> f64 {
        let Asked { seat, seats, .. } = *asked;
        let mut game = table.clone();
        if let Some(decision) = self.candidates[place].decision {
            game.apply(seat, decision, &mut ());
        }
        let mut rngs = random_numbers(bits);
        let (mut turn, mut turns) = (G::turn(table), 0);
        let most = self.settings.turns;
        let goes_on = |game: &G| {
            let now = G::turn(game);
            turns += u16::from(now != turn);
            turn = now;
            turns < most
        };
        let round = RemarkRound::after(seat, seats);
        self.playout.run_while(&mut game, &mut rngs[..usize::from(seats)], round, goes_on);
        if let Some(standing) = game.standing() {
            let scores = standing.scores.map(|_, score| f64::from(*score));
            return utility::<G>(&scores, seat, victory(&standing, seat));
        }
        let mut time_left = 0.0;
        let scores = PerSeat::from_fn(seats, |other| {
            let known = G::known_at(&game, other);
            let features = G::features(known, other, &self.playout.habits, &mut self.scratch);
            time_left = features.time_left;
            G::MODEL.score(&features)
        });
        utility::<G>(&scores, seat, G::MODEL.chances(&scores, time_left)[seat])
    }
}

/// Those of the seats on one imagined table: the same for all candidates.
fn random_numbers(bits: u64) -> [BotRng; MAX_SEATS] {
    let mut source = BotRng::new(!bits);
    std::array::from_fn(|_| BotRng::new(source.bits()))
}

impl<G: Game> Candidate<G> {
    /// By how many standard errors it was better than the policy's choice on so many tables.
    fn lead(&self, tables: u32) -> f64 {
        if tables == 0 {
            return 0.0;
        }
        let count = f64::from(tables);
        let mean = self.sum / count;
        let variance = (self.squares / count - mean * mean).max(0.0) + UNSEEN_VARIANCE / count;
        mean / (variance / count).sqrt()
    }
}

/// What was worse than the policy's choice by more standard errors than this is not tried again. With nothing else to try the
/// question is answered early, with a third of the time to spare and equally good play.
const HOPELESS: f64 = -2.5;

/// What few tables may have left unseen: without it two or three that agree would look like certainty.
const UNSEEN_VARIANCE: f64 = 0.02;

/// What is asked, and how long it may take.
struct Asked<'a, G: Game> {
    view: &'a G::View,
    seat: Seat,
    seats: u8,
    budget: Budget,
    start: Instant,
}

impl<G: Game> Asked<'_, G> {
    /// Is there another table to be tried in this round, after so many playouts?
    fn goes_on(&self, playouts: u32, round: u32, rounds: u32) -> bool {
        match self.budget {
            Budget::Iterations(iterations) => playouts == 0 || playouts < iterations / rounds,
            Budget::Time(time) => self.start.elapsed() < time * (round + 1) / rounds,
        }
    }

    /// Is all of the time used up?
    fn is_late(&self) -> bool {
        matches!(self.budget, Budget::Time(time) if self.start.elapsed() >= time)
    }
}

impl Budget {
    /// One part in so many.
    fn part(self, parts: u32) -> Budget {
        match self {
            Budget::Iterations(iterations) => Budget::Iterations((iterations / parts).max(1)),
            Budget::Time(time) => Budget::Time((time / parts).max(Duration::from_millis(1))),
        }
    }
}

impl<G: Search> Bot<G> for Thinker<G> {
    fn decide(&mut self, question: &Question<'_, G>, budget: Budget) -> G::Decision {
        self.think(question, budget, 1).expect("whoever must speak has a decision")
    }

    fn remark(&mut self, question: &Question<'_, G>, budget: Budget) -> Option<G::Decision> {
        self.think(question, budget, REMARK_PARTS)
    }
}
